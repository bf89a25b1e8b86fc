import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import { type Group, type Placing, replaced } from '../group.ts';
import { around, type Piece, scaled } from '../piece.ts';

const isUnderWay = ({ thing, subject, isSeated, support }: Piece) =>
  (isVehicle(thing.name) || (isSeated && support === 'mount')) &&
  !subject.states.includes('parked');

/** Whether both go the same way on wheels. */
export const isOvertaken = ({ parents, kids }: Group): boolean =>
  parents.every(isUnderWay) && kids.every(isUnderWay) && parents.every(isOnGround);

const isOnGround = ({ support, thing }: Piece) =>
  (support === 'ground' || support === 'mount') && thing.medium !== 'air';

/** What is overtaken is at most so many times as long as what overtakes it. */
const LONGER = 2.2;

/** In the lane nearer to us, from behind it to before it. */
export const overtaking: Placing = (group) => {
  const { forward, parents, kids } = group;
  const longest = Math.max(...kids.map(({ width }) => width));
  const [first] = parents;
  const fit = Math.min(1, (longest * LONGER) / (first?.width ?? 1));
  const slower = (piece: Piece): Piece => ({
    ...scaled(piece, fit),
    x: piece.x * fit,
    y: piece.y * fit - 0.12,
    facing: forward,
    gait: 'drive',
    depth: piece.depth - 0.02,
    stories: [],
  });
  const placed = replaced(group.placed, slower, group.placed);
  const { left, right } = around(placed);
  const reach = (right - left + longest) * 0.66;
  return [
    ...placed,
    ...kids.map(
      (kid, at): Piece => ({
        ...kid,
        x: (left + right) / 2 - forward * at * kid.width * 1.1,
        y: 0.06,
        facing: forward,
        gait: 'drive',
        depth: 0.01,
        stories: [{ kind: 'travel', reach }],
      }),
    ),
  ];
};
