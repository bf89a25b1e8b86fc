import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';
import { emptierSide, type Group, type Placing, replaced, withParents } from '../group.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';

const LEAFY = /^(?:deciduous-tree|oak-tree|tree|bare-tree|dead-tree)$/;
const TRUNK = 'tree-trunk';
/** What one can hide behind that is no tree. */
export const HIDES =
  /^(?:rock|stone|boulder|round-boulder|bush|log|stump|tree-stump|hay-bale|haystack|barrel|crate|headstone|tombstone|treasure-chest|luggage|package)$/;
/** More trees are a wood, which one is behind or in. */
const TRUNKS_MAX = 3;
/** From trunk to trunk, in heights of who is behind them. */
const APART = 2.1;
/** Of a trunk, in heights of who is behind it. */
const TALL = 3.4;
/** What is behind the trunk, in widths of who is there. */
const HIDDEN = 0.42;

const isAlive = (thing: string) =>
  isDrawnPerson(thing) || thingOf(thing)?.anchors.mouth !== undefined;

/** Who is behind a tree would be in its leaves; a trunk is nearer. */
export function hideBehindTrunks({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, tree] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'behind' || to === null || who === undefined || tree === undefined) continue;
    const isOnly = relations.every((one) => one.to !== to || one.from === from);
    const isLeafy = LEAFY.test(tree.thing) && tree.count <= TRUNKS_MAX && isOnly;
    if ((isLeafy || HIDES.test(tree.thing)) && isAlive(who.thing)) {
      // Two trunks leave room for those beside them.
      if (isLeafy) subjects[to] = { ...tree, thing: TRUNK, count: Math.min(tree.count, 2) };
      // Who hides stands there bent.
      if (who.states.includes('sitting') && isDrawnPerson(who.thing))
        subjects[from] = {
          ...who,
          motions: ['crouch'],
          states: who.states.filter((state) => state !== 'sitting'),
        };
    }
  }
}

export const isBehindTrunk = ({ parents, kids }: Group): boolean =>
  parents.length > 0 &&
  parents.length <= TRUNKS_MAX &&
  parents.every(({ thing }) => thing.name === TRUNK) &&
  kids.every((kid) => isCreature(kid) && kid.support === 'ground');

/** Half hidden by the trunk, and looking out beside it. */
export const behindTrunk: Placing = (group) => {
  const side = emptierSide(group);
  const tallest = Math.max(...group.kids.map(({ height }) => height));
  const middle = (group.parents.length - 1) / 2;
  const near = (piece: Piece): Piece => ({
    ...scaled(piece, (tallest * TALL) / piece.height),
    ...(middle > 0 ? { x: (group.parents.indexOf(piece) - middle) * tallest * APART } : {}),
    isBackdrop: true,
  });
  const parents = group.parents.map(near);
  return [
    ...replaced(group.placed, near, group.parents),
    ...withParents({ ...group, parents }).map(({ kid, parent, at }): Piece => {
      const way = at % 2 === 0 ? side : side === 1 ? -1 : 1;
      const own = isFigure(kid) ? kid.width : kid.width * 0.8;
      const out = parent.width * 0.3 + own * (0.5 - HIDDEN);
      return {
        ...kid,
        x: parent.x + way * (out + Math.floor(at / 2) * kid.width * 0.8),
        y: parent.y - 0.04,
        depth: parent.depth - 0.006,
        facing: way,
      };
    }),
  ];
};
