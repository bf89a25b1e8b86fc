import { isDrawnPerson } from '../../people/person.ts';
import { emptierSide, type Group, type Placing, replaced } from '../group.ts';
import { isFigure, type Piece, scaled } from '../piece.ts';

/** What is higher than this, in heights of who hugs it, is more than the arms reach around. */
const HUGE = 1.3;
/** As high as this it is huge, and one still sees who hugs it. */
const MOST = 1.75;
const MOST_ALIVE = 2.4;

export const isHugeForArms = ({ parents: [parent], kids: [kid] }: Group): boolean =>
  parent !== undefined &&
  kid !== undefined &&
  isFigure(kid) &&
  !isDrawnPerson(parent.thing.name) &&
  parent.thing.medium !== 'scenery' &&
  parent.height > kid.height * HUGE;

/** Who hugs something huge is before it, with the face and the arms against it. */
export const huggedHuge: Placing = (group) => {
  const { placed, parents, kids } = group;
  const [given] = parents;
  const [kid] = kids;
  if (given === undefined || kid === undefined) return placed;
  const isToy = given.thing.medium === 'object' || given.thing.name === 'teddy-bear';
  const most = kid.height * (isToy ? MOST : MOST_ALIVE);
  const parent = scaled(given, Math.min(1, most / given.height));
  const side = isToy ? emptierSide(group) : given.facing || emptierSide(group);
  const reach = parent.width * (isToy ? 0.22 : 0.36);
  const resized = (piece: Piece): Piece => (piece === given ? parent : piece);
  return [
    ...replaced(placed, resized, parents),
    ...kids.map((piece, at): Piece => {
      const own = at % 2 === 0 ? side : (-side as -1 | 1);
      return {
        ...piece,
        x: parent.x + own * (reach + Math.floor(at / 2) * piece.width * 0.5),
        depth: parent.depth + 0.008,
        facing: -own as -1 | 1,
      };
    }),
  ];
};
