import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const held = (x: number, y: number) => ({ grip: { x, y } });

export const OBJECTS: readonly Thing[] = [
  drawn(
    'watering-can',
    {
      ratio: 1.35,
      metres: 0.35,
      facing: -1,
      anchors: { grip: { x: 0.72, y: 0.12 }, outlet: { x: 0.03, y: 0.3 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#3fa7a0';
      p.line('M62 20Q88 -14 116 26', 7, darker(main, 0.15));
      p.ring(112, 56, 20, 7, darker(main, 0.15));
      p.path('M62 58L18 26L24 18L64 42Z', darker(main, 0.08));
      p.path('M0 30L24 10L30 20L8 40Z', lighter(main, 0.15));
      p.path('M58 24H110V90Q110 100 100 100H68Q58 100 58 90Z', main);
      p.oval(84, 25, 26, 7, darker(main, 0.35));
      p.box(58, 44, 52, 6, 1, lighter(main, 0.25));
      p.box(58, 80, 52, 6, 1, lighter(main, 0.25));
    },
  ),
  drawn(
    'pot',
    {
      ratio: 1.25,
      metres: 0.3,
      anchors: {
        grip: { x: 0.06, y: 0.45 },
        outlet: { x: 0.5, y: 0.08 },
        top: { x: 0.5, y: 0.18 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#c7434b';
      p.line('M14 46H4V58H14M111 46H121V58H111', 6, darker(main, 0.3));
      p.path('M12 30H113V82Q113 100 95 100H30Q12 100 12 82Z', main);
      p.box(8, 24, 109, 10, 5, lighter(main, 0.15));
      p.path('M16 24Q30 8 62 8T109 24Z', lighter(main, 0.05));
      p.ball(62, 6, 6, '#3a3340');
      p.flat('M22 42h7v40q0 8 5 12q-12 -2 -12 -14Z', '#ffffff', 0.3);
    },
  ),
  drawn(
    'bowl',
    {
      ratio: 1.9,
      metres: 0.16,
      anchors: {
        inside: { x: 0.15, y: 0.05, width: 0.7, height: 0.3 },
        top: { x: 0.5, y: 0.2 },
        grip: { x: 0.5, y: 0.7 },
      },
    },
    (p, { colour, states }) => {
      const main = colour ?? '#4f9bd9';
      if (states.includes('full')) {
        p.path('M26 34Q50 -8 95 2T164 34Z', '#a9693c');
        for (let at = 0; at < 9; at += 1) p.ball(38 + at * 14, 22 - (at % 3) * 6, 9, '#bd7c48');
      }
      p.path('M4 34H186Q180 84 128 93L124 100H66L62 93Q10 84 4 34Z', main);
      p.oval(95, 34, 92, 14, lighter(main, 0.35));
      p.oval(95, 37, 80, 9, states.includes('full') ? '#8f5530' : darker(main, 0.25));
      if (states.includes('full'))
        for (let at = 0; at < 8; at += 1) p.ball(40 + at * 15, 27 - (at % 2) * 7, 9.5, '#bd7c48');
    },
  ),
  drawn(
    'vase',
    {
      ratio: 0.6,
      metres: 0.35,
      anchors: { inside: { x: 0.2, y: 0, width: 0.6, height: 0.2 }, top: { x: 0.5, y: 0.04 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#4f7fd1';
      p.path('M18 4H42Q38 22 48 34Q66 58 46 90Q44 100 30 100T14 90Q-6 58 12 34Q22 22 18 4Z', main);
      p.oval(30, 5, 13, 5, darker(main, 0.4));
      p.box(6, 52, 48, 6, 3, lighter(main, 0.5));
      p.flat('M14 40Q4 60 16 84L21 80Q12 60 20 42Z', '#ffffff', 0.35);
    },
  ),
  drawn(
    'flower-pot',
    {
      ratio: 0.95,
      metres: 0.25,
      anchors: {
        inside: { x: 0.15, y: 0, width: 0.7, height: 0.2 },
        top: { x: 0.5, y: 0.06 },
        grip: { x: 0.5, y: 0.6 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#d2714a';
      p.path('M8 28H87L76 94Q75 100 69 100H26Q20 100 19 94Z', main);
      p.box(0, 4, 95, 26, 6, lighter(main, 0.1));
      p.oval(47, 6, 42, 6, '#6b4430');
    },
  ),
  drawn(
    'cardboard-box',
    { ratio: 1.2, metres: 0.5, anchors: { top: { x: 0.5, y: 0.06 }, grip: { x: 0.5, y: 0.85 } } },
    (p, { colour }) => {
      const main = colour ?? '#c99560';
      p.path('M2 22L60 34V100L8 88Q2 87 2 80Z', main);
      p.path('M118 22L60 34V100L112 88Q118 87 118 80Z', darker(main, 0.16));
      p.path('M2 22L60 2L118 22L60 36Z', lighter(main, 0.2));
      p.path('M26 13L36 10L92 28L82 31Z', lighter(main, 0.5));
      p.flat('M12 56l22 5v18l-22 -5z', '#ffffff', 0.35);
    },
  ),
  drawn(
    'open-box',
    { ratio: 1.5, metres: 0.4, anchors: { grip: { x: 0.5, y: 0.8 } } },
    (p, { colour }) => {
      const main = colour ?? '#c99560';
      p.path('M20 12L130 12L136 32L14 32Z', darker(main, 0.35));
      p.path('M20 12L0 24L6 36L16 32Z', lighter(main, 0.15));
      p.path('M130 12L150 24L144 36L134 32Z', darker(main, 0.05));
      p.box(14, 30, 122, 70, 3, main);
      p.path('M14 30L2 44L14 50L20 32Z', lighter(main, 0.25));
      p.path('M136 30L148 44L136 50L130 32Z', lighter(main, 0.1));
      p.flat('M66 30h18v70h-18z', '#ffffff', 0.22);
      p.flat('M98 78h24v12h-24z', '#ffffff', 0.4);
    },
  ),
  drawn(
    'cardboard-ship',
    { ratio: 1.5, metres: 0.8, anchors: { seat: { x: 0.42, y: 0.7 } } },
    (p, { colour }) => {
      const main = colour ?? '#c99560';
      p.line('M118 60V0', 4, '#8a5c38');
      p.path('M118 4L84 14L118 26Z', '#f4f0e6');
      p.path('M2 44H148Q146 74 126 100H26Q6 78 2 44Z', main);
      p.path('M2 44H148V54H3Z', lighter(main, 0.25));
      p.flat('M70 54h10v46h-10z', '#ffffff', 0.22);
      for (const x of [40, 110]) p.ring(x, 74, 8, 3, darker(main, 0.35));
      p.line('M16 66L30 88M134 66L120 88', 2, darker(main, 0.25));
    },
  ),
  drawn(
    'measuring-tape',
    { ratio: 3.2, metres: 0.2, medium: 'object', anchors: { grip: { x: 0.5, y: 0.3 } } },
    (p, { colour }) => {
      const main = colour ?? '#f4c542';
      p.line('M10 26Q160 60 310 26', 26, main);
      for (let at = 0; at < 13; at += 1) p.box(28 + at * 21, 34, 4, 14, 1, '#3a3226');
      p.line('M12 26V92', 20, darker(main, 0.1));
    },
  ),
  drawn(
    'treasure-chest',
    {
      ratio: 1.25,
      metres: 0.7,
      anchors: { inside: { x: 0.1, y: 0.2, width: 0.8, height: 0.3 }, outlet: { x: 0.5, y: 0.35 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#9a5f36';
      p.path('M6 44L14 6Q18 0 26 0H99Q107 0 111 6L119 44Z', darker(main, 0.25));
      p.path('M16 44L22 12H103L109 44Z', '#4a2c22');
      for (let at = 0; at < 11; at += 1) p.ball(18 + at * 9, 38 - (at % 3) * 6, 8, '#ffcf4a');
      p.ball(44, 26, 6, '#e2445c');
      p.ball(82, 28, 6, '#3f9be2');
      p.box(0, 42, 125, 58, 7, main);
      p.box(0, 42, 125, 9, 3, '#e2b13f');
      p.box(14, 42, 11, 58, 2, '#e2b13f');
      p.box(100, 42, 11, 58, 2, '#e2b13f');
      p.box(52, 46, 21, 24, 5, '#f4cf6a');
      p.spot(62, 55, 4, 4, '#5a3a22');
    },
  ),
  drawn(
    'gold-pile',
    {
      ratio: 2,
      metres: 1.1,
      anchors: { top: { x: 0.5, y: 0.3 }, seat: { x: 0.5, y: 0.3 }, outlet: { x: 0.5, y: 0.4 } },
    },
    (p) => {
      p.path('M0 100Q20 66 52 54Q76 4 104 0T150 50Q186 66 200 100Z', '#e5a52c');
      for (let at = 0; at < 90; at += 1) {
        const across = ((at * 61) % 97) / 97;
        const roof = 100 - Math.sin(across * Math.PI) ** 1.15 * 94;
        const y = roof + ((((at * 37) % 89) / 89) * (96 - roof)) ** 1.02;
        p.oval(6 + across * 188, Math.min(95, y + 5), 8, 4.6, at % 4 === 0 ? '#fff0a0' : '#ffc93c');
      }
      p.path('M62 52L72 44L82 52L72 66Z', '#e2445c');
      p.path('M128 66L138 58L148 66L138 80Z', '#44b6e2');
      p.path('M34 86L42 80L50 86L42 96Z', '#57c97a');
      p.line('M100 30L112 6', 5, '#f7d774');
    },
  ),
  drawn(
    'piggy-bank',
    {
      ratio: 1.2,
      metres: 0.2,
      facing: -1,
      anchors: { top: { x: 0.52, y: 0.06 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#ff9ab5';
      p.line('M110 44Q122 36 114 28T104 34', 3.6, darker(main, 0.15));
      p.path('M28 78h16v22h-16zM82 78h16v22h-16z', darker(main, 0.15));
      p.path('M24 22L18 4L44 14Z', darker(main, 0.1));
      p.oval(64, 52, 50, 42, main);
      p.path('M20 36Q4 38 2 50T16 66Z', lighter(main, 0.15));
      p.spot(8, 48, 2, 3.4, darker(main, 0.45));
      p.spot(15, 49, 2, 3.4, darker(main, 0.45));
      p.spot(32, 40, 4, 5, '#3a2530');
      p.spot(31, 38, 1.4, 1.6, '#ffffff');
      p.box(52, 11, 24, 5, 2.5, darker(main, 0.55));
      p.path('M34 24L32 6L54 18Z', lighter(main, 0.1));
    },
  ),
  drawn('coin', { ratio: 1, metres: 0.06, anchors: held(0.5, 0.7) }, (p, { colour }) => {
    const main = colour ?? '#ffc83d';
    p.ball(50, 50, 50, darker(main, 0.1));
    p.ball(50, 50, 41, lighter(main, 0.1));
    p.line('M62 34Q50 26 42 34T50 50T58 66T38 66M50 22V78', 6, darker(main, 0.3));
  }),
  drawn('headphones', { ratio: 0.96, metres: 0.22, anchors: held(0.5, 0.1) }, (p, { colour }) => {
    const main = colour ?? '#3b4252';
    p.line('M12 62V46Q12 6 48 6T84 46V62', 9, main);
    p.line('M24 26Q34 12 48 12T72 26', 5, lighter(main, 0.35));
    p.box(0, 50, 24, 50, 11, main);
    p.box(72, 50, 24, 50, 11, darker(main, 0.12));
    p.box(17, 54, 12, 42, 6, '#7d8598');
    p.box(67, 54, 12, 42, 6, '#6a7286');
    p.flat('M4 62h4v26h-4z', '#ffffff', 0.35);
  }),
  drawn('rope', { ratio: 1.4, metres: 0.3 }, (p, { colour }) => {
    const main = colour ?? '#c9a06a';
    for (const y of [84, 62, 40]) {
      p.box(6, y - 14, 128, 28, 14, main);
      for (let x = 18; x < 126; x += 14) p.line(`M${x} ${y + 9}l8 -18`, 2.4, darker(main, 0.25));
    }
    p.oval(70, 26, 62, 14, lighter(main, 0.12));
    p.oval(70, 26, 34, 7, darker(main, 0.45));
    p.line('M96 18Q124 0 130 8', 9, lighter(main, 0.1));
  }),
];
