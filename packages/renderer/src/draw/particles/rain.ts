import { between } from '../../random.ts';
import type { Element, World } from '../../scene/world.ts';
import { css, mix, WHITE } from '../colour.ts';

const FALL = 1150;

/** Streaks in the direction they fall, thin at the upper end, and rings where they land. */
export function rain(world: World): Element[] {
  const { unit, size, margin } = world;
  const isStorm = world.description.weather.includes('storm');
  const slant = (isStorm ? 0.34 : 0.13) * (world.random('slant')() < 0.5 ? -1 : 1);
  const colour = mix(WHITE, world.light.sky[2], 0.25);
  const layer = (depth: number, count: number, length: number, alpha: number): Element => {
    const random = world.random(`rain-${depth}`);
    const span = { x: size.width + 4 * margin, y: size.height * 1.25 };
    const drops = Array.from({ length: count }, () => ({
      x: random() * span.x,
      y: random() * span.y,
      pace: between(random, 0.85, 1.2),
    }));
    const [tall, wide] = [length * unit, Math.max(0.9, 2.6 * unit * depth)];
    const lean = slant * tall;
    return {
      depth,
      draw(brush, { seconds }) {
        brush.fillStyle = css(colour, alpha);
        for (const { x, y, pace } of drops) {
          const bottom = (y + FALL * unit * depth * pace * seconds) % span.y;
          const across = (((x - world.speed * seconds * 0.3) % span.x) + span.x) % span.x;
          const left = across - 2 * margin - slant * (bottom - size.height * 0.5);
          // Each alone: one path of all of them takes longer to fill.
          brush.beginPath();
          brush.moveTo(left + lean, bottom - tall);
          brush.lineTo(left, bottom);
          brush.lineTo(left + wide, bottom);
          brush.fill();
        }
      },
    };
  };
  return [
    layer(0.6, isStorm ? 130 : 90, 46, 0.36),
    layer(1.1, isStorm ? 95 : 64, 80, 0.52),
    splashes(world),
  ];
}

function splashes(world: World): Element {
  const random = world.random('splashes');
  const { size, unit } = world;
  const positions = Array.from({ length: 26 }, () => ({
    x: random() * size.width,
    y: size.height * between(random, 0.74, 0.99),
    phase: random(),
    pace: between(random, 1.1, 1.9),
  }));
  return {
    depth: 1,
    draw(brush, { seconds }) {
      brush.strokeStyle = css(mix(WHITE, world.light.sky[3], 0.4));
      brush.lineWidth = unit * 1.6;
      for (const { x, y, phase, pace } of positions) {
        const age = (seconds * pace + phase) % 1;
        brush.globalAlpha = 0.45 * (1 - age);
        brush.beginPath();
        brush.ellipse(x, y, unit * (3 + 17 * age), unit * (1 + 4.5 * age), 0, 0, 2 * Math.PI);
        brush.stroke();
      }
      brush.globalAlpha = 1;
    },
  };
}
