import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const scenery = 'scenery';
const LIT = '#ffdf8a';

function column(p: Pen, x: number, top: number, stone: string, isBroken = false): void {
  if (isBroken)
    p.path(
      `M${x} 92V${top + 6}L${x + 4} ${top}L${x + 9} ${top + 8}L${x + 13} ${top + 3}V92Z`,
      stone,
    );
  else {
    p.box(x, top + 4, 13, 88 - top, 1, stone);
    p.box(x - 3, top, 19, 6, 1, lighter(stone, 0.12));
  }
  p.line(`M${x + 4} ${top + 12}V90M${x + 9} ${top + 12}V90`, 0.9, darker(stone, 0.2));
  p.box(x - 3, 90, 19, 5, 1, lighter(stone, 0.1));
}

function ivy(p: Pen, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of spots) {
    p.ball(x, y, r, '#5d9a4a');
    p.ball(x + r * 0.9, y + r * 0.7, r * 0.8, '#4c8640');
  }
}

/** The foot of a hill has no edge: it becomes the ground. */
function fadeFoot(p: Pen, wide: number): void {
  const fade = p.brush.createLinearGradient(0, 78, 0, 100);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  p.brush.globalCompositeOperation = 'destination-out';
  p.brush.fillStyle = fade;
  p.brush.fillRect(0, 78, wide, 22);
  p.brush.globalCompositeOperation = 'source-over';
}

/** Old houses, ruins and what stands in old streets. */
export const OLD_PLACES: readonly Thing[] = [
  drawn(
    'log-cabin',
    {
      ratio: 1.35,
      metres: 5,
      medium: scenery,
      anchors: { outlet: { x: 0.79, y: 0.03 }, top: { x: 0.45, y: 0.1 } },
    },
    (p, { colour, isDark, states }) => {
      const log = colour ?? '#a06a3f';
      p.box(100, 4, 13, 36, 1, '#8f8a90');
      p.box(98, 1, 17, 6, 1, '#75707a');
      p.path('M16 50L66 12L118 50Z', darker(log, 0.1));
      for (let y = 46; y < 98; y += 9) p.box(10, y, 115, 9, 4.4, log);
      for (let y = 46; y < 98; y += 9)
        for (const x of [12, 123]) p.ball(x, y + 4.5, 4.6, lighter(log, 0.25));
      const roof = states.includes('snowy') ? '#f3f7ff' : '#5c4238';
      p.path('M0 54L62 6Q67 2 72 6L135 54L128 60L67 15L7 60Z', roof);
      p.box(56, 60, 22, 40, 1, '#5c3a26');
      p.line('M63 61V99M71 61V99', 0.8, '#47291a');
      p.ball(74, 81, 1.6, '#f0c24b');
      for (const x of [22, 92]) {
        p.box(x, 60, 24, 20, 1, '#f0e4d0');
        p.box(x + 2, 62, 9, 16, 1, isDark ? LIT : '#9fd0ee');
        p.box(x + 13, 62, 9, 16, 1, isDark ? LIT : '#9fd0ee');
      }
      p.ball(67, 34, 6, '#f0e4d0');
      p.ball(67, 34, 4.2, isDark ? LIT : '#9fd0ee');
      if (isDark) p.glow(67, 72, 60, LIT, 0.25);
    },
  ),
  drawn(
    'haunted-house',
    { ratio: 1.15, metres: 11, medium: scenery, anchors: { top: { x: 0.4, y: 0.19 } } },
    (p, { isDark }) => {
      const wall = '#5b5068';
      const glow = isDark ? '#ffd75e' : '#2a2436';
      p.path('M70 40L88 2L106 40Z', '#332b42');
      p.box(75, 36, 27, 64, 0, wall);
      p.box(14, 44, 64, 56, 0, lighter(wall, 0.08));
      p.path('M4 48L22 22H34L46 12L58 22H66L84 46Z', '#3b324c');
      p.path('M34 44L46 24L58 44Z', lighter(wall, 0.14));
      for (let y = 50; y < 98; y += 7) p.line(`M15 ${y}H77`, 0.6, darker(wall, 0.3));
      for (const [x, y, w, h] of [
        [22, 54, 11, 15],
        [58, 54, 11, 15],
        [42, 32, 8, 10],
        [83, 44, 10, 15],
        [83, 72, 10, 15],
      ] as const) {
        p.box(x - 1.4, y - 1.4, w + 2.8, h + 2.8, 1, '#2f2839');
        p.box(x, y, w, h, 1, glow);
        p.line(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, 1, '#2f2839');
        if (isDark) p.glow(x + w / 2, y + h / 2, 14, '#ffd75e', 0.4);
      }
      p.line('M19 74L36 66M21 66L34 75', 2.4, '#7a6a58');
      p.path('M38 100V80Q46 70 54 80V100Z', '#2a2030');
      p.box(34, 94, 26, 6, 0, '#6b6070');
      p.line('M88 4V-2', 1.2, '#332b42');
      p.path('M0 100V72L5 88L9 66L10 100Z', '#2f2a38');
      p.line('M4 90L-1 82M6 84L12 74M107 100V62M107 76L114 66M107 70L101 60', 2, '#2f2a38');
    },
  ),
  drawn('ruins', { ratio: 1.9, metres: 7, medium: scenery }, (p, { colour, states }) => {
    const stone = colour ?? '#cbbfa8';
    p.path('M0 100L8 92H182L190 100Z', darker(stone, 0.12));
    column(p, 14, 18, stone);
    column(p, 44, 18, stone);
    column(p, 74, 18, stone);
    p.path('M6 20V8L22 0H70L84 6L92 12V20Z', lighter(stone, 0.05));
    p.line('M10 12H88', 1.2, darker(stone, 0.2));
    column(p, 106, 44, stone, true);
    column(p, 134, 64, stone, true);
    column(p, 162, 34, stone, true);
    p.path('M112 100L118 90H136L142 100Z', stone);
    p.box(148, 88, 24, 11, 5, stone);
    p.spot(172, 93.5, 4, 5.5, darker(stone, 0.2));
    ivy(p, [
      [18, 8, 5],
      [26, 14, 4],
      [80, 10, 5],
      [20, 30, 3.6],
      [79, 28, 4],
      [112, 48, 4],
      [168, 42, 4],
      [168, 54, 3],
      ...(states.includes('broken')
        ? ([
            [48, 12, 5],
            [50, 40, 4],
            [18, 52, 4.4],
            [80, 58, 5],
            [112, 70, 5],
            [140, 72, 5],
            [20, 84, 5],
            [100, 92, 6],
            [60, 92, 5],
          ] as const)
        : []),
    ]);
  }),
  drawn(
    'ruined-castle',
    { ratio: 1.5, metres: 11, medium: scenery, anchors: { top: { x: 0.5, y: 0.5 } } },
    (p, { colour, isDark }) => {
      const stone = colour ?? '#9a9aa2';
      const dark = darker(stone, 0.45);
      const gap = isDark ? '#1c1a26' : darker(stone, 0.6);
      p.path('M34 100V54L40 50H112L118 56V100Z', darker(stone, 0.08));
      for (const x of [44, 62, 92]) p.box(x, 45, 9, 7, 0.6, darker(stone, 0.04));
      p.path('M8 100V22L14 26L17 12L23 18L26 4L31 9L34 2L38 24L42 30V100Z', stone);
      p.path('M110 100V44L116 48L120 34L126 42L131 36L135 54L142 60V100Z', stone);
      p.path('M62 100V82Q62 68 75 68T88 82V100Z', gap);
      p.path('M20 34Q20 28 24 28T28 34V44H20ZM122 60Q122 54 126 54T130 60V70H122Z', gap);
      p.path('M96 58L104 62L100 74L108 84L98 80L92 66Z', gap);
      p.line(
        'M12 52H22M28 60H38M12 72H20M26 82H36M114 76H122M128 84H138M46 62H56M44 78H52M94 92H104',
        1,
        dark,
      );
      p.line('M30 20L27 34L32 46L29 58M134 62L130 74', 1.1, dark);
      p.path(
        'M0 100L6 91L15 94L20 88L30 100ZM98 100L104 90L113 93L118 87L128 92L134 88L150 100Z',
        darker(stone, 0.16),
      );
      p.path('M44 100L49 94L56 96L60 100Z', lighter(stone, 0.06));
      ivy(p, [
        [10, 60, 4],
        [12, 68, 5],
        [10, 78, 5],
        [138, 66, 4],
        [136, 76, 5],
        [52, 54, 4],
        [58, 58, 3],
      ]);
    },
  ),
  drawn('torii', { ratio: 1.15, metres: 6, medium: scenery }, (p, { colour }) => {
    const main = colour ?? '#d9432f';
    p.path('M20 20H30L27 100H16ZM85 20H95L99 100H88Z', main);
    p.path('M0 4Q57 16 115 4L112 16Q57 26 3 16Z', '#3a2c34');
    p.path('M4 14Q57 24 111 14L109 22Q57 30 6 22Z', main);
    p.box(12, 36, 91, 8, 1, main);
    p.box(51, 22, 13, 16, 1, darker(main, 0.3));
    p.box(14, 92, 15, 8, 1, '#3a2c34');
    p.box(86, 92, 15, 8, 1, '#3a2c34');
  }),
  drawn(
    'telephone-box',
    {
      ratio: 0.42,
      metres: 2.5,
      medium: scenery,
      anchors: { inside: { x: 0.2, y: 0.2, width: 0.6, height: 0.75 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#cf2e2e';
      p.path('M4 10Q21 -4 38 10Z', main);
      p.box(2, 8, 38, 10, 1, main);
      p.box(8, 10.5, 26, 5, 1, '#fff6e0');
      p.box(3, 17, 36, 79, 1, main);
      for (let y = 22; y < 82; y += 10)
        for (const x of [8, 17, 26]) p.box(x, y, 8, 8.6, 0.6, isDark ? LIT : '#cfe6f2');
      p.box(0, 95, 42, 5, 1, '#3a3f4d');
      if (isDark) p.glow(21, 46, 36, LIT, 0.35);
    },
  ),
  drawn(
    'statue',
    { ratio: 0.5, metres: 5, medium: scenery, anchors: { top: { x: 0.5, y: 0.04 } } },
    (p, { colour }) => {
      const main = colour ?? '#8fa39a';
      p.box(4, 66, 42, 34, 1, '#bdb7b2');
      p.box(0, 94, 50, 6, 1, '#a39d9a');
      p.box(2, 62, 46, 7, 1, '#d2ccc6');
      p.path('M17 64L19 34Q16 22 25 20Q35 22 31 34L34 64Z', main);
      p.path('M15 62Q12 40 19 28L26 64Z', darker(main, 0.12));
      p.line('M30 26L41 14', 4.4, main);
      p.line('M20 28L15 40L20 46', 4.4, main);
      p.ball(25, 14, 6, main);
      p.line('M41 14V2', 1.6, lighter(main, 0.2));
    },
  ),
  drawn('obelisk', { ratio: 0.34, metres: 14, medium: scenery }, (p, { colour }) => {
    const main = colour ?? '#d6c6a4';
    p.path('M10 90L13 8L17 0L21 8L24 90Z', main);
    p.box(5, 88, 24, 7, 1, darker(main, 0.1));
    p.box(0, 94, 34, 6, 1, darker(main, 0.18));
  }),
  drawn(
    'hill',
    { ratio: 2.6, metres: 6, medium: scenery, anchors: { top: { x: 0.5, y: 0.05 } } },
    (p, { colour, states }) => {
      const main = colour ?? (states.includes('snowy') ? '#e6eef8' : '#7fb862');
      p.path('M0 100C46 92 62 8 112 2H148C198 8 214 92 260 100Z', main);
      p.path('M150 2C200 10 214 92 260 100H170C176 60 176 24 150 2Z', darker(main, 0.1));
      p.line('M132 4Q108 18 132 34T128 66T136 98', 5, '#d9c79a');
      for (const [x, y] of [
        [70, 60],
        [92, 40],
        [58, 84],
        [104, 82],
        [182, 46],
        [196, 74],
        [166, 70],
        [214, 90],
      ] as const) {
        p.ball(x, y, 4.4, darker(main, 0.24));
        p.ball(x + 4, y + 1.6, 3.2, darker(main, 0.3));
      }
      fadeFoot(p, 260);
    },
  ),
  drawn(
    'headland',
    { ratio: 1.9, metres: 12, medium: 'boat', anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { states }) => {
      const rock = '#8b8590';
      p.path('M10 100L22 58L34 30L50 16L74 10H122L146 20L160 44L176 66L184 100Z', rock);
      p.path('M96 12H122L146 20L160 44L176 66L184 100H120L128 66L112 44Z', darker(rock, 0.16));
      p.path('M36 32L50 46L44 70L56 100H10L22 58Z', lighter(rock, 0.12));
      p.line('M62 30L70 52L62 76M94 28L88 56L98 84M140 48L146 74', 1.6, darker(rock, 0.3));
      p.path(
        'M44 22Q56 8 74 8H122Q140 12 148 24Q124 16 96 20T44 22Z',
        states.includes('snowy') ? '#f1f6ff' : '#7fb862',
      );
      p.flat('M4 96Q30 86 56 94T110 93T160 93T190 97V100H4Z', '#ffffff', 0.75);
    },
  ),
];
