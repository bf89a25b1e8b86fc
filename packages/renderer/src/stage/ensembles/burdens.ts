import type { Relation, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';
import { type Placing, replaced } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';
import type { Mode } from './modes.ts';

/** Animals that carry on their backs, not in the mouth. */
const PACK =
  /^(?:camel|two-hump-camel|horse|donkey|elephant|mammoth|llama|ox|water-buffalo|bison|turtle|snail|zebra|unicorn|sauropod|triceratops|crab|hippopotamus|rhinoceros|tortoise)(?:-\w+)?$/;
const GOODS = /^(?:money-bag|treasure-chest|gold-pile|package|barrel|basket|box-stack|amphora)$/;

const isThing = (name: string) => {
  const thing = thingOf(name);
  return thing !== null && thing.anchors.mouth === undefined && !isDrawnPerson(name);
};

/** How animals carry a thing: on the back, or many small ones together over their heads. */
export function burdenMode(
  { from, kind, to }: Relation,
  subjects: readonly Subject[],
): Mode | null {
  const [bearer, load] = [subjects[from], subjects[to ?? -1]];
  if (kind !== 'carry' || bearer === undefined || load === undefined) return null;
  if (load.thing === 'parade-dragon') return 'borne';
  if (!isThing(load.thing) || isThing(bearer.thing) || isDrawnPerson(bearer.thing)) return null;
  // Nobody has houses and trees in the mouth.
  const isBuilt = thingOf(load.thing)?.medium === 'scenery';
  if (PACK.test(bearer.thing) || (isBuilt && bearer.count === 1)) return 'on';
  const medium = thingOf(bearer.thing)?.medium;
  const isOne = load.count === 1 && load.thing !== 'rope';
  return bearer.count > 2 && isOne && medium !== 'air' && medium !== 'water' ? 'borne' : null;
}

/** Each animal of a caravan has something on its back. */
export function loadCaravans({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [bearer, load] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'carry' || to === null || bearer === undefined || load === undefined) continue;
    if (PACK.test(bearer.thing) && load.count === 1 && GOODS.test(load.thing))
      subjects[to] = { ...load, count: bearer.count };
  }
}

/** The share of their row that what they carry lies over. */
const LAID_OVER = 0.72;

/** What many small ones carry lies over all of them. */
export const overHeads: Placing = ({ placed, parents, kids, forward }) => {
  const [kid] = kids;
  const [first] = parents;
  if (kid === undefined || first === undefined) return [...placed, ...kids];
  const step = first.width * 0.62;
  const row = (piece: Piece): Piece => {
    const at = parents.indexOf(piece);
    return {
      ...piece,
      x: (at - (parents.length - 1) / 2) * step,
      y: 0,
      depth: at % 2 === 0 ? 0.004 : -0.004,
      facing: forward,
    };
  };
  const wide = step * (parents.length - 1) + first.width;
  const load = scaled(kid, Math.max(1, (wide * LAID_OVER) / kid.width));
  return [
    ...replaced(placed, row, parents),
    {
      ...load,
      x: 0,
      y: -first.height * 0.72,
      depth: 0,
      facing: forward,
      gait: 'idle',
      support: 'mount',
      carrier: first.thing.name,
      bearer: { index: first.index, copy: first.copy },
      stories: first.stories,
    },
  ];
};
