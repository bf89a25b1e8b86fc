import { INDOORS } from '../../scene/indoors.ts';
import { wordsIn } from '../../word-list.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { PLAIN_LOOK, plainSubject } from '../description/plain-subject.ts';
import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Relation, State, Subject } from '../scene-description.ts';
import { valuesIn } from '../vocabulary.ts';
import { businessOf } from './businesses.ts';

const SELLERS: ReadonlySet<string> = new Set(wordsIn('shop store brand company park hall'));

/** "Skateboard shop, boy doing a jump": somebody shows what the shop sells. */
export function withWares(found: FoundSubjects, phrases: readonly TaggedPhrase[]): FoundSubjects {
  if (found.subjects.some(({ thing }) => !isAnimate(thing))) return found;
  const at = phrases.findIndex(
    ({ role }, place) => role === 'attribute' && SELLERS.has(phrases[place + 1]?.text ?? ''),
  );
  const thing = valuesIn(phrases[at]?.meanings ?? [], 'thing')[0];
  if (thing === undefined || isAnimate(thing)) return found;
  const ware: Subject = plainSubject(thing);
  const to = found.subjects.length;
  if (to === 0) return { ...found, subjects: [ware], phrasesOf: [[at]] };
  const ridden: readonly Relation[] = isVehicle(thing)
    ? [{ from: 0, kind: 'ride', to }]
    : thing === 'trampoline'
      ? [{ from: 0, kind: 'on', to }]
      : [];
  return {
    ...found,
    subjects: [...found.subjects, ware],
    phrasesOf: [...found.phrasesOf, [at]],
    relations: [...found.relations, ...ridden],
  };
}

const PLAYERS: Readonly<Record<string, string>> = {
  'cat-toys': 'cat-face',
  'dog-toys': 'dog-face',
};

/** Beside the toys of an animal is one that would play with them. */
export function withPlayers(found: FoundSubjects): FoundSubjects {
  const toys = found.subjects.findIndex(({ thing }) => thing in PLAYERS);
  const player = PLAYERS[found.subjects[toys]?.thing ?? ''];
  if (player === undefined || found.subjects.some(({ thing }) => isAnimate(thing))) return found;
  const to = found.subjects.length;
  return {
    ...found,
    subjects: [...found.subjects, plainSubject(player)],
    relations: [...found.relations, { from: to, kind: 'next-to', to: toys }],
    phrasesOf: [...found.phrasesOf, []],
  };
}

/** "Honey from a local beekeeper": who made it is not shown. */
export function withoutMakers(found: FoundSubjects): FoundSubjects {
  const made = found.relations.find(
    ({ from, kind, to }) =>
      kind === 'out-of' &&
      !isAnimate(found.subjects[from]?.thing ?? '') &&
      isPerson(found.subjects[to ?? -1]?.thing ?? ''),
  );
  if (made?.to == null) return found;
  const isIdle = found.subjects[made.to]?.motions.length === 0;
  return isIdle ? without(found, made.to, null) : found;
}

const TASTED: ReadonlySet<string> = new Set(['eat', 'drink', 'share']);

/** "Pizza ad, family eating pizza": in many hands what is sold would not be seen. */
export function shared(found: FoundSubjects): FoundSubjects {
  const isMany = (at: number) => (found.subjects[at]?.count ?? 1) > 1;
  return {
    ...found,
    relations: found.relations.filter(
      ({ from, kind, to }) => !(to === 0 && TASTED.has(kind) && isMany(from)),
    ),
  };
}

/** What bursts out of a bottle or a bag is no fire: "a can exploding with fruit". */
const BURSTS = /\b(?:explod|burst|erupt|explosion)/iu;

const ENDS: ReadonlySet<string> = new Set<State>(['burning', 'exploding', 'shattering']);

/** Nothing for sale goes up in flames: what it comes out of flies apart around it. */
export function bursting(found: FoundSubjects, prompt: string): FoundSubjects {
  const at = found.subjects.findIndex(
    ({ thing, states }) => !isAnimate(thing) && states.some((state) => ENDS.has(state)),
  );
  const one = found.subjects[at];
  if (one === undefined || !BURSTS.test(prompt)) return found;
  const subjects = found.subjects.with(at, {
    ...one,
    states: one.states.filter((state) => !ENDS.has(state)),
  });
  const isIcy = found.subjects.some(({ thing }) => /^(?:ice|iceberg|snowflake)$/u.test(thing));
  const isFree = ({ from, kind }: Relation) => from === at && (kind === 'out-of' || kind === 'at');
  return {
    ...found,
    subjects,
    relations: found.relations.filter((relation) => !isFree(relation)),
    effects: [{ kind: isIcy ? 'shards' : 'splash', from: at }],
  };
}

/** A splash or steam that belongs to nothing belongs to the product. */
export function withEffects(found: FoundSubjects): FoundSubjects {
  const isShown = found.subjects.length > 0;
  return {
    ...found,
    effects: found.effects.map(({ kind, from }) => ({ kind, from: from ?? (isShown ? 0 : null) })),
  };
}

/** A gym is shown by somebody who trains. */
export function trained(found: FoundSubjects, prompt: string): FoundSubjects {
  const isGym = found.votes.some(({ setting }) => setting === 'gym');
  if (!isGym || found.subjects.length > 0 || businessOf(prompt)?.thing !== 'dumbbell') return found;
  const look = { ...PLAIN_LOOK, gender: 'female' as const, job: 'athlete' };
  return {
    ...found,
    subjects: [{ ...plainSubject('woman'), motions: ['lift'], look }, plainSubject('barbell')],
    relations: [{ from: 0, kind: 'hold', to: 1 }],
    phrasesOf: [[], []],
  };
}

/** What is clean is a room with somebody who cleans it. */
export function cleaned(found: FoundSubjects, prompt: string): FoundSubjects {
  const isRoom = found.votes.some(({ setting, weight }) => weight >= 2 && INDOORS.has(setting));
  if (!isRoom || found.subjects.length > 0 || businessOf(prompt)?.thing !== 'spray-bottle')
    return found;
  const look = { ...PLAIN_LOOK, gender: 'female' as const, job: 'cleaner' };
  return {
    ...found,
    subjects: [{ ...plainSubject('woman'), motions: ['sweep'], look }],
    phrasesOf: [[]],
  };
}

const FRUIT: readonly [string, ...string[]] = ['tangerine', 'strawberry', 'banana'];
const TOYS: readonly [string, ...string[]] = ['teddy-bear', 'doll', 'toy-train'];
const ALIVE = /\b(?:com(?:e|es|ing) (?:alive|to life)|awaken\p{L}*|wak(?:e|es|ing) up)\b/iu;

const wordOf = (phrases: readonly TaggedPhrase[], own: readonly number[], word: RegExp) =>
  own.some((place) => word.test(phrases[place]?.text ?? ''));

/** "With fruit around it" is more than one apple, and toys are more than bricks. */
export function assorted(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  prompt: string,
): FoundSubjects {
  const fruit = found.phrasesOf.findIndex((own) =>
    wordOf(phrases, own, /^(?:fruits?|fresh-fruits?)$/u),
  );
  if (fruit > 0) return replaced(found, fruit, FRUIT, []);
  const toys = found.phrasesOf.findIndex((own) => wordOf(phrases, own, /^(?:toys|wooden-toys)$/u));
  return toys === -1 ? found : replaced(found, toys, TOYS, ALIVE.test(prompt) ? ['dance'] : []);
}

/** Several kinds in place of what is named by none of them. */
function replaced(
  found: FoundSubjects,
  at: number,
  [first, ...others]: readonly [string, ...string[]],
  motions: Subject['motions'],
): FoundSubjects {
  const one = found.subjects[at];
  if (one === undefined || one.colour !== null || isAnimate(one.thing)) return found;
  const own = found.phrasesOf[at] ?? [];
  const plain = { ...one, count: 1, ...(motions.length === 0 ? {} : { motions }) };
  return {
    ...found,
    subjects: [
      ...found.subjects.with(at, { ...plain, thing: first }),
      ...others.map((thing) => ({ ...plain, thing })),
    ],
    phrasesOf: [...found.phrasesOf, ...others.map(() => own)],
  };
}
