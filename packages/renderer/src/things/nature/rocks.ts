import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** The edge of a cliff that comes from the left, with ledges in its face. */
function crag(p: Pen, main: string, cover: string): void {
  p.path(
    'M0 100V12Q60 6 120 9T230 6Q282 4 318 3Q330 4 326 12Q312 16 306 26Q290 30 292 42Q276 50 280 60Q262 70 268 84L254 100Z',
    main,
  );
  p.flat(
    'M326 12Q312 16 306 26Q290 30 292 42Q276 50 280 60Q262 70 268 84L254 100H226L240 74L234 58L256 44L250 28L286 16Z',
    darker(main, 0.4),
    0.55,
  );
  for (const shape of [
    'M20 40L60 34L96 42L84 58L40 60Z',
    'M120 30L176 26L206 36L190 52L140 50Z',
    'M96 68L150 62L184 72L170 88L110 90Z',
    'M212 60L232 56L238 72L222 80Z',
    'M6 74L46 72L66 86L40 98H6Z',
  ])
    p.flat(shape, lighter(main, 0.22), 0.5);
  p.line(
    'M84 58L96 68M206 36L222 44L214 60M60 34L66 22M140 50L128 62M190 52L200 66L190 84M66 86L96 92M250 28L240 20',
    1,
    darker(main, 0.45),
  );
  p.path(
    'M0 14Q60 5 120 7T230 4Q282 2 318 1Q331 3 326 11Q300 9 280 13T232 12T176 14T110 13T52 17T0 20Z',
    cover,
  );
}

const PEAKS = [
  ['M4 100L16 62L30 52L40 28L54 38L62 60L78 70L86 100Z', 0],
  ['M60 100L76 54L88 46L100 12L110 8L122 34L136 44L142 70L158 100Z', 0.1],
  ['M132 100L144 66L160 58L168 36L182 46L190 66L206 74L216 100Z', 0.04],
] as const;

/** Jagged rocks of a coast, wet at their feet. */
function surfRocks(p: Pen, main: string): void {
  for (const [shape, shade] of PEAKS) p.path(shape, darker(main, shade));
  for (const shape of [
    'M40 28L54 38L62 60L52 78L46 56Z',
    'M110 8L122 34L136 44L142 70L126 88L120 52Z',
    'M168 36L182 46L190 66L182 84L174 60Z',
  ])
    p.flat(shape, darker(main, 0.5), 0.6);
  for (const shape of ['M16 62L30 52L40 28L36 54L24 74Z', 'M88 46L100 12L104 36L94 62L82 70Z'])
    p.flat(shape, lighter(main, 0.35), 0.5);
  p.line('M64 84L78 92M96 70L106 84L100 96M152 76L164 90M28 78L38 92', 1.4, lighter(main, 0.3));
}

/** How a wave comes in, breaks and runs off: from 0 to 1. */
export function breaker(
  p: Pen,
  { x, seconds, tall }: { x: number; seconds: number; tall: number },
): void {
  const age = (((seconds * 0.42) % 1) + 1) % 1;
  const burst = age < 0.22 ? age / 0.22 : Math.max(0, 1 - (age - 0.22) / 0.62);
  const high = tall * Math.sqrt(burst);
  for (let at = 0; at < 22; at += 1) {
    const lane = ((at * 7) % 22) / 11 - 1;
    const rise = 1 - lane * lane * 0.8;
    const wobble = 0.72 + 0.28 * Math.sin(at * 2.7);
    const y = 92 - high * rise * wobble;
    const size = (2.4 + ((at * 5) % 7)) * (0.5 + burst * 0.6);
    p.spot(x + lane * (12 + 22 * burst), y, size, size * 1.15, '#ffffff', 0.34 + 0.4 * burst);
  }
  for (let at = 0; at < 18; at += 1) {
    const lane = ((at * 11) % 18) / 9 - 1;
    const y = 88 - high * (1.18 - lane * lane * 0.9) * (0.8 + 0.25 * Math.sin(at * 4.1));
    p.spot(x + lane * (16 + 34 * burst), y, 1.1, 1.6, '#eefaff', 0.85 * burst);
  }
}

export function foam(p: Pen, seconds: number): void {
  for (let at = 0; at < 26; at += 1) {
    const x = at * 8.8 + 2 * Math.sin(seconds * 1.4 + at);
    const y = 96 + 2.4 * Math.sin(seconds * 1.9 + at * 1.7);
    p.spot(x, y, 7.5, 3.6, at % 3 === 0 ? '#d6eef6' : '#ffffff', 0.85);
  }
}

/** Hewn, with two faces to be seen and the marks of the chisel. */
function stoneBlock(p: Pen, main: string): void {
  p.path('M0 26L34 0H150L118 26Z', lighter(main, 0.22));
  p.path('M118 26L150 0V76L118 100Z', darker(main, 0.22));
  p.path('M0 26H118V100H0Z', main);
  p.line('M8 32H110M6 92H112', 1.6, lighter(main, 0.3));
  p.line(
    'M20 48L30 44M54 62L66 58M88 46L98 42M30 80L42 76M78 84L90 80M128 60L138 52',
    2,
    darker(main, 0.3),
  );
  p.flat('M0 26L12 26L0 40ZM118 100L104 100L118 88Z', darker(main, 0.3), 0.5);
}

export const ROCKS: readonly Thing[] = [
  drawn(
    'stone-block',
    { ratio: 1.5, metres: 1.1, anchors: { top: { x: 0.5, y: 0.12 } } },
    (p, { colour }) => stoneBlock(p, colour ?? '#cbb48a'),
  ),
  drawn(
    'crag',
    { ratio: 3.3, metres: 2.6, facing: 1, anchors: { top: { x: 0.82, y: 0.07 } } },
    (p, { colour, states }) =>
      crag(p, colour ?? '#8d8578', states.includes('snowy') ? '#f1f6ff' : '#6fae54'),
  ),
  drawn(
    'surf-rocks',
    {
      ratio: 2.2,
      metres: 5,
      medium: 'scenery',
      anchors: { top: { x: 0.49, y: 0.1 }, outlet: { x: 0.3, y: 0.9 } },
    },
    (p, { colour }) => surfRocks(p, colour ?? '#4a4854'),
    (p, seconds) => {
      breaker(p, { x: 40, seconds, tall: 86 });
      breaker(p, { x: 112, seconds: seconds + 0.8, tall: 70 });
      breaker(p, { x: 182, seconds: seconds + 1.6, tall: 78 });
      foam(p, seconds);
    },
  ),
];
