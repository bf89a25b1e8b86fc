import { css, mix, WHITE } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import type { Scenery } from '../scenery.ts';
import type { Element, World } from '../world.ts';

/** Light that falls aslant through a window, or from high up where there is none. */
export function sunbeams(world: World, { window, groundY }: Scenery): Element[] {
  const { size, unit, light, margin, description } = world;
  if (description.extras?.includes('sunbeams') !== true || light.time === 'night') return [];
  const isLeft = window === null ? light.sunX < 0.5 : window.x + window.width / 2 < size.width / 2;
  const way = isLeft ? 1 : -1;
  const top = window?.y ?? -margin;
  const from = window === null ? size.width * (isLeft ? 0.06 : 0.94) : window.x + window.width / 2;
  const wide = window === null ? unit * 300 : window.width;
  const fall = groundY - top;
  const plan = { depth: 0.98, top: -margin, bottom: size.height + margin, blur: unit * 2 };
  return [
    paintLayer({ ...world, speed: 0 }, plan, (brush) => {
      const tone = mix(light.key, WHITE, 0.4);
      for (const at of [-0.5, -0.12, 0.26]) {
        const x = from + at * wide;
        const beam = brush.createLinearGradient(x, top, x + way * fall * 0.9, groundY);
        beam.addColorStop(0, css(tone, 0.5));
        beam.addColorStop(1, css(tone, 0.04));
        brush.fillStyle = beam;
        brush.beginPath();
        brush.moveTo(x, top);
        brush.lineTo(x + wide * 0.24, top);
        brush.lineTo(x + wide * 0.44 + way * fall * 0.95, groundY + unit * 30);
        brush.lineTo(x + way * fall * 0.95 - wide * 0.06, groundY + unit * 30);
        brush.fill();
      }
    }),
  ];
}
