import { createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../../scene/world.ts';
import type { Point } from '../../things/thing.ts';
import { hex } from '../colour.ts';
import { ellipse, glow } from '../strokes.ts';
import type { DrawEffect } from './draw-effect.ts';

const FLAMES = ['rgba(214,60,28,0.55)', 'rgba(255,130,36,0.7)', 'rgba(255,206,84,0.85)'] as const;

/** Fire that is breathed out to the front. */
export const breath: DrawEffect = (brush, { x, y, size, facing }, seconds) => {
  brush.save();
  brush.translate(x, y);
  brush.scale(facing, 1);
  brush.rotate(0.16);
  brush.globalCompositeOperation = 'screen';
  glow(brush, { x: size * 0.45, y: 0, radius: size * 0.5 }, hex('#ff8a2c'), 0.55);
  brush.globalCompositeOperation = 'source-over';
  for (const [layer, fill] of FLAMES.entries()) {
    brush.fillStyle = fill;
    for (let puff = 0; puff < 16; puff += 1) {
      const age = (seconds * 1.5 + puff / 16 + layer * 0.021) % 1;
      const far = age * size * (0.95 - layer * 0.16);
      const wide =
        size * (0.025 + age * 0.15) * (1 - layer * 0.24) * (age > 0.85 ? (1 - age) / 0.15 : 1);
      const sway = Math.sin(puff * 2.4 + seconds * 9) * age * size * 0.05;
      ellipse(brush, far, sway, wide * 1.25, wide);
    }
  }
  brush.restore();
};

const STARS = ['#fff6c8', '#c79bff', '#7fe8ff', '#ffb3e6'] as const;

/** Sparks and light that fly from a wand to the front. */
export function magic(): DrawEffect {
  const halo = createCanvas(128, 128);
  const onto = halo.getContext('2d');
  glow(onto, { x: 64, y: 64, radius: 64 }, hex('#a96bff'), 0.95);
  glow(onto, { x: 64, y: 64, radius: 30 }, hex('#ffffff'), 0.95);
  return (brush, { x, y, size, facing }, seconds) => {
    const radius = size * 0.42 * (1 + 0.12 * Math.sin(seconds * 5));
    brush.globalCompositeOperation = 'screen';
    brush.drawImage(halo, x - radius, y - radius, radius * 2, radius * 2);
    brush.globalCompositeOperation = 'source-over';
    for (let at = 0; at < 34; at += 1) {
      const age = (seconds * 0.7 + at * 0.618) % 1;
      const angle = ((at * 7) % 34) / 34 - 0.5;
      const far = size * age * (0.5 + ((at * 5) % 7) * 0.12);
      const wide = Math.max(0.8, size * 0.03 * (1 - age) * (1 + (at % 3) * 0.4));
      brush.globalAlpha = 1 - age * age;
      brush.fillStyle = STARS[at % STARS.length] ?? STARS[0];
      const [sx, sy] = [x + facing * Math.cos(angle * 1.5) * far, y + Math.sin(angle * 2.6) * far];
      brush.beginPath();
      brush.moveTo(sx, sy - wide * 1.7);
      brush.quadraticCurveTo(sx, sy, sx + wide * 1.7, sy);
      brush.quadraticCurveTo(sx, sy, sx, sy + wide * 1.7);
      brush.quadraticCurveTo(sx, sy, sx - wide * 1.7, sy);
      brush.quadraticCurveTo(sx, sy, sx, sy - wide * 1.7);
      brush.fill();
    }
    brush.globalAlpha = 1;
  };
}

/** Water that flies in an arc to where it is aimed, and bursts there. */
function stream(brush: Brush, from: Point, reach: Point, size: number, seconds: number): void {
  const rise = Math.max(size * 0.3, Math.hypot(reach.x, reach.y) * 0.22);
  const at = (share: number, aside: number) => ({
    x: from.x + reach.x * share,
    y: from.y + reach.y * share - 4 * rise * share * (1 - share) + aside * share,
  });
  for (const [wide, colour, aside] of [
    [0.13, 'rgba(150,210,245,0.55)', 0],
    [0.06, 'rgba(235,250,255,0.9)', -0.03],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = size * wide;
    brush.lineCap = 'round';
    brush.beginPath();
    for (let step = 0; step <= 14; step += 1) {
      const { x, y } = at(step / 14, aside * size);
      brush.lineTo(x, y);
    }
    brush.stroke();
  }
  for (let drop = 0; drop < 44; drop += 1) {
    const age = (seconds * 1.4 + drop * 0.618) % 1;
    const lane = ((drop * 7) % 44) / 22 - 1;
    brush.fillStyle = drop % 2 === 0 ? 'rgba(240,251,255,0.95)' : 'rgba(140,205,245,0.9)';
    const hit = drop % 2 === 0;
    const { x, y } = at(hit ? 1 : age, lane * size * 0.3);
    const spread = hit ? size * age : 0;
    const radius = size * 0.032 * (hit ? 1.3 - age : 1);
    ellipse(brush, x + lane * spread, y - spread * 0.5 + spread * age, radius, radius);
  }
}

/** Water that is sprayed up and to the front, or at what it is aimed at. */
export const spout: DrawEffect = (brush, { x, y, size, facing, reach }, seconds) => {
  if (reach !== undefined) {
    stream(brush, { x, y }, reach, size, seconds);
    return;
  }
  for (let drop = 0; drop < 46; drop += 1) {
    const age = (seconds * 0.9 + drop * 0.618) % 1;
    const lane = ((drop * 7) % 46) / 46;
    const far = size * (0.2 + lane * 0.55) * age;
    const up = size * (1.5 + lane * 0.5) * age * (1 - age) - size * 0.5 * age * age;
    const radius = size * 0.022 * (1.2 - age * 0.5);
    brush.fillStyle = drop % 3 === 0 ? 'rgba(235,250,255,0.95)' : 'rgba(120,195,240,0.9)';
    ellipse(brush, x + facing * far, y - up, radius, radius * 1.3);
  }
};
