import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';
import { giveTool } from './tools.ts';

/** What is turned over in a pan, and what jumps in it piece by piece. */
const TURNED = /^(?:pancakes|omelette|cooking|egg|crepe|flatbread|fried-egg|frying-pan|steak)$/;
const IN_PIECES =
  /^(?:carrot|broccoli|bell-pepper|onion|mushroom|leafy-green|tomato|noodles|cooked-rice|rice|shrimp|hot-pepper|potato|vegetables?|corn|ear-of-corn|cut-of-meat|meat|garlic|steaming-bowl)$/;
const KITCHENS: ReadonlySet<string> = new Set(['kitchen', 'restaurant-kitchen', 'restaurant']);
const COOKS = /^(?:chef|cook)$/;
/** What is over the pan of who cooks it. */
export const FRIED = /^(?:flipped-pancake|tossed-vegetables)$/;

/** What a cook tosses up comes out of a pan and falls back into it. */
export function tossFromPans(draft: Draft, { setting }: SceneDescription): void {
  const { subjects, relations } = draft;
  for (const { from, kind, to } of [...relations]) {
    const [who, food] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'throw' || to === null || who === undefined || food === undefined) continue;
    const isCook = KITCHENS.has(setting) || COOKS.test(who.look?.job ?? who.thing);
    const isTurned = TURNED.test(food.thing);
    if (!isDrawnPerson(who.thing) || !isCook) continue;
    if (!isTurned && !IN_PIECES.test(food.thing)) continue;
    const thing = isTurned ? 'flipped-pancake' : 'tossed-vegetables';
    subjects[to] = { ...food, thing, count: who.count, motions: [] };
    for (const other of relations) {
      const pan = subjects[other.to ?? -1];
      if (other.to !== null && other.to !== to && pan?.thing === 'frying-pan')
        subjects[other.to] = { ...pan, count: 0 };
    }
    giveTool(draft, from, 'skillet');
  }
}

export const isFromPan = ({ kids }: Group): boolean =>
  kids.every(({ thing }) => FRIED.test(thing.name));

/** Over the pan in the hand. */
export const fromPan: Placing = (group) => {
  const { forward, parents, placed } = group;
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    grasp: 'one',
  });
  return [
    ...replaced(placed, ready, parents),
    ...withParents({ ...group, parents: parents.map(ready) }).map(({ kid, parent }): Piece => {
      const sized = scaled(kid, (parent.height * 0.28) / kid.width);
      return {
        ...sized,
        x: parent.x + (parent.facing || 1) * parent.height * 0.4,
        y: parent.y - parent.height * 0.62,
        depth: parent.depth + 0.006,
        facing: parent.facing,
        support: 'none',
        carrier: null,
        gait: 'idle',
        stories: [{ kind: 'toss' }],
      };
    }),
  ];
};
