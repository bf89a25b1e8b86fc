import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { outCubic, smooth } from '../../scene/easing.ts';
import type { Brush } from '../../scene/world.ts';

const GATHERS =
  /\b(?:particles?|dots|dust|sparks?|sparkles?|grains?|sand|glitter|stars|droplets?|pixels|fireflies|light points)\b[^.;]{0,60}\b(?:form|gather|assembl|build|com(?:e|ing) together|fly(?:ing)? together|flow|converg|swirl|become|turn into|into the (?:logo|mark|shape))/iu;

/** Whether a mark comes about from many small points. */
export const isGathered = (prompt: string): boolean => GATHERS.test(prompt);

const COUNT = 1100;
const DONE = 3;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}

/** Points of a mark in its own colours, evenly over what is opaque. */
function pointsOf(bitmap: Canvas): readonly Point[] {
  const cells = 64;
  const tall = Math.max(1, Math.round((cells * bitmap.height) / bitmap.width));
  const small = createCanvas(cells, tall);
  small.getContext('2d').drawImage(bitmap, 0, 0, cells, tall);
  const pixels = small.data();
  const found: Point[] = [];
  for (let at = 0; at < cells * tall; at += 1) {
    if ((pixels[at * 4 + 3] ?? 0) < 128) continue;
    const [red, green, blue] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    found.push({
      x: ((at % cells) + 0.5) / cells - 0.5,
      y: (Math.floor(at / cells) + 0.5) / tall - 0.5,
      colour: `rgb(${red},${green},${blue})`,
    });
  }
  const step = Math.max(1, found.length / COUNT);
  return Array.from(
    { length: Math.floor(found.length / step) },
    (_, at) => found[Math.floor(at * step)] ?? { x: 0, y: 0, colour: '#fff' },
  );
}

/** Points that fly in from all sides until they are the mark; the seconds are those of the video. */
export function gathered(bitmap: Canvas) {
  const points = pointsOf(bitmap);
  const dot = bitmap.width / 64;
  return (brush: Brush, left: number, top: number, scale: number, seconds: number): void => {
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const alpha = brush.globalAlpha;
    const whole = smooth((seconds - 2.2) / 0.8);
    if (whole > 0) {
      brush.globalAlpha = alpha * whole;
      brush.drawImage(bitmap, left, top, width, height);
    }
    brush.globalAlpha = alpha;
    if (seconds >= DONE) return;
    for (const [at, { x, y, colour }] of points.entries()) {
      const share = outCubic((seconds - ((at * 0.618) % 1) * 0.9) / 1.9);
      const angle = at * 2.4 + (1 - share) * 1.6;
      const far = (1 - share) * width * (0.7 + ((at * 0.382) % 1) * 1.5);
      const side = dot * scale * (0.5 + 0.5 * share);
      brush.globalAlpha = alpha * Math.min(1, 0.25 + share) * (1 - whole);
      brush.fillStyle = colour;
      brush.fillRect(
        left + (x + 0.5) * width + Math.cos(angle) * far - side / 2,
        top + (y + 0.5) * height + Math.sin(angle) * far * 0.7 - side / 2,
        side,
        side,
      );
    }
    brush.globalAlpha = alpha;
  };
}
