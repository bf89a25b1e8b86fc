import { type Colour, css, hex, mix, WHITE } from '../../draw/colour.ts';
import type { Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const FRAME = 'M8 14Q8 6 16 6H144Q152 6 152 14V56Q152 64 144 64H16Q8 64 8 56Z';

/** Letters of glass tubes. */
function tubes(p: Pen, word: string, colour: Colour): void {
  const { brush } = p;
  brush.save();
  brush.font = '500 34px Inter';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.lineJoin = 'round';
  brush.lineWidth = 5;
  brush.strokeStyle = css(colour, 0.85);
  brush.strokeText(word, 80, 36.5);
  brush.fillStyle = css(mix(colour, WHITE, 0.75));
  brush.fillText(word, 80, 36.5);
  brush.restore();
}

function board(p: Pen, colour: string | null): void {
  const main = colour ?? '#ff4fb0';
  p.box(0, 0, 160, 70, 8, '#221a36');
  p.glow(80, 35, 76, main, 0.55);
  p.line(FRAME, 3.4, main);
  p.line(FRAME, 1.2, '#ffffff');
  tubes(p, 'OPEN', hex(colour === null ? '#5fe8ff' : main));
}

/** A tube that is about to fail goes out for a moment now and then. */
function flicker(p: Pen, seconds: number): void {
  const isOut = (seconds * 0.83) % 1 < 0.07 || (seconds * 0.83 + 0.86) % 1 < 0.04;
  if (isOut) p.flat('M4 4H156V66H4Z', '#221a36', 0.72);
}

export const NEON_SIGNS: readonly Thing[] = [
  // On its two posts, as it stands on a roof.
  drawn(
    'neon-sign',
    { ratio: 1.6, metres: 2.2, medium: 'scenery' },
    (p, { colour }) => {
      for (const x of [34, 122]) p.box(x, 66, 4, 34, 1, '#4a4260');
      p.line('M36 72L124 98M124 72L36 98', 1.6, '#3a3350');
      board(p, colour);
    },
    flicker,
  ),
  // From two chains, over the heads of those who are there.
  drawn(
    'neon-board',
    { ratio: 1.6, metres: 1, medium: 'object' },
    (p, { colour }) => {
      p.line('M40 32V0M120 32V0', 3, '#4a4260');
      p.brush.save();
      p.brush.translate(0, 30);
      board(p, colour);
      p.brush.restore();
    },
    (p, seconds) => {
      p.brush.save();
      p.brush.translate(0, 30);
      flicker(p, seconds);
      p.brush.restore();
    },
  ),
];
