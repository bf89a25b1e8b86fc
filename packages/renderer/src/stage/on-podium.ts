import { isAnimate } from '../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, Subject } from '../parse-prompt/scene-description.ts';
import { INDOORS } from '../scene/indoors.ts';
import type { World } from '../scene/world.ts';
import { thingOf } from '../things/things.ts';
import type { PlacedGroup, StandingGroup } from './layout.ts';
import { around, isCreature, type Piece } from './piece.ts';

/** What is lower than this is shown on a counter in the foreground, in metres. */
const COUNTER_METRES = 0.6;
const OPEN_PLACES: ReadonlySet<string> = new Set([
  'stage',
  'club',
  'underwater',
  'space',
  'moon',
  'cave',
  'table-top',
]);
const ON_FLOOR = /vacuum|rug|dumbbell|yoga-mat|shoe|boot/u;

/** Whether the product of an ad is too small for the room behind it, so that it comes to the front. */
export function isOnCounter({ setting, subjects, ad, relations }: SceneDescription): boolean {
  const product = subjects[ad?.product ?? -1];
  if (product === undefined || subjects.some(({ thing }) => isAnimate(thing))) return false;
  const metres = thingOf(product.thing)?.metres ?? 1;
  const isOnSomething = relations.some(
    ({ kind, to }) => to !== null && ['on', 'in', 'under', 'behind'].includes(kind),
  );
  const isLarge = subjects.some(({ thing }) => (thingOf(thing)?.metres ?? 0) > 1.2);
  const isRoom = INDOORS.has(setting) && !OPEN_PLACES.has(setting);
  const isSmall = metres < COUNTER_METRES && !isLarge && !ON_FLOOR.test(product.thing);
  return isRoom && isSmall && !isOnSomething;
}

/** Whether an ad shows things only, so that the product can be in the middle of the others. */
export function isStill({ subjects, ad, relations }: SceneDescription): boolean {
  const isThing = ({ thing }: Subject) => {
    const medium = thingOf(thing)?.medium ?? 'object';
    return !isAnimate(thing) && (medium === 'object' || medium === 'land');
  };
  const isRelated = relations.some(({ to }) => to !== null);
  return ad !== null && subjects.length > 1 && !isRelated && subjects.every(isThing);
}

/** The height of the product in the picture, before the layout of the ad gives it its place. */
const TALL = 0.56;
/** How far side things reach over the edge of the product, in their own widths. */
const OVERLAP = 0.3;
/** In front of a product that is this wide, other things take no room beside it. */
const WIDE = 1.3;
/** People stand closer together than things. */
const CLOSE = 0.74;

function framed(group: StandingGroup, pieces: readonly Piece[]): StandingGroup {
  return { ...group, pieces, frame: around(pieces) };
}

/** Several of one kind go to both sides. */
function apart(group: StandingGroup): readonly StandingGroup[] {
  const isOneKind = group.pieces.every(({ index }) => index === group.pieces[0]?.index);
  if (!isOneKind || group.pieces.some(isCreature)) return [group];
  return group.pieces.map((piece) => framed(group, [{ ...piece, x: 0, y: 0 }]));
}

function closer(group: StandingGroup): StandingGroup {
  if (!group.pieces.every(isCreature)) return group;
  return framed(
    group,
    group.pieces.map((piece) => ({ ...piece, x: piece.x * CLOSE })),
  );
}

/** The product in the middle of the podium, other things in front of it at both sides. */
export function onPodium(
  world: World,
  groups: readonly StandingGroup[],
  focus: number,
): readonly PlacedGroup[] {
  const hero = groups.find(({ pieces }) => pieces.some(({ index }) => index === focus));
  const main = hero ?? groups[0];
  if (main === undefined) return [];
  const first = closer(main);
  const others = groups.filter((one) => one !== main).flatMap(apart);
  const across = [first, ...others]
    .map(({ frame }) => frame.right - frame.left)
    .reduce((sum, each) => sum + each, 0);
  // What the frame cuts off would not be measured.
  const unit = Math.min(
    world.size.height * TALL,
    (world.size.width * 0.94) / Math.max(0.1, across),
  );
  const placed = (group: StandingGroup, left: number, step: number): PlacedGroup => ({
    pieces: group.pieces,
    support: group.support,
    unit,
    x: world.size.width / 2 + (left - group.frame.left) * unit,
    y: first.support.y + step * unit,
    depth: first.support.depth + step,
  });
  const wide = first.frame.right - first.frame.left;
  const edges = { left: -wide / 2, right: wide / 2 };
  const made = [placed(first, edges.left, 0)];
  for (const [at, group] of others.entries()) {
    const own = group.frame.right - group.frame.left;
    const isRight = at % 2 === 0;
    const overlap = wide > WIDE ? own * 0.7 : Math.min(own, wide) * (at < 2 ? OVERLAP : 0.4);
    const left = isRight ? edges.right - overlap : edges.left - own + overlap;
    if (isRight) edges.right = left + own;
    else edges.left = left;
    made.push(placed(group, left, at < 2 ? 0.045 : 0.075 + 0.01 * at));
  }
  const aside = ((edges.left + edges.right) / 2) * unit;
  return made.map((group) => ({ ...group, x: group.x - aside }));
}
