import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type { World } from '../../scene/world.ts';
import { frameOf } from '../piece.ts';
import type { PlacedGroup } from './layout.ts';

/** Width divided by height from which a train would be a thin line in a picture that is higher than wide. */
const LONG = 2.6;
/** How much longer than the picture it may be, and where its head is. */
const [LONGEST, HEAD] = [1.75, 0.88] as const;

/** A train that is longer than the picture shows its head and leaves it at the other end. */
export function lengthened(
  { size, description }: World,
  placed: readonly PlacedGroup[],
): readonly PlacedGroup[] {
  if (size.width >= size.height || description.ad !== null) return placed;
  return placed.map((group) => {
    const solid = group.pieces.filter(({ isBackdrop }) => !isBackdrop);
    const [train] = solid;
    if (train === undefined || solid.length !== 1 || train.subject.count > 1) return group;
    const { name, medium, ratio } = train.thing;
    if (medium !== 'land' || !isVehicle(name) || ratio < LONG) return group;
    const { left, right } = frameOf(train);
    const by = Math.max(1, (size.width * LONGEST) / ((right - left) * group.unit));
    const unit = group.unit * by;
    const facing = train.facing === 0 ? 1 : train.facing;
    const head = size.width * (facing === 1 ? HEAD : 1 - HEAD);
    const pieces = group.pieces.map((piece) => (piece === train ? { ...piece, facing } : piece));
    return { ...group, pieces, unit, x: head - (facing === 1 ? right : left) * unit };
  });
}
