import type { Piece } from './piece.ts';

/** What is carried goes where its carrier goes. */
export function carriedBy(kid: Piece, parent: Piece): Piece {
  return {
    ...kid,
    support: 'mount',
    carrier: parent.thing.name,
    bearer: { index: parent.index, copy: parent.copy },
    stories: [...parent.stories, ...kid.stories],
    gait: ['run', 'walk', 'drive', 'fly', 'swim', 'float'].includes(kid.gait) ? 'drive' : kid.gait,
    facing: kid.facing === 0 ? parent.facing : kid.facing,
  };
}
