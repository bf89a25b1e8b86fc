import type { RelationKind, SceneDescription } from '../../parse-prompt/scene-description.ts';
import { CRITTER } from '../../parse-prompt/settled/leaves.ts';
import type { Draft } from '../draft.ts';
import { type Group, type Placing, withParents } from '../group.ts';
import { moved, type Piece, pointOf, scaled } from '../piece.ts';
import { carriedBy } from './carried.ts';

const LEAF = /^(?:big-leaf|grass-blade)$/;
const UNDER: ReadonlySet<RelationKind> = new Set<RelationKind>(['under', 'below']);

/** Drops lie on a leaf that is drawn with them, and small animals are on it unless they are under it. */
export function settleOnLeaves(
  { subjects, relations }: Draft,
  { weather }: SceneDescription,
): void {
  const at = subjects.findIndex(({ thing }) => LEAF.test(thing));
  const leaf = subjects[at];
  if (leaf === undefined) return;
  const isWet = weather.includes('rain') || subjects.some(({ thing }) => DROP.test(thing));
  const states = isWet ? [...leaf.states, 'wet' as const] : leaf.states;
  // Beside small animals it is large in any case, and has to leave room for them above it.
  const hasSmall = subjects.some(({ thing }) => CRITTER.test(thing));
  subjects[at] = { ...leaf, size: hasSmall ? 'normal' : leaf.size, states };
  for (const [from, subject] of subjects.entries()) {
    if (DROP.test(subject.thing)) subjects[from] = { ...subject, count: 0 };
    if (!CRITTER.test(subject.thing)) continue;
    const own = relations.filter((one) => one.from === from || one.to === from);
    const isUnder = own.some(({ kind }) => UNDER.has(kind));
    const isElsewhere = own.some((one) => one.from === from && one.to !== at && one.to !== null);
    if (isElsewhere) continue;
    const kept = relations.filter((one) => !own.includes(one));
    const link = { from, kind: isUnder ? ('under' as const) : ('on' as const), to: at };
    relations.splice(0, relations.length, ...kept, link);
  }
}

const TAKEN: ReadonlySet<RelationKind> = new Set<RelationKind>(['carry', 'hold', 'eat', 'pull']);

/** What insects carry off or eat is one leaf, not a twig of them. */
export function pickLeaves({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const leaf = subjects[to ?? -1];
    if (to === null || leaf?.thing !== 'herb' || !TAKEN.has(kind)) continue;
    if (CRITTER.test(subjects[from]?.thing ?? '')) subjects[to] = { ...leaf, thing: 'green-leaf' };
  }
}

const DROP = /^(?:dewdrop|droplet)$/;

/** How many times as high as a small animal a leaf is, and the least height of a leaf. */
const [TIMES, LEAST] = [3, 1.5] as const;

export const isAtLeaf = ({ parents }: Group): boolean =>
  parents.length === 1 && parents.every(({ thing }) => LEAF.test(thing.name));

/** On a leaf that is much larger, or on the ground in its shelter. */
export const atLeaf =
  (isUnder: boolean): Placing =>
  (group) => {
    const { kids, parents, placed, forward } = group;
    const tallest = Math.max(...kids.map(({ height }) => height));
    const grown = (piece: Piece): Piece => ({
      ...scaled(piece, Math.max(LEAST, tallest * TIMES, piece.height) / piece.height),
      facing: forward,
    });
    const leaves = parents.map(grown);
    // Who is on it already moves up.
    const isAboard = ({ carrier }: Piece) => carrier !== null && LEAF.test(carrier);
    const aboard = isUnder ? [] : placed.filter(isAboard);
    const taken = aboard.reduce((sum, { width }) => sum + width, 0) * 0.62;
    return [
      ...placed.map(
        (piece) =>
          leaves[parents.indexOf(piece)] ??
          (aboard.includes(piece) ? moved(piece, -taken, 0) : piece),
      ),
      ...withParents({ ...group, parents: leaves }).map(({ kid, parent, at, of }): Piece => {
        const small = scaled(kid, parent.height / TIMES / Math.max(kid.height, kid.width * 0.7));
        const top = pointOf(parent, parent.thing.anchors.top ?? { x: 0.5, y: 0.1 });
        const spread = (at - (of - 1) / 2) * Math.min(small.width * 1.1, (parent.width * 0.6) / of);
        const placedKid = {
          ...small,
          x: top.x + spread + taken,
          y: isUnder ? parent.y : top.y,
          depth: parent.depth + 0.004,
          gait: small.gait === 'fly' ? ('idle' as const) : small.gait,
          support: 'ground' as const,
          facing: kid.facing === 0 ? forward : kid.facing,
        };
        return isUnder ? placedKid : carriedBy(placedKid, parent);
      }),
    ];
  };
