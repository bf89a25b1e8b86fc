import { isDrawnPerson } from '../../people/person.ts';
import { type Placing, withParents } from '../group.ts';
import { isFigure, type Piece, scaled } from '../piece.ts';

const TANGLE = /-tangle$/;

export const isTangle = (thing: string): boolean => TANGLE.test(thing);

/** How wide it is and where it ends, in widths and heights of who is in it. */
const AROUND = {
  person: { wide: 0.86, low: 0.2 },
  upright: { wide: 0.86, low: 0.03 },
  beast: { wide: 0.62, low: 0.12 },
} as const;

const bodyOf = ({ thing, traits }: Piece): keyof typeof AROUND =>
  isDrawnPerson(thing.name) ? 'person' : isFigure({ traits }) ? 'upright' : 'beast';

/** What somebody is tangled in: around the body, below the head. */
export const tangled: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent }): Piece => {
    const { wide, low } = AROUND[bodyOf(parent)];
    const back = isFigure(parent) ? 0 : parent.width * 0.1;
    return {
      ...scaled(kid, (parent.width * wide) / kid.width),
      x: parent.x - (parent.facing || 1) * back,
      y: parent.y - parent.height * low,
      depth: parent.depth + 0.003,
      support: 'mount',
      carrier: parent.thing.name,
      gait: 'idle',
      stories: parent.stories,
    };
  }),
];
