import { type Colour, css, mix, WHITE } from '../colour.ts';
import { ellipse } from '../strokes.ts';
import type { DrawEffect } from './draw-effect.ts';

const DROPS = 84;

/** Evenly spread between 0 and 1, without an order that one could see. */
const spread = (drop: number, step: number) => (drop * step) % 1;

/** Drops that fly off to both sides and fall, as from a wet coat that is shaken. */
export function spray(colour: Colour): DrawEffect {
  const tones = [0.75, 0.45, 0.9].map((share) => mix(colour, WHITE, share));
  return (brush, { x, y, size }, seconds) => {
    for (let drop = 0; drop < DROPS; drop += 1) {
      const age = (seconds * 1.3 + spread(drop, 0.618)) % 1;
      const side = drop % 2 === 0 ? -1 : 1;
      const angle = -0.35 + 1.75 * spread(drop, 0.7549);
      const far = size * (0.3 + age * (0.6 + 0.6 * spread(drop, 0.5698)));
      const radius = size * 0.011 * (1.5 - age * 0.7) * (1 + (drop % 3) * 0.4);
      const tone = tones[drop % tones.length] ?? colour;
      brush.fillStyle = css(tone, 0.95 * (1 - age ** 3));
      ellipse(
        brush,
        x + side * Math.cos(angle) * far * 1.15,
        y + size * 0.1 - Math.sin(angle) * far * 0.8 + age * age * size * 0.4,
        radius * 1.3,
        radius,
      );
    }
  };
}
