import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const astride = (x: number, y: number) => ({ seat: { x, y }, top: { x, y } });

function knobblyWheel(p: Pen, x: number, y: number, radius: number): void {
  for (let at = 0; at < 12; at += 1) {
    const angle = (at * Math.PI) / 6;
    p.ball(x + Math.cos(angle) * radius * 0.92, y + Math.sin(angle) * radius * 0.92, 4, '#2b3040');
  }
  p.ball(x, y, radius * 0.94, '#343a4d');
  p.ball(x, y, radius * 0.5, '#c3c9d6');
  p.ball(x, y, radius * 0.18, '#59606e');
}

function handlebar(p: Pen, shape: string): void {
  p.line(shape, 5, '#59606e');
}

/** What is sat on astride, with both hands on a bar. */
export const SADDLED: readonly Thing[] = [
  drawn(
    'quad-bike',
    { ratio: 1.6, metres: 1.15, medium: 'land', facing: 1, anchors: astride(0.38, 0.36) },
    (p, { colour }) => {
      const main = colour ?? '#d9432f';
      p.line('M14 34H40M14 34V46', 4, '#59606e');
      p.box(40, 52, 82, 24, 8, '#4a5263');
      p.path('M28 46Q30 36 44 36H88Q98 38 96 50H30Z', '#2f3444');
      p.path('M84 50Q94 24 116 24L134 40L146 50L120 58H86Z', main);
      p.path('M2 62Q6 40 34 42Q58 44 60 66L50 66Q44 54 32 54Q18 54 14 68Z', main);
      p.path('M98 66Q100 42 128 42Q152 42 158 62L148 66Q142 54 128 54Q114 54 108 68Z', main);
      p.line('M116 26L104 4M98 0L112 8', 5, '#59606e');
      p.ball(138, 42, 6, '#fff3c4');
      knobblyWheel(p, 32, 74, 26);
      knobblyWheel(p, 128, 74, 26);
    },
  ),
  drawn(
    'snowmobile',
    { ratio: 2.1, metres: 1.15, medium: 'land', facing: 1, anchors: astride(0.36, 0.42) },
    (p, { colour }) => {
      const main = colour ?? '#2f6fd0';
      p.path('M14 66Q4 84 20 94H104Q118 94 116 82L104 66Z', '#2b3040');
      for (const x of [26, 50, 74, 98]) p.ball(x, 81, 8, '#8d949f');
      p.path('M8 56Q10 44 26 44H92L100 58H10Z', '#2f3444');
      p.path('M4 54H104L112 40Q128 26 156 40Q184 52 196 64Q180 74 120 74H16Q4 68 4 54Z', main);
      p.path('M112 44L104 0Q126 10 138 34Z', '#bfe3f2');
      p.flat('M20 60H116Q150 62 184 60Q160 68 116 68H24Z', lighter(main, 0.5), 0.6);
      handlebar(p, 'M118 38L100 22M94 18L106 26');
      p.line('M150 70L160 90M176 66L178 90', 5, '#59606e');
      p.path('M126 90H188Q200 90 208 78L210 84Q204 100 186 100H130Q122 98 126 90Z', '#4a5263');
      p.ball(186, 58, 6, '#fff3c4');
    },
  ),
  drawn(
    'jet-ski',
    { ratio: 2.3, metres: 1.1, medium: 'boat', facing: 1, anchors: astride(0.4, 0.4) },
    (p, { colour }) => {
      const main = colour ?? '#12a7b8';
      p.path('M22 58Q24 40 42 40H104L112 60H22Z', '#2f3444');
      p.path('M100 60L118 26Q128 14 142 22L168 50L150 64Z', lighter(main, 0.4));
      handlebar(p, 'M128 24L112 10M104 6L120 12');
      p.path('M120 24L122 4Q136 10 144 24Z', '#bfe3f2');
      p.path('M2 60Q0 56 12 56H150Q190 52 228 36Q222 74 186 88L150 100H30Q4 98 2 60Z', main);
      p.path('M4 76Q110 84 214 58Q202 80 186 88L150 100H30Q8 98 4 76Z', '#f4f6fa');
      p.flat('M12 62Q110 70 220 44L216 52Q110 78 12 70Z', darker(main, 0.35), 0.8);
    },
  ),
  drawn(
    'sleigh',
    {
      ratio: 1.7,
      metres: 1.6,
      medium: 'land',
      facing: 1,
      anchors: astride(0.45, 0.44),
    },
    (p, { colour }) => {
      const main = colour ?? '#b8242f';
      p.path('M24 50Q10 40 18 18Q30 -2 48 6Q62 16 58 50Z', '#8a5a2f');
      p.line('M22 30Q40 18 56 30', 3, '#6b4430');
      p.line('M44 78V92M104 78V92', 5, '#e2b64c');
      p.line('M4 92H136Q166 92 166 72Q164 58 152 62', 6, '#e2b64c');
      p.path(
        'M2 34Q0 22 12 22Q24 24 28 42Q36 56 74 54Q112 52 116 26Q120 12 134 16Q144 22 138 46Q134 80 104 82H40Q6 78 2 34Z',
        main,
      );
      p.line('M4 34Q6 24 14 26Q24 30 28 44Q36 58 74 56Q114 54 118 28Q124 16 134 20', 4, '#f2c14e');
      p.flat('M14 62Q70 76 132 58Q126 80 104 82H40Q20 80 14 62Z', darker(main, 0.4), 0.5);
    },
  ),
];
