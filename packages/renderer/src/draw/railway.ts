import { type Brush, type Element, litColour, type World } from '../scene/world.ts';
import { css, hex, mix } from './colour.ts';
import { type PaintArea, paintLayer } from './layer.ts';
import { courses } from './props/masonry.ts';
import { isSnowy, snowTones } from './snow-cover.ts';
import { fromTop } from './strokes.ts';

/** Ballast, sleepers and two rails, seen a little from above. */
function rails(brush: Brush, world: World, y: number, area: PaintArea): void {
  const { unit, light } = world;
  const gravel = isSnowy(world) ? snowTones(world, 1).body : litColour(world, hex('#a89a90'), 1);
  brush.fillStyle = fromTop(
    brush,
    [y - unit * 20, y + unit * 34],
    [mix(gravel, light.key, 0.2), mix(gravel, light.shadow, 0.3)],
  );
  brush.fillRect(area.left, y - unit * 18, area.width, unit * 50);
  const many = Math.round(area.width / (unit * 36));
  for (let at = 0; at < many; at += 1) {
    const x = area.left + (area.width * (at + 0.5)) / many;
    brush.fillStyle = css(litColour(world, hex('#6f4a34'), 1));
    brush.beginPath();
    brush.moveTo(x - unit * 7, y - unit * 13);
    brush.lineTo(x + unit * 7, y - unit * 13);
    brush.lineTo(x + unit * 10, y + unit * 18);
    brush.lineTo(x - unit * 10, y + unit * 18);
    brush.fill();
  }
  const steel = litColour(world, hex('#c4ccd8'), 1);
  for (const [down, thick] of [
    [-9, 4],
    [9, 6],
  ] as const) {
    brush.fillStyle = css(mix(steel, light.shadow, 0.5));
    brush.fillRect(area.left, y + unit * (down + thick * 0.5), area.width, unit * thick);
    brush.fillStyle = css(mix(steel, light.key, 0.3));
    brush.fillRect(area.left, y + unit * down, area.width, unit * thick * 0.7);
  }
}

/** A bridge of stone arches that carries the track over a valley. */
export function viaduct(world: World, y: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  const deck = y + unit * 62;
  const plan = { depth: 0.95, top: y - unit * 30, bottom };
  return paintLayer(world, plan, (brush, area) => {
    const stone = litColour(world, hex('#b8a898'), 1);
    brush.fillStyle = fromTop(
      brush,
      [y, bottom],
      [mix(stone, light.key, 0.2), stone, mix(stone, light.shadow, 0.4)],
    );
    brush.fillRect(area.left, y + unit * 20, area.width, bottom - y);
    const walls = { ...area, top: y + unit * 30, bottom };
    courses(
      brush,
      world,
      walls,
      { width: unit * 56, height: unit * 26, colour: hex('#b8a898') },
      world.random('arch-stones'),
    );
    const many = Math.max(3, Math.round(area.width / (unit * 250)));
    const gap = area.width / many;
    for (let at = 0; at < many; at += 1) {
      const x = area.left + gap * (at + 0.5);
      const half = gap * 0.36;
      const arch = (grow: number) => {
        brush.beginPath();
        brush.moveTo(x - half - grow, bottom);
        brush.lineTo(x - half - grow, deck + half);
        brush.arc(x, deck + half, half + grow, Math.PI, 2 * Math.PI);
        brush.lineTo(x + half + grow, bottom);
      };
      brush.fillStyle = css(mix(stone, light.shadow, 0.25));
      arch(unit * 12);
      brush.fill();
      brush.globalCompositeOperation = 'destination-out';
      arch(0);
      brush.fill();
      brush.globalCompositeOperation = 'source-over';
    }
    brush.fillStyle = css(mix(stone, light.key, 0.3));
    brush.fillRect(area.left, y + unit * 28, area.width, unit * 16);
    rails(brush, world, y, area);
  });
}
