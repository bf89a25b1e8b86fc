import { createCanvas } from '@napi-rs/canvas';
import { hex } from '../colour.ts';
import { ellipse, glow } from '../strokes.ts';
import type { DrawEffect } from './draw-effect.ts';

/** From the rim to the heart: reach of the lobes, how deep they are cut, colour. */
const SHELLS = [
  [1, 0.7, '#8f2a1c'],
  [0.86, 0.68, '#e2491f'],
  [0.68, 0.64, '#ff8f2a'],
  [0.47, 0.6, '#ffd04f'],
  [0.27, 0.56, '#fff8dc'],
] as const;
const RAYS = 15;
export const EXPLOSION_SECONDS = 3.2;
/** It bursts out, and is large for most of its time. */
const grown = (age: number) => 0.45 + 0.63 * (1 - (1 - age) ** 5);
/** The share of its time in which it fades. */
const FADE = 0.15;

const LIT = 192;

/** A ball of fire that flies apart: a flash, tongues of flame, smoke and pieces. */
export function explosion(): DrawEffect {
  const flash = createCanvas(LIT * 2, LIT * 2);
  const onto = flash.getContext('2d');
  glow(onto, { x: LIT, y: LIT, radius: LIT }, hex('#ff9a3c'), 0.95);
  glow(onto, { x: LIT, y: LIT, radius: LIT * 0.5 }, hex('#fff2c4'), 0.9);
  return (brush, { x, y, size }, seconds) => {
    const age = (seconds / EXPLOSION_SECONDS) % 1;
    const reach = size * 0.52 * grown(age);
    brush.save();
    brush.translate(x, y);
    brush.globalAlpha *= Math.min(1, (1 - age) / FADE);
    brush.globalCompositeOperation = 'screen';
    const lit = reach * (2.5 - age * 0.7);
    brush.drawImage(flash, -lit, -lit, lit * 2, lit * 2);
    brush.globalCompositeOperation = 'source-over';
    brush.fillStyle = 'rgba(58,46,52,0.55)';
    for (let puff = 0; puff < 11; puff += 1) {
      const turn = (puff / 11) * 2 * Math.PI + 0.3;
      const far = reach * (0.72 + age * 0.34);
      ellipse(
        brush,
        Math.cos(turn) * far,
        Math.sin(turn) * far - age * size * 0.1,
        reach * 0.26,
        reach * 0.24,
      );
    }
    for (const [shell, [share, cut, colour]] of SHELLS.entries()) {
      brush.fillStyle = colour;
      brush.beginPath();
      for (let ray = 0; ray <= RAYS * 2; ray += 1) {
        const turn = ((ray % (RAYS * 2)) / RAYS) * Math.PI + shell * 0.21;
        const long = 0.84 + 0.16 * Math.sin(ray * 4.7 + shell + seconds * 3);
        const far = reach * share * (ray % 2 === 0 ? long : cut);
        const [px, py] = [Math.cos(turn) * far, Math.sin(turn) * far];
        if (ray === 0) brush.moveTo(px, py);
        else brush.lineTo(px, py);
      }
      brush.fill();
    }
    pieces(brush, reach, age);
    brush.restore();
  };
}

function pieces(brush: Parameters<DrawEffect>[0], reach: number, age: number): void {
  for (let piece = 0; piece < 20; piece += 1) {
    const turn = piece * 2.4;
    const far = reach * (0.55 + age * (0.7 + (piece % 5) * 0.22));
    const wide = reach * (0.035 + (piece % 4) * 0.016);
    brush.save();
    brush.translate(Math.cos(turn) * far, Math.sin(turn) * far + age * age * reach * 0.2);
    brush.rotate(turn + age * 5);
    brush.fillStyle = piece % 3 === 0 ? '#ffc25a' : '#4a4250';
    brush.fillRect(-wide, -wide * 0.6, wide * 2, wide * 1.2);
    brush.restore();
  }
}
