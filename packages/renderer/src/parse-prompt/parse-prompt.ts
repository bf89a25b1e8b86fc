import { castOfAd } from './ad-cast.ts';
import { placeOfAd, shownInAd } from './ad-place.ts';
import { chooseSetting } from './choose-setting.ts';
import { describeAd } from './describe-ad.ts';
import { type AdParts, findAd } from './find-ad.ts';
import { findPhrases } from './find-phrases.ts';
import { type FoundSubjects, findSubjects } from './find-subjects.ts';
import type { SceneDescription, Setting, Subject, Time } from './scene-description.ts';
import { settle } from './settle.ts';
import { type TaggedPhrase, tagPhrases } from './tag-phrases.ts';
import { type Span, tokensOf } from './tokens.ts';
import { type Kind, type Vocabulary, valuesIn } from './vocabulary.ts';
import { placeFor, viewFrom } from './window-view.ts';

/** The rest of a longer prompt is ignored. */
const TOKENS_MAX = 400;

/** A prompt as it was understood, and the phrases that it was understood from. */
export interface ParsedPrompt {
  readonly description: SceneDescription;
  readonly phrases: readonly TaggedPhrase[];
  /** For each subject, the phrases that it was read from. */
  readonly phrasesOf: readonly (readonly number[])[];
  /** Phrases of what the prompt does not want to see. */
  readonly deniedPhrases: ReadonlySet<number>;
  /** Where words stand that are shown as words. */
  readonly shownSpans: readonly Span[];
}

/** What a prompt asks for; words that are not in the vocabulary are ignored. */
export function parsePrompt(prompt: string, vocabulary: Vocabulary): SceneDescription {
  return parseWithPlaces(prompt, vocabulary).description;
}

export function parseWithPlaces(prompt: string, vocabulary: Vocabulary): ParsedPrompt {
  const parts = findAd(prompt);
  const phrases = tagPhrases(
    findPhrases(
      tokensOf(withBooks(parts.isAd ? inParts(parts.rest) : parts.rest)).slice(0, TOKENS_MAX),
      vocabulary,
    ),
  );
  const read = findSubjects(phrases);
  const found = parts.isAd ? castOfAd(read, prompt, phrases) : read;
  return {
    description: describe(prompt, phrases, parts, found),
    phrases,
    phrasesOf: found.phrasesOf,
    deniedPhrases: found.deniedPhrases,
    shownSpans: parts.spans,
  };
}

/** What an ad is for is one sentence, what it shows another. */
function inParts(text: string): string {
  return text.replace(',', '.');
}

/** Who reads a story has a book; the words are as long as those they replace. */
function withBooks(text: string): string {
  return text.replaceAll(
    /(\bread(?:s|ing)?\b[^,.;]{0,24}?\b)(story|stories)\b/giu,
    (_, before: string, word: string) => before + (word.length === 5 ? 'novel' : 'novels '),
  );
}

function timeOf(
  times: readonly Time[],
  { weather, particles }: Conditions,
  subjects: readonly Subject[],
): Time | null {
  // "A sunny day that ends in a starry night": the more specific time wins.
  const named = times.find((time) => time !== 'day') ?? times[0];
  if (named !== undefined) return named;
  const isDark = particles.includes('fireflies') || particles.includes('fireworks');
  if (isDark || weather.includes('aurora')) return 'night';
  return subjects.some(({ thing }) => thing === 'camping-lantern') ? 'dusk' : null;
}

const LANDSCAPES: ReadonlySet<Setting> = new Set<Setting>([
  'desert',
  'savanna',
  'sea',
  'beach',
  'forest',
  'jungle',
]);

/** "A coastal road", "a desert highway". */
function landscapeOf(
  setting: Setting,
  { votes }: FoundSubjects,
): Pick<SceneDescription, 'landscape'> {
  const found = votes.find((vote) => LANDSCAPES.has(vote.setting));
  return setting !== 'road' || found === undefined ? {} : { landscape: found.setting };
}

/** Places that can lie under snow, if the prompt speaks of it. */
const SNOWED_ON: ReadonlySet<Setting> = new Set<Setting>([
  'mountains',
  'forest',
  'meadow',
  'railway',
  'road',
  'street',
  'city',
  'village',
  'park',
  'garden',
  'farm',
  'lake',
  'river',
  'campsite',
  'rooftops',
  'market',
]);

type Conditions = Pick<SceneDescription, 'weather' | 'particles'>;

function describe(
  prompt: string,
  phrases: readonly TaggedPhrase[],
  parts: AdParts,
  found: FoundSubjects,
): SceneDescription {
  const meanings = phrases.flatMap((phrase, at) =>
    found.deniedPhrases.has(at) ? [] : phrase.meanings,
  );
  const all = <Of extends Kind>(kind: Of) => valuesIn(meanings, kind);
  const conditions: Conditions = { weather: all('weather'), particles: all('particle') };
  const shown = parts.isAd ? shownInAd(prompt, found) : found.subjects;
  const chosen = chooseSetting(found.votes, {
    ...conditions,
    subjects: shown,
    relations: found.relations,
    isAd: parts.isAd,
  });
  const place = placeFor(chosen, { subjects: shown, relations: found.relations }, found.votes);
  const isUnderSnow =
    (found.votes.some(({ setting }) => setting === 'snow') ||
      shown.some(({ states }) => states.includes('snowy'))) &&
    conditions.particles.length === 0;
  const setting = parts.isAd ? placeOfAd(prompt, place, { found, time: all('time')[0] }) : place;
  const cast = settle(
    { subjects: shown, relations: found.relations, effects: found.effects },
    setting,
  );
  return {
    setting,
    view: viewFrom(setting, found.votes),
    ...conditions,
    ...(isUnderSnow && SNOWED_ON.has(setting) ? { particles: ['snow'] as const } : {}),
    ...landscapeOf(setting, found),
    ...cast,
    time: timeOf(all('time'), conditions, cast.subjects),
    moods: all('mood'),
    styles: all('style'),
    camera: all('camera')[0] ?? null,
    accent: found.accent,
    title: parts.quotes[0] ?? parts.said,
    ad: parts.isAd ? describeAd(parts, prompt, { ...cast, palette: found.colours }) : null,
  };
}
