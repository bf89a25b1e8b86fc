import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PaintSetting } from '../../scene/scenery.ts';
import type { World } from '../../scene/world.ts';

/** Another setting, as it is seen from inside: small, still, and of the same time and weather. */
export function viewOf(
  outside: World,
  paint: PaintSetting,
  box: { readonly width: number; readonly height: number },
  scale = 0.7,
): Canvas {
  const size = { width: Math.ceil(box.width), height: Math.ceil(box.height) };
  const small = { ...outside, size, unit: outside.unit * scale, margin: 8, speed: 0 };
  const canvas = createCanvas(size.width, size.height);
  const brush = canvas.getContext('2d');
  const { elements } = paint(small);
  const inOrder = [...elements].sort((first, second) => first.depth - second.depth);
  for (const element of inOrder) {
    // What is near would hide the view.
    if (element.depth > 1.05) continue;
    brush.save();
    element.draw(brush, { seconds: 0, progress: 0 });
    brush.restore();
  }
  return canvas;
}
