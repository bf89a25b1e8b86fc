import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush, Moment, World } from '../../scene/world.ts';
import { isGrey } from '../looks/colourise.ts';
import { skyCells } from './night-sky.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const MOVE =
  /\bclouds? (?:\p{L}+ ){0,3}(?:mov|drift|pass|float|roll|slid|fly|flies|rac(?:e|ing)|rush|speed|stream|hurr|travel|sail|go|blow|cross|gather)\p{L}*|\b(?:mov|drift|pass|float|roll|rac|rush|speed)(?:ing)? clouds?\b|\bclouds? (?:over|across|in) the sky\b/iu;
const FAST =
  /\bfast\b|\bquick|\brapid|\brac(?:e|ing)\b|\brush|\bspeed|\bhurr|\btime-? ?lapse\b|\bhyperlapse\b|\bstorm/iu;

export const cloudsMove = (prompt: string): boolean => MOVE.test(prompt);

const SMALL = 4;
const COUNT = 9;

/** Grey for a grey picture, bluish for a sky of colour. */
function shadeOf(plate: Canvas): string {
  return isGrey(plate) ? '120,122,126' : '138,156,188';
}

/** Soft white heaps, side by side; what leaves at one end comes in at the other. */
function heaps(world: World, width: number, height: number, shade: string): Canvas {
  const random = world.random('clouds-over');
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.filter = `blur(${Math.max(1, Math.round(height / 60))}px)`;
  for (let at = 0; at < COUNT; at += 1) {
    const [x, y] = [((at + 0.5) / COUNT) * width, height * (0.05 + 0.34 * ((at * 0.618) % 1))];
    const size = height * (0.065 + 0.06 * random());
    for (let puff = 0; puff < 9; puff += 1) {
      const aside = (puff / 8 - 0.5) * size * 4.4;
      const tall = size * (0.5 + 0.7 * random()) * (1 - Math.abs(puff / 4 - 1) * 0.5);
      // Their lower side is in the shade, or nothing would be seen of them in a white sky.
      const fill = brush.createLinearGradient(0, y - size * 1.3, 0, y + size * 0.5);
      fill.addColorStop(0, 'rgba(255,255,255,0.7)');
      fill.addColorStop(0.5, 'rgba(240,244,250,0.6)');
      fill.addColorStop(1, `rgba(${shade},0.62)`);
      brush.fillStyle = fill;
      // What goes over one end of the band comes in at the other.
      for (const turn of [-width, 0, width]) {
        brush.beginPath();
        brush.ellipse(x + aside + turn, y - tall * 0.4, tall * 1.1, tall, 0, 0, 2 * Math.PI);
        brush.fill();
      }
    }
  }
  return canvas;
}

/** Clouds that go over the sky of a picture, behind what stands before it. */
export function cloudsOver(world: World, plate: Canvas, prompt: string): Painter {
  const { width, height } = world.size;
  const [wide, tall] = [Math.ceil(width / SMALL), Math.ceil(height / SMALL)];
  const band = heaps(world, wide * 2, tall, shadeOf(plate));
  const pace = FAST.test(prompt) ? 0.3 : 0.07;
  const sky = skyCells(world.size, plate);
  const seen = createCanvas(wide, tall);
  const onto = seen.getContext('2d');
  return (brush, { seconds }) => {
    const gone = (seconds * pace * wide) % (wide * 2);
    onto.globalCompositeOperation = 'copy';
    onto.drawImage(band, gone - wide * 2, 0);
    onto.globalCompositeOperation = 'source-over';
    onto.drawImage(band, gone, 0);
    onto.globalCompositeOperation = 'destination-in';
    onto.drawImage(sky, 0, 0, wide, tall);
    brush.save();
    brush.globalAlpha = world.light.isDark ? 0.35 : 0.9;
    brush.drawImage(seen, 0, 0, width, height);
    brush.restore();
  };
}
