import { fitText } from '../../draw/fit-text.ts';
import { lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.8 }, top: { x: 0.5, y: 0 } };
const INK = '#2f3648';
const CARDS = ['#f2b92c', '#3f8efc', '#e2574c', '#8a6fe0', '#4fc27a'] as const;

function label(p: Pen, text: string, at: { x: number; y: number; width: number }, ink = INK) {
  const { size } = fitText(p.brush, text, { width: at.width, height: 9, sizeMax: 7 });
  p.brush.font = `800 ${size}px Inter`;
  p.brush.fillStyle = ink;
  p.brush.textAlign = 'center';
  p.brush.textBaseline = 'middle';
  p.brush.fillText(text, at.x + at.width / 2, at.y);
}

function card(p: Pen, x: number, y: number, colour: string): void {
  p.box(x, y, 38, 15, 2.5, '#ffffff');
  p.box(x, y, 3.4, 15, 1.4, colour);
  p.box(x + 7, y + 3.6, 24, 2.6, 1.3, '#aeb8c8');
  p.box(x + 7, y + 8.6, 15, 2.6, 1.3, '#d5dce8');
}

/** From the first column to the last and back again, with a rest at both ends. */
function slid(seconds: number): number {
  const share = Math.min(1, Math.max(0, ((seconds % 5) - 0.6) / 2.2));
  return share * share * (3 - 2 * share);
}

const COLUMNS = ['To do', 'Doing', 'Done'] as const;

/** What an app shows of what is to be done and of how things are. */
export const APP_BOARDS: readonly Thing[] = [
  drawn(
    'kanban-board',
    { ratio: 1.55, metres: 0.5, anchors: HELD },
    (p, { colour }) => {
      p.box(0, 0, 155, 100, 6, INK);
      p.box(3, 3, 149, 94, 4, '#f8fafd');
      p.flat('M3 7Q3 3 7 3H148Q152 3 152 7V12H3Z', colour ?? '#3f8efc');
      for (const x of [8, 13, 18]) p.spot(x, 7.6, 1.6, 1.6, '#ffffff', 0.9);
      for (const [at, name] of COLUMNS.entries()) {
        const x = 7 + at * 48;
        p.box(x, 16, 45, 78, 4, at === 2 ? '#dff3e4' : '#e6ebf3');
        label(p, name, { x, y: 23, width: 45 });
      }
      for (const [at, [column, row]] of [
        [0, 1],
        [0, 2],
        [1, 0],
        [2, 1],
        [2, 2],
      ].entries())
        card(p, 10.5 + (column ?? 0) * 48, 30 + (row ?? 0) * 20, CARDS[at] ?? CARDS[0]);
      for (const y of [57.5, 77.5]) {
        p.ball(138, y, 4.4, '#4fc27a');
        p.line(`M135.800 ${y}L137.500 ${y + 1.8}L140.400 ${y - 1.8}`, 1.3, '#ffffff');
      }
    },
    (p, seconds) => {
      const share = slid(seconds);
      card(p, 10.5 + share * 96, 30 - Math.sin(share * Math.PI) * 4, CARDS[1]);
    },
  ),
  drawn(
    'app-dashboard',
    { ratio: 1.55, metres: 0.5, anchors: HELD },
    (p, { colour }) => {
      const main = colour ?? '#3f8efc';
      p.box(0, 0, 155, 100, 6, INK);
      p.box(3, 3, 149, 94, 4, '#f4f6fb');
      p.box(3, 3, 22, 94, 4, lighter(INK, 0.12));
      for (const y of [14, 28, 42, 56]) p.box(9, y, 10, 7, 2, y === 14 ? main : '#7d879b');
      for (const [at, hue] of [main, '#4fc27a', '#f2b92c'].entries()) {
        p.box(30 + at * 40, 16, 36, 18, 3, '#ffffff');
        p.box(34 + at * 40, 20, 16, 5, 2, hue);
        p.box(34 + at * 40, 28, 24, 2.4, 1.2, '#c9d1de');
      }
      p.box(30, 39, 68, 54, 3, '#ffffff');
      for (const [at, tall] of [16, 28, 22, 34, 42].entries())
        p.box(36 + at * 12, 88 - tall, 8, tall, 2, at === 4 ? main : lighter(main, 0.5));
      p.box(103, 39, 43, 54, 3, '#ffffff');
      p.ring(124.5, 60, 11, 6, '#e2e7f0');
      p.line('M124.500 49A11 11 0 1 1 114 63', 6, '#4fc27a');
      for (const y of [80, 86]) p.box(110, y, 28, 2.6, 1.3, '#c9d1de');
    },
    (p, seconds) => {
      const up = Math.min(1, Math.max(0, (seconds - 0.5) * 3));
      const y = -2 - (1 - up) * 8;
      p.box(102, y + 8, 46, 13, 4, '#ffffff');
      p.ball(109, y + 14.5, 4, '#e2574c');
      p.box(116, y + 11, 26, 2.6, 1.3, '#8a96aa');
      p.box(116, y + 15.8, 17, 2.6, 1.3, '#c9d1de');
    },
  ),
  drawn('stamp-card', { ratio: 1.6, metres: 0.06, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#7a4a2e';
    p.box(0, 0, 160, 100, 9, '#fdf4e3');
    p.flat('M0 9Q0 0 9 0H151Q160 0 160 9V22H0Z', main);
    p.box(14, 8, 64, 7, 3.5, '#fdf4e3');
    for (let at = 0; at < 10; at += 1) {
      const [x, y] = [20 + (at % 5) * 30, at < 5 ? 44 : 76];
      p.ring(x, y, 12, 1.8, lighter(main, 0.4));
      if (at === 9) {
        p.ball(x, y, 12, '#f2b92c');
        label(p, 'FREE', { x: x - 10, y, width: 20 }, '#4a2a12');
      } else if (at < 7) {
        p.ring(x, y, 9, 1.6, main);
        p.flat(
          `M${x - 5} ${y - 4}H${x + 4}V${y + 1}Q${x + 4} ${y + 5} ${x - 0.5} ${y + 5}Q${x - 5} ${y + 5} ${x - 5} ${y + 1}Z`,
          main,
        );
        p.ring(x + 4.5, y - 0.5, 2.4, 1.3, main);
      }
    }
  }),
];
