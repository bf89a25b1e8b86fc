import { between } from '../random.ts';
import type { Element, World } from '../scene/world.ts';
import { type Colour, css, hex, mix } from './colour.ts';
import { ellipse } from './strokes.ts';

/** Blades that bend with the current, more at the top than at the bottom. */
export function seaweed(world: World, floor: number, tint: (colour: Colour) => Colour): Element {
  const random = world.random('weed');
  const { unit, size } = world;
  const blades = Array.from({ length: 22 }, (_, at) => {
    const side = at % 2 === 0 ? between(random, -0.04, 0.3) : between(random, 0.7, 1.04);
    return {
      x: size.width * side,
      y: floor + unit * between(random, -6, 60),
      tall: unit * between(random, 110, 270),
      wide: unit * between(random, 9, 16),
      phase: random() * 7,
      colour: css(tint(mix(hex('#2fae66'), hex('#a4c639'), random()))),
    };
  });
  return {
    depth: 0.94,
    draw(brush, { seconds }) {
      for (const { x, y, tall, wide, phase, colour } of blades) {
        const bend = Math.sin(seconds * 1.1 + phase) * tall * 0.14;
        const tip = Math.sin(seconds * 1.1 + phase - 0.9) * tall * 0.24;
        brush.fillStyle = colour;
        brush.beginPath();
        brush.moveTo(x - wide, y);
        brush.bezierCurveTo(
          x - wide * 1.4,
          y - tall * 0.35,
          x + bend - wide * 1.6,
          y - tall * 0.6,
          x + tip,
          y - tall,
        );
        brush.bezierCurveTo(
          x + bend + wide * 1.6,
          y - tall * 0.6,
          x + wide * 0.6,
          y - tall * 0.35,
          x + wide,
          y,
        );
        brush.fill();
      }
    },
  };
}

/** A shoal of fish in the distance, swimming in one direction. */
export function shoal(world: World, colour: Colour): Element {
  const random = world.random('shoal');
  const { unit, size } = world;
  const way = random() < 0.5 ? 1 : -1;
  const fish = Array.from({ length: 15 }, () => ({
    x: between(random, -0.12, 0.12),
    y: between(random, -0.06, 0.06),
    size: unit * between(random, 9, 16),
    phase: random() * 7,
  }));
  const height = size.height * between(random, 0.2, 0.36);
  return {
    depth: 0.35,
    draw(brush, { seconds }) {
      brush.fillStyle = css(colour, 0.75);
      const centre = size.width * (0.5 + way * (((seconds * 0.055 + 0.3) % 1.6) - 0.8));
      for (const one of fish) {
        const x = centre + one.x * size.width;
        const y = height + one.y * size.height + Math.sin(seconds * 1.4 + one.phase) * unit * 7;
        const wag = Math.sin(seconds * 9 + one.phase) * one.size * 0.25;
        ellipse(brush, x, y, one.size, one.size * 0.46);
        brush.beginPath();
        brush.moveTo(x - way * one.size * 0.8, y);
        brush.lineTo(x - way * one.size * 1.6, y - one.size * 0.45 + wag);
        brush.lineTo(x - way * one.size * 1.6, y + one.size * 0.45 + wag);
        brush.fill();
      }
    },
  };
}
