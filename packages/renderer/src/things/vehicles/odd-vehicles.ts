import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

function wheel(p: Pen, x: number, y: number, radius: number) {
  p.ball(x, y, radius, '#2a2d38');
  p.ball(x, y, radius * 0.55, '#c9d1dc');
  p.ball(x, y, radius * 0.18, '#4a5262');
}

function spokes(p: Pen, x: number, y: number, radius: number) {
  p.ring(x, y, radius, 3, '#2a2d38');
  for (let at = 0; at < 5; at += 1) {
    const angle = (at / 5) * Math.PI;
    const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    p.line(`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`, 0.8, '#aab4c2');
  }
}

/** What goes on land, water and in the air less often than cars, ships and airliners. */
export const ODD_VEHICLES: readonly Thing[] = [
  drawn('dune-buggy', { ratio: 1.8, metres: 1.5, medium: 'land', facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#f08a24';
    p.line('M40 52L62 8H116L142 48', 6, '#39404e');
    p.line('M90 8V50M62 8L90 50', 4, '#39404e');
    p.box(66, 34, 18, 26, 6, '#2e3444');
    p.path('M14 48H66L72 62H108L118 46H160Q176 48 174 64L166 74H22Q8 70 14 48Z', main);
    p.box(6, 40, 26, 16, 4, '#8d97a8');
    p.line('M112 44L102 36', 4, '#22242e');
    p.ball(170, 54, 6, '#fff3b8');
    wheel(p, 38, 74, 26);
    wheel(p, 144, 76, 24);
  }),
  drawn(
    'station-wagon',
    { ratio: 2.6, metres: 1.6, medium: 'land', facing: 1 },
    (p, { colour, isDark }) => {
      const main = colour ?? '#3f7f8f';
      p.line('M40 5H150', 4, '#8d97a8');
      p.path('M12 44L26 12Q28 8 36 8H150Q160 8 168 16L194 42Z', main);
      p.path(
        'M28 40L38 16H74V40ZM82 16H116V40H82ZM124 16H148Q154 16 160 22L178 40H124Z',
        '#cfeaf7',
      );
      p.path('M4 44Q4 40 12 40H196Q248 44 254 62Q256 80 248 82H10Q2 80 4 44Z', main);
      p.flat('M8 54H222V66H8Z', '#b9793f', 0.85);
      p.line('M78 42V80M120 42V80', 1.6, darker(main, 0.3));
      p.box(92, 48, 12, 3.4, 1.6, '#e8eef4');
      p.oval(246, 60, 6, 7, '#fff3b8');
      p.box(2, 52, 7, 12, 3, '#e2483f');
      if (isDark) p.glow(250, 60, 40, '#fff1a8', 0.7);
      wheel(p, 54, 80, 20);
      wheel(p, 204, 80, 20);
    },
  ),
  drawn('tandem', { ratio: 2, metres: 1.1, medium: 'land', facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#e2483f';
    spokes(p, 34, 68, 30);
    spokes(p, 166, 68, 30);
    p.line(
      'M34 68L52 30L100 30L152 26L166 68M34 68H74L52 30M74 68L100 30L122 68L152 28M74 68H122',
      4,
      main,
    );
    p.line('M50 30L46 18M98 30L94 18', 3, '#39404e');
    p.path('M34 14H58Q56 20 46 20Q36 20 34 14ZM82 14H106Q104 20 94 20Q84 20 82 14Z', '#22242e');
    p.line('M152 28L148 12Q156 6 164 12M100 30L112 14L120 18', 3.4, '#39404e');
    p.ball(74, 68, 6, '#aab4c2');
    p.ball(122, 68, 6, '#aab4c2');
  }),
  drawn('cargo-bike', { ratio: 2.2, metres: 1.1, medium: 'land', facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#3f8f6a';
    spokes(p, 34, 68, 30);
    spokes(p, 196, 78, 20);
    p.line('M34 68L56 28L96 40M34 68H74L56 28M74 68L96 40L108 82H176L196 78', 4.4, main);
    p.line('M54 28L50 16', 3, '#39404e');
    p.path('M38 12H62Q60 18 50 18Q40 18 38 12Z', '#22242e');
    p.line('M96 40L92 10L80 12', 3.4, '#39404e');
    p.path('M104 34H188L176 80H112Z', '#c99a5f');
    p.line('M106 48H184M108 62H180', 1.6, '#9a6d3c');
    p.ball(74, 68, 6, '#aab4c2');
  }),
  drawn('zamboni', { ratio: 1.6, metres: 2.2, medium: 'land', facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#3f8fd0';
    p.path('M52 22H150Q158 22 158 32V82H44Z', main);
    p.box(52, 44, 104, 9, 0, '#ffffff');
    p.box(18, 48, 34, 32, 5, darker(main, 0.2));
    p.line('M22 48V10M56 24V10', 3, '#39404e');
    p.box(14, 4, 50, 8, 4, '#f4f5f7');
    p.box(26, 30, 18, 22, 5, '#2e3444');
    p.line('M50 46L58 34', 3, '#22242e');
    p.box(0, 78, 34, 18, 3, '#6b7484');
    p.flat('M0 96H40L30 100H0Z', '#bfe8ff', 0.9);
    wheel(p, 62, 84, 16);
    wheel(p, 136, 84, 16);
  }),
  drawn(
    'warship',
    { ratio: 2.8, metres: 26, medium: 'boat', facing: 1, anchors: { top: { x: 0.5, y: 0.3 } } },
    (p, { colour }) => {
      const main = colour ?? '#7d8998';
      p.line('M132 28V2M124 10H140', 2.4, '#4a5262');
      p.path('M92 66L98 44H112V30H150V44H166L174 66Z', lighter(main, 0.2));
      p.box(116, 34, 30, 5, 1, '#2e3a48');
      p.box(102, 50, 60, 5, 1, '#2e3a48');
      p.path('M72 66L76 38H90L92 66Z', darker(main, 0.12));
      p.box(74, 34, 18, 6, 1, '#2e3444');
      for (const [x, way] of [
        [42, -1],
        [194, 1],
        [222, 1],
      ] as const) {
        p.line(`M${x} 58L${x + 26 * way} 52`, 3, '#4a5262');
        p.path(`M${x - 11} 68Q${x - 10} 52 ${x} 52Q${x + 10} 52 ${x + 11} 68Z`, darker(main, 0.2));
      }
      p.path('M2 66H262L280 60L262 94Q260 100 252 100H24Q12 100 8 90Z', main);
      p.flat('M10 90H264L260 100H24Q14 100 10 90Z', '#a8343a', 0.9);
      p.line('M246 66L272 56M14 66V54', 1.6, '#4a5262');
      p.flat('M20 74h4v10h-4zM28 74h8v10h-8z', '#ffffff', 0.8);
    },
  ),
  drawn(
    'paddle-steamer',
    {
      ratio: 2.1,
      metres: 12,
      medium: 'boat',
      facing: 1,
      anchors: { outlet: { x: 0.66, y: 0.02 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#f4efe4';
      p.box(132, 0, 9, 40, 2, '#2e2a33');
      p.box(150, 0, 9, 40, 2, '#2e2a33');
      p.box(120, 12, 18, 20, 2, main);
      p.box(60, 30, 116, 22, 2, main);
      p.box(44, 52, 140, 24, 2, main);
      p.box(54, 27, 128, 5, 2, '#c8402f');
      p.box(38, 50, 152, 5, 2, '#c8402f');
      for (let x = 66; x < 172; x += 15) p.box(x, 36, 8, 11, 2, '#6fa8c8');
      for (let x = 52; x < 180; x += 15) p.box(x, 59, 8, 13, 2, '#6fa8c8');
      p.path('M30 74H208L200 98Q198 100 194 100H40Z', '#7a3a2c');
      p.line('M30 76H206', 3, '#e8c77a');
    },
    (p, seconds) => {
      p.ring(26, 76, 22, 5, '#c8402f');
      for (let at = 0; at < 8; at += 1) {
        const angle = (at / 8) * 2 * Math.PI + seconds * 1.6;
        const end = { x: 26 + 23 * Math.cos(angle), y: 76 + 23 * Math.sin(angle) };
        p.stick({ x: 26, y: 76 }, end, 3, '#a8343a');
      }
      p.ball(26, 76, 5, '#e8c77a');
    },
  ),
  drawn('lifeboat', { ratio: 2, metres: 3, medium: 'boat', facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#f0702a';
    p.path('M40 50Q44 14 96 12Q146 14 158 50Z', main);
    p.box(84, 2, 34, 16, 5, lighter(main, 0.15));
    for (const x of [62, 88, 114, 138]) p.box(x, 28, 14, 12, 4, '#2e3a48');
    p.path('M4 48Q100 58 196 46Q190 92 168 98H32Q10 90 4 48Z', main);
    p.line('M6 56Q100 66 194 54', 4, '#ffffff');
    p.line('M12 66Q22 78 34 68T58 70T82 72T106 72T130 72T154 70T184 64', 2, '#f4f5f7');
  }),
  drawn('hovercraft', { ratio: 2.1, metres: 3, medium: 'boat', facing: 1 }, (p, { colour }) => {
    p.ring(30, 26, 22, 5, '#39404e');
    p.line('M30 6V46M12 16L48 36M12 36L48 16', 3, '#aab4c2');
    p.box(26, 46, 8, 16, 2, '#39404e');
    p.path('M66 60L76 26Q78 22 84 22H136Q144 22 150 30L172 60Z', colour ?? '#f4f5f7');
    p.path('M132 28L144 32L160 54H132Z', '#6fb6dc');
    p.box(84, 32, 18, 16, 3, '#6fb6dc');
    p.box(108, 32, 18, 16, 3, '#6fb6dc');
    p.box(14, 56, 184, 14, 5, '#e2483f');
    p.path('M10 68H202Q214 84 204 98H8Q-4 84 10 68Z', '#2e3444');
    p.line('M40 72V96M70 72V96M100 72V96M130 72V96M160 72V96', 3, '#444c5c');
  }),
  drawn('barge', { ratio: 3.2, metres: 4, medium: 'boat', facing: 1 }, (p, { colour }) => {
    p.box(18, 18, 50, 42, 4, '#f4efe4');
    p.box(12, 12, 62, 8, 3, '#a8343a');
    p.box(26, 28, 14, 14, 2, '#6fa8c8');
    p.box(48, 28, 14, 14, 2, '#6fa8c8');
    p.path('M86 58Q112 22 142 46Q172 16 202 44Q232 20 272 58Z', '#b08a58');
    p.path('M2 54H318L300 94Q298 100 290 100H26Q18 100 16 94Z', colour ?? '#3f5f78');
    p.line('M4 62H314', 4, '#e8c77a');
  }),
  drawn('sailplane', { ratio: 3, metres: 1.8, medium: 'air', facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#f4f5f7';
    p.path('M28 52L8 8H34L62 48Z', main);
    p.path('M12 44Q150 40 230 38Q290 42 296 60Q280 82 210 80Q120 72 20 56Z', main);
    p.path('M222 42Q268 40 284 58Q250 60 218 58Z', '#6fb6dc');
    p.path('M128 58L200 56L150 100L128 98Z', darker(main, 0.12));
    p.path('M150 46L196 44L150 14L134 16Z', darker(main, 0.06));
    p.flat('M30 56Q120 70 260 72Q120 78 30 56Z', '#e2483f', 0.8);
  }),
  drawn('seaplane', { ratio: 2.1, metres: 3, medium: 'air', facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#f2b632';
    p.line('M84 60L76 84M132 60L136 84M96 60L118 84', 4, '#6b7484');
    p.path('M40 82H168Q182 84 184 88Q170 100 150 100H62Q46 98 40 82Z', '#e8eef4');
    p.path('M4 6H26L48 34H4Z', main);
    p.path('M4 34Q40 26 96 24H150Q190 28 192 46Q188 62 150 64Q80 62 8 44Z', main);
    p.path('M104 26L118 12H144L158 28L150 38H108Z', '#cfeaf7');
    p.box(60, 8, 96, 9, 4, darker(main, 0.15));
    p.ball(192, 46, 7, '#39404e');
    p.oval(200, 46, 3, 30, '#c9d1dc');
    p.line('M30 46Q110 58 186 52', 4, '#ffffff');
  }),
];
