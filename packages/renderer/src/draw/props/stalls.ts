import { between, pick, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { css, hex, mix, WHITE } from '../colour.ts';
import { ellipse, fromTop, glow, roundedBox } from '../strokes.ts';
import { awning } from './shop-fronts.ts';

const FRUIT = [
  '#e4402f',
  '#f2992c',
  '#f4d23c',
  '#7fbf3f',
  '#8f4fa0',
  '#d9566f',
  '#5f9f3a',
] as const;

/** A crate, tilted to the viewer, full of one kind of fruit. */
function crate(
  brush: Brush,
  world: World,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  random: Random,
): void {
  const hue = litColour(world, hex(pick(random, FRUIT)), 1);
  const wood = litColour(world, hex('#b9854f'), 1);
  const round = box.width / 8.4;
  brush.fillStyle = css(mix(wood, world.light.shadow, 0.5));
  brush.fillRect(box.x, box.y, box.width, box.height);
  for (let row = 0; row < 3; row += 1) {
    for (let at = 0; at < 4; at += 1) {
      const x = box.x + round * (1.2 + at * 2) + (row % 2) * round * 0.4;
      const y = box.y + box.height * (0.06 + row * 0.26) + between(random, -0.2, 0.2) * round;
      const fill = brush.createRadialGradient(
        x - round * 0.35,
        y - round * 0.4,
        0,
        x,
        y,
        round * 1.1,
      );
      fill.addColorStop(0, css(mix(hue, WHITE, 0.45)));
      fill.addColorStop(0.5, css(hue));
      fill.addColorStop(1, css(mix(hue, world.light.shadow, 0.4)));
      brush.fillStyle = fill;
      ellipse(brush, x, y, round, round);
    }
  }
  brush.fillStyle = fromTop(
    brush,
    [box.y + box.height * 0.62, box.y + box.height],
    [mix(wood, world.light.key, 0.2), wood],
  );
  roundedBox(
    brush,
    { ...box, y: box.y + box.height * 0.66, height: box.height * 0.36 },
    world.unit * 3,
  );
}

/** A stall with a striped roof. `y` is the ground, `height` goes up to the roof. */
export function stall(
  brush: Brush,
  world: World,
  at: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly cloth: string;
  },
  random: Random,
): void {
  const { x, y, width, height } = at;
  const wood = litColour(world, hex('#8a5f3f'), 0.95);
  brush.fillStyle = css(world.light.shadow, 0.34);
  brush.fillRect(x + width * 0.06, y - height * 0.84, width * 0.88, height * 0.5);
  brush.fillStyle = css(wood);
  for (const share of [0.03, 0.93])
    brush.fillRect(x + width * share, y - height * 0.9, width * 0.04, height * 0.9);
  if (world.light.isDark) {
    const lamp = { x: x + width / 2, y: y - height * 0.66 };
    glow(brush, { ...lamp, radius: width * 0.6 }, hex('#ffcf7a'), 0.6);
    brush.fillStyle = css(hex('#fff1c9'));
    ellipse(brush, lamp.x, lamp.y, world.unit * 9, world.unit * 11);
  }
  const top = y - height * 0.4;
  const many = 3;
  for (let one = 0; one < many; one += 1) {
    const box = {
      x: x + (width * (one + 0.04)) / many,
      y: top - height * 0.04,
      width: (width * 0.92) / many,
    };
    crate(brush, world, { ...box, height: height * 0.2 }, random);
  }
  const front = litColour(world, hex('#a8764a'), 0.98);
  brush.fillStyle = fromTop(
    brush,
    [top + height * 0.14, y],
    [mix(front, world.light.key, 0.2), mix(front, world.light.shadow, 0.3)],
  );
  roundedBox(brush, { x, y: top + height * 0.14, width, height: height * 0.27 }, world.unit * 5);
  brush.fillStyle = css(mix(front, world.light.shadow, 0.35), 0.7);
  for (const share of [0.25, 0.5, 0.75])
    brush.fillRect(x + width * share, top + height * 0.15, world.unit * 3, height * 0.25);
  const roof = { x: x - width * 0.05, y: y - height, width: width * 1.1, height: height * 0.2 };
  awning(brush, world, roof, at.cloth, 0.98);
}
