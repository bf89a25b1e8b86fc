import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import type { Look } from './look.ts';
import { halver, scaled } from './sheet.ts';

/** One round knob for each brick, lit from the upper left. */
function studsOf({ width, height }: Size, side: number): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) {
      brush.strokeStyle = 'rgba(0,0,0,0.22)';
      brush.lineWidth = side * 0.06;
      brush.strokeRect(x, y, side, side);
      brush.beginPath();
      brush.arc(x + side * 0.53, y + side * 0.55, side * 0.3, 0, 2 * Math.PI);
      brush.fillStyle = 'rgba(0,0,0,0.18)';
      brush.fill();
      brush.beginPath();
      brush.arc(x + side * 0.48, y + side * 0.48, side * 0.29, 0, 2 * Math.PI);
      brush.fillStyle = 'rgba(255,255,255,0.2)';
      brush.fill();
    }
  return canvas;
}

/** Squares of this many pixels of a picture that is 720 pixels high. */
export function inSquares(size: Size, pixels: number, hasStuds = false): Look {
  const side = (pixels * Math.min(size.width, size.height)) / 720;
  const shrink = halver(size, scaled(size, 1 / side));
  const studs = hasStuds ? studsOf(size, side) : null;
  return (brush) => {
    const { canvas } = shrink(brush.canvas);
    brush.imageSmoothingEnabled = false;
    brush.drawImage(canvas, 0, 0, size.width, size.height);
    brush.imageSmoothingEnabled = true;
    if (studs !== null) brush.drawImage(studs, 0, 0);
  };
}

/** The marks of fingers. */
function printsOf({ width, height }: Size): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const random = seeded('clay', 'prints');
  const unit = Math.min(width, height) / 720;
  for (let at = 0; at < 170; at += 1) {
    const [x, y, turn] = [random() * width, random() * height, random() * Math.PI];
    for (let ring = 1; ring < 7; ring += 1) {
      brush.strokeStyle = ring % 2 === 0 ? 'rgba(255,255,255,0.09)' : 'rgba(30,10,0,0.09)';
      brush.lineWidth = unit * 2.4;
      brush.beginPath();
      brush.ellipse(x, y, ring * unit * 7, ring * unit * 4.6, turn, 0, Math.PI * 1.4);
      brush.stroke();
    }
  }
  return canvas;
}

/** Soft and warm, with the marks of the fingers that formed it. */
export function inClay(size: Size): Look {
  const prints = printsOf(size);
  const soft = halver(size, scaled(size, 0.25));
  return (brush) => {
    brush.globalAlpha = 0.42;
    brush.drawImage(soft(brush.canvas).canvas, 0, 0, size.width, size.height);
    brush.globalAlpha = 1;
    brush.drawImage(prints, 0, 0);
  };
}
