import { mediumOf } from '../../things/media.ts';
import { SUBJECTS_MAX } from '../clauses/subject-drafts.ts';
import { isAnimate } from '../kinds-of-things.ts';
import type { Act, Motion, Relation, RelationKind, State, Subject } from '../scene-description.ts';

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
  'drinking',
  'grooming',
  'scratching',
  'rolling',
  'playing',
  'begging',
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
  if (subject.motions.includes('land')) return landed(subject);
  return isOver || isSent || subject.heading !== undefined ? withoutDeeds(subject) : subject;
}

/** What it is called when something comes out of it. */
const OPENED: Readonly<Record<string, string>> = {
  'open-box': 'package',
  'open-gift-box': 'wrapped-gift',
  'open-suitcase': 'luggage',
};

const isBird = (thing: string) =>
  /bird|kingfisher|robin|heron|owl|eagle|parrot|crow|gull/.test(thing);

/** Whether a later clause means the same one; a bird of a kind is drawn as such only where it sits. */
const isSame = (before: string, now: string): boolean =>
  before === now || before === OPENED[now] || (isBird(before) && isBird(now));

/** A waiter and a guest are both men, and not the same one. */
const isAnother = (before: Subject, now: Subject): boolean =>
  before.look?.job != null && now.look?.job != null && before.look.job !== now.look.job;

/** Whether it comes out of what was sown. */
const isSprout = (before: Subject, now: Subject): boolean =>
  before.thing === 'seedling' && now.motions.includes('grow') && before.thing !== now.thing;

/** Whether "the baby" is the young of an animal that was named before. */
const isItsYoung = (before: Subject, now: Subject): boolean =>
  now.thing === 'baby' && before.thing !== 'baby' && before.states.includes('young');

export const withoutDeeds = ({ heading: _, ...subject }: Subject): Subject => ({
  ...subject,
  motions: [],
  states: subject.states.filter((state) => !PASSING.has(state)),
});

/** What came down stands there, until it leaves. */
function landed(subject: Subject): Subject {
  const kept = withoutDeeds(subject);
  return { ...kept, states: [...kept.states, 'parked'] };
}

const LEAVING: readonly Motion[] = ['fly', 'launch', 'rise', 'float', 'drive'];

/** Somebody who was there already, and does something else now. */
function goingOn(before: Subject, now: Subject): Subject {
  // What grows from a seed takes its place.
  if (isSprout(before, now)) return now;
  const isOff = now.motions.some((motion) => LEAVING.includes(motion));
  const kept = before.motions.includes('land') && !isOff ? landed(before) : withoutDeeds(before);
  return {
    ...kept,
    thing: OPENED[now.thing] === before.thing ? now.thing : before.thing,
    motions: now.motions,
    states: [...new Set([...kept.states, ...now.states])].filter(
      (state) => state !== 'parked' || !isOff,
    ),
    ...(now.heading === undefined ? {} : { heading: now.heading }),
  };
}

export const isDoing = ({ subjects, relations }: Act, at: number): boolean => {
  const { motions = [], states = [], heading } = subjects[at] ?? {};
  const isActing = relations.some(({ from }) => from === at);
  return (
    motions.length > 0 ||
    states.some((state) => PASSING.has(state) || state === 'exploding') ||
    heading !== undefined ||
    isActing
  );
};

/** Who came from there is beside it now. */
const BESIDE: ReadonlySet<RelationKind> = new Set<RelationKind>(['out-of', 'over', 'kick']);

/** Where somebody was who leaves. */
const PLACED: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'on', 'in', 'at']);

const OUT: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'into',
  'out-of',
  'across',
  'through',
]);

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

/** Who fishes or looks out from a boat is still in it. */
function isAboard(
  { subjects }: Act,
  { kind, to }: Relation,
  now: Act,
  own: number | undefined,
): boolean {
  if (kind !== 'in' && kind !== 'ride') return false;
  if (to === null || own === undefined || mediumOf(subjects[to]?.thing ?? '') !== 'boat')
    return false;
  const { motions = [], heading } = now.subjects[own] ?? {};
  const isElsewhere = now.relations.some(
    (one) => one.from === own && (one.kind === 'ride' || PLACED.has(one.kind) || OUT.has(one.kind)),
  );
  return heading === undefined && !isElsewhere && !motions.some((one) => ON_ITS_OWN.has(one));
}

/** What is still so when the next clause begins. */
function stillSo(before: Act, now: Act, placeOf: readonly number[]): readonly Relation[] {
  const acting = new Map(placeOf.map((place, at) => [place, at]));
  return before.relations.flatMap((relation) => {
    const { from, kind, to } = relation;
    const own = acting.get(from);
    const { motions = [], heading } = now.subjects[own ?? -1] ?? {};
    const isRelated = own !== undefined && now.relations.some((one) => one.from === own);
    // Whoever waters a pot leaves in it what is there.
    const isStowed = own === undefined && (kind === 'in' || kind === 'on');
    const isOnlyHandled = now.relations.every(
      (one) => !PLACED.has(one.kind) && !OVER.has(one.kind),
    );
    const isTaken =
      to !== null &&
      !(isStowed && isOnlyHandled) &&
      now.relations.some((one) => placeOf[one.to ?? -1] === to || placeOf[one.from] === to);
    const held = kind === 'hold' ? now.subjects[acting.get(to ?? -1) ?? -1] : undefined;
    const isReleased = held?.motions.some((motion) => ON_ITS_OWN.has(motion)) === true;
    const grown = to === null ? undefined : now.subjects[acting.get(to) ?? -1];
    const sown = before.subjects[to ?? -1];
    if (sown !== undefined && grown !== undefined && isSprout(sown, grown)) return [];
    if (isAboard(before, relation, now, own)) return [relation];
    if (isTaken || isRelated || isReleased) return [];
    const isLeft = heading === 'off' && mediumOf(before.subjects[from]?.thing ?? '') !== 'air';
    const isBeside = isLeft ? PLACED.has(kind) : BESIDE.has(kind) && heading === undefined;
    if (isBeside && to !== null) return [{ from, kind: 'next-to' as const, to }];
    if (OVER.has(kind)) return [];
    return KEPT.has(kind) || (heading === undefined && motions.length === 0) ? [relation] : [];
  });
}

/** What hit something that explodes now is gone with it. */
const tornApart = (before: Act, now: readonly Subject[]): readonly number[] =>
  before.relations.flatMap(({ from, kind, to }) => {
    const isHit = kind === 'towards' || kind === 'against';
    const isAlive = isAnimate(before.subjects[from]?.thing ?? '');
    return isHit && !isAlive && now[to ?? -1]?.states.includes('exploding') === true ? [from] : [];
  });

/** Of somebody for whom there is no room. */
const NOWHERE = -1;

/** The next act: those of the one before are still there, and do what the clause says. */
export function follow(before: Act, now: Act): Act {
  const subjects = before.subjects.map((_, at) => idle(before, at));
  const placeOf: number[] = [];
  for (const subject of now.subjects) {
    const known = before.subjects.findIndex(
      (one, at) =>
        (isSame(one.thing, subject.thing) || isSprout(one, subject) || isItsYoung(one, subject)) &&
        !isAnother(one, subject) &&
        !placeOf.includes(at),
    );
    const was = before.subjects[known];
    if (was !== undefined) subjects[known] = goingOn(was, subject);
    else if (subjects.length < SUBJECTS_MAX) subjects.push(subject);
    else {
      placeOf.push(NOWHERE);
      continue;
    }
    placeOf.push(was === undefined ? subjects.length - 1 : known);
  }
  for (const gone of tornApart(before, subjects)) {
    const subject = subjects[gone];
    if (subject !== undefined) subjects[gone] = { ...subject, count: 0 };
  }
  const place = (at: number | null) => (at === null ? null : (placeOf[at] ?? NOWHERE));
  const relations = now.relations
    .map(({ from, kind, to }) => ({ from: placeOf[from] ?? NOWHERE, kind, to: place(to) }))
    .filter(({ from, to }) => from !== NOWHERE && to !== NOWHERE);
  const effects = now.effects
    .map(({ kind, from }) => ({ kind, from: place(from) }))
    .filter(({ from }) => from !== NOWHERE);
  return { subjects, relations: [...stillSo(before, now, placeOf), ...relations], effects };
}

/** Those whom a later clause knows were there from the beginning. */
export function withKnown(first: Act, later: readonly Subject[]): Act {
  const missing = later.filter(
    (now) =>
      !first.subjects.some(
        (one) => (isSame(one.thing, now.thing) || isItsYoung(one, now)) && !isAnother(one, now),
      ),
  );
  const subjects = [...first.subjects, ...missing.map(withoutDeeds)];
  return { ...first, subjects: subjects.slice(0, Math.max(SUBJECTS_MAX, first.subjects.length)) };
}
