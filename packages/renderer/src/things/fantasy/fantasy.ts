import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A sharp stone that leans by `lean`, with a lit and a dark side. */
function shard(p: Pen, x: number, tall: number, wide: number, lean: number, colour: string): void {
  const [top, mid] = [100 - tall, 100 - tall * 0.78];
  const tip = x + lean;
  p.path(
    `M${x - wide} 100L${tip - wide} ${mid}L${tip} ${top}L${tip + wide} ${mid}L${x + wide} 100Z`,
    colour,
  );
  p.flat(
    `M${x - wide} 100L${tip - wide} ${mid}L${tip} ${top}L${tip - wide * 0.2} ${mid + 4}L${x - wide * 0.2} 100Z`,
    lighter(colour, 0.45),
    0.8,
  );
  p.flat(
    `M${x + wide} 100L${tip + wide} ${mid}L${tip} ${top}L${tip + wide * 0.4} ${mid + 3}L${x + wide * 0.4} 100Z`,
    darker(colour, 0.25),
    0.6,
  );
}

function crystals(p: Pen, main: string): void {
  p.glow(58, 58, 56, main, 0.8);
  shard(p, 22, 52, 9, -12, darker(main, 0.1));
  shard(p, 94, 58, 9, 12, darker(main, 0.12));
  shard(p, 40, 76, 11, -7, main);
  shard(p, 78, 80, 11, 7, lighter(main, 0.08));
  shard(p, 59, 98, 13, 0, lighter(main, 0.16));
}

function island(p: Pen, main: string): void {
  p.path(
    'M8 42Q66 58 122 42Q112 62 96 70Q86 84 76 88Q70 100 62 99Q52 92 46 82Q30 76 24 64Q12 56 8 42Z',
    '#8a6f5c',
  );
  p.path('M8 42Q66 58 122 42Q116 54 104 58Q86 56 70 62Q44 56 26 60Q12 54 8 42Z', '#a3866e');
  p.line('M40 62L46 76M70 64L66 90M90 60L84 74', 1.8, '#6b5446');
  p.path(
    'M4 40Q20 30 64 30T126 40Q124 50 108 48Q98 54 86 48Q70 56 56 49Q40 55 28 48Q6 52 4 40Z',
    main,
  );
  p.flat('M8 39Q30 32 64 32T122 39Q70 36 8 39Z', lighter(main, 0.3), 0.7);
  p.box(33, 16, 5, 20, 1, '#7a5236');
  p.ball(35, 14, 13, '#4f9a4a');
  p.ball(26, 20, 8, '#5aaa52');
  p.ball(45, 20, 8, '#458c44');
  p.box(96, 24, 4, 12, 1, '#7a5236');
  p.path('M98 6L108 28H88Z', '#3f8a56');
}

function portal(p: Pen): void {
  p.glow(40, 48, 52, '#a25cff', 0.9);
  p.path('M0 100V44Q0 0 40 0T80 44V100H66V46Q66 14 40 14T14 46V100Z', '#7c7690');
  for (const [x, y] of [
    [6, 86],
    [6, 62],
    [9, 36],
    [26, 10],
    [54, 10],
    [71, 36],
    [74, 62],
    [74, 86],
  ] as const)
    p.spot(x, y, 3.4, 3.4, '#c9a4ff', 0.95);
  p.flat('M14 100V46Q14 14 40 14T66 46V100Z', '#3a1a86');
}

function swirl(p: Pen, seconds: number): void {
  p.within('M14 100V46Q14 14 40 14T66 46V100Z', () => {
    p.glow(40, 58, 44, '#7fe0ff', 0.9);
    for (let arm = 0; arm < 5; arm += 1) {
      const points = Array.from({ length: 14 }, (_, at) => {
        const turn = seconds * 1.8 + (arm * 2 * Math.PI) / 5 + at * 0.3;
        const far = 3 + at * 3.6;
        return `${(40 + Math.cos(turn) * far * 0.7).toFixed(1)} ${(58 + Math.sin(turn) * far).toFixed(1)}`;
      });
      p.line(`M${points.join('L')}`, 3.4, arm % 2 === 0 ? '#d7b8ff' : '#8feaff');
    }
    p.spot(40, 58, 6, 8, '#ffffff', 0.95);
  });
}

function firebird(p: Pen): void {
  p.glow(75, 50, 70, '#ffb04a', 0.6);
  for (const [dx, colour] of [
    [-16, '#e0452c'],
    [16, '#e0452c'],
    [-7, '#f58a2c'],
    [7, '#f58a2c'],
    [0, '#ffd24a'],
  ] as const)
    p.path(
      `M${75 + dx * 0.3} 58Q${75 + dx} 78 ${75 + dx * 1.7} 100Q${75 + dx * 0.4} 88 ${75 - dx * 0.1} 60Z`,
      colour,
    );
  p.path('M75 34Q92 42 88 60Q84 74 75 78Q66 74 62 60Q58 42 75 34Z', '#e8552c');
  p.path('M75 44Q84 50 82 62Q79 70 75 72Q71 70 68 62Q66 50 75 44Z', '#ffc44a');
  p.path('M75 12Q87 14 87 26Q87 40 75 42Q63 40 63 26Q63 14 75 12Z', '#e8552c');
  p.path('M75 14Q70 4 72 0Q76 6 76 12Q80 3 84 1Q82 8 79 15Z', '#ffc44a');
  p.path('M71 28H79L75 37Z', '#ffd98a');
  p.spot(69.5, 24, 2.2, 2.6, '#2a1420');
  p.spot(80.5, 24, 2.2, 2.6, '#2a1420');
}

const FEATHERS = [
  'M0 6Q-26 -22 -62 -26Q-44 -14 -46 -8Q-62 -10 -68 -4Q-48 0 -48 8Q-60 10 -62 16Q-34 18 0 16Z',
  'M0 8Q-22 -12 -50 -16Q-36 -8 -38 -2Q-50 0 -52 6Q-28 12 0 14Z',
] as const;

function burningWings(p: Pen, seconds: number): void {
  const beat = 0.16 * Math.sin(seconds * 4.6);
  for (const side of [1, -1] as const) {
    p.brush.save();
    p.brush.translate(75 - side * 9, 46);
    p.brush.scale(side, 1);
    p.brush.rotate(0.24 + beat);
    p.path(FEATHERS[0], '#e0452c');
    p.path(FEATHERS[1], '#f7a23a');
    p.brush.restore();
  }
}

export const FANTASY: readonly Thing[] = [
  drawn(
    'crystal',
    { ratio: 1.17, metres: 1.3, anchors: { top: { x: 0.5, y: 0.04 }, outlet: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => crystals(p, colour ?? '#7f8cff'),
  ),
  drawn(
    'floating-island',
    { ratio: 1.3, metres: 26, medium: 'air', anchors: { top: { x: 0.55, y: 0.34 } } },
    (p, { colour }) => island(p, colour ?? '#6cc24a'),
    (p, seconds) => {
      p.flat('M62 34Q68 34 70 40V52H60V40Q60 34 62 34Z', '#7fcdf5');
      p.flat('M60 50H70Q72 76 76 100H54Q58 76 60 50Z', '#a9defa', 0.85);
      p.spot(65, 98, 13, 5, '#ffffff', 0.6);
      for (let at = 0; at < 5; at += 1) {
        const y = 50 + ((at * 0.2 + seconds * 0.7) % 1) * 48;
        p.spot(
          65 + Math.sin(at * 3) * 2.4,
          y,
          3 + (y - 50) * 0.06,
          5,
          '#dff4ff',
          0.9 - (y - 50) / 70,
        );
      }
    },
  ),
  drawn(
    'portal',
    { ratio: 0.8, metres: 3, anchors: { inside: { x: 0.2, y: 0.2, width: 0.6, height: 0.8 } } },
    portal,
    swirl,
  ),
  drawn(
    'phoenix-bird',
    {
      ratio: 1.5,
      metres: 2,
      medium: 'air',
      anchors: { mouth: { x: 0.5, y: 0.32 }, seat: { x: 0.5, y: 0.5 }, outlet: { x: 0.5, y: 0.8 } },
    },
    firebird,
    burningWings,
  ),
  drawn(
    'flying-carpet',
    {
      ratio: 3.6,
      metres: 0.42,
      medium: 'air',
      anchors: { top: { x: 0.5, y: 0.35 }, seat: { x: 0.5, y: 0.35 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#b3324a';
      const wave = (y: number) => `Q40 ${y - 36} 96 ${y}T190 ${y}T284 ${y}T356 ${y - 31}`;
      for (let at = 0; at < 9; at += 1)
        p.line(`M4 ${53 + at * 4}L-2 ${55 + at * 4}`, 1.4, '#f0c987');
      p.path(`M4 48${wave(36)}L358 45Q326 95 284 81T190 84T96 87T4 90Z`, main);
      p.line(`M6 59${wave(50)}`, 4, '#f0c24b');
      p.line('M6 81Q50 101 96 78T190 76T284 73T354 39', 4, '#f0c24b');
      for (const x of [44, 120, 190, 262])
        p.path(`M${x} 53L${x + 12} 64L${x} 75L${x - 12} 64Z`, '#2f6f8f');
      for (const [x, y] of [
        [2, 50],
        [2, 90],
        [356, 7],
        [358, 45],
      ] as const)
        p.ball(x, y, 4, '#f0c24b');
    },
  ),
  drawn(
    'beanstalk',
    { ratio: 0.6, metres: 12, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      const main = colour ?? '#4f9a3c';
      p.line('M30 100Q10 84 32 70Q52 58 28 44Q8 32 32 20Q44 12 34 0', 7, main);
      p.line('M34 100Q52 86 30 72Q12 58 34 44Q52 30 30 18', 4, darker(main, 0.2));
      for (const [x, y, side] of [
        [18, 82, -1],
        [46, 66, 1],
        [16, 40, -1],
        [46, 26, 1],
        [20, 14, -1],
        [46, 92, 1],
      ] as const)
        p.path(
          `M${x} ${y}Q${x + side * 4} ${y - 12} ${x + side * 15} ${y - 6}Q${x + side * 10} ${y + 6} ${x} ${y}Z`,
          lighter(main, 0.14),
        );
    },
  ),
  drawn(
    'cauldron',
    { ratio: 1.1, metres: 0.9, anchors: { top: { x: 0.5, y: 0.2 }, outlet: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      p.line('M26 84L20 99M84 84L90 99', 7, '#2c2c38');
      p.path('M10 34Q0 92 55 94Q110 92 100 34Z', '#3a3a48');
      p.oval(55, 30, 50, 13, '#4c4c5c');
      p.oval(55, 30, 42, 9, colour ?? '#6fdc5a');
      p.line('M4 42Q-4 58 6 64M106 42Q114 58 104 64', 4, '#2c2c38');
    },
    (p, seconds, { colour }) => {
      for (let at = 0; at < 5; at += 1) {
        const age = (seconds * 0.7 + at * 0.37) % 1;
        p.ball(30 + at * 12, 28 - age * 16, 5 * (1 - age * 0.5), lighter(colour ?? '#6fdc5a', 0.3));
      }
    },
  ),
];
