import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** The lamp that a genie lives in: a low belly, a long spout and a handle behind. */
function genieLamp(p: Pen, main: string): void {
  const [dark, light] = [darker(main, 0.22), lighter(main, 0.3)];
  p.line('M44 44Q10 28 8 52Q10 72 46 66', 8, dark);
  p.path('M108 70Q142 62 152 32Q156 22 172 20L178 28Q166 32 164 44Q156 82 116 86Z', main);
  p.oval(174, 24, 7, 4.4, dark);
  p.path('M34 52Q36 36 86 34Q132 36 130 54Q128 84 84 88Q38 84 34 52Z', main);
  p.flat('M42 52Q50 40 84 39Q58 46 52 66Q42 62 42 52Z', light, 0.6);
  p.path('M64 36Q66 20 84 18Q102 20 104 36Q84 42 64 36Z', light);
  p.ball(84, 11, 7.5, main);
  p.path('M70 84H98L104 92Q116 93 118 100H50Q52 93 64 92Z', dark);
  p.line('M38 58Q84 70 128 58', 2.6, dark);
  for (const x of [56, 84, 112]) p.spot(x, 64.5 - Math.abs(x - 84) * 0.08, 4, 4, '#d8324a');
}

const [SKIN, TUTU] = ['#f6cfa8', '#ff8fb8'] as const;

/** A box whose lid is open, with a mirror in it and a round stand for who dances. */
function musicBox(p: Pen, main: string): void {
  const dark = darker(main, 0.25);
  p.path('M10 62L18 2H112L120 62Z', dark);
  p.path('M20 58L26 9H104L110 58Z', '#f6d9e4');
  p.flat('M30 54L35 14H62L52 54Z', '#ffffff', 0.5);
  p.path('M2 62H128V96Q128 100 122 100H8Q2 100 2 96Z', main);
  p.path('M2 62H128V70H2Z', lighter(main, 0.25));
  p.oval(65, 64, 26, 4.6, '#f3c95a');
  p.line('M12 78H118M12 92H118', 1.6, '#f3c95a');
  p.spot(65, 85, 5.6, 5.6, '#f3c95a');
  p.line('M128 84H138V76', 3.6, '#c99a3a');
  p.ball(138, 74, 4, '#f3c95a');
}

/** She turns on one foot, and is as narrow as somebody seen from the side twice in each turn. */
function dancer(p: Pen, seconds: number): void {
  const turn = Math.sin(seconds * 2.2);
  const wide = 0.45 + 0.55 * Math.abs(turn);
  const side = turn < 0 ? -1 : 1;
  const at = (x: number) => 65 + x * wide * side;
  p.stick({ x: 65, y: 46 }, { x: 65, y: 63 }, 2.6, SKIN);
  p.stick({ x: 65, y: 46 }, { x: at(9), y: 53 }, 2.4, SKIN);
  p.stick({ x: at(9), y: 53 }, { x: 65, y: 56 }, 2.2, SKIN);
  p.stick({ x: at(-4), y: 33 }, { x: at(-7), y: 18 }, 2, SKIN);
  p.stick({ x: at(4), y: 33 }, { x: at(7), y: 18 }, 2, SKIN);
  p.stick({ x: at(-7), y: 18 }, { x: 65, y: 12 }, 2, SKIN);
  p.stick({ x: at(7), y: 18 }, { x: 65, y: 12 }, 2, SKIN);
  p.oval(65, 37, 4.6, 7, '#ff6fa3');
  p.oval(65, 44, 8 + 9 * wide, 4.4, TUTU);
  p.spot(65, 43, 6 + 8 * wide, 2, '#ffd3e4', 0.8);
  p.ball(65, 25, 5, SKIN);
  p.spot(65, 21.4, 5, 2.8, '#5a3a2a');
  p.spot(65, 18.4, 2.4, 2.2, '#5a3a2a');
}

/** Characters that leave the page, one after the other. */
const LETTERS = [
  'M-5 6L0 -7L5 6M-3 2H3',
  'M-4 -7V6H2Q6 4 2 0H-4M2 0Q5 -4 1 -7H-4',
  'M5 -5Q-5 -10 -5 0Q-5 8 5 4',
  'M4 -7H-4V6H4M-4 0H2',
  'M-4 6V-7L4 6V-7',
  'M4 -5Q-4 -9 -4 -3Q4 -1 4 3Q0 9 -5 4',
  'M0 -7V6M-5 -7H5',
] as const;
const INKS = ['#ffd75a', '#ff8a5c', '#7fd6ff', '#c79bff', '#8fe39a'] as const;
const LETTERS_SHOWN = 12;

function letters(p: Pen, seconds: number): void {
  for (let at = 0; at < LETTERS_SHOWN; at += 1) {
    const share = (seconds * 0.16 + at / LETTERS_SHOWN) % 1;
    const x = 46 + Math.sin(at * 2.4 + share * 3) * (8 + 46 * share);
    const shape = LETTERS[at % LETTERS.length] ?? '';
    p.brush.save();
    p.brush.translate(x, 96 - share * 88);
    p.brush.rotate(Math.sin(seconds + at) * 0.5);
    p.brush.scale(0.55 + share * 0.75, 0.55 + share * 0.75);
    p.line(shape, 3.4, INKS[at % INKS.length] ?? '#ffffff');
    p.brush.restore();
  }
}

/** The horse of wood on wheels that stood before a city. */
function woodenHorse(p: Pen, main: string): void {
  const [dark, light] = [darker(main, 0.25), lighter(main, 0.18)];
  for (const x of [30, 84]) p.path(`M${x - 7} 54H${x + 7}L${x + 5} 86H${x - 5}Z`, dark);
  for (const x of [22, 92]) p.path(`M${x - 7} 52H${x + 7}L${x + 6} 86H${x - 6}Z`, main);
  p.path('M14 30L8 62L16 60L20 40Z', dark);
  p.path(
    'M12 34Q14 26 26 26H78L92 4L98 0L102 6Q118 12 124 26L118 32L104 26L102 54Q100 62 90 62H24Q12 60 12 48Z',
    main,
  );
  p.path('M78 26L92 4L98 0L94 12L86 32Z', dark);
  p.line('M14 36H100M13 44H102M15 53H101M34 27V61M54 27V61M74 27V61M88 22L104 26', 1.5, dark);
  p.spot(107, 16, 2.2, 2.6, '#2c2018');
  p.box(42, 38, 18, 18, 2, light);
  p.box(0, 83, 118, 7, 2, dark);
  for (const x of [20, 96]) {
    p.ball(x, 91, 9, light);
    p.ring(x, 91, 7.6, 2, dark);
    p.spot(x, 91, 2.2, 2.2, dark);
  }
}

/** Things of tales. */
export const OF_TALES: readonly Thing[] = [
  drawn(
    'genie-lamp',
    {
      ratio: 1.8,
      metres: 0.4,
      facing: 1,
      anchors: { outlet: { x: 0.97, y: 0.22 }, grip: { x: 0.07, y: 0.5 } },
    },
    (p, { colour }) => genieLamp(p, colour ?? '#e8b23a'),
  ),
  drawn(
    'music-box',
    { ratio: 1.44, metres: 0.25 },
    (p, { colour }) => musicBox(p, colour ?? '#8f5aa8'),
    dancer,
  ),
  drawn('loose-letters', { ratio: 0.92, metres: 0.9, medium: 'air' }, () => undefined, letters),
  drawn(
    'trojan-horse',
    { ratio: 1.25, metres: 7, facing: 1, anchors: { top: { x: 0.45, y: 0.26 } } },
    (p, { colour }) => woodenHorse(p, colour ?? '#b07a42'),
  ),
  drawn(
    'pot-of-gold',
    { ratio: 1.1, metres: 0.9, anchors: { top: { x: 0.5, y: 0.24 } } },
    (p, { colour }) => {
      const iron = colour ?? '#33333f';
      for (let at = 0; at < 26; at += 1) {
        const across = ((at * 61) % 25) / 24;
        const roof = 26 - Math.sin(across * Math.PI) * 24;
        const y = roof + (((at * 37) % 23) / 23) * (28 - roof);
        p.oval(14 + across * 82, y + 5, 9, 5.4, at % 3 === 0 ? '#fff0a0' : '#ffc93c');
      }
      p.line('M28 88L22 98M82 88L88 98', 8, darker(iron, 0.3));
      p.path('M10 38Q-2 94 55 95Q112 94 100 38Z', iron);
      p.box(2, 28, 106, 13, 6, lighter(iron, 0.14));
      p.line('M5 48Q-3 60 7 68M105 48Q113 60 103 68', 4, darker(iron, 0.2));
      p.oval(20, 27, 9, 5.4, '#ffc93c');
      p.oval(62, 26, 9, 5.4, '#fff0a0');
      p.oval(9, 93, 9, 5, '#ffc93c');
      p.oval(101, 94, 9, 5, '#ffd75e');
    },
  ),
];
