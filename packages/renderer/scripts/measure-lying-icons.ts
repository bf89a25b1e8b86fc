import { writeFileSync } from 'node:fs';
import type { Canvas } from '@napi-rs/canvas';
import { levelled } from '../src/draw/actors/puppet.ts';
import { loadSprite } from '../src/draw/sprite.ts';
import { LYING } from '../src/things/lying-icons.ts';

/**
 * Writes how the icons that are drawn aslant lie to `data/lying-icons.txt`: the degrees that level their long side,
 * and width by height then. To be run after `pack-icons.ts`:
 *
 *   node packages/renderer/scripts/measure-lying-icons.ts
 */
const PIXELS = 160;
const OPAQUE = 100;
/** A thing lies as low as it can: so many degrees from the axis, since heads are thicker than handles. */
const REACH = 7;

/** Degrees between the horizontal and the axis along which most of what is painted lies. */
function axisOf(canvas: Canvas): number {
  const pixels = canvas.data();
  const points: (readonly [x: number, y: number])[] = [];
  for (let y = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1)
      if ((pixels[(y * canvas.width + x) * 4 + 3] ?? 0) > OPAQUE) points.push([x, y]);
  const mean = (at: 0 | 1) => points.reduce((sum, one) => sum + one[at], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const spread = (one: 0 | 1, other: 0 | 1) =>
    points.reduce(
      (sum, point) =>
        sum +
        (point[one] - (one === 0 ? middleX : middleY)) *
          (point[other] - (other === 0 ? middleX : middleY)),
      0,
    );
  return (0.5 * Math.atan2(2 * spread(0, 1), spread(0, 0) - spread(1, 1)) * 180) / Math.PI;
}

const lines = [...LYING].sort().map((name) => {
  const sprite = loadSprite(name, PIXELS, { light: null, colour: null });
  if (sprite === null) throw new Error(`There is no icon ${name}.`);
  const axis = -Math.round(axisOf(sprite.bitmap));
  const angles = Array.from({ length: 2 * REACH + 1 }, (_, at) => axis + at - REACH);
  const lies = angles.map((degrees) => ({ degrees, ...levelled(sprite, degrees) }));
  const { degrees, width, height } = lies.reduce((best, one) =>
    one.height < best.height ? one : best,
  );
  const ratio = (width - 2) / (height - 2);
  return `${name} ${degrees} ${ratio.toFixed(2)}`;
});
writeFileSync(new URL('../data/lying-icons.txt', import.meta.url), `${lines.join('\n')}\n`);
