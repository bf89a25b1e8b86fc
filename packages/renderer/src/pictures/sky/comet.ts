import { css, hex, WHITE } from '../../draw/colour.ts';
import { glow } from '../../draw/strokes.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

export const COMET = /\bcomets?\b/iu;
const TO_LEFT =
  /\b(?:right to (?:\p{L}+ ){0,2}left|from (?:the )?(?:\p{L}+ )?right|to the left)\b/iu;

/** A comet that crosses the whole picture, with its tail behind it. */
export function comet(world: World, prompt: string): (brush: Brush, moment: Moment) => void {
  const { width, height } = world.size;
  const { unit } = world;
  const side = TO_LEFT.test(prompt) ? -1 : 1;
  const [far, fall] = [width * 1.2, height * 0.8];
  const angle = Math.atan2(fall, far);
  return (brush, { progress }) => {
    const along = width * 0.42;
    brush.save();
    brush.globalCompositeOperation = 'screen';
    brush.translate(width / 2, height / 2);
    brush.scale(side, 1);
    brush.translate((progress - 0.5) * far, (progress - 0.5) * fall);
    brush.rotate(angle);
    for (const [wide, alpha, long] of [
      [44, 0.3, 1],
      [18, 0.75, 0.8],
    ] as const) {
      const tail = brush.createLinearGradient(0, 0, -along * long, 0);
      tail.addColorStop(0, css(WHITE, alpha));
      tail.addColorStop(0.3, css(hex('#a9d4ff'), alpha * 0.6));
      tail.addColorStop(1, css(hex('#7fb2ff'), 0));
      brush.fillStyle = tail;
      brush.beginPath();
      brush.moveTo(0, -unit * wide * 0.28);
      brush.lineTo(-along * long, -unit * wide);
      brush.lineTo(-along * long, unit * wide);
      brush.lineTo(0, unit * wide * 0.28);
      brush.fill();
    }
    glow(brush, { x: 0, y: 0, radius: unit * 60 }, hex('#cfe8ff'), 0.95);
    glow(brush, { x: 0, y: 0, radius: unit * 20 }, WHITE, 1);
    brush.restore();
  };
}
