import { wordsIn } from '../word-list.ts';
import type {
  Bulk,
  CameraMove,
  Mood,
  Motion,
  Particle,
  Relation,
  Setting,
  Spot,
  Time,
  Weather,
} from './reading.ts';
import {
  CAMERA_WORDS,
  MOOD_WORDS,
  PARTICLE_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './words/conditions.ts';
import {
  BULK_WORDS,
  COLOUR_WORDS,
  COUNT_WORDS,
  MOTION_WORDS,
  RELATION_WORDS,
  SPOT_WORDS,
} from './words/describing.ts';
import { LIVING_WORDS } from './words/living.ts';
import { PLACE_WORDS } from './words/places.ts';
import { THING_WORDS } from './words/things.ts';

/** What a phrase can mean, by kind. */
interface Values {
  readonly place: Setting;
  readonly time: Time;
  readonly weather: Weather;
  readonly mood: Mood;
  readonly particle: Particle;
  readonly camera: CameraMove;
  readonly motion: Motion;
  readonly bulk: Bulk;
  readonly colour: string;
  readonly relation: Relation;
  readonly spot: Spot;
  readonly count: number;
  readonly icon: string;
}

export type Kind = keyof Values;

interface MeaningOf<Of extends Kind> {
  readonly kind: Of;
  readonly value: Values[Of];
}

export type Meaning = { [Of in Kind]: MeaningOf<Of> }[Kind];

interface Named {
  readonly kind: string;
  readonly value: unknown;
}

/** All meanings of one kind, each once, in the order in which they were found. */
export function valuesIn<Of extends Kind>(meanings: readonly Named[], kind: Of): Values[Of][] {
  const isWanted = (meaning: Named): meaning is MeaningOf<Of> => meaning.kind === kind;
  return [...new Set(meanings.filter(isWanted).map(({ value }) => value))];
}

export type Vocabulary = ReadonlyMap<string, readonly Meaning[]>;

/** Names of the set that are signs, gestures, or words with another meaning in most sentences. */
const SIGNS = `
  button oclock -thirty keycap arrow -square -circle -sign$ symbol hand fist index- -heart$ bubble$
  ^japanese- moon-face -moon$ no- ^sun -suit$ gesturing facing diamond$ -lock locked mailbox -tray
  ^man- ^woman- ^person-
`;
const WORDS_OF_OTHER_MEANING = `
  a b o on om top back end soon plus minus multiply divide information mate link label hole leg foot
  nose mouth tongue ear eye eyes tooth brain lungs wing fly place cancer leo aries libra virgo
  taurus gemini pisces scorpio aquarius restroom customs prohibited wireless registered copyright warning
  placard shower dizzy dashing-away collision zzz map-of-japan motorway desert mountain fog foggy
  cinema cooking cigarette middle-finger coffin kiss-mark
`;
const NO_SUBJECT = new RegExp(
  [...wordsIn(SIGNS), ...wordsIn(WORDS_OF_OTHER_MEANING).map((word) => `^${word}$`)].join('|'),
);

function entriesOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
  meaning: (value: Value) => Meaning,
): [string, Meaning][] {
  const values = Object.keys(words).filter((value): value is Value => value in words);
  return values.flatMap((value) =>
    wordsIn(words[value]).map((phrase): [string, Meaning] => [phrase, meaning(value)]),
  );
}

function statedEntries(): [string, Meaning][] {
  return [
    ...entriesOf(PLACE_WORDS, (value) => ({ kind: 'place', value })),
    ...entriesOf(TIME_WORDS, (value) => ({ kind: 'time', value })),
    ...entriesOf(WEATHER_WORDS, (value) => ({ kind: 'weather', value })),
    ...entriesOf(MOOD_WORDS, (value) => ({ kind: 'mood', value })),
    ...entriesOf(PARTICLE_WORDS, (value) => ({ kind: 'particle', value })),
    ...entriesOf(CAMERA_WORDS, (value) => ({ kind: 'camera', value })),
    ...entriesOf(MOTION_WORDS, (value) => ({ kind: 'motion', value })),
    ...entriesOf(BULK_WORDS, (value) => ({ kind: 'bulk', value })),
    ...entriesOf(RELATION_WORDS, (value) => ({ kind: 'relation', value })),
    ...entriesOf(SPOT_WORDS, (value) => ({ kind: 'spot', value })),
    ...entriesOf(LIVING_WORDS, (value) => ({ kind: 'icon', value })),
    ...entriesOf(THING_WORDS, (value) => ({ kind: 'icon', value })),
    ...Object.entries(COLOUR_WORDS).map(([word, value]): [string, Meaning] => [
      word,
      { kind: 'colour', value },
    ]),
    ...Object.entries(COUNT_WORDS).map(([word, value]): [string, Meaning] => [
      word,
      { kind: 'count', value },
    ]),
  ];
}

/** All words the reader knows: the stated ones, then the icons by their own names. */
export function createVocabulary(iconNames: readonly string[]): Vocabulary {
  const vocabulary = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: Meaning) => {
    const known = vocabulary.get(phrase);
    if (known === undefined) vocabulary.set(phrase, [meaning]);
    else known.push(meaning);
  };
  for (const [phrase, meaning] of statedEntries()) add(phrase, meaning);
  for (const name of iconNames) {
    if (!NO_SUBJECT.test(name) && !vocabulary.has(name)) add(name, { kind: 'icon', value: name });
  }
  return vocabulary;
}
