import { PLAIN_LOOK } from '../description/plain-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import { isProfession } from '../phrases/nearest-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { singularsOf } from '../phrases/tokens.ts';
import type {
  Age,
  Figure,
  FramePosition,
  Garment,
  HairStyle,
  Look,
  Motion,
  Pattern,
  State,
  SubjectSize,
} from '../scene-description.ts';
import { type Kind, valuesIn } from '../vocabulary.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { EVENT_WORDS } from '../words/events.ts';
import { USUAL_COLOURS } from '../words/garments.ts';
import {
  HAIR_COLOUR_WORDS,
  PERSON_WORDS,
  type PersonWord,
  SKIN_WORDS,
  whoIs,
} from '../words/people.ts';
import { COLOURS_OF_WORDS, GROUPS, OWN_COLOURS, PAIRS, SWARMS } from '../words/subject-words.ts';
import type { VerbUse } from '../words/verb-forms.ts';
import { genderIn, ofGender } from './genders.ts';

/** A subject while the prompt is read. */
export interface Draft {
  thing: string;
  readonly word: string;
  /** Which phrases named it. */
  readonly phrases: number[];
  count: number;
  size: SubjectSize;
  colour: string | null;
  motions: Motion[];
  states: State[];
  position: FramePosition | null;
  look: { -readonly [Key in keyof Look]: Look[Key] } | null;
}

/** Modifiers that precede the noun they belong to. */
export interface Modifiers {
  readonly count: number | null;
  readonly size: SubjectSize;
  readonly colours: readonly string[];
  readonly states: readonly State[];
  readonly motions: readonly Motion[];
  /** Verbs with something that goes with them: "a skateboarding dog". */
  readonly verbs: readonly VerbUse[];
  readonly age: Age | null;
  readonly hairStyle: HairStyle | null;
  readonly hairColour: string | null;
  readonly pattern: Pattern | null;
  readonly figure: Figure | null;
  readonly skin: number | null;
  /** "A female boxer". */
  readonly gender: Look['gender'];
  /** "The": known already. */
  readonly isKnown: boolean;
  readonly phrases: readonly number[];
}

export const NO_MODIFIERS: Modifiers = {
  count: null,
  size: 'normal',
  colours: [],
  states: [],
  motions: [],
  verbs: [],
  age: null,
  hairStyle: null,
  hairColour: null,
  pattern: null,
  figure: null,
  skin: null,
  gender: null,
  isKnown: false,
  phrases: [],
};

/** Kinds of things in one picture. */
export const SUBJECTS_MAX = 8;
const INSTANCES_MAX = 9;
/** Of several kinds, those who are counted are all there. */
const COUNTED_MAX = 12;
const COUNT_OF_PLURAL = 3;
function isOwnColour(thing: string, colour: string): boolean {
  return (OWN_COLOURS[thing] ?? '').split(' ').some((word) => COLOUR_WORDS[word] === colour);
}

export function personWord(text: string): PersonWord | undefined {
  const event = EVENT_WORDS.get(text);
  if (event !== undefined) return { ...event, ...whoIs(event.thing), job: event.job ?? undefined };
  return (
    PERSON_WORDS.get(text) ??
    singularsOf(text)
      .map((each) => PERSON_WORDS.get(each))
      .find((each) => each !== undefined)
  );
}

export function jobOf(text: string): string | null {
  const known = personWord(text)?.job;
  if (known !== undefined) return known;
  const [singular = text] = singularsOf(text);
  return isProfession(text) ? text : isProfession(singular) ? singular : null;
}

function lookOf(thing: string, text: string, modifiers: Modifiers): Draft['look'] {
  if (!isPerson(thing)) return null;
  const { age, gender } = whoIs(thing);
  // "Old" is also a state of things: an old car.
  return {
    ...PLAIN_LOOK,
    // A young man is grown up, a young girl is not.
    age: (modifiers.age === 'adult' ? age : modifiers.age) ?? age ?? null,
    gender: modifiers.gender ?? gender ?? null,
    job: jobOf(text),
    skin:
      modifiers.skin ??
      SKIN_WORDS[modifiers.colours[0] === COLOUR_WORDS['black'] ? 'black' : ''] ??
      null,
    hairStyle: modifiers.hairStyle,
    hairColour: modifiers.hairColour ?? HAIR_COLOUR_WORDS[text] ?? null,
    ...(modifiers.figure === null ? {} : { figure: modifiers.figure }),
  };
}

const OLDER: Readonly<Record<string, string>> = { man: 'old-man', woman: 'old-woman' };

/** A kitten is small, an old man is drawn as one. */
function named(given: string, { age, colours, gender }: Modifiers): string {
  const thing = ofGender(given, gender);
  if (age === 'old') return OLDER[thing] ?? thing;
  if (thing === 'cat-face' && colours.includes(COLOUR_WORDS['black'] ?? '')) return 'black-cat';
  return thing;
}

/** Words for young animals: they are small, with a large head. */
export function isYoungWord(text: string): boolean {
  return /^(?:kitten|pupp|pup$|lamb|calf$|calves|cub|foal|colt|joey|owlet|hatchling|fawn|piglet|baby-)|-(?:cub|calf|pup|foal)s?$/u.test(
    text,
  );
}

/** "Old" is an age of people, and an animal that is sleepy sleeps unless it does something else. */
function statesOf(thing: string, { states }: Modifiers): readonly State[] {
  if (isPerson(thing)) return states.filter((state) => state !== 'old');
  return states.includes('sleepy') ? [...states, 'asleep'] : states;
}

/** Young people are no smaller than others. */
function ofAge(thing: string, modifiers: Modifiers): Modifiers {
  const isGrown = isPerson(thing) && modifiers.age === 'adult' && modifiers.size === 'small';
  return isGrown ? { ...modifiers, size: 'normal' } : modifiers;
}

const GIANTS = /^(?:giant|ogre|titan|godzilla|kaiju|king-kong|mecha|mech)s?$/u;

function sizeOf(text: string, isYoung: boolean, { size, figure }: Modifiers): SubjectSize {
  if (figure === 'stout' && size === 'big') return 'normal';
  if (size !== 'normal') return size;
  if (/^(?:baby-animal|cubs?|(?:toy|tin)-(?:robot|soldier)s?)$/u.test(text)) return 'tiny';
  return GIANTS.test(text) ? 'giant' : isYoung ? 'small' : size;
}

export function createDraft(
  given: string,
  phrase: Pick<TaggedPhrase, 'text' | 'isPlural'>,
  modifiers: Modifiers,
  instances: number,
): Draft {
  const thing = named(given, modifiers);
  const [colour] = modifiers.colours;
  const [singular = phrase.text] = singularsOf(phrase.text.replace(/-(?:field|meadow)s?$/u, ''));
  const several =
    (/-(?:festival|fiesta)$/u.test(phrase.text) ? 6 : undefined) ??
    GROUPS[phrase.text] ??
    EVENT_WORDS.get(phrase.text)?.count ??
    (phrase.isPlural ? (SWARMS[thing] ?? COUNT_OF_PLURAL) : 1);
  const isOne = modifiers.count === null || modifiers.count === 1;
  const most = isOne ? INSTANCES_MAX : COUNTED_MAX;
  const isPair = PAIRS.test(thing) && (modifiers.count ?? 2) === 2;
  const count = isPair ? 1 : isOne ? several : (modifiers.count ?? 1);
  const isYoung = isYoungWord(phrase.text);
  const states = statesOf(thing, modifiers);
  const deed = EVENT_WORDS.get(phrase.text)?.motion ?? null;
  return {
    thing,
    word: phrase.text,
    phrases: [],
    count: Math.max(Math.min(count, 2), Math.min(count, INSTANCES_MAX, most - instances)),
    size: sizeOf(phrase.text, isYoung, ofAge(thing, modifiers)),
    colour:
      colour === undefined
        ? (COLOURS_OF_WORDS[phrase.text] ?? COLOURS_OF_WORDS[singular] ?? null)
        : isOwnColour(thing, colour)
          ? null
          : colour,
    motions: [
      ...new Set([
        ...modifiers.motions,
        ...(deed === null ? [] : [deed]),
        ...(states.includes('asleep') ? (['sleep'] as const) : []),
      ]),
    ],
    states: [...new Set(isYoung ? [...states, 'young' as const] : states)],
    position: null,
    look: lookOf(thing, phrase.text, modifiers),
  };
}

/** What a phrase adds to the modifiers of the noun that follows. */
export function withModifier(modifiers: Modifiers, phrase: TaggedPhrase, at: number): Modifiers {
  const first = <Of extends Kind>(kind: Of) => valuesIn(phrase.meanings, kind)[0];
  const number = /^\d{1,4}$/u.test(phrase.text) ? Math.max(1, Number(phrase.text)) : undefined;
  const colour = first('colour');
  const state = first('state');
  const verb = first('verb');
  const motion = phrase.role === 'adjective' ? verb?.meaning.motion : null;
  const verbState = phrase.role === 'adjective' ? verb?.meaning.state : null;
  const states = [state, verbState].filter((each) => each !== undefined && each !== null);
  return {
    count: number ?? first('count') ?? modifiers.count,
    size: first('size') ?? modifiers.size,
    colours: colour === undefined ? modifiers.colours : [...modifiers.colours, colour],
    states: [...modifiers.states, ...states],
    motions:
      motion === undefined || motion === null ? modifiers.motions : [...modifiers.motions, motion],
    verbs:
      phrase.role !== 'adjective' || verb === undefined || verb.meaning.belonging === null
        ? modifiers.verbs
        : [...modifiers.verbs, verb],
    age: first('age') ?? modifiers.age,
    hairStyle: first('hair-style') ?? modifiers.hairStyle,
    hairColour: first('hair-colour') ?? modifiers.hairColour,
    pattern: first('pattern') ?? modifiers.pattern,
    figure: first('figure') ?? modifiers.figure,
    skin: first('skin') ?? modifiers.skin,
    gender: genderIn(phrase.text) ?? modifiers.gender,
    isKnown: modifiers.isKnown || phrase.text === 'the',
    phrases: [...modifiers.phrases, at],
  };
}

export function give(draft: Draft, motion: Motion | null, state: State | null): void {
  if (motion !== null && !draft.motions.includes(motion)) draft.motions.push(motion);
  if (state !== null && !draft.states.includes(state)) draft.states.push(state);
}

/** Puts on what a noun names, as the words before it say. */
export function dress(
  draft: Draft,
  garment: Garment,
  word: string,
  { colours, pattern }: Modifiers,
): void {
  if (draft.look === null) return;
  const [colour = USUAL_COLOURS[word] ?? null, ink] = colours;
  const cloth = pattern === null ? {} : { pattern, ...(ink === undefined ? {} : { ink }) };
  draft.look.clothes = [
    ...draft.look.clothes,
    { garment, colour, ...(word === garment ? {} : { word }), ...cloth },
  ];
}

/** "With curly red hair": the modifiers before the noun are those of the hair. */
export function giveHair(
  draft: Draft,
  style: HairStyle | null,
  { hairStyle, hairColour, colours, states }: Modifiers,
): boolean {
  if (draft.look === null) return false;
  const isOld = states.includes('old');
  const [colour] = colours;
  // "A bald man with a white beard" has both.
  if (style === 'bearded' && draft.look.hairStyle !== null) draft.look.hasBeard = true;
  else
    draft.look.hairStyle = /^(?:bearded|braids)$/.test(style ?? '')
      ? style
      : (hairStyle ?? style ?? draft.look.hairStyle);
  draft.look.hairColour = hairColour ?? colour ?? (isOld ? '#d9dbe2' : draft.look.hairColour);
  return true;
}
