import { between } from '../../random.ts';
import type { Element, World } from '../../scene/world.ts';
import { hex } from '../colour.ts';
import { glowDot } from './grains.ts';

const COLOURS = ['#ff5a7a', '#ffd166', '#5ad1ff', '#b28dff', '#7dffb0'] as const;
const BURST_SECONDS = 1.7;

/** One burst after another, each a sphere of sparks that slows, sinks and fades. */
export function fireworks(world: World): Element[] {
  const random = world.random('fireworks');
  const { size, unit } = world;
  const dots = COLOURS.map((code) => glowDot(hex(code)));
  const bursts = Array.from({ length: 18 }, (_, at) => ({
    start: at * 0.55 - 0.9,
    x: size.width * between(random, 0.12, 0.88),
    y: size.height * between(random, 0.1, 0.3),
    reach: unit * between(random, 110, 210),
    dot: dots[at % dots.length],
    sparks: 34 + Math.floor(random() * 18),
    twist: random() * 6,
  }));
  return [
    {
      depth: 0.5,
      draw(brush, { seconds }) {
        for (const { start, x, y, reach, dot, sparks, twist } of bursts) {
          const age = (seconds - start) / BURST_SECONDS;
          if (age < 0 || age > 1 || dot === undefined) continue;
          const spread = 1 - (1 - age) ** 3;
          for (let spark = 0; spark < sparks; spark += 1) {
            const angle = twist + (spark / sparks) * Math.PI * 2;
            const ring = 0.45 + 0.55 * Math.abs(Math.sin(spark * 12.9898));
            const grain = unit * (34 - 20 * age);
            brush.globalAlpha = (1 - age) ** 0.8 * (0.7 + 0.3 * Math.sin(seconds * 22 + spark));
            brush.drawImage(
              dot,
              x + Math.cos(angle) * reach * spread * ring - grain / 2,
              y + Math.sin(angle) * reach * spread * ring + reach * 0.45 * age * age - grain / 2,
              grain,
              grain,
            );
          }
        }
        brush.globalAlpha = 1;
      },
    },
  ];
}
