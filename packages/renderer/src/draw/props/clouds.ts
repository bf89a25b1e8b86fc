import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { between, type Random } from '../../random.ts';
import type { Brush, World } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { glow } from '../strokes.ts';

/** The colour of a cloud's lit top in this light. */
export function cloudColour(world: World): Colour {
  const { light, description } = world;
  const told = description.tints?.clouds;
  if (told !== undefined) return mix(hex(told), light.isDark ? light.sky[1] : light.key, 0.28);
  if (light.isDark) return mix(light.sky[2], light.key, 0.18);
  return mix(mix(WHITE, light.key, 0.35), light.sky[3], light.isClear ? 0.12 : 0.45);
}

function puffs(random: Random, width: number, height: number) {
  const count = 4 + Math.floor(random() * 3);
  return Array.from({ length: count }, (_, at) => {
    const across = (at + 0.5) / count;
    const rise = Math.sin(across * Math.PI) ** 0.7;
    const radius = height * (0.17 + 0.17 * rise * between(random, 0.7, 1.15));
    const x = width * (0.16 + 0.68 * (across + between(random, -0.05, 0.05)));
    return { x, y: height * 0.8 - radius * 0.8 - rise * height * 0.12, radius };
  });
}

/** One cloud as a bitmap: a flat bottom, round tops, lit from one side. */
export function cloudBitmap(world: World, random: Random, width: number): Canvas {
  const height = width * between(random, 0.46, 0.58);
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  const brush = canvas.getContext('2d');
  const top = cloudColour(world);
  const foot = mix(top, world.light.sky[1], 0.5);
  const parts = puffs(random, width, height);
  const side = world.light.sunX < 0.5 ? -1 : 1;
  brush.fillStyle = css(mix(top, foot, 0.3));
  brush.beginPath();
  brush.roundRect(width * 0.07, height * 0.6, width * 0.86, height * 0.24, height * 0.12);
  for (const { x, y, radius } of parts) {
    brush.moveTo(x + radius, y);
    brush.arc(x, y, radius, 0, 2 * Math.PI);
  }
  brush.fill();
  brush.globalCompositeOperation = 'source-atop';
  for (const { x, y, radius } of parts) {
    const at = { x: x + side * radius * 0.3, y: y - radius * 0.45, radius: radius * 1.15 };
    glow(brush, at, top, 0.85);
  }
  brush.globalCompositeOperation = 'source-over';
  shadeFoot(brush, width, height, foot);
  return canvas;
}

function shadeFoot(brush: Brush, width: number, height: number, foot: Colour): void {
  brush.globalCompositeOperation = 'source-atop';
  const fill = brush.createLinearGradient(0, height * 0.35, 0, height * 0.86);
  fill.addColorStop(0, css(foot, 0));
  fill.addColorStop(1, css(foot, 0.85));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
  brush.globalCompositeOperation = 'source-over';
}
