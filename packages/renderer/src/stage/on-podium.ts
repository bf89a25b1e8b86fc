import type { Scenery } from '../scene/scenery.ts';
import type { World } from '../scene/world.ts';
import type { PlacedGroup, StandingGroup } from './layout.ts';

/** The height of the product in the picture, before the layout of the ad gives it its place. */
const TALL = 0.56;
/** How far side things reach over the edge of the product, in their own widths. */
const OVERLAP = 0.3;

/** The product in the middle of the podium, other things in front of it at both sides. */
export function onPodium(
  world: World,
  scenery: Scenery,
  groups: readonly StandingGroup[],
  focus: number,
): readonly PlacedGroup[] {
  const hero = groups.find(({ pieces }) => pieces.some(({ index }) => index === focus));
  const first = hero ?? groups[0];
  if (first === undefined) return [];
  const unit = world.size.height * TALL;
  const middle = world.size.width / 2;
  const placed = (group: StandingGroup, left: number, step: number): PlacedGroup => ({
    pieces: group.pieces,
    support: group.support,
    unit,
    x: middle + (left - group.frame.left) * unit,
    y: scenery.groundY + step * unit,
    depth: group.support.depth + step,
  });
  const wide = first.frame.right - first.frame.left;
  const edges = { left: -wide / 2, right: wide / 2 };
  const made = [placed(first, edges.left, 0)];
  for (const [at, group] of groups.filter((one) => one !== first).entries()) {
    const own = group.frame.right - group.frame.left;
    const isRight = at % 2 === 0;
    const overlap = at < 2 ? Math.min(own, wide) * OVERLAP : -0.02;
    const left = isRight ? edges.right - overlap : edges.left - own + overlap;
    if (isRight) edges.right = left + own;
    else edges.left = left;
    made.push(placed(group, left, 0.045 + 0.01 * at));
  }
  return made;
}
