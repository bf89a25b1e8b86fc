import type { Actor } from '../../scene/actor.ts';
import { smooth } from '../../scene/easing.ts';
import type { Piece, Story } from '../piece.ts';
import type { Steps, Telling } from './telling.ts';

/** How high the jump goes and how far the body turns over, and how deep who swims is in the water. */
const [ARC, TURN, DEEP] = [0.42, 1.9, 0.52];
/** How deep who jumps into snow is in it. */
const STUCK = 0.3;
/** How long they are under the water, as a share of the duration. */
const UNDER = 0.1;

/** Waits, jumps head first, vanishes in the water and comes up again. */
export function diveIn(
  { x: from, y, start, long, isStuck }: Extract<Story, { kind: 'dive-in' }>,
  { height, facing }: Piece,
  { unit }: Telling,
): Steps {
  const tall = height * unit;
  const x = isStuck === true ? from * (facing || 1) : from;
  return ({ progress, seconds }) => {
    const share = Math.max(0, (progress - start) / long);
    if (share < 1) {
      const left = 1 - share;
      return {
        x: x * unit * left,
        y: y * unit * (1 - share * share) - tall * ARC * 4 * share * left + tall * share * 0.3,
        turn: (facing || 1) * TURN * smooth(share),
      };
    }
    if (isStuck === true)
      return { y: tall * STUCK, turn: (facing || 1) * (TURN + 0.05 * Math.sin(seconds * 9)) };
    const up = smooth(Math.min(1, Math.max(0, progress - start - long) / UNDER));
    return { y: tall * (1.2 - (1.2 - DEEP) * up) + tall * 0.03 * Math.sin(seconds * 2.6) };
  };
}

/** When somebody who jumps meets the water. */
export function landingOf({ stories }: Piece): Pick<Actor, 'lands'> {
  const dive = stories.find((story) => story.kind === 'dive-in');
  return dive === undefined ? {} : { lands: dive.start + dive.long };
}

/** Whether water splashes at this share of the duration, where somebody fell into it. */
export const isSplashing = ({ lands }: Actor, progress: number): boolean =>
  lands === undefined || (progress > lands - 0.05 && progress < lands + 0.24);
