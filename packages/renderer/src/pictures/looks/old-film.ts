import { seeded } from '../../random.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

const OLD =
  /\bscratch(?:es|ed)\b|\b(?:old|vintage|antique|worn) (?:film|movie|footage|reel)\b|\bsilent (?:film|movie)\b|\b8 ?mm\b|\bsuper ?8\b|\bnewsreel\b/iu;

export const isOldFilm = (prompt: string): boolean => OLD.test(prompt);

const FRAMES_PER_SECOND = 12;

/** Scratches, specks and a lamp that flickers, as of a film that was shown too often. */
export function oldFilm({ width, height }: Size): (brush: Brush, moment: Moment) => void {
  return (brush, { seconds }) => {
    const frame = Math.floor(seconds * FRAMES_PER_SECOND);
    const random = seeded('old-film', String(frame));
    brush.save();
    brush.fillStyle = `rgba(20,12,4,${0.1 * random()})`;
    brush.fillRect(0, 0, width, height);
    for (let scratch = 0; scratch < 4; scratch += 1) {
      brush.strokeStyle = `rgba(255,246,224,${0.25 + 0.4 * random()})`;
      brush.lineWidth = Math.max(1, height * (0.0012 + 0.002 * random()));
      // It stays where it is for a while.
      const lane = seeded('scratch', `${scratch} ${Math.floor(frame / 7)}`)();
      const x = width * lane + height * 0.004 * random();
      const top = random() * height * 0.6;
      brush.beginPath();
      brush.moveTo(x, top);
      brush.lineTo(x + height * 0.01 * (random() - 0.5), top + height * (0.3 + random()));
      brush.stroke();
    }
    for (let speck = 0; speck < 9; speck += 1) {
      brush.fillStyle = random() < 0.5 ? 'rgba(255,246,224,0.6)' : 'rgba(30,20,10,0.55)';
      const radius = height * (0.002 + 0.004 * random() ** 2);
      brush.beginPath();
      brush.ellipse(random() * width, random() * height, radius, radius * 0.6, random() * 3, 0, 7);
      brush.fill();
    }
    brush.restore();
  };
}
