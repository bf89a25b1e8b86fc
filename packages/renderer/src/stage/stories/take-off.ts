import { smooth } from '../../scene/easing.ts';
import { isCreature, type Piece } from '../piece.ts';
import type { Steps, Telling } from './telling.ts';

/** Rockets leave the picture; birds that take off are seen in the air. */
export function takeOff(piece: Piece, { height, room }: Telling): Steps {
  if (isCreature(piece)) {
    const far = Math.min(height * 0.46, room.top * 0.9);
    return ({ progress }) => {
      const rise = smooth(Math.max(0, (progress - 0.1 - piece.copy * 0.03) / 0.75));
      return { y: -rise * far, x: (piece.facing || 1) * rise * height * 0.06 };
    };
  }
  return ({ progress, seconds }) => {
    const rise = Math.max(0, (progress - 0.12) / 0.88) ** 2.6;
    return { y: -rise * height * 0.96, x: Math.sin(seconds * 47) * height * 0.0022 };
  };
}
