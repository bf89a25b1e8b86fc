import { isDrawnPerson } from '../../people/person.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

/** What keeps hail and rain off the hair. */
const COVERS =
  /^(?:newspaper|rolled-newspaper|jacket|coat|book|open-book|briefcase|handbag|package|open-box|magazine)$/;
/** How wide it is, and how high above the feet, in heights of who holds it. */
const [WIDE, LOW, HIGH] = [0.4, 0.88, 1] as const;

/** Whether people lift something over their own heads. */
export const isOverHeads = ({ kids, parents }: Group): boolean =>
  kids.every(({ thing }) => COVERS.test(thing.name)) &&
  parents.every(
    ({ thing, subject }) => isDrawnPerson(thing.name) && subject.motions.includes('lift'),
  );

/** On the hair, before it, with the arms up. */
export const overOwnHeads: Placing = (group) => {
  const { placed, parents, forward } = group;
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    grasp: 'overhead',
  });
  return [
    ...replaced(placed, ready, parents),
    ...withParents({ ...group, parents: parents.map(ready) }).map(
      ({ kid, parent }): Piece => ({
        ...scaled(kid, (parent.height * WIDE) / kid.width),
        x: parent.x + (parent.facing || 1) * parent.height * 0.03,
        // What hangs down would be before the face.
        y: parent.y - parent.height * (kid.height > kid.width ? HIGH : LOW),
        depth: parent.depth + 0.002,
        facing: parent.facing,
        support: 'mount',
        carrier: parent.thing.name,
        holder: { index: parent.index, copy: parent.copy },
        gait: 'idle',
        stories: parent.stories,
      }),
    ),
  ];
};
