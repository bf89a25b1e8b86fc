import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { BOWLING } from './bowling.ts';

const WOOD = '#c98b4e';
const STEEL = '#b9c2d0';
const CORD = '#d9b483';
const BRIGHT = ['#e5383b', '#ffd23f', '#2f9ec4', '#38b000', '#8b5cf6', '#f77f00'];
const bright = (at: number) => BRIGHT[at % BRIGHT.length] ?? '#e5383b';

/** What games and shows are played on and with. */
export const GAMES: readonly Thing[] = [
  ...BOWLING,
  drawn(
    'seesaw',
    { ratio: 3.4, metres: 0.9, facing: 1, anchors: { top: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      p.path('M150 100L164 52H176L190 100Z', '#5a6378');
      p.line('M6 88L334 20', 11, colour ?? '#e5383b');
      p.line('M40 80V62M34 62H46M300 26V8M294 8H306', 5, STEEL);
      p.box(2, 74, 34, 9, 4, '#ffd23f');
      p.box(304, 8, 34, 9, 4, '#ffd23f');
      p.ball(170, 54, 9, STEEL);
    },
  ),
  drawn(
    'unicycle',
    { ratio: 0.62, metres: 1.05, facing: 1, anchors: { seat: { x: 0.46, y: 0.06 } } },
    (p, { colour }) => {
      p.ring(31, 70, 27, 5, '#2e3444');
      p.line('M31 46V94M8 70H54M15 54L47 86M47 54L15 86', 1.2, STEEL);
      p.line('M31 70V10', 5, colour ?? '#e5383b');
      p.line('M31 70L40 84M34 85H46M31 70L22 56M16 55H28', 3.4, '#5a6378');
      p.path('M10 2Q30 12 52 2Q52 12 31 14Q10 12 10 2Z', '#2e3444');
    },
  ),
  drawn('hopscotch', { ratio: 4.2, metres: 0.75, anchors: { top: { x: 0.5, y: 0.6 } } }, (p) => {
    // Chalk on the ground, seen from the side: what is farther back is narrower.
    const cell = (x: number, y: number, wide: number, tall: number, at: number) => {
      const lean = tall * 0.4;
      const shape = `M${x + lean} ${y}H${x + wide + lean}L${x + wide} ${y + tall}H${x}Z`;
      p.flat(shape, bright(at), 0.42);
      p.line(shape, 4, '#ffffff');
      p.spot(x + wide / 2 + lean / 2, y + tall / 2, 6, tall * 0.2, '#ffffff', 0.9);
    };
    cell(2, 26, 62, 46, 0);
    cell(66, 26, 62, 46, 1);
    cell(148, 2, 62, 46, 2);
    cell(128, 50, 62, 46, 3);
    cell(212, 26, 62, 46, 4);
    cell(296, 2, 62, 46, 5);
    cell(276, 50, 62, 46, 0);
    cell(344, 26, 54, 46, 1);
  }),
  drawn(
    'ping-pong-table',
    { ratio: 2.5, metres: 0.9, anchors: { top: { x: 0.5, y: 0.24 } } },
    (p, { colour }) => {
      p.line('M34 40V98M216 40V98M60 40V90M190 40V90', 5, '#4a5263');
      p.path('M16 20H234L250 42H0Z', colour ?? '#1f7a5c');
      p.line('M12 40L24 21M240 40L228 21M8 31H242', 1.8, '#ffffff');
      p.box(0, 40, 250, 6, 2, darker(colour ?? '#1f7a5c', 0.3));
      p.flat('M119 4H131V42H119Z', '#ffffff', 0.75);
      p.line('M119 12H131M119 20H131M119 28H131M119 36H131', 1, '#4a5263');
      p.line('M125 2V42', 3, '#2e3444');
    },
  ),
  drawn(
    'paddle',
    { ratio: 0.66, metres: 0.3, anchors: { grip: { x: 0.5, y: 0.9 } } },
    (p, { colour }) => {
      p.box(26, 62, 14, 38, 5, WOOD);
      p.oval(33, 36, 33, 36, darker(WOOD, 0.1));
      p.oval(33, 34, 31, 34, colour ?? '#d8323c');
    },
  ),
  drawn('card-table', { ratio: 1.7, metres: 0.75, anchors: { top: { x: 0.5, y: 0.12 } } }, (p) => {
    p.path('M76 30H94L100 88H70Z', darker(WOOD, 0.3));
    p.oval(85, 94, 40, 6, darker(WOOD, 0.35));
    p.oval(85, 24, 85, 18, darker(WOOD, 0.2));
    p.oval(85, 19, 82, 15, '#1f7a5c');
    for (const [x, y, at] of [
      [34, 18, 0],
      [52, 24, 1],
      [112, 24, 0],
      [130, 17, 1],
      [80, 12, 0],
    ] as const) {
      p.path(`M${x} ${y}l16 -3l5 6l-16 3Z`, '#fffdf6');
      p.spot(x + 10, y + 1.6, 2.6, 1.6, at === 0 ? '#e5383b' : '#2e3444');
    }
    for (const at of [0, 1, 2]) p.oval(100 + at * 6, 11 - at, 6, 3, bright(at));
  }),
  drawn('chess-board', { ratio: 2.4, metres: 0.34 }, (p) => {
    p.path('M0 86L38 54H202L240 86V100H0Z', darker(WOOD, 0.25));
    p.path('M12 86L44 58H196L228 86Z', '#f2e2c4');
    for (let row = 0; row < 4; row += 1)
      for (let cell = row % 2; cell < 8; cell += 2) {
        const [far, near] = [0.75 - row * 0.25, 0.5 - row * 0.25].map((depth) => 1 - depth * 0.16);
        const [wide = 1, wider = 1] = [far, near].map((one) => (one ?? 1) * 25);
        const [top, left, low] = [58 + row * 7, 120 - wide * 4, 120 - wider * 4];
        p.flat(
          `M${left + cell * wide} ${top}h${wide}L${low + (cell + 1) * wider} ${top + 7}h${-wider}Z`,
          '#5a3a2a',
        );
      }
    for (const [x, y, tall, at] of [
      [52, 78, 34, 0],
      [74, 66, 44, 0],
      [92, 82, 26, 0],
      [112, 70, 30, 0],
      [136, 80, 30, 1],
      [154, 66, 46, 1],
      [176, 80, 34, 1],
      [194, 68, 26, 1],
    ] as const) {
      const c = at === 0 ? '#fffaf0' : '#3a3340';
      p.path(
        `M${x - 9} ${y}Q${x - 3} ${y - tall / 2} ${x - 4} ${y - tall}h8Q${x + 3} ${y - tall / 2} ${x + 9} ${y}Z`,
        c,
      );
      p.ball(x, y - tall - 4, 7, c);
    }
  }),
  drawn('dealt-cards', { ratio: 3, metres: 0.2 }, (p) => {
    for (const [x, y, at] of [
      [0, 60, 0],
      [52, 40, 1],
      [104, 66, 0],
      [160, 44, 1],
      [214, 64, 0],
      [128, 6, 1],
    ] as const) {
      p.path(`M${x + 18} ${y}h62l-18 34h-62Z`, '#fffdf6');
      p.spot(x + 40, y + 17, 11, 6, at === 0 ? '#e5383b' : '#2e3444');
    }
  }),
  drawn('pool-table', { ratio: 2.4, metres: 0.85, anchors: { top: { x: 0.5, y: 0.2 } } }, (p) => {
    p.path('M24 48H48L42 100H28ZM192 48H216L212 100H198Z', darker(WOOD, 0.35));
    p.path('M20 10H220L240 40V56H0V40Z', darker(WOOD, 0.2));
    p.path('M28 15H212L226 38H14Z', '#1f8a52');
    for (const x of [20, 120, 220]) p.spot(x, 38, 7, 4, '#1a1620');
    for (let at = 0; at < 7; at += 1)
      p.ball(92 + ((at * 19) % 84), 20 + ((at * 7) % 14), 4.6, at === 0 ? '#fbfbff' : bright(at));
    p.line('M150 34L238 2', 3, '#e9c99a');
  }),
  drawn('hula-hoop', { ratio: 3, metres: 0.34 }, (p, { colour }) => {
    for (const [shift, tint] of [
      [0, colour ?? '#e5389e'],
      [3, lighter(colour ?? '#e5389e', 0.5)],
    ] as const) {
      p.brush.lineWidth = shift === 0 ? 11 : 4;
      p.line(
        'M8 50A142 42 0 0 1 292 50A142 42 0 0 1 8 50',
        p.brush.lineWidth - (shift === 0 ? 0 : 1),
        tint,
      );
    }
  }),
  drawn('balance-beam', { ratio: 3.2, metres: 0.9, anchors: { top: { x: 0.5, y: 0.06 } } }, (p) => {
    p.path('M40 20H54L66 100H28ZM266 20H280L292 100H254Z', '#4a6a9a');
    p.box(16, 92, 62, 8, 2, '#3a4152');
    p.box(242, 92, 62, 8, 2, '#3a4152');
    p.box(0, 2, 320, 18, 4, '#e2b680');
  }),
  drawn('water-balloon', { ratio: 0.9, metres: 0.2 }, (p, { colour }) => {
    p.path('M45 0L52 8Q90 30 90 62Q86 100 45 100Q4 100 0 62Q0 30 38 8Z', colour ?? '#3f8efc');
    p.spot(30, 46, 9, 14, '#ffffff', 0.55);
  }),
  drawn(
    'tennis-ball',
    { ratio: 1, metres: 0.12, anchors: { grip: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      p.ball(50, 50, 50, colour ?? '#d3e84a');
      p.line('M14 16Q44 50 14 84M86 16Q56 50 86 84', 5, '#ffffff');
    },
  ),
  drawn(
    'climbing-rope',
    { ratio: 0.12, metres: 5, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.02 } } },
    (p, { colour }) => {
      p.line('M6 0V94', 3.4, colour ?? CORD);
      for (let y = 3; y < 92; y += 4) p.line(`M4.6 ${y + 2}l3 -2`, 0.8, darker(CORD, 0.3));
      for (const y of [22, 48, 74]) p.ball(6, y, 3.4, CORD);
      p.path('M3 92H9L11 100H1Z', darker(CORD, 0.15));
    },
  ),
  drawn('tug-rope', { ratio: 7.5, metres: 0.2, anchors: { grip: { x: 0.5, y: 0.4 } } }, (p) => {
    p.line('M6 12Q375 22 744 12', 22, CORD);
    for (let x = 16; x < 740; x += 16) p.line(`M${x} 24l10 -20`, 4, darker(CORD, 0.28));
    p.path('M350 10H400V98L375 72L350 98Z', '#e5383b');
  }),
  drawn(
    'tightrope',
    { ratio: 1.7, metres: 4.2, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.08 } } },
    (p) => {
      for (const [x, lean] of [
        [16, -1],
        [154, 1],
      ] as const) {
        p.line(`M${x} 8L${x + lean * 15} 99`, 0.8, '#f4ead2');
        p.box(x - 1.6, 4, 3.2, 96, 1, '#b8323c');
        for (let y = 14; y < 96; y += 6) p.line(`M${x - lean * 2} ${y}h${-lean * 5}`, 1, '#d9a441');
        p.line(`M${x - lean * 7} 8V98`, 0.9, '#d9a441');
        p.box(x - 9, 6, 18, 2.6, 1, '#ffd23f');
      }
      p.line('M17 7Q85 10 153 7', 1, '#f4ead2');
    },
  ),
  drawn(
    'balancing-pole',
    { ratio: 7.9, metres: 0.5, anchors: { grip: { x: 0.5, y: 0.18 } } },
    (p) => {
      p.line('M8 90Q395 -56 782 90', 11, '#f4ead2');
      p.line('M8 90L66 69M724 69L782 90', 12, '#e5383b');
      p.box(345, 10, 100, 14, 6, '#8d5a34');
    },
  ),
  drawn(
    'trapeze',
    { ratio: 0.34, metres: 4.6, medium: 'scenery', anchors: { seat: { x: 0.5, y: 0.6 } } },
    (p) => {
      // Its ropes hang from above, and it is well above the ground.
      p.line('M6 -300V61M28 -300V61', 0.8, '#f4ead2');
      // The net that catches who falls.
      p.line('M-6 91Q17 98 40 91M-6 94Q17 101 40 94', 0.7, '#f4ead2');
      for (let x = -4; x < 39; x += 4) p.line(`M${x} 92L${x + 3} 99`, 0.4, '#f4ead2');
      p.box(2, 60, 30, 2.6, 1.2, WOOD);
    },
  ),
  drawn('pinata', { ratio: 1, metres: 0.9, anchors: { top: { x: 0.5, y: 0.1 } } }, (p) => {
    p.line('M52 0V34', 2, '#f4ead2');
    p.path('M14 40L26 36L30 44H74L78 20L90 16L96 30L92 40L84 44V98H72V74H34V98H22V66Z', '#e5389e');
    for (const [y, at] of [
      [46, 1],
      [56, 2],
      [66, 3],
      [80, 5],
      [90, 0],
    ] as const)
      p.within('M14 40L26 36L30 44H74L78 20L90 16L96 30L92 40L84 44V98H72V74H34V98H22V66Z', () =>
        p.line(`M0 ${y}q4 5 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0`, 5, bright(at)),
      );
    p.spot(86, 26, 2.4, 2.4, '#2e2430');
    p.line('M14 42L4 56M16 46L8 62', 4, '#ffd23f');
  }),
  drawn(
    'rocking-horse',
    { ratio: 1.1, metres: 0.85, facing: 1, anchors: { seat: { x: 0.44, y: 0.42 } } },
    (p, { colour }) => {
      p.line('M4 84Q55 112 106 82', 7, '#b8323c');
      p.line('M32 62L24 90M74 62L84 90', 7, colour ?? WOOD);
      p.path(
        'M18 50Q40 40 62 46L76 12Q82 2 88 8L106 26Q104 36 92 32L86 60Q60 74 26 66Q14 60 18 50Z',
        colour ?? WOOD,
      );
      p.line('M74 10Q62 24 60 44', 7, '#f4e2b8');
      p.line('M20 50Q4 56 8 76', 6, '#f4e2b8');
      p.path('M36 44Q48 40 60 46L56 62H38Z', '#e5383b');
      p.spot(88, 18, 2.6, 2.6, '#2e2430');
    },
  ),
];
