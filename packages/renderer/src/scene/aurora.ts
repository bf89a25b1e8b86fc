import { createCanvas } from '@napi-rs/canvas';
import { type Colour, css, hex } from '../draw/colour.ts';
import { wavyLine } from '../random.ts';
import type { Element, World } from './world.ts';

/** It is painted at a quarter of the size: it is blurred anyway, and scaling up is cheaper than painting. */
const SOFT = 0.25;

function curtain(world: World, name: string, colours: readonly [Colour, Colour], height: number) {
  const { size } = world;
  const width = Math.ceil(size.width * 1.3 * SOFT);
  const canvas = createCanvas(width, Math.ceil(height * SOFT));
  const brush = canvas.getContext('2d');
  const random = world.random(name);
  const fold = wavyLine(random, width, [1, 2, 3]);
  const strength = wavyLine(random, width, [3, 5, 9]);
  for (let x = 0; x < width; x += 1) {
    // In an upright picture what stands there hides the lower half of the sky.
    const foot =
      canvas.height * (size.width < size.height ? 0.56 + 0.16 * fold(x) : 0.74 + 0.2 * fold(x));
    const alpha = 0.62 + 0.3 * strength(x);
    const fill = brush.createLinearGradient(0, foot - canvas.height * 0.7, 0, foot);
    fill.addColorStop(0, css(colours[1], 0));
    fill.addColorStop(0.55, css(colours[1], alpha * 0.6));
    fill.addColorStop(0.9, css(colours[0], alpha));
    fill.addColorStop(1, css(colours[0], 0));
    brush.fillStyle = fill;
    brush.fillRect(x, 0, 1, canvas.height);
  }
  return canvas;
}

/** Two curtains of light that slide past each other. */
export function aurora(world: World, horizon: number): Element {
  const { size } = world;
  const height = horizon * 0.95;
  const first = curtain(world, 'aurora-1', [hex('#5dffb0'), hex('#7a6bff')], height);
  const second = curtain(world, 'aurora-2', [hex('#3be8d0'), hex('#d06bff')], height);
  const { width, height: tall } = first;
  const sheet = createCanvas(width, tall);
  return {
    depth: 0.02,
    draw(brush, { seconds }) {
      const onto = sheet.getContext('2d');
      onto.reset();
      const slide = Math.sin(seconds * 0.35) * size.width * 0.06 * SOFT;
      onto.globalAlpha = 0.8 + 0.2 * Math.sin(seconds * 0.9);
      onto.drawImage(first, slide, 0);
      onto.globalAlpha = 0.7 + 0.3 * Math.sin(seconds * 0.7 + 2);
      onto.drawImage(second, -slide, tall * 0.063, width, tall * 0.9);
      brush.drawImage(sheet, -size.width * 0.15, 0, size.width * 1.3, height);
    },
  };
}
