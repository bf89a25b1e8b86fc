import { createCanvas } from '@napi-rs/canvas';
import { css, WHITE } from '../../../draw/colour.ts';
import { iceBlock } from '../../../draw/props/ice.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import type { Element, World } from '../../world.ts';

/** When each block breaks off, in shares of the duration; and the seconds that it falls. */
const STARTS = [0.04, 0.2, 0.42, 0.62] as const;
const FALL = 1.5;

const OUTLINE = [
  [0.04, 0.7],
  [0.24, 0.96],
  [0.5, 0.86],
  [0.8, 1],
  [0.97, 0.62],
] as const;

/** Walls of ice that break off a glacier and fall into the water before it. */
export function calving(world: World, foot: number): Element {
  const { unit, size } = world;
  const random = world.random('calving');
  const middle = world.light.sunX < 0.5 ? 0.6 : 0.4;
  const blocks = STARTS.map((start, at) => {
    const [width, height] = [unit * between(random, 120, 190), unit * between(random, 210, 270)];
    const bitmap = createCanvas(Math.ceil(width + unit * 12), Math.ceil(height * 1.12));
    const box = { x: unit * 6, y: height * 1.04, width, height, depth: 0.9 };
    iceBlock(bitmap.getContext('2d'), world, box, OUTLINE);
    const side = at % 2 === 0 ? 1 : -1;
    const x = size.width * middle + side * unit * (60 + 110 * at) * between(random, 0.7, 1);
    return { start, bitmap, x, lean: side * between(random, 0.35, 0.6), height };
  });
  return {
    depth: 0.55,
    draw(brush, { seconds, progress }) {
      for (const { start, bitmap, x, lean, height } of blocks) {
        // At its end everything has fallen, however long the scene is.
        const begun = progress > 0 ? start * (seconds / progress) : Number.POSITIVE_INFINITY;
        const share = (seconds - begun) / FALL;
        if (share < 0 || share > 2.4) continue;
        const down = Math.min(1, share) ** 2 * height;
        brush.save();
        brush.beginPath();
        brush.rect(x - height * 2, 0, height * 4, foot + unit * 16);
        brush.clip();
        brush.translate(x, foot + down);
        brush.rotate(lean * Math.min(1, share) ** 1.4);
        brush.drawImage(bitmap, -bitmap.width / 2, -height * 1.04);
        brush.restore();
        splash(brush, { x, y: foot + unit * 12, size: height }, share - 0.45);
      }
    },
  };
}

/** Water that rises where the ice fell, and falls back. */
function splash(
  brush: Parameters<Element['draw']>[0],
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  age: number,
): void {
  if (age <= 0 || age > 1.6) return;
  const rise = Math.sin((Math.PI * age) / 1.6);
  brush.fillStyle = css(WHITE, 0.85);
  for (let at = 0; at < 15; at += 1) {
    const across = (at - 7) / 7;
    const tall = size * 0.55 * rise * (1 - across * across * 0.7) * (at % 3 === 0 ? 1.15 : 0.8);
    const reach = size * (0.08 + 0.06 * rise);
    ellipse(brush, x + across * size * (0.3 + age * 0.34), y - tall * 0.7, reach, reach * 0.9);
  }
  brush.fillStyle = css(WHITE, 0.5 * (1 - age / 1.6));
  ellipse(brush, x, y + size * 0.03, size * (0.4 + age * 0.6), size * 0.08);
}
