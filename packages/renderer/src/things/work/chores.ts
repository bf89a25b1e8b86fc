import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const CLOTHES = ['#e5383b', '#fdfdfd', '#3f8efc', '#ffd23f', '#8b5cf6'];
const STEEL = '#9aa3b5';

/** What housework, picnics and the snow take. */
export const CHORES: readonly Thing[] = [
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
