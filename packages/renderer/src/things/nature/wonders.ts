import { darker, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A star of five rays around a point. */
function star(p: Pen, x: number, y: number, radius: number, colour: string): void {
  const points = Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 === 0 ? radius : radius * 0.45;
    const angle = -Math.PI / 2 + (at * Math.PI) / 5;
    return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  });
  p.path(`M${points.join('L')}Z`, colour);
}

/** The smoke around a ball of fire; the fire itself moves. */
function explosion(p: Pen): void {
  for (let puff = 0; puff < 10; puff += 1) {
    const turn = (puff / 10) * 2 * Math.PI;
    p.ball(50 + Math.cos(turn) * 32, 50 + Math.sin(turn) * 32, 17, '#6b5a60');
  }
  p.ball(50, 50, 36, '#5c4c52');
}

export const WONDERS: readonly Thing[] = [
  drawn('shooting-star', { ratio: 2.2, metres: 60, medium: 'celestial', facing: -1 }, (p) => {
    p.glow(36, 70, 34, '#fff6cc', 0.9);
    p.flat('M30 62L218 2L40 82Z', '#fff4c4', 0.55);
    p.flat('M34 66L170 18L38 78Z', '#ffffff', 0.7);
    star(p, 30, 72, 28, '#fff2b0');
  }),
  drawn(
    'hamster-wheel',
    {
      ratio: 1,
      metres: 0.2,
      anchors: { inside: { x: 0.2, y: 0.2, width: 0.6, height: 0.66 }, top: { x: 0.5, y: 0.02 } },
    },
    (p, { colour }) => {
      p.line('M50 46L26 98M50 46L74 98M16 98H84', 5, '#8d93a3');
      p.ring(50, 46, 42, 5, colour ?? '#e8615a');
    },
    (p, seconds, { colour }) => {
      const main = colour ?? '#e8615a';
      for (let at = 0; at < 16; at += 1) {
        const angle = seconds * 3.4 + (at / 16) * 2 * Math.PI;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        p.line(
          `M${50 + x * 38} ${46 + y * 38}L${50 + x * 45} ${46 + y * 45}`,
          2,
          darker(main, 0.25),
        );
      }
    },
  ),
  drawn(
    'explosion',
    { ratio: 1, metres: 9, medium: 'scenery', anchors: { outlet: { x: 0.5, y: 0.5 } } },
    explosion,
  ),
  drawn(
    'tornado',
    { ratio: 0.8, metres: 60, medium: 'scenery' },
    (p) => {
      p.flat('M30 96Q40 90 50 96Z', '#8d93a3');
      p.flat('M0 0h80v2h-80z', '#8d93a3', 0.4);
    },
    (p, seconds) => {
      for (let at = 0; at < 13; at += 1) {
        const share = at / 12;
        const sway = Math.sin(seconds * 2.2 + share * 5) * 6 * (1 - share * 0.4);
        const wide = 6 + 34 * (1 - share) ** 1.3;
        const colour = at % 2 === 0 ? '#8d93a3' : '#a9afbd';
        p.spot(40 + sway + share * 4, 5 + share * 88, wide, 6.4 - share * 2.4, colour, 0.92);
        p.spot(
          40 + sway + Math.sin(seconds * 6 + at) * wide * 0.5,
          4 + share * 88,
          wide * 0.3,
          2,
          '#cdd2dc',
          0.8,
        );
      }
      for (let at = 0; at < 9; at += 1) {
        const angle = seconds * 5 + at * 0.7;
        p.spot(42 + Math.cos(angle) * 22, 90 + Math.sin(angle) * 5, 5, 4, '#9c8262', 0.7);
      }
    },
  ),
  drawn(
    'snow-heap',
    {
      ratio: 2.4,
      metres: 0.35,
      anchors: { top: { x: 0.5, y: 0.1 }, inside: { x: 0.2, y: 0.1, width: 0.6, height: 0.6 } },
    },
    (p) => {
      p.path('M0 100Q20 60 60 52Q90 4 128 10Q170 8 186 52Q226 60 240 100Z', '#f3f7ff');
      p.path('M20 92Q60 70 110 78T220 88L232 100H4Z', '#dfe8fa');
    },
  ),
];
