import type { State } from '../parse-prompt/scene-description.ts';
import type { Brush, World } from '../scene/world.ts';
import { toneOf } from '../things/paint-thing.ts';
import { type Pen, penOn } from '../things/pen.ts';
import { thingOf } from '../things/things.ts';
import { isSnowy } from './snow-cover.ts';
import { loadSprite } from './sprite.ts';

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
  if (thing === null) return;
  const { drawing } = thing;
  if (drawing === null) {
    stamp(brush, world, name, at.height, colour)?.put(at.x, at.y);
    return;
  }
  const states: readonly State[] = isSnowy(world) ? ['snowy'] : [];
  const look = { colour, states, isDark: world.light.isDark };
  sketch(brush, world, at, thing.ratio * 100, (p) => drawing.paint(p, look));
}

/** A thing that is painted several times; null when there is no such thing. */
export interface Stamp {
  readonly width: number;
  /** Paints it with its lower middle at a point. */
  put(x: number, y: number): void;
}

export function stamp(
  brush: Brush,
  world: World,
  name: string,
  height: number,
  colour: string | null = null,
): Stamp | null {
  const thing = thingOf(name);
  if (thing === null) return null;
  // Of an icon, the pixels are those of its longer side.
  const pixels = thing.drawing === null ? height * Math.max(1, thing.ratio) * 1.1 : height;
  const sprite = loadSprite(name, Math.max(24, Math.ceil(pixels)), { light: world.light, colour });
  if (sprite === null) return null;
  const width = (sprite.width / sprite.height) * height;
  return {
    width,
    put: (x, y) => brush.drawImage(sprite.bitmap, x - width / 2, y - height, width, height),
  };
}
