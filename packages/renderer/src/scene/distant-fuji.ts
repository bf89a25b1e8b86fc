import { css, mix, WHITE } from '../draw/colour.ts';
import { paintLayer } from '../draw/layer.ts';
import { isFujiBehind } from '../parse-prompt/places/distant-peaks.ts';
import { penOn } from '../things/pen.ts';
import { thingOf } from '../things/things.ts';
import type { Element, World } from './world.ts';

/** How far its foot goes behind the land before it. */
const SUNK = 0.06;

/** Mount Fuji over the horizon, as high as the sky has room for. */
export function distantFuji(world: World, horizon: number): Element[] {
  const { size, light, description } = world;
  const thing = thingOf('mount-fuji');
  const drawing = thing?.drawing ?? null;
  if (thing === null || drawing === null || !isFujiBehind(description)) return [];
  const height = Math.min(horizon * 0.8, (size.width * 0.92) / thing.ratio);
  const width = height * thing.ratio;
  const middle = size.width * (light.sunX < 0.5 ? 0.56 : 0.44);
  const foot = horizon + height * SUNK;
  const colour =
    description.subjects.find((subject) => subject.thing === 'mount-fuji')?.colour ?? null;
  const plan = { depth: 0.19, top: foot - height - 4, bottom: foot };
  return [
    paintLayer({ ...world, speed: 0 }, plan, (brush) => {
      brush.save();
      brush.translate(middle - width / 2, foot - height);
      brush.scale(height / 100, height / 100);
      const look = { colour, states: [], isDark: light.isDark };
      drawing.paint(penOn(brush, mix(light.ambient, WHITE, 0.3)), look);
      brush.restore();
      brush.globalCompositeOperation = 'source-atop';
      const haze = brush.createLinearGradient(0, foot - height * 0.7, 0, foot);
      haze.addColorStop(0, css(light.fog, 0.08));
      haze.addColorStop(1, css(light.fog, 0.62));
      brush.fillStyle = haze;
      brush.fillRect(middle - width / 2, foot - height, width, height);
      brush.globalCompositeOperation = 'source-over';
    }),
  ];
}
