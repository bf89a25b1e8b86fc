import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import type { Look } from './look.ts';
import { halver, scaled, sheetOf } from './sheet.ts';

/** Lines of a tube, and the date that the recorder wrote into the picture. */
function tapeOf({ width, height }: Size): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const step = Math.max(2, Math.round(height / 240));
  brush.fillStyle = 'rgba(8,4,24,0.26)';
  for (let y = 0; y < height; y += step * 2) brush.fillRect(0, y, width, step);
  const random = seeded('tape', 'noise');
  brush.fillStyle = 'rgba(255,255,255,0.3)';
  for (let at = 0; at < 90; at += 1)
    brush.fillRect(
      random() * width,
      height * (0.955 + random() * 0.04),
      width * 0.05 * random(),
      step,
    );
  const size = Math.min(width, height) / 20;
  brush.font = `700 ${size}px Inter`;
  brush.fillStyle = 'rgba(255,255,255,0.9)';
  brush.shadowColor = 'rgba(0,0,0,0.7)';
  brush.shadowBlur = size * 0.2;
  brush.fillText('PLAY ►', size * 1.2, size * 1.9);
  brush.fillText('OCT 14 1994', size * 1.2, height - size * 1.4);
  return canvas;
}

/** A home video: soft, with colours that run to the right. */
export function videoTape(size: Size): Look {
  const tape = tapeOf(size);
  const soft = halver(size, scaled(size, 0.25));
  const tint = sheetOf(scaled(size, 0.25));
  return (brush) => {
    const { canvas } = soft(brush.canvas);
    tint.brush.globalCompositeOperation = 'source-over';
    tint.brush.drawImage(canvas, 0, 0);
    tint.brush.globalCompositeOperation = 'multiply';
    tint.brush.fillStyle = '#ff5a78';
    tint.brush.fillRect(0, 0, tint.width, tint.height);
    brush.globalAlpha = 0.34;
    brush.drawImage(canvas, 0, 0, size.width, size.height);
    brush.globalCompositeOperation = 'lighter';
    brush.globalAlpha = 0.2;
    brush.drawImage(tint.canvas, size.width * 0.008, 0, size.width, size.height);
    brush.globalCompositeOperation = 'source-over';
    brush.globalAlpha = 1;
    brush.drawImage(tape, 0, 0);
  };
}

/** Sharp only in the middle, as what is small and near. */
export function tiltShift(size: Size): Look {
  const half = sheetOf(scaled(size, 0.5));
  const soft = halver(size, scaled(size, 1 / 9));
  const mask = createCanvas(half.width, half.height);
  const onto = mask.getContext('2d');
  const fill = onto.createLinearGradient(0, 0, 0, half.height);
  for (const [at, alpha] of [
    [0, 1],
    [0.36, 1],
    [0.52, 0],
    [0.8, 0],
    [0.94, 1],
    [1, 1],
  ] as const)
    fill.addColorStop(at, `rgba(0,0,0,${alpha})`);
  onto.fillStyle = fill;
  onto.fillRect(0, 0, half.width, half.height);
  return (brush) => {
    half.brush.globalCompositeOperation = 'copy';
    half.brush.drawImage(soft(brush.canvas).canvas, 0, 0, half.width, half.height);
    half.brush.globalCompositeOperation = 'destination-in';
    half.brush.drawImage(mask, 0, 0);
    brush.drawImage(half.canvas, 0, 0, size.width, size.height);
  };
}

const STRIPS = 48;

/** How much a lens enlarges what is this far from its middle, from -1 to 1. */
const bulge = (at: number) => 1.34 - 0.34 * at * at;

/** A wide lens: the middle is near, and the edges bend away into the dark. */
export function fisheye(size: Size): Look {
  const { width, height } = size;
  const sheet = sheetOf(size);
  const dark = createCanvas(width, height);
  const onto = dark.getContext('2d');
  const radius = Math.max(width, height) * 0.58;
  const fill = onto.createRadialGradient(
    width / 2,
    height / 2,
    radius * 0.8,
    width / 2,
    height / 2,
    radius,
  );
  fill.addColorStop(0, 'rgba(0,0,0,0)');
  fill.addColorStop(1, 'rgba(0,0,0,1)');
  onto.fillStyle = fill;
  onto.fillRect(0, 0, width, height);
  return (brush) => {
    for (let at = 0; at < STRIPS; at += 1) {
      const [x, wide] = [(at * width) / STRIPS, width / STRIPS];
      const tall = height / bulge((2 * (x + wide / 2)) / width - 1);
      sheet.brush.drawImage(
        brush.canvas,
        x,
        (height - tall) / 2,
        wide,
        tall,
        x,
        0,
        wide + 1,
        height,
      );
    }
    for (let at = 0; at < STRIPS; at += 1) {
      const [y, tall] = [(at * height) / STRIPS, height / STRIPS];
      const wide = width / bulge((2 * (y + tall / 2)) / height - 1);
      brush.drawImage(sheet.canvas, (width - wide) / 2, y, wide, tall, 0, y, width, tall + 1);
    }
    brush.drawImage(dark, 0, 0);
  };
}
