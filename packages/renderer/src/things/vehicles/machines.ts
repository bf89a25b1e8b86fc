import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Measures, type Thing } from '../thing.ts';

function wheel(p: Pen, x: number, y: number, radius: number, hub = '#b9c0cc'): void {
  p.ball(x, y, radius, '#343a4d');
  p.ball(x, y, radius * 0.56, hub);
  p.ball(x, y, radius * 0.2, '#59606e');
}

/** The cab of a lorry that looks right, with its front at `x`. */
function cab(p: Pen, x: number, colour: string): void {
  p.path(`M${x - 58} 18H${x - 24}Q${x - 14} 18 ${x - 9} 30L${x} 54V84H${x - 58}Z`, colour);
  p.path(`M${x - 48} 26H${x - 26}Q${x - 20} 26 ${x - 16} 34L${x - 9} 52H${x - 48}Z`, '#bfe4f5');
  p.box(x - 9, 64, 8, 8, 2, '#fff2b0');
}

const lorry = (ratio: number, metres: number, seat: number): Measures => ({
  ratio,
  metres,
  medium: 'land',
  facing: 1,
  anchors: { seat: { x: seat, y: 0.5 }, outlet: { x: 0.02, y: 0.85 } },
});

function tracks(p: Pen, x: number, wide: number): void {
  p.box(x, 72, wide, 28, 14, '#343a4d');
  for (let at = 0; at < 4; at += 1) p.ball(x + 14 + (at * (wide - 28)) / 3, 86, 8, '#8d949f');
}

function towTruck(p: Pen, main: string): void {
  p.line('M18 70L74 30L62 74', 7, '#59606e');
  p.line('M20 68V84', 2.4, '#343a4d');
  p.line('M20 84q-6 6 2 9t6 -4', 3, '#343a4d');
  p.box(20, 66, 110, 18, 4, lighter(main, 0.1));
  for (let at = 0; at < 5; at += 1) p.flat(`M${28 + at * 20} 66h9l-8 9h-9z`, '#343a4d', 0.85);
  cab(p, 190, main);
  p.box(146, 10, 16, 8, 3, '#ff9a3c');
  p.box(20, 80, 170, 7, 3, '#59606e');
  for (const x of [46, 78, 160]) wheel(p, x, 86, 14);
}

function dumpTruck(p: Pen, main: string): void {
  p.path('M12 30Q40 10 76 16T124 28L120 34H16Z', '#9a7350');
  p.path('M4 28H130L120 74H18Z', main);
  p.line('M34 34L40 70M62 34L64 70M90 34L88 70', 3, darker(main, 0.25));
  cab(p, 196, darker(main, 0.05));
  p.box(10, 74, 186, 10, 3, '#59606e');
  for (const x of [38, 70, 166]) wheel(p, x, 84, 16);
}

/** A lorry with a blade, and the snow that it pushes aside. */
function snowPlough(p: Pen, main: string): void {
  p.path('M4 34H118L114 74H10Z', darker(main, 0.1));
  p.path('M12 34Q40 20 64 24T112 34Z', '#b9a88a');
  cab(p, 186, main);
  p.box(140, 10, 18, 8, 3, '#ffb03c');
  p.box(10, 74, 178, 10, 3, '#59606e');
  for (const x of [36, 68, 160]) wheel(p, x, 84, 16);
  p.line('M184 80H204', 6, '#59606e');
  p.path('M202 44Q192 72 206 98L220 99Q206 72 214 44Z', '#e0b23c');
  p.path('M208 100Q204 72 216 62Q232 66 230 100Z', '#eef4fb');
  p.ball(222, 56, 4, '#ffffff');
  p.ball(214, 46, 3, '#ffffff');
}

function mixer(p: Pen, main: string): void {
  p.path('M14 34Q30 14 74 12Q116 14 128 40L120 66Q70 80 26 66Z', '#e9ecf1');
  p.flat(
    'M40 18Q34 44 46 72L60 73Q48 44 56 14ZM86 13Q82 44 92 72L106 70Q98 40 102 18Z',
    main,
    0.95,
  );
  p.path('M4 28L22 26L28 50L10 44Z', '#8d949f');
  cab(p, 196, main);
  p.box(14, 74, 182, 10, 3, '#59606e');
  for (const x of [36, 66, 166]) wheel(p, x, 86, 14);
}

function bulldozer(p: Pen, main: string): void {
  p.path('M142 38Q152 66 142 96H158Q160 66 156 38Z', '#8d949f');
  p.box(92, 74, 54, 8, 2, darker(main, 0.15));
  p.box(40, 8, 44, 44, 5, main);
  p.box(48, 15, 28, 24, 3, '#bfe4f5');
  p.path('M20 44H108Q118 46 120 58V74H20Z', main);
  p.box(96, 26, 6, 20, 2, '#59606e');
  tracks(p, 14, 112);
}

function forklift(p: Pen, main: string): void {
  p.line('M92 2V92M100 2V92', 4, '#59606e');
  p.box(98, 88, 36, 5, 1, '#59606e');
  p.box(102, 60, 30, 27, 3, '#c99a62');
  p.line('M117 61V86', 1.6, '#8a623c');
  p.line('M22 44L30 12H76L84 44', 4, '#343a4d');
  p.path('M4 44Q4 38 12 38H84Q90 40 90 50V80H8Q4 70 4 60Z', main);
  p.box(34, 34, 22, 8, 3, '#343a4d');
  wheel(p, 24, 86, 14);
  wheel(p, 78, 86, 14);
}

function harvester(p: Pen, main: string): void {
  p.line('M60 22L20 4', 6, darker(main, 0.2));
  p.path('M20 26H112V72H26Z', main);
  p.box(92, 8, 40, 44, 6, main);
  p.box(98, 14, 30, 26, 4, '#bfe4f5');
  p.path('M112 52L150 74V84H112Z', darker(main, 0.15));
  p.box(138, 70, 34, 20, 8, '#d8483c');
  wheel(p, 54, 80, 19, '#f2c94a');
  wheel(p, 112, 78, 22, '#f2c94a');
}

function garbage(p: Pen, main: string): void {
  p.path('M2 14Q4 4 16 4H136V76H8Q0 44 2 14Z', main);
  p.path('M2 14Q4 4 16 4H32V76H8Q0 44 2 14Z', darker(main, 0.25));
  p.line('M56 10V72M82 10V72M108 10V72', 3, darker(main, 0.15));
  cab(p, 200, '#f4f4f0');
  p.box(8, 76, 190, 8, 3, '#59606e');
  for (const x of [40, 70, 170]) wheel(p, x, 86, 14);
}

function airliner(p: Pen, main: string, isLanding: boolean): void {
  if (isLanding) {
    p.line('M104 66V88M126 66V88M212 64V88', 3.4, '#59606e');
    for (const x of [98, 110, 122, 134, 212]) p.ball(x, 91, 8, '#343a4d');
  }
  p.path('M10 2H30L66 40H30Z', main);
  p.path('M8 40Q2 30 8 28L44 40Z', darker(main, 0.15));
  p.path('M22 40Q110 32 210 34Q252 36 258 50Q252 64 214 66H92Q40 64 22 40Z', '#f6f8fb');
  p.path('M30 48Q110 58 256 54Q246 66 214 66H92Q54 65 30 48Z', lighter(main, 0.2));
  for (let at = 0; at < 14; at += 1) p.box(62 + at * 11, 42, 6, 6, 2.4, '#5a86b0');
  p.path('M228 38Q244 40 249 45H228Z', '#4a6f94');
  p.path('M112 54H158L104 92H84Z', '#c9d2de');
  p.box(118, 66, 26, 12, 6, '#8d98a8');
  p.path('M16 36H44L26 48H10Z', '#c9d2de');
}

function racer(p: Pen, main: string): void {
  p.box(2, 34, 34, 8, 2, '#343a4d');
  p.line('M12 40V66', 4, '#343a4d');
  p.box(0, 26, 8, 24, 2, main);
  p.path('M16 70Q40 46 88 48L112 40Q150 44 180 58L286 74V84H16Z', main);
  p.path('M84 50L100 24Q112 20 118 28L126 48Z', darker(main, 0.12));
  p.ball(140, 36, 15, '#ffd23f');
  p.path('M142 30H156Q158 38 152 42H142Z', '#27364a');
  p.path('M120 50Q150 52 176 60H122Z', '#27364a');
  p.path('M270 70L300 76V88H262Z', '#343a4d');
  p.ball(210, 66, 10, '#ffffff');
  p.line('M208 61L211 60V73', 2.4, '#27364a');
  for (const x of [52, 244]) {
    p.ball(x, 74, 25, '#2b303f');
    p.ball(x, 74, 12, '#c9d0dc');
    p.ring(x, 74, 20, 1.6, '#e8c33f');
  }
}

function camper(p: Pen, main: string): void {
  p.path('M4 24Q6 4 30 4H150Q172 6 184 34L198 48V84H6Q2 54 4 24Z', '#fbf6ea');
  p.path('M4 50H186L198 52V84H6Q3 66 4 50Z', main);
  for (const x of [18, 62, 106]) p.box(x, 16, 36, 26, 5, '#9fd6ee');
  p.path('M150 16H158Q168 18 176 42H150Z', '#9fd6ee');
  p.line('M98 20V80M142 20V80', 1.6, darker(main, 0.2));
  p.ball(192, 62, 5, '#fff2b0');
  for (const x of [42, 156]) wheel(p, x, 84, 16);
}

function cableCar(p: Pen, main: string): void {
  for (const x of [30, 42, 54]) p.ball(x, 5, 4.5, '#2f3542');
  p.box(26, 7, 32, 4, 2, '#4a5263');
  p.line('M42 9V26Q42 34 34 42M42 26Q42 34 50 42', 4, '#59606e');
  p.path('M10 46Q11 40 18 40H66Q73 40 74 46L78 92Q78 98 72 98H12Q6 98 6 92Z', main);
  p.box(9, 40, 66, 5, 2, darker(main, 0.25));
  for (const x of [13, 33, 53]) p.box(x, 50, 18, 22, 4, '#bfe4f5');
  p.line('M8 79H76', 2.4, lighter(main, 0.45));
}

function plough(p: Pen, main: string): void {
  p.box(6, 40, 134, 9, 3, main);
  p.line('M138 44L150 34', 6, '#59606e');
  for (const x of [22, 58, 94]) {
    p.line(`M${x} 44L${x + 8} 70`, 6, darker(main, 0.2));
    p.path(`M${x - 8} 98Q${x + 2} 70 ${x + 18} 66Q${x + 22} 86 ${x + 12} 98Z`, '#a9b0bc');
  }
  wheel(p, 128, 78, 20);
}

/** What is low fills its sheet when the empty upper part of it is left out. */
function lowered(p: Pen, top: number, paint: () => void): void {
  const grown = 100 / (100 - top);
  p.brush.save();
  p.brush.scale(grown, grown);
  p.brush.translate(0, -top);
  paint();
  p.brush.restore();
}

export const MACHINES: readonly Thing[] = [
  drawn('tow-truck', lorry(1.92, 2.6, 0.82), (p, { colour }) => towTruck(p, colour ?? '#f2b632')),
  drawn('dump-truck', lorry(1.98, 3.4, 0.84), (p, { colour }) => dumpTruck(p, colour ?? '#f2a532')),
  drawn('snow-plough', lorry(2.3, 3.2, 0.7), (p, { colour }) => snowPlough(p, colour ?? '#f2912c')),
  drawn('cement-mixer', lorry(1.98, 3.6, 0.84), (p, { colour }) => mixer(p, colour ?? '#e8703a')),
  drawn('garbage-truck', lorry(2.02, 3.2, 0.84), (p, { colour }) =>
    garbage(p, colour ?? '#3f9a5a'),
  ),
  drawn('bulldozer', lorry(1.6, 3, 0.4), (p, { colour }) => bulldozer(p, colour ?? '#f2b632')),
  drawn('forklift', lorry(1.36, 2.2, 0.4), (p, { colour }) => forklift(p, colour ?? '#f2912c')),
  drawn('combine-harvester', lorry(1.74, 3.8, 0.65), (p, { colour }) =>
    harvester(p, colour ?? '#4f9a3c'),
  ),
  drawn('racing-car', lorry(4, 1, 0.46), (p, { colour }) =>
    lowered(p, 25, () => racer(p, colour ?? '#e0332c')),
  ),
  drawn(
    'camper-van',
    { ...lorry(2, 2.2, 0.8), anchors: { seat: { x: 0.44, y: 0.44 } } },
    (p, { colour }) => camper(p, colour ?? '#4fb0c4'),
  ),
  drawn(
    'airplane',
    {
      ratio: 2.6,
      metres: 9,
      medium: 'air',
      facing: 1,
      anchors: { seat: { x: 0.9, y: 0.46 }, top: { x: 0.5, y: 0.36 }, outlet: { x: 0.4, y: 0.74 } },
    },
    (p, { colour, states }) =>
      airliner(p, colour ?? '#3f7fd0', states.includes('landing') || states.includes('parked')),
  ),
  drawn('cable-car', { ratio: 0.84, metres: 3.6, medium: 'air' }, (p, { colour }) =>
    cableCar(p, colour ?? '#e0483f'),
  ),
  drawn('plough', { ratio: 2.2, metres: 0.9, medium: 'land', facing: 1 }, (p, { colour }) =>
    lowered(p, 33, () => plough(p, colour ?? '#d8453c')),
  ),
  drawn('shipping-container', { ratio: 2.2, metres: 2.6 }, (p, { colour }) => {
    const main = colour ?? '#d8553c';
    p.box(0, 0, 220, 100, 4, main);
    for (let at = 0; at < 17; at += 1)
      p.line(
        `M${10 + at * 12.4} 10V90`,
        3.4,
        at % 2 === 0 ? darker(main, 0.16) : lighter(main, 0.1),
      );
    p.box(0, 0, 220, 8, 2, darker(main, 0.2));
    p.box(0, 92, 220, 8, 2, darker(main, 0.2));
  }),
];
