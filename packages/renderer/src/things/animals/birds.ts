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
      p.path('M4 76Q30 58 70 54Q100 48 116 54Q124 68 104 82Q76 104 46 86Q24 84 0 96Z', '#fbfcff');
      p.ball(118, 56, 16, '#fbfcff');
      p.path('M130 52Q146 54 150 62Q138 66 130 64Z', '#f2a53c');
      p.ball(123, 52, 2.4, '#2a2f3c');
      p.path('M84 58Q100 20 132 2Q126 40 104 66Z', '#cfd8e6');
    },
    (p, seconds) => wings(p, seconds, '#dfe6f0'),
  ),
];
