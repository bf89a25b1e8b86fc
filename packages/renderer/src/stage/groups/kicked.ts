import { type Placing, replaced, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

/** What is hit with a club or a stick and stays on the ground. */
export const isSlid = ({ thing }: Piece) => /^(?:golf-ball|puck|curling-stone)$/.test(thing.name);

/** At the foot, about to fly. */
export const kicked: Placing = (group) => {
  const { forward, parents, placed } = group;
  const gait = group.kids.some(({ thing }) => thing.name === 'golf-ball') ? 'idle' : 'run';
  const ready = (piece: Piece): Piece => ({ ...piece, facing: forward, gait });
  return [
    ...replaced(placed, (piece) => ({ ...ready(piece) }), parents),
    ...withParents(group).map(({ kid, parent }) => ({
      ...(isSlid(kid) ? scaled(kid, (parent.height * 0.1) / kid.width) : kid),
      x: parent.x + forward * (parent.width / 2 + kid.width * 0.6),
      y: parent.y,
      depth: 0.008,
      support: 'ground' as const,
      gait: 'idle' as const,
      stories: [{ kind: 'toss' } as const],
    })),
  ];
};
