import { wordsIn } from '../word-list.ts';
import type {
  CameraMove,
  FramePosition,
  Mood,
  Motion,
  Particle,
  Place,
  Setting,
  SubjectSize,
  Time,
  Weather,
} from './scene-description.ts';
import { ANIMAL_AND_PERSON_WORDS } from './words/animals-and-people.ts';
import {
  CAMERA_WORDS,
  MOOD_WORDS,
  PARTICLE_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './words/conditions.ts';
import {
  COLOUR_WORDS,
  COUNT_WORDS,
  MOTION_WORDS,
  POSITION_WORDS,
  RELATION_WORDS,
  SUBJECT_SIZE_WORDS,
} from './words/modifiers.ts';
import { OBJECT_WORDS } from './words/objects.ts';
import { SETTING_WORDS } from './words/settings.ts';

/** What a phrase can mean: the kinds of meaning and their values. */
interface Values {
  readonly setting: Setting;
  readonly time: Time;
  readonly weather: Weather;
  readonly mood: Mood;
  readonly particle: Particle;
  readonly camera: CameraMove;
  readonly motion: Motion;
  readonly size: SubjectSize;
  readonly colour: string;
  readonly relation: Place;
  readonly position: FramePosition;
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

/** Icon names that are signs or gestures, or words that mean something else in most sentences. */
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
  words: Readonly<Partial<Record<Value, string>>>,
  meaning: (value: Value) => Meaning,
): [string, Meaning][] {
  const values = Object.keys(words).filter((value): value is Value => value in words);
  return values.flatMap((value) =>
    wordsIn(words[value] ?? '').map((phrase): [string, Meaning] => [phrase, meaning(value)]),
  );
}

function listedEntries(): [string, Meaning][] {
  return [
    ...entriesOf(SETTING_WORDS, (value) => ({ kind: 'setting', value })),
    ...entriesOf(TIME_WORDS, (value) => ({ kind: 'time', value })),
    ...entriesOf(WEATHER_WORDS, (value) => ({ kind: 'weather', value })),
    ...entriesOf(MOOD_WORDS, (value) => ({ kind: 'mood', value })),
    ...entriesOf(PARTICLE_WORDS, (value) => ({ kind: 'particle', value })),
    ...entriesOf(CAMERA_WORDS, (value) => ({ kind: 'camera', value })),
    ...entriesOf(MOTION_WORDS, (value) => ({ kind: 'motion', value })),
    ...entriesOf(SUBJECT_SIZE_WORDS, (value) => ({ kind: 'size', value })),
    ...entriesOf(RELATION_WORDS, (value) => ({ kind: 'relation', value })),
    ...entriesOf(POSITION_WORDS, (value) => ({ kind: 'position', value })),
    ...entriesOf(ANIMAL_AND_PERSON_WORDS, (value) => ({ kind: 'icon', value })),
    ...entriesOf(OBJECT_WORDS, (value) => ({ kind: 'icon', value })),
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

/** All known words: those of the word lists, then the names of the icons. */
export function createVocabulary(iconNames: readonly string[]): Vocabulary {
  const vocabulary = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: Meaning) => {
    const known = vocabulary.get(phrase);
    if (known === undefined) vocabulary.set(phrase, [meaning]);
    else known.push(meaning);
  };
  for (const [phrase, meaning] of listedEntries()) add(phrase, meaning);
  for (const name of iconNames) {
    if (!NO_SUBJECT.test(name) && !vocabulary.has(name)) add(name, { kind: 'icon', value: name });
  }
  return vocabulary;
}
