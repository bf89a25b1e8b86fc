import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, css, hex, WHITE } from '../draw/colour.ts';
import { eachLine, fitText } from '../draw/fit-text.ts';
import { loadSprite } from '../draw/sprite.ts';
import { glow } from '../draw/strokes.ts';
import { pick } from '../random.ts';
import { outCubic } from '../scene/easing.ts';
import type { Brush, Moment, World } from '../scene/world.ts';

export type Painter = (brush: Brush, moment: Moment) => void;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What an explainer is drawn on. */
export interface Sheet {
  readonly world: World;
  readonly ink: Colour;
  /** What is left below the heading. */
  readonly area: Box;
  readonly paint: Painter;
}

type Scheme = readonly [high: string, low: string];

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  ['#fff7e8', '#ffe3c4'],
  ['#eef6ff', '#cfe3ff'],
  ['#effaf1', '#cdeed8'],
  ['#f6f0ff', '#dfd0ff'],
];
const ACCENTS = [
  '#ef5b4c',
  '#f2a52b',
  '#2fa579',
  '#3b7de0',
  '#8a5cf0',
  '#e0559a',
  '#26a4b8',
  '#7a8a2e',
];
export const INK = hex('#231a3a');

export const accentAt = (at: number): Colour => hex(ACCENTS[at % ACCENTS.length] ?? '#3b7de0');

interface Lettering {
  readonly colour: Colour;
  readonly sizeMax: number;
  readonly weight?: number;
}

/** Words in lines, in the middle of a box of this size; they are fitted once, wherever the box is then. */
export function lettering(
  text: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  { colour, sizeMax, weight = 800 }: Lettering,
): (brush: Brush, at: Pick<Box, 'x' | 'y'>) => void {
  const measure = createCanvas(8, 8).getContext('2d');
  const fitted = fitText(measure, text, { width, height, sizeMax, weight });
  return (brush, at) => {
    brush.font = `${weight} ${fitted.size}px Inter`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillStyle = css(colour);
    eachLine(fitted, at.y + height / 2, (line, y) => brush.fillText(line, at.x + width / 2, y));
  };
}

/** Words in lines, in the middle of a box. */
export function write(brush: Brush, text: string, box: Box, how: Lettering): void {
  lettering(text, box, how)(brush, box);
}

/** A thing as large as a box allows; null when there is no such thing. */
export function thingIn(
  world: World,
  name: string,
  colour: string | null,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Canvas | null {
  const light = { ...world.light, ambient: WHITE, haze: 0 };
  const sprite = loadSprite(name, Math.ceil(Math.max(width, height)), { light, colour });
  if (sprite === null) return null;
  const scale = Math.min(width / sprite.width, height / sprite.height);
  const canvas = createCanvas(Math.ceil(sprite.width * scale), Math.ceil(sprite.height * scale));
  canvas.getContext('2d').drawImage(sprite.bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A label on a pill, with its middle at 0, 0 when it is drawn. */
export function pill(text: string, size: number, fill: Colour, ink: Colour): Canvas {
  const measure = createCanvas(8, 8).getContext('2d');
  measure.font = `800 ${size}px Inter`;
  const canvas = createCanvas(
    Math.ceil(measure.measureText(text).width + size * 1.5),
    Math.ceil(size * 1.9),
  );
  const brush = canvas.getContext('2d');
  brush.fillStyle = css(fill, 0.94);
  brush.beginPath();
  brush.roundRect(0, 0, canvas.width, canvas.height, canvas.height / 2);
  brush.fill();
  const room = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  write(brush, text, room, { colour: ink, sizeMax: size });
  return canvas;
}

/** A bitmap that comes in: `age` is 0 when it begins and 1 when it is there. */
export function comeIn(
  brush: Brush,
  bitmap: Canvas,
  at: { x: number; y: number },
  age: number,
): void {
  if (age <= 0) return;
  const grown = 0.7 + 0.3 * outCubic(age);
  const [width, height] = [bitmap.width * grown, bitmap.height * grown];
  brush.globalAlpha = outCubic(age);
  brush.drawImage(bitmap, at.x - width / 2, at.y - height / 2, width, height);
  brush.globalAlpha = 1;
}

function backdrop(world: World): Canvas {
  const { width, height } = world.size;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const [high, low] = pick(world.random('explainer'), SCHEMES).map(hex);
  const fill = brush.createLinearGradient(0, 0, width * 0.3, height);
  fill.addColorStop(0, css(high ?? WHITE));
  fill.addColorStop(1, css(low ?? WHITE));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
  glow(brush, { x: width * 0.2, y: height * 0.1, radius: world.unit * 560 }, WHITE, 0.7);
  return canvas;
}

/** An empty sheet with its heading; `onto` is what it is on instead of a plain ground. */
export function createSheet(
  world: World,
  title: string | null,
  onto?: { ground: Canvas; ink: Colour },
): Sheet {
  const { size, unit } = world;
  const ground = onto?.ground ?? backdrop(world);
  const ink = onto?.ink ?? INK;
  const isTall = size.height > size.width;
  const edge = unit * 44;
  const top = isTall ? size.height * 0.1 : edge;
  const room = {
    x: edge,
    y: top,
    width: size.width - 2 * edge,
    height: unit * (isTall ? 130 : 84),
  };
  const heading = createCanvas(Math.ceil(size.width), Math.ceil(room.height));
  if (title !== null)
    write(heading.getContext('2d'), title, { ...room, y: 0 }, { colour: ink, sizeMax: unit * 62 });
  const begin = title === null ? top : room.y + room.height + unit * 22;
  const end = size.height - (isTall ? size.height * 0.1 : edge);
  return {
    world,
    ink,

    area: { x: edge, y: begin, width: size.width - 2 * edge, height: end - begin },
    paint: (brush, { seconds }) => {
      brush.drawImage(ground, 0, 0);
      if (title === null) return;
      const share = outCubic(seconds / 0.5);
      brush.globalAlpha = share;
      brush.drawImage(heading, 0, Math.round(room.y - (1 - share) * unit * 20));
      brush.globalAlpha = 1;
    },
  };
}

/** When the part at this place begins to come in, as a share of the whole. */
function beginOf(at: number, count: number): number {
  return 0.05 + (at * 0.55) / Math.max(1, count);
}

/** How far it has come in. */
export function ageOf(at: number, count: number, { progress }: Moment): number {
  return (progress - beginOf(at, count)) / 0.1;
}
