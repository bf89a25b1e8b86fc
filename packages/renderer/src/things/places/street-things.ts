import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const RED = '#d8323c';
const STEEL = '#b9c2d0';
const STONE = '#a9a3b4';

/** Its body with a cap on top and an outlet on each side. */
function hydrant(p: Pen, main: string): void {
  p.box(6, 90, 50, 10, 3, darker(main, 0.25));
  p.box(14, 28, 34, 66, 6, main);
  p.path('M12 30Q14 10 31 8Q48 10 50 30Z', main);
  p.box(26, 0, 10, 12, 3, darker(main, 0.2));
  p.box(8, 26, 46, 8, 3, darker(main, 0.15));
  p.box(0, 38, 16, 16, 4, darker(main, 0.1));
  p.box(46, 38, 16, 16, 4, darker(main, 0.1));
  p.ball(31, 50, 11, lighter(main, 0.1));
  p.ball(31, 50, 5, '#ffd23f');
  p.box(10, 76, 42, 6, 3, darker(main, 0.2));
}

/** What stands in streets, gardens and towers. */
export const STREET_THINGS: readonly Thing[] = [
  drawn(
    'fire-hydrant',
    {
      ratio: 0.62,
      metres: 0.75,
      anchors: { top: { x: 0.5, y: 0.03 }, outlet: { x: 0.9, y: 0.42 } },
    },
    (p, { colour }) => hydrant(p, colour ?? RED),
  ),
  drawn(
    'gushing-hydrant',
    { ratio: 0.62, metres: 0.95, anchors: { top: { x: 0.5, y: 0.03 } } },
    (p, { colour }) => hydrant(p, colour ?? RED),
    (p, seconds) => {
      for (const side of [-1, 1])
        for (let jet = 0; jet < 5; jet += 1) {
          const [reach, high] = [150 + 26 * jet, 96 - 15 * jet];
          const at = (share: number) => ({
            x: 31 + side * (26 + reach * share),
            y: 46 - 4 * high * share * (1 - share) + 52 * share * share,
          });
          for (let piece = 0; piece < 8; piece += 1)
            p.stick(at(piece / 8), at((piece + 1) / 8), 5 - piece * 0.35, '#d4efff');
          for (const start of [0, 0.33, 0.66]) {
            const { x, y } = at((seconds * 0.9 + jet * 0.37 + start) % 1);
            p.spot(x, y, 4.6, 4.6, jet % 2 === 0 ? '#ffffff' : '#8fd2ff', 0.95);
          }
        }
    },
  ),
  drawn(
    'sprinkler',
    { ratio: 2.6, metres: 1.1, anchors: { outlet: { x: 0.5, y: 0.8 } } },
    (p) => {
      p.line('M40 97H128', 5, '#38a060');
      p.path('M120 100L126 84H134L140 100Z', '#ffd23f');
      p.box(118, 78, 24, 8, 3, '#2f7fe0');
    },
    (p, seconds) => {
      for (let jet = 0; jet < 7; jet += 1) {
        const side = (jet - 3) / 3 + 0.06 * Math.sin(seconds * 2.2 + jet);
        const reach = 128 * side;
        const high = 76 - 18 * Math.abs(side);
        const at = (share: number) => ({
          x: 130 + reach * share,
          y: 80 - 4 * high * share * (1 - share) + 18 * share * share,
        });
        for (let piece = 0; piece < 6; piece += 1)
          p.stick(at(piece / 6), at((piece + 1) / 6), 2.6, '#e6f7ff');
        const drop = (seconds * 0.9 + jet * 0.37) % 1;
        const { x, y } = at(drop);
        p.spot(x, y, 4.4, 4.4, '#ffffff', 0.95);
        const { x: x2, y: y2 } = at((drop + 0.5) % 1);
        p.spot(x2, y2, 3.6, 3.6, '#8fd2ff', 0.95);
      }
    },
  ),
  drawn(
    'spiral-stairs',
    {
      ratio: 0.95,
      metres: 4.6,
      medium: 'scenery',
      facing: 1,
      anchors: { top: { x: 0.5, y: 0.5 } },
    },
    (p, { colour }) => {
      const main = colour ?? STONE;
      p.box(42, 0, 12, 100, 2, darker(main, 0.15));
      for (let at = 0; at < 13; at += 1) {
        const turn = at * 0.62 - 0.5;
        const [across, y] = [Math.cos(turn), 94 - at * 7.6];
        const isFront = Math.sin(turn) > -0.2;
        const wide = 44 * across;
        const left = Math.min(48, 48 + wide);
        const tint = isFront ? lighter(main, 0.12) : darker(main, 0.25);
        p.box(left, y, Math.max(10, Math.abs(wide)), 6, 1, tint);
        p.line(`M${48 + wide} ${y}V${y - 14}`, 1.2, '#4a4654');
      }
      p.line('M92 80Q98 66 48 60Q0 52 4 42Q10 30 60 26Q96 20 90 8', 1.8, '#4a4654');
      p.box(0, 96, 95, 4, 1, darker(main, 0.2));
    },
  ),
  drawn(
    'garden-hose',
    {
      ratio: 1.3,
      metres: 0.5,
      facing: 1,
      anchors: { grip: { x: 0.7, y: 0.2 }, outlet: { x: 1, y: 0.14 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#38a060';
      p.line('M4 94Q60 104 70 70T92 22', 9, main);
      p.line('M92 24L118 12', 11, '#ffd23f');
      p.box(112, 6, 18, 14, 4, STEEL);
    },
  ),
  drawn('mural', { ratio: 1.9, metres: 2.2, facing: -1 }, (p) => {
    p.box(0, 0, 190, 100, 2, '#b5654a');
    for (let row = 0; row < 10; row += 1) p.line(`M0 ${row * 10}H190`, 0.8, '#8f4a36');
    for (let at = 0; at < 60; at += 1)
      p.line(`M${((at * 23) % 190) + (at % 2) * 6} ${(at % 10) * 10}v10`, 0.8, '#8f4a36');
    p.flat('M10 8H132Q150 20 140 40Q152 62 136 92H10Z', '#2f9ec4');
    p.flat('M10 60Q40 40 70 58T140 52L136 92H10Z', '#38b000');
    p.ball(40, 30, 15, '#ffd23f');
    p.path('M74 84Q66 50 92 40Q120 48 112 84Z', '#e5389e');
    p.path('M92 42Q80 22 92 10Q104 22 92 42Z', '#f77f00');
    p.line('M20 74Q34 62 48 74T76 74', 4, '#fbfbff');
    for (const [x, tint] of [
      [150, '#e5383b'],
      [160, '#8b5cf6'],
      [170, '#ffd23f'],
    ] as const)
      p.line(`M${x} 70v${14 + (x % 7) * 2}`, 4, tint);
  }),
  drawn('dandelion', { ratio: 0.5, metres: 0.34, anchors: { grip: { x: 0.5, y: 0.92 } } }, (p) => {
    p.line('M25 44Q22 72 25 98', 4, '#7ba348');
    p.spot(25, 25, 24, 24, '#ffffff', 0.42);
    for (let at = 0; at < 22; at += 1) {
      const turn = at * 0.286 * 2;
      const [x, y] = [25 + 22 * Math.cos(turn), 25 + 22 * Math.sin(turn)];
      p.line(`M25 25L${x.toFixed(1)} ${y.toFixed(1)}`, 0.9, '#ffffff');
      p.spot(x, y, 2.6, 2.6, '#ffffff', 0.9);
    }
    p.ball(25, 25, 5, '#c9b48a');
  }),
  drawn(
    'dandelion-seeds',
    { ratio: 1.3, metres: 1, facing: 1 },
    () => {},
    (p, seconds) => {
      for (let at = 0; at < 14; at += 1) {
        const share = (seconds * 0.12 + at * 0.381) % 1;
        const x = 4 + share * 118;
        const y = 84 - share * 62 + 8 * Math.sin(seconds * 1.3 + at * 2.1) - (at % 4) * 6;
        const size = 2.6 + (at % 3);
        const lean = 0.5 * Math.sin(seconds + at);
        const foot = { x: x - lean * size, y: y + size * 2.6 };
        p.stick({ x, y }, foot, 0.8, '#8a7a5a');
        for (const spread of [-0.9, -0.45, 0, 0.45, 0.9])
          p.stick(
            { x, y },
            { x: x + size * 1.7 * Math.sin(spread + lean), y: y - size * 1.7 * Math.cos(spread) },
            0.9,
            '#ffffff',
          );
        p.spot(foot.x, foot.y, 0.9, 1.5, '#6b5a3a');
      }
    },
  ),
];
