import { isDrawnPerson } from '../../people/person.ts';
import { overHeads } from '../ensembles/burdens.ts';
import { type Placing, replaced } from '../group.ts';
import type { Piece } from '../piece.ts';

/** What two carry together is between them, at the height of their hands, one at each end. */
export const borne: Placing = (group) => {
  const isOnPoles = group.kids.some(({ thing }) => thing.name === 'parade-dragon');
  if (isOnPoles || group.parents.some(({ thing }) => !isDrawnPerson(thing.name)))
    return overHeads(group);
  const { placed, parents, kids, forward } = group;
  const [kid] = kids;
  const [one, other] = parents;
  if (kid === undefined || one === undefined || other === undefined) return [...placed, ...kids];
  const middle = (one.x + other.x) / 2;
  const reach = kid.width / 2 + one.width * 0.12;
  const ready = (piece: Piece): Piece => {
    const side = piece === one ? -1 : 1;
    const isEnd = piece === one || piece === other;
    return isEnd
      ? {
          ...piece,
          x: middle + side * reach,
          facing: side === -1 ? 1 : -1,
          grasp: 'offer',
          stories: [],
        }
      : piece;
  };
  const load: Piece = {
    ...kid,
    x: middle,
    y: one.y - one.height * 0.3,
    depth: one.depth - 0.004,
    facing: forward,
    gait: 'idle',
    support: 'mount',
    carrier: one.thing.name,
    stories: [],
  };
  return [...replaced(placed, ready, parents), load];
};
