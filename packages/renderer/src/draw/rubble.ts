import { between } from '../random.ts';
import { type Element, litColour, type World } from '../scene/world.ts';
import { css, hex, mix } from './colour.ts';
import { paintAreaOf, paintLayer } from './layer.ts';

/** Heaps of broken walls along a pavement. */
export function rubble(world: World, kerb: number): Element {
  const { unit } = world;
  const { width } = paintAreaOf(world);
  const layer = { depth: 0.96, top: kerb - unit * 150, bottom: kerb + unit * 30 };
  return paintLayer(world, layer, (brush, area) => {
    const random = world.random('rubble');
    for (let x = 0; x < width; x += unit * between(random, 150, 330)) {
      const wide = unit * between(random, 60, 150);
      for (let stone = 0; stone < 16; stone += 1) {
        const share = between(random, -1, 1);
        const size = unit * between(random, 10, 30);
        const left = area.left + x + share * wide;
        const foot = kerb - (1 - Math.abs(share)) * between(random, 0, 0.5) * wide;
        const grey = mix(hex('#8f8579'), hex('#5f5a58'), random());
        brush.fillStyle = css(litColour(world, grey, 0.95));
        brush.beginPath();
        brush.moveTo(left - size, foot);
        brush.lineTo(left - size * 0.6, foot - size * between(random, 0.5, 1));
        brush.lineTo(left + size * 0.4, foot - size * between(random, 0.7, 1.2));
        brush.lineTo(left + size, foot);
        brush.fill();
      }
    }
  });
}
