import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import type { PaintArea } from '../../../draw/layer.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { isField } from '../../../parse-prompt/description/field-of-flowers.ts';
import { between, pick, type Random } from '../../../random.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import type { Ground } from './shapes-from-above.ts';

const YOUNG = ['#8cc653', '#79b648', '#a2cf5e', '#6aa83f'] as const;

/** Steps of a slope, each with its bank, that follow the hills; some stand under water. */
export function terraces(brush: Brush, world: World, ground: Ground, area: PaintArea): void {
  const { unit, light } = world;
  const { horizon, bottom, scale } = ground;
  const random = world.random('terraces');
  const wide = world.size.width;
  const [long, turn] = [between(random, 2.2, 3), random() * 6];
  const right = area.left + area.width + 12;
  for (let y = horizon + 2; y < bottom + unit * 60; y += unit * 74 * scale(y)) {
    const size = scale(y);
    const near = (y - horizon) / (bottom - horizon);
    // Contours of one slope change little from step to step.
    const line = (x: number) =>
      y +
      unit * 66 * size * Math.sin((x / wide) * long * 2.6 + turn + near * 2.4) +
      unit * 24 * size * Math.sin((x / wide) * long * 7 + near * 9);
    const isWet = random() < 0.45;
    const rice = litColour(world, hex(pick(random, YOUNG)), 0.45 + 0.5 * size);
    const sky = mix(light.sky[2], light.sky[1], 0.3);
    const below = (tone: Colour, lower: number) => {
      brush.fillStyle = css(tone);
      brush.beginPath();
      brush.moveTo(area.left, bottom + unit * 90);
      for (let x = area.left; x <= right; x += 12) brush.lineTo(x, line(x) + lower);
      brush.lineTo(right, bottom + unit * 90);
      brush.fill();
    };
    below(mix(rice, light.key, 0.45), 0);
    below(isWet ? mix(rice, sky, 0.72) : rice, Math.max(1, unit * 5 * size));
    below(mix(rice, light.shadow, 0.62), unit * 58 * size);
  }
}

const ROOFS = ['#c4583c', '#b04a38', '#d07a4a', '#9a5a4a', '#7a8496'] as const;

/** Houses with trees between them: how far apart they are, and how one is drawn. */
export function housesOf(
  brush: Brush,
  world: World,
): [readonly [number, number], (x: number, y: number, size: number, random: Random) => void] {
  const { unit, light } = world;
  return [
    [unit * 120, unit * 60],
    (x, y, size, random) => {
      if (random() < 0.36) {
        const leaf = litColour(world, hex('#4d9a48'), 0.5 + 0.5 * size);
        const r = unit * between(random, 14, 26) * size;
        brush.fillStyle = css(mix(leaf, light.shadow, 0.4));
        ellipse(brush, x, y + r * 0.3, r, r * 0.8);
        brush.fillStyle = css(leaf);
        return ellipse(brush, x, y, r * 0.94, r * 0.78);
      }
      const half = unit * between(random, 24, 36) * size;
      const tall = half * 0.8;
      const roof = litColour(world, hex(pick(random, ROOFS)), 0.5 + 0.5 * size);
      const wall = litColour(world, hex('#f4e8d4'), 0.5 + 0.5 * size);
      brush.fillStyle = css(light.shadow, 0.25);
      ellipse(brush, x, y + 1, half * 1.2, half * 0.3);
      brush.fillStyle = css(mix(wall, light.shadow, 0.08));
      brush.fillRect(x - half, y - tall * 0.6, half * 2, tall * 0.6);
      brush.fillStyle = css(light.isDark ? hex('#ffd98a') : mix(wall, light.shadow, 0.5));
      for (const at of [-0.5, 0.3])
        brush.fillRect(x + half * at, y - tall * 0.42, half * 0.24, tall * 0.24);
      brush.fillStyle = css(mix(roof, light.shadow, 0.12));
      brush.beginPath();
      brush.moveTo(x - half * 1.16, y - tall * 0.55);
      brush.lineTo(x - half * 0.7, y - tall * 1.3);
      brush.lineTo(x + half * 0.7, y - tall * 1.3);
      brush.lineTo(x + half * 1.16, y - tall * 0.55);
      brush.fill();
      brush.fillStyle = css(mix(roof, WHITE, 0.2), 0.7);
      brush.fillRect(x - half * 0.7, y - tall * 1.33, half * 1.4, tall * 0.1);
    },
  ];
}

const FLOWERS: Readonly<Record<string, string>> = {
  lavender: '#8a63d2',
  tulip: '#e5394b',
  sunflower: '#ffc928',
  poppy: '#e5352b',
};

/** The colour of fields of flowers; null where none are told of. */
export function bloomFromAbove({ description }: World): string | null {
  const field = description.subjects.find(isField);
  return field === undefined ? null : (field.colour ?? FLOWERS[field.thing] ?? '#ff7fa8');
}
