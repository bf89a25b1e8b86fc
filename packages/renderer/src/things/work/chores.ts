import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const CLOTHES = ['#e5383b', '#fdfdfd', '#3f8efc', '#ffd23f', '#8b5cf6'];
const STEEL = '#9aa3b5';

/** What housework, picnics and the snow take. */
export const CHORES: readonly Thing[] = [
  drawn(
    'sweeping-broom',
    { ratio: 0.34, metres: 1.26, anchors: { grip: { x: 0.5, y: 0.3 } } },
    (p, { colour }) => {
      const main = colour ?? '#d9a441';
      p.line('M17 2V76', 3.4, '#b87a4b');
      p.path('M9 72H25L34 98Q17 102 0 98Z', main);
      p.line('M12 78L6 97M17 78V98M22 78L28 97', 1.2, darker(main, 0.25));
      p.box(8, 70, 18, 6, 2, '#c0453c');
    },
  ),
  // What one eats with has its grip at the end, and its tip at the mouth.
  drawn(
    'table-spoon',
    { ratio: 0.26, metres: 0.22, anchors: { grip: { x: 0.5, y: 0.86 } } },
    (p) => {
      p.line('M13 40V97', 5, STEEL);
      p.oval(13, 22, 12, 21, '#c9d1dd');
      p.oval(13, 22, 8, 15, '#e8eef5');
    },
  ),
  drawn(
    'table-fork',
    { ratio: 0.26, metres: 0.22, anchors: { grip: { x: 0.5, y: 0.86 } } },
    (p) => {
      p.line('M13 40V97', 5, STEEL);
      p.line('M4 2V26Q4 42 13 42Q22 42 22 26V2M13 2V40', 4, '#c9d1dd');
    },
  ),
  drawn('chopsticks', { ratio: 0.2, metres: 0.26, anchors: { grip: { x: 0.5, y: 0.8 } } }, (p) => {
    p.line('M9 2L3 98', 4, '#a8693c');
    p.line('M11 2L17 98', 4, '#8a5430');
  }),
  drawn(
    'playing-cards',
    { ratio: 1.25, metres: 0.2, anchors: { grip: { x: 0.5, y: 0.9 } } },
    (p) => {
      for (const [at, suit] of ['#d8403c', '#2c3142', '#d8403c', '#2c3142', '#d8403c'].entries()) {
        p.brush.save();
        p.brush.translate(62, 110);
        p.brush.rotate((at - 2) * 0.24);
        p.box(-19, -104, 40, 70, 5, '#c9ced8');
        p.box(-20, -105, 40, 70, 5, '#ffffff');
        p.ball(-10, -94, 5, suit);
        p.path('M0 -84L9 -70L0 -56L-9 -70Z', suit);
        p.brush.restore();
      }
    },
  ),
  drawn('clothesline', { ratio: 1.8, metres: 1.9, medium: 'scenery' }, (p) => {
    p.line('M6 4V99M174 4V99', 5, '#a8744a');
    p.line('M0 8H12M168 8H180', 4, '#a8744a');
    p.line('M6 10Q90 22 174 10', 1.4, '#f4f0e6');
    for (const [at, colour] of CLOTHES.entries()) {
      const x = 20 + at * 30;
      if (at % 2 === 0)
        p.path(`M${x} 16H${x + 24}L${x + 29} 28L${x + 23} 31V54H${x + 1}V31L${x - 5} 28Z`, colour);
      else p.box(x - 2, 16, 26, 48, 1, colour);
      p.box(x + 2, 12, 3, 7, 1, '#c98d52');
      p.box(x + 18, 12, 3, 7, 1, '#c98d52');
    }
  }),
  drawn(
    'hairbrush',
    { ratio: 0.36, metres: 0.24, anchors: { grip: { x: 0.5, y: 0.84 } } },
    (p, { colour }) => {
      p.line('M18 50V96', 9, colour ?? '#d8427a');
      p.oval(18, 26, 17, 26, colour ?? '#d8427a');
      p.oval(18, 26, 11, 20, '#f6e6d8');
    },
  ),
  drawn('snowboard', { ratio: 5, metres: 0.3, facing: 1 }, (p, { colour }) => {
    p.line('M20 40Q40 70 90 70H410Q460 70 480 40', 34, colour ?? '#e5383b');
    p.line('M110 62H390', 8, '#ffd23f');
    p.box(160, 4, 60, 58, 10, '#2e3444');
    p.box(290, 4, 60, 58, 10, '#2e3444');
  }),
  drawn(
    'grill',
    { ratio: 1, metres: 1, anchors: { top: { x: 0.5, y: 0.3 }, outlet: { x: 0.5, y: 0.3 } } },
    (p, { colour }) => {
      const main = colour ?? '#c8362f';
      p.line('M30 62L16 98M70 62L84 98M50 66V96', 4, STEEL);
      p.path('M10 32Q12 2 50 2T90 32Z', darker(main, 0.35));
      p.path('M6 36H94Q92 72 50 72T6 36Z', main);
      p.box(2, 30, 96, 8, 3, '#3a4152');
      p.path('M22 30Q24 18 40 20T50 30Z', '#9a5030');
      p.oval(68, 25, 14, 6, '#b8562e');
      p.line('M58 22L78 28', 2, '#5a2a18');
      p.spot(30, 48, 10, 5, '#ffffff', 0.25);
    },
  ),
];
