import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** The left one of two swans whose necks are the halves of a heart; the other one is its mirror image. */
function heartSwan(p: Pen, main: string, shade: string): void {
  p.line('M84 78C62 66 48 42 58 20C64 6 82 4 88 18', 11, main);
  p.path('M0 60Q8 58 20 66Q48 56 76 62Q96 68 94 84Q86 100 52 100Q12 98 0 60Z', main);
  p.path('M8 60Q40 50 66 64Q82 74 72 86Q36 92 8 60Z', shade);
  p.path('M18 64Q44 56 62 68Q72 76 64 84Q38 84 18 64Z', main);
  p.path('M80 18Q80 8 88 9Q95 12 94 22Q92 30 86 29Q80 27 80 18Z', main);
  p.path('M86 26L94 24Q95 32 94.5 40Q88 36 86 26Z', '#f2913c');
  p.path('M84 27L93 22L92 29Z', '#241f2c');
  p.spot(89, 18, 1.6, 1.8, '#241f2c');
}

function heartSwans(p: Pen, colour: string | null): void {
  const main = colour ?? '#fbfbff';
  const shade = colour === null ? '#dfe6f2' : darker(main, 0.16);
  heartSwan(p, main, shade);
  p.brush.save();
  p.brush.translate(190, 0);
  p.brush.scale(-1, 1);
  heartSwan(p, main, shade);
  p.brush.restore();
}

const BARK = '#b58e6c';
const GUM = '#7fa35e';

function gumLeaves(p: Pen, x: number, y: number, seconds: number): void {
  for (const [at, turn] of [-0.9, -0.3, 0.35, 0.95].entries()) {
    const angle = turn + 0.06 * Math.sin(seconds * 1.7 + at + x);
    const tip = { x: x + Math.sin(angle) * 17, y: y + Math.cos(angle) * 17 };
    p.stick({ x, y }, tip, 5.4, at % 2 === 0 ? GUM : lighter(GUM, 0.2));
  }
}

function gumTree(p: Pen): void {
  p.path('M52 148Q62 100 58 40Q56 22 60 0H76Q73 22 76 42Q76 100 94 148Z', BARK);
  p.path('M62 92Q40 100 8 92L6 97Q34 112 64 108Z', darker(BARK, 0.12));
  p.path('M74 34Q88 28 96 12L99 15Q94 34 77 44Z', darker(BARK, 0.1));
  p.path('M59 26Q48 18 38 6L41 3Q52 12 62 16Z', darker(BARK, 0.1));
  p.flat('M66 8Q64 40 70 140L74 140Q67 44 69 8Z', lighter(BARK, 0.3), 0.5);
}

/** It sits in the fork with its arms and legs around the trunk. */
function koala(p: Pen, main: string, isAsleep: boolean): void {
  p.path('M58 96Q24 100 18 78Q14 52 32 44Q54 42 60 62Z', main);
  p.path('M52 92Q36 92 34 74Q38 60 54 62Z', '#f1eef2');
  p.line('M34 84Q46 74 60 82L74 80', 12, darker(main, 0.12));
  p.line('M72 80L80 78M72 83L79 84', 2, '#4a4450');
  for (const x of [15, 55]) {
    p.ball(x, 22, 11, darker(main, 0.06));
    p.ball(x + 0.6, 23, 6.4, '#f0d3d6');
  }
  p.oval(35, 33, 23, 20, main);
  p.path('M31 30Q36 26 41 30Q43 40 40 44Q36 47 32 44Q29 38 31 30Z', '#3a343f');
  if (isAsleep) p.line('M20 33Q24 36 28 33M44 33Q48 36 52 33', 1.8, '#332d38');
  else for (const x of [24, 48]) p.spot(x, 32, 2.6, 3, '#2b2530');
  p.line('M32 49Q36 51 40 49', 1.4, '#4a4450');
  p.line('M28 58Q44 52 58 58L76 54', 11, lighter(main, 0.06));
  p.line('M74 53L82 51M74 56L81 57', 2, '#4a4450');
}

/** The tree and who is up in it are drawn on a sheet of this height. */
const TALL = 148;

function inTree(p: Pen, paint: () => void): void {
  p.brush.save();
  p.brush.scale(100 / TALL, 100 / TALL);
  paint();
  p.brush.restore();
}

const GLASS = '#cfe9f4';
const WATER = '#4fb3e6';
const STONE = '#8d8791';
/** How long it takes until the next stone falls, in seconds. */
const EACH = 1.25;

function crowBody(p: Pen, main: string): void {
  p.line('M26 72L24 97M36 74L37 97', 2.6, '#3a3440');
  p.line('M18 98H30M31 98H44', 2.6, '#3a3440');
  p.path('M0 84Q6 60 26 44Q40 30 52 34Q60 48 52 66Q40 82 22 80Q10 82 0 84Z', main);
  p.path('M4 82Q14 56 34 50Q48 52 44 66Q30 80 4 82Z', lighter(main, 0.14));
  p.path('M36 40Q36 14 54 12Q68 13 67 26Q64 42 50 46Z', main);
  p.path('M63 17Q78 18 84 27Q74 29 63 28Z', '#4b4550');
  p.ball(56, 22, 3.6, '#ffffff');
  p.spot(57, 22, 2, 2.2, '#1d1a20');
}

/** The water of the jug rises with every stone that falls into it. */
function stonesInJug(p: Pen, seconds: number): void {
  const stones = Math.min(6, 2 + Math.floor(seconds / EACH));
  const part = (seconds % EACH) / EACH;
  const level = 74 - stones * 5;
  p.within('M78 40H114L118 96H74Z', () => {
    p.brush.globalAlpha = 0.75;
    p.box(70, level, 54, 100 - level, 0, WATER);
    p.brush.globalAlpha = 1;
    p.spot(96, level, 24, 2, '#d9f3fd', 0.8);
    for (let at = 0; at < stones; at += 1) {
      const row = Math.floor(at / 3);
      p.oval(84 + (at % 3) * 11 + row * 4, 92 - row * 8, 6.4, 4.8, STONE);
    }
  });
  const y = 30 + Math.min(1, part * 1.4) * (level - 30);
  if (part < 0.72) p.oval(86 + part * 8, y, 4.6, 3.8, STONE);
  else p.line(`M84 ${level - 3}L80 ${level - 10}M96 ${level - 4}V${level - 12}`, 2, '#bfe9fb');
  p.flat('M78 40H114L118 97H74Z', GLASS, 0.28);
  p.line('M78 40L74 97H118L114 40', 2, '#e9f7fc');
  p.line('M74 39H118', 3, '#f4fbfe');
  p.line('M115 50Q131 50 129 68Q127 80 117 82', 3.4, '#dff1f8');
  p.line('M82 46L80 86', 2, '#ffffff');
}

/** Head down on its thread, with legs that feel for the ground. */
function danglingSpider(p: Pen, turn: number): void {
  for (const side of [-1, 1] as const)
    for (const [at, y] of [74, 78, 82, 86].entries()) {
      const lift = (at < 2 ? -9 : 7) + turn * (at % 2 === 0 ? 1.4 : -1.4);
      const knee = { x: 17 + side * 9, y: y + lift * 0.8 };
      p.stick({ x: 17, y }, knee, 1.5, '#3a3340');
      p.stick(knee, { x: 17 + side * (15 - at), y: y + lift * 1.4 + 4 }, 1.2, '#3a3340');
    }
  p.oval(17, 77, 6.4, 7.6, '#4a4152');
  p.ball(17, 88, 5, '#3a3340');
  for (const x of [15, 19.4]) {
    p.ball(x, 90, 1.6, '#ffffff');
    p.spot(x, 90.4, 0.8, 0.9, '#17131c');
  }
}

/** What some animals are known for, drawn with what it takes. */
export const KNOWN_SIGHTS: readonly Thing[] = [
  drawn(
    'heart-swans',
    { ratio: 1.9, metres: 1, medium: 'boat', facing: 0, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => heartSwans(p, colour),
  ),
  drawn(
    'hugging-koala',
    {
      ratio: 100 / TALL,
      metres: 1.7,
      medium: 'land',
      facing: 0,
      anchors: { top: { x: 0.35, y: 0.1 }, mouth: { x: 0.36, y: 0.32 } },
    },
    (p, { colour, states }) => {
      inTree(p, () => {
        gumTree(p);
        koala(p, colour ?? '#a3a2ad', states.includes('asleep') || states.includes('sleepy'));
      });
    },
    (p, seconds) => {
      inTree(p, () => {
        for (const [x, y] of [
          [40, 4],
          [96, 14],
          [78, 30],
          [70, 2],
          [8, 95],
        ] as const)
          gumLeaves(p, x, y, seconds);
      });
    },
  ),
  drawn(
    'crow-at-jug',
    {
      ratio: 1.3,
      metres: 0.5,
      medium: 'land',
      facing: 1,
      anchors: { top: { x: 0.4, y: 0.12 }, mouth: { x: 0.64, y: 0.27 } },
    },
    (p, { colour }) => {
      crowBody(p, colour ?? '#37343f');
      for (const [x, y] of [
        [56, 96],
        [64, 97],
        [124, 97],
      ] as const)
        p.oval(x, y, 5.4, 3.4, STONE);
    },
    stonesInJug,
  ),
  drawn(
    'dangling-spider',
    {
      ratio: 0.34,
      metres: 0.8,
      medium: 'air',
      facing: 0,
      anchors: { mouth: { x: 0.5, y: 0.96 } },
    },
    (p) => p.line('M17 0V78', 0.7, '#f3f6fa'),
    (p, seconds) => danglingSpider(p, Math.sin(seconds * 2.4)),
  ),
];
