import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const WOOD = '#e3b778';
const SIDE = 31;

const LETTERS = {
  A: 'M9 24L15.500 8L22 24M11.500 18H19.500',
  B: 'M11 8V24H17Q22 24 22 20T17 16H11H16Q20.500 16 20.500 12T16 8Z',
  C: 'M21 11Q15 5.500 11 11T11 21Q15 26.500 21 21',
  ball: 'M9 16A6.500 6.500 0 1 0 22 16A6.500 6.500 0 1 0 9 16Z',
  star: 'M15.500 7L18 13H24L19 17L21 24L15.500 20L10 24L12 17L7 13H13Z',
  heart: 'M15.500 24L8 15Q7 8 12 9Q15 9.500 15.500 13Q16 9.500 19 9Q24 8 23 15Z',
} as const;

/** A cube of wood with a picture on its side. */
function block(p: Pen, x: number, y: number, mark: keyof typeof LETTERS, colour: string): void {
  p.box(x, y, SIDE, SIDE, 3, WOOD);
  p.box(x + 3.5, y + 3.5, SIDE - 7, SIDE - 7, 2, lighter(WOOD, 0.45));
  p.line(`M${x + 2} ${y + SIDE - 1}H${x + SIDE - 2}`, 1.2, darker(WOOD, 0.25));
  p.brush.save();
  p.brush.translate(x, y);
  if (mark.length > 1) p.path(LETTERS[mark], colour);
  else p.line(LETTERS[mark], 3.4, colour);
  p.brush.restore();
}

/** What toddlers stack. */
export const WOODEN_BLOCKS: readonly Thing[] = [
  drawn('wooden-blocks', { ratio: 1.02, metres: 0.3, anchors: {} }, (p, { colour }) => {
    block(p, 1, 68, 'A', colour ?? '#e2473c');
    block(p, 34, 68, 'star', '#f2a81d');
    block(p, 69, 68, 'B', '#3f7fd8');
    block(p, 18, 36, 'heart', '#e2588c');
    block(p, 52, 36, 'C', '#3f9a5a');
    block(p, 33, 4, 'ball', '#3fa7c8');
  }),
];
