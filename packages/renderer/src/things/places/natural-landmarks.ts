import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Rocks, caves and waters that travellers know by name. */
export const NATURAL_LANDMARKS: readonly Thing[] = [
  drawn('mesa-rock', { ratio: 2.2, metres: 60, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#c9683f';
    p.path('M0 100Q20 80 44 74L56 18Q60 4 76 6L150 2Q166 2 170 16L180 72Q206 82 220 100Z', main);
    p.flat('M54 28L172 24L174 36L52 40Z', lighter(main, 0.25), 0.7);
    p.flat('M49 54L177 50L178 60L47 64Z', darker(main, 0.25), 0.5);
    p.line('M80 12L74 70M108 10L104 72M138 10L142 70', 3, darker(main, 0.22));
    p.path('M0 100Q24 78 60 82Q110 70 160 80Q200 80 220 100Z', lighter(main, 0.16));
  }),
  drawn('rock-temple', { ratio: 1.1, metres: 38, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#d98a5f';
    p.path('M0 100V30Q8 8 26 12Q40 -4 58 4Q80 -4 92 12Q108 20 110 40V100Z', darker(main, 0.18));
    p.box(22, 22, 66, 78, 2, lighter(main, 0.12));
    p.path('M46 30Q46 18 55 14Q64 18 64 30V50H46Z', main);
    p.path('M24 38L40 26V38ZM86 38L70 26V38Z', main);
    p.box(20, 50, 70, 6, 1, lighter(main, 0.35));
    p.path('M26 62L55 52L84 62Z', lighter(main, 0.3));
    p.box(46, 68, 18, 32, 1, '#4a2a24');
    for (const x of [24, 36, 68, 80]) p.box(x, 62, 6, 38, 2, lighter(main, 0.4));
    for (const x of [26, 38, 66, 78]) p.box(x, 36, 5, 14, 2, lighter(main, 0.4));
  }),
  drawn('mount-rushmore', { ratio: 2, metres: 40, medium: 'scenery' }, (p, { colour }) => {
    const stone = colour ?? '#c3bab0';
    p.path('M0 100L12 40Q30 6 60 16Q84 -6 112 8Q150 0 170 24Q190 40 200 100Z', darker(stone, 0.2));
    for (const [x, y, size] of [
      [40, 46, 21],
      [82, 40, 22],
      [120, 44, 19],
      [160, 48, 21],
    ] as const) {
      p.oval(x, y + 4, size * 0.78, size, lighter(stone, 0.25));
      p.path(
        `M${x - size * 0.85} ${y - 4}Q${x - size * 0.7} ${y - size * 1.2} ${x} ${y - size}Q${x + size * 0.7} ${y - size * 1.2} ${x + size * 0.85} ${y - 4}Q${x + size * 0.4} ${y - size * 0.7} ${x} ${y - size * 0.6}Q${x - size * 0.4} ${y - size * 0.7} ${x - size * 0.85} ${y - 4}Z`,
        darker(stone, 0.12),
      );
      p.line(`M${x - 11} ${y - 2}H${x - 4}M${x + 4} ${y - 2}H${x + 11}`, 3, darker(stone, 0.4));
      p.path(`M${x - 3} ${y}H${x + 2}L${x + 4} ${y + 10}H${x - 5}Z`, darker(stone, 0.1));
      p.line(`M${x - 6} ${y + 15}H${x + 6}`, 2, darker(stone, 0.4));
    }
    p.oval(160, 63, 11, 7, darker(stone, 0.15));
    p.path('M0 100L20 70L50 78L90 68L130 76L176 70L200 100Z', stone);
  }),
  drawn('atomium', { ratio: 1, metres: 100, medium: 'scenery' }, (p, { colour }) => {
    p.line(
      'M50 8V92M50 8L12 28V68L50 92M50 8L88 28V68L50 92M12 28L88 68M88 28L12 68',
      3,
      '#8d97a8',
    );
    p.line('M12 68L24 98M88 68L76 98', 2.4, '#6b7484');
    for (const [x, y] of [
      [50, 10],
      [12, 28],
      [88, 28],
      [50, 50],
      [12, 68],
      [88, 68],
      [50, 89],
    ] as const)
      p.ball(x, y, 11, colour ?? '#c9d1dc');
  }),
  drawn(
    'whirlpool',
    { ratio: 4.4, metres: 4, medium: 'boat' },
    (p, { colour }) => {
      p.brush.scale(1.69, 1);
      const main = colour ?? '#2f7fc0';
      p.oval(130, 50, 130, 50, lighter(main, 0.35));
      p.oval(130, 52, 112, 41, lighter(main, 0.12));
      p.oval(130, 55, 82, 30, main);
      p.oval(130, 58, 52, 19, darker(main, 0.3));
      p.oval(130, 61, 24, 9, darker(main, 0.6));
    },
    (p, seconds) => {
      for (let at = 0; at < 16; at += 1) {
        const far = 1 - ((at * 0.0625 + seconds * 0.12) % 1);
        const angle = at * 2.4 + seconds * 2.2 + (1 - far) * 5;
        const [x, y] = [
          220 + 200 * far * Math.cos(angle),
          60 - 8 * far + 43 * far * Math.sin(angle),
        ];
        const next = angle - 0.35;
        const end = {
          x: 220 + 200 * far * Math.cos(next),
          y: 60 - 8 * far + 43 * far * Math.sin(next),
        };
        p.stick({ x, y }, end, 1 + 3 * far, '#e6f6ff');
      }
    },
  ),
  drawn('cave-mouth', { ratio: 1.5, metres: 4, medium: 'scenery' }, (p, { colour }) => {
    const rock = colour ?? '#8b8790';
    p.path('M0 100L8 62L26 50L34 22L62 14L78 0L100 12L122 22L128 48L144 62L150 100Z', rock);
    p.path('M40 100Q34 40 76 36Q118 42 112 100Z', '#2a2433');
    p.path('M52 100Q48 58 76 54Q104 58 100 100Z', '#191521');
    p.flat(
      'M62 14L78 0L84 20L70 30ZM122 22L128 48L112 40ZM26 50L34 22L44 40Z',
      lighter(rock, 0.2),
      0.8,
    );
    p.oval(18, 94, 18, 10, darker(rock, 0.12));
    p.oval(132, 95, 18, 9, darker(rock, 0.12));
    p.oval(8, 74, 10, 5, '#5f9a58');
    p.oval(96, 10, 16, 4, '#5f9a58');
  }),
];
