import { darker, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const scenery = 'scenery';

/** Rows of small windows in a tower. */
function panes(p: Pen, box: readonly [number, number, number, number], isDark: boolean): void {
  const [left, top, right, bottom] = box;
  for (let y = top; y < bottom; y += 4.4)
    for (let x = left; x < right; x += 3)
      p.box(x, y, 1.5, 2.4, 0.3, isDark ? '#ffe08a' : '#6a7690');
}

/** A church with two pointed towers. */
function cathedral(p: Pen, isDark: boolean): void {
  const stone = '#b8a68c';
  const glass = isDark ? '#ffd98a' : '#5f6f9a';
  p.path('M34 100V52L52 30L70 52V100Z', stone);
  for (const x of [8, 70]) {
    p.box(x, 40, 26, 60, 0, darker(stone, 0.06));
    p.path(`M${x - 2} 42L${x + 13} 0L${x + 28} 42Z`, '#6a6f80');
    for (const side of [-1, 25])
      p.path(`M${x + side} 44L${x + side + 2} 28L${x + side + 4} 44Z`, stone);
    p.path(`M${x + 8} 66V54Q${x + 13} 46 ${x + 18} 54V66Z`, glass);
    p.path(`M${x + 8} 88V76Q${x + 13} 68 ${x + 18} 76V88Z`, glass);
  }
  p.ball(52, 58, 7, glass);
  p.ring(52, 58, 7, 1.6, darker(stone, 0.3));
  p.path('M44 100V82Q52 70 60 82V100Z', '#5a4436');
  p.box(0, 96, 104, 4, 0, darker(stone, 0.2));
}

/** What one knows further cities by. */
export const SKYLINES: readonly Thing[] = [
  drawn('manhattan', { ratio: 1.5, metres: 90, medium: scenery }, (p, { isDark }) => {
    p.box(34, 52, 20, 48, 0, '#a8907c');
    panes(p, [37, 56, 52, 98], isDark);
    p.path('M112 22L122 22L128 100H104Z', '#8fb0cc');
    p.path('M112 22L117 4L122 22Z', '#a8c4dc');
    p.line('M117 0V22', 1, '#c4d4e4');
    panes(p, [109, 30, 124, 98], isDark);
    p.line('M76 0V14', 1.4, '#9aa4b8');
    p.path('M72 14H80V22H72Z', '#aab4c8');
    p.box(68, 22, 16, 20, 0, '#b8c0d0');
    p.box(64, 40, 24, 60, 0, '#a4aebf');
    p.box(58, 70, 36, 30, 0, '#95a0b4');
    panes(p, [66, 44, 86, 98], isDark);
    p.path('M138 100V58L144 34L150 58V100Z', '#b4bac8');
    panes(p, [140, 62, 148, 98], isDark);
    p.path('M4 100V84H26V100Z', '#b8a488');
    p.box(8, 76, 14, 9, 0, '#cbb692');
    p.path('M10 77L12 48Q15 42 18 48L21 77Z', '#6fb09a');
    p.ball(15, 42, 4, '#6fb09a');
    p.line('M18 50L24 32', 2.4, '#6fb09a');
    p.ball(24, 30, 2.4, '#ffd166');
    p.line('M11 38L9 35M13 37L12 33M15 37V32M17 37L18 33M19 38L21 35', 1, '#5f9a86');
    if (isDark) p.glow(24, 30, 10, '#ffe9a0', 0.9);
    p.box(0, 97, 150, 3, 0, '#7f8aa0');
  }),
  drawn('cathedral-spires', { ratio: 1.04, metres: 50, medium: scenery }, (p, { isDark }) =>
    cathedral(p, isDark),
  ),
  drawn('great-dome', { ratio: 1.3, metres: 48, medium: scenery }, (p, { isDark }) => {
    p.box(10, 62, 110, 38, 0, '#e6d8bc');
    p.path('M28 62Q28 18 65 12Q102 18 102 62Z', '#c8643f');
    p.line('M65 12V62M46 18Q36 36 36 62M84 18Q94 36 94 62', 1.6, '#f0e4cc');
    p.box(60, 3, 10, 11, 1, '#f0e4cc');
    p.path('M59 4L65 0L71 4Z', '#c8643f');
    for (let x = 18; x < 112; x += 16)
      p.path(`M${x} 92V78Q${x + 4} 70 ${x + 8} 78V92Z`, isDark ? '#ffd98a' : '#8a7a66');
    p.box(24, 58, 82, 6, 1, '#f0e4cc');
    p.box(0, 96, 130, 4, 0, '#c8b898');
  }),
  drawn('christ-statue', { ratio: 1.5, metres: 60, medium: scenery }, (p) => {
    p.path('M0 100Q30 96 48 70Q62 50 75 50Q88 50 102 70Q120 96 150 100Z', '#4f8a5a');
    p.path('M62 66Q75 54 88 66L100 92Q75 84 50 92Z', '#5f9a66');
    p.box(68, 48, 14, 10, 1, '#b8b2a8');
    p.path('M69 50L71 18H79L81 50Z', '#ece8e0');
    p.path('M42 18Q58 13 71 14H79Q92 13 108 18L106 22Q90 21 81 24H69Q60 21 44 22Z', '#f4f1ea');
    p.ball(75, 7, 6, '#ece8e0');
  }),
  drawn('needle-tower', { ratio: 0.34, metres: 90, medium: scenery }, (p, { isDark }) => {
    p.line('M17 0V18', 1.4, '#b8c0cc');
    p.path('M12 20Q17 10 22 20Z', '#d8dee8');
    p.path('M0 26Q17 14 34 26L28 31H6Z', '#c4ccd8');
    p.box(5, 27, 24, 2.4, 1, isDark ? '#ffe08a' : '#6a7f9a');
    p.path('M14 31H20L21 66L29 100H23L17 76L11 100H5L13 66Z', '#aab4c4');
  }),
  drawn('twin-towers', { ratio: 0.7, metres: 100, medium: scenery }, (p, { isDark }) => {
    for (const x of [16, 54]) {
      p.line(`M${x} 0V14`, 1.2, '#c4ccd8');
      p.path(`M${x - 5} 22L${x} 8L${x + 5} 22Z`, '#c4d0dc');
      p.box(x - 8, 21, 16, 16, 1, '#aebccc');
      p.box(x - 11, 36, 22, 22, 1, '#a2b2c6');
      p.box(x - 14, 56, 28, 44, 1, '#94a6bc');
      panes(p, [x - 10, 40, x + 10, 98], isDark);
    }
    p.box(26, 58, 18, 4, 0, '#c4d0dc');
    p.path('M26 62L35 72L44 62Z', '#7a8aa0');
    p.box(0, 97, 70, 3, 0, '#7f8aa0');
  }),
  drawn('marina-towers', { ratio: 1.4, metres: 60, medium: scenery }, (p, { isDark }) => {
    p.path('M2 12Q70 -4 138 10Q140 16 132 20Q70 12 8 22Q0 18 2 12Z', '#d8dee8');
    for (let x = 14; x < 128; x += 10) p.ball(x, 9 - Math.sin(x / 44) * 4, 3, '#4f9a62');
    for (const x of [16, 58, 100]) {
      p.path(`M${x} 18H${x + 22}L${x + 26} 100H${x - 6}Z`, '#a4b6c8');
      panes(p, [x + 2, 24, x + 20, 98], isDark);
    }
    p.box(0, 96, 140, 4, 0, '#7f8aa0');
  }),
  drawn('pearl-tower', { ratio: 0.36, metres: 90, medium: scenery }, (p, { isDark }) => {
    p.line('M18 0V22', 1.6, '#c4ccd8');
    p.ball(18, 22, 4, '#d86f9a');
    p.box(16, 24, 4, 52, 0, '#b8c0cc');
    p.ball(18, 40, 9, '#d85a8a');
    p.line('M14 48V66M22 48V66', 2, '#b8c0cc');
    p.ball(18, 74, 12, '#c84a7c');
    p.path('M10 82L2 100H8L16 84ZM26 82L34 100H28L20 84Z', '#a8b2c0');
    p.box(0, 97, 36, 3, 0, '#8a94a8');
    if (isDark) p.glow(18, 40, 16, '#ff9ac8', 0.7);
  }),
  drawn('hollywood-sign', { ratio: 2.6, metres: 40, medium: scenery }, (p) => {
    p.path('M0 100V70Q50 34 110 24Q170 14 210 40Q240 60 260 66V100Z', '#8a8f5a');
    p.path('M60 100Q110 50 190 60Q230 70 260 100Z', '#76804f');
    const letters = [...'HOLLYWOOD'];
    p.brush.font = '800 26px Inter';
    p.brush.textBaseline = 'alphabetic';
    for (const [at, letter] of letters.entries()) {
      const [x, y] = [44 + at * 20, 52 - Math.sin((at / 8) * Math.PI) * 8];
      p.line(`M${x + 4} ${y}V${y + 10}M${x + 14} ${y}V${y + 10}`, 1.2, '#6a5a48');
      p.brush.fillStyle = '#fbfaf4';
      p.brush.fillText(letter, x, y + 2);
    }
    p.box(126, 0, 1.6, 30, 0, '#7a7266');
  }),
];
