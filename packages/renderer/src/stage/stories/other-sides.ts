import { sideIn } from '../../parse-prompt/acts/arrivals.ts';
import type { RelationKind } from '../../parse-prompt/scene-description.ts';
import type { Actor, Path, Step } from '../../scene/actor.ts';
import { smooth } from '../../scene/easing.ts';
import type { Size } from '../../sizes.ts';
import { thingOf } from '../../things/things.ts';
import { TREE } from '../groups/climbing.ts';
import { isCar } from '../pieces/measure.ts';

/** Somebody and the thing around which they go, as they stand side by side. */
export interface Pair {
  readonly who: Actor;
  readonly thing: Actor;
}

/** A point on the ground or in the air, and whether it is before or behind the thing. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

const STILL: Step = { x: 0, y: 0, scale: 1, turn: 0, alpha: 1 };
const stay: Path = () => STILL;

/** One sees what is behind them between their legs. */
const ON_LEGS = /table|desk|chair|stool|bench/;
/** An apple is large enough beside who goes around it to be seen. */
const LEAST = 0.42;
/** The share of a table under which there is room. */
const UNDER = 0.62;
const EDGE = 0.04;
/** The camera comes nearer while one looks. */
const HEADROOM = 0.13;
/** How much lower the ground is before the thing, in heights of the picture. */
const NEARER = 0.07;
const NEAR = 0.012;

const isFlying = ({ traits }: Actor) => traits.medium === 'air';
const isTable = ({ subject }: Actor) => ON_LEGS.test(subject.thing);

/** As much larger, on the same spot. */
export function resized(actor: Actor, by: number): Actor {
  const { box, x, y } = actor;
  const [width, height] = [box.width * by, box.height * by];
  return {
    ...actor,
    height: actor.height * by,
    box: { x: x - width / 2, y: y - height, width, height },
  };
}

function at(actor: Actor, { x, y, depth }: Spot): Actor {
  const { width, height } = actor.box;
  return { ...actor, x, y, depth, box: { x: x - width / 2, y: y - height, width, height } };
}

/** Both as large as they can be on all sides on which one of them is. */
function fitted({ who, thing }: Pair, sides: readonly RelationKind[], size: Size): Pair {
  const floor = thing.box.y + thing.box.height;
  const isUnder = sides.includes('under') && isTable(thing);
  const least = isUnder ? 1 / UNDER : LEAST;
  const larger = resized(thing, Math.max(1, (who.box.height * least) / thing.box.height));
  const isUp = sides.some((one) => one === 'above' || one === 'over' || one === 'on');
  const wide = larger.box.width + who.box.width * 2.3;
  const high = isUp
    ? larger.box.height + who.box.height * 1.15
    : Math.max(larger.box.height, who.box.height);
  const by = Math.min(
    1.2,
    (size.width * (1 - 2 * EDGE)) / wide,
    (floor - size.height * (isUp ? HEADROOM : EDGE)) / high,
  );
  const spot = { x: size.width / 2, y: floor, depth: thing.depth };
  return { who: resized(who, by), thing: at(resized(larger, by), spot) };
}

/** Behind a wall or a sofa one looks over it; behind a tree or a car, past it. */
function behindIt({ who, thing }: Pair): Spot {
  const { box, depth, facing, subject } = thing;
  const { width, height } = who.box;
  const middle = box.x + box.width / 2;
  const floor = box.y + box.height;
  const back = depth - NEAR;
  const known = thingOf(subject.thing);
  if (known !== null && isCar(known)) {
    const end = middle - facing * (box.width / 2 + width * 0.12);
    return { x: end, y: floor - height * 0.06, depth: back };
  }
  if (isFlying(who) && box.height > height * 1.6)
    return { x: box.x + box.width + width * 0.02, y: box.y + box.height * 0.42, depth: back };
  if (TREE.test(subject.thing)) return { x: middle + width * 0.3, y: floor - 6, depth: back };
  // Between the legs of a table who is behind it would be below it.
  if (isTable(thing) && height < box.height * 0.9)
    return { x: box.x + box.width - width * 0.1, y: floor - box.height * 0.24, depth: back };
  const isSeen = isTable(thing) || height > box.height * 1.25;
  const raised = isSeen ? Math.min(height, box.height) * 0.14 : box.height - height * 0.52;
  return { x: middle + (isSeen ? width * 0.22 : 0), y: floor - raised, depth: back };
}

/** Before it one is nearer, lower in the picture, and leaves something of it to be seen. */
function beforeIt({ who, thing }: Pair, size: Size): Spot {
  const { box, depth, facing, subject } = thing;
  const { width } = who.box;
  const middle = box.x + box.width / 2;
  const floor = box.y + box.height;
  const known = thingOf(subject.thing);
  const isHidden = width > box.width * 0.8;
  const aside = isHidden ? width * 0.5 - box.width * 0.12 : 0;
  const isAtBonnet = known !== null && isCar(known);
  const ahead = box.width * (isHidden ? 0.5 : 0.4) + (isHidden ? width * 0.15 : 0);
  const x = isAtBonnet ? middle + facing * ahead : middle + aside;
  const isUp = isFlying(who) && box.height > who.box.height * 1.6;
  const low = Math.min(size.height * 0.975, floor + size.height * NEARER);
  return { x, y: isUp ? box.y + box.height * 0.5 : low, depth: depth + NEAR };
}

function spotOf(side: RelationKind, pair: Pair, size: Size): Spot {
  const { who, thing } = pair;
  const { box, depth } = thing;
  const { width, height } = who.box;
  const middle = box.x + box.width / 2;
  const floor = box.y + box.height;
  const isUp = isFlying(who) && box.height > height * 1.6;
  const beside = isUp ? floor - box.height * 0.36 : floor;
  switch (side) {
    case 'left':
      return { x: box.x - width * 0.58, y: beside, depth };
    case 'right':
      return { x: box.x + box.width + width * 0.58, y: beside, depth };
    case 'behind':
      return behindIt(pair);
    case 'in-front-of':
      return beforeIt(pair, size);
    case 'on':
      return { x: middle, y: box.y + box.height * 0.05, depth: depth + NEAR };
    case 'under':
    case 'below':
      return isTable(thing)
        ? { x: middle, y: floor - height * 0.03, depth: depth - NEAR }
        : { x: middle, y: Math.min(size.height * 0.98, floor + height * 0.5), depth: depth + NEAR };
    default:
      return { x: middle, y: box.y - height * 0.14, depth: depth + NEAR };
  }
}

/** From one side to the other: in leaps, or around it on the ground. */
function way(from: Spot, to: Spot, { who, thing }: Pair): Path {
  const isLeap = who.subject.motions.includes('jump');
  const isPast = Math.abs(from.x - to.x) > thing.box.width && !isFlying(who);
  const high = Math.max(who.box.height * 0.5, isPast ? thing.box.height * 0.8 : 0);
  return ({ progress }) => {
    const gone = smooth(Math.min(1, Math.max(0, (progress - 0.08) / 0.84)));
    const arc = Math.sin(Math.PI * gone);
    const rise = isLeap ? -high * arc : isPast ? who.box.height * 0.16 * arc : 0;
    return {
      ...STILL,
      x: (from.x - to.x) * (1 - gone),
      y: (from.y - to.y) * (1 - gone) + rise,
    };
  };
}

const standing = (side: RelationKind, who: Actor): Partial<Actor> => {
  const isUp = side === 'above' || side === 'over';
  const isInAir = isFlying(who) && side !== 'on';
  return {
    support: isUp || isInAir ? 'none' : side === 'on' ? 'mount' : 'ground',
    carrier: isUp || isInAir ? null : who.carrier,
    gait: isInAir ? 'fly' : isUp ? 'float' : 'idle',
  };
};

const SIDE_BY_SIDE: Partial<Actor> = { clip: null, tilt: 0, isSitting: false };

/** The acts of a story in which somebody goes from one side of a thing to another, in one layout. */
export function aroundThing(
  pairs: readonly Pair[],
  sides: readonly RelationKind[],
  size: Size,
): readonly (readonly Actor[])[] {
  const [model] = pairs;
  if (model === undefined) return [];
  const layout = fitted(model, sides, size);
  const by = layout.who.box.height / model.who.box.height;
  const spots = sides.map((side) => spotOf(side, layout, size));
  return pairs.map(({ who }, act) => {
    const side = sides[act] ?? 'left';
    const spot = spots[act] ?? { x: 0, y: 0, depth: 0 };
    const before = spots[act - 1] ?? spot;
    const sized = { ...resized(who, by), ...SIDE_BY_SIDE };
    const isGoing = before !== spot && sides[act - 1] !== side;
    const facing = isGoing
      ? before.x < spot.x
        ? (1 as const)
        : (-1 as const)
      : spot.x < size.width / 2
        ? (1 as const)
        : (-1 as const);
    const depth = isGoing ? Math.min(before.depth, spot.depth) : spot.depth;
    const isAround = sides.every((one) => one === 'left' || one === 'right');
    const placed = at(sized, { ...spot, depth: isAround ? spot.depth + NEAR : depth });
    const moving = isGoing ? { path: way(before, spot, { ...layout, who: sized }) } : null;
    const actor: Actor = {
      ...placed,
      ...(moving === null ? { ...standing(side, sized), path: stay } : moving),
      facing,
    };
    const thing = { ...layout.thing, path: stay };
    return [actor, thing].sort((one, other) => one.depth - other.depth);
  });
}

/** On which side of a thing somebody is in each act; null where it is another story. */
export function sidesOf(
  acts: readonly Parameters<typeof sideIn>[0][],
): readonly RelationKind[] | null {
  const sides = acts.map(sideIn);
  const known = sides.filter((side) => side !== null);
  return known.length === acts.length && new Set(known).size > 1 ? known : null;
}
