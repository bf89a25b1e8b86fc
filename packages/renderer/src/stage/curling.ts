import { isDrawnPerson } from '../people/person.ts';
import type { Group, Placing } from './group.ts';
import { around, isCreature, moved, type Piece, scaled } from './piece.ts';

/** How much wider and higher an animal is than what it lies around. */
const WIDER = 1.9;
const HIGHER = 1.6;
/** How far what it guards is from its middle, away from its head. */
const ASIDE = 0.13;

export const isCurling = ({ kids }: Group): boolean =>
  kids.length === 1 &&
  kids.every((kid) => kid.gait === 'sleep' && isCreature(kid) && !isDrawnPerson(kid.subject.thing));

/** Who is curled around something lies behind it, with the head at one end. */
export const curledAround: Placing = ({ placed, parents, kids, forward }) => {
  const { left, right, top, bottom } = around(parents);
  return [
    ...placed,
    ...kids.map((kid): Piece => {
      const by = Math.max(
        1,
        ((right - left) * WIDER) / kid.width,
        ((bottom - top) * HIGHER) / kid.height,
      );
      const sized = scaled(kid, by);
      const x = (left + right) / 2 + forward * sized.width * ASIDE;
      return { ...moved(sized, x, -0.05), depth: -0.006, facing: forward };
    }),
  ];
};
