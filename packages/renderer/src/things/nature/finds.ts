import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const COURSES = 6;

/** The lower courses of a pyramid, with a ramp up to the one that is being laid. */
function steps(p: Pen, main: string): void {
  for (let course = 0; course < COURSES; course += 1) {
    const [top, half] = [86 - course * 14, 96 - course * 12];
    p.box(100 - half, top, half * 2, 14, 0, course % 2 === 0 ? main : lighter(main, 0.1));
    p.box(100 + half * 0.36, top, half * 0.64, 14, 0, darker(main, 0.22));
    p.line(`M${100 - half} ${top}H${100 + half}`, 1, darker(main, 0.3));
    for (let x = 108 - half + (course % 2) * 8; x < 98 + half; x += 17)
      p.line(`M${x} ${top}V${top + 14}`, 1, darker(main, 0.26));
  }
  for (const [x, wide] of [
    [74, 16],
    [92, 16],
    [122, 14],
  ] as const)
    p.box(x, 4, wide, 12, 0.6, lighter(main, 0.2));
  p.path('M2 100L58 30L72 30L34 100Z', darker(main, 0.12));
  p.line('M2 100L58 30M34 100L72 30', 1.4, darker(main, 0.34));
}

/** What children bring home, dig up or play with outside. */
export const FINDS: readonly Thing[] = [
  drawn(
    'spider-web',
    { ratio: 1.2, metres: 0.5, anchors: { inside: { x: 0.3, y: 0.28, width: 0.4, height: 0.44 } } },
    (p) => {
      p.line('M2 100Q14 50 4 0', 6, '#7a5236');
      p.line('M118 100Q106 50 116 0', 6, '#7a5236');
      const spokes = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
      for (const turn of spokes)
        p.line(`M60 50L${60 + Math.cos(turn) * 52} ${50 + Math.sin(turn) * 47}`, 1, '#eef2f8');
      for (let ring = 1; ring <= 6; ring += 1) {
        const points = spokes.map((turn) => {
          const far = ring * (7.6 - (ring % 2) * 0.3);
          return `${(60 + Math.cos(turn) * far * 1.1).toFixed(1)} ${(50 + Math.sin(turn) * far).toFixed(1)}`;
        });
        p.line(`M${points.join('L')}Z`, 1, '#eef2f8');
      }
    },
  ),
  drawn('pyramid', { ratio: 1.7, metres: 10, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#e3b968';
    p.path('M85 2L168 100H2Z', main);
    p.path('M85 2L168 100H104Z', darker(main, 0.28));
    for (const y of [20, 36, 52, 68, 84]) {
      const half = (y - 2) * 0.847;
      p.line(`M${85 - half} ${y}L${85 + (y - 2) * 0.194} ${y}`, 1, darker(main, 0.22));
      p.line(`M${85 + (y - 2) * 0.194} ${y}L${85 + half} ${y}`, 1, darker(main, 0.42));
    }
    p.path('M80 100V88Q84 82 88 88V100Z', darker(main, 0.55));
  }),
  drawn('unfinished-pyramid', { ratio: 2, metres: 9, medium: 'scenery' }, (p, { colour }) =>
    steps(p, colour ?? '#e3b968'),
  ),
  drawn(
    'treasure-chest',
    { ratio: 1.3, metres: 0.7, anchors: { top: { x: 0.5, y: 0.1 }, outlet: { x: 0.5, y: 0.4 } } },
    (p, { colour }) => {
      const main = colour ?? '#9a5c34';
      p.path('M10 40Q12 6 40 4H90Q118 6 120 40Z', darker(main, 0.18));
      p.flat('M18 40Q22 14 42 12H88Q108 14 112 40Z', darker(main, 0.55), 0.85);
      for (const [x, y, r] of [
        [30, 40, 9],
        [46, 34, 10],
        [64, 38, 11],
        [82, 33, 10],
        [100, 40, 9],
        [56, 44, 8],
        [90, 44, 8],
      ] as const)
        p.ball(x, y, r, '#f6c445');
      p.path('M40 30L46 22L54 24L56 32L48 38Z', '#e0446b');
      p.path('M74 26L80 20L87 25L84 33L76 33Z', '#3fb6d9');
      p.box(6, 44, 118, 54, 7, main);
      p.box(6, 44, 118, 8, 3, '#e8b84a');
      p.box(20, 44, 9, 54, 2, '#e8b84a');
      p.box(101, 44, 9, 54, 2, '#e8b84a');
      p.box(54, 46, 22, 24, 5, '#f3cf6b');
      p.spot(65, 56, 4, 5, '#6b3f22');
    },
  ),
  drawn(
    'broomstick',
    { ratio: 3.4, metres: 0.5, facing: 1, anchors: { seat: { x: 0.62, y: 0.42 } } },
    (p, { colour }) => {
      const wood = colour ?? '#8a5630';
      p.path('M2 14Q40 -2 96 38L112 44V60L96 66Q44 104 4 96Q22 76 16 56Q20 36 2 14Z', '#e0a84a');
      p.line('M14 32Q52 30 96 48M22 52H96M14 80Q54 76 96 56', 2.4, darker('#e0a84a', 0.28));
      p.box(96, 42, 14, 20, 3, '#b5443f');
      p.line('M108 52Q220 56 334 40', 9, wood);
    },
  ),
  drawn('snowball', { ratio: 1, metres: 0.2 }, (p, { colour }) => {
    p.ball(50, 50, 47, colour ?? '#f4f9ff');
    p.spot(34, 64, 7, 5, '#cfe0f2', 0.7);
    p.spot(64, 44, 6, 4, '#cfe0f2', 0.6);
    p.spot(58, 76, 8, 5, '#c3d7ee', 0.7);
  }),
  drawn('dog-leash', { ratio: 0.5, metres: 0.42, anchors: { grip: { x: 0.5, y: 0.06 } } }, (p) => {
    p.line('M25 6Q4 40 10 66Q14 92 24 84Q30 76 24 6Q46 40 42 78', 5, '#c8373b');
    p.line('M42 76V90', 4, '#b9c0cb');
    p.spot(42, 93, 5, 5, '#b9c0cb');
  }),
  drawn(
    'trampoline',
    { ratio: 2.4, metres: 0.9, anchors: { top: { x: 0.5, y: 0.26 }, seat: { x: 0.5, y: 0.26 } } },
    (p, { colour }) => {
      const rim = colour ?? '#3f7fe0';
      p.line('M24 40L16 98M84 50L80 98M158 50L162 98M216 40L224 98', 5, '#8d95a3');
      p.oval(120, 32, 116, 30, rim);
      p.oval(120, 29, 98, 23, '#2f3442');
      p.oval(116, 26, 70, 13, lighter('#2f3442', 0.12));
    },
  ),
  drawn('starfish', { ratio: 1.04, metres: 0.25 }, (p, { colour }) => {
    const main = colour ?? '#f5853f';
    p.path(
      'M52 4Q60 4 64 24Q67 36 78 37Q100 38 102 45Q103 51 86 61Q76 67 80 79Q87 96 80 99Q73 101 61 87Q52 78 43 87Q31 101 24 99Q17 96 24 79Q28 67 18 61Q1 51 2 45Q4 38 26 37Q37 36 40 24Q44 4 52 4Z',
      main,
    );
    for (const [x, y] of [
      [52, 22],
      [52, 38],
      [84, 46],
      [68, 50],
      [72, 84],
      [62, 68],
      [32, 84],
      [42, 68],
      [20, 46],
      [36, 50],
    ] as const)
      p.spot(x, y, 3.2, 3.2, lighter(main, 0.5), 0.9);
  }),
  drawn('seahorse', { ratio: 0.56, metres: 0.3, medium: 'water', facing: -1 }, (p, { colour }) => {
    const main = colour ?? '#f2b03a';
    p.line('M34 54Q42 78 30 88Q16 97 13 84Q13 76 22 79', 7, main);
    p.path(
      'M30 4Q46 6 45 22Q50 34 46 50Q42 66 30 64Q20 62 24 46Q27 36 20 28L4 30Q1 26 4 24L18 20Q18 6 30 4Z',
      main,
    );
    p.path('M45 30Q58 32 54 44Q50 50 45 46Z', lighter(main, 0.3));
    p.path('M30 5Q36 -2 42 4Q48 6 45 14Q38 6 30 5Z', darker(main, 0.2));
    p.line('M30 44Q38 46 44 42M28 52Q36 55 43 51', 1.6, darker(main, 0.25));
    p.spot(27, 16, 2.6, 2.8, '#33243a');
  }),
  drawn(
    'burrow',
    {
      ratio: 1.9,
      metres: 0.6,
      medium: 'scenery',
      anchors: { top: { x: 0.5, y: 0.08 } },
    },
    (p, { colour }) => {
      const earth = colour ?? '#8a6444';
      p.path('M0 100Q14 40 60 16Q95 -4 132 18Q176 42 190 100Z', '#6f9a4c');
      p.path('M34 100Q36 52 64 34Q95 18 126 36Q154 54 156 100Z', earth);
      p.path('M54 100Q54 66 72 52Q95 36 118 52Q136 66 136 100Z', '#241812');
      p.line('M58 44Q50 62 56 78M128 42Q142 58 136 76', 3, darker(earth, 0.3));
      for (const [x, y] of [
        [40, 92],
        [148, 90],
        [160, 96],
        [28, 96],
      ] as const)
        p.ball(x, y, 6, '#9a9690');
    },
  ),
];
