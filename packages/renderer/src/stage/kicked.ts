import { type Placing, replaced, withParents } from './group.ts';
import type { Piece } from './piece.ts';

/** At the foot, about to fly. */
export const kicked: Placing = (group) => {
  const { forward, parents, placed } = group;
  const ready = (piece: Piece): Piece => ({ ...piece, facing: forward, gait: 'run' });
  return [
    ...replaced(placed, ready, parents),
    ...withParents(group).map(({ kid, parent }) => ({
      ...kid,
      x: parent.x + forward * (parent.width / 2 + kid.width * 0.6),
      y: parent.y,
      depth: 0.008,
      support: 'ground' as const,
      gait: 'idle' as const,
      stories: [{ kind: 'toss' } as const],
    })),
  ];
};
