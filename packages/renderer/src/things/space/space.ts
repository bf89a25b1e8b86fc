import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

function panel(p: Pen, x: number, y: number, wide: number, tall: number): void {
  p.box(x, y, wide, tall, 1.5, '#2f5fb8');
  for (let at = 1; at < 4; at += 1)
    p.line(`M${x + (wide * at) / 4} ${y + 1}V${y + tall - 1}`, 0.8, '#8fb8f0');
  p.line(`M${x + 1} ${y + tall / 2}H${x + wide - 1}`, 0.8, '#8fb8f0');
}

function paintRover(p: Pen, main: string): void {
  p.line('M96 46V14', 4, '#8d949f');
  p.box(86, 2, 28, 15, 4, '#f0f2f5');
  p.ball(106, 9, 5, '#2a3040');
  p.ball(94, 9, 4, '#2a3040');
  p.line('M30 44L22 22', 3, '#8d949f');
  p.path('M8 16Q22 34 38 18Q24 26 8 16Z', '#e8ebf0');
  p.path('M16 40H134L126 62H24Z', main);
  p.box(18, 36, 74, 8, 2, '#2f4f9a');
  for (let at = 0; at < 5; at += 1) p.line(`M${26 + at * 14} 37V43`, 1, '#9fc0f0');
  p.line('M120 50L146 56L144 70', 4, '#b9c0cc');
  p.line('M24 80L48 58L74 78L100 58L126 80', 4.5, '#8d949f');
  for (const x of [22, 74, 126]) {
    p.ball(x, 83, 17, '#3a3f4d');
    p.ball(x, 83, 9, '#a9b0bc');
  }
}

function paintStation(p: Pen): void {
  p.box(20, 46, 140, 8, 2, '#a9b0bc');
  for (const x of [4, 28, 134, 158]) {
    panel(p, x, 4, 18, 38);
    panel(p, x, 58, 18, 38);
  }
  p.box(60, 38, 60, 24, 11, '#eef1f6');
  p.box(78, 20, 24, 60, 10, '#dfe4ec');
  p.box(54, 42, 10, 16, 3, '#c9a24a');
  p.box(116, 42, 12, 16, 3, '#c9a24a');
  for (const x of [70, 82, 94, 106]) p.ball(x, 50, 3.2, '#3f6fb0');
  p.ball(90, 30, 4, '#ffd98a');
  p.ball(90, 70, 4, '#ffd98a');
  p.line('M90 20V8', 1.4, '#c9d0dc');
}

function paintSpaceship(p: Pen, main: string): void {
  p.line('M52 78L40 98M118 78L130 98M86 80V98', 5, '#7c8492');
  p.line('M34 98H48M122 98H138M80 98H92', 4, '#5a6170');
  p.path('M12 30L44 44V72L6 84Q2 56 12 30Z', '#e0584c');
  p.path('M18 60Q22 30 90 26Q150 28 168 62Q150 84 90 86Q28 86 18 60Z', main);
  p.path('M96 30Q134 32 150 54Q120 60 92 52Z', '#7fd4f5');
  p.flat('M104 33Q126 36 138 48Q122 42 104 40Z', '#ffffff', 0.6);
  p.path('M18 62Q90 76 167 63Q150 84 90 86Q28 86 18 62Z', darker(main, 0.22));
  for (const x of [48, 66, 84]) {
    p.ball(x, 56, 6.4, '#59606e');
    p.ball(x, 56, 4.6, '#ffe28a');
  }
  p.path('M70 28L58 8Q84 12 98 26Z', '#e0584c');
}

/** A disc of glowing gas around nothing. */
function paintBlackHole(p: Pen): void {
  p.glow(90, 50, 62, '#ff9a3c', 0.9);
  p.brush.save();
  p.brush.translate(90, 50);
  p.brush.rotate(-0.16);
  for (const [wide, tall, colour, alpha] of [
    [88, 17, '#a83c1c', 0.75],
    [78, 14, '#e0662a', 0.85],
    [66, 11, '#ffab4a', 0.9],
    [54, 8.5, '#fff0c0', 0.95],
  ] as const)
    p.spot(0, 0, wide, tall, colour, alpha);
  p.brush.restore();
  p.spot(90, 50, 39, 39, '#ffb85a', 0.9);
  p.spot(90, 50, 36, 36, '#fff2cf', 0.95);
  p.spot(90, 50, 33, 33, '#05030d');
  p.brush.save();
  p.brush.translate(90, 50);
  p.brush.rotate(-0.16);
  p.flat('M-84 2Q0 30 84 2Q40 16 0 16T-84 2Z', '#ffcf7a', 0.95);
  p.flat('M-60 5Q0 22 60 5Q20 12 0 12T-60 5Z', '#fff6dc', 0.95);
  p.brush.restore();
}

/** A lump of stone with craters, lit from above. */
function paintAsteroid(p: Pen): void {
  p.path('M14 38Q20 8 52 6T98 22T112 58T82 92T36 94T8 68Z', '#8d8078');
  p.flat('M14 40Q22 12 52 10T94 24Q66 26 44 46T22 88Q2 66 14 40Z', '#a89a90', 0.9);
  for (const [x, y, across, down] of [
    [44, 34, 13, 10],
    [78, 50, 15, 12],
    [40, 70, 11, 8],
    [70, 80, 7, 5],
    [88, 28, 6, 5],
  ] as const) {
    p.spot(x, y, across, down, '#655a55');
    p.spot(x + 1.5, y + 2, across * 0.78, down * 0.74, '#776b64');
  }
}

const LAMPS = [26, 56, 90, 124, 158, 188] as const;

/** The light below a saucer, on the sheet of its drawing. */
function beam({ brush }: Pen, strength: number): void {
  const light = brush.createLinearGradient(0, 84, 0, 420);
  light.addColorStop(0, `rgba(190, 255, 214, ${strength})`);
  light.addColorStop(1, 'rgba(190, 255, 214, 0.06)');
  brush.fillStyle = light;
  brush.beginPath();
  brush.moveTo(74, 84);
  brush.lineTo(140, 84);
  brush.lineTo(240, 420);
  brush.quadraticCurveTo(107, 450, -26, 420);
  brush.fill();
}

export const SPACE: readonly Thing[] = [
  drawn(
    'rover',
    { ratio: 1.5, metres: 1.7, medium: 'land', facing: 1, anchors: { top: { x: 0.4, y: 0.36 } } },
    (p, { colour }) => paintRover(p, colour ?? '#e9ecf1'),
  ),
  drawn('asteroid', { ratio: 1.2, metres: 12, medium: 'air' }, paintAsteroid),
  drawn('space-station', { ratio: 1.8, metres: 30, medium: 'air' }, paintStation),
  drawn(
    'spaceship',
    {
      ratio: 1.7,
      metres: 7,
      medium: 'air',
      facing: 1,
      anchors: { seat: { x: 0.7, y: 0.45 }, top: { x: 0.5, y: 0.3 }, outlet: { x: 0.5, y: 0.88 } },
    },
    (p, { colour }) => paintSpaceship(p, colour ?? '#e6eaf2'),
    (p, seconds) => {
      const beat = 1 + 0.18 * Math.sin(seconds * 21);
      p.glow(6, 58, 20 * beat, '#6fd0ff', 0.9);
      p.flat(`M8 48Q${-22 * beat} 58 8 68Z`, '#bfefff', 0.9);
    },
  ),
  drawn(
    'black-hole',
    { ratio: 1.8, metres: 90, medium: 'celestial' },
    paintBlackHole,
    (p, seconds) => {
      for (let at = 0; at < 26; at += 1) {
        const turn = seconds * (1.1 + (at % 3) * 0.25) + at * 2.4;
        const far = 46 + ((at * 17) % 40);
        const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far * 0.2];
        if (y < 0 && Math.abs(x) < 36) continue;
        p.spot(90 + x + y * 0.16, 50 + y - x * 0.16, 2.6, 1.2, lighter('#ffd79a', 0.3), 0.85);
      }
    },
  ),
  drawn('satellite', { ratio: 1.9, metres: 4, medium: 'air' }, (p) => {
    panel(p, 2, 28, 58, 34);
    panel(p, 130, 28, 58, 34);
    p.line('M58 45H132', 4, '#8d949f');
    p.box(72, 18, 46, 54, 6, '#e0b24a');
    p.box(78, 26, 34, 12, 3, '#f4e0a4');
    p.path('M74 76Q95 100 116 76Q96 84 74 76Z', '#e8ebf0');
    p.line('M95 82V96', 2.4, '#8d949f');
    p.ball(95, 96, 4, '#e0584c');
    p.line('M95 18V4', 2, '#c9d0dc');
    p.ball(95, 5, 4, '#e8ebf0');
  }),
  drawn(
    'flying-saucer',
    {
      ratio: 2.14,
      metres: 3,
      medium: 'air',
      anchors: { seat: { x: 0.5, y: 0.36 }, outlet: { x: 0.5, y: 0.9 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#9aa6bd';
      p.path('M62 46Q62 0 107 0T152 46Z', '#8fe3e0');
      p.flat('M74 40Q76 12 100 8Q84 20 84 42Z', '#ffffff', 0.5);
      p.path('M60 82H154L138 100H76Z', darker(main, 0.4));
      p.path('M0 62Q10 34 107 34T214 62Q196 90 107 90T0 62Z', main);
      p.path('M0 62Q10 34 107 34T214 62Q160 56 107 56T0 62Z', lighter(main, 0.3));
    },
    (p, seconds, { states }) => {
      if (states.includes('glowing')) beam(p, 0.6 + 0.06 * Math.sin(seconds * 5));
      for (const [at, x] of LAMPS.entries()) {
        const isOn = Math.floor(seconds * 4 + at) % 3 !== 0;
        p.ball(x, 70 + 8 * (1 - ((x - 107) / 107) ** 2), 5, isOn ? '#ffe66d' : '#7d6a3a');
      }
    },
  ),
];
