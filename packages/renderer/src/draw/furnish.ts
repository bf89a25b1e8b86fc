import type { Brush, World } from '../scene/world.ts';
import { toneOf } from '../things/paint-thing.ts';
import { type Pen, penOn } from '../things/pen.ts';
import { thingOf } from '../things/things.ts';

/** Where something stands: the middle of its foot, and its height, in pixels. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Draws on a sheet that is 100 units high, with its lower middle at a point. */
export function sketch(
  brush: Brush,
  world: World,
  { x, y, height }: Standing,
  width: number,
  paint: (p: Pen) => void,
): void {
  brush.save();
  brush.translate(x - (width * height) / 200, y - height);
  brush.scale(height / 100, height / 100);
  paint(penOn(brush, toneOf(world)));
  brush.restore();
}

/** Paints a thing as a part of the setting. */
export function furnish(
  brush: Brush,
  world: World,
  name: string,
  at: Standing,
  colour: string | null = null,
): void {
  const thing = thingOf(name);
  if (thing === null || thing.drawing === null) return;
  const { drawing } = thing;
  const look = { colour, states: [], isDark: world.light.isDark };
  sketch(brush, world, at, thing.ratio * 100, (p) => drawing.paint(p, look));
}
