import { css, hex, mix, WHITE } from '../draw/colour.ts';
import { ellipse, glow } from '../draw/strokes.ts';
import { between, pick, type Random } from '../random.ts';
import type { Brush, World } from './world.ts';

const HAZE = ['#8f7bff', '#c79bff', '#6fa8ff', '#ffd2b0'] as const;
const DUST = hex('#140c2e');

/** A number that is most often near 0, between -1 and 1. */
const gathered = (random: Random): number => (random() + random() + random()) / 1.5 - 1;

/** A band of stars that rises from one side of the horizon to the other side of the sky. */
export function paintMilkyWay(brush: Brush, world: World, horizon: number): void {
  const { size, unit } = world;
  const random = world.random('milky-way');
  const lean = random() < 0.5 ? 1 : -1;
  const wide = Math.min(size.width, horizon * 1.6) * 0.15;
  /** A point of the band: `along` from its foot to its top, `aside` in half widths. */
  const pointAt = (along: number, aside: number) => {
    const reach = Math.min(size.width * 0.8, horizon * 1.5);
    const x = size.width / 2 + lean * reach * (along - 0.5) + aside * wide * 0.75;
    return { x, y: horizon * (1.02 - along * 1.12) + lean * aside * wide * 0.65 };
  };
  for (let at = 0; at < 90; at += 1) {
    const along = random() * 1.1;
    const radius = unit * between(random, 60, 150);
    const colour = mix(hex(pick(random, HAZE)), WHITE, 0.2);
    glow(brush, { ...pointAt(along, gathered(random) * 0.7), radius }, colour, 0.13);
  }
  for (let at = 0; at < 26; at += 1) {
    const place = pointAt(between(random, 0.05, 1.05), gathered(random) * 0.35);
    glow(brush, { ...place, radius: unit * between(random, 34, 80) }, DUST, 0.2);
  }
  for (let at = 0; at < 1100; at += 1) {
    const { x, y } = pointAt(random() * 1.15, gathered(random) * 1.5);
    if (y > horizon) continue;
    const isBright = random() < 0.04;
    const radius = unit * (isBright ? between(random, 1.6, 2.6) : between(random, 0.5, 1.3));
    const tint = mix(WHITE, hex(pick(random, HAZE)), 0.35);
    if (isBright) glow(brush, { x, y, radius: radius * 5 }, tint, 0.5);
    brush.fillStyle = css(tint, between(random, 0.4, 1));
    ellipse(brush, x, y, radius, radius);
  }
}
