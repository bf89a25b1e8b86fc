import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

function wheel(p: Pen, x: number, y: number, radius: number, hub = '#b9c0cc'): void {
  p.ball(x, y, radius, '#343a4d');
  p.ball(x, y, radius * 0.6, hub);
  p.ball(x, y, radius * 0.2, '#59606e');
}

function spokes(
  p: Pen,
  at: readonly [number, number, number],
  seconds: number,
  colour: string,
): void {
  const [x, y, radius] = at;
  const spoke = (at: number) => {
    const angle = seconds * 5 + (at * Math.PI) / 3;
    return `M${x} ${y}l${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
  };
  p.line([0, 1, 2, 3, 4, 5].map(spoke).join(''), 1.6, colour);
}

const CARRIAGES = ['#c8453c', '#3f7a5a'] as const;

/** The open box of a wagon on its wheels, below a height of 32. */
function wagonBox(p: Pen, main: string): void {
  p.line('M120 60L148 52', 5, '#7a4a33');
  p.path('M4 32H122L116 66H10Z', main);
  p.line('M6 44H120M8 55H118', 1.2, darker(main, 0.25));
  for (const [x, r] of [
    [30, 24],
    [98, 24],
  ] as const) {
    p.ring(x, 76, r - 3, 6, '#6b4430');
    for (let at = 0; at < 8; at += 1)
      p.line(`M${x} 76l${Math.cos(at * 0.785) * 18} ${Math.sin(at * 0.785) * 18}`, 2.4, '#8a5a3c');
    p.ball(x, 76, 5, '#6b4430');
  }
}

export const LAND_VEHICLES: readonly Thing[] = [
  drawn(
    'sports-car',
    {
      ratio: 3,
      metres: 1.25,
      facing: 1,
      anchors: {
        seat: { x: 0.46, y: 0.5 },
        top: { x: 0.46, y: 0.06 },
        outlet: { x: 0.02, y: 0.82 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#d92b2b';
      p.path('M92 44Q118 8 150 6Q190 6 214 44Z', '#27364a');
      p.path('M98 44Q120 14 146 12V44ZM154 12Q186 12 204 44H154Z', '#8fd0ee');
      p.path(
        'M4 74Q2 50 22 44Q60 36 96 42Q118 6 152 4Q192 4 218 42Q278 46 294 64Q300 74 296 84H8Q4 82 4 74ZM106 42H146V14Q122 16 106 42ZM154 42H202Q186 14 154 14Z',
        main,
      );
      p.path('M2 34H34L30 42H8Z', darker(main, 0.25));
      p.line('M12 46L16 38M28 44L26 38', 3, darker(main, 0.3));
      p.path('M268 58Q286 58 292 66L270 68Z', '#fff3c4');
      p.box(4, 56, 12, 7, 3, '#ff8a70');
      p.line('M104 48Q100 66 108 80M204 48Q210 64 204 80', 1.4, darker(main, 0.3));
      p.line('M180 54H192', 2.4, darker(main, 0.35));
      p.path('M8 80H296Q294 90 284 90H20Q10 90 8 80Z', '#343a4d');
      for (const x of [62, 240]) {
        p.ball(x, 78, 27, darker(main, 0.4));
        wheel(p, x, 78, 22);
      }
    },
    (p, seconds) => {
      for (const x of [62, 240]) spokes(p, [x, 78, 11], seconds, '#59606e');
    },
  ),
  drawn(
    'steam-train',
    {
      ratio: 3.6,
      metres: 4,
      medium: 'land',
      facing: 1,
      anchors: { outlet: { x: 0.895, y: 0.02 }, seat: { x: 0.68, y: 0.5 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#2f3a4a';
      for (const [at, carriage] of CARRIAGES.entries()) {
        const x = at * 104;
        p.box(x + 96, 72, 14, 6, 1, '#343a4d');
        p.box(x, 22, 98, 58, 5, carriage);
        p.box(x - 0, 16, 98, 10, 5, darker(carriage, 0.3));
        for (let pane = 0; pane < 4; pane += 1) p.box(x + 8 + pane * 22, 32, 16, 20, 3, '#ffe9b8');
        p.box(x, 60, 98, 4, 0, '#f0c24b');
        for (const dx of [16, 34, 66, 84]) wheel(p, x + dx, 88, 11);
      }
      p.box(208, 10, 12, 4, 2, main);
      p.path('M210 16H262V78H210Z', lighter(main, 0.12));
      p.box(204, 8, 64, 10, 4, '#c8453c');
      p.box(220, 28, 28, 22, 3, '#ffe9b8');
      p.path('M258 36H338Q350 36 350 56T338 78H258Z', main);
      p.box(274, 36, 5, 42, 0, '#e2b64c');
      p.box(300, 36, 5, 42, 0, '#e2b64c');
      p.path('M312 36V14L308 2H334L330 14V36Z', main);
      p.box(306, 0, 30, 7, 3, '#c8453c');
      p.path('M284 36V30Q284 22 291 22T298 30V36Z', '#e2b64c');
      p.ball(350, 48, 6, '#fff2b0');
      p.path('M330 78H350L360 98H336Z', '#c8453c');
      p.box(206, 76, 140, 7, 2, '#c8453c');
      for (const x of [226, 258]) wheel(p, x, 84, 16, '#c8453c');
      for (const x of [292, 318]) wheel(p, x, 88, 12, '#c8453c');
    },
    (p, seconds) => {
      for (const x of [226, 258]) spokes(p, [x, 84, 9], seconds, '#ffe0d8');
      const turn = seconds * 5;
      p.box(224 + Math.cos(turn) * 7, 83 + Math.sin(turn) * 7, 76, 4, 2, '#c9d0dc');
    },
  ),
  drawn(
    'tram',
    { ratio: 2.2, metres: 3.4, medium: 'land', facing: 1, anchors: { seat: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#e2483f';
      p.line('M96 14L120 2L134 14M104 2H138', 3, '#59606e');
      p.box(0, 12, 220, 76, 14, main);
      p.box(0, 12, 220, 16, 8, '#f6f0e6');
      p.box(0, 62, 220, 7, 0, '#f6f0e6');
      for (let at = 0; at < 6; at += 1)
        p.box(10 + at * 34, 32, 28, 26, 3, at === 2 || at === 4 ? '#8fc4de' : '#bfe4f5');
      p.box(78, 32, 28, 54, 3, darker(main, 0.25));
      p.box(82, 36, 20, 30, 2, '#bfe4f5');
      p.ball(212, 74, 5, '#fff2b0');
      for (const x of [34, 58, 162, 186]) wheel(p, x, 90, 10);
    },
  ),
  drawn(
    'crane',
    { ratio: 1.1, metres: 20, medium: 'scenery', anchors: { grip: { x: 0.93, y: 0.4 } } },
    (p, { colour }) => {
      const main = colour ?? '#f2b632';
      p.line('M36 8L8 20M36 8L108 20M36 8V24', 1.4, '#59606e');
      p.box(31, 20, 10, 80, 1, main);
      for (let y = 24; y < 96; y += 9)
        p.line(`M32 ${y}L40 ${y + 8}M40 ${y}L32 ${y + 8}`, 1, darker(main, 0.3));
      p.box(2, 17, 108, 6, 1, main);
      for (let x = 46; x < 106; x += 9) p.line(`M${x} 18L${x + 8} 23`, 0.9, darker(main, 0.3));
      p.box(0, 17, 16, 14, 2, '#8d949f');
      p.box(30, 22, 16, 14, 2, '#c8453c');
      p.line('M102 22V42', 1.2, '#59606e');
      p.line('M102 42q5 4 0 7t-4 -2', 2, '#59606e');
      p.box(22, 94, 28, 6, 2, '#8d949f');
    },
  ),
  drawn(
    'excavator',
    { ratio: 1.6, metres: 3.2, medium: 'land', facing: 1, anchors: { seat: { x: 0.32, y: 0.55 } } },
    (p, { colour }) => {
      const main = colour ?? '#f2b632';
      p.line('M72 52L112 8L142 46', 10, main);
      p.line('M80 48L108 22', 4, '#8d949f');
      p.path('M132 42H154Q160 66 148 80Q132 78 126 62Z', '#8d949f');
      p.box(22, 14, 46, 46, 6, main);
      p.box(34, 20, 28, 24, 4, '#bfe4f5');
      p.path('M0 42Q0 36 8 36H76Q82 36 82 44V68H6Q0 68 0 60Z', main);
      p.box(34, 22, 28, 18, 3, '#bfe4f5');
      p.box(2, 72, 86, 28, 14, '#343a4d');
      for (const x of [18, 36, 54, 72]) p.ball(x, 86, 8, '#8d949f');
    },
  ),
  drawn(
    'wagon',
    {
      ratio: 1.5,
      metres: 1.8,
      medium: 'land',
      facing: 1,
      anchors: { seat: { x: 0.5, y: 0.4 }, inside: { x: 0.1, y: 0.2, width: 0.7, height: 0.3 } },
    },
    (p, { colour }) => {
      p.path('M8 34Q10 0 62 0T118 34Z', '#f3e8d4');
      for (const x of [26, 46, 80, 100]) p.line(`M${x} 8V34`, 1, '#d6c4a4');
      wagonBox(p, colour ?? '#a9714a');
    },
  ),
  // Under a load there is no cover.
  drawn(
    'loaded-wagon',
    {
      ratio: 2.2,
      metres: 1.22,
      medium: 'land',
      facing: 1,
      anchors: { seat: { x: 0.5, y: 0.1 }, inside: { x: 0.06, y: 0.02, width: 0.74, height: 0.3 } },
    },
    (p, { colour }) => {
      p.brush.scale(1.47, 1.47);
      p.brush.translate(0, -32);
      wagonBox(p, colour ?? '#a9714a');
    },
  ),
  drawn(
    'moving-truck',
    {
      ratio: 2.1,
      metres: 3,
      medium: 'land',
      facing: 1,
      anchors: { seat: { x: 0.84, y: 0.5 }, inside: { x: 0.05, y: 0.1, width: 0.6, height: 0.6 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#3f8ec4';
      p.box(0, 0, 142, 82, 5, '#f6f4f0');
      p.box(0, 50, 142, 12, 0, main);
      p.path('M144 22H176Q186 22 192 34L208 56V82H144Z', main);
      p.path('M152 30H174Q180 30 184 36L196 56H152Z', '#bfe4f5');
      p.box(0, 78, 210, 8, 3, '#59606e');
      p.box(200, 64, 9, 8, 2, '#fff2b0');
      for (const x of [34, 62, 178]) wheel(p, x, 86, 14);
    },
  ),
];
