import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const STONE = '#cdb592';

/** A watchtower that stands on the wall, its foot in the middle at `x`. */
function watchtower(p: Pen, x: number, foot: number, size: number, stone: string): void {
  const [width, height] = [15 * size, 19 * size];
  const [left, top] = [x - width / 2, foot - height];
  p.path(`M${left} ${top}H${left + width}L${left + width + size} ${foot}H${left - size}Z`, stone);
  p.box(left - size, top - 2 * size, width + 2 * size, 3 * size, 0.4, lighter(stone, 0.2));
  for (let at = 0; at < 4; at += 1)
    p.box(left - size + at * 4.6 * size, top - 5 * size, 3 * size, 3.4 * size, 0.3, stone);
  for (const at of [0.3, 0.7]) {
    const middle = left + width * at;
    p.path(
      `M${middle - 2 * size} ${top + 11 * size}V${top + 7 * size}q${2 * size} ${-4 * size} ${4 * size} 0V${top + 11 * size}Z`,
      darker(stone, 0.5),
    );
  }
}

/** A wall that winds from hill to hill, wider the nearer it is, up to a tower on each top. */
function greatWall(p: Pen, stone: string): void {
  const [green, shade, path] = ['#6fae57', darker(stone, 0.24), lighter(stone, 0.22)];
  p.path('M120 100Q150 60 176 28Q204 2 232 14Q256 26 284 62Q304 88 330 100Z', lighter(green, 0.2));
  p.path('M-10 100Q20 84 44 52Q70 24 100 40Q130 58 176 100Z', lighter(green, 0.1));
  // The far end climbs the hill at the back.
  p.line('M150 62Q190 54 188 38Q188 20 206 13Q228 8 244 26Q256 44 284 66', 4.6, shade);
  p.line('M150 60Q188 52 186 36Q186 18 205 11Q228 6 245 24Q257 42 285 63', 2.8, path);
  p.path('M10 101Q70 66 130 62Q210 58 262 78Q300 94 320 101Z', green);
  p.path('M-20 101Q30 82 80 90Q110 96 130 101Z', darker(green, 0.08));
  // The near end comes over the hill in front.
  p.path(
    'M28 96Q66 88 96 70Q144 54 208 67Q228 70 228 66Q224 60 196 60Q166 60 144 57L152 53Q176 56 202 54Q244 56 248 68Q246 86 204 81Q146 72 108 92Q88 100 60 101H30Z',
    shade,
  );
  p.path(
    'M30 97Q68 90 98 73Q144 58 208 70Q230 73 232 66Q226 58 198 58Q170 59 147 57Q174 58 201 56Q238 57 242 68Q242 79 206 76Q146 66 104 85Q84 97 58 99H30Z',
    path,
  );
  p.brush.save();
  p.brush.setLineDash([3.4, 2.6]);
  p.line('M40 101Q84 96 106 88Q146 69 206 78Q240 80 244 70', 2.8, stone);
  p.line('M30 95Q66 88 96 71Q144 55 208 68Q228 70 230 66', 2.8, stone);
  p.brush.restore();
  watchtower(p, 206, 16, 0.85, stone);
  watchtower(p, 150, 62, 1.1, stone);
  watchtower(p, 250, 40, 0.62, darker(stone, 0.06));
  watchtower(p, 92, 88, 2.2, stone);
}

/** Long walls with towers on the hills. */
export const GREAT_WALL: readonly Thing[] = [
  drawn(
    'great-wall',
    { ratio: 3.2, metres: 30, medium: 'scenery', anchors: { top: { x: 0.55, y: 0.68 } } },
    (p, { colour }) => greatWall(p, colour ?? STONE),
  ),
];
