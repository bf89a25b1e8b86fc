import { createCanvas } from '@napi-rs/canvas';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Size } from '../sizes.ts';
import { composeScene } from './compose-scene.ts';
import { weighedWith } from './weigh-scene.ts';
import type { Brush, Moment } from './world.ts';

/** Two scenes beside each other, with a line between them. */
export async function composeSplit(halves: readonly SceneDescription[], size: Size, seed: string) {
  const half = { width: Math.floor(size.width / 2), height: size.height };
  const paints = await Promise.all(halves.map((scene) => composeScene(scene, half, seed)));
  const canvas = createCanvas(half.width, half.height);
  const own = canvas.getContext('2d');
  const line = Math.max(2, Math.round(size.width * 0.006));
  return (brush: Brush, moment: Moment) => {
    for (const [at, paint] of paints.entries()) {
      own.reset();
      paint(weighedWith(brush, own), moment);
      brush.drawImage(canvas, at * (size.width - half.width), 0);
    }
    brush.fillStyle = '#ffffff';
    brush.fillRect((size.width - line) / 2, 0, line, size.height);
  };
}
