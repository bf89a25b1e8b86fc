import type { Particle } from '../../parse-prompt/scene-description.ts';
import type { Element, World } from '../../scene/world.ts';
import { hex, mix, WHITE } from '../colour.ts';
import { leaves, petals, snow } from './falling.ts';
import { fireworks } from './fireworks.ts';
import { rain } from './rain.ts';
import * as sprites from './sprites.ts';
import { swarm } from './swarm.ts';

const CONFETTI = ['#ff595e', '#ffca3a', '#8ac926', '#1982c4', '#b565f0', '#ff8fc7'] as const;

const MAKERS: Readonly<Record<Particle, (world: World) => Element[]>> = {
  snow,
  leaves,
  rain,
  fireworks,
  bubbles: (world) => {
    const common = { name: 'bubbles', sprites: [sprites.bubble()] as const, slide: 0, sway: 12 };
    return [
      swarm(world, {
        ...common,
        count: 26,
        depth: 0.7,
        size: [6, 20],
        fall: [-70, -30],
        alpha: 0.75,
      }),
      swarm(world, {
        ...common,
        count: 7,
        depth: 1.3,
        size: [24, 50],
        fall: [-120, -70],
        alpha: 0.6,
      }),
    ];
  },
  fireflies: (world) => [
    swarm(world, {
      name: 'fireflies',
      sprites: sprites.inColours(['#ffe98a', '#d8ff8a'], sprites.glowDot),
      count: 30,
      depth: 0.9,
      size: [20, 44],
      fall: [-9, 9],
      slide: 6,
      sway: 46,
      blink: 2.4,
      alpha: 1,
      band: [0.3, 0.98],
    }),
  ],
  dust: (world) => [
    swarm(world, {
      name: 'dust',
      sprites: [sprites.softDot(mix(world.light.key, WHITE, 0.3))],
      count: 42,
      depth: 0.9,
      size: [2.5, 6.5],
      fall: [-10, 8],
      slide: 12,
      sway: 22,
      blink: 1.1,
      alpha: 0.62,
    }),
  ],
  petals,
  confetti: (world) => [
    swarm(world, {
      name: 'confetti',
      sprites: sprites.inColours(CONFETTI, sprites.paperSlip),
      count: 70,
      depth: 1.05,
      size: [10, 18],
      fall: [90, 190],
      slide: 8,
      sway: 26,
      spin: 0.8,
      isFlat: true,
      alpha: 1,
    }),
  ],
  smoke: (world) => [
    swarm(world, {
      name: 'smoke',
      sprites: [sprites.puff(mix(world.light.fog, WHITE, 0.35))],
      count: 9,
      depth: 0.8,
      size: [160, 320],
      fall: [-32, -14],
      slide: 18,
      sway: 30,
      alpha: 0.42,
      band: [0.2, 1.1],
    }),
  ],
  embers: (world) => [
    swarm(world, {
      name: 'embers',
      sprites: sprites.inColours(['#ff7b2e', '#ffb347', '#ff4f2e'], sprites.glowDot),
      count: 46,
      depth: 1,
      size: [9, 22],
      fall: [-130, -50],
      slide: 22,
      sway: 30,
      blink: 5,
      alpha: 0.95,
    }),
  ],
  sparkles: (world) => [
    swarm(world, {
      name: 'sparkles',
      sprites: [
        sprites.sparkle(hex('#fff2b8')),
        sprites.sparkle(mix(world.light.accent, WHITE, 0.4)),
      ],
      count: 30,
      depth: 0.95,
      size: [12, 32],
      fall: [-14, 10],
      slide: 4,
      sway: 14,
      blink: 3.4,
      alpha: 1,
    }),
  ],
  hearts: (world) => [
    swarm(world, {
      name: 'hearts',
      sprites: sprites.inColours(['#ff4d7d', '#ff7aa2', '#ff9fbd'], sprites.heart),
      count: 18,
      depth: 1.02,
      size: [15, 36],
      fall: [-85, -40],
      slide: 0,
      sway: 24,
      alpha: 0.92,
    }),
  ],
};

export function particleElements(world: World, kinds: readonly Particle[]): Element[] {
  return [...new Set(kinds)].flatMap((kind) => MAKERS[kind](world));
}
