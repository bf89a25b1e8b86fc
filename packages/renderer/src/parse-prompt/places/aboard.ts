import { habitatOf } from '../../icons/habitats.ts';
import { mediumOf } from '../../things/media.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { Motion, Relation, Subject } from '../scene-description.ts';
import { bearing, passengers } from './passengers.ts';

/** Vehicles that are sat on astride. */
export const SADDLED =
  /^(?:motorcycle|motor-scooter|bicycle|unicycle|quad-bike|snowmobile|jet-ski)$/u;
/** Machines whose seat is in a cab: who is on one drives it. */
const CABS = /^(?:tractor|combine-harvester)$/u;
const BEASTS =
  /^(?:horse|unicorn|pegasus|donkey|camel|two-hump-camel|elephant|mammoth|zebra|llama|ostrich|dragon|griffin|giraffe|ox|deer|moose|turtle|dolphin|whale|carousel-horse|rocking-horse)$/u;
const CARRYING: ReadonlySet<Relation['kind']> = new Set(['on', 'in', 'ride', 'drive']);

const isStanding = (subject: Subject | undefined) => subject?.states.includes('standing') === true;

/** Who is on a motorcycle or a horse sits astride, unless the prompt says otherwise. */
function astride(one: Relation, subjects: readonly Subject[]): Relation {
  const [who, mount] = [subjects[one.from], subjects[one.to ?? -1]];
  if (one.kind !== 'on' || who === undefined || mount === undefined || isStanding(who)) return one;
  const isRidden =
    (SADDLED.test(mount.thing) && isAnimate(who.thing) && mediumOf(who.thing) === 'land') ||
    (BEASTS.test(mount.thing) && isPerson(who.thing));
  if (isRidden) return { ...one, kind: 'ride' };
  return CABS.test(mount.thing) && isPerson(who.thing) ? { ...one, kind: 'drive' } : one;
}

const AFTER: ReadonlySet<Relation['kind']> = new Set(['chase', 'follow', 'pass']);

/** "A police car chasing a thief on a scooter": the thief is on it, not the car. */
function ofQuarry(one: Relation, { subjects, relations }: FoundSubjects): Relation {
  const [mount, vehicle] = [subjects[one.to ?? -1]?.thing ?? '', subjects[one.from]?.thing ?? ''];
  if (!CARRYING.has(one.kind) || !isVehicle(mount) || !isVehicle(vehicle)) return one;
  const quarry = relations.find(({ from, kind }) => from === one.from && AFTER.has(kind))?.to;
  return quarry == null || !isAnimate(subjects[quarry]?.thing ?? '')
    ? one
    : { ...one, from: quarry };
}

/** What is thrown or waved from a boat: who does it is in the boat. */
function fromBoat(one: Relation, { subjects, relations }: FoundSubjects): Relation {
  const isBoat = mediumOf(subjects[one.to ?? -1]?.thing ?? '') === 'boat';
  if (one.kind !== 'out-of' && one.kind !== 'at') return one;
  if (!isBoat || isAnimate(subjects[one.from]?.thing ?? '')) return one;
  const doer = relations.find(({ from, to }) => to === one.from && from !== one.to);
  const isAboard = relations.some(({ from, kind }) => from === doer?.from && kind === 'in');
  return doer === undefined || isAboard || !isAnimate(subjects[doer.from]?.thing ?? '')
    ? one
    : { from: doer.from, kind: 'in', to: one.to };
}

const LINER = /ship$|ferry|carrier|yacht|longship/u;
const LEAVES: ReadonlySet<Motion> = new Set<Motion>([
  'jump',
  'dive',
  'swim',
  'walk',
  'run',
  'fall',
]);

/** Who fishes, waves or sings "from a boat" is on board. */
function onBoard(one: Relation, subjects: readonly Subject[]): Relation {
  const [who, boat] = [subjects[one.from], subjects[one.to ?? -1]?.thing ?? ''];
  if (one.kind !== 'at' || mediumOf(boat) !== 'boat' || !isPerson(who?.thing ?? '')) return one;
  const isOff = who?.motions.length === 0 || who?.motions.some((motion) => LEAVES.has(motion));
  return isOff ? one : { ...one, kind: LINER.test(boat) ? 'on' : 'in' };
}

/** The boat of a gondolier that the prompt names too is one boat. */
function withOneBoat(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const mounts = relations.filter(({ kind, to }) => CARRYING.has(kind) && to !== null);
  for (const one of mounts) {
    const twin = mounts.find(
      ({ from, to }) =>
        from === one.from &&
        to !== one.to &&
        subjects[to ?? -1]?.thing === subjects[one.to ?? -1]?.thing,
    );
    if (twin?.to != null && one.to !== null) return without(found, one.to, twin.to);
  }
  return found;
}

/** Who paddles does not swim. */
function paddling(
  subject: Subject,
  at: number,
  relations: readonly Relation[],
  all: readonly Subject[],
) {
  const isAfloat = relations.some(
    ({ from, kind, to }) =>
      from === at && CARRYING.has(kind) && mediumOf(all[to ?? -1]?.thing ?? '') === 'boat',
  );
  return isAfloat
    ? {
        ...subject,
        motions: subject.motions.map((one): Motion => (one === 'swim' ? 'float' : one)),
      }
    : subject;
}

/** "A horse and rider": the one is on the other, and goes where it goes. */
function ridersOf({ subjects, relations }: FoundSubjects): readonly Relation[] {
  const rider = subjects.findIndex(({ look }) => look?.job === 'rider');
  const mount = subjects.findIndex(({ thing }) => BEASTS.test(thing));
  const isMounted = relations.some(({ from, kind }) => from === rider && CARRYING.has(kind));
  if (rider === -1 || mount === -1 || isMounted) return relations;
  const own = relations.filter(({ from }) => from === mount);
  const isTwice = ({ from, kind, to }: Relation) =>
    from === rider && own.some((one) => one.kind === kind && one.to === to);
  const pair: Relation = { from: rider, kind: 'ride', to: mount };
  return [pair, ...relations.filter((one) => !isTwice(one))];
}

/** Who rows across a lake goes as the boat does: it is what crosses. */
function crossing(relations: readonly Relation[], subjects: readonly Subject[]) {
  const ways = relations.map((one): Relation => {
    if (one.kind !== 'across' || one.to !== null) return one;
    const boat = relations.find(
      ({ from, kind, to }) =>
        from === one.from &&
        kind === 'ride' &&
        mediumOf(subjects[to ?? -1]?.thing ?? '') === 'boat',
    );
    return boat?.to == null ? one : { ...one, from: boat.to };
  });
  return ways.filter(
    (one, at) =>
      ways.findIndex(
        ({ from, kind, to }) => from === one.from && kind === one.kind && to === one.to,
      ) === at,
  );
}

const SEAT =
  /^(?:chair|armchair|office-chair|gaming-chair|wheelchair|rocking-chair|barber-chair|dentist-chair|high-chair|stool)$/u;

/** "A kid in a chair with a dentist": on a chair is room for one, and the other is beside. */
function seatOfOne(one: Relation, relations: readonly Relation[], all: readonly Subject[]) {
  const seat = all[one.to ?? -1];
  if (!CARRYING.has(one.kind) || seat?.count !== 1 || !SEAT.test(seat.thing)) return one;
  const first = relations.find(({ kind, to }) => to === one.to && CARRYING.has(kind));
  return first === undefined || first.from === one.from
    ? one
    : { from: one.from, kind: 'next-to' as const, to: first.from };
}

const OVER: ReadonlySet<Relation['kind']> = new Set(['cross', 'across', 'over', 'on']);

/** What a horse pulls over a bridge is on the bridge, and the horse before it. */
function pulledOver(one: Relation, { subjects, relations }: FoundSubjects): Relation {
  const isBridge = /bridge$/u.test(subjects[one.to ?? -1]?.thing ?? '');
  if (!isBridge || !OVER.has(one.kind)) return one;
  const pulled = relations.find(({ from, kind }) => from === one.from && kind === 'pull')?.to;
  return pulled == null ? one : { ...one, from: pulled };
}

/** Those who are on, in or beside what carries them, where the words alone leave them beside it. */
export function aboard(read: FoundSubjects): FoundSubjects {
  const found = withOneBoat({
    ...read,
    relations: read.relations.map((one) => passengers(one, read.subjects)),
  });
  const moved = ridersOf(found).map((one) =>
    pulledOver(ofQuarry(fromBoat(onBoard(one, found.subjects), found), found), found),
  );
  const isThrower = (at: number) =>
    moved.some((one) => one.from === at && one.kind === 'throw') &&
    moved.some((one) => one.from === at && !found.relations.includes(one) && one.kind === 'in');
  const subjects = found.subjects.map((one, at, all): Subject => {
    const isUp = isThrower(at) && !one.states.includes('sitting');
    const own = paddling(one.thing === 'rowing-shell' ? { ...one, count: 1 } : one, at, moved, all);
    return bearing(isUp ? { ...own, states: [...own.states, 'standing'] } : own, at, moved, all);
  });
  return {
    ...found,
    subjects,
    relations: crossing(moved, subjects).map((one, _, all) =>
      astride(seatOfOne(one, all, subjects), subjects),
    ),
  };
}

const CAR =
  /^(?:automobile|taxi|sports-car|convertible|vintage-convertible|vintage-car|bus|minibus|panel-van|delivery-truck|motorcycle)$/u;

const BLOSSOM = /^(?:tulip|rose|peony|bellflower|crocus|magnolia|hibiscus|daffodil|poppy)$/u;

/** Who is in a car is on the road, wherever else they live. */
export function placeOfCar({ subjects, relations }: Pick<FoundSubjects, 'subjects' | 'relations'>) {
  const seat = relations.find(({ from, kind }) => from === 0 && /^(?:in|drive|ride)$/u.test(kind));
  const car = subjects[seat?.to ?? -1]?.thing ?? '';
  // Flowers in which somebody lies are out of doors.
  if (seat?.kind === 'in' && BLOSSOM.test(car)) return 'meadow';
  return CAR.test(car) ? habitatOf(car) : null;
}
