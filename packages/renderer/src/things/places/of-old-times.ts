import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const GOLD = '#e2b64c';
const BLUE = '#2f5fa8';
const OAK = '#8a5a36';

/** What is dug up, besieged with and rung at temples. */
export const OF_OLD_TIMES: readonly Thing[] = [
  drawn(
    'sarcophagus',
    {
      ratio: 2.5,
      metres: 1.05,
      anchors: { top: { x: 0.5, y: 0.34 }, inside: { x: 0.08, y: 0.1, width: 0.84, height: 0.5 } },
    },
    (p, { colour, states }) => {
      const gold = colour ?? GOLD;
      p.box(4, 54, 242, 40, 4, darker(gold, 0.12));
      p.box(0, 90, 250, 10, 2, darker(gold, 0.28));
      for (let x = 18; x < 236; x += 24) p.box(x, 62, 12, 22, 2, x % 48 === 18 ? BLUE : '#b0402f');
      p.box(0, 48, 250, 9, 3, lighter(gold, 0.12));
      if (states.includes('open')) {
        p.path('M8 48L18 30H236L244 48Z', '#33261c');
        p.path('M150 48L246 0L250 10L176 54Z', gold);
        return;
      }
      // The lid has the shape of who lies in it: feet, folded arms and the face with its headcloth.
      p.path('M8 48Q6 26 24 24Q70 34 120 26Q160 18 176 22Q196 4 222 12Q244 22 242 48Z', gold);
      for (let x = 44; x < 150; x += 20) p.line(`M${x} 28Q${x + 8} 38 ${x + 4} 47`, 3, BLUE);
      p.line('M160 40Q172 26 184 40M158 46Q174 34 188 46', 5, darker(gold, 0.3));
      p.path('M186 47Q180 20 206 9Q238 10 240 47Z', BLUE);
      for (const x of [192, 202, 226, 234]) p.line(`M${x} 22V46`, 2.6, lighter(gold, 0.2));
      p.oval(214, 28, 12, 15, lighter(gold, 0.25));
      p.spot(209, 25, 2.4, 1.8, '#2a2018');
      p.spot(219, 25, 2.4, 1.8, '#2a2018');
      p.line('M210 35Q214 38 218 35', 1.8, '#8a5a2a');
    },
  ),
  drawn(
    'temple-bell',
    { ratio: 1.35, metres: 3.4, medium: 'scenery', anchors: { grip: { x: 0.12, y: 0.62 } } },
    (p, { colour, isDark }) => {
      const bronze = colour ?? '#7d8a5c';
      const red = '#a8392b';
      p.box(46, 16, 8, 84, 1, red);
      p.box(118, 16, 8, 84, 1, red);
      p.path('M28 20Q48 14 54 0H118Q124 14 135 20Z', isDark ? '#2f3648' : '#4a5468');
      p.box(30, 18, 105, 5, 2, darker(red, 0.15));
      p.line('M86 22V32', 4, '#4a3d30');
      p.path('M66 84Q68 76 68 58Q68 36 86 32Q104 36 104 58Q104 76 106 84Z', bronze);
      p.box(64, 82, 44, 5, 2, darker(bronze, 0.2));
      p.line('M69 60H103M70 66H102', 1.6, darker(bronze, 0.25));
      p.ball(72, 72, 5, lighter(bronze, 0.22));
      for (const x of [78, 86, 94])
        for (const y of [42, 48, 54]) p.ball(x, y, 1.7, lighter(bronze, 0.3));
    },
    (p, seconds) => {
      const swing = Math.max(0, Math.sin(seconds * 2.2)) * 12;
      p.stick({ x: 30, y: 22 }, { x: 22 - swing, y: 70 }, 1.4, '#d8c49a');
      p.stick({ x: 56, y: 22 }, { x: 48 - swing, y: 70 }, 1.4, '#d8c49a');
      p.stick({ x: 12 - swing, y: 72 }, { x: 62 - swing, y: 72 }, 8, '#a5713f');
    },
  ),
  drawn('moai', { ratio: 0.56, metres: 6, medium: 'scenery' }, (p) => {
    const stone = '#8d8a86';
    p.path('M6 100L10 66Q12 58 12 50L10 20Q10 2 28 2Q46 2 46 20L46 48Q46 58 48 66L52 100Z', stone);
    p.path('M12 24Q28 14 46 24V30Q36 26 30 30L28 46H22L24 30Q18 26 12 30Z', darker(stone, 0.22));
    p.path('M26 28L38 50Q30 55 22 50Z', lighter(stone, 0.16));
    p.spot(19, 31, 4, 3, '#3f3c3a');
    p.spot(39, 31, 4, 3, '#3f3c3a');
    p.line('M20 58Q29 55 38 58', 3, darker(stone, 0.35));
    p.line('M8 32V50M49 32V50', 4, darker(stone, 0.14));
    p.line('M14 70Q30 76 46 70M14 76V98M46 76V98', 2.4, darker(stone, 0.2));
  }),
  drawn(
    'stone-circle',
    { ratio: 2.6, metres: 5.4, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.1 } } },
    (p) => {
      const stone = '#9a988f';
      for (const x of [62, 104, 146, 188]) p.box(x, 34, 14, 48, 3, darker(stone, 0.25));
      p.box(60, 28, 60, 10, 3, darker(stone, 0.2));
      p.box(144, 28, 60, 10, 3, darker(stone, 0.2));
      for (const [x, top] of [
        [6, 30],
        [48, 22],
        [100, 16],
        [142, 16],
        [196, 24],
        [234, 34],
      ] as const)
        p.path(
          `M${x} 100L${x + 2} ${top + 6}Q${x + 10} ${top - 2} ${x + 18} ${top + 5}L${x + 22} 100Z`,
          stone,
        );
      p.path('M94 20Q96 6 102 6L168 4Q174 8 172 18L160 20Z', lighter(stone, 0.08));
      p.path('M2 34L4 24L68 18L72 28Z', lighter(stone, 0.08));
      p.oval(36, 96, 22, 6, darker(stone, 0.1));
    },
  ),
  drawn(
    'catapult',
    {
      ratio: 1.5,
      metres: 3.2,
      facing: 1,
      anchors: { grip: { x: 0.1, y: 0.7 }, top: { x: 0.2, y: 0.3 } },
    },
    (p) => {
      p.line('M20 74H136', 9, darker(OAK, 0.1));
      p.line('M52 74L88 20L116 74M88 20V74', 7, OAK);
      p.line('M110 74L22 34', 6, lighter(OAK, 0.15));
      p.path('M6 30Q18 46 32 38L28 26Z', darker(OAK, 0.2));
      p.ball(18, 24, 11, '#7d7a76');
      p.line('M100 66L72 46', 2.6, '#e0cfa4');
      for (const x of [34, 120]) {
        p.ball(x, 84, 16, darker(OAK, 0.2));
        p.ball(x, 84, 10, OAK);
        p.line(`M${x - 11} 84H${x + 11}M${x} 73V95`, 3, darker(OAK, 0.3));
      }
    },
  ),
  drawn(
    'cannon',
    {
      ratio: 1.9,
      metres: 1.15,
      facing: 1,
      anchors: { outlet: { x: 0.99, y: 0.14 }, top: { x: 0.4, y: 0.2 } },
    },
    (p, { colour }) => {
      const iron = colour ?? '#3f4452';
      p.path('M8 92L60 56L110 64L60 96Z', OAK);
      p.path('M26 44Q12 50 24 66L170 40Q182 34 178 22L30 40Z', iron);
      p.path('M168 8L188 4L190 36L174 44Z', lighter(iron, 0.12));
      p.ball(16, 58, 8, darker(iron, 0.15));
      p.line('M60 36L64 58M112 30L116 50', 5, lighter(iron, 0.18));
      p.ball(82, 70, 29, darker(OAK, 0.25));
      p.ball(82, 70, 20, lighter(OAK, 0.1));
      p.line('M62 70H102M82 50V90M68 56L96 84M96 56L68 84', 4, darker(OAK, 0.25));
      p.ball(82, 70, 5, '#2f2a26');
    },
  ),
  drawn('dinosaur-skull', { ratio: 1.7, metres: 1.5, facing: 1 }, (p) => {
    const bone = '#efe6d0';
    p.path('M8 62Q0 30 24 12Q50 -4 92 8Q150 16 168 44Q172 58 156 60L92 66L60 74Q20 80 8 62Z', bone);
    p.path('M36 72L92 70L154 66Q160 84 142 90L70 100Q40 100 28 86Z', darker(bone, 0.06));
    p.spot(54, 34, 15, 14, '#4a3d30');
    p.spot(96, 36, 12, 9, '#5c4d3c');
    p.spot(146, 36, 6, 5, '#5c4d3c');
    for (let x = 66; x < 156; x += 12) p.path(`M${x} 64H${x + 8}L${x + 4} 80Z`, '#fffaf0');
    for (let x = 74; x < 146; x += 12) p.path(`M${x} 84H${x + 7}L${x + 4} 72Z`, '#fffaf0');
    p.line('M26 24Q50 8 90 16M24 62Q40 54 60 60', 2.4, darker(bone, 0.25));
  }),
  drawn('cannonball', { ratio: 1, metres: 0.24 }, (p) => {
    p.ball(50, 50, 49, '#3a3f4b');
    p.spot(34, 30, 12, 9, '#6a7080');
  }),
];
