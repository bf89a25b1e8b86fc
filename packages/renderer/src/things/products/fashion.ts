import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.3 } };

/** A forearm that is held up, with the back of the hand to the viewer. */
function forearm(p: Pen): void {
  const skin = '#e0a878';
  p.path('M16 34Q17 60 11 86H53Q47 60 48 34Z', darker(skin, 0.06));
  p.path('M12 12Q12 1 22 0H44Q54 2 53 14L48 42H16Z', skin);
  p.path('M51 14Q63 18 59 30Q55 40 47 40Z', lighter(skin, 0.06));
  p.line('M23 2V13M32.5 1V13M42 2V13', 1.6, darker(skin, 0.24));
  p.box(6, 84, 52, 16, 5, '#e8563f');
  p.line('M8 89H56', 1.6, lighter('#e8563f', 0.3));
}

export const FASHION: readonly Thing[] = [
  drawn('football-boots', { ratio: 1.5, metres: 0.16, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e8433f';
    p.path(
      'M8 12Q22 20 38 14Q50 10 56 22Q66 40 96 48Q140 54 146 74Q148 82 140 84H14Q4 84 4 74Q2 44 8 12Z',
      main,
    );
    p.path('M8 12Q22 20 38 14Q44 12 48 14Q40 26 22 27Q12 27 7 22Z', darker(main, 0.4));
    p.path('M4 72Q60 82 146 72Q148 82 140 84H14Q4 84 4 72Z', '#ffffff');
    p.path('M60 84Q84 60 74 30L84 40Q96 62 78 84Z', '#ffffff');
    p.line('M58 26L72 18M66 36L80 28M76 43L88 36', 3.4, '#ffffff');
    for (const x of [14, 34, 92, 112, 130]) p.path(`M${x - 5} 84h12l-3 16h-6z`, '#3a3f4c');
  }),
  drawn('wedding-dress', { ratio: 0.8, metres: 1.4 }, (p, { colour }) => {
    const main = colour ?? '#fdfbf6';
    const fold = '#ddd6ce';
    p.path('M30 34H50Q58 66 80 94Q62 102 40 100Q18 102 0 94Q22 66 30 34Z', main);
    p.line('M34 44Q28 74 16 95M40 44V98M46 44Q52 74 64 95', 1.2, fold);
    p.path('M26 8Q32 15 40 10Q48 15 54 8L51 34Q40 38 29 34Z', main);
    p.line('M27 9Q24 2 28 0M53 9Q56 2 52 0', 2, fold);
    p.path('M28 32Q40 36 52 32L53 38Q40 43 27 38Z', '#e9c9a6');
    for (let at = 0; at < 9; at += 1)
      p.ball(4 + at * 9, 94 + Math.sin((at / 8) * Math.PI) * 4, 3.6, main);
    for (const [x, y] of [
      [34, 18],
      [40, 16],
      [46, 18],
      [36, 25],
      [44, 25],
    ] as const)
      p.spot(x, y, 1.6, 1.6, '#d9c8b4');
    p.path('M40 35l-7 -5v10zM40 35l7 -5v10z', '#f3d6c0');
  }),
  drawn('clothes-rack', { ratio: 1.25, metres: 1.6 }, (p, { colour: own }) => {
    p.line('M8 98V8H117V98M0 99H18M107 99H125', 3.4, '#8a7a6c');
    for (const [x, usual, isDress] of [
      [24, '#e5605a', true],
      [43, '#f2b13c', false],
      [62, '#4f8fe0', false],
      [81, '#57b08a', true],
      [100, '#b678d0', false],
    ] as const) {
      // Of one colour they are shirts.
      const colour = own ?? usual;
      const isLong = isDress && own === null;
      p.line(`M${x} 8v5l-9 7h18l-9 -7`, 1.6, '#5a4a42');
      if (isLong) p.path(`M${x - 6} 19h12l3 24l7 38q-16 6 -32 0l7 -38z`, colour);
      else {
        const shirt = `M${x - 6} 19Q${x} 25 ${x + 6} 19L${x + 15} 26L${x + 11} 38L${x + 9} 36V62H${x - 9}V36L${x - 11} 38L${x - 15} 26Z`;
        p.path(shirt, colour);
        if (own !== null) p.line(shirt, 1.2, '#8a94a6');
        p.line(
          `M${x - 6} 20Q${x} 26 ${x + 6} 20`,
          1.6,
          own === null ? lighter(colour, 0.4) : '#8a94a6',
        );
      }
    }
  }),
  drawn('smartwatch-on-wrist', { ratio: 0.64, metres: 0.4 }, (p, { colour }) => {
    const main = colour ?? '#3f6fb5';
    forearm(p);
    p.path('M14 52Q32 46 50 52V68Q32 74 14 68Z', main);
    p.box(15, 42, 34, 36, 9, '#c4cbd6');
    p.box(17.5, 44.5, 29, 31, 7, '#1f2330');
    p.ring(32, 60, 10.5, 2.6, '#3a4152');
    p.line('M32 49.500A10.500 10.500 0 1 1 22 63', 2.6, '#5fe08a');
    p.line('M32 54A6 6 0 0 1 37 63', 2.6, '#ff5f7a');
  }),
  drawn('watch-on-wrist', { ratio: 0.64, metres: 0.4 }, (p, { colour }) => {
    const main = colour ?? '#7a4a2c';
    const metal = colour === null ? '#e0bf72' : lighter(main, 0.25);
    forearm(p);
    p.path('M14 53Q32 47 50 53V67Q32 73 14 67Z', main);
    p.ball(32, 60, 19, metal);
    p.ball(32, 60, 15.5, '#f7f8fa');
    for (let hour = 0; hour < 12; hour += 1) {
      const turn = (hour * Math.PI) / 6;
      const [x, y] = [Math.sin(turn), -Math.cos(turn)];
      p.line(
        `M${32 + x * 11.5} ${60 + y * 11.5}L${32 + x * 13.5} ${60 + y * 13.5}`,
        1.1,
        '#3a3f4c',
      );
    }
    p.line('M32 60L26 54', 1.8, '#2c303b');
    p.line('M32 60L39 51', 1.4, '#2c303b');
    p.ball(32, 60, 1.6, '#c9353a');
  }),
  drawn('wristwatch', { ratio: 0.56, metres: 0.1, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#7a4a2c';
    const metal = colour === null ? '#e0bf72' : lighter(main, 0.25);
    p.path('M15 0H41L44 28H12Z', main);
    p.path('M12 72H44L41 100H15Z', darker(main, 0.12));
    for (const y of [6, 13, 20, 79, 86, 93]) p.line(`M17 ${y}H39`, 1.2, darker(main, 0.25));
    p.box(52, 45, 4, 10, 2, darker(metal, 0.1));
    p.ball(28, 50, 27, metal);
    p.ball(28, 50, 22.5, darker(metal, 0.2));
    p.ball(28, 50, 21, '#f7f8fa');
    for (let hour = 0; hour < 12; hour += 1) {
      const turn = (hour * Math.PI) / 6;
      const [x, y] = [Math.sin(turn), -Math.cos(turn)];
      p.line(`M${28 + x * 16} ${50 + y * 16}L${28 + x * 19} ${50 + y * 19}`, 1.6, '#3a3f4c');
    }
    p.line('M28 50L20 42', 2.6, '#2c303b');
    p.line('M28 50L38 38', 2, '#2c303b');
    p.ball(28, 50, 2.2, '#c9353a');
    p.flat('M14 42Q18 32 28 30Q22 38 18 50Z', '#ffffff', 0.45);
  }),
  drawn('jacket', { ratio: 1, metres: 0.7, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2f4a6b';
    p.path(
      'M26 8L4 24Q0 30 0 40V86H18V44L22 40V100H78V40L82 44V86H100V40Q100 30 96 24L74 8Z',
      main,
    );
    p.path('M34 4L50 24L66 4L74 8L58 40L50 30L42 40L26 8Z', darker(main, 0.25));
    p.path('M40 4H60L50 20Z', '#f2efe8');
    p.line('M50 28V98', 2.4, '#d9dde6');
    p.line('M28 70L42 74M72 70L58 74', 2.4, darker(main, 0.35));
    p.box(22, 94, 56, 6, 1, darker(main, 0.2));
    p.box(0, 82, 18, 6, 1, darker(main, 0.2));
    p.box(82, 82, 18, 6, 1, darker(main, 0.2));
  }),
  drawn(
    'hoodie',
    {
      ratio: 1,
      metres: 0.7,
      anchors: { ...HELD, inside: { x: 0.28, y: 0.38, width: 0.44, height: 0.36 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#8f6fd6';
      p.path(
        'M28 16L6 26Q0 30 0 40V90H17V46L22 42V100H78V42L83 46V90H100V40Q100 30 94 26L72 16Z',
        main,
      );
      p.path('M26 22Q24 0 50 0T74 22Q62 36 50 36T26 22Z', darker(main, 0.12));
      p.path('M34 20Q36 8 50 8T66 20Q58 28 50 28T34 20Z', darker(main, 0.4));
      p.line('M43 32V48M57 32V48', 2.4, '#fdfbf8');
      p.path('M32 66H68L74 88H26Z', darker(main, 0.16));
      p.box(22, 93, 56, 7, 2, darker(main, 0.22));
      p.box(0, 85, 17, 6, 2, darker(main, 0.22));
      p.box(83, 85, 17, 6, 2, darker(main, 0.22));
    },
  ),
  drawn('wallet', { ratio: 1.3, metres: 0.1, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#8a5430';
    p.path('M14 0H112L118 30H10Z', '#7cbf6a');
    p.box(20, 8, 92, 30, 3, '#f4efe2');
    p.box(0, 18, 130, 82, 10, main);
    p.line('M6 26H124M6 92H124', 1.6, lighter(main, 0.35));
    p.box(88, 44, 42, 30, 8, darker(main, 0.2));
    p.ball(102, 59, 6, '#e8c264');
  }),
  drawn('belt', { ratio: 1.5, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#7a4a2c';
    p.line('M12 62C10 -12 140 -12 138 62', 15, darker(main, 0.2));
    p.path('M4 54H146V84H4Z', main);
    p.line('M10 60H140M10 78H140', 1.6, lighter(main, 0.3));
    p.box(52, 42, 46, 56, 7, '#d9b25a');
    p.box(61, 51, 28, 38, 4, main);
    p.line('M64 69H96', 5, '#f0d48a');
  }),
  drawn('necklace', { ratio: 0.9, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e6b84a';
    p.line('M6 2Q4 54 45 74Q86 54 84 2', 3.4, main);
    for (const [x, y] of [
      [10, 30],
      [19, 48],
      [31, 62],
      [80, 30],
      [71, 48],
      [59, 62],
    ] as const)
      p.ball(x, y, 4, lighter(main, 0.3));
    p.ball(45, 76, 6, main);
    p.path('M45 100L31 84L37 77H53L59 84Z', '#5fc8f2');
    p.flat('M37 77h8v23L31 84Z', '#ffffff', 0.4);
  }),
  drawn('earrings', { ratio: 0.9, metres: 0.06, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e6b84a';
    for (const x of [20, 70]) {
      p.line(`M${x} 22Q${x - 10} 2 ${x + 6} 4`, 3, main);
      p.ball(x, 26, 7, lighter(main, 0.2));
      p.path(`M${x} 100L${x - 19} 62Q${x} 22 ${x + 19} 62Z`, main);
      p.path(`M${x} 90L${x - 11} 64Q${x} 42 ${x + 11} 64Z`, '#5fc8f2');
      p.flat(`M${x} 90L${x - 11} 64Q${x - 4} 52 ${x} 50Z`, '#ffffff', 0.45);
    }
  }),
  drawn('bracelet', { ratio: 1.3, metres: 0.08, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e6b84a';
    for (let at = 0; at < 22; at += 1) {
      const turn = (at * 2 * Math.PI) / 22 - Math.PI / 2;
      const y = 50 + Math.sin(turn) * 38;
      p.ball(65 + Math.cos(turn) * 54, y, 8 + y / 26, at % 4 === 1 ? '#5fc8f2' : main);
    }
  }),
  drawn('hat', { ratio: 1.7, metres: 0.16, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#c9a06a';
    p.oval(85, 80, 85, 20, darker(main, 0.08));
    p.path('M40 76Q42 6 70 4Q85 14 100 4Q128 6 130 76Q85 92 40 76Z', main);
    p.path('M39 60Q85 76 131 60L130 78Q85 92 40 78Z', '#5a3826');
  }),
  drawn(
    'cap',
    {
      ratio: 1.6,
      metres: 0.14,
      anchors: { ...HELD, inside: { x: 0.2, y: 0.16, width: 0.34, height: 0.44 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#d6413a';
      p.path('M8 76Q2 8 62 4Q116 6 118 70L116 84Q60 66 12 88Z', main);
      p.path(
        'M110 66Q154 66 160 84Q158 100 120 92Q64 76 14 100Q6 94 8 80Q60 56 110 66Z',
        darker(main, 0.16),
      );
      p.line('M62 6Q40 30 42 72M64 6Q88 30 90 64', 1.8, darker(main, 0.25));
      p.ball(62, 6, 5, darker(main, 0.2));
      p.ball(66, 44, 12, '#fdfbf8');
    },
  ),
  drawn(
    'handbag',
    {
      ratio: 1.05,
      metres: 0.3,
      anchors: HELD,
    },
    (p, { colour }) => {
      const main = colour ?? '#a8562e';
      p.line('M30 44Q30 4 52 4T75 44', 6, darker(main, 0.25));
      p.path('M12 36H93L105 92Q105 100 97 100H8Q0 100 0 92Z', main);
      p.path('M12 36H93L97 56Q52 80 8 56Z', darker(main, 0.14));
      p.box(44, 58, 17, 14, 4, '#e8c264');
      p.line('M7 92H98', 1.6, lighter(main, 0.3));
      p.flat('M14 42h6l-9 46h-5z', '#ffffff', 0.25);
    },
  ),
  drawn('flip-flops', { ratio: 1.7, metres: 0.14 }, (p, { colour }) => {
    const main = colour ?? '#ff7a59';
    for (const [x, tilt] of [
      [6, 0],
      [90, 6],
    ] as const) {
      p.path(
        `M${x} ${60 + tilt}Q${x - 6} ${14 + tilt} ${x + 34} ${4 + tilt}Q${x + 74} ${2 + tilt} ${x + 72} ${44 + tilt}Q${x + 72} 94 ${x + 40} 96Q${x + 8} 98 ${x} ${60 + tilt}Z`,
        darker(main, 0.2),
      );
      p.path(
        `M${x + 4} ${56 + tilt}Q${x} ${16 + tilt} ${x + 34} ${6 + tilt}Q${x + 68} ${4 + tilt} ${x + 68} ${42 + tilt}Q${x + 68} 86 ${x + 40} 88Q${x + 12} 90 ${x + 4} ${56 + tilt}Z`,
        main,
      );
      p.line(
        `M${x + 8} ${60 + tilt}Q${x + 20} ${30 + tilt} ${x + 36} ${24 + tilt}Q${x + 56} ${30 + tilt} ${x + 66} ${56 + tilt}`,
        7,
        '#3fb8d8',
      );
      p.ball(x + 36, 24 + tilt, 6, '#fff3df');
    }
  }),
];
