import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { rasterOf } from '../../ads/raster.ts';
import { brightness, css, hex, WHITE } from '../../draw/colour.ts';
import { glow } from '../../draw/strokes.ts';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const CELL = 16;

/** By day a sky is blue, grey or white, never the brown of a table. */
function isSky(red: number, green: number, blue: number): boolean {
  const light = brightness([red, green, blue]);
  return (
    blue >= red - 8 && blue >= green * 0.86 && (light > 0.3 || blue > red * 1.1 || light < 0.1)
  );
}

/** Where the upper part of a picture is as blue, grey or white and as even as a sky: opaque there, with soft edges. */
export function skyCells({ width, height }: World['size'], plate: Canvas): Canvas {
  const isOpen = skyFinder({ width, height }, plate);
  const cells = createCanvas(Math.ceil(width / CELL), Math.ceil(height / CELL));
  const brush = cells.getContext('2d');
  brush.fillStyle = '#fff';
  for (let y = 0; y < cells.height * 0.75; y += 1)
    for (let x = 0; x < cells.width; x += 1)
      if (isOpen((x + 0.5) * CELL, (y + 0.5) * CELL)) brush.fillRect(x, y, 1, 1);
  return cells;
}

/** Whether there is sky at a place of the frame. */
function skyFinder({ width, height }: World['size'], plate: Canvas) {
  const small = createCanvas(Math.ceil(width / CELL), Math.ceil(height / CELL));
  const onto = small.getContext('2d');
  // Otherwise the grain of a photograph would be taken for something in the sky.
  onto.imageSmoothingQuality = 'high';
  onto.drawImage(plate, 0, 0, small.width, small.height);
  const raster = rasterOf(small);
  const pixels = small.data();
  return (x: number, y: number): boolean => {
    const box = { x: x / CELL - 1, y: y / CELL - 1, width: 3, height: 3 };
    const cell = (Math.floor(y / CELL) * small.width + Math.floor(x / CELL)) * 4;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(cell, cell + 3);
    return isSky(red, green, blue) && raster.detailIn(box) < 9;
  };
}

/** Stars that twinkle where there is sky, from a share of the duration on. */
export function stars(world: World, plate: Canvas, from: number): Painter {
  const { width, height } = world.size;
  const isOpen = skyFinder(world.size, plate);
  const random = world.random('stars-over');
  const points = Array.from({ length: 220 }, () => ({
    x: random() * width,
    y: random() ** 1.3 * height * 0.62,
    size: world.unit * (1.6 + 2.8 * random() ** 2),
    phase: random() * 6,
  })).filter(({ x, y }) => isOpen(x, y));
  return (brush, { seconds, progress }) => {
    const shown = smooth((progress - from) / 0.2);
    if (shown <= 0) return;
    brush.fillStyle = '#fdf8e4';
    for (const { x, y, size, phase } of points) {
      brush.globalAlpha = shown * (0.55 + 0.45 * Math.sin(seconds * 2.2 + phase));
      brush.beginPath();
      brush.arc(x, y, size, 0, 2 * Math.PI);
      brush.fill();
    }
    brush.globalAlpha = 1;
  };
}

const IN_SPACE =
  /\b(?:in|into|through) (?:outer |deep |open |empty )?space\b|\bamong (?:the )?stars\b|\bin orbit\b/iu;

/** Whether the subject of a picture is put among the stars. */
export const isInSpace = (prompt: string): boolean => IN_SPACE.test(prompt);

/** Space instead of what is behind the subject. */
export function spaceBehind(world: World): Painter {
  const { width, height } = world.size;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const deep = brush.createLinearGradient(0, 0, width, height);
  deep.addColorStop(0, '#070a22');
  deep.addColorStop(0.5, '#1a1240');
  deep.addColorStop(1, '#04060f');
  brush.fillStyle = deep;
  brush.fillRect(0, 0, width, height);
  glow(brush, { x: width * 0.8, y: height * 0.25, radius: height * 0.5 }, hex('#6a3fb0'), 0.35);
  const random = world.random('space-behind');
  for (let star = 0; star < 320; star += 1) {
    brush.fillStyle = css(WHITE, 0.3 + 0.7 * random());
    brush.beginPath();
    brush.arc(random() * width, random() * height, world.unit * (0.8 + 2.4 * random() ** 4), 0, 7);
    brush.fill();
  }
  return (onto, { seconds }) => {
    onto.save();
    onto.globalAlpha = 0.94;
    const drift = Math.sin(seconds * 0.3) * world.unit * 10;
    onto.drawImage(canvas, -width * 0.03 + drift, -height * 0.03, width * 1.06, height * 1.06);
    onto.restore();
  };
}

const EVERY_SECONDS = { many: 0.4, one: 1.75 } as const;
const FALL_SECONDS = { many: 1.5, one: 2.1 } as const;
/** How much they go down on their way aside. */
const STEEP = { many: 0.52, one: 0.19 } as const;

const SHOOTING = /\b(?:shooting stars?|meteors?|falling stars?)\b/iu;
export const hasShootingStars = (prompt: string): boolean => SHOOTING.test(prompt);

const TO_RIGHT = /\bleft to (?:the )?right\b|\bfrom the left\b|\bto the right\b|\brightwards?\b/iu;
const ONE = /\b(?:an?|one|single) (?:\p{L}+ )?(?:shooting star|meteor|falling star)\b/iu;

/** One streak after another, long and bright enough to be seen over stars; a single one goes all the way across. */
export function shootingStars(world: World, prompt: string): Painter {
  const { width, height } = world.size;
  const { unit } = world;
  const random = world.random('streaks');
  const how = ONE.test(prompt) ? 'one' : 'many';
  const isOne = how === 'one';
  const side = TO_RIGHT.test(prompt) ? 1 : -1;
  const steep = STEEP[how];
  const falls = Array.from({ length: 30 }, (_, at) => ({
    start: (isOne ? at - 0.1 : at - 3) * EVERY_SECONDS[how],
    x: width * (isOne ? 1.05 : 0.25 + 0.85 * ((at * 0.618) % 1)),
    y: height * (isOne ? 0.05 + 0.09 * random() : 0.45 * random() - 0.05),
    scale: isOne ? 1.5 : 0.8 + 0.5 * random(),
  }));
  return (brush, { seconds }) => {
    brush.save();
    brush.globalCompositeOperation = 'screen';
    brush.lineCap = 'round';
    for (const { start, x, y, scale } of falls) {
      const age = (seconds - start) / FALL_SECONDS[how];
      if (age < 0 || age > 1) continue;
      const far = (isOne ? width * 1.3 : unit * 560 * scale) * age;
      const place = x - far;
      const [left, top] = [side < 0 ? place : width - place, y + far * steep];
      const long = unit * 340 * scale * Math.min(1, age * 3);
      const [back, up] = [left - side * long, top - long * steep];
      const bright = Math.min(1, 3 * Math.sin(age * Math.PI));
      for (const [wide, alpha] of [
        [16, 0.25],
        [6, 1],
      ] as const) {
        const tail = brush.createLinearGradient(left, top, back, up);
        tail.addColorStop(0, css(WHITE, alpha * bright));
        tail.addColorStop(0.3, css(hex('#bfe0ff'), alpha * bright * 0.6));
        tail.addColorStop(1, css(hex('#8fbfff'), 0));
        brush.strokeStyle = tail;
        brush.lineWidth = unit * wide * scale;
        brush.beginPath();
        brush.moveTo(left, top);
        brush.lineTo(back, up);
        brush.stroke();
      }
      glow(brush, { x: left, y: top, radius: unit * 34 * scale }, hex('#dff0ff'), bright);
    }
    brush.restore();
  };
}
