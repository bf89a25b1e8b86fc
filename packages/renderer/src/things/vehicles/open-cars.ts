import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const land = 'land';
const CHROME = '#dfe5ee';

/** The seats behind a door, and the wheel before them. */
function cockpit(p: Pen, [left, right]: readonly [number, number], leather: string): void {
  const width = (right - left) * 0.24;
  p.path(`M${left} 46Q${left + 2} 34 ${left + 14} 34H${right}V50H${left}Z`, darker(leather, 0.45));
  for (const x of [left + 6, left + 6 + width * 1.7]) p.box(x, 22, width * 0.74, 30, 7, leather);
  p.line(`M${right - 22} 46L${right - 12} 28`, 3, '#343a4d');
}

function whitewall(p: Pen, x: number, y: number, radius: number): void {
  p.ball(x, y, radius, '#2b3042');
  p.ring(x, y, radius * 0.68, radius * 0.2, '#f6f3ea');
  p.ball(x, y, radius * 0.5, CHROME);
  p.ball(x, y, radius * 0.2, '#8a93a3');
}

function alloy(p: Pen, x: number, y: number, radius: number): void {
  p.ball(x, y, radius, '#2b3042');
  p.ball(x, y, radius * 0.66, CHROME);
  for (let at = 0; at < 5; at += 1) {
    const angle = (at * Math.PI) / 2.5;
    p.spot(
      x + Math.cos(angle) * radius * 0.4,
      y + Math.sin(angle) * radius * 0.4,
      radius * 0.13,
      radius * 0.13,
      '#59606e',
    );
  }
  p.ball(x, y, radius * 0.16, '#59606e');
}

/** The frame of a windscreen without a roof behind it. */
function windscreen(p: Pen, foot: number, back: number, post: string): void {
  p.flat(`M${foot} 46L${back} 4L${back + 8} 4L${foot + 16} 46Z`, '#cfeaf6', 0.6);
  p.line(`M${foot + 16} 46L${back + 8} 3`, 4, post);
}

/** Cars without a roof. */
export const OPEN_CARS: readonly Thing[] = [
  drawn(
    'convertible',
    {
      ratio: 3,
      metres: 1.25,
      medium: land,
      facing: 1,
      anchors: {
        seat: { x: 0.42, y: 0.5 },
        top: { x: 0.46, y: 0.2 },
        outlet: { x: 0.02, y: 0.82 },
      },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#e0484a';
      cockpit(p, [88, 196], '#d8b48a');
      windscreen(p, 196, 172, '#343a4d');
      p.path('M54 44Q62 34 92 36L96 46H54Z', darker(main, 0.5));
      p.path(
        'M3 72Q1 50 22 45Q60 40 92 44L100 51H190L200 44Q268 46 290 60Q300 70 296 84H8Q3 82 3 72Z',
        main,
      );
      p.path('M266 56Q286 57 292 66L270 67Z', '#fff3c4');
      p.box(3, 56, 13, 7, 3, '#ff8a70');
      p.line('M112 53Q106 68 114 80M186 53Q192 66 186 80', 1.4, darker(main, 0.3));
      p.line('M122 60H134', 2.4, darker(main, 0.35));
      p.line('M22 60Q150 52 282 62', 1.4, lighter(main, 0.35));
      p.path('M8 80H296Q294 90 284 90H20Q10 90 8 80Z', '#343a4d');
      for (const x of [60, 242]) {
        p.ball(x, 78, 26, darker(main, 0.4));
        alloy(p, x, 78, 22);
      }
      if (isDark) p.glow(288, 62, 22, '#ffe9a8', 0.7);
    },
  ),
  drawn(
    'vintage-convertible',
    {
      ratio: 3.1,
      metres: 1.35,
      medium: land,
      facing: 1,
      anchors: {
        seat: { x: 0.43, y: 0.5 },
        top: { x: 0.47, y: 0.2 },
        outlet: { x: 0.02, y: 0.86 },
      },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#3fa9b5';
      cockpit(p, [94, 206], '#f2e3c6');
      windscreen(p, 204, 186, CHROME);
      p.path('M56 44Q62 32 98 34L102 46H56Z', '#f6efe0');
      // A fin at the tail, a long bonnet and round wings over the wheels.
      p.path(
        'M2 40L10 30Q40 40 98 43L106 51H200L212 43Q262 41 294 48Q306 52 306 66V82H8Q2 80 4 66Z',
        main,
      );
      p.path('M22 82Q22 52 58 52T96 82Z', darker(main, 0.14));
      p.path('M218 82Q218 50 252 50T290 82Z', darker(main, 0.14));
      p.path('M100 62H214L222 70H98Z', '#f6efe0');
      p.line('M16 61H98M216 61H300', 2, CHROME);
      p.line('M118 53Q112 68 118 80M198 53Q204 66 198 80', 1.4, darker(main, 0.3));
      p.box(128, 56, 14, 3.4, 1.6, CHROME);
      p.path('M0 34L8 30L11 46L3 48Z', '#ff5a4a');
      p.box(0, 76, 20, 9, 4, CHROME);
      p.box(284, 74, 26, 11, 5, CHROME);
      p.box(298, 62, 10, 11, 2, '#aeb6c4');
      p.ball(299, 54, 8.4, CHROME);
      p.ball(300, 54, 6, '#fff7cc');
      p.box(20, 82, 268, 6, 2, '#343a4d');
      for (const x of [58, 252]) whitewall(p, x, 79, 21);
      if (isDark) p.glow(302, 54, 24, '#ffe9a8', 0.7);
    },
  ),
];
