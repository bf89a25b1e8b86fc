import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const METAL = '#5d6472';

function tail(p: Pen, main: string): void {
  p.path('M70 44L14 36Q8 36 8 42Q8 47 14 47L72 62Z', darker(main, 0.1));
  p.path('M20 40L6 20H16L30 40Z', darker(main, 0.22));
}

function cabin(p: Pen, main: string): void {
  p.path('M60 52Q64 28 100 27H116Q158 28 166 58Q166 74 140 76H92Q64 74 60 52Z', main);
  p.path('M60 56Q63 74 92 76H140Q158 75 164 66Q132 70 96 66Q72 63 60 56Z', darker(main, 0.24));
  p.path('M118 32Q150 33 160 58H118Z', '#bfe6f7');
  p.flat('M122 35Q134 35 142 40L126 56H122Z', '#ffffff', 0.45);
  p.path('M84 34H112V58H80Q80 42 84 34Z', '#a9d8ee');
  p.line('M115 31V60', 2.4, darker(main, 0.16));
}

/** On its skids it stands level, also on a roof. */
export const HELICOPTERS: readonly Thing[] = [
  drawn(
    'helicopter',
    {
      ratio: 1.76,
      metres: 3,
      medium: 'air',
      facing: 1,
      anchors: { seat: { x: 0.73, y: 0.58 }, top: { x: 0.6, y: 0.2 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#f2762e';
      tail(p, main);
      p.line('M96 74L90 92M134 74L140 92', 3, METAL);
      p.line('M72 92H156Q162 92 164 87', 4, METAL);
      cabin(p, main);
      p.box(98, 18, 22, 11, 3, darker(main, 0.3));
      p.box(106, 8, 6, 12, 2, METAL);
      p.line('M64 50H80', 2.4, lighter(main, 0.4));
    },
    (p, seconds) => {
      const wide = 66 * Math.max(0.3, Math.abs(Math.cos(seconds * 21)));
      p.flat(`M${109 - wide} 7Q109 3 ${109 + wide} 7Q109 11 ${109 - wide} 7Z`, METAL, 0.85);
      p.spot(109, 7, 66, 3, '#aeb6c4', 0.25);
      const turn = seconds * 17;
      for (let at = 0; at < 2; at += 1) {
        const [x, y] = [Math.cos(turn + at * 1.57) * 12, Math.sin(turn + at * 1.57) * 12];
        p.stick({ x: 11 - x, y: 33 - y }, { x: 11 + x, y: 33 + y }, 2.4, METAL);
      }
    },
  ),
];
