import { brightness, hex } from '../../draw/colour.ts';
import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const STEEL = '#8d97a8';
const ORANGE = '#f2762a';
const scenery = 'scenery';

/** The cross bars of a mast between two heights, as wide as it is there. */
function braces(): string {
  const half = (y: number) => 4 + (y / 100) * 20;
  let shape = '';
  for (let y = 20; y < 100; y += 16) {
    const [upper, lower] = [half(y), half(y + 16)];
    shape += `M${30 - upper} ${y}L${30 + lower} ${y + 16}M${30 + upper} ${y}L${30 - lower} ${y + 16}M${30 - upper} ${y}H${30 + upper}`;
  }
  return shape;
}

/** What stands beside roads and tracks. */
export const ROADSIDE: readonly Thing[] = [
  drawn('pylon', { ratio: 0.6, metres: 14, medium: scenery }, (p, { colour }) => {
    const main = colour ?? STEEL;
    p.line('M26 4L5 100M34 4L55 100', 2.6, darker(main, 0.15));
    p.line(braces(), 1.3, main);
    for (const [y, reach] of [
      [14, 24],
      [28, 29],
      [42, 24],
    ] as const) {
      p.line(
        `M${30 - reach} ${y}H${30 + reach}M${30 - reach} ${y}L30 ${y - 7}L${30 + reach} ${y}`,
        1.6,
        main,
      );
      for (const x of [30 - reach + 1, 30 + reach - 1])
        p.line(`M${x} ${y}v6`, 1.8, darker(main, 0.35));
    }
    p.ball(30, 3, 3, '#e5484d');
  }),
  drawn('water-tower', { ratio: 0.66, metres: 11, medium: scenery }, (p, { colour }) => {
    const main = colour ?? '#a9b4c4';
    p.line('M14 52L6 100M52 52L60 100M28 56V100M38 56V100', 3, darker(main, 0.3));
    p.line('M11 70H55M8 86H58M12 70L58 86M54 70L8 86', 1.6, darker(main, 0.2));
    p.box(6, 16, 54, 36, 6, main);
    p.path('M6 50Q33 66 60 50V46H6Z', darker(main, 0.12));
    p.path('M3 18L33 0L63 18Z', darker(main, 0.22));
    p.line('M6 28H60M6 40H60', 1.4, lighter(main, 0.3));
    p.line('M33 60V100', 4, darker(main, 0.22));
  }),
  drawn('stop-sign', { ratio: 0.5, metres: 2.4, medium: scenery }, (p, { colour }) => {
    p.box(22, 40, 6, 60, 1, '#9aa3b2');
    p.path('M15 0H35L50 15V35L35 50H15L0 35V15Z', '#f6f6fa');
    p.path('M16 3H34L47 16V34L34 47H16L3 34V16Z', colour ?? '#d42a35');
    p.brush.font = '800 14px Inter';
    p.brush.fillStyle = colour !== null && brightness(hex(colour)) > 0.6 ? '#2a2630' : '#ffffff';
    p.brush.textAlign = 'center';
    p.brush.textBaseline = 'middle';
    p.brush.fillText('STOP', 25, 26);
  }),
  drawn(
    'stop-paddle',
    { ratio: 0.42, metres: 1.7, anchors: { grip: { x: 0.5, y: 0.66 } } },
    (p) => {
      p.box(19, 38, 4, 62, 2, '#f2c230');
      for (const y of [52, 68, 84]) p.box(19, y, 4, 7, 0, '#2b2733');
      p.ball(21, 21, 21, '#2b2733');
      p.ball(21, 21, 19.5, '#f2c230');
      p.ball(21, 21, 15.5, '#d42a35');
      p.brush.font = '800 10px Inter';
      p.brush.fillStyle = '#ffffff';
      p.brush.textAlign = 'center';
      p.brush.textBaseline = 'middle';
      p.brush.fillText('STOP', 21, 21.5);
    },
  ),
  drawn('parking-meter', { ratio: 0.36, metres: 1.5 }, (p, { colour }) => {
    const main = colour ?? '#6d7a8f';
    p.box(15, 46, 6, 52, 1, '#9aa3b2');
    p.box(8, 95, 20, 5, 2, darker(main, 0.2));
    p.path('M3 46V18Q3 0 18 0T33 18V46Q33 50 28 50H8Q3 50 3 46Z', main);
    p.path('M8 24V18Q8 6 18 6T28 18V24Z', '#dff1fa');
    p.line('M18 22L23 12', 2, '#d42a35');
    p.box(12, 30, 12, 3, 1, darker(main, 0.4));
    p.ball(18, 41, 3.6, '#f2c94c');
  }),
  drawn(
    'traffic-cone',
    { ratio: 0.8, metres: 0.7, anchors: { top: { x: 0.5, y: 0.02 } } },
    (p, { colour }) => {
      const main = colour ?? ORANGE;
      p.box(0, 88, 80, 12, 4, darker(main, 0.15));
      p.path('M34 2Q40 -2 46 2L66 90H14Z', main);
      p.path('M29.500 24H50.500L54.500 42H25.500Z', '#fdfdff');
      p.path('M22 58H58L61.500 74H18.500Z', '#fdfdff');
    },
  ),
  drawn('vending-machine', { ratio: 0.56, metres: 1.9 }, (p, { colour, isDark }) => {
    const main = colour ?? '#d8323c';
    p.box(0, 0, 56, 97, 3, main);
    p.box(3, 96, 8, 4, 1, '#3b3645');
    p.box(45, 96, 8, 4, 1, '#3b3645');
    p.box(4, 10, 34, 64, 2, '#dff1fa');
    const wares = ['#f2c94c', '#4aa3df', '#5bb974', '#e5484d', '#9b6bd8'];
    for (let row = 0; row < 5; row += 1) {
      for (let at = 0; at < 4; at += 1)
        p.box(
          6.5 + at * 8,
          13 + row * 12,
          5.5,
          8.5,
          1.5,
          wares[(row * 2 + at) % wares.length] ?? main,
        );
      p.line(`M5 ${22.5 + row * 12}H37`, 1, '#8d97a8');
    }
    p.box(42, 22, 10, 12, 1, '#22303f');
    p.box(43, 38, 8, 14, 1, '#e8e8f0');
    p.box(8, 80, 28, 10, 2, '#3b3645');
    p.box(6, 2, 44, 6, 2, '#fff4dc');
    if (isDark) p.glow(21, 42, 34, '#eaf6ff', 0.5);
  }),
  drawn(
    'birdhouse',
    { ratio: 0.5, metres: 1.8, anchors: { top: { x: 0.5, y: 0.02 } } },
    (p, { colour }) => {
      const main = colour ?? '#c98a52';
      p.box(22, 44, 6, 56, 1, '#8a5c3c');
      p.box(7, 18, 36, 30, 2, main);
      p.path('M0 22L25 0L50 22L46 26L25 8L4 26Z', darker(main, 0.35));
      p.path('M7 22L25 6L43 22Z', main);
      p.spot(25, 29, 6, 6, '#3b2a20');
      p.line('M25 39v4', 3, darker(main, 0.4));
    },
  ),
];
