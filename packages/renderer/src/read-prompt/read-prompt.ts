import { chooseSetting } from './choose-setting.ts';
import { findPhrases } from './find-phrases.ts';
import { findSubjects } from './find-subjects.ts';
import { splitTitle } from './quoted-title.ts';
import type { Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';
import { type Vocabulary, valuesIn } from './vocabulary.ts';

/** Longer prompts repeat themselves; what matters is said early. */
const TOKENS_MAX = 400;

/** What a sentence asks for; what it says in words unknown to the vocabulary is left out. */
export function readPrompt(prompt: string, vocabulary: Vocabulary): Reading {
  const { title, rest } = splitTitle(prompt);
  const phrases = findPhrases(tokensOf(rest).slice(0, TOKENS_MAX), vocabulary);
  const meanings = phrases.flatMap((phrase) => phrase.meanings);
  const weather = valuesIn(meanings, 'weather');
  const particles = valuesIn(meanings, 'particle');
  const { subjects, accent } = findSubjects(phrases);
  const setting = chooseSetting(phrases, subjects, { weather, particles });
  const times = valuesIn(meanings, 'time');
  return {
    setting,
    // "A sunny day that ends in a starry night" is remembered for the rarer of the two.
    time: times.find((time) => time !== 'day') ?? times[0] ?? null,
    weather,
    moods: valuesIn(meanings, 'mood'),
    particles,
    subjects,
    camera: valuesIn(meanings, 'camera')[0] ?? null,
    accent,
    title,
  };
}
