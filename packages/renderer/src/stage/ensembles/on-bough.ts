import type {
  Motion,
  RelationKind,
  SceneDescription,
  Subject,
} from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';
import { type Group, type Placing, withParents } from '../group.ts';
import { isFigure, type Piece, pointOf, scaled } from '../piece.ts';
import { carriedBy } from './carried.ts';
import { HIPS } from './carriers.ts';

/** Who is likely to be on a branch. */
const PERCHING =
  /^(?:parrot|bird|owl|robin|toucan|crow|eagle|dove|chipmunk|monkey-face|koala|sloth|kingfisher|hummingbird|chameleon)$/u;

/** A tree that is so near that one sees its trunk and one bough. */
const BOUGH = 'bough';
const BARE_BOUGH = 'bare-bough';
const isOneBough = (thing: string): boolean => thing === BOUGH || thing === BARE_BOUGH;

/** Trees with boughs to sit on, and the leaves of those that are not green as most are. */
const LEAVES: Readonly<Record<string, string | null>> = {
  branch: null,
  'tree-branch': null,
  tree: null,
  'deciduous-tree': null,
  'oak-tree': null,
  birch: null,
  'acacia-tree': '#7f9a3c',
  'cherry-tree': '#ffb3cc',
  pine: '#2f7d5b',
  'evergreen-tree': '#2f7d5b',
};
/** Leaves of the other seasons. */
const [AUTUMN, SPRING] = ['#d9772f', '#f4a6c4'] as const;
const BARE = /^(?:bare-tree|dead-tree)$/;

/** Who does this is not at rest on a bough. */
const AWAY: ReadonlySet<Motion> = new Set<Motion>([
  'fly',
  'run',
  'walk',
  'circle',
  'jump',
  'climb',
  'hang',
  'swing',
  'chop',
]);
/** Nor can a bough carry who is higher than this. */
const MOST_METRES = 2.5;
/** More than these are a flock, and the tree is seen as a whole. */
const MOST = 4;

/** Whether somebody lives on it, and keeps to it. */
function isAtRest({ thing, motions, states, count }: Subject): boolean {
  const medium = thingOf(thing)?.medium;
  const isAlive = thingOf(thing)?.anchors.mouth !== undefined || isDrawnPerson(thing);
  return (
    isAlive &&
    (medium === 'land' || medium === 'air') &&
    count <= MOST &&
    (thingOf(thing)?.metres ?? 0) < MOST_METRES &&
    !motions.some((one) => AWAY.has(one)) &&
    !states.includes('hanging')
  );
}

/** Who is in a tree or on a branch sits on a bough, not at the foot of the trunk. */
export function settleOnBoughs(
  { subjects, relations }: Draft,
  { moods }: Pick<SceneDescription, 'moods'>,
): void {
  // Where both are there and nobody says how, the bird sits on the branch.
  const bough = subjects.findIndex(({ thing }) => /^branch$/u.test(thing));
  const bird = subjects.findIndex(({ thing }) => PERCHING.test(thing));
  const isFree = (at: number) => !relations.some(({ from, to }) => from === at || to === at);
  if (bough >= 0 && bird >= 0 && isFree(bough) && isFree(bird))
    relations.push({ from: bird, kind: 'on', to: bough });
  const leaf = moods.includes('autumn') ? AUTUMN : moods.includes('spring') ? SPRING : null;
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, tree] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || tree === undefined || to === null || tree.count > 1) continue;
    const isBare = BARE.test(tree.thing);
    if (!isBare && !(tree.thing in LEAVES) && !isOneBough(tree.thing)) continue;
    const kinds: readonly RelationKind[] = ['in', 'on'];
    const isShared = relations.some(
      (one) => one.to === to && (!kinds.includes(one.kind) || !isAtRest(subjects[one.from] ?? who)),
    );
    if (!kinds.includes(kind) || isShared || !isAtRest(who)) continue;
    const isOnIt = (one: number) => relations.some((held) => held.from === one && held.to === to);
    const below = subjects.filter(({ thing }, one) => isDrawnPerson(thing) && !isOnIt(one));
    const standing = below.reduce((sum, { count }) => sum + count, 0);
    if (standing > 1 && !/branch/u.test(tree.thing)) continue;
    const colour = tree.colour ?? LEAVES[tree.thing] ?? leaf;
    relations[at] = { from, kind: 'on', to };
    if (!isOneBough(tree.thing))
      subjects[to] = { ...tree, thing: isBare ? BARE_BOUGH : BOUGH, size: 'normal', colour };
    if (isDrawnPerson(who.thing) && !who.motions.includes('sit') && !who.motions.includes('sleep'))
      subjects[from] = { ...who, motions: ['sit', ...who.motions] };
  }
}

const isBough = (piece: Piece) => isOneBough(piece.thing.name);

export const isOnBough = ({ parents }: Group): boolean =>
  parents.length === 1 && parents.every(isBough);

/** Heights of the tree, and of its bough above the ground, in heights of who is on it. */
const [TALL, RAISED] = [3.1, 0.9] as const;

/** On a bough that comes from a trunk at the side of the picture. */
export const onBough: Placing = (group) => {
  const { kids, parents, placed, forward } = group;
  const tallest = Math.max(...kids.map(({ height }) => height));
  const wide = kids.reduce((sum, { width }) => sum + width * 1.08, 0);
  const large = Math.max(tallest, wide * 0.55);
  const near = (piece: Piece): Piece => {
    if (piece.isBackdrop) return piece;
    const sized = scaled(piece, (large * TALL) / piece.height);
    const below = (1 - (piece.thing.anchors.top?.y ?? 0)) * sized.height;
    return { ...sized, y: below - large * RAISED, facing: forward, isBackdrop: true };
  };
  const trees = parents.map(near);
  const taken = placed
    .filter(({ carrier }) => isOneBough(carrier ?? ''))
    .reduce((sum, { width }) => sum + width * 1.08, 0);
  return [
    ...placed.map((piece) => trees[parents.indexOf(piece)] ?? piece),
    ...withParents({ ...group, parents: trees }).map(({ kid, parent, at, of }): Piece => {
      const { x, y } = pointOf(parent, parent.thing.anchors.top ?? { x: 0.5, y: 0 });
      const isSitting = isFigure(kid) && kid.gait !== 'sleep';
      const spread = (at - (of - 1) / 2) * kid.width * 1.08;
      return carriedBy(
        {
          ...kid,
          x: x + spread + forward * taken,
          y: y + (isSitting ? kid.height * HIPS : 0),
          depth: parent.depth + 0.004,
          isSitting: isSitting || kid.isSitting,
          isSeated: isSitting,
          facing: kid.facing === 0 && !isFigure(kid) ? forward : kid.facing,
        },
        parent,
      );
    }),
  ];
};
