import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const BRICK = '#b5563f';
const WOOD = '#8a5c3c';

function pole(p: Pen, x: number): void {
  p.path(`M${x - 2.6} 8H${x + 2.6}L${x + 3.4} 100H${x - 3.4}Z`, WOOD);
  p.box(x - 17, 15, 34, 4, 1.6, darker(WOOD, 0.15));
  for (const aside of [-13, 13]) p.box(x + aside - 1.8, 10, 3.6, 6, 1.4, '#dfe6ee');
}

/** Bars that one sees through, from the ring at the top to the floor. */
function bars(p: Pen, from: number, to: number, [top, bottom]: readonly [number, number]): void {
  for (let x = from; x <= to + 0.1; x += (to - from) / 8)
    p.line(`M${x} ${top}V${bottom}`, 1.6, '#8d98a8');
}

/** What birds and cats sit on, and what keeps animals in. */
export const PERCHES: readonly Thing[] = [
  drawn(
    'telephone-wire',
    { ratio: 2.3, metres: 4.6, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.2 } } },
    (p) => {
      pole(p, 26);
      pole(p, 204);
      for (const aside of [-13, 13]) {
        const [left, right] = [26 + aside, 204 + aside];
        p.line(
          `M0 16L${left} 11Q${(left + right) / 2} ${aside < 0 ? 29 : 32} ${right} 11L230 16`,
          1.5,
          '#3a3842',
        );
      }
    },
  ),
  drawn(
    'chimney',
    {
      ratio: 1.7,
      metres: 2.6,
      medium: 'scenery',
      anchors: { top: { x: 0.5, y: 0.16 }, outlet: { x: 0.5, y: 0.1 } },
    },
    (p, { colour }) => {
      const main = colour ?? BRICK;
      p.box(64, 18, 42, 62, 1, main);
      for (let row = 0; row < 7; row += 1) {
        const y = 28 + row * 7;
        p.box(65, y, 40, 0.8, 0, darker(main, 0.28));
        for (let x = 72 + (row % 2) * 7; x < 105; x += 14)
          p.line(`M${x} ${y}V${y + 7}`, 0.8, darker(main, 0.28));
      }
      p.box(59, 14, 52, 8, 1.6, lighter(main, 0.12));
      p.path('M0 100L22 66H148L170 100Z', '#9c4a36');
      for (let row = 0; row < 4; row += 1)
        for (let x = 20 - row * 6 + (row % 2) * 5; x < 150 + row * 6; x += 10)
          p.line(
            `M${x} ${68 + row * 8}Q${x + 5} ${78 + row * 8} ${x + 10} ${68 + row * 8}`,
            1,
            '#7c3828',
          );
    },
  ),
  drawn(
    'animal-cage',
    {
      ratio: 1.4,
      metres: 2.3,
      anchors: {
        inside: { x: 0.06, y: 0.12, width: 0.88, height: 0.76 },
        top: { x: 0.5, y: 0.04 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#b23a48';
      bars(p, 10, 130, [8, 90]);
      p.box(2, 2, 136, 10, 2.4, main);
      p.box(8, 6, 124, 1.8, 0.9, '#f2c14e');
      p.box(2, 86, 136, 10, 2.4, main);
      p.box(8, 90, 124, 1.8, 0.9, '#f2c14e');
    },
  ),
  drawn(
    'hoop',
    { ratio: 0.74, metres: 2.3, anchors: { inside: { x: 0.1, y: 0.1, width: 0.8, height: 0.56 } } },
    (p, { colour }) => {
      p.path('M14 100L22 94H52L60 100Z', '#5a4632');
      p.line('M37 96V70', 4, '#6a4f38');
      p.ring(37, 38, 31, 6, colour ?? '#e5383b');
      for (let at = 0; at < 8; at += 1) {
        const turn = (at / 8) * Math.PI * 2;
        p.spot(37 + Math.cos(turn) * 31, 38 + Math.sin(turn) * 31, 2.6, 2.6, '#fff3d0');
      }
    },
  ),
  drawn(
    'mouse-hole',
    {
      ratio: 2.2,
      metres: 0.4,
      medium: 'object',
      anchors: { inside: { x: 0.34, y: 0.2, width: 0.32, height: 0.76 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#e9dcc6';
      p.box(0, 40, 220, 60, 3, main);
      p.box(0, 49, 220, 2, 0, darker(main, 0.18));
      p.path('M70 100V46Q72 8 110 6Q148 8 150 46V100Z', darker(main, 0.3));
      p.flat('M76 100V47Q78 14 110 12Q142 14 144 47V100Z', '#2a211f');
    },
  ),
  drawn(
    'farm-trailer',
    {
      ratio: 1.8,
      metres: 1.7,
      medium: 'land',
      facing: 1,
      anchors: { seat: { x: 0.5, y: 0.3 }, inside: { x: 0.08, y: 0.1, width: 0.8, height: 0.34 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#3f8f4f';
      p.box(156, 60, 24, 5, 1.6, '#55585f');
      p.path('M4 6H168L160 62H12Z', main);
      for (const x of [46, 88, 130]) p.line(`M${x} 8V60`, 2.4, darker(main, 0.22));
      p.box(2, 2, 168, 7, 2.4, darker(main, 0.12));
      p.box(10, 60, 154, 8, 2, '#4a4d55');
      for (const x of [48, 128]) {
        p.ball(x, 81, 19, '#33313b');
        p.spot(x, 81, 8, 8, '#d8c25a');
      }
    },
  ),
];
