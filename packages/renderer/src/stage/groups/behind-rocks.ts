import { HIDES } from '../ensembles/behind-trunk.ts';
import { emptierSide, type Group, type Placing, replaced } from '../group.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';

/** Of those who are behind it, how much it hides, and how wide it is for each of them. */
const COVERED = 0.6;
const FOR_EACH = 0.62;
/** Of an animal, what is seen beside it. */
const OUT = 0.24;

/** Whether somebody is behind what they can hide behind. */
export const isBehindRock = ({ parents, kids }: Group): boolean =>
  parents.length === 1 &&
  parents.every(({ thing }) => HIDES.test(thing.name)) &&
  kids.every((kid) => isCreature(kid) && kid.support === 'ground');

/** People and ghosts look over it, animals beside it. */
export const behindRock: Placing = (group) => {
  const { kids, parents } = group;
  const [rock] = parents;
  if (rock === undefined) return group.placed;
  const tallest = Math.max(...kids.map(({ height }) => height));
  const row = kids.reduce((sum, { width }) => sum + width * FOR_EACH, 0);
  const isOver = kids.every((kid) => isFigure(kid) || kid.thing.name === 'ghost');
  const high = (tallest * (isOver ? COVERED : 1.1)) / rock.height;
  const sized = scaled(rock, isOver ? Math.max(high, row / rock.width) : high);
  const side = emptierSide(group);
  return [
    ...replaced(group.placed, () => sized, parents),
    ...kids.map((kid, at): Piece => {
      const share = (at + 0.5) / kids.length - 0.5;
      const beside = side * (sized.width / 2 - kid.width * (0.5 - OUT - at * 0.5));
      // What is wide hides more than the legs, unless they stand higher behind it.
      const lift = Math.max(0, sized.height - tallest * COVERED);
      return {
        ...kid,
        x: sized.x + (isOver ? share * sized.width * 0.8 : beside),
        y: sized.y - (isOver ? lift : 0.02),
        depth: sized.depth - 0.006 - at * 0.001,
        facing: isOver ? kid.facing || side : side,
        gait: kid.gait === 'walk' || kid.gait === 'run' ? 'idle' : kid.gait,
      };
    }),
  ];
};
