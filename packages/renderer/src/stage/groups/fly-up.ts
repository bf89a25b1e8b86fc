import type { Group } from '../group.ts';
import { type Piece, type Story, scaled } from '../piece.ts';

/** Out of a book or a box in somebody's hands, over their head. */
export function flyUp(kid: Piece, parent: Piece, { at, of }: { at: number; of: number }): Piece {
  const x = parent.x + (at - (of - 1) / 2) * kid.width * 1.5;
  const y = parent.y - parent.height - kid.height * (0.9 + (at % 2) * 0.9);
  const story: Story = { kind: 'come', x: parent.x - x, y: parent.y - y, arc: 0 };
  return { ...kid, x, y, depth: parent.depth + 0.006, support: 'none', stories: [story] };
}

export const BOOK = /^(?:open-book|closed-book|book|notebook)$/;

export const holderOf = ({ holder }: Piece, placed: readonly Piece[]): Piece | undefined =>
  placed.find(({ index, copy }) => index === holder?.index && copy === holder.copy);

/** Those of a story are small, and rise to both sides of the head of who reads it. */
export function outOfBook(
  kid: Piece,
  { book, reader, at, of }: { book: Piece; reader: Piece; at: number; of: number },
): Piece {
  const tall = reader.height * (of > 3 ? 0.3 : 0.42);
  const small = scaled(kid, Math.min(1.4, tall / Math.max(kid.height, kid.width * 0.7)));
  const turn = of === 1 ? 0.5 : at - (of - 1) / 2;
  const x = reader.x + turn * Math.max(small.width * 1.15, reader.height * 0.46);
  const y = reader.y - reader.height * (1.04 - Math.min(0.3, Math.abs(turn) * 0.22));
  const story: Story = { kind: 'come', x: book.x - x, y: book.y - y, arc: 0 };
  return {
    ...small,
    x,
    y,
    depth: book.depth + 0.006,
    support: 'none',
    gait: 'float',
    stories: [story],
  };
}

/** Who comes flying to somebody is up at their head. */
export function atHead(kid: Piece, { parents }: Group): Piece {
  if (kid.gait !== 'fly' || kid.support !== 'none') return kid;
  return { ...kid, y: kid.y - Math.max(0, ...parents.map(({ height }) => height)) * 0.55 };
}
