import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What is measured, ground and shown with in laboratories and lessons. */
export const LABORATORY: readonly Thing[] = [
  drawn('mortar-and-pestle', { ratio: 1.1, metres: 0.2 }, (p, { colour }) => {
    const main = colour ?? '#c3ccd8';
    p.line('M58 46L94 6', 13, darker(main, 0.12));
    p.ball(95, 7, 8, main);
    p.oval(52, 44, 46, 12, darker(main, 0.3));
    p.oval(50, 46, 34, 7, '#6fae5c');
    p.path('M6 44Q52 62 98 44Q98 78 70 88V94Q78 96 78 100H26Q26 96 34 94V88Q6 78 6 44Z', main);
  }),
  drawn(
    'bunsen-burner',
    { ratio: 0.56, metres: 0.32, anchors: { outlet: { x: 0.5, y: 0.32 } } },
    (p, { colour }) => {
      p.box(22, 32, 12, 54, 2, '#aab4c2');
      p.box(18, 66, 20, 12, 3, colour ?? '#d9a23f');
      p.box(4, 86, 48, 14, 5, '#39404e');
      p.line('M34 82H54', 5, '#e0803f');
    },
    (p, seconds) => {
      const sway = Math.sin(seconds * 9) * 1.4;
      p.path(`M21 33Q18 16 ${28 + sway} 0Q38 16 35 33Z`, '#4f9df0');
      p.path(`M24 33Q23 22 ${28 + sway * 0.6} 12Q33 22 32 33Z`, '#bfe4ff');
    },
  ),
  drawn('glass-prism', { ratio: 1.9, metres: 0.2 }, (p) => {
    p.line('M0 62L78 46', 4, '#fffbe8');
    const rays = ['#e2483f', '#f08a24', '#f6d23f', '#57b368', '#3f8fd0', '#7a4fd0'];
    rays.forEach((ray, at) => {
      p.line(`M108 48L188 ${34 + at * 8}`, 6, ray);
    });
    p.path('M93 6L138 96H48Z', '#cfe9f7');
    p.flat('M93 6L104 28L70 96H48Z', '#ffffff', 0.5);
    p.line('M93 6L138 96H48Z', 2.4, '#8fb8d0');
  }),
  drawn('tuning-fork', { ratio: 0.3, metres: 0.2 }, (p, { colour }) => {
    p.line('M5 2V40Q5 54 15 54Q25 54 25 40V2', 6, colour ?? '#aab4c2');
    p.line('M15 54V98', 6, colour ?? '#aab4c2');
  }),
  drawn(
    'newtons-cradle',
    { ratio: 1.3, metres: 0.2 },
    (p) => {
      p.box(6, 88, 118, 12, 4, '#4a3328');
      p.line('M16 90V8H114V90', 4, '#aab4c2');
    },
    (p, seconds) => {
      const swing = Math.sin(seconds * 4);
      for (let at = 0; at < 5; at += 1) {
        const lift = at === 0 ? Math.max(0, -swing) : at === 4 ? Math.max(0, swing) : 0;
        const angle = lift * 0.7 * (at === 0 ? 1 : -1);
        const hung = { x: 37 + at * 14, y: 8 };
        const [x, y] = [hung.x - 58 * Math.sin(angle), hung.y + 58 * Math.cos(angle)];
        p.stick(hung, { x, y }, 1.2, '#6b7484');
        p.ball(x, y, 7, '#c9d1dc');
      }
    },
  ),
  drawn('barometer', { ratio: 1, metres: 0.26 }, (p, { colour }) => {
    p.ball(50, 50, 50, colour ?? '#8a5a36');
    p.ball(50, 50, 42, '#e8c77a');
    p.ball(50, 50, 37, '#fffaf0');
    for (let at = 0; at < 11; at += 1) {
      const angle = (0.7 + at * 0.16) * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      p.line(
        `M${50 + 30 * x} ${50 + 30 * y}L${50 + 34 * x} ${50 + 34 * y}`,
        at % 5 === 0 ? 3 : 1.6,
        '#39404e',
      );
    }
    p.line('M50 50L70 28', 3.4, '#22242e');
    p.line('M50 50L34 30', 2, '#d9a23f');
    p.ball(50, 50, 5, '#d9a23f');
    p.path('M44 72H56L50 80Z', '#4f9df0');
  }),
  drawn('kaleidoscope', { ratio: 2.4, metres: 0.14, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#7a4fd0';
    p.path('M6 34L200 8V92L6 66Z', main);
    for (const [x, tint] of [
      [40, '#f6d23f'],
      [100, '#ff7a9c'],
      [156, '#4fd0c0'],
    ] as const)
      p.path(`M${x} ${30 - x * 0.11}h14v${42 + x * 0.22}h-14Z`, tint);
    p.oval(204, 50, 22, 46, '#d9b04a');
    p.oval(206, 50, 17, 39, '#2b2550');
    for (let at = 0; at < 6; at += 1) {
      const angle = (at / 6) * 2 * Math.PI;
      const [x, y] = [206 + 8 * Math.cos(angle), 50 + 22 * Math.sin(angle)];
      p.oval(x, y, 5, 9, ['#ff5f7a', '#f6d23f', '#4fd0c0'][at % 3] ?? '#ffffff');
    }
    p.oval(206, 50, 4, 9, '#ffffff');
    p.box(0, 32, 10, 36, 3, '#d9b04a');
  }),
  drawn('dna-model', { ratio: 0.6, metres: 0.5 }, (p, { colour }) => {
    p.box(10, 92, 40, 8, 3, '#39404e');
    p.line('M30 92V86', 4, '#39404e');
    const at = (y: number, way: number) => 30 + way * 22 * Math.sin(y * 0.076);
    for (let y = 4; y < 90; y += 7)
      p.line(`M${at(y, 1)} ${y}L${at(y, -1)} ${y}`, 3, y % 2 === 0 ? '#f6d23f' : '#57b368');
    for (let y = 2; y < 90; y += 3) {
      p.ball(at(y, 1), y, 3.6, colour ?? '#3f8fd0');
      p.ball(at(y, -1), y, 3.6, '#e2483f');
    }
  }),
  drawn('atom-model', { ratio: 1, metres: 0.4 }, (p, { colour }) => {
    p.box(26, 94, 48, 6, 3, '#39404e');
    p.line('M50 94V50', 4, '#6b7484');
    const { brush } = p;
    for (const turn of [0, Math.PI / 3, (2 * Math.PI) / 3]) {
      brush.save();
      brush.translate(50, 46);
      brush.rotate(turn);
      brush.strokeStyle = '#8fa3c0';
      brush.lineWidth = 2.4;
      brush.beginPath();
      brush.ellipse(0, 0, 45, 17, 0, 0, 2 * Math.PI);
      brush.stroke();
      brush.restore();
      p.ball(50 + 45 * Math.cos(turn), 46 + 45 * Math.sin(turn), 5, colour ?? '#4f9df0');
    }
    p.ball(46, 43, 8, '#e2483f');
    p.ball(55, 44, 8, '#f2b632');
    p.ball(50, 51, 8, '#e2483f');
  }),
  drawn(
    'plasma-ball',
    { ratio: 0.8, metres: 0.3 },
    (p, { colour }) => {
      p.path('M22 82H58L68 100H12Z', '#2e3444');
      p.ball(40, 42, 40, colour ?? '#3a1f66');
      p.ball(40, 42, 7, '#ffd6ff');
    },
    (p, seconds) => {
      for (let at = 0; at < 7; at += 1) {
        const angle = at * 0.9 + Math.sin(seconds * 1.3 + at * 2) * 0.4;
        const bend = angle + 0.3 * Math.sin(seconds * 5 + at);
        const mid = { x: 40 + 20 * Math.cos(bend), y: 42 + 20 * Math.sin(bend) };
        p.stick({ x: 40, y: 42 }, mid, 2, '#ff8af0');
        p.stick(
          mid,
          { x: 40 + 37 * Math.cos(angle), y: 42 + 37 * Math.sin(angle) },
          1.4,
          '#b9a0ff',
        );
      }
      p.spot(28, 24, 9, 6, '#ffffff', 0.35);
    },
  ),
  drawn('oscilloscope', { ratio: 1.6, metres: 0.3 }, (p, { colour }) => {
    p.box(0, 4, 160, 90, 8, colour ?? '#c9d1dc');
    p.box(10, 94, 20, 6, 2, '#39404e');
    p.box(130, 94, 20, 6, 2, '#39404e');
    p.box(10, 14, 88, 70, 5, '#12281e');
    p.line('M14 49H94M54 18V80', 1, '#2f5a44');
    p.line('M14 49Q24 8 34 49T54 49T74 49T94 49', 3, '#7df0a0');
    for (const [x, y, tint] of [
      [114, 26, '#39404e'],
      [140, 26, '#39404e'],
      [114, 52, '#e2483f'],
      [140, 52, '#39404e'],
      [114, 76, '#f2b632'],
      [140, 76, '#3f8fd0'],
    ] as const)
      p.ball(x, y, 8, tint);
  }),
  drawn('tesla-coil', { ratio: 0.8, metres: 1.6 }, (p, { colour }) => {
    p.box(14, 88, 52, 12, 4, '#39404e');
    p.box(30, 30, 20, 58, 3, colour ?? '#c8743a');
    for (let y = 34; y < 86; y += 5) p.line(`M30 ${y}H50`, 1.2, '#8a4a22');
    p.oval(40, 24, 28, 10, '#c9d1dc');
    p.line('M66 20L74 12L72 8L80 0M14 20L6 14L8 8L0 2', 2, '#b9a0ff');
    p.line('M62 16L66 4M20 16L16 2', 1.4, '#e6d8ff');
  }),
  drawn('orrery', { ratio: 1.5, metres: 0.6 }, (p) => {
    p.box(54, 92, 42, 8, 3, '#8a5a36');
    p.line('M75 92V40', 4, '#d9a23f');
    p.line('M75 58H18M75 66H138M75 50H112M75 74H44', 2.4, '#d9a23f');
    p.line('M18 58V46M138 66V50M112 50V38M44 74V62', 2, '#d9a23f');
    p.ball(75, 24, 20, '#f8b62e');
    p.ball(44, 56, 7, '#c8743a');
    p.ball(112, 32, 8, '#3f8fd0');
    p.ball(18, 38, 10, '#d9a06a');
    p.oval(138, 44, 17, 4, '#c9b07a');
    p.ball(138, 42, 9, '#e8d09a');
  }),
  drawn('geode', { ratio: 1.3, metres: 0.16 }, (p, { colour }) => {
    const main = colour ?? '#9a5fd8';
    p.path('M4 62Q2 22 44 6Q100 -2 122 36Q136 76 104 94Q50 106 18 92Q6 82 4 62Z', '#7d7480');
    p.path('M18 60Q18 28 50 18Q96 14 110 44Q116 74 94 84Q50 92 30 82Q20 74 18 60Z', '#e6e0ee');
    p.path('M28 58Q30 36 56 28Q90 26 100 48Q102 68 88 74Q52 80 38 74Q30 68 28 58Z', main);
    for (const [x, y] of [
      [44, 50],
      [60, 42],
      [78, 46],
      [56, 62],
      [74, 62],
      [90, 56],
    ] as const)
      p.path(`M${x} ${y - 9}l6 7l-2 10h-8l-2 -10Z`, lighter(main, 0.4));
  }),
  drawn('rain-gauge', { ratio: 0.4, metres: 0.5 }, (p) => {
    p.box(16, 40, 8, 60, 2, '#a8693c');
    p.path('M4 0H36L31 14V78Q31 82 26 82H14Q9 82 9 78V14Z', '#dff0f8');
    p.box(11, 44, 18, 36, 3, '#4f9df0');
    for (let y = 22; y < 78; y += 9) p.line(`M12 ${y}H20`, 1.8, '#39404e');
  }),
  drawn('skeleton-stand', { ratio: 0.42, metres: 1.7 }, (p) => {
    const bone = '#f4ecd8';
    p.line('M38 98V2H21', 1.8, '#8d97a8');
    p.box(10, 96, 31, 4, 2, '#39404e');
    p.line('M21 18V52', 2.6, bone);
    for (const [y, wide] of [
      [23, 8],
      [27, 9.4],
      [31, 9.4],
      [35, 8],
    ] as const)
      p.line(`M${21 - wide} ${y + 2}Q21 ${y - 3} ${21 + wide} ${y + 2}`, 2, bone);
    p.line('M10 21H32', 2.6, bone);
    p.line('M10 21L7 38L8 54M32 21L35 38L34 54', 2.4, bone);
    p.path('M11 48Q21 44 31 48L27 56H15Z', bone);
    p.line('M16 55L15 73L15 92M26 55L27 73L27 92', 2.8, bone);
    p.line('M15 92H10M27 92H32', 3, bone);
    p.oval(21, 9, 7.4, 8, bone);
    p.box(17, 13, 8, 6, 2, bone);
    p.spot(18, 9, 2.2, 2.6, '#39404e');
    p.spot(24, 9, 2.2, 2.6, '#39404e');
    p.line('M18.5 16.5H23.5', 1, '#39404e');
  }),
];
