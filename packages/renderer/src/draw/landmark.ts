import type { Element, World } from '../scene/world.ts';
import { thingOf } from '../things/things.ts';
import { css } from './colour.ts';
import { furnish } from './furnish.ts';
import { paintLayer } from './layer.ts';

/** Where the landmark of the city stands, and how large; null when there is none, or when the prompt has it as a thing. */
function placeOf({ unit, size, light, description }: World, foot: number) {
  const name = description.landmark;
  const thing = name === undefined ? null : thingOf(name);
  if (thing === null || description.subjects.some((one) => one.thing === thing.name)) return null;
  const isTall = size.height > size.width;
  const room = Math.min(foot - unit * 20, unit * (isTall ? 640 : 520));
  const isAlone = description.subjects.length === 0;
  const height = Math.min(room, (size.width * (isAlone ? 0.62 : 0.5)) / thing.ratio);
  const half = (height * thing.ratio) / 2;
  const aside = Math.min(size.width - half, size.width * (light.sunX < 0.5 ? 0.22 : 0.78));
  return { thing, height, half, x: isAlone ? size.width / 2 : Math.max(half, aside) };
}

/** From where to where no house may hide the landmark; null where the houses pass. */
export function landmarkGap(world: World, foot: number): readonly [number, number] | null {
  const place = world.speed === 0 ? placeOf(world, foot) : null;
  if (place === null) return null;
  const half = place.half * (place.thing.ratio < 1 ? 1 : 0.86);
  return [place.x - half, place.x + half];
}

/** The landmark of the city among its houses. */
export function landmark(world: World, foot: number, depth: number): readonly Element[] {
  const { unit, size, light } = world;
  const place = placeOf(world, foot);
  if (place === null) return [];
  const { thing, height, x } = place;
  const plan = { depth, top: foot - height - unit * 4, bottom: foot + unit * 10 };
  return [
    paintLayer({ ...world, speed: 0 }, plan, (brush) => {
      furnish(brush, world, thing.name, { x, y: foot + unit * 8, height });
      brush.globalCompositeOperation = 'source-atop';
      brush.fillStyle = css(light.fog, light.isDark ? 0.2 : 0.1);
      brush.fillRect(0, foot - height, size.width, height + unit * 10);
    }),
  ];
}
