import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

export const ROCKETS: readonly Thing[] = [
  drawn(
    'rocket',
    {
      ratio: 0.46,
      metres: 14,
      medium: 'air',
      anchors: { outlet: { x: 0.5, y: 0.98 }, seat: { x: 0.5, y: 0.4 } },
    },
    (p, { colour }) => {
      const trim = colour ?? '#e2483f';
      p.path('M10 58Q-2 70 1 96Q8 88 14 86ZM36 58Q48 70 45 96Q38 88 32 86Z', darker(trim, 0.05));
      p.path('M15 86H31L34 97Q23 102 12 97Z', '#59606e');
      p.path('M23 0Q39 18 38 52Q37 76 33 90H13Q9 76 8 52Q7 18 23 0Z', '#f4f6fb');
      p.path('M23 0Q33 10 36 26Q23 32 10 26Q13 10 23 0Z', trim);
      p.ball(23, 42, 8, '#59606e');
      p.ball(23, 42, 6, '#7fd0f5');
      p.spot(20.6, 39.6, 2, 2, '#ffffff', 0.8);
      p.path('M9.4 64Q23 70 36.6 64L36 70Q23 76 10 70Z', trim);
      p.path('M20 72H26L25 96H21Z', darker(trim, 0.15));
    },
  ),
];
