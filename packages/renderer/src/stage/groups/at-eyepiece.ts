import { isDrawnPerson } from '../../people/person.ts';
import { type Group, type Placing, replaced } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

/** Where the eyepiece is, in shares of the telescope: from its middle, and from its foot. */
const EYEPIECE = { x: -0.46, y: 0.51 } as const;
/** Where the eye of somebody is who looks through it, in heights of theirs. */
const EYE = { x: 0.085, y: 0.79 } as const;

export const isAtEyepiece = ({ parents, kids }: Group): boolean =>
  parents.length === 1 &&
  parents.every(({ thing }) => thing.name === 'tripod-telescope') &&
  kids.every(({ thing }) => isDrawnPerson(thing.name));

/** The first has an eye at the telescope, which is as high as that takes; others wait behind. */
export const atEyepiece: Placing = (group) => {
  const { forward, kids, parents } = group;
  const [first] = kids;
  const [telescope] = parents;
  if (first === undefined || telescope === undefined) return group.placed;
  const isWatched = group.placed.some(({ thing }) => isDrawnPerson(thing.name));
  const high = (first.height * EYE.y) / EYEPIECE.y;
  const set = (piece: Piece): Piece => ({
    ...scaled(piece, isWatched ? 1 : high / piece.height),
    facing: forward,
  });
  const stood = set(telescope);
  const eye = stood.x + forward * stood.width * EYEPIECE.x;
  return [
    ...replaced(group.placed, set, parents),
    ...kids.map(
      (kid, at): Piece => ({
        ...kid,
        x: eye - forward * (kid.height * EYE.x + at * kid.width * 0.9),
        y: telescope.y,
        // The eyepiece is before the face.
        depth: telescope.depth - 0.004 * (at + 1),
        facing: forward,
        ...(at === 0 ? { grasp: kid.grasp ?? 'peer' } : {}),
      }),
    ),
  ];
};
