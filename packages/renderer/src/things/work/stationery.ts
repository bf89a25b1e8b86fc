import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

/** What lies on a desk at school and in an office. */
export const STATIONERY: readonly Thing[] = [
  drawn('sketchbook', { ratio: 1.2, metres: 0.3, anchors: { grip: { x: 0.5, y: 0.8 } } }, (p) => {
    p.box(4, 12, 96, 88, 4, '#3a4a6b');
    p.box(8, 12, 88, 83, 2, '#fdfbf4');
    for (let x = 14; x < 94; x += 9) p.ring(x, 12, 3, 1.6, '#8d95a3');
    p.ball(74, 34, 9, '#ffd23f');
    p.line('M14 80L36 46L50 64L62 50L88 80Z', 2, '#5a5f6b');
    p.path('M16 80L36 49L50 66L62 53L86 80Z', '#9ccf8a');
    p.path('M24 86Q34 76 44 86T64 86T86 86V90H20Z', '#6db3e8');
    for (const [x, y, turn, colour] of [
      [92, 66, 0.5, '#e5383b'],
      [104, 70, 0.34, '#2f6bff'],
    ] as const) {
      p.brush.save();
      p.brush.translate(x, y);
      p.brush.rotate(turn);
      p.box(-4.5, -62, 9, 78, 1.5, colour);
      p.path('M-4.5 16H4.5L0 30Z', '#f0d2a0');
      p.flat('M-1.5 25H1.5L0 30Z', colour);
      p.brush.restore();
    }
  }),
  drawn('felt-pen', { ratio: 0.2, metres: 0.15, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    const main = colour ?? '#2f7fd6';
    p.path('M8 0H12L14 12H6Z', darker(main, 0.3));
    p.box(4, 10, 12, 14, 2, '#3f4656');
    p.box(1, 22, 18, 78, 4, main);
    p.box(1, 50, 18, 22, 0, lighter(main, 0.6));
  }),
  drawn('chalk', { ratio: 2.2, metres: 0.06, anchors: grip(0.5, 0.5) }, (p) => {
    p.line('M20 84L136 30', 28, '#fdfdfb');
    p.line('M92 88L204 76', 22, '#f6c6d2');
    p.line('M100 14L200 44', 22, '#bfe0f2');
  }),
  drawn('glue-bottle', { ratio: 0.44, metres: 0.15, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    p.path('M18 0H26L30 24H14Z', '#e0525c');
    p.path(
      'M10 22H34Q44 34 44 46V94Q44 100 36 100H8Q0 100 0 94V46Q0 34 10 22Z',
      colour ?? '#fbfaf4',
    );
    p.box(5, 52, 34, 32, 3, '#2f7fd6');
    p.line('M12 62H32M12 72H26', 3, '#ffffff');
  }),
  drawn('adhesive-tape', { ratio: 1.15, metres: 0.1, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    p.ring(50, 50, 38, 22, colour ?? '#e8c46c');
    p.ring(50, 50, 26, 4, '#a9794a');
    p.flat('M50 96Q90 98 115 92V100H50Z', colour ?? '#e8c46c', 0.9);
  }),
  drawn('stapler', { ratio: 2.2, metres: 0.08, anchors: grip(0.5, 0.3) }, (p, { colour }) => {
    const main = colour ?? '#c8363f';
    p.box(0, 84, 220, 16, 6, '#3f4656');
    p.path('M14 86Q0 60 20 48L214 58V76H60Z', '#aeb8c6');
    p.path('M6 56Q10 0 60 6L208 34Q222 38 220 54V60L30 56Q14 60 6 56Z', main);
    p.ball(22, 72, 9, '#7d8798');
  }),
  drawn('sticky-notes', { ratio: 1.05, metres: 0.1, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#ffe066';
    p.path('M4 6H105V100H4Z', darker(main, 0.2));
    p.path('M0 0H100V72L76 94H0Z', main);
    p.path('M100 72L76 94Q78 76 74 72Z', darker(main, 0.14));
    p.line('M16 24H80M16 42H70M16 60H58', 4, darker(main, 0.5));
  }),
  drawn('passport', { ratio: 0.72, metres: 0.13, anchors: grip(0.5, 0.7) }, (p, { colour }) => {
    const main = colour ?? '#7a2338';
    p.box(0, 0, 72, 100, 6, main);
    p.line('M4 4V96', 2, lighter(main, 0.2));
    p.line('M20 16L54 16.5', 4, '#e2b64c');
    p.ring(37, 50, 18, 3, '#e2b64c');
    p.line('M19 50H55M37 32V68M26 36Q36 50 26 64M48 36Q38 50 48 64', 1.8, '#e2b64c');
    p.line('M22 82L52 82.5', 4, '#e2b64c');
  }),
  drawn('certificate', { ratio: 1.35, metres: 0.26, anchors: grip(0.5, 0.8) }, (p) => {
    p.box(0, 0, 135, 96, 3, '#d9a441');
    p.box(6, 6, 123, 84, 2, '#fdf8ea');
    p.line('M36 22L100 22.5', 6, '#5b4a3a');
    p.line('M26 40H110M26 52H110M26 64H82', 2.6, '#b9a98c');
    p.path('M98 66L90 100L102 92L112 100L110 66Z', '#c8363f');
    p.ball(104, 68, 13, '#e0525c');
    p.ball(104, 68, 7, '#f0c24e');
  }),
  drawn(
    'postage-stamp',
    { ratio: 0.84, metres: 0.06, anchors: grip(0.5, 0.5) },
    (p, { colour }) => {
      p.box(0, 0, 84, 100, 2, '#fbfaf4');
      for (let at = 0; at < 7; at += 1) {
        p.spot(8 + at * 11.4, 0, 3, 3, '#cfd6df');
        p.spot(8 + at * 11.4, 100, 3, 3, '#cfd6df');
        p.spot(0, 8 + at * 14, 3, 3, '#cfd6df');
        p.spot(84, 8 + at * 14, 3, 3, '#cfd6df');
      }
      p.box(10, 10, 64, 80, 1, colour ?? '#4f9ac4');
      p.path('M10 90V66L32 40L50 60L60 50L74 66V90Z', '#3f7a52');
      p.ball(56, 28, 9, '#ffe066');
    },
  ),
  drawn('postcard', { ratio: 1.5, metres: 0.11, anchors: grip(0.5, 0.7) }, (p) => {
    p.box(0, 0, 150, 100, 3, '#fbfaf4');
    p.box(6, 6, 138, 88, 1, '#8fd0ee');
    p.ball(112, 30, 13, '#ffe066');
    p.path('M6 60Q50 52 144 60V94H6Z', '#3f9cc0');
    p.path('M6 76Q70 62 144 84V94H6Z', '#f0d8a0');
    p.line('M40 78Q44 56 38 42', 4, '#8a5a34');
    p.path(
      'M38 42Q20 36 16 50Q28 42 38 42Q34 28 48 26Q42 34 38 42Q56 36 60 50Q50 42 38 42Z',
      '#3f8a4a',
    );
  }),
  drawn('inkwell', { ratio: 0.9, metres: 0.14, anchors: grip(0.3, 0.8) }, (p) => {
    p.path('M48 62Q50 26 84 0Q94 34 54 64Z', '#f4f1ea');
    p.line('M46 70Q56 36 84 2', 2, '#b9a98c');
    p.path('M10 62H56Q68 72 66 96Q33 104 0 96Q-2 72 10 62Z', '#27356b');
    p.box(12, 54, 42, 12, 4, '#d9a441');
    p.flat('M10 76Q12 70 18 70V90H10Z', '#ffffff', 0.35);
  }),
  drawn('pencil-case', { ratio: 2.2, metres: 0.1, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#4f9ac4';
    p.line('M70 34L58 4M104 34L104 2M136 34L150 6', 11, '#ffb02e');
    p.line('M104 34L104 2', 11, '#e0525c');
    p.path('M14 32H206Q224 66 206 100H14Q-4 66 14 32Z', main);
    p.line('M18 46L202 46.5', 4, '#fbfaf4');
    p.box(188, 42, 20, 9, 4, '#aeb8c6');
  }),
  drawn('metronome', { ratio: 0.62, metres: 0.24, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    p.path('M20 0H42L62 96Q31 103 0 96Z', colour ?? '#8a4f2a');
    p.path('M24 10H38L48 74H14Z', '#f3e3c0');
    p.line('M31 78L44 14', 2.6, '#3f4656');
    p.box(35, 30, 12, 9, 2, '#d9a441');
  }),
];
