import { css, WHITE } from '../../draw/colour.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

/** Said to the camera: "fly through the galaxies", "the camera dives into the forest". */
export const FLIES =
  /(?:^|[.,;] |\b(?:camera|drone|we|viewer) (?:\p{L}+ )?)(?:slowly |quickly )?(?:fly|flies|flying|travel(?:s|ling|ing)?|journey|dives?|rush(?:es)?|soars?|zooms?|speeds?) (?:\p{L}+ )?(?:through|deep into|past|between|among)\b/iu;

export const fliesThrough = (prompt: string): boolean => FLIES.test(prompt);

const COUNT = 70;

/** Stars that come towards the viewer and pass. */
export function passingStars(world: World): (brush: Brush, moment: Moment) => void {
  const { width, height } = world.size;
  const random = world.random('passing-stars');
  const stars = Array.from({ length: COUNT }, () => ({
    angle: random() * 2 * Math.PI,
    start: random(),
    speed: 0.16 + 0.16 * random(),
    size: world.unit * (2 + 3 * random()),
  }));
  const far = Math.hypot(width, height) / 2;
  return (brush, { seconds }) => {
    brush.save();
    brush.translate(width / 2, height / 2);
    brush.lineCap = 'round';
    for (const { angle, start, speed, size } of stars) {
      const age = (start + seconds * speed) % 1;
      const [at, behind] = [far * age ** 2.2, far * Math.max(0, age - 0.05) ** 2.2];
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      brush.strokeStyle = css(WHITE, Math.min(0.9, age * 2));
      brush.lineWidth = size * (0.3 + age);
      brush.beginPath();
      brush.moveTo(x * behind, y * behind);
      brush.lineTo(x * at, y * at);
      brush.stroke();
    }
    brush.restore();
  };
}
