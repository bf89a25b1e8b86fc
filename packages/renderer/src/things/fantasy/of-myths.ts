import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** The god of the seas, who comes out of the water up to the waist. */
function seaGod(p: Pen, main: string): void {
  const skin = '#c98f66';
  p.path('M34 60Q20 64 14 84L12 100H96L92 82Q86 62 72 60Q54 54 34 60Z', skin);
  p.path('M32 60Q50 70 60 100H12L15 82Q20 64 32 60Z', main);
  p.line('M72 64Q92 66 98 50', 9, skin);
  p.line('M100 100V14', 4, '#e0b03a');
  p.line('M90 6V16Q90 24 100 24Q110 24 110 16V6M100 4V26', 4, '#e0b03a');
  p.ball(98, 50, 6, skin);
  p.path('M30 28Q24 54 34 64Q38 40 52 30Q68 38 72 64Q84 50 74 26Z', '#e8eef0');
  p.ball(52, 34, 17, skin);
  p.path('M35 38Q34 66 52 82Q72 66 69 38Q62 48 52 45Q42 48 35 38Z', '#f4f8f8');
  p.line('M44 50Q52 55 60 50', 2, darker(skin, 0.4));
  p.spot(46, 34, 2, 2.8, '#3a2a3a');
  p.spot(59, 34, 2, 2.8, '#3a2a3a');
  p.line('M41 28L49 30M64 28L56 30', 2.6, '#e8eef0');
  p.path('M34 22L32 4L42 13L52 1L62 13L72 4L70 22Q52 16 34 22Z', '#f0c24a');
  p.spot(52, 13, 2.6, 2.6, '#3fb7d8');
}

function foam(p: Pen, seconds: number): void {
  for (let at = 0; at < 8; at += 1) {
    const x = 6 + at * 14 + Math.sin(seconds * 2 + at) * 2;
    const y = 96 + Math.sin(seconds * 2.6 + at * 1.7) * 2;
    p.spot(x, y, 10, 6, at % 2 === 0 ? '#eaf8ff' : '#bfe6f6', 0.92);
  }
}

/** A horse with the upper half of a man, who draws a bow. */
function centaur(p: Pen, main: string): void {
  const [dark, skin] = [darker(main, 0.28), '#e8b48c'];
  p.path('M14 54Q0 58 4 88Q10 80 14 92Q24 72 22 58Z', dark);
  for (const [x, back] of [
    [30, true],
    [72, true],
    [22, false],
    [80, false],
  ] as const) {
    const tone = back ? dark : main;
    p.path(`M${x - 5} 64L${x - 4} 84L${x - 3} 97H${x + 4}L${x + 3} 84L${x + 6} 64Z`, tone);
    p.box(x - 4.5, 94, 9.5, 6, 2, '#4a382e');
  }
  p.path('M14 62Q14 48 34 48Q54 52 66 46Q88 40 92 56Q92 76 78 76Q48 72 30 76Q14 76 14 62Z', main);
  p.path('M66 54Q62 34 66 26Q78 20 90 26Q94 40 92 56Q80 62 66 54Z', skin);
  p.line('M70 30Q62 36 72 40L104 34', 6, darker(skin, 0.12));
  p.line('M88 30L114 34', 6, skin);
  p.line('M112 10Q130 34 112 60', 3, '#7a4a26');
  p.line('M112 10L98 34L112 60', 1, '#f4ead8');
  p.line('M98 34H126', 1.6, '#5a3a22');
  p.path('M124 30L132 34L124 38Z', '#9aa4ae');
  p.path('M66 16Q66 2 80 2Q92 4 90 18Q86 26 70 26Z', '#5a3520');
  p.ball(79, 14, 10, skin);
  p.path('M69 14Q69 2 82 4Q88 6 89 10Q78 8 75 16Q72 22 68 22Z', '#5a3520');
  p.path('M73 19Q80 30 88 18Q88 26 80 29Q73 27 73 19Z', '#5a3520');
  p.spot(84, 13, 1.3, 1.8, '#3a2a3a');
}

/** A man with the head of a bull. */
function minotaur(p: Pen, main: string): void {
  const [dark, skin] = [darker(main, 0.25), lighter(main, 0.18)];
  p.path('M24 66L20 96H34L37 74L40 96H54L50 66Z', dark);
  p.box(17, 94, 18, 6, 2, '#3a2c28');
  p.box(39, 94, 18, 6, 2, '#3a2c28');
  p.line('M16 44Q4 56 8 70', 9, skin);
  p.line('M58 44Q70 54 66 66', 9, skin);
  p.path('M12 40Q22 32 37 33Q54 32 62 40Q60 58 52 68H22Q14 58 12 40Z', skin);
  p.line('M37 42V58M24 48Q31 54 36 49M38 49Q44 54 51 48', 1.6, dark);
  p.path('M20 64H54L58 80Q37 88 16 80Z', '#a3243a');
  p.box(19, 62, 36, 5, 2, '#d8a848');
  p.path('M18 12Q2 12 4 -1Q10 7 22 6ZM56 12Q72 12 70 -1Q64 7 52 6Z', '#efe3c8');
  p.path('M12 18Q16 12 24 16L22 22ZM62 18Q58 12 50 16L52 22Z', dark);
  p.path('M20 10Q37 0 54 10Q56 24 48 34Q37 42 26 34Q18 24 20 10Z', main);
  p.oval(37, 31, 10, 7, lighter(main, 0.35));
  p.spot(33, 31, 1.8, 2.4, '#4a2c28');
  p.spot(41, 31, 1.8, 2.4, '#4a2c28');
  p.ring(37, 36.5, 3.4, 1.4, '#f0c24a');
  p.spot(29, 18, 2.2, 2.6, '#ffffff');
  p.spot(45, 18, 2.2, 2.6, '#ffffff');
  p.spot(29.4, 18.4, 1.3, 1.7, '#b3202e');
  p.spot(44.6, 18.4, 1.3, 1.7, '#b3202e');
  p.line('M24 14L32 16M50 14L42 16', 2, dark);
}

/** A huge man with one eye. */
function cyclops(p: Pen, main: string): void {
  const dark = darker(main, 0.22);
  p.path('M20 70L18 97H32L35 76L38 97H52L50 70Z', main);
  p.box(14, 94, 19, 6, 3, dark);
  p.box(37, 94, 19, 6, 3, dark);
  p.line('M13 46Q2 58 7 74', 10, main);
  p.line('M57 46Q68 58 63 74', 10, main);
  p.path('M10 44Q20 34 35 34Q50 34 60 44Q60 66 52 74H18Q10 66 10 44Z', main);
  p.path('M10 44Q18 37 25 36L56 66L54 82Q35 90 16 82L15 60Z', '#8a5a34');
  p.path('M13 46Q20 40 27 38L52 64Q36 60 13 46Z', '#6f4526');
  p.box(14, 66, 42, 5, 2, '#4a3020');
  p.path('M8 20L15 14V26ZM62 20L55 14V26Z', dark);
  p.path('M14 20Q14 0 35 0Q56 0 56 20Q56 38 35 39Q14 38 14 20Z', main);
  p.path('M30 3L35 -4L40 3Z', '#efe3c8');
  p.oval(35, 16, 10, 8.6, '#ffffff');
  p.spot(36, 16.4, 4.8, 5.4, '#4a8f3a');
  p.spot(36, 16.4, 2.5, 3, '#1f1a24');
  p.spot(34.4, 14.4, 1.2, 1.4, '#ffffff');
  p.line('M24 7Q35 3 46 7', 3, dark);
  p.line('M25 30Q35 35 45 30', 2, darker(main, 0.5));
  p.path('M28 31L30 27L32 32Z', '#ffffff');
}

const sized = (ratio: number, metres: number) => ({ ratio, metres, medium: 'land' as const });

/** Beings of myths. */
export const OF_MYTHS: readonly Thing[] = [
  drawn(
    'sea-god',
    { ratio: 1.14, metres: 3.4, medium: 'water', anchors: { mouth: { x: 0.46, y: 0.5 } } },
    (p, { colour }) => seaGod(p, colour ?? '#2f8fa8'),
    foam,
  ),
  drawn(
    'centaur',
    {
      ...sized(1.34, 2.3),
      facing: 1,
      anchors: { mouth: { x: 0.62, y: 0.22 }, hand: { x: 0.86, y: 0.34 } },
    },
    (p, { colour }) => centaur(p, colour ?? '#9a6236'),
  ),
  drawn(
    'minotaur',
    { ...sized(0.74, 2.3), anchors: { mouth: { x: 0.5, y: 0.34 }, hand: { x: 0.88, y: 0.66 } } },
    (p, { colour }) => minotaur(p, colour ?? '#7a4a34'),
  ),
  drawn(
    'cyclops',
    { ...sized(0.7, 4.2), anchors: { mouth: { x: 0.5, y: 0.31 }, hand: { x: 0.9, y: 0.74 } } },
    (p, { colour }) => cyclops(p, colour ?? '#c99a72'),
  ),
];
