import { smooth } from '../../scene/easing.ts';
import { isCreature, type Piece } from '../piece.ts';
import type { Steps, Telling } from './telling.ts';

/** When an animal has arrived, and when a machine has. */
const ALIGHTED = 0.5;
const TOUCHED_DOWN = 0.75;

/** What has wings of its own comes aslant and is seen all the way; a helicopter comes straight down. */
export function land(piece: Piece, { width, height, room }: Telling): Steps {
  const way = piece.facing || 1;
  const isPlane = /airplane|jet|glider/.test(piece.thing.name);
  const isAlive = isCreature(piece);
  const high = Math.min(height * 0.42, Math.max(height * 0.1, room.top * 0.94));
  const aside = way > 0 ? room.left : room.right;
  const far = Math.min(width * 0.3, Math.max(width * 0.16, aside * 0.94));
  return ({ progress }) => {
    const left = 1 - smooth(Math.min(1, progress / (isAlive ? ALIGHTED : TOUCHED_DOWN)));
    if (isPlane)
      return {
        x: -way * width * (0.24 * left - 0.1 * Math.max(0, progress - TOUCHED_DOWN)),
        y: -height * 0.3 * left,
        turn: -way * 0.12 * Math.min(1, left * 3),
      };
    if (!isAlive) return { y: -high * left };
    const flutter = height * 0.03 * Math.sin(progress * 34) * Math.min(1, left * 2);
    return { x: -way * far * left, y: -high * left + flutter };
  };
}
