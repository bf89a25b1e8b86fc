import { isCreature, type Piece, scaled } from '../piece.ts';

/** Where the entrance of what animals live in is, as shares of its box, and how high above its foot one stands. */
const DENS: Readonly<
  Record<string, { readonly x: number; readonly high: number; readonly foot: number }>
> = {
  burrow: { x: 0.5, high: 0.66, foot: 0 },
  'ice-hole': { x: 0.5, high: 1.5, foot: 0.34 },
  hole: { x: 0.3, high: 0.9, foot: 0.24 },
};

export const isDen = ({ thing }: Piece): boolean => DENS[thing.name] !== undefined;

/** Before the dark of the entrance, or in the hole as far as the chest. */
export function outOfDen(
  kid: Piece,
  parent: Piece,
  { at, of }: { readonly at: number; readonly of: number },
): Piece {
  const den = DENS[parent.thing.name];
  if (den === undefined) return kid;
  const isInGround = den.foot > 0;
  const small = scaled(kid, Math.min(1, (parent.height * den.high) / kid.height));
  const foot = parent.y - parent.height * den.foot;
  const x = parent.x + (den.x - 0.5) * parent.width + (at - (of - 1) / 2) * small.width * 0.8;
  return {
    ...small,
    x,
    y: isInGround ? foot + small.height * 0.42 : foot,
    depth: parent.depth + 0.004,
    support: 'mount',
    carrier: parent.thing.name,
    gait: small.gait === 'walk' || small.gait === 'run' ? 'idle' : small.gait,
    stories: [{ kind: 'come', x: 0, y: small.height * (isInGround ? 0.4 : 0.06), arc: 0 }],
    clip: isInGround
      ? {
          left: x - small.width * 2,
          right: x + small.width * 2,
          top: foot - small.height * 3,
          bottom: foot,
        }
      : null,
  };
}

const ROCK = /^(?:rock|stone|boulder|coral|log|shell|sea-anemone)$/;

/** Whether an animal is under what has no room below it. */
export const isHidingBelow = (kid: Piece, parent: Piece): boolean =>
  ROCK.test(parent.thing.name) && isCreature(kid);

/** It looks out at one side of what it hides under. */
export function hidingBelow(kid: Piece, parent: Piece, forward: -1 | 1): Piece {
  const small = scaled(kid, Math.min(1, (parent.height * 0.62) / kid.height));
  return {
    ...small,
    x: parent.x + forward * (parent.width * 0.5 + small.width * 0.1),
    y: Math.max(parent.y, 0),
    depth: parent.depth - 0.003,
    facing: forward,
    stories: [{ kind: 'come', x: -forward * small.width * 0.5, y: 0, arc: 0 }],
  };
}
