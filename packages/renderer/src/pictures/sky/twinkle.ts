import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { hex } from '../../draw/colour.ts';
import { glowDot } from '../../draw/particles/sprites.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';
import { isDarkPicture } from '../light/darkness.ts';
import { OVERLAP } from '../subject/frame-picture.ts';
import { star } from './stars-behind.ts';

const TWINKLES =
  /\b(?:stars?|lamps?|lights?|lanterns?)\b[^,.;]{0,20}\b(?:twinkl|sparkl|shimmer|glitter|flicker|blink|glint|puls)|\b(?:twinkl|sparkl|shimmer|glitter)\p{L}* (?:\p{L}+ )?(?:stars?|galax)/iu;

/** Whether the stars or lamps of a picture, which is one of the night, light up and fade. */
export const areTwinkling = (prompt: string, plate: Canvas): boolean =>
  TWINKLES.test(prompt) && isDarkPicture(plate);

const CELL = 12;
const COUNT = 36;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly light: number;
}

/** The brightest points of a plate, no two of them in one cell of a grid. */
function brightPoints(plate: Canvas): readonly Point[] {
  const [wide, tall] = [Math.ceil(plate.width / 3), Math.ceil(plate.height / 3)];
  const small = createCanvas(wide, tall);
  small.getContext('2d').drawImage(plate, 0, 0, wide, tall);
  const pixels = small.data();
  const best = new Map<number, Point>();
  for (let y = 0; y < tall; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const at = (y * wide + x) * 4;
      const light = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
      const cell = Math.floor(y / CELL) * 1000 + Math.floor(x / CELL);
      if (light > (best.get(cell)?.light ?? 240)) best.set(cell, { x: x * 3, y: y * 3, light });
    }
  return [...best.values()].sort((one, other) => other.light - one.light).slice(0, COUNT);
}

/** Rays that grow and fade on the stars of a plate, each in its own time. */
export function twinkling(world: World, plate: Canvas): (brush: Brush, moment: Moment) => void {
  const { size, unit } = world;
  const halo = glowDot(hex('#cfe0ff'));
  const points = brightPoints(plate).map(({ x, y, light }, at) => ({
    x: x - size.width * OVERLAP,
    y: y - size.height * OVERLAP,
    reach: unit * (5 + 8 * (light / 765)) * (at % 3 === 0 ? 1.5 : 1),
    phase: at * 2.4,
    beat: 1.8 + ((at * 0.618) % 1) * 2,
  }));
  return (brush, { seconds }) => {
    brush.save();
    brush.fillStyle = '#fff';
    for (const { x, y, reach, phase, beat } of points) {
      const shine = Math.max(0, Math.sin(seconds * beat + phase)) ** 2;
      if (shine < 0.03) continue;
      brush.globalAlpha = shine * 0.8;
      brush.drawImage(halo, x - reach * 1.4, y - reach * 1.4, reach * 2.8, reach * 2.8);
      brush.globalAlpha = shine;
      star(brush, x, y, reach * (0.5 + 0.5 * shine));
    }
    brush.restore();
  };
}
