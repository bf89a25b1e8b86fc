import { type Placing, replaced, withParents } from './group.ts';
import { type Piece, scaled } from './piece.ts';

/** What is climbed with hands and feet. */
export const CLIMBED = /^(?:ladder|cliff|rope|climbing-wall|wall|mast|flag-pole|bamboo)$/;
const LADDER = /^(?:ladder|rope|mast|flag-pole|bamboo)$/;

/** Half-way up, holding on to it; a ladder is twice as high as who is on it. */
export const climbing: Placing = (group) => {
  const tallest = Math.max(...group.kids.map(({ height }) => height));
  const raised = (piece: Piece): Piece =>
    scaled(
      piece,
      Math.max(1, (tallest * (LADDER.test(piece.thing.name) ? 1.75 : 1.7)) / piece.height),
    );
  const parents = group.parents.map(raised);
  const placed = replaced(group.placed, raised, group.parents);
  return [
    ...placed,
    ...withParents({ ...group, parents }).map(({ kid, parent, at, of }): Piece => {
      const isLadder = LADDER.test(parent.thing.name);
      const isHanging = kid.gait === 'hang';
      // The rock is to the right of its left edge, where the hands are.
      const x = isLadder
        ? parent.x - kid.width * 0.16
        : parent.x - parent.width * 0.46 - kid.width * (isHanging ? 0.12 : 0.2);
      const reach =
        isHanging && !isLadder ? kid.height * 1.02 - parent.height : -parent.height * 0.32;
      return {
        ...kid,
        x,
        y: parent.y + reach + (at - (of - 1) / 2) * kid.height * 0.9,
        depth: parent.depth + 0.006,
        facing: 1,
        gait: isHanging ? 'hang' : 'climb',
        posture: isHanging ? 'hang' : 'climb',
        grasp: kid.grasp ?? (isHanging ? 'hang' : 'climb'),
        support: 'mount',
        carrier: parent.thing.name,
        stories: kid.stories.filter(({ kind }) => kind === 'climb'),
      };
    }),
  ];
};
