import { seeded } from '../../random.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

const GLITCHY =
  /\bglitch|\bvhs\b|\bdatamosh|\bcorrupted\b|\bbroken (?:tv|signal|video)\b|\bstatic noise\b/iu;

export const isGlitchy = (prompt: string): boolean => GLITCHY.test(prompt);

const FRAMES_PER_SECOND = 10;
const TEARS = 5;
const COLOURS = ['rgba(255,40,120,0.4)', 'rgba(40,230,255,0.4)'] as const;

/** Strips that jump aside, coloured edges and the lines of a tube, as of a tape that does not run well. */
export function glitch({ width, height }: Size): (brush: Brush, moment: Moment) => void {
  const gap = Math.max(3, Math.round(height / 180));
  return (brush, { seconds }) => {
    const frame = Math.floor(seconds * FRAMES_PER_SECOND);
    const random = seeded('glitch', String(frame));
    // It comes in fits.
    const isFit = frame % 9 < 5;
    brush.save();
    for (let tear = 0; tear < (isFit ? TEARS : 1); tear += 1) {
      const tall = Math.round(height * (0.015 + 0.07 * random()));
      const y = Math.round(random() * (height - tall));
      const aside = Math.round(width * 0.09 * (random() - 0.5));
      brush.drawImage(brush.canvas, 0, y, width, tall, aside, y, width, tall);
      brush.globalCompositeOperation = 'screen';
      brush.fillStyle = COLOURS[tear % 2] ?? COLOURS[0];
      brush.fillRect(0, y, width, tall * 0.35);
      brush.globalCompositeOperation = 'source-over';
    }
    brush.fillStyle = 'rgba(0,0,0,0.16)';
    for (let y = (frame * 2) % gap; y < height; y += gap) brush.fillRect(0, y, width, 1);
    brush.fillStyle = 'rgba(255,255,255,0.09)';
    brush.fillRect(0, ((seconds * 0.35) % 1.2) * height - height * 0.1, width, height * 0.1);
    brush.restore();
  };
}
