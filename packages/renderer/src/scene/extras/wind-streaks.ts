import { css, mix, WHITE } from '../../draw/colour.ts';
import { between } from '../../random.ts';
import type { Element, World } from '../world.ts';

const MANY = 11;

/** Lines in the air, with a curl at their ends, where the wind takes something along. */
export function windStreaks(world: World): Element[] {
  const { size, unit, light, description } = world;
  if (!description.subjects.some(({ states }) => states.includes('windblown'))) return [];
  const random = world.random('wind-streaks');
  const lines = Array.from({ length: MANY }, (_, at) => ({
    x: random(),
    y: size.height * (0.14 + (0.62 * (at + 0.5)) / MANY),
    long: unit * between(random, 130, 260),
    pace: between(random, 0.3, 0.46),
    curl: unit * between(random, 12, 22) * (at % 2 === 0 ? 1 : -1),
  }));
  const colour = mix(WHITE, light.sky[2], 0.15);
  return [
    {
      depth: 1.02,
      draw(brush, { seconds }) {
        brush.lineWidth = unit * 3.4;
        brush.lineCap = 'round';
        for (const { x, y, long, pace, curl } of lines) {
          const along = (x + pace * seconds) % 1;
          const left = along * (size.width + long * 2) - long * 1.5;
          brush.strokeStyle = css(colour, 0.6 * Math.sin(Math.PI * along));
          brush.beginPath();
          brush.moveTo(left, y);
          brush.bezierCurveTo(
            left + long * 0.3,
            y - curl,
            left + long * 0.6,
            y + curl,
            left + long,
            y,
          );
          brush.bezierCurveTo(
            left + long + Math.abs(curl) * 1.6,
            y - curl * 0.6,
            left + long + Math.abs(curl),
            y - curl * 1.8,
            left + long,
            y - curl,
          );
          brush.stroke();
        }
      },
    },
  ];
}
