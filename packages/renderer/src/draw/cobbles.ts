import { between } from '../random.ts';
import { type Brush, type Element, litColour, type World } from '../scene/world.ts';
import { css, hex, mix } from './colour.ts';
import { paintLayer } from './layer.ts';
import { isSnowy, snowTones } from './snow-cover.ts';
import { ellipse, fromTop } from './strokes.ts';

interface Ground {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** Rounded stones in rows that grow towards the viewer. */
export function layCobbles(brush: Brush, world: World, { left, width, top, bottom }: Ground): void {
  const { unit, light } = world;
  const snow = isSnowy(world) ? snowTones(world, 0.95).body : null;
  const stone = snow ?? litColour(world, hex('#a39a94'), 1);
  brush.fillStyle = fromTop(
    brush,
    [top, bottom],
    [mix(stone, light.fog, 0.2), mix(stone, light.shadow, 0.35)],
  );
  brush.fillRect(left, top, width, bottom - top);
  const random = world.random('cobbles');
  for (let y = top + unit * 6, row = 0; y < bottom; row += 1) {
    const grown = 0.35 + (0.9 * (y - top)) / (bottom - top);
    const [wide, tall] = [unit * 56 * grown, unit * 22 * grown];
    for (let x = left - (row % 2) * wide * 0.5; x < left + width; x += wide) {
      const tone = between(random, -0.12, 0.18);
      brush.fillStyle = css(mix(stone, tone > 0 ? light.key : light.shadow, Math.abs(tone)));
      ellipse(brush, x + wide / 2, y + tall / 2, wide * 0.46, tall * 0.44);
    }
    y += tall;
  }
}

/** Ground that is paved with them. */
export function cobbles(world: World, top: number): Element {
  const bottom = world.size.height + world.margin;
  return paintLayer(world, { depth: 0.95, top, bottom }, (brush, { left, width }) => {
    layCobbles(brush, world, { left, width, top, bottom });
  });
}
