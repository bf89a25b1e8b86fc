import { traitsOf } from '../icons/traits.ts';
import { wordsIn } from '../word-list.ts';
import type { Phrase } from './find-phrases.ts';
import type { Motion, Place, Relation, Subject, SubjectSize } from './scene-description.ts';
import { type Kind, valuesIn } from './vocabulary.ts';
import { COLOUR_WORDS } from './words/modifiers.ts';

type Draft = { -readonly [Key in keyof Subject]: Subject[Key] } & {
  joined: boolean;
  relation: { readonly kind: Place; readonly to: number } | null;
};

/** Modifiers that precede the noun they belong to. */
interface Pending {
  count: number | null;
  size: SubjectSize;
  colour: string | null;
  motions: Motion[];
  relation: { readonly kind: Place; readonly from: Draft } | null;
  joined: boolean;
  isKnown: boolean;
}

const SUBJECTS_MAX = 5;
const INSTANCES_MAX = 9;
const COUNT_OF_PLURAL = 3;
const BOTH_MOVE = /^(?:chas|rac)/;

const noModifiers = (): Pending => ({
  count: null,
  size: 'normal',
  colour: null,
  motions: [],
  relation: null,
  joined: false,
  isKnown: false,
});

function find<Of extends Kind>(phrase: Phrase | undefined, kind: Of) {
  return valuesIn(phrase?.meanings ?? [], kind)[0];
}

/** Colours that the icon already has: a red fox is not painted red. */
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
    if (find(phrase, 'colour') === undefined && find(phrase, 'size') === undefined) return false;
  }
  return false;
}

const ROLES = new Set(
  wordsIn(`
    astronaut person-superhero ninja person-mage robot detective cook farmer prince princess pilot
    teddy-bear
  `),
);

/** Plants that can be part of the name of a setting: a flower meadow, a palm beach. */
const GROWS =
  /^(?:blossom|tulip|rose|sunflower|mushroom|cactus|(?:palm|deciduous|evergreen)-tree)$/;

/** Nouns used as adjectives: an orange car, a baby elephant, an astronaut cat. */
function isAdjective(phrases: readonly Phrase[], at: number): boolean {
  const phrase = phrases[at];
  const isSettingNext = find(phrases[at + 1], 'setting') !== undefined;
  if (isSettingNext && GROWS.test(find(phrase, 'icon') ?? '')) return true;
  if (!isNounNext(phrases, at)) return false;
  if (find(phrase, 'colour') !== undefined || find(phrase, 'size') !== undefined) return true;
  const next = find(phrases[at + 1], 'icon');
  const isSomebody = next !== undefined && traitsOf(next).medium !== 'object';
  return isSomebody && ROLES.has(find(phrase, 'icon') ?? '');
}

/** The icon that a phrase adds to the picture, if it does. */
export function nounAt(phrases: readonly Phrase[], at: number): string | undefined {
  const icon = find(phrases[at], 'icon');
  return icon === undefined || isAdjective(phrases, at) ? undefined : icon;
}

/** "A cat and a dog dancing": both dance. */
function giveMotion(subjects: readonly Draft[], motion: Motion): void {
  for (const subject of subjects.toReversed()) {
    if (!subject.motions.includes(motion)) subject.motions = [...subject.motions, motion];
    if (!subject.joined) return;
  }
}

function addSubject(subjects: Draft[], pending: Pending, icon: string, phrase: Phrase): void {
  const same = subjects.find((subject) => subject.thing === icon);
  const isSame = same !== undefined && (pending.isKnown || pending.count === null);
  let noun = isSame ? same : undefined;
  if (noun === undefined) {
    if (subjects.length >= SUBJECTS_MAX) return;
    const instances = subjects.reduce((sum, subject) => sum + subject.count, 0);
    const count = pending.count ?? (phrase.isPlural ? COUNT_OF_PLURAL : 1);
    noun = {
      thing: icon,
      count: Math.max(1, Math.min(count, INSTANCES_MAX - instances)),
      size:
        phrase.text.startsWith('kitten') || phrase.text.startsWith('pupp') ? 'small' : pending.size,
      colour: isOwnColour(icon, pending.colour) ? null : pending.colour,
      motions: [],
      states: [],
      position: null,
      look: null,
      relation: null,
      joined: pending.joined && subjects.length > 0,
    };
    subjects.push(noun);
  }
  for (const motion of pending.motions) {
    if (!noun.motions.includes(motion)) noun.motions = [...noun.motions, motion];
  }
  const { relation } = pending;
  if (relation !== null && relation.from !== noun && relation.from.relation === null) {
    relation.from.relation = { kind: relation.kind, to: subjects.indexOf(noun) };
  }
}

function readToken(text: string, subjects: readonly Draft[], pending: Pending): Pending {
  if (/^[.;:!?]$/.test(text)) return noModifiers();
  if (/^(?:and|&|,)$/.test(text)) return { ...pending, joined: true };
  if (text === 'the') return { ...pending, isKnown: subjects.length > 0 };
  if (/^\d{1,4}$/.test(text)) return { ...pending, count: Math.max(1, Number(text)) };
  return pending;
}

function describe(
  phrases: readonly Phrase[],
  at: number,
  subjects: readonly Draft[],
  was: Pending,
) {
  const phrase = phrases[at];
  const pending = { ...was };
  const last = subjects.at(-1);
  pending.count = find(phrase, 'count') ?? pending.count;
  pending.size = find(phrase, 'size') ?? pending.size;
  pending.colour = find(phrase, 'colour') ?? pending.colour;
  const motion = find(phrase, 'motion');
  if (motion !== undefined) {
    if (last === undefined || isNounNext(phrases, at))
      pending.motions = [...pending.motions, motion];
    else giveMotion(subjects, motion);
    if (BOTH_MOVE.test(phrase?.text ?? '')) pending.motions = [...pending.motions, motion];
    pending.joined = false;
  }
  const relation = find(phrase, 'relation');
  if (relation !== undefined && last !== undefined) {
    pending.relation = { kind: relation, from: last };
    pending.joined = false;
  }
  const position = find(phrase, 'position');
  if (position !== undefined && last !== undefined) last.position = position;
  return pending;
}

/** The subjects with their modifiers; a colour without a noun is that of the whole picture. */
export function findSubjects(phrases: readonly Phrase[]) {
  const subjects: Draft[] = [];
  let accent: string | null = null;
  let pending = noModifiers();
  for (const [at, phrase] of phrases.entries()) {
    const icon = nounAt(phrases, at);
    if (icon !== undefined) {
      addSubject(subjects, pending, icon, phrase);
      pending = noModifiers();
      const motion = find(phrase, 'motion');
      if (motion !== undefined) giveMotion(subjects, motion);
    } else if (find(phrase, 'setting') !== undefined) {
      accent ??= pending.colour;
      pending = { ...noModifiers(), motions: pending.motions };
    } else {
      pending = describe(phrases, at, subjects, readToken(phrase.text, subjects, pending));
    }
  }
  accent ??= pending.colour;
  const [first] = subjects;
  // "Running through the forest, a fox": the motion comes before the noun it belongs to.
  if (first !== undefined && pending.motions.length > 0 && first.motions.length === 0) {
    first.motions = pending.motions;
  }
  const relations = subjects.flatMap(({ relation }, from): Relation[] =>
    relation === null ? [] : [{ from, ...relation }],
  );
  return {
    subjects: subjects.map(({ joined: _, relation: __, ...subject }): Subject => subject),
    relations,
    accent,
  };
}
