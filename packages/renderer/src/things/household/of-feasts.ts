import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

function robed(p: Pen, x: number, tall: number, robe: string): void {
  p.path(
    `M${x - 9} 92Q${x - 8} ${94 - tall} ${x} ${93 - tall}Q${x + 8} ${94 - tall} ${x + 9} 92Z`,
    robe,
  );
  p.ball(x, 90 - tall, 6, '#e8b48c');
  p.path(
    `M${x - 7} ${92 - tall}Q${x - 8} ${80 - tall} ${x} ${81 - tall}` +
      `Q${x + 8} ${80 - tall} ${x + 7} ${92 - tall}` +
      `Q${x + 5} ${86 - tall} ${x} ${86 - tall}Q${x - 5} ${86 - tall} ${x - 7} ${92 - tall}Z`,
    darker(robe, 0.15),
  );
}

/** What is put up or hung up for a feast, and what is carried home in. */
export const OF_FEASTS: readonly Thing[] = [
  drawn('christmas-stocking', { ratio: 0.85, metres: 0.45 }, (p, { colour }) => {
    const main = colour ?? '#d8283a';
    p.line('M60 10Q74 -2 70 14', 3, '#a01f2c');
    p.box(22, 0, 8, 16, 3, '#f4b942');
    p.box(34, -2, 9, 18, 3, '#46a96a');
    p.path('M16 18H68V56Q68 64 64 70Q56 98 24 99Q0 98 2 80Q6 68 20 64Z', main);
    p.path('M3 76Q10 66 22 72Q28 84 18 98Q0 96 3 76Z', '#2f8a4a');
    p.path('M68 52V58Q66 66 62 72Q52 66 56 54Z', '#2f8a4a');
    p.box(10, 10, 64, 20, 9, '#fffaf4');
    p.line('M38 42V56M31 49H45M33 44L43 54M43 44L33 54', 2, '#ffffff');
  }),
  drawn('star-ornament', { ratio: 1, metres: 0.2 }, (p, { colour }) => {
    const main = colour ?? '#f5c02e';
    p.line('M50 12V1', 2.4, '#b0863a');
    p.path('M50 6L62 38L97 40L69 61L80 96L50 76L20 96L31 61L3 40L38 38Z', main);
    p.flat(
      'M50 6L50 54L38 38ZM97 40L50 54L62 38ZM80 96L50 54L69 61Z' +
        'M20 96L50 54L50 76ZM3 40L50 54L31 61Z',
      lighter(main, 0.5),
      0.7,
    );
  }),
  drawn('nativity-scene', { ratio: 1.35, metres: 1.6 }, (p) => {
    p.box(14, 36, 106, 58, 2, '#5a3d2a');
    p.box(18, 40, 98, 52, 2, '#3a2a2e');
    p.glow(67, 78, 40, '#ffdf8a', 0.7);
    for (const x of [16, 112]) p.box(x, 34, 7, 62, 2, '#8a5a36');
    p.path('M67 12L134 40L128 46L67 22L6 46L0 40Z', '#a8743e');
    p.path('M67 0L70 9L80 9L72 15L75 24L67 18L59 24L62 15L54 9L64 9Z', '#ffd84a');
    robed(p, 40, 38, '#3f6fc4');
    robed(p, 94, 42, '#8a5a36');
    p.path('M50 80H84L79 95H55Z', '#9a6a3a');
    p.path('M48 81Q67 70 86 81Z', '#e9c65a');
    p.oval(68, 77, 10, 4.6, '#fffaf4');
    p.ball(60, 75, 4.6, '#f0c4a0');
    p.oval(112, 88, 13, 8, '#f3f0ea');
    p.ball(101, 83, 5, '#5a4a4a');
    p.line('M106 92V98M118 92V98', 3, '#5a4a4a');
    p.box(0, 94, 134, 6, 3, '#c9a45a');
  }),
  drawn('advent-calendar', { ratio: 0.85, metres: 0.5 }, (p) => {
    p.path('M6 30L42 2L79 30V98Q79 100 76 100H9Q6 100 6 98Z', '#b8283a');
    p.path('M0 32L42 0L85 32L80 37L42 9L5 37Z', '#fffaf4');
    const tones = ['#f4b942', '#2f8a4a', '#fffaf4', '#e8606a'];
    for (let row = 0; row < 4; row += 1)
      for (let at = 0; at < 4; at += 1) {
        const [x, y] = [12 + at * 16, 36 + row * 16];
        const isOpen = row * 4 + at === 5;
        p.box(x, y, 13, 13, 2, isOpen ? '#4a1a24' : (tones[(row * 3 + at) % 4] ?? '#f4b942'));
        if (isOpen) p.ball(x + 6.5, y + 7, 4.4, '#8a5226');
        else p.spot(x + 6.5, y + 6.5, 2.4, 2.4, '#7a1f2c', 0.8);
      }
    p.ball(42, 24, 6, '#f4b942');
  }),
  drawn('sack', { ratio: 0.85, metres: 0.7 }, (p, { colour }) => {
    const main = colour ?? '#c39a66';
    p.path('M26 24Q18 8 26 2Q42 8 60 2Q68 8 60 24Z', lighter(main, 0.12));
    p.path('M28 22H58Q84 48 84 80Q84 100 68 100H18Q2 100 2 80Q2 48 28 22Z', main);
    p.line('M25 24Q42 29 61 24', 5, '#7a5230');
    p.line('M30 34Q20 56 20 74M56 34Q66 56 66 74', 2, darker(main, 0.22));
    p.box(50, 62, 18, 17, 2, darker(main, 0.12));
  }),
  drawn('guitar-case', { ratio: 0.42, metres: 1.1 }, (p, { colour }) => {
    const main = colour ?? '#3a3038';
    p.path(
      'M13 4Q21 -2 29 4L31 42Q40 46 38 58Q36 64 40 72Q46 92 30 99' +
        'H12Q-4 92 2 72Q6 64 4 58Q2 46 11 42Z',
      main,
    );
    p.line('M11 44Q4 48 6 58Q9 64 5 73Q0 90 13 96', 1.6, '#e6b84a');
    for (const [x, y] of [
      [33, 28],
      [38, 54],
      [40, 82],
    ] as const)
      p.box(x - 5, y, 7, 5, 1.4, '#e6b84a');
    p.line('M37 62Q45 68 39 75', 3, '#8a6a4a');
  }),
  drawn('hamper', { ratio: 0.8, metres: 0.65 }, (p, { colour }) => {
    const main = colour ?? '#c99a62';
    p.path('M20 14Q28 2 44 8Q60 0 66 16Z', '#8fc7e8');
    p.path('M12 22Q40 4 72 20L70 28H12Z', '#ff9fb5');
    p.path('M6 26H74L68 98Q68 100 65 100H15Q12 100 12 98Z', main);
    for (const y of [42, 54, 66, 78, 90]) p.line(`M10 ${y}H70`, 2, darker(main, 0.25));
    for (const x of [20, 30, 40, 50, 60]) p.line(`M${x} 36L${x} 96`, 1.6, lighter(main, 0.25));
    p.box(3, 22, 74, 13, 5, darker(main, 0.12));
  }),
  drawn(
    'acoustic-guitar',
    { ratio: 0.92, metres: 1, anchors: { grip: { x: 0.5, y: 0.35 } } },
    (p, { colour }) => {
      const main = colour ?? '#d9954a';
      p.brush.save();
      p.brush.translate(46, 50);
      p.brush.rotate(0.72);
      p.brush.translate(-18, -50);
      p.path('M12 2Q18 -3 24 2L23 15H13Z', '#5a3826');
      p.box(15.4, 12, 5.6, 42, 1, '#6b4426');
      p.path(
        'M18 48Q30 46 32 56Q32 64 30 68Q42 82 34 96Q18 107 2 96Q-6 82 6 68Q4 64 4 56Q6 46 18 48Z',
        darker(main, 0.3),
      );
      p.path(
        'M18 49.6Q28 48 30 57Q30 64 28 68.6Q39 82 32 94.6Q18 104 4 94.6' +
          'Q-3 82 8 68.6Q6 64 6 57Q8 48 18 49.6Z',
        main,
      );
      p.ball(18, 68, 6.6, '#4a2a1a');
      p.ring(18, 68, 7.4, 1.2, '#f3e3c4');
      p.box(10, 86, 16, 3.6, 1, '#4a2a1a');
      p.line('M16.4 10V87M18.2 10V87M20 10V87', 0.6, '#f3efe4');
      p.brush.restore();
    },
  ),
  drawn(
    'lyre',
    { ratio: 0.8, metres: 0.5, anchors: { grip: { x: 0.5, y: 0.6 } } },
    (p, { colour }) => {
      const main = colour ?? '#e0ae3a';
      for (const x of [30, 36, 42, 48]) p.line(`M${x} 20V82`, 1.2, '#f7f2e6');
      p.line('M20 80Q-4 50 14 26Q20 12 8 4M60 80Q84 50 66 26Q60 12 72 4', 7, main);
      p.line('M8 20H72', 5, darker(main, 0.15));
      p.path('M16 72Q40 82 64 72Q66 100 40 100Q14 100 16 72Z', main);
      p.box(28, 80, 24, 4, 2, darker(main, 0.35));
    },
  ),
];
