import { darker, lighter, type Pen } from '../pen.ts';
import { type Drawing, drawn, type Thing } from '../thing.ts';

const paintPlane: Drawing['paint'] = (p, { colour, isDark }) => {
  const main = colour ?? '#f4f6fa';
  const trim = colour === null ? '#d8423f' : lighter(main, 0.55);
  // Its tail, then the hull, the cabin and the wing above it.
  p.path('M10 40L2 4Q14 2 20 6L42 40Z', trim);
  p.path(
    'M4 42Q60 26 116 24Q150 24 168 36L208 44Q220 50 218 58Q212 70 186 72H110Q50 66 8 52Q2 48 4 42Z',
    main,
  );
  p.path('M5 49Q60 56 120 57Q170 58 219 55Q218 62 206 66Q150 68 96 63Q40 58 8 52Z', trim);
  p.path('M112 40L122 18H150L166 40Z', isDark ? '#ffe39a' : '#9fd0ea');
  p.line('M137 17V41M112 41H166', 2.4, darker(main, 0.15));
  p.path('M0 36L44 33Q50 38 44 41L4 43Z', darker(main, 0.12));
  p.path('M72 10Q76 5 90 5H176Q190 8 188 13Q182 18 168 18H84Q74 16 72 10Z', darker(main, 0.06));
  p.path('M72 10Q80 15 96 15H186Q182 18 168 18H84Q74 16 72 10Z', trim);
  p.line('M146 18L130 60', 2.6, darker(main, 0.3));
  p.line('M126 66L116 88M182 70L190 88', 3.6, '#6a7488');
  for (const [x, r] of [
    [114, 11],
    [192, 10],
  ] as const) {
    p.ball(x, 99 - r, r, '#2f3440');
    p.ball(x, 99 - r, r * 0.42, '#c3cad4');
  }
  p.box(216, 50, 8, 12, 3, '#4a5160');
};

const turnPropeller: NonNullable<Drawing['live']> = (p, seconds) => {
  const half = 30 * Math.abs(Math.cos(seconds * 34)) + 3;
  p.spot(224, 56, 3.4, 31, '#dfe6ee', 0.28);
  p.stick({ x: 224, y: 56 - half }, { x: 224, y: 56 + half }, 3.4, '#3a3f4d');
  p.ball(224, 56, 4.6, '#d8423f');
};

/** Draws the plane in front of what it tows. */
function ahead({ brush }: Pen, draw: () => void): void {
  brush.save();
  brush.translate(318, 6);
  brush.scale(0.6, 0.6);
  draw();
  brush.restore();
}

/** A plane with a propeller, for two. */
export const LIGHT_AIRCRAFT: readonly Thing[] = [
  drawn(
    'small-airplane',
    {
      ratio: 2.3,
      metres: 2.7,
      medium: 'air',
      facing: 1,
      anchors: {
        seat: { x: 0.56, y: 0.42 },
        top: { x: 0.56, y: 0.06 },
        inside: { x: 0.46, y: 0.2, width: 0.2, height: 0.24 },
      },
    },
    paintPlane,
    turnPropeller,
  ),
  drawn(
    'banner-plane',
    { ratio: 4.6, metres: 3, medium: 'air', facing: 1 },
    (p, look) => {
      p.line('M262 55Q290 38 322 34', 1.4, '#4a5160');
      p.line('M250 40L262 55L250 90', 1.4, '#4a5160');
      p.path('M2 34Q60 44 126 38T250 38V90Q190 98 126 90T2 88L12 62Z', '#fffaf0');
      p.line('M12 40Q66 49 126 43T249 43M12 83Q66 92 126 85T249 85', 1.6, '#d8424f');
      ahead(p, () => paintPlane(p, look));
    },
    (p, seconds, look) => ahead(p, () => turnPropeller(p, seconds, look)),
  ),
];
