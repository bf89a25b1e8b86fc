import { traitsOf } from '../icons/traits.ts';
import { wordsIn } from '../word-list.ts';
import type { Phrase } from './find-phrases.ts';
import type { Bulk, Motion, Relation, Subject } from './reading.ts';
import { type Kind, valuesIn } from './vocabulary.ts';
import { COLOUR_WORDS } from './words/describing.ts';

type Draft = { -readonly [Key in keyof Subject]: Subject[Key] } & { joined: boolean };

/** What was said and waits for the noun it belongs to. */
interface Waiting {
  count: number | null;
  bulk: Bulk;
  colour: string | null;
  motions: Motion[];
  relation: { readonly relation: Relation; readonly from: Draft } | null;
  joined: boolean;
  isKnown: boolean;
}

const SUBJECTS_MAX = 5;
const INSTANCES_MAX = 9;
const COUNT_OF_PLURAL = 3;
const BOTH_MOVE = /^(?:chas|rac)/;

const nothing = (): Waiting => ({
  count: null,
  bulk: 'usual',
  colour: null,
  motions: [],
  relation: null,
  joined: false,
  isKnown: false,
});

function find<Of extends Kind>(phrase: Phrase | undefined, kind: Of) {
  return valuesIn(phrase?.meanings ?? [], kind)[0];
}

/** A red fox is a fox, and an orange cat a cat. */
const OWN_COLOURS: Readonly<Record<string, string>> = {
  fox: 'red orange brown',
  bear: 'brown',
  'polar-bear': 'white',
  'cat-face': 'orange yellow golden',
  'dog-face': 'brown golden',
  lion: 'golden yellow',
  'red-apple': 'red',
  automobile: 'red',
  'rabbit-face': 'white',
  wolf: 'grey gray silver',
  penguin: 'black white',
  rose: 'red',
  balloon: 'red',
  'red-heart': 'red',
};

function isOwnColour(icon: string, colour: string | null): boolean {
  return (OWN_COLOURS[icon] ?? '').split(' ').some((word) => COLOUR_WORDS[word] === colour);
}

function isNounNext(phrases: readonly Phrase[], at: number): boolean {
  for (let next = at + 1; next < phrases.length; next += 1) {
    const phrase = phrases[next];
    if (find(phrase, 'icon') !== undefined) return true;
    if (find(phrase, 'colour') === undefined && find(phrase, 'bulk') === undefined) return false;
  }
  return false;
}

const ROLES = new Set(
  wordsIn(`
    astronaut person-superhero ninja person-mage robot detective cook farmer prince princess pilot
    teddy-bear
  `),
);

/** Names of places begin with these: a flower meadow, a palm beach. */
const GROWS =
  /^(?:blossom|tulip|rose|sunflower|mushroom|cactus|(?:palm|deciduous|evergreen)-tree)$/;

/** An orange car, a baby elephant, an astronaut cat: one thing each. */
function isAdjective(phrases: readonly Phrase[], at: number): boolean {
  const phrase = phrases[at];
  const isPlaceNext = find(phrases[at + 1], 'place') !== undefined;
  if (isPlaceNext && GROWS.test(find(phrase, 'icon') ?? '')) return true;
  if (!isNounNext(phrases, at)) return false;
  if (find(phrase, 'colour') !== undefined || find(phrase, 'bulk') !== undefined) return true;
  const next = find(phrases[at + 1], 'icon');
  const isSomebody = next !== undefined && traitsOf(next).medium !== 'thing';
  return isSomebody && ROLES.has(find(phrase, 'icon') ?? '');
}

/** "A cat and a dog dancing": both dance. */
function giveMotion(subjects: readonly Draft[], motion: Motion): void {
  for (const subject of subjects.toReversed()) {
    if (!subject.motions.includes(motion)) subject.motions = [...subject.motions, motion];
    if (!subject.joined) return;
  }
}

function take(subjects: Draft[], waiting: Waiting, icon: string, phrase: Phrase): void {
  const same = subjects.find((subject) => subject.icon === icon);
  const isSame = same !== undefined && (waiting.isKnown || waiting.count === null);
  let noun = isSame ? same : undefined;
  if (noun === undefined) {
    if (subjects.length >= SUBJECTS_MAX) return;
    const instances = subjects.reduce((sum, subject) => sum + subject.count, 0);
    const count = waiting.count ?? (phrase.isPlural ? COUNT_OF_PLURAL : 1);
    noun = {
      icon,
      count: Math.max(1, Math.min(count, INSTANCES_MAX - instances)),
      bulk:
        phrase.text.startsWith('kitten') || phrase.text.startsWith('pupp') ? 'small' : waiting.bulk,
      colour: isOwnColour(icon, waiting.colour) ? null : waiting.colour,
      motions: [],
      spot: null,
      link: null,
      joined: waiting.joined && subjects.length > 0,
    };
    subjects.push(noun);
  }
  for (const motion of waiting.motions) {
    if (!noun.motions.includes(motion)) noun.motions = [...noun.motions, motion];
  }
  const { relation } = waiting;
  if (relation !== null && relation.from !== noun && relation.from.link === null) {
    relation.from.link = { relation: relation.relation, to: subjects.indexOf(noun) };
  }
}

function readMark(text: string, subjects: readonly Draft[], waiting: Waiting): Waiting {
  if (/^[.;:!?]$/.test(text)) return nothing();
  if (/^(?:and|&|,)$/.test(text)) return { ...waiting, joined: true };
  if (text === 'the') return { ...waiting, isKnown: subjects.length > 0 };
  if (/^\d{1,4}$/.test(text)) return { ...waiting, count: Math.max(1, Number(text)) };
  return waiting;
}

function describe(
  phrases: readonly Phrase[],
  at: number,
  subjects: readonly Draft[],
  was: Waiting,
) {
  const phrase = phrases[at];
  const waiting = { ...was };
  const last = subjects.at(-1);
  waiting.count = find(phrase, 'count') ?? waiting.count;
  waiting.bulk = find(phrase, 'bulk') ?? waiting.bulk;
  waiting.colour = find(phrase, 'colour') ?? waiting.colour;
  const motion = find(phrase, 'motion');
  if (motion !== undefined) {
    if (last === undefined || isNounNext(phrases, at))
      waiting.motions = [...waiting.motions, motion];
    else giveMotion(subjects, motion);
    if (BOTH_MOVE.test(phrase?.text ?? '')) waiting.motions = [...waiting.motions, motion];
    waiting.joined = false;
  }
  const relation = find(phrase, 'relation');
  if (relation !== undefined && last !== undefined) {
    waiting.relation = { relation, from: last };
    waiting.joined = false;
  }
  const spot = find(phrase, 'spot');
  if (spot !== undefined && last !== undefined) last.spot = spot;
  return waiting;
}

/** The things to show and what is said of each; a colour that no thing took is the picture's. */
export function findSubjects(phrases: readonly Phrase[]) {
  const subjects: Draft[] = [];
  let accent: string | null = null;
  let waiting = nothing();
  for (const [at, phrase] of phrases.entries()) {
    const icon = find(phrase, 'icon');
    if (icon !== undefined && !isAdjective(phrases, at)) {
      take(subjects, waiting, icon, phrase);
      waiting = nothing();
      const motion = find(phrase, 'motion');
      if (motion !== undefined) giveMotion(subjects, motion);
    } else if (find(phrase, 'place') !== undefined) {
      accent ??= waiting.colour;
      waiting = { ...nothing(), motions: waiting.motions };
    } else {
      waiting = describe(phrases, at, subjects, readMark(phrase.text, subjects, waiting));
    }
  }
  accent ??= waiting.colour;
  const [first] = subjects;
  // "Running through the forest, a fox": said before anything was there to take it.
  if (first !== undefined && waiting.motions.length > 0 && first.motions.length === 0) {
    first.motions = waiting.motions;
  }
  return { subjects: subjects.map(({ joined: _, ...subject }): Subject => subject), accent };
}
