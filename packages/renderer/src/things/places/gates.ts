import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Blocks of a wall, in rows that are shifted against each other. */
function blocks(p: Pen, [left, top, right, foot]: readonly number[], colour: string): void {
  for (let y = top ?? 0, row = 0; y < (foot ?? 0); y += 9, row += 1)
    for (let x = (left ?? 0) + (row % 2) * 8; x < (right ?? 0) - 10; x += 17)
      if ((x * 7 + y * 3) % 4 < 2) p.box(x + 1, y + 1, 12, 6, 1.5, colour);
}

/** What one goes through, and what is far up. */
export const GATES: readonly Thing[] = [
  drawn(
    'city-gate',
    {
      ratio: 1.3,
      metres: 5.5,
      medium: 'scenery',
      anchors: { inside: { x: 0.32, y: 0.36, width: 0.36, height: 0.64 } },
    },
    (p, { colour }) => {
      const stone = colour ?? '#b9ab95';
      const dark = darker(stone, 0.16);
      p.box(26, 24, 78, 76, 0, stone);
      for (const x of [0, 94]) {
        p.box(x, 14, 36, 86, 0, lighter(stone, 0.06));
        for (const dx of [0, 13.5, 27]) p.box(x + dx, 5, 9, 11, 1, lighter(stone, 0.06));
        blocks(p, [x + 1, 24, x + 36, 94], dark);
        p.path(`M${x + 15} 46V36Q${x + 18} 31 ${x + 21} 36V46Z`, '#453c38');
      }
      for (const x of [38, 52, 66, 80]) p.box(x, 16, 9, 10, 1, stone);
      blocks(p, [38, 26, 94, 40], dark);
      p.path('M38 100V64Q40 38 65 37Q90 38 92 64V100Z', darker(stone, 0.28));
      p.path('M42 100V65Q44 42 65 41Q86 42 88 65V100Z', '#4c4440');
      p.path('M47 100V70Q48 48 65 47Q82 48 83 70V100Z', '#cfe3ee');
      p.path('M47 100V88Q65 82 83 88V100Z', '#c9b48a');
      p.path('M42 100V65Q43 56 48 50V96Z', '#7a5030');
      p.path('M88 100V65Q87 56 82 50V96Z', '#6b4528');
      for (const y of [62, 78, 92]) p.line(`M42 ${y}H48M82 ${y}H88`, 1.6, '#3a3230');
    },
  ),
  drawn(
    'drawbridge',
    {
      ratio: 2.2,
      metres: 7,
      medium: 'scenery',
      facing: 1,
      anchors: { top: { x: 0.4, y: 0.79 } },
    },
    (p, { colour }) => {
      const stone = colour ?? '#b3a999';
      const dark = darker(stone, 0.16);
      p.path('M30 100L40 86H170V100Z', '#4f9fcf');
      p.line('M52 93H70M84 96H112M120 91H138', 1.2, '#bfe2f2');
      p.path('M0 100V82Q20 78 42 82L50 100Z', '#6fae5a');
      p.box(150, 30, 70, 70, 0, stone);
      for (const [x, y, wide] of [
        [146, 12, 30],
        [194, 12, 26],
      ] as const) {
        p.box(x, y, wide, 88, 0, lighter(stone, 0.07));
        for (let dx = 0; dx < wide; dx += 10) p.box(x + dx, y - 8, 6, 9, 0.8, lighter(stone, 0.07));
        blocks(p, [x + 1, y + 6, x + wide, 92], dark);
        p.path(`M${x + 12} 40V30Q${x + 15} 25 ${x + 18} 30V40Z`, '#453c38');
      }
      for (const x of [177, 186]) p.box(x, 23, 6, 8, 0.8, stone);
      p.path('M172 84V58Q174 44 185 44Q196 44 198 58V84Z', darker(stone, 0.3));
      p.path('M175 84V59Q177 48 185 48Q193 48 195 59V84Z', '#3a302c');
      p.line('M180 50V62M185 48V64M190 50V62M176 58H194', 1.1, '#6a6460');
      p.box(30, 79, 146, 6.4, 1, '#8a5c38');
      p.box(30, 78, 146, 2.6, 1, '#b98250');
      for (let x = 38; x < 174; x += 8) p.line(`M${x} 80.6V85`, 0.8, '#5f3d24');
      p.line('M152 40L40 79', 1.5, '#4a4650');
      for (let at = 0; at < 14; at += 1) p.ring(44 + at * 8, 77.6 - at * 2.78, 1.5, 0.8, '#4a4650');
    },
  ),
  drawn('machu-picchu', { ratio: 1.7, metres: 60, medium: 'scenery' }, (p) => {
    p.path('M64 78Q84 46 98 16Q106 -4 118 2Q132 12 142 44Q150 64 170 84L120 92Z', '#5d8a5c');
    p.path('M98 16Q106 -4 118 2Q126 10 128 26Q118 30 114 54Q104 40 98 16Z', '#7da873');
    p.path('M6 86Q20 58 40 44Q54 36 66 54Q76 68 92 82Z', '#6c9b66');
    p.path('M0 100Q8 74 44 68Q96 60 132 68Q162 74 170 100Z', '#84b566');
    const stone = '#c9c2b2';
    for (const [y, left, right] of [
      [94, 6, 166],
      [87, 14, 158],
      [80, 26, 148],
    ] as const) {
      p.box(left, y, right - left, 3.4, 1, stone);
      p.box(left, y - 1.4, right - left, 1.6, 0.8, '#9ccc74');
    }
    for (const [x, y, wide, tall] of [
      [34, 66, 16, 13],
      [54, 62, 13, 15],
      [70, 65, 18, 12],
      [92, 60, 14, 16],
      [110, 66, 17, 12],
      [130, 68, 12, 10],
    ] as const) {
      p.path(
        `M${x} ${y + tall}V${y + 4}L${x + wide / 2} ${y - 5}L${x + wide} ${y + 4}V${y + tall}Z`,
        stone,
      );
      p.box(x + wide / 2 - 1.8, y + tall - 7, 3.6, 7, 0.6, '#6a6259');
    }
  }),
];
