import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

const MOVES =
  /\b(?:light|sunlight|sunshine|sunbeams?|sun ?rays?|(?:sun)?beams? of light|shadows?)\b(?: (?:slowly|gently|softly))? (?:mov|wander|glid|drift|travel|shift|pass|creep|slid|danc|crawl)\p{L}*(?: (?:slowly|gently|softly))? (?:over|across|along|through|on)\b/iu;

/** Whether light goes over what a picture shows. */
export const lightMoves = (prompt: string): boolean => MOVES.test(prompt);

/** How wide the light is, and how much it leans, in shares of the width. */
const WIDE = 0.34;
const LEANS = 0.28;

/** A broad warm beam as through a window, which goes from the left to the right. */
export function movingLight({ size }: World): (brush: Brush, moment: Moment) => void {
  const { width, height } = size;
  return (brush, { progress }) => {
    const at = (-0.1 + 1.2 * smooth(progress)) * width;
    brush.save();
    brush.transform(1, 0, -LEANS, 1, (LEANS * height) / 2, 0);
    const band = (tones: readonly (readonly [number, string])[]) => {
      const fill = brush.createLinearGradient(at - WIDE * width, 0, at + WIDE * width, 0);
      for (const [stop, tone] of tones) fill.addColorStop(stop, tone);
      brush.fillStyle = fill;
      brush.fillRect(-width, 0, width * 3, height);
    };
    // What it has not reached lies in the shade.
    brush.globalCompositeOperation = 'multiply';
    band([
      [0, 'rgba(92,78,96,0.42)'],
      [0.4, 'rgba(92,78,96,0)'],
      [0.6, 'rgba(92,78,96,0)'],
      [1, 'rgba(92,78,96,0.42)'],
    ]);
    brush.globalCompositeOperation = 'soft-light';
    band([
      [0.1, 'rgba(255,214,140,0)'],
      [0.42, 'rgba(255,226,160,0.8)'],
      [0.58, 'rgba(255,226,160,0.8)'],
      [0.9, 'rgba(255,214,140,0)'],
    ]);
    brush.restore();
  };
}
