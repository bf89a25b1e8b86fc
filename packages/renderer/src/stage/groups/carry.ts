import { CURLED_NOSE, sleeperOf } from '../../draw/actors/curled.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Point } from '../../things/thing.ts';
import { STANDING_MIRROR } from '../cast/mirrors.ts';
import { carriedBy, isCrossing } from '../ensembles/carried.ts';
import { BED, HIPS, ON_FEET } from '../ensembles/carriers.ts';
import { carrierOf, raised } from '../ensembles/carriers-of-several.ts';
import { isTowering } from '../ensembles/giants.ts';
import { atLeaf, isAtLeaf } from '../ensembles/near-leaf.ts';
import { isOnBough, onBough } from '../ensembles/on-bough.ts';
import { isMat, lyingOnMat } from '../ensembles/on-mats.ts';
import { roomOn } from '../ensembles/room-on.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { isHeap } from '../heaps.ts';
import { frameOf, isCreature, isFigure, type Piece, pointOf, scaled } from '../piece.ts';
import { betweenHands } from './between-hands.ts';
import { bunched, isBunch } from './bunch.ts';
import { downStairs, isDownStairs } from './by-stairs.ts';
import { TREE } from './climbing.ts';
import { slidingTilt } from './curling.ts';
import { downChute, isOnChute } from './down-chute.ts';
import { hanging, isHanging } from './hanging.ts';
import { isBloom } from './hovering.ts';
import { inStall } from './in-stall.ts';
import { fitting, leafage, loadedAt, roomIn, stowed } from './loads.ts';
import { CABIN, HULL, SMALL_VEHICLE } from './mounts.ts';
import { lowered } from './on-bathers.ts';
import { isOnCliff, onCliff } from './on-cliff.ts';
import { isOnCounter, onCounter } from './on-counter.ts';
import { onHeap } from './on-heap.ts';
import { isOnRoof, onRoof } from './on-roofs.ts';
import { isPinned, pinned } from './pinned.ts';
import { ridden } from './ridden.ts';
import { hasLap, isChild, isShoulderSized, onBack, onLap, onShoulder } from './shoulders.ts';
import { sideBySide } from './side-by-side.ts';
import { stepOf } from './steps.ts';
import { inTruckBed, isInTruckBed } from './truck-bed.ts';
import { grasped, inVessel } from './vessels.ts';
import { isPickaback, pickaback } from './with-young.ts';

const BALLOON = 'hot-air-balloon';

/** What is painted on it fills it. */
const PICTURE = /^(?:wall|easel)$/;
const GLASS =
  /^(?:mouse-hole|doghouse|open-door|open-wardrobe|treehouse|spider-web|hollow-tree|fish-bowl|castle-bowl|beaker|flask|bottle|aquarium|jar|goal|smartphone|laptop|easel|wall|diving-helmet|hoodie|t-shirt|printed-mug|tote-bag|cap|billed-cap)$/;

/** Who is in it stands on the floor. */
const HAS_FLOOR = /^(?:mouse-hole|doghouse|open-door|open-wardrobe)$/;

/** Long enough for somebody who lies. */
const BENCH = /^(?:bench|park-bench|church-pew)$/;

/** On its top, or seated on its seat. */
export const on: Placing = (before) => {
  if (before.parents.some(({ thing }) => SMALL_VEHICLE.test(thing.name))) return ridden(before);
  if (before.parents.every(({ thing }) => isDrawnPerson(thing.name))) {
    if (before.kids.every(isShoulderSized)) return onShoulder(before);
    if (before.kids.every(isChild))
      return before.parents.every(hasLap) ? onLap(before) : onBack(true)(before);
    if (before.kids.every(({ thing }) => isDrawnPerson(thing.name))) return onBack(false)(before);
  }
  if (isDownStairs(before)) return downStairs(before);
  if (isPickaback(before)) return pickaback(before);
  // Who is in a crib is seen through its bars.
  if (before.parents.every(({ thing }) => thing.name === 'crib') && before.kids.every(isFigure))
    return inside(before);
  if (before.kids.every(({ thing }) => thing.name === 'cradled-baby')) return inside(before);
  if (isHeap(before.parents)) return onHeap(before);
  if (isOnRoof(before)) return onRoof(before);
  if (isOnCliff(before)) return onCliff(before);
  if (isOnBough(before)) return onBough(before);
  if (isAtLeaf(before)) return atLeaf(false)(before);
  if (isHanging(before)) return hanging(before);
  if (isOnChute(before)) return downChute(before);
  if (isOnCounter(before)) return onCounter(before);
  if (isPinned(before)) return pinned(before);
  if (isInTruckBed(before)) return inTruckBed(before);
  // Each seat of a row has its own sitter.
  const each = Math.ceil(before.kids.length / Math.max(1, before.parents.length));
  const ready = (piece: Piece): Piece => {
    const carrier = carrierOf(piece, before.kids.slice(0, each), before.placed);
    const isTouched = before.kids.some((kid) => noseFor(kid, piece) !== null);
    const isTurned = isTouched || /^(?:stairs|drawbridge)$/.test(piece.thing.name);
    return isTurned && piece.facing === 0 ? { ...carrier, facing: before.forward } : carrier;
  };
  const parents = before.parents.map(ready);
  const placed = raised(replaced(before.placed, ready, before.parents), before.parents, parents);
  const stood = lowered(standOnTop({ ...before, placed, parents }), { ...before, parents });
  return lyingOnMat(stood, parents, before.forward);
};

/** A butterfly lands on the nose of an animal, a bee on the face of a flower. */
function noseFor(kid: Piece, parent: Piece): Point | null {
  const isTiny = kid.traits.medium === 'air' && kid.thing.metres < 0.12;
  if (isTiny && isBloom(parent.thing.name)) return { x: 0.5, y: 0.24 };
  if (!isTiny || !isCreature(parent)) return null;
  const isCurled = parent.gait === 'sleep' && sleeperOf(parent.thing.name) !== null;
  return isCurled ? CURLED_NOSE : (parent.thing.anchors.mouth ?? null);
}

const standOnTop: Placing = (group) =>
  sideBySide(group, [
    ...group.placed,
    ...withParents(group).map(({ kid, parent, at, of }) => {
      const { seat, top } = parent.thing.anchors;
      const isLying = kid.gait === 'sleep' || kid.subject.states.includes('lying');
      // Who sleeps alone on a bench has all of it to lie on.
      const isBench = isLying && of === 1 && BENCH.test(parent.thing.name);
      const isBed = isBench || (isLying && (isMat(parent) || BED.test(parent.thing.name)));
      const isSeat =
        !isBed &&
        !ON_FEET.has(kid.gait) &&
        (parent.thing.medium === 'object' || kid.isSitting || /swing/.test(parent.thing.name));
      const isSeated =
        seat !== undefined && isSeat && isFigure(kid) && parent.thing.drawing !== null;
      const isOnSteps = parent.thing.name === 'stairs';
      const step = of > 1 && isOnSteps ? stepOf(at, of) : null;
      const point = pointOf(
        parent,
        step ??
          noseFor(kid, parent) ??
          (isSeated || isBench ? seat : (top ?? seat)) ?? { x: 0.5, y: 0.06 },
      );
      // A giant hangs over the edges of a roof.
      const isWide = (parent.thing.medium === 'scenery' && !isTowering(kid)) || of > 1;
      const small = fitting(kid, {
        width:
          (parent.width * (isWide ? (isSeated ? 1.36 : 0.96) : isTowering(kid) ? 2.2 : 1.5)) / of,
        height: noseFor(kid, parent) === null ? roomOn(parent, kid) : parent.height * 0.36,
      });
      // Down the slope, one after the other.
      const isIce = parent.thing.name === 'iceberg';
      const slope = kid.subject.motions.includes('slide')
        ? (at + (isIce ? 0.95 : 0.7)) / (of + 0.6)
        : 0;
      const isDown = slope > 0 && parent.thing.medium === 'scenery';
      const downhill = {
        kind: 'slide',
        // Ice goes down as far as the water.
        along: {
          run: (parent.width * (isIce ? 0.56 : 0.44)) / of,
          drop: (parent.height * (isIce ? 0.96 : 0.76)) / of,
        },
      } as const;
      const spread =
        of === 1 || step !== null
          ? 0
          : (at - (of - 1) / 2) * Math.min(parent.width / of, small.width * 1.1);
      return carriedBy(
        {
          ...small,
          // Who went on would leave the step.
          stories: small.stories
            .filter(({ kind }) => !(isOnSteps || isDown) || kind !== 'travel')
            .map((story) => (isDown && story.kind === 'slide' ? downhill : story)),
          // All cross a bridge the same way.
          ...(isDown || isCrossing(kid, parent) ? { facing: group.forward } : {}),
          x: point.x + (slope === 0 ? spread : group.forward * parent.width * 0.46 * slope),
          y: point.y + slope * parent.height * 0.8 + (isSeated ? small.height * HIPS : 0),
          depth: parent.depth + 0.004,
          tilt: slidingTilt(kid, slope) * group.forward,
          gait: isBed && kid.gait === 'sit' ? ('idle' as const) : small.gait,
          isSitting: !isBed && (isSeated || kid.isSitting),
          isSeated,
          // The head is on the pillow.
          ...(isBed && parent.thing.facing !== 0
            ? { facing: parent.facing === 0 ? parent.thing.facing : parent.facing }
            : {}),
        },
        parent,
      );
    }),
  ]);

/** Somebody else who is in the same tub already: the two sit side by side rather than one before the other. */
function mateOf(
  { placed, parents, kids }: Group,
  area: { readonly width: number },
): { readonly mate: Piece; readonly step: number } | null {
  const [parent] = parents;
  const [kid] = kids;
  if (parent === undefined || kid === undefined || parents.length > 1 || kids.length > 1)
    return null;
  const mates = placed.filter(
    ({ bearer }) => bearer?.index === parent.index && bearer.copy === parent.copy,
  );
  const [mate] = mates;
  const wide = parent.width * area.width;
  if (mate === undefined || mates.length > 1 || Math.abs(mate.x - parent.x) > wide * 0.15)
    return null;
  return { mate, step: Math.min(wide * 0.25, (mate.width + kid.width) * 0.28) };
}

/** A balloon hangs upright while somebody stands in its basket. */
const steadied = (piece: Piece): Piece =>
  piece.thing.name === BALLOON ? { ...piece, gait: 'idle' } : piece;

/** Behind the front edge of a container, or seen through its glass. */
export const inside: Placing = (group) => {
  if (group.parents.every(({ thing }) => thing.name === 'pair-of-hands'))
    return betweenHands(group);
  if (group.parents.every(({ thing }) => thing.name === 'wheel-cabin')) return inStall(group);
  const looking = inVessel(group);
  if (looking !== null) return looking;
  const { inside: own, seat } = group.parents[0]?.thing.anchors ?? {};
  const area = own ?? roomIn(group.parents[0]);
  if (area === undefined) {
    return seat !== undefined ||
      group.parents.some(({ thing }) => CABIN.test(thing.name) || HULL.test(thing.name))
      ? ridden(group)
      : withinBox(group);
  }
  const inSame = mateOf(group, area);
  const placed = replaced(group.placed, steadied, group.parents);
  const parents = group.parents.map(steadied);
  return [
    ...placed.map((piece) =>
      piece === inSame?.mate ? { ...piece, x: piece.x - inSame.step } : piece,
    ),
    ...withParents({ ...group, parents }).map(({ kid, parent, ...place }) => {
      const { at, of } = kid.subject.image ?? place;
      if (isBunch(kid, parent)) return bunched(carriedBy(kid, parent), parent, { at, of });
      const isMirror = parent.thing.name === STANDING_MIRROR;
      const isGlass = isMirror || GLASS.test(parent.thing.name);
      const isCage = /cage$|^hamster-wheel$/.test(parent.thing.name);
      // Those in a basket stand close together.
      const isBasket = parent.thing.name === BALLOON;
      const from = pointOf(parent, { x: area.x, y: area.y });
      const to = pointOf(parent, { x: area.x + area.width, y: area.y + area.height });
      const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
      const wide = right - left;
      const deep = to.y - from.y;
      const isPicture = PICTURE.test(parent.thing.name);
      const large = isPicture
        ? scaled(kid, parent.height / kid.height)
        : parent.thing.name === 'hand'
          ? grasped(kid, parent)
          : kid;
      const small = fitting(large, {
        // In a mirror one may stand before the other.
        width: (wide / (isMirror ? Math.sqrt(of) : of)) * (isGlass ? 0.8 : leafage(parent)),
        height: isGlass || isCage ? deep * 0.86 : parent.height * (isBasket ? 0.2 : 2.4),
      });
      // What is small looks over the edge, and stands on the floor of a cage.
      const rim = isCage ? to.y : Math.min(to.y, from.y + small.height * 0.5);
      const floor =
        isMirror || HAS_FLOOR.test(parent.thing.name)
          ? to.y
          : isGlass
            ? to.y - Math.max(0, deep - small.height) * 0.4
            : rim;
      const load = loadedAt(parent, { at, of });
      const room = { left, right, rim: from.y };
      if (load !== null) return stowed(carriedBy(kid, parent), parent, room, load);
      const carried = carriedBy(small, parent);
      return {
        ...carried,
        x: (left + right) / 2 + (at - (of - 1) / 2) * (wide / of) + (inSame?.step ?? 0),
        y: floor,
        depth: parent.depth + (isGlass ? 0.003 : -0.003),
        gait: kid.thing.medium === 'water' ? ('swim' as const) : isBasket ? carried.gait : kid.gait,
        // Who runs in a wheel stays in it.
        ...(isCage ? { stories: [] } : {}),
        clip: isGlass ? { left, right, top: from.y, bottom: to.y } : null,
      };
    }),
  ];
};

/** In front of a building or in the midst of plants; half hidden by a smaller thing. */
function withinBox(group: Group): readonly Piece[] {
  return [
    ...group.placed,
    ...withParents(group).map(({ kid, parent, at, of }) => {
      const isBigger = parent.height > kid.height * 1.15;
      const frame = frameOf(parent);
      // A kite or a ball that is caught in a tree is up in its leaves.
      const isCaught =
        (TREE.test(parent.thing.name) || /-tree$/.test(parent.thing.name)) &&
        !isCreature(kid) &&
        !isFigure(kid);
      if (isCaught) {
        const small = fitting(kid, { width: parent.width * 0.5, height: parent.height * 0.36 });
        const y = frame.top + parent.height * 0.3 + small.height * 0.5;
        return { ...carriedBy(small, parent), x: parent.x, y, depth: parent.depth + 0.004 };
      }
      const spread = (at - (of - 1) / 2) * Math.min(parent.width / of, kid.width * 1.1);
      return {
        ...(isBigger ? kid : carriedBy(kid, parent)),
        x: parent.x + spread,
        y: isBigger ? parent.y + 0.02 : frame.top + kid.height * 0.45,
        depth: parent.depth + (isBigger ? 0.004 : -0.004),
      };
    }),
  ];
}
