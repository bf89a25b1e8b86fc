import { css, hex, mix } from '../../draw/colour.ts';
import { between } from '../../random.ts';
import type { Element, World } from '../world.ts';

const MANY = 420;

/** A cloud of birds that folds and stretches as one. */
export function swarm(world: World): Element[] {
  const { size, unit, light, description } = world;
  if (description.extras?.includes('swarm') !== true) return [];
  const random = world.random('swarm');
  const birds = Array.from({ length: MANY }, () => ({
    along: between(random, -1, 1),
    aside: between(random, -1, 1) * random() ** 0.6,
    wide: unit * between(random, 4, 8),
    phase: random() * 7,
  }));
  const dark = css(mix(hex('#14121e'), light.shadow, 0.2), 0.92);
  return [
    {
      depth: 0.7,
      draw(brush, { seconds }) {
        brush.strokeStyle = dark;
        brush.lineWidth = unit * 2.2;
        brush.lineCap = 'round';
        brush.beginPath();
        for (const { along, aside, wide, phase } of birds) {
          const bend = along * 3.1 + seconds * 0.8;
          const thick = 0.05 + 0.13 * (0.5 + 0.5 * Math.sin(along * 4.4 - seconds * 1.1));
          const x = size.width * (0.5 + 0.36 * along + 0.04 * Math.sin(seconds * 0.7 + aside * 2));
          const y = size.height * (0.34 + 0.13 * Math.sin(bend) + thick * aside);
          const flap = wide * (0.35 + 0.35 * Math.sin(seconds * 13 + phase));
          brush.moveTo(x - wide, y - flap);
          brush.quadraticCurveTo(x - wide * 0.3, y - flap * 0.3, x, y);
          brush.quadraticCurveTo(x + wide * 0.3, y - flap * 0.3, x + wide, y - flap);
        }
        brush.stroke();
      },
    },
  ];
}
