import { darker, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Wings that beat, around the shoulder of a bird that is seen from the side. */
function wings(p: Pen, seconds: number, main: string): void {
  const beat = Math.sin(seconds * 5.2);
  const tip = 30 - beat * 34;
  p.path(`M84 56Q104 ${tip + 10} 142 ${tip}Q128 ${tip + 26} 104 62Z`, darker(main, 0.2));
  p.path(`M70 56Q48 ${tip - 4} 6 ${tip + 2}Q34 ${tip + 26} 62 66Z`, main);
  p.path(`M6 ${tip + 2}Q20 ${tip} 30 ${tip + 4}Q26 ${tip + 12} 20 ${tip + 12}Z`, '#3a4050');
}

export const BIRDS: readonly Thing[] = [
  drawn(
    'seagull',
    {
      ratio: 1.5,
      metres: 0.4,
      medium: 'air',
      facing: 1,
      anchors: { top: { x: 0.5, y: 0.5 }, mouth: { x: 0.9, y: 0.56 }, grip: { x: 0.5, y: 0.6 } },
    },
    (p) => {
      p.path('M20 70Q40 58 70 54Q100 48 116 54Q122 66 104 74Q76 86 46 76Q30 78 16 82Z', '#fbfcff');
      p.ball(114, 54, 12, '#fbfcff');
      p.path('M124 52Q138 54 140 60Q130 62 122 60Z', '#f2a53c');
      p.ball(118, 51, 2, '#2a2f3c');
    },
    (p, seconds) => wings(p, seconds, '#dfe6f0'),
  ),
];
