import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { contrast } from '../../ads/contrast.ts';
import { BLACK, type Colour, css, hex, mix, WHITE } from '../../draw/colour.ts';
import { glow } from '../../draw/strokes.ts';
import type { Random } from '../../random.ts';
import type { Brush, World } from '../../scene/world.ts';
import { dominantColours } from '../subject/dominant-colours.ts';

type PaintWall = (brush: Brush, world: World, random: Random) => void;

/** Strokes from side to side that follow each other, as fibres and grain do. */
function grain(
  brush: Brush,
  { size, unit }: World,
  random: Random,
  dark: Colour,
  count: number,
): void {
  for (let at = 0; at < count; at += 1) {
    const y = random() * size.height;
    brush.strokeStyle = css(random() < 0.5 ? dark : WHITE, 0.05 + 0.12 * random());
    brush.lineWidth = unit * (0.6 + 1.6 * random());
    brush.beginPath();
    const x = random() * size.width * 0.8;
    brush.moveTo(x, y);
    const long = size.width * (0.1 + 0.5 * random());
    brush.bezierCurveTo(
      x + long * 0.3,
      y + unit * 6 * (random() - 0.5),
      x + long * 0.6,
      y,
      x + long,
      y + unit * 4 * (random() - 0.5),
    );
    brush.stroke();
  }
}

function specks(
  brush: Brush,
  { size, unit }: World,
  random: Random,
  count: number,
  alpha: number,
): void {
  for (let at = 0; at < count; at += 1) {
    brush.fillStyle = css(random() < 0.5 ? WHITE : BLACK, alpha * random());
    const radius = unit * (0.8 + 3 * random() ** 3);
    brush.beginPath();
    brush.ellipse(random() * size.width, random() * size.height, radius, radius * 0.8, 0, 0, 7);
    brush.fill();
  }
}

function fill(brush: Brush, { size }: World, colour: string): void {
  brush.fillStyle = colour;
  brush.fillRect(0, 0, size.width, size.height);
}

const planks: PaintWall = (brush, world, random) => {
  const { width, height } = world.size;
  const rows = 6;
  for (let row = 0; row < rows; row += 1) {
    brush.fillStyle = css(mix(hex('#b98250'), hex('#8e5c34'), random()));
    brush.fillRect(0, (row / rows) * height, width, height / rows);
  }
  grain(brush, world, random, hex('#4a2a14'), 420);
  brush.fillStyle = 'rgba(40,20,8,0.75)';
  for (let row = 1; row < rows; row += 1)
    brush.fillRect(0, (row / rows) * height, width, world.unit * 3);
};

const bricks: PaintWall = (brush, world, random) => {
  const { size, unit } = world;
  fill(brush, world, '#cfc4b8');
  const [wide, tall] = [unit * 116, unit * 46];
  for (let row = 0; row * tall < size.height; row += 1)
    for (let at = -1; at * wide < size.width; at += 1) {
      brush.fillStyle = css(mix(hex('#b5553c'), hex('#8c3c2c'), random()));
      const x = (at + (row % 2) / 2) * wide;
      brush.fillRect(x + unit * 3, row * tall + unit * 3, wide - unit * 6, tall - unit * 6);
    }
  specks(brush, world, random, 900, 0.12);
};

const plain =
  (colour: string, alpha: number, fibres: number): PaintWall =>
  (brush, world, random) => {
    fill(brush, world, colour);
    grain(brush, world, random, BLACK, fibres);
    specks(brush, world, random, 1_600, alpha);
  };

const glassy: PaintWall = (brush, world) => {
  const { width, height } = world.size;
  const sky = brush.createLinearGradient(0, 0, width, height);
  for (const [at, colour] of ['#cfe6f2', '#a9cde2', '#dff0f7', '#9fc4da'].entries())
    sky.addColorStop(at / 3, colour);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = 'rgba(255,255,255,0.28)';
  for (const [from, wide] of [
    [0.1, 0.12],
    [0.26, 0.04],
    [0.7, 0.16],
  ] as const) {
    brush.beginPath();
    brush.moveTo(width * from, 0);
    brush.lineTo(width * (from + wide), 0);
    brush.lineTo(width * (from + wide - 0.2), height);
    brush.lineTo(width * (from - 0.2), height);
    brush.fill();
  }
};

const WALLS: readonly (readonly [RegExp, PaintWall])[] = [
  [/\b(?:wood(?:en)?|timber|oak|walnut|planks?|tree bark)\b/iu, planks],
  [/\bbricks?\b/iu, bricks],
  [/\b(?:chalk-?board|blackboard|slate)\b/iu, plain('#2b3a36', 0.12, 120)],
  [/\b(?:paper|cardboard|business card|envelope|letterhead|page)\b/iu, plain('#f1e9d8', 0.1, 160)],
  [/\b(?:steel|metal(?:lic)?|alumini?um|chrome|iron)\b/iu, plain('#aeb4bc', 0.04, 700)],
  [/\b(?:concrete|cement|stone|marble|granite|rock)\b/iu, plain('#b9b6b0', 0.2, 30)],
  [/\b(?:sand|beach)\b/iu, plain('#e6cc9a', 0.22, 60)],
  [/\b(?:leather)\b/iu, plain('#7a4a2c', 0.16, 40)],
  [
    /\b(?:fabric|cloth|linen|canvas|t-?shirt|tote bag|cotton|denim)\b/iu,
    plain('#e4ddd0', 0.12, 500),
  ],
  [/\b(?:glass|shop window|window)\b/iu, glassy],
  [/\bwall\b/iu, plain('#e8e2d8', 0.14, 20)],
];

/** "On a brick wall", "carved into wood". */
const ON =
  /\b(?:on|onto|in|into|against|over) (?:an? |the |my |our |some )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+)\b/giu;

export function wallIn(prompt: string): PaintWall | null {
  for (const [, place = ''] of prompt.matchAll(ON)) {
    const found = WALLS.find(([pattern]) => pattern.test(place));
    if (found !== undefined) return found[1];
  }
  return null;
}

/** The wall with light from one corner, painted once. */
export function wallPlate(world: World, paint: PaintWall): Canvas {
  const { width, height } = world.size;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  paint(brush, world, world.random('wall'));
  brush.globalCompositeOperation = 'soft-light';
  glow(brush, { x: width * 0.25, y: 0, radius: Math.hypot(width, height) }, hex('#ffe6b8'), 0.9);
  brush.globalCompositeOperation = 'multiply';
  const shade = brush.createRadialGradient(
    width * 0.4,
    height * 0.4,
    height * 0.3,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.6,
  );
  shade.addColorStop(0, '#ffffff');
  shade.addColorStop(1, '#8a8078');
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
  return canvas;
}

function silhouette(bitmap: Canvas, colour: string): Canvas {
  const canvas = createCanvas(bitmap.width, bitmap.height);
  const brush = canvas.getContext('2d');
  brush.drawImage(bitmap, 0, 0);
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = colour;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

const CUT = /\b(?:carv|engrav|etch|embos|stamp|burn(?:t|ed)? in|press)/iu;

/** Whether a colour of the mark would be lost on the wall. */
function isLostOn(bitmap: Canvas, wall: Canvas): boolean {
  const dot = createCanvas(1, 1);
  dot.getContext('2d').drawImage(wall, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = dot.data();
  return dominantColours(bitmap.data()).some(
    ({ colour, share }) => share > 0.12 && contrast(colour, [red, green, blue]) < 2.4,
  );
}

/** A mark that is pressed into its wall, or lies flat on it; on white paint where it would be lost. */
export function onWall(bitmap: Canvas, wall: Canvas, prompt: string, unit: number): Canvas {
  const isCut = CUT.test(prompt);
  const deep = unit * (isCut ? 3.5 : 1.2);
  const pad = isCut ? 0 : Math.round(unit * 44);
  const canvas = createCanvas(bitmap.width + pad * 2, bitmap.height + pad * 2);
  const brush = canvas.getContext('2d');
  if (!isCut && isLostOn(bitmap, wall)) {
    brush.fillStyle = 'rgba(250,247,240,0.9)';
    brush.beginPath();
    brush.roundRect(0, 0, canvas.width, canvas.height, unit * 18);
    brush.fill();
  }
  brush.globalAlpha = 0.55;
  brush.drawImage(silhouette(bitmap, '#fff'), pad + deep, pad + deep);
  brush.drawImage(silhouette(bitmap, '#000'), pad - deep, pad - deep);
  brush.globalAlpha = isCut ? 0.8 : 0.92;
  brush.drawImage(bitmap, pad, pad);
  return canvas;
}
