import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { SEA_TURTLES } from './sea-turtle.ts';

function fishEye(p: Pen, x: number, y: number, size: number): void {
  p.ball(x, y, size, '#ffffff');
  p.spot(x + size * 0.2, y, size * 0.56, size * 0.6, '#221c28');
  p.spot(x + size * 0.4, y - size * 0.25, size * 0.18, size * 0.2, '#ffffff');
}

const BODY = 'M28 50Q46 12 92 14Q134 22 142 52Q132 84 92 88Q46 88 28 50Z';

/** A small round fish; `bands` are the white stripes of a clownfish. */
function reefFish(p: Pen, main: string, bands: boolean): void {
  p.path('M58 22Q76 -2 112 6Q118 14 112 22Z', darker(main, 0.12));
  p.path('M66 82Q82 104 106 96Q110 88 104 80Z', darker(main, 0.12));
  p.path(BODY, main);
  if (bands)
    p.within(BODY, () => {
      for (const [x, wide] of [
        [108, 15],
        [72, 15],
        [36, 9],
      ] as const) {
        p.path(
          `M${x - 3} 6Q${x + 8} 50 ${x - 3} 96H${x + wide + 3}Q${x + wide + 14} 50 ${x + wide + 3} 6Z`,
          '#2b2833',
        );
        p.path(
          `M${x} 6Q${x + 11} 50 ${x} 96H${x + wide}Q${x + wide + 11} 50 ${x + wide} 6Z`,
          '#ffffff',
        );
      }
    });
  p.path('M84 56Q66 54 62 68Q76 76 90 66Z', lighter(main, 0.2));
  fishEye(p, 128, 42, 6);
  p.line('M140 58Q134 64 126 62', 2, darker(main, 0.5));
}

function fishTail(p: Pen, seconds: number, main: string): void {
  p.brush.save();
  p.brush.translate(34, 50);
  p.brush.scale(0.84 + 0.16 * Math.cos(seconds * 8), 1);
  p.path('M4 0Q-14 -28 -30 -26Q-38 0 -30 26Q-14 28 4 0Z', darker(main, 0.1));
  p.brush.restore();
}

const swims = (
  name: string,
  [ratio, metres]: readonly [number, number],
  paint: (p: Pen, colour: string | null) => void,
  live?: (p: Pen, seconds: number, colour: string | null) => void,
): Thing => {
  const measures = {
    ratio,
    metres,
    medium: 'water',
    facing: 1,
    anchors: { mouth: { x: 0.97, y: 0.54 }, grip: { x: 0.5, y: 0.5 }, top: { x: 0.5, y: 0.2 } },
  } as const;
  return live === undefined
    ? drawn(name, measures, (p, { colour }) => paint(p, colour))
    : drawn(
        name,
        measures,
        (p, { colour }) => paint(p, colour),
        (p, seconds, { colour }) => live(p, seconds, colour),
      );
};

function orca(p: Pen): void {
  p.path('M92 26Q94 0 112 0Q108 14 122 30Z', '#1f1e28');
  p.path(
    'M10 44Q-6 26 4 20Q22 26 28 40Q70 18 130 22Q188 28 212 54Q196 78 140 82Q70 86 28 54Q14 70 2 68Q-2 60 10 44Z',
    '#26242f',
  );
  p.path('M212 54Q196 78 140 82Q116 82 96 78Q130 70 160 66Q192 66 212 54Z', '#f6f6fa');
  p.path('M64 70Q84 60 100 72Q84 80 64 70Z', '#f6f6fa');
  p.path('M174 36Q188 34 194 44Q182 48 172 44Z', '#f6f6fa');
  p.path('M140 68Q128 96 108 100Q112 82 122 68Z', '#1f1e28');
  p.spot(196, 50, 2.4, 2.6, '#0f0e14');
  p.path('M96 30Q110 24 122 32Q110 36 96 30Z', '#7c7f8c');
}

function swordfish(p: Pen, main: string): void {
  p.path('M128 30Q140 -4 166 2Q156 16 168 32Z', darker(main, 0.2));
  p.path('M40 50Q70 18 140 26Q190 32 210 50L268 54L208 62Q180 80 130 78Q70 78 40 50Z', main);
  p.path('M46 56Q100 76 150 72Q190 70 208 60Q180 82 130 78Q74 78 46 56Z', '#e6eef4');
  p.path('M44 50Q20 40 2 6Q-2 30 14 50Q-2 72 2 96Q22 66 44 50Z', darker(main, 0.15));
  p.path('M150 70Q140 92 122 96Q128 80 134 70Z', darker(main, 0.15));
  fishEye(p, 192, 48, 5);
}

/** Arms that wave in the water, on a foot. */
function anemone(p: Pen, seconds: number, main: string): void {
  for (let at = 0; at < 15; at += 1) {
    const share = at / 14 - 0.5;
    const tip = 75 + share * 150 + Math.sin(seconds * 1.6 + at * 0.8) * 8;
    const top = 6 + Math.abs(share) * 44 + (at % 2) * 8;
    const foot = 75 + share * 74;
    p.line(
      `M${foot.toFixed(1)} 78Q${(foot + share * 26).toFixed(1)} ${(top + 30).toFixed(1)} ${tip.toFixed(1)} ${top.toFixed(1)}`,
      9,
      at % 2 === 0 ? main : lighter(main, 0.25),
    );
    p.spot(tip, top, 5, 5, lighter(main, 0.55));
  }
}

export const SEA_LIFE: readonly Thing[] = [
  ...SEA_TURTLES,
  swims(
    'clownfish',
    [1.45, 0.14],
    (p, colour) => reefFish(p, colour ?? '#ff7d1f', true),
    (p, seconds, colour) => fishTail(p, seconds, colour ?? '#ff7d1f'),
  ),
  swims(
    'goldfish',
    [1.45, 0.14],
    (p, colour) => reefFish(p, colour ?? '#ff9a2a', false),
    (p, seconds, colour) => fishTail(p, seconds, colour ?? '#ff8a1a'),
  ),
  swims('orca', [2.14, 2.4], orca),
  swims('swordfish', [2.7, 0.9], (p, colour) => swordfish(p, colour ?? '#4a6f9c')),
  drawn(
    'sea-anemone',
    {
      ratio: 1.5,
      metres: 0.4,
      medium: 'scenery',
      anchors: { top: { x: 0.5, y: 0.3 }, inside: { x: 0.22, y: 0.02, width: 0.56, height: 0.6 } },
    },
    (p, { colour }) =>
      p.path(
        'M34 74Q75 60 116 74Q112 98 106 100H44Q38 98 34 74Z',
        darker(colour ?? '#d8589a', 0.2),
      ),
    (p, seconds, { colour }) => anemone(p, seconds, colour ?? '#e8609f'),
  ),
  drawn('sea-urchin', { ratio: 1.1, metres: 0.15, medium: 'object' }, (p, { colour }) => {
    const main = colour ?? '#4a3a72';
    for (let at = 0; at < 26; at += 1) {
      const turn = (at / 26) * Math.PI * 2;
      p.line(
        `M55 54L${(55 + Math.cos(turn) * 54).toFixed(1)} ${(54 + Math.sin(turn) * 50).toFixed(1)}`,
        3,
        darker(main, (at % 3) * 0.12),
      );
    }
    p.ball(55, 56, 28, main);
  }),
];
