import { createCanvas } from '@napi-rs/canvas';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

const PAINTS =
  /\b(?:paints?|draws?|sketch(?:es)?|colou?rs?) itself\b|\b(?:brush ?)?strokes? by (?:brush ?)?stroke\b|\bline by line\b|\b(?:being|gets?|is) (?:painted|drawn|sketched)\b|\b(?:brush ?)?strokes? (?:\p{L}+ )?(?:appear|reveal|build)/iu;

/** Whether the picture comes into being while it is watched. */
export const paintsItself = (prompt: string): boolean => PAINTS.test(prompt);

const COARSE = 4;
const STROKES = 64;
const ROWS = 8;

/** White paper that strokes of a brush take away, from above to below, until all of the picture is there. */
export function strokesOver(world: World): (brush: Brush, moment: Moment) => void {
  const { width, height } = world.size;
  const [wide, tall] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
  const random = world.random('strokes-over');
  const strokes = Array.from({ length: STROKES }, (_, at) => {
    const [row, column] = [Math.floor(at / (STROKES / ROWS)), at % (STROKES / ROWS)];
    const along = row % 2 === 0 ? column : STROKES / ROWS - 1 - column;
    return {
      x: ((along + 0.5) / (STROKES / ROWS) + 0.05 * (random() - 0.5)) * wide,
      y: ((row + 0.5) / ROWS + 0.03 * (random() - 0.5)) * tall,
      lean: 0.5 * (random() - 0.5) + (row % 2 === 0 ? 0.15 : -0.15),
      side: row % 2 === 0 ? 1 : -1,
    };
  });
  const paper = createCanvas(wide, tall);
  const onto = paper.getContext('2d');
  const long = (wide / (STROKES / ROWS)) * 1.5;
  return (brush, { progress }) => {
    const done = smooth(progress / 0.86) * (STROKES + 1);
    if (done > STROKES) return;
    onto.globalCompositeOperation = 'source-over';
    onto.fillStyle = '#f7f3ea';
    onto.fillRect(0, 0, wide, tall);
    onto.globalCompositeOperation = 'destination-out';
    onto.lineCap = 'round';
    for (const [at, { x, y, lean, side }] of strokes.entries()) {
      const share = Math.min(1, done - at);
      if (share <= 0) break;
      const [across, down] = [Math.cos(lean) * long * side, Math.sin(lean) * long];
      // A dry rim around the full stroke, as bristles leave it.
      for (const [thick, alpha] of [
        [1.75, 0.35],
        [1.35, 1],
      ] as const) {
        onto.globalAlpha = alpha;
        onto.lineWidth = (tall / ROWS) * thick;
        onto.beginPath();
        onto.moveTo(x - across / 2, y - down / 2);
        onto.lineTo(x - across / 2 + across * share, y - down / 2 + down * share);
        onto.stroke();
      }
    }
    onto.globalAlpha = 1;
    brush.drawImage(paper, 0, 0, width, height);
  };
}
