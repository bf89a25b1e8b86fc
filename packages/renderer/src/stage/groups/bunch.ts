import { FLOWER as FLOWER_NAMES } from '../../things/plants/flower-names.ts';
import { type Piece, pointOf, scaled } from '../piece.ts';

const FLOWER = new RegExp(`^(?:${FLOWER_NAMES}|white-flower|lotus|herb|bouquet)$`);
const GLASS = /^(?:fish-bowl|castle-bowl|beaker|flask|aquarium)$/;

/** A flower alone is printed on these. */
const PRINTED = /^(?:tote-bag|printed-mug|hoodie|cap|billed-cap)$/;

/** Flowers of a bunch compared with what holds them, and how far they lean apart, in radians. */
const TALL = 0.95;
const FAN = 0.5;
/** The share of a stem that is in the neck. */
const SUNK = 0.3;

/** Whether these are cut flowers in a vase, a pot or a jug. */
export function isBunch(kid: Piece, parent: Piece): boolean {
  const { name, metres } = parent.thing;
  const isPrint = PRINTED.test(name) && kid.subject.count === 1;
  return FLOWER.test(kid.thing.name) && !GLASS.test(name) && !isPrint && metres < 0.8;
}

/** A flower of a bunch, one of `of`: its stem is in the neck, its head well above it. */
export function bunched(kid: Piece, parent: Piece, { at, of }: { at: number; of: number }): Piece {
  const large = scaled(kid, (parent.height * TALL) / kid.height);
  const side = at - (of - 1) / 2;
  const tilt = side * Math.min(FAN, 1.7 / of);
  const neck = pointOf(parent, { x: 0.5, y: 0.06 });
  // It leans about its middle, and all stems meet in the neck.
  const reach = large.height * (0.5 - SUNK);
  return {
    ...large,
    x: neck.x + Math.sin(tilt) * reach,
    y: neck.y - Math.cos(tilt) * reach + large.height / 2,
    tilt,
    depth: parent.depth - 0.002 - Math.abs(side) * 0.0001,
    clip: null,
  };
}
