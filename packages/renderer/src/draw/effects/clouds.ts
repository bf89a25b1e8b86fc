import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import type { Box } from '../props/furniture.ts';
import type { DrawEffect } from './draw-effect.ts';

/** Steam has a grey edge, or it could not be seen before a light wall. */
export function steamPuff(colour: Colour): Canvas {
  const canvas = createCanvas(64, 64);
  const brush = canvas.getContext('2d');
  const rim = mix(colour, hex('#7f92ad'), 0.62);
  const fill = brush.createRadialGradient(28, 26, 0, 32, 32, 32);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.5), 0.95));
  fill.addColorStop(0.42, css(mix(colour, WHITE, 0.2), 0.8));
  fill.addColorStop(0.74, css(rim, 0.5));
  fill.addColorStop(1, css(rim, 0));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, 64, 64);
  return canvas;
}

/** A soft round cloud, painted once and stretched. */
export function puffOf(colour: Colour): Canvas {
  const canvas = createCanvas(64, 64);
  const brush = canvas.getContext('2d');
  const fill = brush.createRadialGradient(27, 25, 0, 32, 32, 32);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.35), 0.95));
  fill.addColorStop(0.5, css(colour, 0.7));
  fill.addColorStop(1, css(colour, 0));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, 64, 64);
  return canvas;
}

export interface Cloud {
  readonly count: number;
  /** Lives per second. */
  readonly pace: number;
  readonly alpha: number;
  /** Place and radius at an age from 0 to 1, in sizes of the thing. */
  readonly at: (age: number, lane: number) => readonly [x: number, y: number, radius: number];
}

/** Puffs are soft, so they are painted at this share of their size and shown larger: each pixel is covered by many. */
const SOFT = 0.3;

/** The box around all places of the puffs, in sizes of the thing. */
function reachOf({ count, at }: Cloud): Box {
  const [left, top, right, bottom] = [[], [], [], []] as [number[], number[], number[], number[]];
  for (let puff = 0; puff < count; puff += 1)
    for (let age = 0; age <= 1; age += 0.1) {
      const [x, y, radius] = at(age, ((puff * 5) % count) / count - 0.5);
      left.push(x - radius);
      right.push(x + radius);
      top.push(y - radius);
      bottom.push(y + radius);
    }
  const [x, y] = [Math.min(...left), Math.min(...top)];
  return { x, y, width: Math.max(...right) - x, height: Math.max(...bottom) - y };
}

/** Puffs that are born at the outlet, drift, grow and fade. */
export function cloudsOf(bitmap: Canvas, cloud: Cloud): DrawEffect {
  const { count, pace, alpha, at } = cloud;
  const reach = reachOf(cloud);
  const sheet = createCanvas(1, 1);
  return (brush, { x, y, size, facing }, seconds) => {
    const scale = size * SOFT;
    const [wide, tall] = [Math.ceil(reach.width * scale), Math.ceil(reach.height * scale)];
    if (sheet.width !== wide) sheet.width = wide;
    if (sheet.height !== tall) sheet.height = tall;
    const onto = sheet.getContext('2d');
    onto.reset();
    for (let puff = 0; puff < count; puff += 1) {
      const age = (seconds * pace + puff / count) % 1;
      const lane = ((puff * 5) % count) / count - 0.5;
      const [dx, dy, radius] = at(age, lane);
      const round = Math.max(1, radius * scale);
      onto.globalAlpha = alpha * Math.min(1, age * 6) * (1 - age) ** 1.2;
      onto.drawImage(
        bitmap,
        (dx - reach.x) * scale - round,
        (dy - reach.y) * scale - round,
        round * 2,
        round * 2,
      );
    }
    brush.save();
    brush.translate(x, y);
    brush.scale(facing < 0 ? -1 : 1, 1);
    brush.drawImage(sheet, reach.x * size, reach.y * size, wide / SOFT, tall / SOFT);
    brush.restore();
  };
}

export const SMOKE: Omit<Cloud, 'alpha'> = {
  count: 24,
  pace: 0.3,
  at: (age, lane) => [
    -age * 0.8 - age * age * 0.5,
    -0.04 - age ** 0.8 * 0.62 + lane * 0.2 * age,
    0.11 + age * 0.3,
  ],
};

/** Under a rocket: the smoke is pressed down and rolls to both sides. */
export const BLAST: Omit<Cloud, 'alpha'> = {
  count: 40,
  pace: 0.4,
  at: (age, lane) => [
    Math.sign(lane + 0.01) * age ** 0.7 * (0.3 + Math.abs(lane) * 1.7),
    0.08 - Math.abs(lane) * 0.3 * age - age * 0.12,
    0.22 + age * 0.36,
  ],
};

export const DUST: Omit<Cloud, 'alpha'> = {
  count: 22,
  pace: 0.9,
  at: (age, lane) => [-age * 1.1, -0.06 - age * (0.34 + lane * 0.44), 0.12 + age * 0.28],
};
