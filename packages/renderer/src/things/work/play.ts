import { flames } from '../flames.ts';
import { drawn, type Thing } from '../thing.ts';

const HOLDS = ['#e5383b', '#ffd23f', '#2f9ec4', '#38b000', '#8b5cf6', '#f77f00'];

const FINISH =
  'M44 12V22M44 12H50M44 17H49M56 12V22M62 22V12L69 22V12M75 12V22M87 13Q80 10 81 15Q88 17 87 20Q85 23 80 21M94 12V22M102 12V22M94 17H102';
const START =
  'M57 13Q50 10 51 15Q58 17 57 20Q55 23 50 21M62 12H70M66 12V22M74 22L78 12L82 22M75.5 18.5H80.5M87 22V12H91Q94 12 94 15Q94 17.5 91 17.5H87M91 17.5L94 22M98 12H106M102 12V22';

/** A banner over a track. */
const banner = (name: string, letters: string): Thing =>
  drawn(
    name,
    {
      ratio: 1.5,
      metres: 3.4,
      medium: 'scenery',
      anchors: { inside: { x: 0.1, y: 0.3, width: 0.8, height: 0.7 } },
    },
    (p) => {
      p.box(4, 6, 7, 94, 2, '#e5383b');
      p.box(139, 6, 7, 94, 2, '#e5383b');
      p.box(2, 4, 146, 26, 3, '#fbfbff');
      for (let at = 0; at < 48; at += 1) {
        const [row, column] = [Math.floor(at / 24), at % 24];
        if ((row + column) % 2 === 0)
          p.flat(`M${3 + column * 6} ${row === 0 ? 4 : 24}h6v6h-6Z`, '#22242e');
      }
      for (let at = 0; at < 14; at += 1)
        p.flat(
          `M${11 + at * 9.2} ${97 + (at % 2) * 1.5}h9.2v1.5h-9.2Z`,
          at % 2 === 0 ? '#22242e' : '#fbfbff',
        );
      p.line(letters, 2, '#e5383b');
    },
  );

/** What is thrown, climbed and unwrapped. */
export const PLAY: readonly Thing[] = [
  drawn('golf-ball', { ratio: 1, metres: 0.08 }, (p, { colour }) => {
    p.ball(50, 50, 50, colour ?? '#fbfbff');
    for (const [x, y] of [
      [34, 36],
      [56, 30],
      [46, 54],
      [68, 52],
      [56, 74],
    ] as const)
      p.spot(x, y, 5, 5, '#c9ccd8');
  }),
  drawn(
    'fire-hoop',
    { ratio: 0.74, metres: 2.3, anchors: { inside: { x: 0.1, y: 0.1, width: 0.8, height: 0.56 } } },
    (p) => {
      p.path('M14 100L22 94H52L60 100Z', '#5a4632');
      p.line('M37 96V70', 4, '#6a4f38');
      p.ring(37, 38, 31, 4.5, '#4a3a34');
      p.ring(37, 38, 31, 1.4, '#c99a5a');
    },
    (p, seconds) => {
      for (let at = 0; at < 14; at += 1) {
        const turn = (at / 14) * Math.PI * 2;
        const [x, y] = [37 + Math.cos(turn) * 31, 38 + Math.sin(turn) * 31];
        flames(p, { x, y: y + 3, height: 13 + (at % 3) * 2, width: 10 }, seconds + at * 0.37);
      }
    },
  ),
  banner('finish-line', FINISH),
  banner('start-line', START),
  drawn('juggling-ball', { ratio: 1, metres: 0.12 }, (p, { colour }) => {
    p.ball(50, 50, 50, colour ?? '#e5383b');
    p.line('M8 40Q50 66 92 40', 12, '#ffffff');
  }),
  drawn(
    'soap-bubbles',
    { ratio: 1.3, metres: 1, facing: 1 },
    () => {},
    (p, seconds) => {
      for (let at = 0; at < 9; at += 1) {
        const share = (seconds * 0.16 + at * 0.381) % 1;
        const x = 8 + share * 112;
        const y = 92 - share * 68 + 7 * Math.sin(seconds * 1.7 + at * 2.1) - (at % 3) * 9;
        const radius = (6 + ((at * 5) % 8)) * Math.min(1, 0.4 + share * 1.6);
        const fade = Math.min(1, (1 - share) * 5);
        p.spot(x, y, radius, radius, '#cdefff', 0.5 * fade);
        p.ring(x, y, radius, 1.6, fade > 0.5 ? '#ffffff' : '#e6f6ff');
        p.spot(x - radius * 0.36, y - radius * 0.4, radius * 0.24, radius * 0.18, '#ffffff', fade);
        p.spot(
          x + radius * 0.4,
          y + radius * 0.36,
          radius * 0.3,
          radius * 0.16,
          '#ff9ee0',
          0.7 * fade,
        );
      }
    },
  ),
  drawn(
    'music-notes',
    { ratio: 1.1, metres: 0.8, facing: 1 },
    () => {},
    (p, seconds) => {
      for (let at = 0; at < 4; at += 1) {
        const share = (seconds * 0.22 + at / 4) % 1;
        const x = 10 + share * 84;
        const y = 88 - share * 66 + 6 * Math.sin(seconds * 2.2 + at * 1.9);
        const size = 0.7 + share * 0.6;
        const colour = HOLDS[(at * 2) % HOLDS.length] ?? '#e5383b';
        p.spot(x, y, 6.5 * size, 5 * size, colour);
        p.stick(
          { x: x + 5.4 * size, y },
          { x: x + 5.4 * size, y: y - 22 * size },
          2.6 * size,
          colour,
        );
        p.stick(
          { x: x + 5.4 * size, y: y - 21 * size },
          { x: x + 14 * size, y: y - 15 * size },
          3.4 * size,
          colour,
        );
      }
    },
  ),
  drawn(
    'jump-rope',
    { ratio: 0.9, metres: 1.9 },
    () => {},
    (p, seconds) => {
      const turn = Math.cos(seconds * 5.97);
      const reach = 46 * turn;
      p.line(`M12 54C4 ${54 + reach * 1.32} 86 ${54 + reach * 1.32} 78 54`, 2.4, '#e5383b');
      // It is so quick that one sees it everywhere.
      for (const far of [-60, 60])
        p.line(`M12 54C0 ${54 + far} 90 ${54 + far} 78 54`, 0.7, '#ffffff');
      p.line('M12 50V58M78 50V58', 4.4, '#ffd23f');
    },
  ),
  drawn(
    'stairs',
    { ratio: 1.3, metres: 2.2, facing: 1, anchors: { top: { x: 0.52, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#c9a27c';
      for (let at = 0; at < 6; at += 1) {
        p.box(at * 21.6, 84 - at * 16.6, 130 - at * 21.6, 18, 1, main);
        p.flat(`M${at * 21.6} ${84 - at * 16.6}h${24}v4h-${24}Z`, '#ffffff', 0.35);
      }
    },
  ),
  drawn(
    'climbing-wall',
    {
      ratio: 0.7,
      metres: 4.6,
      medium: 'scenery',
      facing: -1,
      anchors: { top: { x: 0.5, y: 0.02 } },
    },
    (p, { colour }) => {
      p.path('M6 0H70V100H6L0 60L10 34Z', colour ?? '#c9b296');
      p.flat('M10 34L38 28L34 62L0 60Z', '#ffffff', 0.16);
      p.flat('M40 0L70 0V40L38 28Z', '#3b2450', 0.1);
      for (let at = 0; at < 22; at += 1) {
        const [row, column] = [Math.floor(at / 3), at % 3];
        const x = 12 + column * 20 + ((row * 7) % 11);
        p.oval(x, 8 + row * 12.5, 3.4, 2.5, HOLDS[(at * 5 + row) % HOLDS.length] ?? '#e5383b');
      }
    },
  ),
  drawn(
    'opened-gift',
    {
      ratio: 1.1,
      metres: 0.5,
      anchors: { top: { x: 0.5, y: 0.4 }, inside: { x: 0.2, y: 0.3, width: 0.6, height: 0.2 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#e5383b';
      p.path('M14 44H96V58H14Z', '#6b2030');
      p.box(12, 50, 86, 50, 5, main);
      p.box(46, 50, 18, 50, 0, '#ffd23f');
      p.brush.save();
      p.brush.translate(84, 30);
      p.brush.rotate(0.5);
      p.box(-22, 0, 56, 13, 3, main);
      p.box(0, 0, 13, 13, 0, '#ffd23f');
      p.brush.restore();
    },
    (p, seconds) => {
      p.glow(55, 44, 46, '#fff0a8', 0.8);
      for (let at = 0; at < 7; at += 1) {
        const share = (seconds * 0.5 + at / 7) % 1;
        const x = 55 + (at - 3) * 15 * share + 3 * Math.sin(seconds * 3 + at);
        const size = 2.4 + (at % 3);
        p.spot(x, 48 - share * 46, size, size, HOLDS[at % HOLDS.length] ?? '#ffd23f', 1 - share);
      }
    },
  ),
];
