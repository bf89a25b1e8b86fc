import { wordsIn } from '../word-list.ts';
import type {
  Age,
  CameraMove,
  Effect,
  Figure,
  FramePosition,
  Garment,
  HairStyle,
  Mood,
  Particle,
  Pattern,
  Place,
  Setting,
  State,
  Style,
  SubjectSize,
  Time,
  Weather,
} from './scene-description.ts';
import { ANIMAL_AND_PERSON_WORDS } from './words/animals-and-people.ts';
import { BUILT_WORDS } from './words/built.ts';
import { COLOUR_WORDS, SHADE_WORDS } from './words/colours.ts';
import { COMPOUND_WORDS } from './words/compounds.ts';
import {
  CAMERA_WORDS,
  EFFECT_WORDS,
  MOOD_WORDS,
  PARTICLE_WORDS,
  STYLE_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './words/conditions.ts';
import { DRAWING_WORDS } from './words/drawings.ts';
import { EVENT_PLACES } from './words/event-places.ts';
import { EVENT_WORDS } from './words/events.ts';
import { EVERYDAY_WORDS } from './words/everyday.ts';
import { FOOD_WORDS } from './words/food.ts';
import { GARMENT_WORDS } from './words/garments.ts';
import { HOUSE_AND_HOME_WORDS } from './words/house-and-home.ts';
import {
  COUNT_WORDS,
  PLACE_WORDS,
  POSITION_WORDS,
  STATE_WORDS,
  SUBJECT_SIZE_WORDS,
} from './words/modifiers.ts';
import { NATURE_WORDS } from './words/nature.ts';
import { NO_THING_WORDS } from './words/no-things.ts';
import { OBJECT_WORDS } from './words/objects.ts';
import { OLD_TIME_WORDS } from './words/of-old-times.ts';
import { PACKED_PRODUCT_WORDS } from './words/packed-products.ts';
import {
  AGE_WORDS,
  FIGURE_WORDS,
  HAIR_COLOUR_WORDS,
  HAIR_NOUNS,
  HAIR_STYLE_WORDS,
  PATTERN_WORDS,
  PERSON_WORDS,
  SKIN_WORDS,
} from './words/people.ts';
import { PICTURE_WORDS } from './words/picture-words.ts';
import { PLAY_WORDS } from './words/play.ts';
import { PRODUCT_WORDS } from './words/products.ts';
import { RARER_NATURE_WORDS } from './words/rarer-nature.ts';
import { RARER_BUILT_WORDS } from './words/rarer-places.ts';
import { RARER_WORDS } from './words/rarer-things.ts';
import { ROOM_WORDS } from './words/rooms.ts';
import { HINT_WORDS, SETTING_WORDS } from './words/settings.ts';
import { SHOP_GOODS_WORDS } from './words/shop-goods.ts';
import { TOOL_AND_INSTRUMENT_WORDS } from './words/tools-and-instruments.ts';
import { VEHICLE_AND_LANDMARK_WORDS } from './words/vehicles-and-landmarks.ts';
import { type VerbUse, verbEntries } from './words/verb-forms.ts';

/** What a phrase can mean: the kinds of meaning and their values. */
interface Values {
  /** A place that it names. */
  readonly setting: Setting;
  /** A place that it makes likely. */
  readonly hint: Setting;
  readonly time: Time;
  readonly weather: Weather;
  readonly mood: Mood;
  readonly particle: Particle;
  readonly effect: Effect;
  readonly style: Style;
  readonly camera: CameraMove;
  readonly verb: VerbUse;
  readonly size: SubjectSize;
  readonly colour: string;
  readonly state: State;
  readonly place: Place;
  readonly position: FramePosition;
  readonly count: number;
  readonly thing: string;
  readonly age: Age;
  readonly 'hair-style': HairStyle;
  readonly 'hair-colour': string;
  readonly hair: HairStyle | null;
  readonly garment: Garment;
  readonly pattern: Pattern;
  readonly figure: Figure;
  readonly skin: number;
  /** About the picture itself: never a thing. */
  readonly picture: true;
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
  ^man- ^woman- ^person- ^flag- ^pregnant-
`;
const WORDS_OF_OTHER_MEANING = `
  a b o on om top back end soon plus minus multiply divide information mate link label hole leg foot
  nose mouth tongue ear eye eyes tooth brain lungs wing fly place cancer leo aries libra virgo
  taurus gemini pisces scorpio aquarius restroom customs prohibited wireless registered copyright warning
  placard shower dizzy dashing-away collision zzz map-of-japan motorway desert mountain fog foggy
  cinema cooking cigarette middle-finger coffin kiss-mark water-wave volcano stadium star sparkles
  sparkle camping bank cloud houses wedding infinity gear fire-works fireworks night-with-stars
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

function pairsOf<Value>(
  words: Readonly<Record<string, Value>>,
  meaning: (value: Value) => Meaning,
): [string, Meaning][] {
  return Object.entries(words).map(([word, value]) => [word, meaning(value)]);
}

const ANIMAL =
  /^(?:cat-face|dog-face|fox|bear|polar-bear|panda|koala|tiger-face|lion|rabbit-face|hamster|pig-face|cow-face|monkey-face|wolf|raccoon|unicorn|horse|deer|penguin|owl|bird|dragon|t-rex|sauropod|dolphin|turtle|octopus|shark|seal|elephant|ewe|goat|sloth|leopard|swan|flamingo|whale|crocodile|hedgehog|otter|kangaroo|donkey|llama|zebra|giraffe|hippopotamus|rhinoceros|camel|gorilla|lioness|cheetah|orca|antelope|red-panda|hyena|crocodile|moose)$/u;

/** "A lion cub", "a baby elephant". */
function youngEntries(thing: (value: string) => Meaning): [string, Meaning][] {
  const whole = ['zebra', 'giraffe', 'hippopotamus', 'rhinoceros', 'camel', 'gorilla', 'seal'];
  const named = Object.entries(ANIMAL_AND_PERSON_WORDS).filter(([icon]) => ANIMAL.test(icon));
  const words = [
    ...named.flatMap(([icon, text]) => wordsIn(text).map((word) => [word, icon] as const)),
    ...whole.map((icon) => [icon, icon] as const),
  ];
  return words.flatMap(([word, icon]): [string, Meaning][] => [
    [`baby-${word}`, thing(icon)],
    [`${word}-cub`, thing(icon)],
    [`${word}-calf`, thing(icon)],
    [`${word}-pup`, thing(icon)],
  ]);
}

function thingEntries(): [string, Meaning][] {
  const thing = (value: string): Meaning => ({ kind: 'thing', value });
  return [
    ...[...EVENT_WORDS].map(([word, who]): [string, Meaning] => [word, thing(who.thing)]),
    ...entriesOf(SHOP_GOODS_WORDS, thing),
    ...entriesOf(TOOL_AND_INSTRUMENT_WORDS, thing),
    ...entriesOf(VEHICLE_AND_LANDMARK_WORDS, thing),
    ...entriesOf(HOUSE_AND_HOME_WORDS, thing),
    ...entriesOf(RARER_WORDS, thing),
    ...entriesOf(RARER_BUILT_WORDS, thing),
    ...entriesOf(RARER_NATURE_WORDS, thing),
    ...entriesOf(COMPOUND_WORDS, thing),
    ...entriesOf(OLD_TIME_WORDS, thing),
    ...entriesOf(FOOD_WORDS, thing),
    ...entriesOf(BUILT_WORDS, thing),
    ...entriesOf(PLAY_WORDS, thing),
    ...entriesOf(NATURE_WORDS, thing),
    ...entriesOf(PRODUCT_WORDS, thing),
    ...entriesOf(PACKED_PRODUCT_WORDS, thing),
    ...entriesOf(ROOM_WORDS, thing),
    ...entriesOf(DRAWING_WORDS, thing),
    ...entriesOf(ANIMAL_AND_PERSON_WORDS, thing),
    ...entriesOf(OBJECT_WORDS, thing),
    ...youngEntries(thing),
    ...[...PERSON_WORDS].map(([word, who]): [string, Meaning] => [word, thing(who.thing)]),
    ...entriesOf(EVERYDAY_WORDS, thing),
  ];
}

function conditionEntries(): [string, Meaning][] {
  return [
    ...entriesOf(SETTING_WORDS, (value) => ({ kind: 'setting', value })),
    ...entriesOf(HINT_WORDS, (value) => ({ kind: 'hint', value })),
    ...entriesOf(EVENT_PLACES, (value) => ({ kind: 'hint', value })),
    ...entriesOf(TIME_WORDS, (value) => ({ kind: 'time', value })),
    ...entriesOf(WEATHER_WORDS, (value) => ({ kind: 'weather', value })),
    ...entriesOf(MOOD_WORDS, (value) => ({ kind: 'mood', value })),
    ...entriesOf(PARTICLE_WORDS, (value) => ({ kind: 'particle', value })),
    ...entriesOf(EFFECT_WORDS, (value) => ({ kind: 'effect', value })),
    ...entriesOf(STYLE_WORDS, (value) => ({ kind: 'style', value })),
    ...entriesOf(CAMERA_WORDS, (value) => ({ kind: 'camera', value })),
    ...wordsIn(`${PICTURE_WORDS} ${NO_THING_WORDS}`).map((word): [string, Meaning] => [
      word,
      { kind: 'picture', value: true },
    ]),
  ];
}

function modifierEntries(): [string, Meaning][] {
  return [
    ...entriesOf(SUBJECT_SIZE_WORDS, (value) => ({ kind: 'size', value })),
    ...entriesOf(PLACE_WORDS, (value) => ({ kind: 'place', value })),
    ...entriesOf(POSITION_WORDS, (value) => ({ kind: 'position', value })),
    ...entriesOf(STATE_WORDS, (value) => ({ kind: 'state', value })),
    ...entriesOf(GARMENT_WORDS, (value) => ({ kind: 'garment', value })),
    ...entriesOf(PATTERN_WORDS, (value) => ({ kind: 'pattern', value })),
    ...entriesOf(FIGURE_WORDS, (value) => ({ kind: 'figure', value })),
    ...pairsOf({ ...SHADE_WORDS, ...COLOUR_WORDS }, (value) => ({ kind: 'colour', value })),
    ...pairsOf(SKIN_WORDS, (value) => ({ kind: 'skin', value })),
    ...pairsOf(COUNT_WORDS, (value) => ({ kind: 'count', value })),
    ...pairsOf(AGE_WORDS, (value) => ({ kind: 'age', value })),
    ...pairsOf(HAIR_STYLE_WORDS, (value) => ({ kind: 'hair-style', value })),
    ...pairsOf(HAIR_COLOUR_WORDS, (value) => ({ kind: 'hair-colour', value })),
    ...pairsOf(HAIR_NOUNS, (value) => ({ kind: 'hair', value })),
    ...verbEntries().map(([word, value]): [string, Meaning] => [word, { kind: 'verb', value }]),
  ];
}

/** All known words: those of the word lists, then the names of the icons. */
export function createVocabulary(iconNames: readonly string[]): Vocabulary {
  const vocabulary = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: Meaning) => {
    const known = vocabulary.get(phrase);
    if (known === undefined) vocabulary.set(phrase, [meaning]);
    else if (!known.some(({ kind }) => kind === meaning.kind && kind === 'thing'))
      known.push(meaning);
  };
  for (const [phrase, meaning] of [...thingEntries(), ...conditionEntries(), ...modifierEntries()])
    add(phrase, meaning);
  for (const name of iconNames) {
    const known = vocabulary.get(name);
    const isPlain = known?.every(({ kind }) => kind === 'hint' || kind === 'verb') ?? true;
    if (!NO_SUBJECT.test(name) && isPlain) add(name, { kind: 'thing', value: name });
  }
  return vocabulary;
}
