import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Element, World } from '../world.ts';

/** Nearer than anything else in the picture. */
const BEFORE_ALL = 9;

/** What stays before the eyes, painted once; `sway` is where it moves, in pixels. */
export function overlay(
  { size, margin }: World,
  paint: (brush: Brush) => void,
  sway: (seconds: number) => { readonly x: number; readonly y: number } = () => ({ x: 0, y: 0 }),
): Element {
  const canvas = createCanvas(size.width + 2 * margin, size.height + 2 * margin);
  const brush = canvas.getContext('2d');
  brush.translate(margin, margin);
  paint(brush);
  return {
    depth: BEFORE_ALL,
    isFixed: true,
    draw(onto, { seconds }) {
      const { x, y } = sway(seconds);
      onto.drawImage(canvas, x - margin, y - margin);
    },
  };
}

/** All of the picture and what is beyond its edges. */
export function fillAll(brush: Brush, { size, margin }: World): void {
  brush.fillRect(-margin, -margin, size.width + 2 * margin, size.height + 2 * margin);
}
