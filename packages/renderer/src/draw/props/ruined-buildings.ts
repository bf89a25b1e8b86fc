import { between, type Random } from '../../random.ts';
import type { Brush } from '../../scene/world.ts';
import type { Block } from './buildings.ts';

/** Takes the top of a building away, and a bite out of its side. */
export function breakDown(brush: Brush, block: Block, random: Random): void {
  const { x, y, width, height } = block;
  const top = y - height - width;
  const fallen = height * between(random, 0.06, 0.34);
  const slant = between(random, -0.5, 0.5) * fallen;
  brush.save();
  brush.globalCompositeOperation = 'destination-out';
  brush.beginPath();
  brush.moveTo(x - 2, top);
  const steps = 7;
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const jag = (step % 2 === 0 ? -1 : 1) * between(random, 0.02, 0.09) * width;
    brush.lineTo(x - 2 + (width + 4) * share, y - height + fallen + slant * (share * 2 - 1) + jag);
  }
  brush.lineTo(x + width + 2, top);
  brush.closePath();
  brush.fill();
  if (random() < 0.55) {
    const side = random() < 0.5 ? x - 2 : x + width + 2;
    const inwards = side < x ? 1 : -1;
    const at = y - height * between(random, 0.35, 0.6);
    brush.beginPath();
    brush.moveTo(side, at - width * 0.24);
    brush.lineTo(side + inwards * width * between(random, 0.12, 0.3), at - width * 0.06);
    brush.lineTo(side + inwards * width * between(random, 0.06, 0.2), at + width * 0.1);
    brush.lineTo(side, at + width * 0.22);
    brush.fill();
  }
  brush.restore();
}
