import type { Canvas } from '@napi-rs/canvas';
import { between } from '../../random.ts';
import type { Element, World } from '../../scene/world.ts';
import { hex } from '../colour.ts';
import { glowDot } from './sprites.ts';

const COLOURS = ['#ff5a7a', '#ffd166', '#5ad1ff', '#b28dff', '#7dffb0'] as const;
const BURST_SECONDS = 1.8;
const BURST_EVERY_SECONDS = 0.42;

function makeBurst(world: World, at: number, dots: readonly Canvas[]) {
  const random = world.random(`burst-${at}`);
  const { size, unit } = world;
  return {
    start: at * BURST_EVERY_SECONDS - 1,
    x: size.width * (0.12 + 0.76 * ((at * 0.382) % 1)),
    y: size.height * between(random, 0.12, 0.3),
    reach: unit * between(random, 150, 240),
    dot: dots[at % dots.length],
    sparks: Array.from({ length: 84 }, (_, spark) => ({
      angle: (spark / 84 + random() * 0.02) * 2 * Math.PI,
      ring: Math.sqrt(between(random, 0.08, 1)),
      flicker: random() * 7,
    })),
  };
}

/** One burst after another, each a ball of sparks that slows, sinks and fades. */
export function fireworks(world: World): Element[] {
  const { unit } = world;
  const dots = COLOURS.map((code) => glowDot(hex(code)));
  const bursts = Array.from({ length: 28 }, (_, at) => makeBurst(world, at, dots));
  return [
    {
      depth: 0.5,
      draw(brush, { seconds }) {
        for (const { start, x, y, reach, dot, sparks } of bursts) {
          const age = (seconds - start) / BURST_SECONDS;
          if (age < 0 || age > 1 || dot === undefined) continue;
          const spread = reach * (1 - (1 - age) ** 3);
          const sunk = reach * 0.4 * age * age;
          const sprite = unit * (44 - 24 * age);
          if (age < 0.3) {
            brush.globalAlpha = 0.8 * (1 - age / 0.3);
            brush.drawImage(dot, x - reach, y - reach, reach * 2, reach * 2);
          }
          for (const { angle, ring, flicker } of sparks) {
            brush.globalAlpha = (1 - age) ** 0.7 * (0.7 + 0.3 * Math.sin(seconds * 22 + flicker));
            const across = x + Math.cos(angle) * spread * ring - sprite / 2;
            const down = y + Math.sin(angle) * spread * ring + sunk - sprite / 2;
            brush.drawImage(dot, across, down, sprite, sprite);
            // Each spark draws a short line towards the middle.
            const tail = [x - sprite / 2 - across, y - sprite / 2 - down] as const;
            for (const share of [0.08, 0.15])
              brush.drawImage(
                dot,
                across + tail[0] * share + sprite * 0.2,
                down + tail[1] * share + sprite * 0.2,
                sprite * 0.6,
                sprite * 0.6,
              );
          }
        }
        brush.globalAlpha = 1;
      },
    },
  ];
}
