import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

/** Hats and masks that nobody wears at the moment. */
export const HATS: readonly Thing[] = [
  drawn('cowboy-hat', { ratio: 1.7, metres: 0.18, anchors: grip(0.5, 0.4) }, (p, { colour }) => {
    const main = colour ?? '#a9703c';
    p.path('M0 52Q20 100 85 100T170 52Q168 40 156 50Q130 80 85 80T14 50Q2 40 0 52Z', main);
    p.path('M38 82Q36 20 58 4Q74 -4 85 10Q96 -4 112 4Q134 20 132 82Q85 96 38 82Z', main);
    p.path('M37 66Q85 82 133 66L132 82Q85 96 38 82Z', darker(main, 0.4));
    p.line('M85 12Q82 30 84 46', 3, darker(main, 0.25));
  }),
  drawn('sombrero', { ratio: 2.1, metres: 0.2, anchors: grip(0.5, 0.4) }, (p, { colour }) => {
    const main = colour ?? '#e8c46c';
    p.path('M0 62Q0 46 12 52Q50 76 105 76T198 52Q210 46 210 62Q200 100 105 100T0 62Z', main);
    p.path('M66 80Q72 4 105 0Q138 4 144 80Q105 92 66 80Z', lighter(main, 0.1));
    p.path('M68 62Q105 76 142 62L144 80Q105 92 66 80Z', '#c8363f');
    p.line('M12 66Q50 90 105 90T198 66', 4, '#2f8f5a');
    p.line('M76 40L86 48L96 40L105 48L114 40L124 48L134 40', 3, '#2f7fd6');
  }),
  drawn('witch-hat', { ratio: 1.15, metres: 0.4, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#3a2f52';
    p.oval(57, 88, 57, 12, main);
    p.path('M26 86Q44 40 50 18Q58 -4 84 4Q70 14 72 30Q80 60 90 86Q57 98 26 86Z', main);
    p.path('M30 74Q57 84 86 74L90 86Q57 98 26 86Z', '#8a4fc0');
    p.box(49, 77, 16, 14, 2, '#ffcf3f');
    p.box(53, 80, 8, 8, 1, '#8a4fc0');
  }),
  drawn('wizard-hat', { ratio: 0.95, metres: 0.42, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#34479f';
    p.oval(47, 89, 47, 11, darker(main, 0.1));
    p.path('M18 88Q40 40 56 0Q64 44 78 88Q47 98 18 88Z', main);
    for (const [x, y, r] of [
      [46, 40, 5],
      [58, 60, 6],
      [38, 70, 5],
      [55, 24, 3.4],
    ] as const)
      p.path(
        `M${x} ${y - r}L${x + r * 0.3} ${y - r * 0.3}L${x + r} ${y}L${x + r * 0.3} ${y + r * 0.3}L${x} ${y + r}L${x - r * 0.3} ${y + r * 0.3}L${x - r} ${y}L${x - r * 0.3} ${y - r * 0.3}Z`,
        '#ffe066',
      );
  }),
  drawn('chef-hat', { ratio: 0.95, metres: 0.3, anchors: grip(0.5, 0.7) }, (p) => {
    p.path(
      'M16 62Q-4 58 2 34Q8 20 22 22Q28 0 48 0T72 22Q90 20 94 36Q98 58 78 62V74H16Z',
      '#fbfbf8',
    );
    p.line('M32 62V44M47 62V40M62 62V44', 2, '#d3d9e2');
    p.box(15, 66, 64, 34, 4, '#eef0f2');
  }),
  drawn('pirate-hat', { ratio: 1.7, metres: 0.22, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    p.path(
      'M0 74Q30 70 44 30Q60 0 85 0T126 30Q140 70 170 74Q172 96 150 98Q85 84 20 98Q-2 96 0 74Z',
      colour ?? '#2a2a36',
    );
    p.line('M6 80Q36 76 50 36Q64 8 85 8T120 36Q134 76 164 80', 3, '#d9a441');
    p.line('M66 62L104 78M104 62L66 78', 5, '#f2f0e6');
    p.ball(85, 50, 16, '#f2f0e6');
    p.box(77, 60, 16, 12, 3, '#f2f0e6');
    p.spot(79, 50, 4, 5, '#2a2a36');
    p.spot(91, 50, 4, 5, '#2a2a36');
  }),
  drawn('bowler-hat', { ratio: 1.5, metres: 0.18, anchors: grip(0.5, 0.4) }, (p, { colour }) => {
    const main = colour ?? '#2f2a30';
    p.path('M28 82Q24 0 75 0T122 82Q75 94 28 82Z', main);
    p.path('M27 64Q75 78 123 64L122 82Q75 94 28 82Z', darker(main, 0.5));
    p.path('M0 74Q8 66 18 76Q75 94 132 76Q142 66 150 74Q146 100 75 100T0 74Z', lighter(main, 0.1));
  }),
  drawn('santa-hat', { ratio: 1.15, metres: 0.28, anchors: grip(0.4, 0.6) }, (p) => {
    p.path('M10 78Q14 10 62 0Q96 2 104 62L92 64Q84 36 70 34Q82 54 82 78Z', '#d8343f');
    p.line('M40 18Q56 22 70 34', 2.4, '#a3242f');
    p.box(0, 74, 92, 26, 13, '#fbfbf8');
    p.ball(98, 68, 17, '#fbfbf8');
  }),
  drawn('viking-helmet', { ratio: 1.5, metres: 0.26, anchors: grip(0.5, 0.6) }, (p) => {
    p.path('M34 66Q0 62 0 6Q12 44 44 46Z', '#f3e6c8');
    p.path('M116 66Q150 62 150 6Q138 44 106 46Z', '#f3e6c8');
    p.path('M32 78Q30 22 75 20T118 78Z', '#8b94a3');
    p.box(70, 20, 10, 58, 3, '#c9a24e');
    p.box(26, 74, 98, 20, 5, '#c9a24e');
    p.path('M68 92H82L78 100H72Z', '#8b94a3');
    for (const x of [40, 58, 92, 110]) p.ball(x, 84, 4, '#8a6a24');
  }),
  drawn('party-hat', { ratio: 0.7, metres: 0.22, anchors: grip(0.5, 0.8) }, (p, { colour }) => {
    p.path('M35 8L70 94Q35 106 0 94Z', colour ?? '#2f7fd6');
    p.within('M35 8L70 94Q35 106 0 94Z', () => {
      p.line('M0 50L70 30M-4 74L74 52M0 98L74 76', 7, '#ffe066');
    });
    p.ball(35, 9, 9, '#e0525c');
  }),
  drawn('jester-hat', { ratio: 1.5, metres: 0.28, anchors: grip(0.5, 0.8) }, (p) => {
    p.path('M34 84Q30 40 6 44Q10 20 40 26Q56 34 62 84Z', '#c8363f');
    p.path('M116 84Q120 40 144 44Q140 20 110 26Q94 34 88 84Z', '#2f8f5a');
    p.path('M50 84Q50 20 75 4Q100 20 100 84Z', '#ffcf3f');
    for (const [x, y] of [
      [6, 46],
      [144, 46],
      [75, 7],
    ] as const)
      p.ball(x, y, 7, '#d9a441');
    p.box(28, 80, 94, 20, 8, '#7a3f9c');
  }),
  drawn('earmuffs', { ratio: 1.1, metres: 0.22, anchors: grip(0.5, 0.1) }, (p, { colour }) => {
    p.line('M16 66Q12 6 55 6T94 66', 8, '#5b6474');
    p.ball(18, 72, 22, colour ?? '#e58aa8');
    p.ball(92, 72, 22, colour ?? '#e58aa8');
    p.spot(12, 64, 7, 6, '#ffffff', 0.4);
    p.spot(86, 64, 7, 6, '#ffffff', 0.4);
  }),
  drawn('carnival-mask', { ratio: 1.8, metres: 0.14, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    const main = colour ?? '#7a3f9c';
    p.path('M140 34Q150 -4 172 0Q168 20 178 26Q164 44 146 44Z', '#2f8f8a');
    p.path(
      'M0 40Q0 20 30 22Q66 26 88 40Q110 26 146 22Q176 20 176 40Q176 84 140 92Q108 100 88 76Q68 100 36 92Q0 84 0 40Z',
      main,
    );
    p.flat('M26 54Q46 38 70 58Q50 74 26 54Z', '#1c1428');
    p.flat('M150 54Q130 38 106 58Q126 74 150 54Z', '#1c1428');
    p.line('M18 54Q44 28 76 56M158 54Q132 28 100 56', 3, '#ffcf3f');
    p.ball(88, 34, 6, '#ffcf3f');
  }),
  drawn('gas-mask', { ratio: 0.95, metres: 0.26, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#4a5240';
    p.path('M6 34Q6 0 47 0T88 34Q88 64 66 80H28Q6 64 6 34Z', main);
    p.ball(27, 36, 16, '#23272f');
    p.ball(67, 36, 16, '#23272f');
    p.ball(27, 36, 12, '#8fb8c8');
    p.ball(67, 36, 12, '#8fb8c8');
    p.ball(47, 72, 20, darker(main, 0.2));
    p.ball(47, 76, 24, '#6b7466');
    p.ball(47, 78, 15, '#3a4034');
    p.line('M38 72L56 72.5M36 79L58 79.5M39 86L55 86.5', 2, '#8b9484');
  }),
];
