import { wash } from '../pictures/looks/wash.ts';
import { halver, multiply, type Sheet, scaled, sheetOf } from './sheet.ts';

interface Pen {
  /** How wide lines are: 2 is fine, 8 broad. */
  readonly width: number;
  /** How dark they are, in strokes over the same line. */
  readonly strokes: number;
}

/** The edges in a picture as dark lines on white: what is left of its grey when it is divided by itself, blurred. */
export function edgesOf(size: Sheet, pen: Pen): (picture: Sheet) => Sheet {
  const [grey, turned] = [sheetOf(size), sheetOf(size)] as const;
  const blurred = halver(size, scaled(size, 1 / pen.width));
  return (picture) => {
    grey.brush.drawImage(picture.canvas, 0, 0);
    wash(grey.brush, grey.canvas, 'saturation', '#808080', 1);
    const soft = blurred(grey.canvas);
    turned.brush.fillStyle = '#fff';
    turned.brush.fillRect(0, 0, turned.width, turned.height);
    turned.brush.globalCompositeOperation = 'difference';
    turned.brush.drawImage(soft.canvas, 0, 0, turned.width, turned.height);
    turned.brush.globalCompositeOperation = 'source-over';
    grey.brush.globalCompositeOperation = 'color-dodge';
    grey.brush.drawImage(turned.canvas, 0, 0);
    grey.brush.globalCompositeOperation = 'source-over';
    for (let stroke = 1; stroke < pen.strokes; stroke *= 2) multiply(grey.brush, grey.canvas, grey);
    return grey;
  };
}
