import { flames } from '../flames.ts';
import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { SHELVES } from './shelves.ts';

const WOOD = '#b87a4b';
const standing = { top: { x: 0.5, y: 0.04 } };

const ON_CANVAS = { inside: { x: 0.08, y: 0.1, width: 0.84, height: 0.5 } };

/** An easel with a canvas on which something is painted. */
const easel = (name: string, picture: (p: Pen) => void): Thing =>
  drawn(name, { ratio: 0.66, metres: 1.7, anchors: ON_CANVAS }, (p) => {
    p.line('M33 3V98M30 8L8 98M36 8L58 98', 4, WOOD);
    p.box(3, 10, 60, 52, 2, '#fbf7ef');
    picture(p);
    p.box(0, 61, 66, 6, 2, darker(WOOD, 0.1));
  });

const backdrop = (p: Pen) => p.box(6, 13, 54, 46, 1, '#cfdcc8');

/** The face and the shoulders of a portrait. */
function sitter(p: Pen, clothes: string): void {
  p.path('M13 59Q15 48 33 47T53 59Z', clothes);
  p.box(30, 40, 6, 9, 2, '#d9a27e');
  p.ball(33, 31, 11, '#e8b48f');
  p.ball(29, 31, 1.3, '#33272a');
  p.ball(37, 31, 1.3, '#33272a');
  p.line('M29 36Q33 39.5 37 36', 1.2, '#a8434f');
}

/** A chair from the side; `way` 1 looks right. */
function chairAt(p: Pen, x: number, way: 1 | -1): void {
  const at = (far: number) => x + far * way;
  p.line(
    `M${at(2)} 30Q${at(-2)} 48 ${at(4)} 64L${at(2)} 99M${at(26)} 66L${at(28)} 99`,
    3.6,
    '#6b3f2a',
  );
  p.path(`M${at(0)} 28H${at(6)}L${at(10)} 62H${at(4)}Z`, '#8c2f3f');
  p.path(`M${at(2)} 62H${at(30)}V68H${at(2)}Z`, '#8c2f3f');
}

const CANDLES = [70, 90] as const;

/** Five points around a middle. */
const starAt = (x: number, y: number): string =>
  `M${x} ${y - 20}l6 13l14 2l-10 10l3 15l-13 -7l-13 7l3 -15l-10 -10l14 -2Z`;

export const TABLES: readonly Thing[] = [
  ...SHELVES,
  drawn(
    'table-for-two',
    { ratio: 1.6, metres: 1.15, anchors: { top: { x: 0.5, y: 0.44 } } },
    (p, { colour }) => {
      chairAt(p, 2, 1);
      chairAt(p, 158, -1);
      p.path('M76 70H84V94Q96 95 100 100H60Q64 95 76 94Z', darker(WOOD, 0.3));
      p.path('M34 46H126L132 80Q118 76 108 81T80 80T52 81T28 80Z', colour ?? '#fffaf2');
      p.oval(80, 46, 47, 5, lighter(colour ?? '#fff6ea', 0.1));
      for (const x of [50, 110]) p.oval(x, 44, 12, 3, '#e8edf2');
      for (const x of [63, 97]) {
        p.path(`M${x - 4} 28H${x + 4}Q${x + 4} 37 ${x} 37Q${x - 4} 37 ${x - 4} 28Z`, '#d7e6ee');
        p.path(
          `M${x - 3.8} 31H${x + 3.8}Q${x + 3} 36 ${x} 36.4Q${x - 3} 36 ${x - 3.8} 31Z`,
          '#b3213f',
        );
        p.line(`M${x} 37V44M${x - 3} 44.4H${x + 3}`, 1, '#d7e6ee');
      }
      for (const x of CANDLES) p.box(x - 1.6, 26, 3.2, 19, 1, '#fdf3dc');
      p.path('M77 34H83L82 45H78Z', '#bfe0ea');
      p.line('M80 36V16M80 30L74 20M80 30L86 20', 1.2, '#3f8a4f');
      for (const [x, y] of [
        [74, 17],
        [86, 17],
        [80, 12],
      ] as const)
        p.ball(x, y, 4.4, '#d3283f');
    },
    (p, seconds) => {
      for (const [at, x] of CANDLES.entries()) {
        p.glow(x, 22, 16, '#ffc765', 0.5);
        flames(p, { x, y: 26, height: 8, width: 4 }, seconds + at);
      }
    },
  ),
  drawn('table', { ratio: 1.9, metres: 0.78, anchors: standing }, (p, { colour }) => {
    const main = colour ?? WOOD;
    p.path('M14 20H28L25 100H18Z', darker(main, 0.12));
    p.path('M162 20H176L172 100H165Z', darker(main, 0.12));
    p.box(14, 14, 162, 14, 3, darker(main, 0.2));
    p.box(0, 0, 190, 17, 6, lighter(main, 0.08));
    p.flat('M20 6H80M100 10H160', WOOD);
    p.line('M16 6H74M96 10H168', 1, darker(main, 0.14));
  }),
  drawn('jury-desk', { ratio: 3.1, metres: 0.8, anchors: standing }, (p, { colour }) => {
    const cloth = colour ?? '#7a2f6a';
    p.box(6, 10, 298, 90, 4, cloth);
    p.path('M6 30H304V100H6Z', darker(cloth, 0.18));
    for (const x of [58, 155, 252]) p.path(starAt(x, 66), '#ffd23f');
    p.box(0, 0, 310, 16, 6, '#e8dcc8');
  }),
  drawn('desk', { ratio: 1.8, metres: 0.78, anchors: standing }, (p, { colour }) => {
    const main = colour ?? '#c58a55';
    p.path('M10 16H22V100H13Z', darker(main, 0.15));
    p.box(112, 12, 58, 88, 4, main);
    for (const y of [18, 46, 73]) {
      p.box(118, y, 46, 23, 3, lighter(main, 0.14));
      p.box(134, y + 9, 14, 4, 2, '#7d5a3c');
    }
    p.box(14, 14, 100, 9, 2, darker(main, 0.22));
    p.box(0, 0, 180, 15, 5, lighter(main, 0.1));
  }),
  drawn('shelf', { ratio: 0.72, metres: 2, anchors: standing }, (p, { colour }) => {
    const main = colour ?? '#a76c45';
    p.box(0, 0, 72, 100, 3, main);
    p.box(5, 5, 62, 90, 2, darker(main, 0.42));
    const spines = ['#e4572e', '#f3a712', '#3f6fb5', '#8fb66a', '#c05299', '#f2e2ba', '#4aa7a0'];
    for (const [row, floor] of [27, 49, 71, 94].entries()) {
      let x = 7;
      for (let book = 0; x < 60; book += 1) {
        const wide = 4 + ((book * 7 + row * 3) % 4);
        const tall = 13 + ((book * 5 + row * 7) % 5);
        const colourOf = spines[(book * 3 + row * 2) % spines.length] ?? '#e4572e';
        if ((book + row) % 6 !== 5) p.box(x, floor - tall, wide - 0.6, tall, 1, colourOf);
        x += wide;
      }
      p.box(3, floor, 66, 4, 1, lighter(main, 0.1));
    }
  }),
  drawn('blackboard', { ratio: 1.6, metres: 1.5 }, (p, { colour }) => {
    p.box(0, 0, 160, 96, 5, '#b07b4c');
    p.box(6, 6, 148, 82, 2, colour ?? '#2f5f4f');
    p.line('M20 24H66M20 36H54M96 26q8 -10 16 0t16 0', 1.8, '#dcebe2');
    p.line('M24 72L40 50L56 72ZM96 46H138M96 58H128M96 70H134', 1.6, '#dcebe2');
    p.box(40, 93, 80, 7, 2, '#8a5c38');
    p.box(60, 90, 10, 3.4, 1.5, '#ffffff');
    p.box(76, 90, 8, 3.4, 1.5, '#ffd9a0');
  }),
  easel('easel', (p) => {
    p.path('M6 58V40Q20 28 33 40T60 36V58Z', '#6fb36b');
    p.flat('M6 42Q20 28 33 40T60 36V14H6Z', '#8fd0ff', 0.85);
    p.ball(48, 23, 5, '#ffd23f');
  }),
  easel('portrait-easel', (p) => {
    backdrop(p);
    p.path('M20 54V30Q20 14 33 14T46 30V54Z', '#5b3a29');
    sitter(p, '#b8485f');
    p.path('M23 31Q24 18 34 18T43 31Q38 25 34 23Q29 28 23 31Z', '#5b3a29');
  }),
  easel('portrait-easel-short', (p) => {
    backdrop(p);
    sitter(p, '#3f6fb5');
    p.path('M22 31Q21 15 33 15T44 31Q42 24 33 23T22 31Z', '#4a3226');
  }),
  drawn('piano', { ratio: 1.35, metres: 1.2, anchors: standing }, (p, { colour }) => {
    const main = colour ?? '#3a3340';
    p.path('M8 88h9v12h-9zM118 88h9v12h-9z', darker(main, 0.4));
    p.box(4, 6, 127, 86, 4, main);
    p.box(0, 0, 135, 9, 3, lighter(main, 0.16));
    p.box(46, 14, 43, 24, 2, lighter(main, 0.12));
    p.box(50, 12, 17, 22, 1, '#fffaf0');
    p.box(68, 12, 17, 22, 1, '#fffaf0');
    p.line('M53 18H64M53 23H64M53 28H62M71 18H82M71 23H82', 1, '#8a8494');
    p.box(0, 44, 135, 20, 3, lighter(main, 0.1));
    p.box(6, 47, 123, 12, 1, '#fffdf8');
    for (let key = 0; key < 17; key += 1) {
      if (key % 7 !== 2 && key % 7 !== 6) p.box(11.5 + key * 7, 47, 4, 7, 1, '#2a2530');
    }
    p.box(8, 66, 119, 4, 2, darker(main, 0.3));
    p.box(58, 84, 6, 6, 2, '#e2b64c');
    p.box(71, 84, 6, 6, 2, '#e2b64c');
  }),
  drawn(
    'grand-piano',
    { ratio: 1.5, metres: 1.5, anchors: { top: { x: 0.6, y: 0.42 } } },
    (p, l) => {
      const main = l.colour ?? '#322c38';
      p.path('M40 46L60 4Q110 -6 146 20L142 46Z', lighter(main, 0.14));
      p.line('M100 44L112 14', 1.6, '#c9a14a');
      p.path('M20 64H32L30 100H24ZM118 60H130L127 100H122ZM74 64h8v36h-8z', darker(main, 0.35));
      p.path('M2 50Q2 44 10 44H142Q150 44 149 52L146 64Q144 70 134 70H14Q2 70 2 60Z', main);
      p.box(0, 52, 44, 14, 3, lighter(main, 0.12));
      p.box(3, 53, 38, 7, 1, '#fffdf8');
      for (let key = 0; key < 8; key += 1) p.box(6 + key * 4.6, 53, 2.3, 4.4, 0.6, '#2a2530');
      p.line('M78 70V90M84 70V90', 1.4, '#e2b64c');
    },
  ),
  drawn('harp', { ratio: 0.62, metres: 1.7 }, (p, { colour }) => {
    const main = colour ?? '#dca93f';
    for (let at = 0; at < 9; at += 1) {
      p.line(`M${14 + at * 5} ${15 - Math.abs(at - 3)}V${90 - at * 7.2}`, 0.6, '#fff3cf');
    }
    p.line('M6 96V8', 6, main);
    p.line('M6 8Q18 -4 28 12T56 16', 6, lighter(main, 0.1));
    p.path('M4 100L2 92L54 12Q62 12 60 20L20 100Z', darker(main, 0.08));
    p.box(0, 92, 30, 8, 3, darker(main, 0.15));
  }),
];
