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
    x: size.width * between(random, 0.1, 0.9),
    y: size.height * between(random, 0.1, 0.3),
    reach: unit * between(random, 120, 230),
    dot: dots[at % dots.length],
    sparks: Array.from({ length: 64 }, (_, spark) => ({
      angle: (spark / 64 + random() * 0.02) * 2 * Math.PI,
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
          const sprite = unit * (36 - 22 * age);
          for (const { angle, ring, flicker } of sparks) {
            brush.globalAlpha = (1 - age) ** 0.7 * (0.7 + 0.3 * Math.sin(seconds * 22 + flicker));
            const across = x + Math.cos(angle) * spread * ring - sprite / 2;
            const down = y + Math.sin(angle) * spread * ring + sunk - sprite / 2;
            brush.drawImage(dot, across, down, sprite, sprite);
          }
        }
        brush.globalAlpha = 1;
      },
    },
  ];
}
