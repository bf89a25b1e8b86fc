import { chooseSetting } from './choose-setting.ts';
import { findPhrases, type Phrase } from './find-phrases.ts';
import { findSubjects } from './find-subjects.ts';
import { splitTitle } from './quoted-title.ts';
import type { SceneDescription } from './scene-description.ts';
import { type Span, tokensOf } from './tokens.ts';
import { type Vocabulary, valuesIn } from './vocabulary.ts';

/** The rest of a longer prompt is ignored. */
const TOKENS_MAX = 400;

/** A prompt as it was understood, and the phrases that it was understood from. */
export interface ParsedPrompt {
  readonly description: SceneDescription;
  readonly phrases: readonly Phrase[];
  /** Where the title stands in the prompt; null without one. */
  readonly titleSpan: Span | null;
}

/** What a prompt asks for; words that are not in the vocabulary are ignored. */
export function parsePrompt(prompt: string, vocabulary: Vocabulary): SceneDescription {
  return parseWithPlaces(prompt, vocabulary).description;
}

export function parseWithPlaces(prompt: string, vocabulary: Vocabulary): ParsedPrompt {
  const { title, span: titleSpan, rest } = splitTitle(prompt);
  const phrases = findPhrases(tokensOf(rest).slice(0, TOKENS_MAX), vocabulary);
  return { description: describe(phrases, title), phrases, titleSpan };
}

function describe(phrases: readonly Phrase[], title: string | null): SceneDescription {
  const meanings = phrases.flatMap((phrase) => phrase.meanings);
  const weather = valuesIn(meanings, 'weather');
  const particles = valuesIn(meanings, 'particle');
  const { subjects, relations, accent } = findSubjects(phrases);
  const setting = chooseSetting(phrases, subjects, { weather, particles });
  const times = valuesIn(meanings, 'time');
  return {
    setting,
    // "A sunny day that ends in a starry night": the more specific time wins.
    time: times.find((time) => time !== 'day') ?? times[0] ?? null,
    weather,
    moods: valuesIn(meanings, 'mood'),
    particles,
    effects: [],
    styles: [],
    subjects,
    relations,
    camera: valuesIn(meanings, 'camera')[0] ?? null,
    accent,
    title,
    ad: null,
  };
}
