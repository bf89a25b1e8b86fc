import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Where light passes over a thing. */
export const GLEAMS =
  /\b(?:light sweep|sweep of light|gleam|glint|shine|shiny|shimmer|reveal)|\blight (?:sweeps?|passes|slides|glides|moves|runs)/iu;
const SWEEP_SECONDS = 2.4;

/** A streak of light that passes over a cut-out again and again. */
export function gleamOver(bitmap: Canvas): (seconds: number) => Canvas {
  const canvas = createCanvas(bitmap.width, bitmap.height);
  const brush = canvas.getContext('2d');
  return (seconds) => {
    const share = (seconds % SWEEP_SECONDS) / SWEEP_SECONDS;
    const x = (share * 2.4 - 0.7) * bitmap.width;
    const wide = bitmap.width * 0.34;
    const fill = brush.createLinearGradient(x, 0, x + wide, wide * 0.4);
    fill.addColorStop(0, 'rgba(255,255,255,0)');
    fill.addColorStop(0.5, 'rgba(255,255,255,0.85)');
    fill.addColorStop(1, 'rgba(255,255,255,0)');
    brush.globalCompositeOperation = 'copy';
    brush.fillStyle = fill;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.globalCompositeOperation = 'destination-in';
    brush.drawImage(bitmap, 0, 0);
    return canvas;
  };
}
