import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A bird of prey from the side, with broad wings that beat slowly. */
function eagleBody(p: Pen, main: string): void {
  p.path('M40 62L4 58Q0 66 8 70L2 80Q18 86 50 76Z', '#f4f1ea');
  p.path('M30 66Q46 44 90 44Q130 42 132 56Q128 82 88 86Q48 88 30 66Z', main);
  p.path('M112 42Q118 30 134 32Q150 36 148 52Q142 66 120 66Q108 56 112 42Z', '#fbf8f0');
  p.path('M146 42Q162 42 166 56Q160 62 156 56Q150 56 146 54Z', '#f2b53c');
  p.spot(138, 44, 3, 3.2, '#241f2c');
  p.line('M132 39L144 41', 2, '#8a6a3a');
  p.path('M72 82L70 95L78 90L82 97L86 90L94 95L90 82Z', '#f2b53c');
}

/** Its neck is bare and bent, with a ruff at its foot. */
function vultureBody(p: Pen, main: string): void {
  p.path('M40 62L6 62L10 72L4 80Q22 86 50 76Z', darker(main, 0.2));
  p.path('M30 66Q46 44 90 44Q126 42 128 56Q124 82 88 86Q48 88 30 66Z', main);
  p.line('M118 56Q136 62 140 50', 11, '#e0a494');
  p.oval(117, 54, 11, 13, '#f4efe6');
  p.ball(143, 46, 10, '#e3aa9a');
  p.path('M150 40Q164 41 167 56Q161 60 158 54Q152 54 149 51Z', '#4a4048');
  p.spot(145, 44, 2.6, 2.8, '#241f2c');
  p.path('M72 82L70 93L78 89L82 95L86 89L94 93L90 82Z', '#b8a08a');
}

/** Leaves room for the wings above the body. */
function belowWings({ brush }: Pen): void {
  brush.translate(0, 22);
  brush.scale(0.78, 0.78);
}

function eagleWings(p: Pen, seconds: number, main: string): void {
  const beat = Math.sin(seconds * 1.7);
  // It soars: both wings are spread, the far one before the near one, and hardly beat.
  for (const [x, out, colour, share] of [
    [100, 46, lighter(main, 0.12), 0.8],
    [78, -64, darker(main, 0.12), 1],
  ] as const) {
    const tip = -22 + beat * 12 * share;
    const end = x + out;
    const side = Math.sign(out);
    const finger = (aside: number, down: number) => `L${end + side * aside} ${tip + down}`;
    p.path(
      `M${x - side * 22} 60Q${x + out * 0.4 - side * 20} ${tip + 16} ${end - side * 10} ${tip - 8}${finger(8, -4)}${finger(-2, 8)}${finger(10, 10)}${finger(-3, 20)}${finger(6, 24)}${finger(-8, 33)}Q${x + out * 0.4 + side * 16} ${tip + 54} ${x + side * 22} 60Q${x} 74 ${x - side * 22} 60Z`,
      colour,
    );
  }
}

function fighter(p: Pen, main: string): void {
  p.path('M30 10H52L82 46H44Z', darker(main, 0.15));
  p.path('M8 52Q60 40 120 42Q190 44 258 60Q200 74 120 74H20Q4 64 8 52Z', main);
  p.path('M150 44Q172 28 196 34Q212 42 216 50Q180 50 150 44Z', '#7fc4e8');
  p.path('M96 60H160L88 92H58Z', darker(main, 0.22));
  p.box(0, 54, 18, 16, 4, '#4a5160');
  p.line('M60 64H240', 1.6, darker(main, 0.25));
  p.spot(120, 56, 7, 7, '#e0483f');
  p.spot(120, 56, 3.4, 3.4, '#ffffff');
}

function airship(p: Pen, main: string): void {
  p.path('M20 8L2 18L14 36ZM20 62L2 56L14 36Z', darker(main, 0.2));
  p.path('M8 36Q50 2 130 2Q210 4 238 36Q210 68 130 70Q50 70 8 36Z', main);
  p.flat('M20 36Q130 48 236 36Q210 68 130 70Q60 70 20 36Z', darker(main, 0.3), 0.35);
  for (const x of [70, 120, 170]) p.line(`M${x} 4Q${x + 12} 36 ${x} 69`, 1.6, darker(main, 0.25));
  p.line('M100 70V80M160 70V80', 2, '#59606e');
  p.path('M86 80H176L166 98H98Z', '#8a5a3a');
  for (const x of [104, 122, 140, 158]) p.box(x - 5, 84, 10, 7, 2, '#ffe39a');
}

function ray(p: Pen, main: string): void {
  p.line('M40 60Q18 66 0 92', 3, darker(main, 0.2));
  p.path('M150 50Q172 44 178 52Q172 56 176 64Q158 66 150 58Z', main);
  p.path('M38 58Q90 30 156 48Q158 62 140 68Q90 76 38 58Z', main);
  p.path('M70 62Q110 72 148 58Q136 70 110 70Z', '#f0f4f8');
  p.spot(150, 50, 2.4, 2.8, '#10141c');
}

function rayWings(p: Pen, seconds: number, main: string): void {
  const beat = Math.sin(seconds * 2.2);
  p.path(
    `M70 54Q88 ${20 - beat * 18} 120 ${6 - beat * 6}Q134 30 138 52Q100 60 70 54Z`,
    darker(main, 0.1),
  );
  p.path(
    `M66 58Q80 ${84 + beat * 12} 106 ${96 + beat * 3}Q130 80 136 56Q100 50 66 58Z`,
    lighter(main, 0.1),
  );
}

function tank(p: Pen, main: string): void {
  p.box(118, 26, 92, 9, 3, darker(main, 0.15));
  p.box(200, 23, 14, 15, 3, darker(main, 0.25));
  p.path('M56 14Q60 6 72 6H110Q124 8 130 42H48Z', main);
  p.path('M8 44H176L186 58L170 70H14L0 58Z', lighter(main, 0.1));
  p.box(2, 62, 182, 38, 19, '#343a33');
  for (let at = 0; at < 6; at += 1) p.ball(22 + at * 28, 82, 12, '#7a8068');
  p.box(76, 0, 24, 8, 3, darker(main, 0.1));
}

function bulletTrain(p: Pen, main: string): void {
  p.path('M0 18H250Q310 20 356 66Q364 80 350 84H0Z', '#f6f8fb');
  p.path('M0 60H330Q352 64 358 74Q360 82 350 84H0Z', main);
  p.path('M270 26Q302 30 326 50H276Z', '#2f3f58');
  for (let at = 0; at < 9; at += 1) p.box(10 + at * 28, 30, 20, 16, 3, '#5a86b0');
  p.line('M128 20V84M256 20V84', 1.6, '#c4ccd8');
  p.box(6, 84, 330, 6, 2, '#59606e');
  for (const x of [26, 54, 108, 150, 204, 232, 288, 316]) p.ball(x, 91, 9, '#343a4d');
  p.box(60, 6, 60, 12, 4, '#d3dae4');
  p.line('M84 6L96 0H108', 2, '#59606e');
}

function schoolBus(p: Pen, main: string): void {
  p.path('M4 12Q6 4 16 4H156Q164 6 166 16V46H186Q206 50 208 62V84H4Z', main);
  for (let at = 0; at < 5; at += 1) p.box(14 + at * 28, 16, 22, 20, 3, '#bfe4f5');
  p.path('M156 16H162V44H156Z', '#bfe4f5');
  p.box(4, 46, 162, 4, 0, '#34363f');
  p.box(4, 62, 162, 4, 0, '#34363f');
  p.box(200, 60, 9, 9, 3, '#fff2b0');
  p.box(70, 0, 14, 6, 2, '#e0483f');
  for (const x of [42, 176]) {
    p.ball(x, 84, 16, '#343a4d');
    p.ball(x, 84, 8, '#b9c0cc');
  }
}

const aloft = (ratio: number, metres: number) =>
  ({ ratio, metres, medium: 'air', facing: 1, anchors: { top: { x: 0.5, y: 0.3 } } }) as const;
const onWheels = (ratio: number, metres: number) =>
  ({
    ratio,
    metres,
    medium: 'land',
    facing: 1,
    anchors: { top: { x: 0.4, y: 0.06 }, seat: { x: 0.5, y: 0.5 } },
  }) as const;

/** Its body does not move, its wings beat. */
const birdOfPrey = (name: string, plumage: string, body: (p: Pen, colour: string) => void) =>
  drawn(
    name,
    {
      ratio: 1.31,
      metres: 1.15,
      medium: 'air',
      facing: 1,
      anchors: { top: { x: 0.5, y: 0.57 }, mouth: { x: 0.98, y: 0.65 }, grip: { x: 0.5, y: 0.94 } },
    },
    (p, { colour }) => {
      belowWings(p);
      body(p, colour ?? plumage);
    },
    (p, seconds, { colour }) => {
      p.brush.save();
      belowWings(p);
      eagleWings(p, seconds, colour ?? plumage);
      p.brush.restore();
    },
  );

export const FLIERS: readonly Thing[] = [
  birdOfPrey('eagle', '#6b4a30', eagleBody),
  birdOfPrey('vulture', '#4a3a36', vultureBody),
  drawn(
    'fighter-jet',
    aloft(2.6, 4),
    (p, { colour }) => fighter(p, colour ?? '#8d97a8'),
    (p, seconds) => {
      const beat = 1 + 0.2 * Math.sin(seconds * 24);
      p.flat(`M2 56Q${-30 * beat} 62 2 69Z`, '#ffb04a', 0.9);
      p.flat(`M2 59Q${-14 * beat} 62 2 66Z`, '#fff2c0', 0.95);
    },
  ),
  drawn('zeppelin', aloft(2.4, 14), (p, { colour }) => airship(p, colour ?? '#c4a878')),
  drawn(
    'manta-ray',
    {
      ratio: 1.8,
      metres: 1.6,
      medium: 'water',
      facing: 1,
      anchors: { mouth: { x: 0.97, y: 0.55 } },
    },
    (p, { colour }) => {
      p.flat('M110 0h3v3h-3z', '#3f5068', 0.2);
      ray(p, colour ?? '#3f5068');
    },
    (p, seconds, { colour }) => rayWings(p, seconds, colour ?? '#3f5068'),
  ),
  drawn('tank', onWheels(2.14, 2.4), (p, { colour }) => tank(p, colour ?? '#6f7f4a')),
  drawn('bullet-train', onWheels(3.6, 3.6), (p, { colour }) => bulletTrain(p, colour ?? '#2f6fd0')),
  drawn('school-bus', onWheels(2.1, 3), (p, { colour }) => schoolBus(p, colour ?? '#f7b92c')),
  drawn(
    'ramp',
    { ratio: 1.9, metres: 0.9, facing: 1, anchors: { top: { x: 0.8, y: 0.15 } } },
    (p, { colour }) => {
      p.path('M0 100Q110 92 186 6L190 100Z', colour ?? '#c99a62');
      p.line('M60 98V92M110 98V74M150 98V44', 4, '#8a623c');
      p.line('M2 98Q112 88 186 6', 5, '#8a623c');
    },
  ),
  drawn('beaver-dam', { ratio: 2.4, metres: 1.3, anchors: { top: { x: 0.5, y: 0.14 } } }, (p) => {
    p.path('M0 100Q40 30 120 12T240 100Z', '#6b4a34');
    for (let at = 0; at < 22; at += 1) {
      const [x, y] = [18 + ((at * 53) % 196), 34 + ((at * 29) % 60)];
      const rise = 120 - Math.abs(x - 120) < 100 - y ? 0 : 1;
      if (rise === 0 && y < 60) continue;
      p.line(
        `M${x - 22} ${y + 8}L${x + 24} ${y - 8 + (at % 3) * 6}`,
        5,
        at % 2 === 0 ? '#a3764f' : '#845a3a',
      );
    }
  }),
];
