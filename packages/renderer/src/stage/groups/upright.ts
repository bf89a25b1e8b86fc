import { isDrawnPerson } from '../../people/person.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

/** Long things that stand on the ground beside who holds them, and how long they are for a grown-up. */
const LENGTHS: Readonly<Record<string, number>> = {
  snowboard: 0.92,
  surfboard: 1.12,
  skis: 1.02,
  spear: 1.22,
  ladder: 1.3,
  'flag-pole': 1.35,
  staff: 1.05,
  cane: 0.5,
  crutch: 0.66,
  jackhammer: 0.6,
};
/** What shakes is held with both hands, bent over it. */
const SHAKING = 'jackhammer';

const MOVING: ReadonlySet<string> = new Set(['walk', 'run', 'jump', 'climb', 'slide']);
/** One walks with these, and with nothing else of the list. */
const WALKED_WITH = /^(?:staff|cane|crutch|spear|flag-pole)$/;

/** Whether it stands upright in the hand of somebody. */
export function isUpright({ kids, parents }: Group): boolean {
  const [kid] = kids;
  return (
    kid !== undefined &&
    LENGTHS[kid.thing.name] !== undefined &&
    parents.every(
      ({ thing, gait, posture }) =>
        isDrawnPerson(thing.name) &&
        posture === null &&
        (!MOVING.has(gait) || WALKED_WITH.test(kid.thing.name)),
    )
  );
}

/** Its foot on the ground, the hand of its owner at half its height. */
export const upright: Placing = (group) => {
  const isShaking = group.kids.some(({ thing }) => thing.name === SHAKING);
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? group.forward : piece.facing,
    ...(isShaking
      ? { grasp: 'type' as const, posture: 'bend' as const }
      : { grasp: piece.grasp ?? ('staff' as const) }),
  });
  const owners = group.parents.map(ready);
  return [
    ...replaced(group.placed, ready, group.parents),
    ...withParents({ ...group, parents: owners }).map(({ kid, parent, at }): Piece => {
      const { facing, height, x, y } = parent;
      // A cane goes on the near side; of two crutches there is one on each.
      const side = (at % 2 === 0 ? 1 : -1) * (facing || 1);
      const isWide = kid.width > kid.height;
      const long = height * (LENGTHS[kid.thing.name] ?? 1);
      const sized = scaled(kid, long / Math.max(kid.height, kid.width));
      return {
        ...sized,
        x: x + side * height * (isShaking ? 0.36 : 0.27),
        y: isWide ? y - sized.width / 2 + sized.height / 2 : y,
        depth: parent.depth + (isShaking ? 0.002 : -0.002),
        facing: isWide ? 1 : facing,
        tilt: isWide ? -Math.PI / 2 : 0,
        support: 'mount',
        carrier: parent.thing.name,
        gait: 'idle',
        stories: parent.stories,
      };
    }),
  ];
};
