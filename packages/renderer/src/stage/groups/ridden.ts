import type { Gait } from '../../draw/actors/gaits.ts';
import { SADDLED } from '../../parse-prompt/places/aboard.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { carriedBy } from '../ensembles/carried.ts';
import { HIPS } from '../ensembles/carriers.ts';
import { type Placing, withParents } from '../group.ts';
import { type Frame, frameOf, isCreature, type Piece, pointOf } from '../piece.ts';
import { apart, swapped } from './boards-apart.ts';
import { fitting } from './loads.ts';
import { BOARD, CABIN, HULL, mountFor, SMALL_VEHICLE } from './mounts.ts';
import { sideBySide } from './side-by-side.ts';

/** What is seen of a driver: all above the lower edge of the window. */
function windowOf(parent: Piece, y: number): Frame {
  const { left, right, top } = frameOf(parent);
  return { left, right, top: top - parent.height, bottom: y };
}

/** What is seen also of those who are carried along. */
const BUSY: ReadonlySet<Gait> = new Set<Gait>(['wave', 'sleep', 'cheer']);

/** Who stands in a boat, to throw a net or to steer it with an oar. */
const isStandingIn = ({ subject, thing }: Piece, boat: Piece): boolean =>
  HULL.test(boat.thing.name) &&
  isDrawnPerson(thing.name) &&
  (subject.states.includes('standing') || subject.look?.job === 'gondolier');

/** The same where the window has a height of its own. */
const ROOM: Readonly<Record<string, number>> = {
  helicopter: 0.44,
  'flying-saucer': 0.5,
  'flying-carpet': 3.4,
  'castle-tower': 0.4,
  'braid-tower': 0.4,
  'window-house': 0.38,
  'basket-house': 0.38,
  'balcony-house': 0.38,
};

/** The height of who is on it, compared with its own. */
function roomFor({ thing }: Piece): number {
  const { seat } = thing.anchors;
  if (SMALL_VEHICLE.test(thing.name)) return 3;
  const own = ROOM[thing.name];
  if (own !== undefined) return own;
  if (CABIN.test(thing.name)) return (seat?.y ?? 1) < 0.5 ? 0.46 : 0.62;
  // In an open boat one is seen from the waist up.
  if (HULL.test(thing.name) && thing.metres < OPEN_BOAT) return 1.5;
  return seat === undefined ? 0.85 : 1.02;
}

/** Boats below this height in metres are open. */
const OPEN_BOAT = 1.4;

/** They hover upright while somebody looks out of them. */
const STEADY = /^(?:helicopter|flying-saucer|flying-carpet)$/;

/** The share of a rider that is below the seat. */
function sunkIn(how: Readonly<Record<'isPerson' | 'isUp' | 'isCabin' | 'isChair', boolean>>) {
  if (how.isUp) return 0.16;
  if (how.isPerson || (how.isChair && !how.isCabin)) return HIPS;
  return how.isCabin ? 0.34 : 0;
}

/** Ways of who rides that are those of the mount. */
const isWay = ({ kind }: Piece['stories'][number]) => kind === 'travel' || kind === 'depart';

/** Where those go who ride; who meets somebody stays where they meet. */
function waysOf(riders: readonly Piece[]): Piece['stories'] {
  const isMeeting = riders.some(({ subject }) => subject.states.includes('facing'));
  return isMeeting ? [] : riders.flatMap(({ stories }) => stories).filter(isWay);
}

/** On the back of an animal, in a car, on a board. */
export const ridden: Placing = (group) => {
  const { parents, placed, forward } = group;
  const ways = waysOf(group.kids);
  const kids = group.kids.map((kid) => ({
    ...kid,
    stories: kid.stories.filter((story) => !isWay(story)),
  }));
  const along = (piece: Piece) =>
    piece.stories.some(isWay) ? piece.stories : [...piece.stories, ...ways.slice(0, 1)];
  // Each has a vehicle as large as its own riders need.
  const each = Math.ceil(kids.length / Math.max(1, parents.length));
  const isSmall = parents.some(({ thing }) => SMALL_VEHICLE.test(thing.name));
  const isGoing = [...kids, ...parents].some(({ subject }) => subject.motions.length > 0);
  const mount = (piece: Piece): Piece => ({
    ...mountFor(piece, kids.slice(0, each)),
    facing: piece.facing === 0 ? forward : piece.facing,
    // In the air already, one leaps and does not jump once more.
    stories:
      kids.some(({ gait }) => gait === 'trick') && piece.support !== 'none'
        ? [{ kind: 'trick' } as const]
        : along(piece),
    gait:
      isGoing && (isSmall || piece.support === 'ground') && !isCreature(piece)
        ? 'drive'
        : // Who looks out of its window would not tilt with it.
          STEADY.test(piece.thing.name)
          ? 'idle'
          : piece.gait,
  });
  const mounts = apart(parents.map(mount));
  const riders = withParents({ ...group, kids, parents: mounts }).map(({ kid, parent, at, of }) => {
    const isCabin = CABIN.test(parent.thing.name);
    const isInside = isCabin || HULL.test(parent.thing.name);
    const most = roomFor(parent);
    const small = fitting(kid, { width: parent.width / of, height: parent.height * most });
    const isUp = isStandingIn(kid, parent);
    const { seat: place, top } = parent.thing.anchors;
    const isWinged = isCreature(parent) && parent.thing.medium === 'air';
    const back = isInside ? 0.7 : isWinged ? 0.42 : 0.14;
    const seat = (isUp ? top : place) ?? { x: 0.5, y: back };
    const point = pointOf(parent, seat);
    const isSat = kid.subject.states.includes('sitting');
    const isAstride = SADDLED.test(parent.thing.name) || parent.thing.name === 'broomstick';
    const isCycling = isAstride && isDrawnPerson(kid.thing.name);
    const isPerson = (!isSmall || isCycling || isSat) && !isUp && isDrawnPerson(kid.thing.name);
    const isBoard = BOARD.test(parent.thing.name) && isDrawnPerson(kid.thing.name) && !isSat;
    const isBicycle = parent.thing.name === 'bicycle';
    const isChair =
      (parent.thing.drawing !== null || isBicycle) && !isInside && !BOARD.test(parent.thing.name);
    return carriedBy(
      {
        ...small,
        x: point.x + (at - (of - 1) / 2) * Math.min(small.width * 1.05, parent.width / of),
        y: point.y + small.height * sunkIn({ isPerson, isUp, isCabin, isChair }),
        depth: parent.depth + (isInside && !isCabin ? -0.004 : 0.004),
        clip: isCabin ? windowOf(parent, point.y) : null,
        facing: parent.facing,
        gait: isGoing && !BUSY.has(kid.gait) ? 'drive' : kid.gait,
        isSitting: !isUp && (!isSmall || isCycling || isSat),
        isSeated: isPerson,
        posture: isCycling ? ('ride' as const) : isBoard ? ('board' as const) : kid.posture,
        grasp: isCycling ? ('steer' as const) : isBoard ? ('wide' as const) : kid.grasp,
        // The leap is that of the mount.
        ...(kid.gait === 'trick' ? { stories: [] } : {}),
      },
      parent,
    );
  });
  return sideBySide({ ...group, kids }, [...swapped(placed, parents, mounts), ...riders]);
};
