import type { Group, Placing } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

const COILING = /^coiling-/;
/** How much of its width is what is coiled around: a trunk below its crown, a tower as it is. */
const TRUNK = /tree|oak|pine|birch|redwood|baobab|willow/;
const POST = /lamp|pole|post|mast|staff|sword/;

export const isCoiling = ({ kids, parents }: Group): boolean =>
  kids.length === 1 && parents.length === 1 && kids.every(({ thing }) => COILING.test(thing.name));

/** The share of the drawing between the ends of a turn. */
const BETWEEN = 0.72;

/** Its turns are across what it is around, whose back hides the rest of them. */
export const coiled: Placing = ({ placed, parents: [parent], kids }) => [
  ...placed,
  ...kids.map((kid): Piece => {
    if (parent === undefined) return kid;
    const isTrunk = TRUNK.test(parent.thing.name);
    const wide = isTrunk
      ? parent.width * 0.17
      : POST.test(parent.thing.name)
        ? 0.16
        : parent.width * 0.8;
    const tall = parent.height * (isTrunk ? 0.42 : 0.7);
    const sized = scaled(kid, Math.max(wide / BETWEEN / kid.width, tall / kid.height));
    return {
      ...sized,
      x: parent.x,
      y: parent.y - parent.height * (isTrunk ? 0.04 : 0.08),
      depth: parent.depth + 0.004,
      facing: 0,
      gait: 'idle',
      support: 'mount',
      carrier: parent.thing.name,
      isSitting: false,
      stories: [],
    };
  }),
];
