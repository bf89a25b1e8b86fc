import { AIR } from '../icons/kinds.ts';
import { isAnimate, isVehicle } from './kinds-of-things.ts';
import type { Motion, Relation, Setting, Subject, SubjectEffect } from './scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  readonly effects: readonly SubjectEffect[];
}

const FISH = /fish$/u;
const isRodent = (thing: string) => /^(?:hamster|mouse|rat|mouse-face|chipmunk)$/u.test(thing);

/** A bowl with a fish in it is a fish bowl, a leaf that carries a frog floats on the water. */
function renamed(subject: Subject, at: number, { subjects, relations }: Cast): Subject {
  const holds = (kind: Relation['kind'], isWanted: (thing: string) => boolean) =>
    relations.some(
      (each) => each.to === at && each.kind === kind && isWanted(subjects[each.from]?.thing ?? ''),
    );
  if (subject.thing === 'bowl' && holds('in', (thing) => FISH.test(thing)))
    return { ...subject, thing: 'fish-bowl' };
  const isRunIn = holds('in', isRodent) || holds('on', isRodent);
  if (subject.thing === 'wheel' && isRunIn) return { ...subject, thing: 'hamster-wheel' };
  const isCamp = subjects.some(({ thing }) => thing === 'tent');
  if (subject.thing === 'lantern' && isCamp && !subject.motions.includes('float'))
    return { ...subject, thing: 'camping-lantern', count: Math.min(subject.count, 2) };
  const isClimbed = subjects.some(({ motions }) => motions.includes('climb'));
  if (subject.thing === 'cliff' && !isClimbed) return { ...subject, thing: 'crag' };
  if (subject.thing === 'broom' && (holds('on', isAnimate) || holds('ride', isAnimate)))
    return { ...subject, thing: 'broomstick' };
  if (subject.thing === 'herb' && holds('on', isAnimate)) return { ...subject, thing: 'lily-pad' };
  return subject;
}

const BOAT =
  /^(?:canoe|sailboat|pirate-ship|tall-ship|passenger-ship|raft|ship|ferry|paper-boat|speedboat|motor-boat)$/u;

/** Vehicles neither walk nor run, boats do not fly, and birds do not walk with what they carry. */
function withOwnMotions(subject: Subject): Subject {
  const { thing } = subject;
  const own = (motion: Motion): Motion => {
    const isOnFoot = motion === 'walk' || motion === 'run';
    if (BOAT.test(thing)) return motion === 'fly' || isOnFoot ? 'float' : motion;
    if (isVehicle(thing)) return isOnFoot ? 'drive' : motion;
    return motion === 'walk' && AIR.has(thing) ? 'fly' : motion;
  };
  return { ...subject, motions: [...new Set(subject.motions.map(own))] };
}

/** Effects that follow from what things are and do, unless the prompt has named them. */
function impliedEffects({ subjects }: Cast): readonly SubjectEffect[] {
  return subjects.flatMap(({ thing, motions, states }, from): SubjectEffect[] => {
    if (motions.includes('launch'))
      return [
        { kind: 'flames', from },
        { kind: 'smoke', from },
      ];
    if (thing === 'locomotive' || thing === 'steam-train') return [{ kind: 'smoke', from }];
    if (thing === 'fire' || thing === 'fireplace') return [{ kind: 'flames', from }];
    const isHot = thing === 'hot-beverage' || thing === 'teacup-without-handle';
    if (isHot || states.includes('steaming')) return [{ kind: 'steam', from }];
    if (states.includes('smoking')) return [{ kind: 'smoke', from }];
    if (states.includes('glowing')) return [{ kind: 'glow', from }];
    return states.includes('burning') ? [{ kind: 'flames', from }] : [];
  });
}

/** Things that are the place itself when it was chosen for them. */
const PLACES_OF: Readonly<Record<string, Setting>> = {
  waterfall: 'waterfall',
  iceberg: 'iceberg',
  locomotive: 'carriage',
  train: 'carriage',
  'bullet-train': 'carriage',
  'light-rail': 'carriage',
  'high-speed-train': 'carriage',
  'railway-car': 'carriage',
  metro: 'carriage',
  tram: 'carriage',
  bus: 'carriage',
  airplane: 'carriage',
  window: 'window-seat',
};

/** The thing that became the place is taken out; who stood beside it stands in the place. */
function withoutPlace(cast: Cast, setting: Setting): Cast {
  const place = cast.subjects.findIndex(({ thing }) => PLACES_OF[thing] === setting);
  const isAlone = cast.subjects.length === 1 && setting !== 'window-seat';
  if (place === -1 || isAlone) return cast;
  const moved = (at: number) => (at > place ? at - 1 : at);
  const indexOf = (at: number | null) => (at === null || at === place ? null : moved(at));
  return {
    subjects: cast.subjects.filter((_, at) => at !== place),
    relations: cast.relations
      .filter(({ from }) => from !== place)
      .map(({ from, kind, to }) => ({ from: moved(from), kind, to: indexOf(to) })),
    effects: cast.effects.map(({ kind, from }) => ({ kind, from: indexOf(from) })),
  };
}

/** Hands alone have no body: what they hold lies on them. */
function inHands({ from, kind, to }: Relation, subjects: readonly Subject[]): Relation {
  const isHeld = ['hold', 'carry', 'catch'].includes(kind) && to !== null;
  const areHands = subjects[from]?.thing === 'palms-up-together';
  return isHeld && areHands ? { from: to, kind: 'on', to: from } : { from, kind, to };
}

/** The light of a saucer falls on what is below it. */
function beamRelations(
  subjects: readonly Subject[],
  effects: readonly SubjectEffect[],
): readonly Relation[] {
  const saucer = subjects.findIndex(({ thing }) => thing === 'flying-saucer');
  if (saucer === -1) return [];
  return effects.flatMap(({ kind, from }): Relation[] =>
    kind === 'glow' && from !== null && from !== saucer
      ? [{ from: saucer, kind: 'over', to: from }]
      : [],
  );
}

/** What follows from the whole sentence once all of it was read. */
export function settle(cast: Cast, setting: Setting): Cast {
  const { subjects, relations, effects } = cast;
  const settled = subjects.map((subject, at) => withOwnMotions(renamed(subject, at, cast)));
  const implied = impliedEffects({ ...cast, subjects: settled }).filter(
    ({ kind, from }) => !effects.some((each) => each.kind === kind && each.from === from),
  );
  const beams = beamRelations(settled, effects);
  const isReal = ({ from, kind }: Relation) =>
    !(kind === 'on' && settled[from]?.thing === 'water-lily');
  return withoutPlace(
    {
      subjects: settled,
      relations: [...relations, ...beams].filter(isReal).map((one) => inHands(one, settled)),
      effects: [...effects, ...implied],
    },
    setting,
  );
}
