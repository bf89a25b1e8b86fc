import { type Canvas, createCanvas, Image } from '@napi-rs/canvas';
import { openIconFile } from '../icons/icon-file.ts';
import type { Lettering } from '../parse-prompt/description/lettering-surfaces.ts';
import type { State, TwoColours } from '../parse-prompt/scene-description.ts';
import type { Light } from '../scene/light.ts';
import { paintOnThing } from '../things/letter-areas.ts';
import { paintThing } from '../things/paint-thing.ts';
import { thingOf } from '../things/things.ts';
import { brightness, type Colour, css, hex, mix, WHITE } from './colour.ts';
import { recolour } from './recolour.ts';
import { inTwoColours } from './two-colours.ts';

/** A rasterised icon without its empty border. */
export interface Sprite {
  readonly bitmap: Canvas;
  readonly width: number;
  readonly height: number;
}

/** The last icons as they were drawn: those of a group are the same, and one with filters takes 250 ms. */
const drawn = new Map<string, Canvas>();
const DRAWN_MAX = 6;

function rasterise(icon: string, pixels: number): Canvas | null {
  const name = `${icon} ${pixels}`;
  const before = drawn.get(name);
  if (before !== undefined) return before;
  const body = openIconFile().body(icon);
  if (body === null) return null;
  const canvas = drawIcon(body, pixels);
  for (const oldest of [...drawn.keys()].slice(0, drawn.size + 1 - DRAWN_MAX)) drawn.delete(oldest);
  drawn.set(name, canvas);
  return canvas;
}

function drawIcon(body: string, pixels: number): Canvas {
  const size = `width="${pixels}" height="${pixels}" viewBox="0 0 32 32"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;
  // Unlike a photograph, an SVG is decoded at once.
  const image = new Image();
  image.src = Buffer.from(svg);
  const canvas = createCanvas(pixels, pixels);
  canvas.getContext('2d').drawImage(image, 0, 0, pixels, pixels);
  return canvas;
}

/** The box around what is painted; the whole of an empty canvas. */
export function bounds(canvas: Canvas, alphaMin = 24) {
  const pixels = canvas.data();
  const { width, height } = canvas;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < alphaMin) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return right < left
    ? { left: 0, top: 0, right: width - 1, bottom: height - 1 }
    : { left, top, right, bottom };
}

/** A copy without the empty border, which may be painted over. */
export function cut(canvas: Canvas): Canvas {
  const { left, top, right, bottom } = bounds(canvas);
  const small = createCanvas(right - left + 3, bottom - top + 3);
  small.getContext('2d').drawImage(canvas, 1 - left, 1 - top);
  return small;
}

/** Blends a colour into the painted pixels only. */
function blend(
  canvas: Canvas,
  mode: 'color' | 'multiply' | 'screen' | 'soft-light',
  fill: string,
  alpha: number,
): void {
  const shape = createCanvas(canvas.width, canvas.height);
  shape.getContext('2d').drawImage(canvas, 0, 0);
  const brush = canvas.getContext('2d');
  brush.globalAlpha = alpha;
  brush.globalCompositeOperation = mode;
  brush.fillStyle = fill;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(shape, 0, 0);
  brush.globalCompositeOperation = 'source-over';
}

/** Icons whose cloth has several colours, and down to where it is. */
const MOTLEY: ReadonlyMap<string, number> = new Map([['parachute', 0.5]]);

/** Recolours an icon but keeps its shading. Greys have no hue, so they are blended. */
function paintOver(canvas: Canvas, icon: string, colour: Colour): void {
  if (Math.max(...colour) - Math.min(...colour) > 60) {
    recolour(canvas, colour, MOTLEY.get(icon));
    return;
  }
  blend(canvas, 'color', css(colour), 0.9);
  const isLight = brightness(colour) > 0.6;
  // A white horse is not grey.
  const isWhite = brightness(colour) > 0.9;
  blend(
    canvas,
    isLight ? 'screen' : 'multiply',
    css(isLight ? mix(colour, [90, 90, 96], isWhite ? 0.25 : 0.55) : mix(colour, WHITE, 0.25)),
    isLight && !isWhite ? 0.8 : 0.9,
  );
}

/** Applies the light of the scene, so that the icon does not look pasted in. */
export function lightUp(canvas: Canvas, light: Light): void {
  blend(canvas, 'multiply', css(mix(light.ambient, WHITE, 0.4)), 0.85);
  const brush = canvas.getContext('2d');
  const { width, height } = canvas;
  const fromLeft = light.sunX < 0.5;
  const rim = brush.createLinearGradient(
    fromLeft ? 0 : width,
    0,
    fromLeft ? width : 0,
    height * 0.5,
  );
  rim.addColorStop(0, css(light.key, 0.32));
  rim.addColorStop(0.45, css(light.key, 0));
  rim.addColorStop(1, css(light.shadow, light.isDark ? 0.3 : 0.2));
  brush.globalCompositeOperation = 'source-atop';
  brush.fillStyle = rim;
  brush.fillRect(0, 0, width, height);
  brush.globalCompositeOperation = 'source-over';
}

export interface SpriteLook {
  readonly light: Light | null;
  readonly colour: string | null;
  readonly twoColours?: TwoColours | undefined;
  readonly states?: readonly State[];
  /** The words on a sign. */
  readonly text?: string | null;
  /** Words that may be on it. */
  readonly lettering?: Lettering | undefined;
  /** It is shown the other way round, and the words on it are not. */
  readonly isMirrored?: boolean;
}

/** A drawing or an icon as a bitmap. Of a drawing, `pixels` is the height; of an icon, the longer side. */
export function loadSprite(name: string, pixels: number, look: SpriteLook): Sprite | null {
  const sprite = patterned(name, pixels, look);
  if (sprite !== null && look.lettering?.thing === name)
    paintOnThing(sprite.bitmap.getContext('2d'), name, look.lettering, {
      width: sprite.width,
      height: sprite.height,
      isMirrored: look.isMirrored ?? false,
    });
  if (sprite !== null && look.light !== null) lightUp(sprite.bitmap, look.light);
  return sprite;
}

function plainSprite(name: string, pixels: number, look: SpriteLook): Sprite | null {
  return drawnSprite(name, pixels, look) ?? iconSprite(name, pixels, look.colour);
}

/** The same in its other colour tells which parts of it are coloured at all. */
function patterned(name: string, pixels: number, look: SpriteLook): Sprite | null {
  const sprite = plainSprite(name, pixels, look);
  const { twoColours } = look;
  if (twoColours === undefined || sprite === null) return sprite;
  const other = plainSprite(name, pixels, { ...look, colour: twoColours.second });
  if (other === null) return sprite;
  return { ...sprite, bitmap: inTwoColours(sprite.bitmap, other.bitmap, twoColours) };
}

function drawnSprite(name: string, pixels: number, look: SpriteLook): Sprite | null {
  const thing = thingOf(name);
  if (thing === null) return null;
  const { light, colour, states = [], text = null } = look;
  return paintThing(thing, pixels, { colour, states, text, isDark: light?.isDark ?? false });
}

function iconSprite(icon: string, pixels: number, colour: string | null): Sprite | null {
  const whole = rasterise(icon, Math.max(16, Math.round(pixels)));
  if (whole === null) return null;
  const bitmap = cut(whole);
  if (colour !== null) paintOver(bitmap, icon, hex(colour));
  return { bitmap, width: bitmap.width, height: bitmap.height };
}

/** The mean colour around a point, given in shares of the sprite's size. */
export function colourAt(sprite: Sprite, x: number, y: number): Colour {
  const pixels = sprite.bitmap.data();
  const reach = Math.max(2, Math.round(sprite.width * 0.03));
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const at =
        (Math.round(sprite.height * y + dy) * sprite.width + Math.round(sprite.width * x + dx)) * 4;
      if ((pixels[at + 3] ?? 0) < 250) continue;
      red += pixels[at] ?? 0;
      green += pixels[at + 1] ?? 0;
      blue += pixels[at + 2] ?? 0;
      count += 1;
    }
  }
  return count === 0 ? [140, 140, 160] : [red / count, green / count, blue / count];
}
