import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isWorn } from '../clauses/relate.ts';
import { without } from '../clauses/without-subject.ts';
import { PLAIN_LOOK, plainSubject } from '../description/plain-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Motion, Relation, Subject } from '../scene-description.ts';

const SHOES = /^(?:running-shoe|football-boots|hiking-boot|mans-shoe|flat-shoe|ballet-shoes)$/u;
const SWIMSUITS = /^(?:one-piece-swimsuit|bikini|briefs|shorts)$/u;
const ON_FOOT: ReadonlySet<Motion> = new Set<Motion>([
  'run',
  'walk',
  'jump',
  'dance',
  'climb',
  'slide',
]);
const ATHLETES = /^(?:runner|jogger|hiker|climber|athlete|sprinter|dancer)$|-player$/u;
const isActive = ({ thing, motions, look }: Subject): boolean =>
  isPerson(thing) && (motions.some((one) => ON_FOOT.has(one)) || ATHLETES.test(look?.job ?? ''));

/** "Running shoes ad, woman running up stairs": they are on her feet. */
export function shod(found: FoundSubjects): FoundSubjects {
  const thing = found.subjects[0]?.thing ?? '';
  const isCrossing = found.relations.some(
    ({ from, kind }) =>
      /^(?:across|through|over)$/u.test(kind) && isPerson(found.subjects[from]?.thing ?? ''),
  );
  const isOnFeet = SHOES.test(thing) && (isCrossing || found.subjects.some(isActive));
  const isInWater =
    SWIMSUITS.test(thing) &&
    found.subjects.some(({ motions }) => motions.some((one) => one === 'dive' || one === 'swim'));
  return isOnFeet || isInWater ? without(found, 0, null) : found;
}

/** "VR headset ad, a girl, a whale swims around her": around her rather than around what she wears. */
export function aroundWearer(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const who = subjects.findIndex(({ thing }) => isPerson(thing));
  if (who < 1 || !isWorn(subjects[0]?.thing ?? '')) return found;
  const isMeant = ({ from, kind, to }: Relation) =>
    to === 0 && from !== who && kind !== 'wear' && isAnimate(subjects[from]?.thing ?? '');
  return {
    ...found,
    relations: relations.map((one) => (isMeant(one) ? { ...one, to: who } : one)),
  };
}

const HANDY =
  /^(?:bottle|steel-bottle|thermos|water-bottle|juice-bottle|drink-can|umbrella|binoculars|megaphone)$/u;
/** Where somebody is: on a summit, at the sea. */
const isPlaceOf =
  (who: number) =>
  ({ from, kind, to }: Relation) =>
    from === who && to === null && /^(?:on|in|at|along|by)$/u.test(kind);

/** "Water bottle ad, hiker on a summit": who is far from any podium has it in hand. */
function handy(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const what = subjects.findIndex(({ thing, count }) => HANDY.test(thing) && count === 1);
  const who = subjects.findIndex(({ thing, count }) => isPerson(thing) && count === 1);
  const isTied = relations.some(
    ({ from, kind, to }) =>
      (from === what && to !== null) ||
      to === what ||
      (from === who && /^(?:hold|carry|ride|play)$/u.test(kind)),
  );
  if (what === -1 || who === -1 || isTied || !relations.some(isPlaceOf(who))) return found;
  return { ...found, relations: [...relations, { from: who, kind: 'hold', to: what }] };
}

const CYCLE = /^(?:bicycle|kick-scooter|motorcycle|motor-scooter|skateboard|surfboard|horse)$/u;
const SCREEN = /^laptop(?:-[a-z]+)?$/u;
const EACH_MAX = 3;

/** "Bike sharing ad, people cycling": each of them has one. */
function oneForEach(found: FoundSubjects, prompt: string): FoundSubjects {
  const { subjects, relations } = found;
  const owners = (at: number): number =>
    relations
      .filter(({ kind, to }) => to === at && /^(?:ride|drive|at|on)$/u.test(kind))
      .reduce((most, { from }) => Math.max(most, subjects[from]?.count ?? 1), 1);
  if (/\btandem\b/iu.test(prompt)) return found;
  return {
    ...found,
    subjects: subjects.map((one, at) =>
      one.count === 1 && (CYCLE.test(one.thing) || SCREEN.test(one.thing))
        ? { ...one, count: Math.min(EACH_MAX, owners(at)) }
        : one,
    ),
  };
}

const DELIVERED = /\bdeliver(?:y|ies|ed|ing|s)?\b|\bcouriers?\b/iu;
const COURIER: Subject = {
  ...plainSubject('person'),
  motions: ['drive'],
  look: { ...PLAIN_LOOK, job: 'courier' },
};
const CYCLES_OF_COURIERS = /^(?:bicycle|motor-scooter|motorcycle|kick-scooter)$/u;

/** "Pizza delivery ad, scooter": somebody is on it, with what is delivered. */
function delivered(found: FoundSubjects, prompt: string): FoundSubjects {
  const { subjects, relations } = found;
  const cycle = subjects.findIndex(({ thing }) => CYCLES_OF_COURIERS.test(thing));
  if (cycle === -1 || !DELIVERED.test(prompt)) return found;
  const rider = relations.find(({ kind, to }) => kind === 'ride' && to === cycle)?.from;
  if (rider === undefined && subjects.some(({ thing }) => isAnimate(thing))) return found;
  const who = rider ?? subjects.length;
  const cast = rider === undefined ? [...subjects, COURIER] : subjects;
  const isBusy = relations.some(
    ({ from, kind, to }) => from === who && to !== null && /^(?:hold|carry|wear)$/u.test(kind),
  );
  const ware = cast.findIndex(({ thing }, at) => at !== cycle && !isAnimate(thing));
  const ridden: readonly Relation[] =
    rider === undefined ? [...relations, { from: who, kind: 'ride', to: cycle }] : relations;
  if (isBusy) return found;
  const held = ware === -1 ? cast.length : ware;
  return {
    ...found,
    subjects: ware === -1 ? [...cast, plainSubject('package')] : cast,
    phrasesOf: [...found.phrasesOf, [], []].slice(0, cast.length + (ware === -1 ? 1 : 0)),
    relations: [...ridden, { from: who, kind: 'hold', to: held }],
  };
}

/** "Yoga studio ad, woman on a mat": she does yoga. */
function atYoga(found: FoundSubjects, prompt: string): FoundSubjects {
  if (!/\byoga\b|\bmeditation\b/iu.test(prompt)) return found;
  return {
    ...found,
    subjects: found.subjects.map((one) =>
      isPerson(one.thing) &&
      one.thing !== 'person-in-lotus-position' &&
      one.motions.length === 0 &&
      one.states.length === 0
        ? { ...one, motions: ['meditate' as const] }
        : one,
    ),
  };
}

const INSTRUMENTS =
  /^(?:piano|guitar|electric-guitar|violin|drum|drum-kit|saxophone|trumpet|accordion)$/u;
const PUSHED = /^(?:vacuum-cleaner|lawn-mower|stroller|shopping-cart|wheelbarrow)$/u;

/** "Piano store ad, old man playing", "vacuum ad, man vacuuming": with what is sold. */
function withWare(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const what = subjects.findIndex(({ thing }) => INSTRUMENTS.test(thing) || PUSHED.test(thing));
  const isPlayed = INSTRUMENTS.test(subjects[what]?.thing ?? '');
  const who = subjects.findIndex(
    ({ thing, motions }) =>
      isPerson(thing) && motions.some((one) => one === (isPlayed ? 'playing' : 'walk')),
  );
  const isTied = relations.some(({ from, to }) => (from === what && to !== null) || to === what);
  if (what === -1 || who === -1 || isTied) return found;
  return {
    ...found,
    relations: [...relations, { from: who, kind: isPlayed ? 'play' : 'push', to: what }],
  };
}

const SEATS = /^(?:sofa|bench|couch-and-lamp)$/u;

/** A family that relaxes on the sofa sits there, one beside the other. */
function sittingTogether(found: FoundSubjects): FoundSubjects {
  const isOnSeat = (at: number) =>
    found.relations.some(
      ({ from, kind, to }) =>
        from === at && kind === 'on' && SEATS.test(found.subjects[to ?? -1]?.thing ?? ''),
    );
  return {
    ...found,
    subjects: found.subjects.map((one, at) =>
      one.count > 1 && one.states.includes('lying') && isOnSeat(at)
        ? { ...one, states: one.states.filter((state) => state !== 'lying') }
        : one,
    ),
  };
}

const TALKED = /\blanguages?\b|\bchat|\bmessag|\bdating\b|\btalk\b|\btranslat/iu;

/** Who talks where it is about talking has a bubble over the head. */
function withBubbles(found: FoundSubjects, prompt: string): FoundSubjects {
  const who = found.subjects.findIndex(
    ({ thing, motions, count }) => isPerson(thing) && motions.includes('talk') && count < 4,
  );
  const person = found.subjects[who];
  const hasBubble = found.subjects.some(({ thing }) => thing === 'speech-balloon');
  if (person === undefined || hasBubble || !TALKED.test(prompt)) return found;
  const bubble: Subject = {
    ...plainSubject('speech-balloon'),
    count: person.count,
    size: 'tiny',
  };
  return {
    ...found,
    subjects: [...found.subjects, bubble],
    phrasesOf: [...found.phrasesOf, []],
    relations: [...found.relations, { from: found.subjects.length, kind: 'over', to: who }],
  };
}

const BOOKS = /^(?:books|open-book|closed-book)$/u;
const LARGE_ENOUGH = 3;

/** A dragon that reads on a stack of books is no smaller for it, and a jam of three cars is one. */
function inProportion(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const isUnder = (at: number) =>
    relations.some(
      ({ from, kind, to }) =>
        to === at &&
        kind === 'on' &&
        isAnimate(subjects[from]?.thing ?? '') &&
        !/cat|mouse|bird|owl/u.test(subjects[from]?.thing ?? ''),
    );
  const isPassed = (at: number) => relations.some(({ kind, to }) => kind === 'pass' && to === at);
  return {
    ...found,
    subjects: subjects.map((one, at) => {
      if (BOOKS.test(one.thing) && isUnder(at)) return { ...one, size: 'giant' as const };
      return one.count > LARGE_ENOUGH && isPassed(at) ? { ...one, count: LARGE_ENOUGH } : one;
    }),
  };
}

/** Who is in a scene of an ad uses what it sells. */
export const inScene = (found: FoundSubjects, prompt: string): FoundSubjects =>
  inProportion(
    withBubbles(
      oneForEach(
        delivered(atYoga(handy(withWare(sittingTogether(found))), prompt), prompt),
        prompt,
      ),
      prompt,
    ),
  );
