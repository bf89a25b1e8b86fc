import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

/** What belongs to feasts and faiths. */
export const FESTIVE_THINGS: readonly Thing[] = [
  drawn(
    'christmas-bauble',
    { ratio: 0.84, metres: 0.1, anchors: grip(0.5, 0.05) },
    (p, { colour }) => {
      const main = colour ?? '#d8343f';
      p.ring(42, 5, 5, 2.4, '#d9a441');
      p.box(32, 8, 20, 12, 3, '#d9a441');
      p.ball(42, 58, 42, main);
      p.within('M42 16A42 42 0 1 0 42 100A42 42 0 1 0 42 16Z', () => {
        p.line('M-4 50L10 62L24 50L38 62L52 50L66 62L80 50L94 62', 4, '#ffe9a8');
        p.line('M-4 72Q42 82 90 72', 3, '#ffe9a8');
      });
      p.flat('M18 40Q24 26 38 24Q26 34 22 48Z', '#ffffff', 0.6);
    },
  ),
  drawn('wreath', { ratio: 1, metres: 0.5, anchors: grip(0.5, 0.1) }, (p, { colour }) => {
    for (let at = 0; at < 30; at += 1) {
      const turn = (at / 30) * Math.PI * 2;
      const reach = 38 + (at % 2 === 0 ? -6 : 5);
      p.ball(
        50 + Math.cos(turn) * reach,
        50 + Math.sin(turn) * reach,
        9,
        at % 3 === 0 ? '#2f6b3f' : '#3f8a4f',
      );
    }
    for (let at = 0; at < 9; at += 1) {
      const turn = (at / 9) * Math.PI * 2 + 0.3;
      p.ball(50 + Math.cos(turn) * 38, 50 + Math.sin(turn) * 38, 4, '#d8343f');
    }
    const main = colour ?? '#d8343f';
    p.path('M50 82L40 100L34 92ZM50 82L60 100L66 92Z', darker(main, 0.12));
    p.path('M50 82Q30 66 28 82Q30 96 50 84Q70 96 72 82Q70 66 50 82Z', main);
    p.ball(50, 83, 5, darker(main, 0.15));
  }),
  drawn('fairy-lights', { ratio: 2.6, metres: 0.6, anchors: grip(0.1, 0.1) }, (p) => {
    p.line('M0 10Q65 70 130 30T260 14', 3, '#2f6b3f');
    for (const [x, y, hue] of [
      [14, 24, '#ff5a5a'],
      [46, 46, '#ffe066'],
      [80, 52, '#5ad67a'],
      [112, 42, '#5ab0ff'],
      [142, 28, '#ff8fd0'],
      [174, 28, '#ffe066'],
      [206, 28, '#ff5a5a'],
      [240, 22, '#5ad67a'],
    ] as const) {
      p.glow(x, y + 20, 24, hue, 0.5);
      p.box(x - 4, y, 8, 10, 2, '#2f6b3f');
      p.path(
        `M${x - 9} ${y + 10}Q${x - 12} ${y + 26} ${x} ${y + 40}Q${x + 12} ${y + 26} ${x + 9} ${y + 10}Z`,
        hue,
      );
    }
    p.spot(130, 98, 2, 2, '#5ab0ff', 0.2);
  }),
  drawn('bunting', { ratio: 3.2, metres: 0.6, anchors: grip(0.1, 0.1) }, (p) => {
    p.line('M0 6Q160 60 320 6', 3, '#f3ead8');
    ['#e0525c', '#ffcf3f', '#4fae6a', '#2f7fd6', '#d65a86', '#ff9a2f', '#4fb8b8'].forEach(
      (hue, at) => {
        const x = 8 + at * 44;
        const y = 33 - ((x + 20 - 160) / 160) ** 2 * 27 + 2;
        p.path(`M${x} ${y - 3}L${x + 40} ${y - 3}L${x + 20} ${y + 62}Z`, hue);
      },
    );
  }),
  drawn('dreidel', { ratio: 0.7, metres: 0.08, anchors: grip(0.5, 0.05) }, (p, { colour }) => {
    const main = colour ?? '#2f7fd6';
    p.box(30, 0, 10, 26, 3, '#d9b483');
    p.path('M6 24H64Q70 24 70 30V62L35 100L0 62V30Q0 24 6 24Z', main);
    p.flat('M46 24H64Q70 24 70 30V62L46 88Z', darker(main, 0.35), 0.5);
    p.line('M14 36H30Q34 36 34 42V60M14 46V60', 4.6, '#ffe9a8');
  }),
  drawn('dreamcatcher', { ratio: 0.62, metres: 0.6, anchors: grip(0.5, 0.02) }, (p, { colour }) => {
    const main = colour ?? '#a9703c';
    p.line('M31 0V6', 2, main);
    p.ring(31, 33, 27, 4, main);
    const at = (turn: number, reach: number) =>
      `${31 + Math.cos(turn) * reach} ${33 + Math.sin(turn) * reach}`;
    for (let side = 0; side < 8; side += 1) {
      const turn = (side / 8) * Math.PI * 2;
      p.line(
        `M${at(turn, 26)}L${at(turn + 0.39, 17)}L${at(turn + 0.785, 26)}M${at(turn + 0.39, 17)}L${at(turn + 0.785, 9)}L${at(turn + 1.18, 17)}`,
        1,
        '#f3ead8',
      );
    }
    p.ball(31, 33, 3.4, '#2fa8b8');
    for (const [x, y] of [
      [10, 54],
      [31, 62],
      [52, 54],
    ] as const) {
      p.line(`M${x} ${y - 6}V${y + 10}`, 1.4, main);
      p.ball(x, y + 4, 3, '#2fa8b8');
      p.path(
        `M${x} ${y + 8}Q${x + 8} ${y + 22} ${x} ${y + 37}Q${x - 8} ${y + 22} ${x} ${y + 8}Z`,
        '#f3ead8',
      );
      p.line(`M${x} ${y + 10}V${y + 34}`, 0.9, '#a9703c');
    }
  }),
  drawn(
    'firework-rocket',
    { ratio: 0.4, metres: 0.5, anchors: { grip: { x: 0.5, y: 0.8 }, outlet: { x: 0.5, y: 0.62 } } },
    (p, { colour }) => {
      const main = colour ?? '#e0525c';
      p.box(17, 50, 5, 50, 2, '#d9b483');
      p.path('M20 0L34 20H6Z', '#ffcf3f');
      p.box(8, 18, 24, 42, 3, main);
      p.flat('M8 28L32 20V28L8 36ZM8 44L32 36V44L8 52Z', '#fbfaf4');
      p.line('M28 60Q38 64 34 74', 2, '#5b6474');
    },
  ),
  drawn('totem-pole', { ratio: 0.5, metres: 5, medium: 'scenery' }, (p) => {
    p.path('M0 12Q12 4 16 14H34Q38 4 50 12L36 24H14Z', '#2f7a9c');
    for (const [y, hue] of [
      [10, '#c8503c'],
      [40, '#4f8a5a'],
      [70, '#d9a441'],
    ] as const) {
      p.box(12, y, 26, 30, 3, hue);
      for (const x of [19, 31]) {
        p.ball(x, y + 10, 4.4, '#fbfaf4');
        p.ball(x, y + 10, 2, '#23272f');
      }
      p.box(17, y + 19, 16, 7, 2, '#3a2418');
      p.line(`M19 ${y + 22}L31 ${y + 22.4}`, 2, '#fbfaf4');
      p.path(`M22 ${y + 12}H28L25 ${y + 19}Z`, darker(hue, 0.35));
    }
  }),
  drawn('maypole', { ratio: 0.8, metres: 5, medium: 'scenery' }, (p) => {
    p.box(38, 4, 4, 96, 1, '#f3ead8');
    for (const [x, hue] of [
      [2, '#e0525c'],
      [18, '#ffcf3f'],
      [30, '#4fae6a'],
      [50, '#2f7fd6'],
      [62, '#d65a86'],
      [78, '#ff9a2f'],
    ] as const)
      p.line(`M40 12Q${40 + (x - 40) * 0.5} 30 ${x} 92`, 2, hue);
    for (const x of [30, 35, 40, 45, 50]) p.ball(x, 10, 4, x % 2 === 0 ? '#e0525c' : '#ffe066');
  }),
  drawn('sugar-skull', { ratio: 0.9, metres: 0.2, anchors: grip(0.5, 0.6) }, (p) => {
    p.path('M45 0Q90 2 90 44Q90 64 74 72V92Q45 104 16 92V72Q0 64 0 44Q0 2 45 0Z', '#fbfaf4');
    for (const [x, hue] of [
      [26, '#e0525c'],
      [64, '#2f9cc4'],
    ] as const) {
      for (let at = 0; at < 8; at += 1) {
        const turn = (at / 8) * Math.PI * 2;
        p.ball(x + Math.cos(turn) * 13, 44 + Math.sin(turn) * 13, 5, hue);
      }
      p.ball(x, 44, 11, '#23272f');
    }
    p.path('M45 56L51 68Q45 64 39 68Z', '#23272f');
    p.line('M24 82H66M34 76V88M45 76V88M56 76V88', 2.4, '#23272f');
    p.ball(45, 18, 6, '#ffcf3f');
    for (const [x, y] of [
      [45, 8],
      [36, 18],
      [54, 18],
      [45, 28],
    ] as const)
      p.ball(x, y, 4, '#d65a86');
    p.line('M16 26Q24 14 34 10M74 26Q66 14 56 10', 2.4, '#4fae6a');
  }),
  drawn('cornucopia', { ratio: 1.6, metres: 0.3, anchors: grip(0.3, 0.5) }, (p) => {
    p.path('M4 30Q-8 2 20 4Q30 16 24 24Q50 30 92 22L100 88Q40 96 16 62Q6 48 4 30Z', '#b5803f');
    p.line('M34 30Q30 50 42 78M54 28Q52 54 60 86M74 25Q74 56 80 89', 3, '#8a5a28');
    p.oval(98, 55, 16, 34, '#6b4420');
    for (const [x, y, r, hue] of [
      [104, 40, 15, '#d8343f'],
      [126, 76, 22, '#ff8f2f'],
      [104, 70, 14, '#8fbf3f'],
      [124, 48, 12, '#7a3f9c'],
      [136, 54, 9, '#7a3f9c'],
      [130, 40, 9, '#7a3f9c'],
      [148, 84, 12, '#ffcf3f'],
    ] as const)
      p.ball(x, y, r, hue);
  }),
  drawn('buddha-statue', { ratio: 0.9, metres: 1.4, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#d9a441';
    p.path('M6 86H84L90 100H0Z', darker(main, 0.35));
    p.path('M2 86Q0 66 30 68H60Q90 66 88 86Q45 94 2 86Z', main);
    p.path('M24 72Q18 44 34 38H56Q72 44 66 72Z', lighter(main, 0.06));
    p.path('M28 44Q50 50 62 70Q40 76 26 66Z', darker(main, 0.14));
    p.oval(45, 72, 15, 5, lighter(main, 0.16));
    p.ball(45, 22, 16, lighter(main, 0.1));
    p.path('M29 18Q30 4 45 4T61 18Q45 10 29 18Z', darker(main, 0.3));
    p.ball(45, 4, 5, darker(main, 0.3));
    p.line('M36 24Q39 26 42 24M48 24Q51 26 54 24M41 31Q45 33 49 31', 1.4, darker(main, 0.55));
    p.spot(45, 17, 1.4, 1.4, '#c8363f');
  }),
  drawn('stone-cross', { ratio: 0.66, metres: 1.2, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#b08a5a';
    p.box(25, 0, 16, 100, 2, main);
    p.box(0, 24, 66, 16, 2, main);
    p.line('M28 4V98', 1.6, lighter(main, 0.3));
  }),
  drawn('incense', { ratio: 0.8, metres: 0.3, anchors: { outlet: { x: 0.5, y: 0.02 } } }, (p) => {
    p.line('M40 66L30 8M40 66V2M40 66L50 8', 2, '#8a4f2a');
    for (const [x, y] of [
      [30, 7],
      [40, 2],
      [50, 7],
    ] as const)
      p.ball(x, y, 2.4, '#ff7a2f');
    p.path('M4 58H76Q74 92 54 94H26Q6 92 4 58Z', '#b9842c');
    p.oval(40, 58, 36, 8, '#8a5f1c');
    p.box(18, 92, 10, 8, 2, '#8a5f1c');
    p.box(52, 92, 10, 8, 2, '#8a5f1c');
  }),
  drawn('mistletoe', { ratio: 1, metres: 0.3, anchors: grip(0.5, 0.05) }, (p) => {
    p.line('M50 16Q30 40 18 70M50 16V80M50 16Q70 40 82 70', 3, '#7a8a4a');
    for (const [x, y, tilt] of [
      [16, 78, 0.5],
      [34, 66, 0.2],
      [50, 84, 0],
      [66, 66, -0.2],
      [84, 78, -0.5],
      [26, 44, 0.9],
      [74, 44, -0.9],
    ] as const) {
      p.brush.save();
      p.brush.translate(x, y);
      p.brush.rotate(tilt);
      p.oval(0, 0, 8, 17, '#5fa850');
      p.brush.restore();
    }
    for (const [x, y] of [
      [44, 46],
      [56, 48],
      [50, 58],
    ] as const)
      p.ball(x, y, 6, '#fbfaf0');
    p.path('M50 14Q30 -4 28 12Q30 26 50 16Q70 26 72 12Q70 -4 50 14Z', '#d8343f');
  }),
];
