import { PECKER } from '../ensembles/on-trunks.ts';
import { type Placing, replaced, withParents } from '../group.ts';
import { isFigure, type Piece, scaled } from '../piece.ts';

/** What is climbed with hands and feet. */
export const CLIMBED =
  /^(?:ladder|cliff|rope|climbing-rope|climbing-wall|wall|curtains|mast|flag-pole|bamboo|tree-trunk|treehouse)$/;
/** What is climbed at its trunk. */
export const TREE =
  /^(?:deciduous-tree|bare-tree|dead-tree|evergreen-tree|acacia-tree|cherry-tree|tree|palm-tree|oak-tree|bamboo|tree-trunk)$/;
/** A house in a tree has a ladder of rope, this far to the right of its middle. */
const TREEHOUSE = { name: 'treehouse', ladder: 0.23, height: 2.5 } as const;
const LADDER = /^(?:ladder|rope|climbing-rope|mast|flag-pole|bamboo)$/;

/** How far a cliff goes down behind the ground, in heights of who climbs it. */
const FOOT = 0.9;

const isCliff = ({ thing }: Piece) => thing.name === 'cliff';

/** A trunk is so near that its crown is above the picture. */
const isTrunk = ({ thing }: Piece) => thing.name === 'tree-trunk';

const isTreehouse = ({ thing }: Piece) => thing.name === TREEHOUSE.name;

function heightOf(piece: Piece): number {
  if (isTrunk(piece)) return 4.4;
  if (isTreehouse(piece)) return TREEHOUSE.height;
  if (TREE.test(piece.thing.name)) return 2.1;
  if (isCliff(piece)) return 3.1;
  return LADDER.test(piece.thing.name) ? 1.75 : 1.7;
}

/** Animals that are drawn upright, and sit at the side of a trunk. */
const AT_SIDE = new RegExp(`^${PECKER}$`);

/** At the left side of the trunk, or up its front; who has arms has them around it. */
function onTrunk(kid: Piece, parent: Piece): Piece {
  const isAside = AT_SIDE.test(kid.thing.name);
  const left = parent.x - parent.width * 0.28;
  if (isAside)
    return { ...kid, x: left - kid.width * 0.4, y: parent.y - kid.height * 0.9, tilt: 0 };
  if (isFigure(kid))
    return { ...kid, x: parent.x - kid.width * 0.3, y: parent.y - kid.height * 0.75 };
  const small = scaled(kid, Math.min(1, (kid.height * 1.15) / kid.width));
  return { ...small, x: parent.x, y: parent.y - kid.height * 0.5, tilt: -1.4 };
}

/** One after the other on the ladder that hangs from the house. */
const onRopeLadder = (kid: Piece, parent: Piece, at: number): Piece => ({
  ...kid,
  x: parent.x + parent.width * TREEHOUSE.ladder - kid.width * 0.16,
  y: parent.y - parent.height * 0.06 + at * kid.height * 0.6,
});

/** Before the face of the rock, with the back to us; animals go up at its edge. */
const onFace = (kid: Piece, parent: Piece): Piece =>
  isFigure(kid) ? { ...kid, x: parent.x - parent.width * 0.4, isAway: true } : kid;

/** Half-way up, holding on to it; a ladder is twice as high as who is on it. */
export const climbing: Placing = (group) => {
  const tallest = Math.max(...group.kids.map(({ height }) => height));
  const raised = (piece: Piece): Piece =>
    isCliff(piece)
      ? {
          ...scaled(piece, (tallest * heightOf(piece)) / piece.height),
          y: tallest * FOOT,
          isBackdrop: true,
        }
      : isTrunk(piece)
        ? { ...scaled(piece, (tallest * heightOf(piece)) / piece.height), isBackdrop: true }
        : scaled(piece, Math.max(1, (tallest * heightOf(piece)) / piece.height));
  const parents = group.parents.map(raised);
  const placed = replaced(group.placed, raised, group.parents);
  return [
    ...placed,
    ...withParents({ ...group, parents }).map(({ kid, parent, at, of }): Piece => {
      const isLadder = LADDER.test(parent.thing.name);
      const isTree = TREE.test(parent.thing.name) && !isLadder;
      // On a rock one holds on to its face.
      const isHanging = kid.gait === 'hang' && (isLadder || isTree);
      // The rock is to the right of its left edge, where the hands are.
      const x = isCliff(parent)
        ? parent.x - parent.width * 0.52 - kid.width * 0.1
        : isLadder
          ? parent.x - kid.width * 0.16
          : isTree
            ? parent.x - kid.width * 0.3
            : parent.x - parent.width * 0.46 - kid.width * (isHanging ? 0.12 : 0.2);
      const reach =
        isHanging && !isLadder
          ? kid.height * 1.02 - parent.height
          : -parent.height * (isTree ? 0.12 : 0.32);
      const held: Piece = {
        ...kid,
        x,
        y: parent.y + reach + (at - (of - 1) / 2) * kid.height * 0.9,
        depth: parent.depth + 0.006,
        facing: 1,
        gait: isHanging ? 'hang' : 'climb',
        tilt: isFigure(kid) ? 0 : -1.15,
        posture: isHanging ? 'hang' : 'climb',
        grasp: isHanging
          ? (kid.grasp ?? 'hang')
          : kid.grasp === 'hang'
            ? 'climb'
            : (kid.grasp ?? 'climb'),
        support: 'mount',
        carrier: parent.thing.name,
        stories: kid.stories.filter(({ kind }) => kind === 'climb'),
      };
      if (isCliff(parent)) return onFace(held, parent);
      if (isTreehouse(parent)) return onRopeLadder(held, parent, at);
      return isTrunk(parent) && of === 1 ? onTrunk(held, parent) : held;
    }),
  ];
};
