import type { Group } from '../group.ts';
import type { Piece, Story } from '../piece.ts';

/** Out of a book or a box in somebody's hands, over their head. */
export function flyUp(kid: Piece, parent: Piece, { at, of }: { at: number; of: number }): Piece {
  const x = parent.x + (at - (of - 1) / 2) * kid.width * 1.5;
  const y = parent.y - parent.height - kid.height * (0.9 + (at % 2) * 0.9);
  const story: Story = { kind: 'come', x: parent.x - x, y: parent.y - y, arc: 0 };
  return { ...kid, x, y, depth: parent.depth + 0.006, support: 'none', stories: [story] };
}

/** Who comes flying to somebody is up at their head. */
export function atHead(kid: Piece, { parents }: Group): Piece {
  if (kid.gait !== 'fly' || kid.support !== 'none') return kid;
  return { ...kid, y: kid.y - Math.max(0, ...parents.map(({ height }) => height)) * 0.55 };
}
