import { flames } from '../flames.ts';
import { darker, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const scenery = 'scenery';

/** It goes on above and below what is seen of it. */
function glassFront(p: Pen): void {
  p.box(0, -100, 84, 280, 0, '#5a86ad');
  for (let row = -6; row < 11; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [0.8 + column * 20.8, 0.8 + row * 16.7];
      p.box(x, y, 19.6, 15.4, 0.5, (row + column) % 3 === 0 ? '#a8d6ee' : '#8fc4e4');
      p.flat(`M${x + 3} ${y + 15.4}l8 -15.4h4l-8 15.4z`, '#ffffff', 0.26);
    }
  p.spot(24, 26, 15, 4, '#ffffff', 0.32);
  p.spot(62, 58, 18, 4, '#ffffff', 0.28);
}

/** Buildings of stories and of disasters. */
export const WONDER_BUILDINGS: readonly Thing[] = [
  drawn('glass-facade', { ratio: 0.84, metres: 12, anchors: { seat: { x: 0.5, y: 0.7 } } }, (p) => {
    glassFront(p);
    p.line('M34.6 -100V70M50.6 -100V70', 1, '#c8402e');
    p.box(32, 69.6, 20, 2, 0.6, '#8a5a3a');
  }),
  drawn(
    'cradle-facade',
    { ratio: 0.84, metres: 12, anchors: { top: { x: 0.5, y: 0.76 } } },
    (p) => {
      glassFront(p);
      p.line('M14 -100V58M70 -100V58', 0.9, '#3f4a5c');
      p.line('M12 58H72M12 66H72M12 58V77M27 58V77M42 58V77M57 58V77M72 58V77', 1, '#e0b13a');
      p.box(8, 76, 68, 4, 1.2, '#d99a2b');
      p.box(8, 79, 68, 2, 1, '#8a5c1c');
    },
  ),
  drawn(
    'burning-building',
    { ratio: 0.9, metres: 16, medium: scenery },
    (p, { colour }) => {
      const wall = colour ?? '#a8685a';
      p.box(6, 14, 78, 86, 1, wall);
      p.box(2, 10, 86, 7, 1, darker(wall, 0.3));
      for (const y of [26, 48, 70]) for (const x of [14, 38, 62]) p.box(x, y, 14, 14, 1, '#ffb24a');
      p.path('M6 14Q20 0 45 6T84 14V24Q60 16 45 22T6 24Z', '#3a2c30');
      p.box(38, 84, 14, 16, 1, '#4a3830');
      p.box(0, 97, 90, 3, 0, darker(wall, 0.4));
    },
    (p, seconds) => {
      for (const [x, y, height] of [
        [21, 40, 24],
        [69, 40, 26],
        [45, 62, 24],
        [69, 84, 20],
        [30, 16, 22],
        [60, 16, 26],
      ] as const)
        flames(p, { x, y, height, width: 15 }, seconds + x);
    },
  ),
  drawn('dome-city', { ratio: 1.9, metres: 26, medium: scenery }, (p, { isDark }) => {
    const lit = isDark ? '#ffe9a8' : '#e8fbff';
    for (const [x, half, top] of [
      [36, 36, 42],
      [154, 36, 46],
      [95, 58, 4],
    ] as const) {
      p.flat(
        `M${x - half} 94V${top + half}Q${x - half} ${top} ${x} ${top}T${x + half} ${top + half}V94Z`,
        '#7fd8e8',
        0.42,
      );
      const many = Math.round(half / 9);
      for (let at = 0; at < many; at += 1) {
        const left = x - half * 0.78 + (at * half * 1.56) / many;
        const far = Math.abs(left + 4 - x) / half;
        const roof = top + 10 + far * far * half * 1.1 + ((at * 7) % 5) * 4;
        p.box(
          left,
          roof,
          (half * 1.3) / many,
          94 - roof,
          1,
          ['#5f8fc4', '#8a7fc8', '#5fb0b8'][at % 3] ?? '#5f8fc4',
        );
        for (let y = roof + 4; y < 88; y += 7) p.box(left + 2, y, 2.4, 3, 0.4, lit);
      }
      p.line(
        `M${x - half} 94V${top + half}Q${x - half} ${top} ${x} ${top}T${x + half} ${top + half}V94`,
        1.6,
        '#d8f6fb',
      );
      p.line(
        `M${x - half * 0.6} ${top + half * 0.7}Q${x - half * 0.5} ${top + half * 0.24} ${x - half * 0.1} ${top + half * 0.14}`,
        2.4,
        '#ffffff',
      );
    }
    p.box(0, 92, 190, 8, 3, '#5a6f88');
  }),
];
