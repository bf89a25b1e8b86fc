import { isDrawnPerson } from '../../people/person.ts';
import type { Group, Placing } from '../group.ts';
import { around, isCreature, moved, type Piece, scaled } from '../piece.ts';

/** How much wider and higher an animal is than what it lies around. */
const WIDER = 1.9;
const HIGHER = 1.6;
/** How far what it guards is from its middle, away from its head. */
const ASIDE = 0.13;

export const isCurling = ({ kids }: Group): boolean =>
  kids.length === 1 &&
  kids.every((kid) => kid.gait === 'sleep' && isCreature(kid) && !isDrawnPerson(kid.subject.thing));

export const BELLY = /^(?:penguin|otter|seal)$/;

/** How steep an iceberg is, in radians. */
const FLANK = 0.8;

/** Down a slope of ice, some lie on their bellies. */
export const slidingTilt = ({ thing, tilt }: Piece, slope: number): number =>
  slope > 0 && thing.name === 'penguin-sliding'
    ? FLANK
    : slope > 0 && BELLY.test(thing.name)
      ? 1.35
      : tilt;

const ARMS = /^(?:octopus|squid)$/;

export const isClasping = ({ kids, parents }: Group): boolean =>
  kids.length === 1 && kids.every(({ thing }) => ARMS.test(thing.name)) && parents.length === 1;

/** Many arms hold what they are around from the front, at its foot. */
export const clasping: Placing = ({ placed, parents, kids }) => {
  const { left, right, top, bottom } = around(parents);
  return [
    ...placed,
    ...kids.map((kid): Piece => {
      const by = Math.max(((right - left) * 1.5) / kid.width, ((bottom - top) * 0.42) / kid.height);
      return { ...moved(scaled(kid, by), (left + right) / 2, 0.05), depth: 0.006 };
    }),
  ];
};

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
