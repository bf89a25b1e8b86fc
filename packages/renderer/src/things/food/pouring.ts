import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const GLASS = '#dff1f8';
const FILLED_AFTER_SECONDS = 6;
const DROPS = 9;

/** How full a vessel is that is being filled, 0 to 1. */
const fullness = (seconds: number): number =>
  0.34 + 0.54 * Math.min(1, Math.max(0, seconds / FILLED_AFTER_SECONDS));

/** A jug above on the right, tilted so that its lip is at x, y. */
function jug(p: Pen, x: number, y: number, body: string, liquid: string): void {
  p.brush.save();
  p.brush.translate(x + 24, y + 1);
  p.brush.rotate(-1.18);
  p.ring(19, 2, 12, 4.5, darker(body, 0.15));
  p.path('M-15 -24H15L18 22Q18 27 12 27H-12Q-18 27 -18 22Z', body);
  p.path('M-15 -24L-20 -28L-9 -25Z', body);
  p.flat('M-16 -14L14 2L17 21Q17 25 12 25H-12Q-17 25 -17 21Z', liquid, 0.85);
  p.flat('M-11 -18h5l1 40h-6z', '#ffffff', 0.4);
  p.brush.restore();
}

/** A can above on the right, its opening at x, y. */
function can(p: Pen, x: number, y: number): void {
  p.brush.save();
  p.brush.translate(x + 25, y - 1);
  p.brush.rotate(-1.2);
  p.path('M-14 -27H14L17 -22V24L13 29H-13L-17 24V-22Z', '#d8323f');
  p.box(-14, -29, 28, 4, 2, '#dfe3e8');
  p.box(-13, 27, 26, 4, 2, '#b9c0c8');
  p.flat('M-17 6Q0 -10 17 2V12Q0 0 -17 16Z', '#ffffff', 0.9);
  p.flat('M-12 -22h4v46h-4z', '#ffffff', 0.35);
  p.brush.restore();
}

/** Cubes that float in a drink. */
function cubes(p: Pen, y: number, seconds: number): void {
  for (const [x, turn] of [
    [23, 0.3],
    [36, -0.4],
    [46, 0.7],
  ] as const) {
    p.brush.save();
    p.brush.translate(x, y + 3 + Math.sin(seconds * 3 + x));
    p.brush.rotate(turn);
    p.box(-6, -6, 12, 12, 2.5, '#d9eef8');
    p.flat('M-4 -4h5v3h-5z', '#ffffff', 0.8);
    p.brush.restore();
  }
}

interface Fall {
  readonly from: readonly [x: number, y: number];
  readonly x: number;
  readonly y: number;
  /** How far drops spring to the sides. */
  readonly reach: number;
}

/** A stream that falls from a lip to a surface, and the drops that spring up there. */
function stream(p: Pen, { from: [left, top], x, y, reach }: Fall, liquid: string, seconds: number) {
  const sway = 0.7 * Math.sin(seconds * 9);
  const half = 3.1 + 0.4 * Math.sin(seconds * 13);
  p.flat(
    `M${left + 2} ${top - 2}Q${x - half} ${top - 2} ${x - half + sway} ${y}H${x + half + sway}Q${x + half} ${top + 8} ${left + 4} ${top + 5}Z`,
    liquid,
  );
  p.flat(
    `M${x - half * 0.4} ${top + 10}L${x - half * 0.4 + sway} ${y}h1.6L${x - half * 0.1} ${top + 10}Z`,
    '#ffffff',
    0.45,
  );
  p.spot(x, y, reach * 0.5, 2.6, lighter(liquid, 0.4), 0.9);
  for (let at = 0; at < DROPS; at += 1) {
    const age = (seconds * 1.5 + at * 0.618) % 1;
    const side = at % 2 === 0 ? 1 : -1;
    const far = side * age * reach * (0.4 + 0.6 * ((at * 0.382) % 1));
    const high = 60 * age * (1 - age) * (0.5 + 0.5 * ((at * 0.53) % 1));
    p.ball(x + far, y - high, 2.3 * (1 - age * 0.5), lighter(liquid, 0.12));
  }
}

const OIL = '#d3b52c';
const COLA = '#4a2416';
const HONEY = '#f0a41f';
const HELD = { grip: { x: 0.35, y: 0.75 } };

/** A glass that is filled from a jug, with or without ice. */
const glassBelowJug = (name: string, isIced: boolean): Thing =>
  drawn(
    name,
    { ratio: 0.98, metres: 0.3, anchors: HELD },
    (p, { colour }) => {
      p.path('M8 42H60L55 95Q54 100 49 100H19Q14 100 13 95Z', GLASS);
      jug(p, 42, 18, GLASS, colour ?? '#ffa62e');
    },
    (p, seconds, { colour }) => {
      const liquid = colour ?? '#ffa62e';
      const y = 97 - 52 * fullness(seconds);
      const lean = (5 * (97 - y)) / 52;
      p.path(`M${15.5 - lean} ${y}H${52.5 + lean}L52.5 93Q52 97 48 97H20Q16 97 15.5 93Z`, liquid);
      p.oval(34, y, 18.5 + lean, 3.6, lighter(liquid, 0.3));
      if (isIced) cubes(p, y, seconds);
      stream(p, { from: [41, 14], x: 35, y, reach: 17 }, liquid, seconds);
      p.flat('M13 46h4l4 48h-4z', '#ffffff', 0.5);
    },
  );

/** What is being poured, with what it is poured from above it. The colour is that of the drink. */
export const POURING: readonly Thing[] = [
  glassBelowJug('poured-glass', false),
  glassBelowJug('poured-iced', true),
  drawn(
    'poured-can',
    { ratio: 0.98, metres: 0.3, anchors: HELD },
    (p) => {
      p.path('M8 42H60L55 95Q54 100 49 100H19Q14 100 13 95Z', GLASS);
      can(p, 42, 18);
    },
    (p, seconds, { colour }) => {
      const liquid = colour ?? COLA;
      const y = 97 - 52 * fullness(seconds);
      const lean = (5 * (97 - y)) / 52;
      p.path(`M${15.5 - lean} ${y}H${52.5 + lean}L52.5 93Q52 97 48 97H20Q16 97 15.5 93Z`, liquid);
      p.oval(34, y, 18.5 + lean, 3.6, lighter(liquid, 0.45));
      cubes(p, y, seconds);
      stream(p, { from: [41, 14], x: 35, y, reach: 26 }, liquid, seconds);
      p.flat('M13 46h4l4 48h-4z', '#ffffff', 0.5);
    },
  ),
  drawn(
    'poured-wine',
    { ratio: 0.9, metres: 0.32, anchors: HELD },
    (p, { colour }) => {
      p.box(27, 76, 5, 20, 2, GLASS);
      p.oval(29.5, 97, 18, 3.4, GLASS);
      p.path('M9 36H50Q54 66 38 75Q29.5 80 21 75Q5 66 9 36Z', GLASS);
      p.brush.save();
      p.brush.translate(66, 16);
      p.brush.rotate(-1.2);
      p.path(
        'M-4 -28H4V-12Q13 -8 13 0V38H-13V0Q-13 -8 -4 -12Z',
        colour === '#f3d98a' ? '#3f6b4a' : '#2f3f35',
      );
      p.box(-13, 10, 26, 18, 1, '#f4ead2');
      p.brush.restore();
    },
    (p, seconds, { colour }) => {
      const liquid = colour ?? '#8a1f3a';
      const y = 75 - 32 * fullness(seconds);
      const half = 21 * Math.sqrt(Math.max(0.1, 1 - ((y - 46) / 34) ** 2));
      p.path(
        `M${29.5 - half} ${y}H${29.5 + half}Q${29.5 + half * 0.9} 70 38 73.5Q29.5 78 21 73.5Q${29.5 - half * 0.9} 70 ${29.5 - half} ${y}Z`,
        liquid,
      );
      p.oval(29.5, y, half, 3.2, lighter(liquid, 0.25));
      stream(p, { from: [37, 7], x: 31, y, reach: 13 }, liquid, seconds);
      p.flat('M13 40h4q-2 16 4 26h-3q-8 -10 -5 -26z', '#ffffff', 0.5);
    },
  ),
  drawn(
    'poured-cup',
    { ratio: 1.1, metres: 0.26, anchors: HELD },
    (p, { colour }) => {
      p.ring(74, 72, 12, 6, '#f0ece6');
      p.oval(40, 96, 40, 4, '#e9e2d8');
      p.path('M6 52H74Q76 82 60 95H20Q4 82 6 52Z', '#fbf8f3');
      p.oval(40, 52, 34, 7, '#e6dfd5');
      jug(p, 52, 18, '#c9d0da', colour ?? '#5a3420');
    },
    (p, seconds, { colour }) => {
      const liquid = colour ?? '#5a3420';
      p.oval(40, 54 - fullness(seconds), 30, 5.4, liquid);
      stream(p, { from: [51, 14], x: 43, y: 53, reach: 18 }, liquid, seconds);
    },
  ),
  drawn(
    'poured-tea',
    { ratio: 1.24, metres: 0.28, anchors: { ...HELD, outlet: { x: 0.32, y: 0.5 } } },
    (p) => {
      p.oval(42, 96, 40, 4, '#e9e2d8');
      p.ring(78, 74, 11, 5, GLASS);
      p.path('M8 50H76Q77 84 62 94Q42 99 22 94Q7 84 8 50Z', GLASS);
      p.brush.save();
      p.brush.translate(88, 20);
      p.brush.rotate(-0.62);
      p.line('M-18 -12Q0 -34 20 -12', 5, '#3a3f48');
      p.path('M-20 6Q-34 0 -38 -10L-33 -12Q-28 -4 -18 -4Z', '#7d8896');
      p.path('M-20 -10H20Q28 14 18 24H-18Q-28 14 -20 -10Z', '#98a3b1');
      p.box(-12, -15, 24, 6, 3, '#7d8896');
      p.flat('M-15 -6h4q-4 14 0 26h-4q-5 -12 0 -26z', '#ffffff', 0.5);
      p.brush.restore();
    },
    (p, seconds, { colour }) => {
      const tea = colour ?? '#d9a24a';
      const y = 92 - 34 * fullness(seconds);
      p.flat(`M9 ${y}H75Q74 84 61 92Q42 96 23 92Q10 84 9 ${y}Z`, tea, 0.85);
      p.spot(42, y, 33, 5, lighter(tea, 0.4));
      for (let at = 0; at < 11; at += 1) {
        const turn = seconds * (0.8 + (at % 3) * 0.3) + at * 1.7;
        const x = 42 + 24 * Math.sin(turn);
        const low = Math.min(90, y + 6 + ((at * 13) % 26) + 2 * Math.cos(turn));
        p.brush.save();
        p.brush.translate(x, low);
        p.brush.rotate(turn);
        p.path('M-7 0Q0 -5 7 0Q0 5 -7 0Z', at % 2 === 0 ? '#4f8f3a' : '#6fae4a');
        p.brush.restore();
      }
      stream(p, { from: [54, 24], x: 47, y, reach: 20 }, '#e6f4fa', seconds);
      p.flat('M12 54h4q0 22 6 34h-4q-7 -12 -6 -34z', '#ffffff', 0.5);
    },
  ),
  drawn(
    'poured-bowl',
    { ratio: 1.25, metres: 0.28, anchors: HELD },
    (p) => {
      p.path('M0 60H104Q102 90 76 97H28Q2 90 0 60Z', '#4f9fd8');
      p.oval(52, 60, 52, 12, '#3f86bd');
      p.oval(52, 61, 46, 9.5, '#fdfaf2');
      p.flat('M6 68q4 18 22 25h-6q-16 -6 -20 -25z', '#ffffff', 0.35);
      p.box(34, 95, 36, 5, 2.5, '#3f86bd');
      jug(p, 66, 18, '#f4f7fa', '#fdfaf2');
    },
    (p, seconds, { colour }) => {
      const liquid = colour ?? '#fdfaf2';
      for (let at = 0; at < 16; at += 1) {
        const [x, y] = [14 + ((at * 23) % 76), 57 + ((at * 7) % 9)];
        const bob = 0.5 * Math.sin(seconds * 3 + at);
        p.oval(x, y + bob, 6, 3.2, at % 3 === 0 ? '#e0922c' : at % 3 === 1 ? '#f2b04a' : '#c9761f');
      }
      stream(p, { from: [65, 14], x: 55, y: 58, reach: 30 }, liquid, seconds);
    },
  ),
  drawn(
    'pouring-bottle',
    { ratio: 0.62, metres: 0.34, anchors: HELD },
    (p, { colour }) => {
      const liquid = colour ?? OIL;
      p.flat('M2 54Q0 60 0 70V100H8V70Q8 60 12 56Z', liquid);
      p.brush.save();
      p.brush.translate(7, 56);
      p.brush.rotate(0.62);
      p.path(
        'M-4 2V-18Q-15 -24 -15 -34V-58Q-15 -63 -10 -63H10Q15 -63 15 -58V-34Q15 -24 4 -18V2Z',
        darker(liquid, 0.22),
      );
      p.box(-15, -54, 30, 20, 1, '#fbf4de');
      p.path('M0 -37Q-8 -44 0 -51Q8 -44 0 -37Z', '#6f8f2f');
      p.box(-5, -2, 10, 5, 1.5, '#d8c06a');
      p.flat('M-11 -58h3v26h-3z', '#ffffff', 0.45);
      p.brush.restore();
    },
    (p, seconds, { colour }) =>
      stream(p, { from: [3, 58], x: 4, y: 99, reach: 12 }, colour ?? OIL, seconds),
  ),
  drawn(
    'honey-dipper',
    { ratio: 0.6, metres: 0.34, anchors: HELD },
    (p, { colour }) => {
      const honey = colour ?? HONEY;
      p.brush.save();
      p.brush.translate(16, 44);
      p.brush.rotate(0.72);
      p.box(-4, -62, 8, 56, 4, '#c98d4e');
      for (const y of [-14, -6, 2, 10]) p.oval(0, y, 15 - Math.abs(y + 2) * 0.25, 5, '#b97a3c');
      p.spot(0, 4, 13, 12, honey, 0.85);
      p.spot(-5, -2, 3, 6, '#ffffff', 0.5);
      p.brush.restore();
      p.flat('M7 52Q10 62 9 72V100H15V72Q15 62 19 54Z', honey);
    },
    (p, seconds, { colour }) => {
      const honey = colour ?? HONEY;
      const half = 3.4 + 0.5 * Math.sin(seconds * 3);
      p.flat(`M6 50Q12 62 ${12 - half} 76V99H${12 + half}V76Q12 62 20 52Z`, honey);
      p.spot(12, 98, 11 + Math.sin(seconds * 2), 2.4, lighter(honey, 0.2), 0.95);
      p.flat('M10.5 60h1.6v34h-1.6z', '#ffffff', 0.45);
    },
  ),
];
