import type { Brush } from '../../scene/world.ts';
import type { DrawEffect } from './draw-effect.ts';

const COUNT = 34;
const SECONDS = 4.6;
/** Most of the way is flown at once; then they hang in the air, as in slow motion. */
const flown = (age: number) => 1 - (1 - age) ** 3;

/** A splinter with a lit and a shaded face. */
function splinter(brush: Brush, long: number): void {
  const wide = long * 0.34;
  brush.fillStyle = 'rgba(214,240,255,0.92)';
  brush.beginPath();
  brush.moveTo(-long, 0);
  brush.lineTo(-long * 0.1, -wide);
  brush.lineTo(long, -wide * 0.2);
  brush.lineTo(0, wide * 0.2);
  brush.fill();
  brush.fillStyle = 'rgba(122,188,232,0.9)';
  brush.beginPath();
  brush.moveTo(-long, 0);
  brush.lineTo(0, wide * 0.2);
  brush.lineTo(long, -wide * 0.2);
  brush.lineTo(long * 0.2, wide);
  brush.fill();
}

/** Ice that bursts to all sides and leaves its middle free. */
export const shards: DrawEffect = (brush, { x, y, size }, seconds) => {
  const age = (seconds / SECONDS) % 1;
  brush.globalAlpha = Math.min(1, (1 - age) * 8);
  for (let piece = 0; piece < COUNT; piece += 1) {
    const turn = piece * 2.399;
    const reach = 0.34 + 0.42 * (((piece * 7) % COUNT) / COUNT);
    const far = size * (0.2 + reach * flown(Math.min(1, age * 1.1 + 0.12)));
    const long = size * (0.034 + 0.02 * (piece % 4));
    brush.save();
    brush.translate(x + Math.cos(turn) * far, y + Math.sin(turn) * far + age * age * size * 0.16);
    brush.rotate(turn + age * (piece % 2 === 0 ? 1.6 : -1.6));
    splinter(brush, long);
    brush.restore();
  }
  brush.globalAlpha = 1;
};
