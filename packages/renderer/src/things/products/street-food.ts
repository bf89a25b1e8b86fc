import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A van that sells food, a crate of vegetables and a wooden train. */
export const STREET_FOOD: readonly Thing[] = [
  drawn(
    'food-truck',
    { ratio: 1.75, metres: 3, facing: 1, anchors: { top: { x: 0.4, y: 0.12 } } },
    (p, { colour }) => {
      const main = colour ?? '#f2b93b';
      p.box(4, 16, 120, 70, 8, main);
      p.path('M122 34H150Q158 36 162 50L172 62V86H122Z', main);
      p.path('M130 40H148Q154 42 158 54H130Z', '#bfe4f5');
      p.box(4, 66, 168, 8, 0, '#fff3df');
      p.box(24, 38, 78, 24, 3, '#5a3826');
      p.box(30, 44, 14, 18, 2, '#ffd98a');
      p.box(50, 40, 18, 22, 4, '#fdf7ea');
      p.ball(59, 38, 7, '#e0a878');
      p.box(52, 27, 14, 8, 3, '#ffffff');
      p.box(74, 46, 20, 16, 2, '#ffd98a');
      p.box(20, 60, 86, 6, 2, '#8a5a34');
      for (let at = 0; at < 8; at += 1)
        p.path(
          `M${18 + at * 11.2} 24H${29.2 + at * 11.2}L${30 + at * 11.6} 38Q${24 + at * 11.6} 43 ${18 + at * 11.6} 38Z`,
          at % 2 === 0 ? '#e2473c' : '#fff7ea',
        );
      p.box(28, 2, 66, 15, 5, '#e2473c');
      p.line('M38 10H84', 3.4, '#fff3df');
      p.ball(168, 72, 4, '#fff3c4');
      for (const x of [36, 140]) {
        p.ball(x, 86, 14, '#2b2f3a');
        p.ball(x, 86, 7, '#c9d2de');
      }
    },
  ),
  drawn('vegetable-crate', { ratio: 1.35, metres: 0.4 }, (p, { colour }) => {
    const wood = colour ?? '#c98f58';
    for (const x of [34, 52]) p.oval(x, 20, 9, 18, '#57a860');
    p.ball(44, 34, 22, '#6fbf5f');
    p.path('M70 50L84 4Q92 0 94 10L88 52Z', '#f2c14e');
    p.path('M84 6Q88 -2 96 2L92 12Z', '#57a860');
    p.ball(20, 44, 17, '#e2473c');
    p.path('M20 30l-6 -5h12z', '#3f8f4a');
    p.path('M92 54L104 16Q110 10 114 18L116 54Z', '#f08a2c');
    p.line('M108 14L104 2M110 14L114 2M109 14V0', 3, '#57a860');
    p.ball(66, 44, 16, '#8a4fa8');
    p.ball(122, 46, 12, '#e2473c');
    p.box(0, 50, 135, 50, 3, darker(wood, 0.3));
    for (const y of [50, 67, 84]) p.box(0, y, 135, 14, 2, wood);
    for (const x of [4, 119]) p.box(x, 46, 12, 54, 2, lighter(wood, 0.15));
  }),
  drawn('toy-car', { ratio: 1.7, metres: 0.25, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#e2473c';
    p.line('M32 46L20 2', 2, '#4a5162');
    p.ball(20, 4, 4, '#ffd23f');
    p.path('M2 74Q0 52 16 48L52 44L74 22H112L134 46Q168 48 168 70V80H2Z', main);
    p.path('M62 44L80 28H90V46H60ZM96 28H108L124 46H96Z', '#cfe8f7');
    p.path('M4 62H168V70H4Z', '#ffd23f');
    p.ball(160, 60, 6, '#fff3b8');
    for (const x of [38, 130]) {
      p.ball(x, 78, 22, '#2b303c');
      p.ball(x, 78, 10, '#ffd23f');
    }
  }),
  drawn('toy-train', { ratio: 2.3, metres: 0.2, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#e2473c';
    for (const [x, car] of [
      [0, '#3f8fd8'],
      [78, '#f5c22f'],
    ] as const) {
      p.box(x, 46, 66, 34, 6, car);
      p.box(x + 64, 70, 16, 6, 2, '#8a5a34');
      for (const [dx, ball] of [
        [18, '#4fb06a'],
        [46, '#e2473c'],
      ] as const)
        p.ball(x + dx, 38, 13, ball);
      p.box(x + 2, 42, 62, 12, 4, lighter(car, 0.2));
    }
    p.box(156, 18, 30, 62, 5, main);
    p.box(150, 8, 42, 12, 5, '#4fb06a');
    p.box(162, 28, 18, 18, 3, '#fff3df');
    p.box(182, 42, 44, 38, 10, '#f0a35a');
    p.box(196, 12, 14, 32, 3, '#3f8fd8');
    p.ball(203, 10, 10, '#fff3df');
    p.box(150, 74, 80, 8, 3, '#8a5a34');
    for (const x of [16, 50, 94, 128, 170, 212]) {
      p.ball(x, 86, 14, '#c98f58');
      p.ball(x, 86, 5, '#8a5a34');
    }
  }),
];
