import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const SPINES = ['#c8553d', '#2f7f79', '#e0a23c', '#5a6fb0', '#8d4f86', '#4f8a4f'];
const BAY = 104;
const BOOKS = 8;

/** A low shelf with this many bays of books, and room on its top. */
function withBays(p: Pen, bays: number, main: string): void {
  const wide = bays * BAY + 8;
  p.box(0, 4, wide, 96, 4, darker(main, 0.2));
  for (let bay = 0; bay < bays; bay += 1) p.box(10 + bay * BAY, 16, 92, 72, 2, darker(main, 0.55));
  for (let book = 0; book < bays * BOOKS; book += 1) {
    const x = 13 + Math.floor(book / BOOKS) * BAY + (book % BOOKS) * 10.6;
    const tall = 44 + ((book * 7) % 5) * 5;
    p.box(x, 88 - tall, 9, tall, 1, SPINES[(book * 5) % SPINES.length] ?? main);
  }
  p.box(0, 0, wide, 12, 4, main);
  p.box(0, 90, wide, 10, 3, main);
}

const anchors = { top: { x: 0.5, y: 0.03 } } as const;

/** The boards that things stand on, as shares of the height. */
export const BOARDS = [0.33, 0.64, 0.95] as const;

/** Shelves that are shown for what stands on them. */
export const SHELVES: readonly Thing[] = [
  drawn('low-shelf', { ratio: 3.2, metres: 0.9, anchors }, (p, { colour }) =>
    withBays(p, 3, colour ?? '#8a5a3a'),
  ),
  drawn('short-shelf', { ratio: 2.16, metres: 0.9, anchors }, (p, { colour }) =>
    withBays(p, 2, colour ?? '#8a5a3a'),
  ),
  drawn('spread-map', { ratio: 4.4, metres: 0.16, anchors: { top: { x: 0.5, y: 0.6 } } }, (p) => {
    p.path('M52 6H388L438 94Q436 98 430 98H10Q4 98 2 94Z', '#e7cf9d');
    p.path('M60 12H380L424 90H16Z', '#f3e2bb');
    p.path('M92 24Q130 14 156 26Q150 44 124 46Q128 66 112 76Q96 60 84 44Z', '#b59a5c');
    p.path(
      'M206 22Q250 12 330 22Q348 40 318 46Q300 58 270 50Q262 78 240 80Q226 58 214 48Z',
      '#b59a5c',
    );
    p.oval(356, 72, 22, 9, '#b59a5c');
    p.line('M140 12L132 90M220 12V90M300 12L310 90M44 38H396M30 64H410', 0.8, '#c9ae74');
    p.line('M120 60Q170 84 230 60T350 66', 1.6, '#b23a3a');
  }),
  drawn(
    'open-shelf',
    {
      ratio: 1.5,
      metres: 1.9,
      anchors: {
        top: { x: 0.5, y: 0.03 },
        inside: { x: 0.04, y: 0.04, width: 0.92, height: 0.92 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#a76c45';
      p.box(0, 0, 150, 100, 3, main);
      p.box(4, 4, 142, 92, 2, darker(main, 0.42));
      for (const y of BOARDS) p.box(3, y * 100, 144, 4, 1, lighter(main, 0.12));
    },
  ),
];
