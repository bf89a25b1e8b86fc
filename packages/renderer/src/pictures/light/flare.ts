import { createCanvas } from '@napi-rs/canvas';
import { css, hex, WHITE } from '../../draw/colour.ts';
import { glow } from '../../draw/strokes.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

const FLARE =
  /\b(?:lens|sun|light|anamorphic|solar) ?flares?\b|\bflares? (?:passes|pass|sweeps?|crosses|moves)\b|\blight leaks?\b/iu;

export const hasFlare = (prompt: string): boolean => FLARE.test(prompt);

/** Rings on the line from the light through the middle: how far along it, how large, in what colour. */
const GHOSTS = [
  [0.45, 30, '#ffb36b'],
  [0.8, 62, '#7fd0ff'],
  [1.25, 40, '#ff8fa8'],
  [1.5, 92, '#8affc1'],
  [1.85, 54, '#ffd98a'],
] as const;

const SIZE = 320;

/** The light itself: a core, rays and a long streak to both sides. */
function star() {
  const canvas = createCanvas(SIZE * 3, SIZE);
  const brush = canvas.getContext('2d');
  const [x, y] = [canvas.width / 2, SIZE / 2];
  glow(brush, { x, y, radius: SIZE * 0.5 }, hex('#ffb45e'), 0.75);
  glow(brush, { x, y, radius: SIZE * 0.26 }, hex('#fff0cf'), 1);
  glow(brush, { x, y, radius: SIZE * 0.1 }, WHITE, 1);
  const streak = brush.createLinearGradient(0, 0, canvas.width, 0);
  for (const [at, alpha] of [
    [0, 0],
    [0.5, 0.95],
    [1, 0],
  ] as const)
    streak.addColorStop(at, css(hex('#cfe6ff'), alpha));
  brush.fillStyle = streak;
  for (const [tall, share] of [
    [10, 1],
    [3, 0.8],
  ] as const) {
    brush.beginPath();
    brush.ellipse(x, y, (canvas.width / 2) * share, tall, 0, 0, 7);
    brush.fill();
  }
  brush.fillStyle = css(hex('#fff3d8'), 0.5);
  for (let ray = 0; ray < 8; ray += 1) {
    brush.save();
    brush.translate(x, y);
    brush.rotate((ray / 8) * Math.PI + 0.2);
    brush.beginPath();
    brush.ellipse(0, 0, SIZE * (ray % 2 === 0 ? 0.46 : 0.3), 2.4, 0, 0, 7);
    brush.fill();
    brush.restore();
  }
  return canvas;
}

function ghost(colour: string) {
  const canvas = createCanvas(128, 128);
  const brush = canvas.getContext('2d');
  const fill = brush.createRadialGradient(64, 64, 0, 64, 64, 62);
  for (const [at, alpha] of [
    [0, 0.22],
    [0.8, 0.34],
    [0.94, 0.6],
    [1, 0],
  ] as const)
    fill.addColorStop(at, css(hex(colour), alpha));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, 128, 128);
  return canvas;
}

/** A light that passes over the picture from left to right, with its mirror images in the lens. */
export function flare(world: World): (brush: Brush, moment: Moment) => void {
  const { width, height } = world.size;
  const { unit } = world;
  const light = star();
  const ghosts = GHOSTS.map(([at, radius, colour]) => ({ at, radius, bitmap: ghost(colour) }));
  return (brush, { progress }) => {
    const x = width * (-0.12 + 1.24 * progress);
    const y = height * (0.3 - 0.14 * Math.sin(progress * Math.PI));
    brush.save();
    brush.globalCompositeOperation = 'screen';
    const tall = unit * 460;
    brush.drawImage(light, x - tall * 1.5, y - tall / 2, tall * 3, tall);
    for (const { at, radius, bitmap } of ghosts) {
      const [left, top] = [x + (width / 2 - x) * at, y + (height / 2 - y) * at];
      const reach = unit * radius;
      brush.drawImage(bitmap, left - reach, top - reach, reach * 2, reach * 2);
    }
    brush.restore();
  };
}
