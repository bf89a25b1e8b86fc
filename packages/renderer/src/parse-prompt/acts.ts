import { mediumOf } from '../things/media.ts';
import { INTO_CLOTHES } from './changed-clothes.ts';
import { isAnimate } from './kinds-of-things.ts';
import type {
  Act,
  Relation,
  RelationKind,
  SceneDescription,
  State,
  Subject,
} from './scene-description.ts';
import { type Clause, splitActs } from './split-acts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What one keeps while doing something else. */
const KEPT: ReadonlySet<RelationKind> = new Set(['hold', 'carry', 'wear', 'read', 'hug']);
/** What was done, and is over. */
const OVER: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'kick',
  'throw',
  'chase',
  'catch',
  'pour',
  'look-at',
  'point-at',
  'pass',
  'cross',
  'eat',
  'drink',
  'push',
  'pull',
  'into',
  'out-of',
  'across',
  'through',
  'over',
  'towards',
]);
const PASSING: ReadonlySet<State> = new Set<State>([
  'happy',
  'sad',
  'angry',
  'crying',
  'surprised',
  'laughing',
  'worried',
  'asleep',
  'sitting',
  'lying',
  'standing',
  'open',
  'landing',
  'turning',
  'howling',
  'roaring',
  'bowed',
  'hatching',
  'shattering',
  'rusting',
  'wilting',
  'melting',
  'burning',
]);

/** Somebody of whom nothing new is told goes on, unless what they did is over. */
function idle(before: Act, at: number): Subject {
  const subject = before.subjects[at];
  if (subject === undefined) throw new Error('Nobody is there.');
  const isOver = before.relations.some(({ from, kind }) => from === at && OVER.has(kind));
  const isSent = before.relations.some(({ to, kind }) => to === at && OVER.has(kind));
  return isOver || isSent || subject.heading !== undefined ? withoutDeeds(subject) : subject;
}

/** What it is called when something comes out of it. */
const OPENED: Readonly<Record<string, string>> = { 'open-box': 'package' };

const isBird = (thing: string) =>
  /bird|kingfisher|robin|heron|owl|eagle|parrot|crow|gull/.test(thing);

/** Whether a later clause means the same one; a bird of a kind is drawn as such only where it sits. */
const isSame = (before: string, now: string): boolean =>
  before === now || before === OPENED[now] || (isBird(before) && isBird(now));

const withoutDeeds = ({ heading: _, ...subject }: Subject): Subject => ({
  ...subject,
  motions: [],
  states: subject.states.filter((state) => !PASSING.has(state)),
});

/** Somebody who was there already, and does something else now. */
function goingOn(before: Subject, now: Subject): Subject {
  const kept = withoutDeeds(before);
  return {
    ...kept,
    thing: OPENED[now.thing] === before.thing ? now.thing : before.thing,
    motions: now.motions,
    states: [...new Set([...kept.states, ...now.states])],
    ...(now.heading === undefined ? {} : { heading: now.heading }),
  };
}

const isDoing = ({ subjects, relations }: Act, at: number): boolean => {
  const { motions = [], states = [], heading } = subjects[at] ?? {};
  const isActing = relations.some(({ from }) => from === at);
  return (
    motions.length > 0 ||
    states.some((state) => PASSING.has(state)) ||
    heading !== undefined ||
    isActing
  );
};

/** Who came from there is beside it now. */
const BESIDE: ReadonlySet<RelationKind> = new Set<RelationKind>(['out-of', 'over', 'kick']);

/** Where somebody was who leaves. */
const PLACED: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'on', 'in', 'at']);

/** Who does this is in nobody's hands. */
const ON_ITS_OWN: ReadonlySet<string> = new Set([
  'fly',
  'run',
  'walk',
  'jump',
  'float',
  'rise',
  'swim',
]);

/** What is still so when the next clause begins. */
function stillSo(before: Act, now: Act, placeOf: readonly number[]): readonly Relation[] {
  const acting = new Map(placeOf.map((place, at) => [place, at]));
  return before.relations.flatMap((relation) => {
    const { from, kind, to } = relation;
    const own = acting.get(from);
    const { motions = [], heading } = now.subjects[own ?? -1] ?? {};
    const isRelated = own !== undefined && now.relations.some((one) => one.from === own);
    const isTaken =
      to !== null &&
      now.relations.some((one) => placeOf[one.to ?? -1] === to || placeOf[one.from] === to);
    const held = kind === 'hold' ? now.subjects[acting.get(to ?? -1) ?? -1] : undefined;
    const isReleased = held?.motions.some((motion) => ON_ITS_OWN.has(motion)) === true;
    if (isTaken || isRelated || isReleased) return [];
    const isLeft = heading === 'off' && mediumOf(before.subjects[from]?.thing ?? '') !== 'air';
    const isBeside = isLeft ? PLACED.has(kind) : BESIDE.has(kind) && heading === undefined;
    if (isBeside && to !== null) return [{ from, kind: 'next-to' as const, to }];
    if (OVER.has(kind)) return [];
    return KEPT.has(kind) || (heading === undefined && motions.length === 0) ? [relation] : [];
  });
}

/** What has no life hits nothing, it arrives there. */
function asThings({ subjects, relations, effects }: Act): Act {
  const isHit = ({ from, kind }: Relation) =>
    kind === 'kick' && !isAnimate(subjects[from]?.thing ?? '');
  const hit = new Set(relations.filter(isHit).map(({ to }) => to));
  return {
    subjects: subjects.map((one, at) => (hit.has(at) ? { ...one, motions: [] } : one)),
    relations: relations.map((one) => (isHit(one) ? { ...one, kind: 'against' as const } : one)),
    effects,
  };
}

/** The next act: those of the one before are still there, and do what the clause says. */
function follow(before: Act, now: Act): Act {
  const subjects = before.subjects.map((_, at) => idle(before, at));
  const placeOf: number[] = [];
  for (const subject of now.subjects) {
    const known = before.subjects.findIndex(
      ({ thing }, at) => isSame(thing, subject.thing) && !placeOf.includes(at),
    );
    const was = before.subjects[known];
    if (was === undefined) subjects.push(subject);
    else subjects[known] = goingOn(was, subject);
    placeOf.push(was === undefined ? subjects.length - 1 : known);
  }
  const place = (at: number | null) => (at === null ? null : (placeOf[at] ?? null));
  const relations = now.relations.map(({ from, kind, to }) => ({
    from: placeOf[from] ?? from,
    kind,
    to: place(to),
  }));
  const effects = now.effects.map(({ kind, from }) => ({ kind, from: place(from) }));
  return { subjects, relations: [...stillSo(before, now, placeOf), ...relations], effects };
}

/** Those whom a later clause knows were there from the beginning. */
function withKnown(first: Act, later: Act): Act {
  const missing = later.subjects.filter(
    ({ thing }) => !first.subjects.some((one) => isSame(one.thing, thing)),
  );
  return { ...first, subjects: [...first.subjects, ...missing.map(withoutDeeds)] };
}

/** What happens one after the other, as far as the words tell; nothing when all of it is at once. */
export function actsIn(
  prompt: string,
  vocabulary: Vocabulary,
  read: (text: string) => SceneDescription,
): Pick<SceneDescription, 'acts'> & Partial<Pick<SceneDescription, 'setting'>> {
  const change = changeIn(prompt);
  const acts =
    change === null ? toldIn(prompt, vocabulary, read) : changed(change, vocabulary, read);
  if (acts.length < 2) return {};
  // Where something goes in the end is not where it begins.
  const isUp = /\binto the (?:sky|air|clouds)\b/iu.test(prompt);
  const [first] = splitActs(prompt, vocabulary);
  const begins = isUp && first !== undefined ? read(first.text).setting : null;
  return begins === null || begins === 'abstract' ? { acts } : { acts, setting: begins };
}

function toldIn(
  prompt: string,
  vocabulary: Vocabulary,
  read: (text: string) => SceneDescription,
): readonly Act[] {
  const clauses: readonly Clause[] = splitActs(prompt, vocabulary);
  if (clauses.length < 2) return [];
  const [first, ...others] = clauses.map(({ text, isOfKnown }) => ({ act: read(text), isOfKnown }));
  if (first === undefined || first.act.subjects.length === 0) return [];
  const told = others.filter(({ act }) => act.subjects.some((_, at) => isDoing(act, at)));
  const known = told.filter(({ isOfKnown }) => isOfKnown).map(({ act }) => act);
  const acts: Act[] = [known.reduce<Act>(withKnown, only(first.act))];
  for (const { act } of told) acts.push(follow(acts.at(-1) ?? act, asThings(act)));
  return acts;
}

interface Change {
  readonly before: string;
  /** Whether it is told of what was named last: "and it becomes". */
  readonly isOfLast: boolean;
  readonly into: string;
}

const BECOMES = new RegExp(
  `^(.{3,200}?)(?:,? (?:and|then|before|until))*( it| which| that)?(?: (?:slowly|magically|suddenly|finally))? (?:becomes|(?:turns|transforms|morphs|changes(?! into ${INTO_CLOTHES})|grows) into) (an? \\p{L}.*)$`,
  'iu',
);

/** What somebody or something becomes. */
function changeIn(prompt: string): Change | null {
  const [, before, last, into] = BECOMES.exec(prompt) ?? [];
  return before === undefined || into === undefined
    ? null
    : { before, isOfLast: last !== undefined, into };
}

/** In the last act, what it became stands where it was. */
function changed(
  { before, isOfLast, into }: Change,
  vocabulary: Vocabulary,
  read: (text: string) => SceneDescription,
): readonly Act[] {
  const told = toldIn(before, vocabulary, read);
  const acts = told.length > 1 ? told : [only(read(before))];
  const last = acts.at(-1);
  const [become] = read(into).subjects;
  if (last === undefined || last.subjects.length === 0 || become === undefined) return [];
  const at = isOfLast ? last.subjects.length - 1 : 0;
  if (last.subjects[at]?.thing === become.thing) return [];
  const subjects = last.subjects.map((subject, own) =>
    own === at ? become : withoutDeeds(subject),
  );
  return [...acts, { subjects, relations: [], effects: [] }];
}

const only = ({ subjects, relations, effects }: Act): Act => ({ subjects, relations, effects });
