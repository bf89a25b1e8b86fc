import { smooth } from '../../scene/easing.ts';
import type { Piece } from '../piece.ts';
import type { Steps, Telling } from './telling.ts';

/** One sees who it is before they are gone. */
const STAYS = 0.25;

/** Out of the picture at the side, and up if it flies. */
export function leave({ facing, thing }: Piece, { width, height }: Telling): Steps {
  const way = facing || 1;
  const isAloft = thing.medium === 'air';
  return ({ progress }) => {
    const gone = Math.max(0, (progress - STAYS) / (1 - STAYS)) ** 1.4;
    return {
      x: way * width * 0.75 * gone,
      y: isAloft ? -height * 0.5 * gone : 0,
      turn: isAloft ? -way * 0.12 : 0,
    };
  };
}

/** When an explosion begins, as a share of what is told. */
export const BURSTS = 0.16;

/** Whole until the fire hides it, and gone behind it. */
export function burst(): Steps {
  return ({ progress }) => ({
    scale: 1 - 0.99 * smooth(Math.min(1, Math.max(0, (progress - BURSTS - 0.05) / 0.1))),
  });
}

/** Over its edge, onto its side. */
export function topple({ facing, width, height }: Piece, { unit }: Telling): Steps {
  const way = facing || 1;
  return ({ progress }) => {
    const share = Math.min(1, Math.max(0, (progress - 0.15) / 0.25)) ** 2;
    const angle = share * 1.5;
    return {
      x: way * unit * (height / 2) * Math.sin(angle),
      y: unit * ((height / 2) * (1 - Math.cos(angle)) - (width / 2) * Math.sin(angle)),
      turn: way * angle,
    };
  };
}
