import type { Colour } from '../draw/colour.ts';
import { openIconFile } from '../icons/icon-file.ts';
import { parseWithPlaces } from '../parse-prompt/parse-prompt.ts';
import type { ParsedPrompt } from '../parse-prompt/parsed-prompt.ts';
import { type TaggedPhrase, verbOf } from '../parse-prompt/phrases/tag-phrases.ts';
import type { Span } from '../parse-prompt/phrases/tokens.ts';
import type { SceneDescription, Setting } from '../parse-prompt/scene-description.ts';
import {
  createVocabulary,
  type Kind as MeaningKind,
  type Vocabulary,
  valuesIn,
} from '../parse-prompt/vocabulary.ts';
import { type WordColours, wordColours } from './word-colours.ts';
import type { Reading, ReadWord, WordKind } from './words.ts';

let vocabulary: Vocabulary | null = null;

/** The words of the vocabulary, read once per thread. */
export function knownWords(): Vocabulary {
  vocabulary ??= createVocabulary(openIconFile().names);
  return vocabulary;
}

/** What a prompt asks to draw, the words that say so and the colours they have in its picture. Draws nothing. */
export function readPrompt(prompt: string): Reading {
  const parsed = parseWithPlaces(prompt, knownWords());
  const colours = wordColours(parsed.description, prompt);
  const found = [...wordsOf(parsed, colours), ...shownWords(parsed, colours)];
  const placed = found.filter(({ start, end }) => end > start);
  const words = merged(
    placed.toSorted((first, second) => first.start - second.start),
    prompt,
  );
  return { words, description: parsed.description };
}

/** `modifier` is told apart until it is merged with what it modifies. */
interface Found extends Span {
  readonly kind: WordKind | 'modifier';
  readonly color: string;
  readonly thing?: string;
}

function shownWords({ shownSpans }: ParsedPrompt, colours: WordColours): readonly Found[] {
  return shownSpans.map((span) => ({ ...span, kind: 'title', color: code(colours.title()) }));
}

function wordsOf(parsed: ParsedPrompt, colours: WordColours): readonly Found[] {
  const { phrases, description, phrasesOf, deniedPhrases } = parsed;
  const ownerOf = new Map(
    phrasesOf.flatMap((places, at) => places.map((place) => [place, at] as const)),
  );
  let last = description.subjects[0];
  return phrases.flatMap((phrase, at): Found[] => {
    if (deniedPhrases.has(at)) return [];
    const owner = description.subjects[ownerOf.get(at) ?? -1];
    last = owner ?? last;
    if (owner !== undefined) {
      if (phrase.role === 'determiner') return [];
      const kind =
        phrase.role === 'noun' ? 'subject' : verbOf(phrase) === undefined ? 'modifier' : 'motion';
      return [{ ...phrase.span, kind, color: code(colours.subject(owner)), thing: owner.thing }];
    }
    const meaning = meaningOf(phrase, description, colours);
    if (meaning !== null)
      return [{ ...phrase.span, kind: meaning.kind, color: code(meaning.colour) }];
    if (last === undefined) return [];
    const color = code(colours.subject(last));
    if (phrase.role === 'verb') return [{ ...phrase.span, kind: 'motion', color }];
    return phrase.role === 'position'
      ? [{ ...phrase.span, kind: 'subject', color, thing: last.thing }]
      : [];
  });
}

interface MeaningInPicture {
  readonly kind: WordKind;
  readonly colour: Colour;
}

/** What a phrase that is no subject adds to the picture; null where it adds nothing. */
function meaningOf(
  { meanings, role }: TaggedPhrase,
  description: SceneDescription,
  colours: WordColours,
): MeaningInPicture | null {
  const first = <Of extends MeaningKind>(kind: Of) => valuesIn(meanings, kind)[0];
  const [camera, time] = [first('camera'), first('time')];
  const setting = first('setting') ?? first('hint');
  const [weather, mood, particle] = [first('weather'), first('mood'), first('particle')];
  if (role === 'verb' || role === 'preposition') return null;
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
  return words.map(({ thing, kind, ...word }) => {
    const shown = kind === 'modifier' ? 'subject' : kind;
    const isThing = shown === 'subject' && thing !== undefined;
    return isThing ? { ...word, kind: shown, thing } : { ...word, kind: shown };
  });
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
