import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, mix, WHITE } from '../draw/colour.ts';
import type { Brush, World } from '../scene/world.ts';
import { penOn } from './pen.ts';
import type { Appearance, Thing } from './thing.ts';

/** No bitmap of a drawing is wider than this, however long the thing is. */
const WIDEST = 3000;

/** A box in the picture, in pixels. */
interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A painted thing without an empty border. */
interface Painted {
  readonly bitmap: Canvas;
  readonly width: number;
  readonly height: number;
}

/** What does not move, without the light of the scene; `null` when an icon shows the thing. */
export function paintThing(thing: Thing, pixels: number, look: Appearance): Painted | null {
  if (thing.drawing === null) return null;
  const height = Math.round(Math.max(12, Math.min(pixels, WIDEST / thing.ratio)));
  const bitmap = createCanvas(Math.ceil(height * thing.ratio), height);
  const brush = bitmap.getContext('2d');
  brush.save();
  brush.scale(height / 100, height / 100);
  thing.drawing.paint(penOn(brush), look);
  brush.restore();
  return { bitmap, width: bitmap.width, height: bitmap.height };
}

/** The light of the scene on what is not painted in advance. */
export function toneOf(world: World): Colour {
  return mix(world.light.ambient, WHITE, 0.45);
}

/** Draws what moves, in a box of the picture. */
export function drawLive(
  brush: Brush,
  thing: Thing,
  box: PictureBox,
  moment: { readonly seconds: number; readonly tone: Colour; readonly look: Appearance },
): void {
  const live = thing.drawing?.live;
  if (live === undefined) return;
  brush.save();
  brush.translate(box.x, box.y);
  brush.scale(box.height / 100, box.height / 100);
  live(penOn(brush, moment.tone), moment.seconds, moment.look);
  brush.restore();
}
