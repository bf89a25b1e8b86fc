import type { Brush, Moment, World } from '../../scene/world.ts';

const STRUNG = /\b(?:bunting|pennants?|flag garlands?|garlands? of flags|paper flags)\b/iu;

/** Whether little flags are to hang over a picture. */
export const hasBunting = (prompt: string): boolean => STRUNG.test(prompt);

const COLOURS = ['#e0525c', '#ffcf3f', '#4fae6a', '#2f7fd6', '#d65a86', '#ff9a2f'] as const;
const FLAGS = 7;

/** Little flags on cords that sag along the upper edge and stir in the wind. */
export function bunting({ size, unit }: World): (brush: Brush, moment: Moment) => void {
  const { width, height } = size;
  const spans = width > height * 1.3 ? 3 : 2;
  const wide = (width * 1.08) / spans;
  const deep = unit * 46;
  const step = wide / FLAGS;
  const yAt = (share: number) => deep * 4 * share * (1 - share) - unit * 4;
  return (brush, { seconds }) => {
    brush.save();
    brush.translate(-width * 0.04, 0);
    brush.lineJoin = 'round';
    for (let span = 0; span < spans; span += 1) {
      const from = span * wide;
      for (let at = 0; at < FLAGS; at += 1) {
        const sway = Math.sin(seconds * 2.2 + at * 0.9 + span) * unit * 5;
        const [left, right] = [at / FLAGS + 0.012, (at + 1) / FLAGS - 0.012];
        const middle = (left + right) / 2;
        brush.fillStyle = COLOURS[(at + span * 3) % COLOURS.length] ?? COLOURS[0];
        brush.shadowColor = 'rgba(20,10,30,0.28)';
        brush.shadowBlur = unit * 8;
        brush.beginPath();
        brush.moveTo(from + left * wide, yAt(left));
        brush.lineTo(from + right * wide, yAt(right));
        brush.lineTo(from + middle * wide + sway, yAt(middle) + step * 1.05);
        brush.fill();
      }
      brush.shadowColor = 'rgba(0,0,0,0)';
      brush.strokeStyle = '#f6efe0';
      brush.lineWidth = unit * 3.4;
      brush.beginPath();
      for (let at = 0; at <= 20; at += 1) brush.lineTo(from + (at / 20) * wide, yAt(at / 20));
      brush.stroke();
    }
    brush.restore();
  };
}
