import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { smooth } from '../../scene/easing.ts';
import type { Brush } from '../../scene/world.ts';

const DRAWN =
  /\blines? (?:\p{L}+ ){0,2}(?:draw|trac|form|outlin|sketch)|\b(?:draws|traces|sketches|writes) (?:itself|the (?:logo|circle|mark|outline|shape|letters))|\b(?:drawn|traced|outlined|sketched|written) (?:by|with|line by line|stroke by stroke|in (?:one )?(?:line|stroke))|\b(?:line|stroke) by (?:line|stroke)\b|\bhand[- ]drawn\b|\boutlines? (?:\p{L}+ )?(?:appear|draw|light)/iu;

/** Whether a line brings a mark about. */
export const isDrawnIn = (prompt: string): boolean => DRAWN.test(prompt);

/** The edges of a mark in its own colours. */
function outlineOf(bitmap: Canvas): Canvas {
  const { width, height } = bitmap;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.drawImage(bitmap, 0, 0);
  const thin = Math.max(2, width * 0.008);
  const inner = createCanvas(width, height);
  const onto = inner.getContext('2d');
  onto.drawImage(bitmap, 0, 0);
  onto.globalCompositeOperation = 'destination-in';
  for (const [x, y] of [
    [thin, 0],
    [-thin, 0],
    [0, thin],
    [0, -thin],
  ] as const)
    onto.drawImage(bitmap, x, y);
  brush.globalCompositeOperation = 'destination-out';
  brush.drawImage(inner, 0, 0);
  return canvas;
}

/** A line goes once around a mark, then its areas fill; the seconds are those of the video. */
export function drawnIn(bitmap: Canvas) {
  const outline = outlineOf(bitmap);
  const { width, height } = bitmap;
  return (brush: Brush, left: number, top: number, scale: number, seconds: number): void => {
    const share = smooth((seconds - 0.3) / 1.8);
    const filled = smooth((seconds - 1.9) / 0.8);
    const [x, y] = [left + (width * scale) / 2, top + (height * scale) / 2];
    const reach = Math.hypot(width, height) * scale;
    const end = -Math.PI / 2 + share * 2 * Math.PI;
    const alpha = brush.globalAlpha;
    if (filled < 1) {
      brush.save();
      brush.beginPath();
      brush.moveTo(x, y);
      brush.arc(x, y, reach, -Math.PI / 2, end);
      brush.closePath();
      brush.clip();
      brush.drawImage(outline, left, top, width * scale, height * scale);
      brush.restore();
    }
    if (filled <= 0) return;
    // Letters follow from left to right.
    brush.save();
    brush.beginPath();
    brush.rect(left, top, width * scale * Math.max(filled, 0.02), height * scale);
    brush.clip();
    brush.globalAlpha = alpha * Math.min(1, filled * 1.4);
    brush.drawImage(bitmap, left, top, width * scale, height * scale);
    brush.restore();
  };
}
