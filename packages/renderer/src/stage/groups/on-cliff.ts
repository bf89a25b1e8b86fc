import { carriedBy } from '../ensembles/carried.ts';
import { type Group, type Placing, withParents } from '../group.ts';
import { type Piece, pointOf, scaled } from '../piece.ts';
import { meetingPair } from './beast-pairs.ts';

/** Heights of the cliff, and of its edge above the ground, in heights of who is on it. */
const [TALL, EDGE] = [2.5, 0.95] as const;

export const isOnCliff = ({ parents }: Group): boolean =>
  parents.length === 1 && parents.every(({ thing }) => thing.name === 'crag');

/** Near the edge of a cliff that comes from beyond the side of the picture and goes down below it. */
export const onCliff: Placing = (group) => {
  const { kids, parents, placed, forward } = group;
  const tallest = Math.max(...kids.map(({ height }) => height));
  const wide = kids.reduce((sum, { width }) => sum + width, 0);
  const cliff = (piece: Piece): Piece => {
    if (piece.isBackdrop) return piece;
    const sized = scaled(piece, (Math.max(tallest, wide * 0.5) * TALL) / piece.height);
    const top = (piece.thing.anchors.top?.y ?? 0) * sized.height;
    return {
      ...sized,
      y: sized.height - top - tallest * EDGE,
      facing: forward,
      isBackdrop: true,
      // In the sea it stands on the ground of it.
      gait: 'idle',
      support: 'ground',
    };
  };
  const rocks = parents.map(cliff);
  const aboard = placed.filter(({ support, carrier }) => support === 'mount' && carrier === 'crag');
  const meeting = meetingPair(kids.map((kid) => ({ ...kid, x: 0 })));
  const taken = aboard.reduce((sum, { width }) => sum + width * 1.08, 0);
  return [
    ...placed.map((piece) => rocks[parents.indexOf(piece)] ?? piece),
    ...withParents({ ...group, parents: rocks, kids: meeting }).map(
      ({ kid, parent, at, of }): Piece => {
        const edge = pointOf(parent, parent.thing.anchors.top ?? { x: 0.5, y: 0 });
        const isMeeting = kid !== kids[at] && kid.x !== 0;
        const spread = isMeeting ? kid.x : (at - (of - 1) / 2) * kid.width * 1.08;
        return carriedBy(
          {
            ...kid,
            x: edge.x + spread - forward * (taken + Math.max(0, wide - kid.width) * 0.5),
            y: edge.y + (isMeeting ? kid.y : 0),
            depth: parent.depth + 0.004,
            facing: kid.facing === 0 ? forward : kid.facing,
          },
          parent,
        );
      },
    ),
  ];
};
