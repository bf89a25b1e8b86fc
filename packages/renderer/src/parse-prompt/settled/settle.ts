import { AIR } from '../../icons/kinds.ts';
import { mediumOf } from '../../things/media.ts';
import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import { inStreet } from '../places/in-street.ts';
import type { Motion, Relation, Setting, Subject, SubjectEffect } from '../scene-description.ts';
import { atHome } from './at-home.ts';
import { handInHand } from './hand-in-hand.ts';
import { asHands, inHands } from './hands-alone.ts';
import { inBeak } from './in-beak.ts';
import { intoDepth } from './into-depth.ts';
import { asLantern } from './lanterns.ts';
import { movedAlong } from './moved-along.ts';
import { onHoard } from './on-hoard.ts';
import { following, onTheWing } from './on-the-wing.ts';
import { isSaidCloser } from './outside.ts';
import { isPlausible, towering } from './plausible.ts';
import { renamed } from './renamed.ts';
import { beamsOf, shiningDown } from './saucers.ts';
import { isPastTree, swimming } from './swimming.ts';
import { together } from './together.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  readonly effects: readonly SubjectEffect[];
}

const isAnimal = (thing: string) => isAnimate(thing) && !isPerson(thing);

const isBoat = (thing: string) => isVehicle(thing) && mediumOf(thing) === 'boat';

/** A car that drifts does not float. */
const isDrifting = (thing: string, motion: Motion) =>
  motion === 'float' && isVehicle(thing) && !AFLOAT.test(thing);

const ON_RAILS = /train$|monorail|tram$|railway-car|cable-tram|locomotive/u;

/** Cars on a racetrack race. */
function onTrack(subject: Subject, setting: Setting): Subject {
  const isBusy = subject.motions.length + subject.states.length > 0;
  if (setting !== 'racetrack' || isBusy || subject.thing !== 'racing-car') return subject;
  return { ...subject, motions: ['drive'] };
}

/** Vehicles neither walk nor run, boats do not fly, and birds do not walk with what they carry. */
function withOwnMotions(subject: Subject, setting: Setting): Subject {
  const { thing } = subject;
  const own = (motion: Motion): Motion => {
    const isOnFoot = motion === 'walk' || motion === 'run';
    const isAloft = motion === 'fly' && setting !== 'sky' && setting !== 'space';
    if (isBoat(thing)) return isAloft ? 'float' : isOnFoot ? 'drive' : motion;
    if (isOnFoot && /^(?:drone|helicopter|airplane|small-airplane)$/u.test(thing)) return 'fly';
    if (ON_RAILS.test(thing) && motion === 'fly') return 'drive';
    if (isVehicle(thing)) return isOnFoot || isDrifting(thing, motion) ? 'drive' : motion;
    return motion === 'walk' && (AIR.has(thing) || thing === 'seagull') ? 'fly' : motion;
  };
  // Arms of the deep come out of the water, but stay in it.
  if (thing === 'tentacle') return { ...subject, motions: [] };
  const isSkidding = subject.motions.some((motion) => isDrifting(thing, motion));
  const states = isSkidding
    ? subject.states.filter((state) => state !== 'floating')
    : subject.states;
  return { ...subject, states, motions: [...new Set(subject.motions.map(own))] };
}

const STREETS: ReadonlySet<Setting> = new Set<Setting>(['street', 'city', 'square', 'alley']);
const MUSIC: ReadonlySet<Setting> = new Set<Setting>([
  'recording-studio',
  'stage',
  'club',
  'festival',
]);

/** Rooms in which the earth is one to turn on its stand. */
const WITH_GLOBE: ReadonlySet<Setting> = new Set<Setting>([
  'classroom',
  'office',
  'library',
  'room',
  'bedroom',
  'nursery',
  'attic',
]);

/** A cable car in a street runs on rails, and a singer who records holds no camera. */
function inTown(subject: Subject, setting: Setting): Subject {
  if (subject.thing === 'cable-car' && STREETS.has(setting))
    return { ...subject, thing: 'cable-tram' };
  if (subject.thing === 'globe-showing-americas' && WITH_GLOBE.has(setting))
    return { ...subject, thing: 'desk-globe' };
  // Lamps of a street are not those of a room.
  if (/^(?:lamp|floor-lamp)$/u.test(subject.thing) && STREETS.has(setting) && subject.count > 1)
    return { ...subject, thing: 'street-lamp' };
  if (subject.thing === 'ship' && setting === 'port')
    return { ...subject, thing: 'container-ship' };
  if (!MUSIC.has(setting) || !subject.motions.includes('photograph')) return subject;
  return {
    ...subject,
    motions: subject.motions.map((motion) => (motion === 'photograph' ? 'sing' : motion)),
  };
}

/** The ice drifts, and who is on it stands. */
function onFloe(subject: Subject): Subject {
  const motions = subject.motions.filter((motion) => motion !== 'float');
  const states = subject.states.filter((state) => state !== 'floating');
  return { ...subject, motions, states };
}

const ROCKETS = /^(?:rocket|spaceship|flying-saucer)$/u;
const AFLOAT =
  /boat|ship|canoe|kayak|raft|ferry|gondola|barge|dinghy|yacht|balloon|lantern|submarine|saucer|station|satellite|drone|feather|parachute|kite|plane|helicopter|comet|rocket/u;

/** Effects that follow from what things are and do, unless the prompt has named them. */
function impliedEffects({ subjects, relations }: Cast): readonly SubjectEffect[] {
  return subjects.flatMap(({ thing, motions, states }, from): SubjectEffect[] => {
    if (motions.includes('launch') && ROCKETS.test(thing))
      return [
        { kind: 'flames', from },
        { kind: 'smoke', from },
      ];
    if (thing === 'locomotive' || thing === 'steam-train') return [{ kind: 'smoke', from }];
    if (thing === 'campfire' || thing === 'fireplace') return [{ kind: 'flames', from }];
    const isTaken = relations.some(
      ({ from: who, kind, to }) =>
        to === from && kind === 'in' && isAnimal(subjects[who]?.thing ?? ''),
    );
    const isHot = !isTaken && (thing === 'hot-beverage' || thing === 'teacup-without-handle');
    if (isHot || states.includes('steaming')) return [{ kind: 'steam', from }];
    if (states.includes('smoking')) return [{ kind: 'smoke', from }];
    if (states.includes('glowing') && thing !== 'neon-sign') return [{ kind: 'glow', from }];
    return states.includes('burning') ? [{ kind: 'flames', from }] : [];
  });
}

/** Smoke that is told of beside a fire rises from what burns, and not from who puts it out. */
function ofFire(effect: SubjectEffect, subjects: readonly Subject[]): SubjectEffect {
  const fire = subjects.findIndex(({ states }) => states.includes('burning'));
  const isOfSomebody = isPerson(subjects[effect.from ?? -1]?.thing ?? '');
  return effect.kind === 'smoke' && isOfSomebody && fire !== -1
    ? { ...effect, from: fire }
    : effect;
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
  house: 'room',
  cottage: 'room',
  'modern-house': 'room',
  'house-with-garden': 'room',
  hut: 'room',
  church: 'church',
  'desert-island': 'beach',
};

/** Places that are never seen from outside. */
const SHOWN_INSIDE: ReadonlySet<Setting> = new Set<Setting>(['window-seat', 'carriage', 'church']);

/** Who is on an island sees its beach; who sails past sees the island. */
const ASHORE: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>(['on', 'at', 'along']);

/** The thing that became the place is taken out; who stood beside it stands in the place. */
function withoutPlace(cast: Cast, setting: Setting): Cast {
  const isPlace = (thing: string) =>
    PLACES_OF[thing] === setting || (thing === 'window' && setting === 'carriage');
  const place = cast.subjects.findIndex(({ thing }) => isPlace(thing));
  const isIsle = cast.subjects[place]?.thing === 'desert-island';
  const isLivedIn = cast.relations.some(
    ({ kind, to }) => to === place && (kind === 'in' || (isIsle && ASHORE.has(kind))),
  );
  if ((setting === 'room' || isIsle) && !isLivedIn) return cast;
  const isAlone = cast.subjects.length === 1 && !SHOWN_INSIDE.has(setting);
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

/** The castle on a hill to which somebody rides is far away, with its hill. */
function isDistant(at: number, { subjects, relations }: Cast): boolean {
  const isHill = (one: number | null) => subjects[one ?? -1]?.thing === 'hill';
  const isGoal = (one: number) =>
    relations.some(({ kind, to }) => kind === 'towards' && to === one);
  return relations.some(
    ({ from, kind, to }) =>
      kind === 'on' && isHill(to) && isGoal(from) && (from === at || to === at),
  );
}

const DECKS = /^(?:aircraft-carrier|launch-pad|skyscraper)$/u;
const FLIES = /^(?:fighter-jet|airplane|small-airplane|banner-plane|helicopter|drone)$/u;

/** What takes off from a deck is over it. */
function fromDeck({ from, kind, to }: Relation, subjects: readonly Subject[]): Relation {
  const isOff = kind === 'out-of' && DECKS.test(subjects[to ?? -1]?.thing ?? '');
  return isOff && FLIES.test(subjects[from]?.thing ?? '')
    ? { from, kind: 'over', to }
    : { from, kind, to };
}

const SKY = /^(?:full-moon|sun|rainbow|globe-showing-americas|ringed-planet)$/u;

/** "A wolf on a cliff under the moon": so is the wolf, and the moon is not under its feet. */
function underSky({ from, kind, to }: Relation, { subjects, relations }: Cast): Relation {
  const isUnder = kind === 'under' && SKY.test(subjects[to ?? -1]?.thing ?? '');
  const rider = isUnder ? relations.find((one) => one.kind === 'on' && one.to === from) : undefined;
  return { from: rider?.from ?? from, kind, to };
}

/** What follows from the whole sentence once all of it was read. */
export function settle(read: Cast, setting: Setting): Cast {
  const cast = movedAlong(together(read, setting));
  const { subjects, relations, effects } = cast;
  const settled = subjects.map((said, at): Subject => {
    const subject = atHome(
      onTrack(onTheWing(intoDepth(said, setting), at, cast), setting),
      at,
      cast,
      setting,
    );
    const named = inTown(
      asLantern(renamed(asHands(subject, at, cast), at, cast), at, cast, setting),
      setting,
    );
    const own = swimming(following(withOwnMotions(named, setting), at, cast), at, cast, setting);
    if (setting === 'iceberg' && mediumOf(own.thing) === 'land') return onFloe(own);
    const isOnBank = relations.some((one) => one.to === at && isPastTree(one, subjects, setting));
    if (isOnBank) return { ...own, position: 'far' };
    return isDistant(at, cast) ? { ...own, size: 'tiny' } : own;
  });
  const smoking = subjects.flatMap(({ thing, motions }, from): SubjectEffect[] =>
    motions.some((motion) => isDrifting(thing, motion)) ? [{ kind: 'smoke', from }] : [],
  );
  const implied = [...smoking, ...impliedEffects({ ...cast, subjects: settled })].filter(
    ({ kind, from }) => !effects.some((each) => each.kind === kind && each.from === from),
  );
  const beams = beamsOf(settled, effects);
  // Who crosses a harbour does not cross what stands behind it.
  const isOverPlace = (who: number) =>
    relations.some(({ from, kind, to }) => from === who && kind === 'across' && to === null);
  // What is under a bench is not on it.
  const isUnder = (who: number, what: number | null) =>
    relations.some(({ from, kind, to }) => from === who && to === what && kind === 'under');
  // "A whale under a boat with a fisherman in it": he is in the boat.
  const isAboard = (who: number) =>
    relations.some(
      ({ from, kind, to }) =>
        from === who && kind === 'in' && isVehicle(settled[to ?? -1]?.thing ?? ''),
    );
  const isReal = ({ from, kind, to }: Relation) =>
    !isSaidCloser({ from, kind, to }, relations) &&
    !(kind === 'on' && to !== null && isUnder(from, to)) &&
    !(kind === 'in' && isAnimal(settled[to ?? -1]?.thing ?? '') && isAboard(from)) &&
    !(kind === 'on' && settled[from]?.thing === 'water-lily') &&
    !isPastTree({ from, kind, to }, settled, setting) &&
    !(kind === 'cross' && isOverPlace(from)) &&
    !(kind === 'in-front-of' && settled[to ?? -1]?.thing === 'mount-fuji');
  return withoutPlace(
    shiningDown({
      subjects: settled,
      relations: [...relations, ...beams]
        .filter((one) => isReal(one) && isPlausible(one, settled))
        .map((one) => inBeak(one, settled))
        .map((one) => handInHand(towering(onHoard(one, settled), settled), settled, relations))
        .map((one) => underSky(inStreet(fromDeck(inHands(one, settled), settled), settled), cast)),
      effects: [...effects.map((one) => ofFire(one, settled)), ...implied],
    }),
    setting,
  );
}
