import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { TATTOOED } from './tattooed.ts';

const IRON = '#3a3f4d';

/** What firms put their mark on. */
export const MARKED: readonly Thing[] = [
  ...TATTOOED,
  drawn('hanging-sign', { ratio: 1, metres: 3.2, medium: 'scenery' }, (p, { colour }) => {
    const board = colour ?? '#f6f1e4';
    p.box(4, 0, 5, 100, 2, IRON);
    p.box(0, 96, 13, 4, 1.5, IRON);
    p.box(4, 8, 92, 4, 2, IRON);
    p.line('M9 34Q12 14 34 12', 2.4, IRON);
    p.ball(96, 10, 3.4, IRON);
    p.line('M32 12V20M86 12V20', 2, IRON);
    p.box(20, 19, 78, 58, 5, '#7a4f30');
    p.box(23, 22, 72, 52, 3.5, board);
    p.flat('M23 26Q23 22 27 22H91Q95 22 95 26V29H23Z', '#ffffff', 0.3);
  }),
  drawn('milk-churn', { ratio: 0.62, metres: 0.75 }, (p, { colour }) => {
    const tin = colour ?? '#c9d2dc';
    p.ring(9, 28, 7, 3, darker(tin, 0.2));
    p.ring(53, 28, 7, 3, darker(tin, 0.2));
    p.path('M18 14H44L45 24Q46 31 57 37V94Q57 100 50 100H12Q5 100 5 94V37Q16 31 17 24Z', tin);
    p.box(14, 10, 34, 6, 3, darker(tin, 0.1));
    p.path('M18 10Q20 2 31 1T44 10Z', lighter(tin, 0.2));
    p.box(4, 38, 54, 4, 2, darker(tin, 0.16));
    p.box(4, 90, 54, 4, 2, darker(tin, 0.16));
    p.flat('M10 44H16V88H10Z', '#ffffff', 0.4);
  }),
  drawn(
    'tote-bag',
    {
      ratio: 0.84,
      metres: 0.42,
      anchors: { inside: { x: 0.2, y: 0.46, width: 0.6, height: 0.44 } },
    },
    (p, { colour }) => {
      const linen = colour ?? '#f1e7d2';
      p.line('M26 42Q24 4 42 4T58 42', 5, darker(linen, 0.14));
      p.path('M8 34H76L82 96Q82 100 78 100H6Q2 100 2 96Z', linen);
      p.box(7.5, 34, 69, 5, 1, darker(linen, 0.08));
      p.flat('M8 40L4 96H10L14 40Z', '#ffffff', 0.25);
    },
  ),
  drawn('panel-van', { ratio: 1.9, metres: 2.1, medium: 'land', facing: 1 }, (p, { colour }) => {
    const body = colour ?? '#f6f6f8';
    p.path(
      'M6 12Q6 4 14 4H126Q138 4 146 18L160 44Q186 48 188 60V80Q188 84 182 84H8Q2 84 2 78Z',
      body,
    );
    p.path('M132 12Q138 14 142 22L153 43H128V12Z', '#a8d4ec');
    p.line('M124 8V82', 1.6, darker(body, 0.16));
    p.box(2, 72, 186, 6, 2, darker(body, 0.2));
    p.ball(183, 62, 5, '#ffe9a8');
    p.box(2, 56, 4, 10, 1, '#d8473f');
    for (const x of [40, 152]) {
      p.ball(x, 82, 18, '#2b2f3a');
      p.ball(x, 82, 8, '#c3cad4');
    }
  }),
];
