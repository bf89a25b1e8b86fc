import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** The middle of a body that winds through the air. */
const wave = (x: number, seconds: number): number =>
  46 + 15 * Math.sin(x * 0.021 - seconds * 3.2) * (1 - x / 900);

function dragonBody(p: Pen, main: string, seconds: number): void {
  const points = Array.from({ length: 23 }, (_, at) => at * 13.5 + 14);
  for (const x of points) {
    const y = wave(x, seconds);
    p.path(`M${x - 9} ${y - 12}L${x} ${y - 27}L${x + 9} ${y - 12}Z`, '#ffd23f');
  }
  for (const x of points) {
    const y = wave(x, seconds);
    p.ball(x, y, 16, main);
    p.line(`M${x - 8} ${y + 12}q8 6 16 0`, 4, '#ffd23f');
  }
  p.path(
    `M14 ${wave(14, seconds)}Q0 ${wave(0, seconds) - 34} 4 ${wave(0, seconds) - 2}Z`,
    '#ffd23f',
  );
}

function dragonHead(p: Pen, main: string, seconds: number): void {
  const y = wave(322, seconds) - 46;
  p.line(
    `M330 ${y + 20}Q320 ${y - 6} 304 ${y - 6}M346 ${y + 18}Q344 ${y - 10} 330 ${y - 12}`,
    6,
    '#f3ead8',
  );
  p.path(
    `M300 ${y + 30}Q308 ${y + 10} 340 ${y + 14}Q366 ${y + 12} 384 ${y + 32}L392 ${y + 44}Q360 ${y + 50} 340 ${y + 48}L302 ${y + 62}Z`,
    main,
  );
  p.path(
    `M306 ${y + 58}L340 ${y + 50}Q362 ${y + 56} 378 ${y + 58}Q360 ${y + 76} 326 ${y + 72}Z`,
    darker(main, 0.16),
  );
  p.line(
    `M336 ${y + 50}L342 ${y + 56}L350 ${y + 50}L357 ${y + 56}L364 ${y + 49}L371 ${y + 54}L380 ${y + 47}`,
    3,
    '#ffffff',
  );
  p.ball(342, y + 26, 9, '#ffffff');
  p.spot(345, y + 26, 4.4, 5, '#2e2430');
  p.line(`M328 ${y + 16}q14 -10 28 2`, 4, '#ffd23f');
  p.line(
    `M386 ${y + 36}q14 -8 12 -20M330 ${y + 72}q-4 14 6 22M344 ${y + 73}q0 12 10 18`,
    3,
    '#ffd23f',
  );
  for (const [at, x] of [298, 304, 312].entries())
    p.path(`M${x} ${y + 18 + at * 15}l-18 ${4 + at * 3}l18 10Z`, lighter('#ff9f2e', at * 0.12));
}

const POWDERS = ['#ff4fa0', '#ffd23f', '#3fc1ff', '#57d97a', '#a86bff', '#ff8a3f'] as const;

/** What is carried, thrown and lit at feasts. */
export const FESTIVE: readonly Thing[] = [
  drawn(
    'parade-dragon',
    { ratio: 4, metres: 1.5, facing: 1 },
    () => {},
    (p, seconds, { colour }) => {
      const main = colour ?? '#d8323c';
      for (const x of [50, 130, 210, 290]) p.line(`M${x} ${wave(x, seconds)}V100`, 4, '#9a6a3c');
      dragonBody(p, main, seconds);
      dragonHead(p, main, seconds);
    },
  ),
  drawn(
    'powder-burst',
    { ratio: 1.6, metres: 2.4, medium: 'air' },
    () => {},
    (p, seconds) => {
      for (let at = 0; at < 14; at += 1) {
        const turn = at * 2.4;
        const far = 8 + (at % 5) * 7 + 3 * Math.sin(seconds * 1.3 + at);
        const [x, y] = [80 + Math.cos(turn) * far * 1.5, 50 + Math.sin(turn) * far * 0.7];
        const hue = POWDERS[at % POWDERS.length] ?? '#ff4fa0';
        p.glow(x, y, 24 + (at % 4) * 5, hue, 0.85);
      }
      for (let at = 0; at < 40; at += 1) {
        const turn = at * 2.1;
        const far = 20 + ((at * 13) % 30) + 3 * Math.sin(seconds * 2 + at);
        const [x, y] = [80 + Math.cos(turn) * far * 1.5, 50 + Math.sin(turn) * far * 0.9];
        p.spot(x, y, 1.2, 1.2, POWDERS[at % POWDERS.length] ?? '#ff4fa0', 0.9);
      }
    },
  ),
  drawn('menorah', { ratio: 1.2, metres: 0.8 }, (p) => {
    const gold = '#d9a83a';
    for (const radius of [14, 27, 40, 53])
      p.line(
        `M${60 - radius} 34Q${60 - radius} ${38 + radius * 0.8} 60 ${40 + radius * 0.8}Q${60 + radius} ${38 + radius * 0.8} ${60 + radius} 34`,
        3.4,
        gold,
      );
    p.line('M60 24V92', 5, gold);
    p.box(36, 92, 48, 8, 3, gold);
    for (let at = -4; at <= 4; at += 1) {
      const [x, y] = [60 + at * 13.2, at === 0 ? 24 : 34];
      p.box(x - 2.4, y - 14, 4.8, 14, 1, '#7fb4e8');
      p.path(`M${x} ${y - 24}q4 6 0 10q-4 -4 0 -10Z`, '#ffb52e');
    }
  }),
];
