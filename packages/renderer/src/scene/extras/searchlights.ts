import { css, hex } from '../../draw/colour.ts';
import type { Element, World } from '../world.ts';

/** Beams that sweep over the sky from behind the roofs. */
export function searchlights(world: World, horizon: number): Element[] {
  const { size, unit, description } = world;
  if (description.extras?.includes('searchlights') !== true) return [];
  const far = Math.hypot(size.width, size.height);
  const beams = [0.12, 0.34, 0.62, 0.86].map((share, at) => ({
    x: size.width * share,
    turn: -Math.PI / 2 + (at % 2 === 0 ? 0.35 : -0.35),
    pace: 0.5 + at * 0.13,
  }));
  return [
    {
      depth: 0.12,
      draw(brush, { seconds }) {
        brush.globalCompositeOperation = 'screen';
        for (const { x, turn, pace } of beams) {
          const angle = turn + 0.32 * Math.sin(seconds * pace + x);
          const [across, up] = [Math.cos(angle), Math.sin(angle)];
          const light = brush.createLinearGradient(
            x,
            horizon,
            x + across * far * 0.8,
            horizon + up * far * 0.8,
          );
          light.addColorStop(0, css(hex('#fff6d8'), 0.85));
          light.addColorStop(1, css(hex('#cfe0ff'), 0));
          brush.fillStyle = light;
          brush.beginPath();
          brush.moveTo(x - unit * 7, horizon);
          for (const side of [-0.06, 0.06])
            brush.lineTo(x + Math.cos(angle + side) * far, horizon + Math.sin(angle + side) * far);
          brush.lineTo(x + unit * 7, horizon);
          brush.fill();
        }
        brush.globalCompositeOperation = 'source-over';
      },
    },
  ];
}
