import type { Colour } from '../draw/colour.ts';
import { openIconFile } from '../icons/icon-file.ts';
import type { Phrase } from '../parse-prompt/find-phrases.ts';
import { nounAt } from '../parse-prompt/find-subjects.ts';
import { type ParsedPrompt, parseWithPlaces } from '../parse-prompt/parse-prompt.ts';
import type { SceneDescription, Setting } from '../parse-prompt/scene-description.ts';
import { inPaintedSetting } from '../parse-prompt/setting-fallbacks.ts';
import type { Span } from '../parse-prompt/tokens.ts';
import {
  createVocabulary,
  type Kind as MeaningKind,
  type Vocabulary,
  valuesIn,
} from '../parse-prompt/vocabulary.ts';
import { type WordColours, wordColours } from './word-colours.ts';

export const WORD_KINDS = [
  'subject',
  'setting',
  'light',
  'weather',
  'motion',
  'camera',
  'title',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** Words of a prompt that are in the picture. Places count UTF-16 code units. */
export interface ReadWord {
  readonly start: number;
  readonly end: number;
  readonly kind: WordKind;
  /** The colour that they became, as `#rrggbb`. */
  readonly color: string;
}

let vocabulary: Vocabulary | null = null;

/** The words of the vocabulary, read once per thread. */
export function knownWords(): Vocabulary {
  vocabulary ??= createVocabulary(openIconFile().names);
  return vocabulary;
}

/** Which words of a prompt were understood, and the colours they have in its picture. Draws nothing. */
export function readPrompt(prompt: string): readonly ReadWord[] {
  const parsed = parseWithPlaces(prompt, knownWords());
  const colours = wordColours(inPaintedSetting(parsed.description), prompt);
  const found = [...wordsOf(parsed, colours), ...titleOf(parsed, colours)];
  const placed = found.filter(({ start, end }) => end > start);
  return merged(
    placed.toSorted((first, second) => first.start - second.start),
    prompt,
  );
}

/** `modifier` is told apart until it is merged with what it modifies. */
interface Found extends Span {
  readonly kind: WordKind | 'modifier';
  readonly color: string;
}

function titleOf({ titleSpan }: ParsedPrompt, colours: WordColours): readonly Found[] {
  return titleSpan === null ? [] : [{ ...titleSpan, kind: 'title', color: code(colours.title()) }];
}

function wordsOf({ phrases, description }: ParsedPrompt, colours: WordColours): readonly Found[] {
  let owner = description.subjects[0];
  return phrases.flatMap((phrase, at): Found[] => {
    const icon = nounAt(phrases, at);
    const subject = description.subjects.find((each) => each.thing === icon);
    owner = subject ?? owner;
    const meaning =
      subject === undefined
        ? meaningOf(phrase, description, colours)
        : { kind: 'subject' as const, colour: colours.subject(subject) };
    if (meaning !== null)
      return [{ ...phrase.span, kind: meaning.kind, color: code(meaning.colour) }];
    const isMotion = valuesIn(phrase.meanings, 'motion').some((motion) =>
      owner?.motions.includes(motion),
    );
    if (owner === undefined) return [];
    const color = code(colours.subject(owner));
    if (isMotion) return [{ ...phrase.span, kind: 'motion', color }];
    return isModifier(phrase) ? [{ ...phrase.span, kind: 'modifier', color }] : [];
  });
}

interface MeaningInPicture {
  readonly kind: WordKind;
  readonly colour: Colour;
}

/** What a phrase that is no subject adds to the picture; null where it adds nothing. */
function meaningOf(
  { meanings }: Phrase,
  description: SceneDescription,
  colours: WordColours,
): MeaningInPicture | null {
  const first = <Of extends MeaningKind>(kind: Of) => valuesIn(meanings, kind)[0];
  const [setting, camera, time] = [first('setting'), first('camera'), first('time')];
  const [weather, mood, particle] = [first('weather'), first('mood'), first('particle')];
  if (setting !== undefined && isPartOf(setting, description.setting))
    return { kind: 'setting', colour: colours.setting() };
  if (camera !== undefined && camera === description.camera)
    return { kind: 'camera', colour: colours.camera() };
  if (time !== undefined && time === description.time)
    return { kind: 'light', colour: colours.time(time) };
  if (weather !== undefined) return { kind: 'weather', colour: colours.weather(weather) };
  if (mood !== undefined) return { kind: 'light', colour: colours.mood(mood) };
  if (particle !== undefined) return { kind: 'weather', colour: colours.particle(particle) };
  const isAccent = first('colour') !== undefined && first('colour') === description.accent;
  return isAccent ? { kind: 'light', colour: colours.accent() } : null;
}

/** Settings that were named become others: a forest in snow is the snow landscape. */
const ALSO: Readonly<Partial<Record<Setting, readonly Setting[]>>> = {
  snow: ['forest', 'meadow'],
  underwater: ['sea'],
};

function isPartOf(named: Setting, shown: Setting): boolean {
  return named === shown || (ALSO[shown]?.includes(named) ?? false);
}

const MODIFIERS: ReadonlySet<MeaningKind> = new Set([
  'count',
  'size',
  'colour',
  'icon',
  'position',
]);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

function isModifier({ text, meanings }: Phrase): boolean {
  return !ARTICLES.has(text) && meanings.some(({ kind }) => MODIFIERS.has(kind));
}

const NOUNS: ReadonlySet<Found['kind']> = new Set(['subject', 'setting']);
const ADJECTIVES: ReadonlySet<Found['kind']> = new Set(['modifier', 'light', 'weather']);
const ONLY_SPACE = /^[\s-]*$/;

/** "Neon city" is one: words that belong together become one, with the colour of the last. */
function merged(found: readonly Found[], prompt: string): readonly ReadWord[] {
  const words: Found[] = [];
  for (const word of found) {
    const before = words.at(-1);
    const isNext = before !== undefined && ONLY_SPACE.test(prompt.slice(before.end, word.start));
    if (before !== undefined && isNext && belongTogether(before, word)) {
      words[words.length - 1] = { ...word, start: before.start };
    } else words.push(word);
  }
  // A modifier that stands alone says something about the subject it was given to.
  return words.map((word) => ({ ...word, kind: word.kind === 'modifier' ? 'subject' : word.kind }));
}

function belongTogether(before: Found, word: Found): boolean {
  if (NOUNS.has(word.kind)) {
    return ADJECTIVES.has(before.kind) || (before.kind === 'setting' && word.kind === 'setting');
  }
  return before.kind === word.kind && word.kind !== 'motion';
}

function code(colour: Colour): string {
  const part = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${colour.map(part).join('')}`;
}
