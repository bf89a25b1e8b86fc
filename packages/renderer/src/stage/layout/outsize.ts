import type { Piece } from '../piece.ts';

/** What is so near that the picture shows only a part of it: a cliff one stands on, a trunk one clings to. */
export const isOutsize = ({ thing, isBackdrop }: Piece): boolean =>
  isBackdrop && /^(?:crag|cliff|tree-trunk|bough|bare-bough)$/.test(thing.name);
