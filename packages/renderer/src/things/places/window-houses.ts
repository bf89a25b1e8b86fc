import { darker, lighter, type Pen } from '../pen.ts';
import { type Appearance, drawn, type Thing } from '../thing.ts';

const LIT = '#ffdf8a';
const ROPE = '#c9a06a';
const WOOD = '#8a5a3c';

const measures = {
  ratio: 0.78,
  metres: 4.6,
  medium: 'scenery',
  anchors: { seat: { x: 0.5, y: 0.6 }, top: { x: 0.5, y: 0.06 } },
} as const;

/** Two closed windows and a door below, a roof above, and nothing between them yet. */
function wall(p: Pen, { colour, isDark }: Appearance): void {
  const main = colour ?? '#f1d9b0';
  p.box(58, 6, 8, 20, 1, '#a8604c');
  p.box(7, 24, 64, 76, 1.5, main);
  p.path('M0 30L14 7Q15 5 18 5H60Q63 5 64 7L78 30Q77 32 74 32H4Q1 32 0 30Z', '#b4533f');
  p.box(7, 66, 64, 2.4, 0.5, darker(main, 0.14));
  p.path('M31 100V83Q31 76 39 76T47 83V100Z', '#5f7f6b');
  p.ball(44, 89, 1.1, '#f0c24b');
  for (const x of [13, 53]) {
    p.box(x, 75, 12, 15, 1, '#fffaf0');
    p.box(x + 1.4, 76.4, 9.2, 12.2, 0.6, isDark ? LIT : '#9fd0ee');
    p.line(`M${x + 6} 76.4V88.6M${x + 1.4} 82.4H${x + 10.6}`, 0.8, '#fffaf0');
  }
}

/** The open window of the upper floor with its shutters. */
function openWindow(p: Pen, { isDark }: Appearance): void {
  p.box(24, 33.5, 30, 28, 1, '#fffaf0');
  p.box(26, 35.5, 26, 26, 0.6, isDark ? LIT : '#6b5a6a');
  for (const x of [14, 54.5]) {
    p.box(x, 34.5, 9.5, 26, 0.8, '#4f8a7a');
    p.line(
      `M${x + 2} 40H${x + 7.5}M${x + 2} 44H${x + 7.5}M${x + 2} 48H${x + 7.5}M${x + 2} 52H${x + 7.5}M${x + 2} 56H${x + 7.5}`,
      0.8,
      '#3c6f62',
    );
  }
  p.box(21, 60, 36, 3.2, 0.8, '#fffaf0');
  if (isDark) p.glow(39, 46, 24, LIT, 0.35);
}

/** How far down the basket is, as a share of its way. */
const lowered = (seconds: number): number => 0.5 - 0.5 * Math.cos(Math.min(seconds / 4.4, 1) * 3.1);

/** Houses in whose upper window, or on whose balcony, somebody is seen from outside. */
export const WINDOW_HOUSES: readonly Thing[] = [
  drawn('window-house', measures, (p, look) => {
    wall(p, look);
    openWindow(p, look);
  }),
  // One window of a house that is drawn without anybody in it.
  drawn(
    'facade-window',
    {
      ratio: 0.86,
      metres: 1.3,
      medium: 'scenery',
      anchors: { inside: { x: 0.1, y: 0.08, width: 0.8, height: 0.8 } },
    },
    (p, { isDark }) => {
      p.box(3, 0, 80, 94, 4, '#fffaf0');
      p.box(9, 7, 68, 81, 2, isDark ? LIT : '#5d5266');
      if (isDark) p.glow(43, 46, 60, LIT, 0.4);
      p.path('M9 7H28Q26 34 9 52ZM77 7H58Q60 34 77 52Z', isDark ? '#e8a25c' : '#8a6f8f');
      p.box(0, 88, 86, 12, 3, '#fffaf0');
    },
  ),
  // A basket is let down from the window.
  drawn(
    'basket-house',
    measures,
    (p, look) => {
      wall(p, look);
      openWindow(p, look);
    },
    (p, seconds) => {
      const y = 68 + 21 * lowered(seconds);
      p.line(`M39 60V${y - 4}M39 ${y - 4}L34.4 ${y}M39 ${y - 4}L43.6 ${y}`, 1, ROPE);
      p.path(`M33 ${y}H45L43.4 ${y + 8}H34.6Z`, '#b07b4c');
      p.line(`M34 ${y + 3}H44M34.4 ${y + 5.6}H43.6`, 0.7, '#8a5c38');
      p.box(32.4, y - 0.8, 13.2, 2, 1, lighter('#b07b4c', 0.2));
    },
  ),
  drawn('balcony-house', measures, (p, look) => {
    wall(p, look);
    p.box(24, 33.5, 30, 32, 1, '#fffaf0');
    p.box(26, 35.5, 26, 30, 0.6, look.isDark ? LIT : '#6b5a6a');
    p.box(15, 68, 48, 3.4, 0.8, WOOD);
    p.path('M19 71.4H24V75ZM59 71.4H54V75Z', darker(WOOD, 0.2));
    p.flat('M17 60H61V68H17Z', '#ffffff', 0.25);
    for (let x = 17.5; x < 62; x += 3.9) p.line(`M${x} 60V68`, 1, '#4a4452');
    p.box(15, 58.6, 48, 2, 0.8, '#4a4452');
    if (look.isDark) p.glow(39, 46, 24, LIT, 0.35);
  }),
];
