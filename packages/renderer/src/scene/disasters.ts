import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, css, hex, mix, times, WHITE } from '../draw/colour.ts';
import { flickering } from '../draw/effects/fire.ts';
import { puff } from '../draw/particles/sprites.ts';
import { glow } from '../draw/strokes.ts';
import { waves } from '../draw/water.ts';
import { between } from '../random.ts';
import type { Scenery } from './scenery.ts';
import type { Element, World } from './world.ts';

/** Brown water over the ground: behind and in front of who stands in it. */
export function flood(world: World, { groundY, horizon, surface }: Scenery): Element[] {
  if (surface !== 'ground') return [];
  const { unit } = world;
  const colour = hex('#6f7f78');
  const far = horizon + (groundY - horizon) * 0.16;
  const plan = { crests: 5, colour };
  return [
    waves(world, { ...plan, name: 'flood1', depth: 0.9, y: far, swell: 4 }),
    waves(world, { ...plan, name: 'flood2', depth: 0.96, y: (far + groundY) / 2, swell: 7 }),
    waves(world, { ...plan, name: 'flood3', depth: 1.12, y: groundY - unit * 30, swell: 10 }),
  ];
}

/** Fires all over the place, with smoke above them. */
export function fires(world: World, { groundY, horizon }: Scenery): Element {
  const { size, unit } = world;
  const random = world.random('fires');
  const burn = flickering();
  const smoke = puff(mix(world.light.fog, hex('#3a3438'), 0.7));
  const spots = Array.from({ length: 7 }, (_, at) => ({
    x: size.width * ((at + between(random, 0.2, 0.8)) / 7),
    down: between(random, 0.02, 0.5),
    phase: random() * 3,
  })).sort((first, second) => first.down - second.down);
  return {
    depth: 0.9,
    draw(brush, { seconds }) {
      for (const { x, down, phase } of spots) {
        const y = horizon + (groundY - horizon) * down;
        const tall = unit * (130 + 240 * down);
        for (let at = 0; at < 6; at += 1) {
          const age = (seconds * 0.25 + at / 6 + phase) % 1;
          const wide = tall * (0.3 + age * 0.6);
          brush.globalAlpha = 0.75 * Math.sin(Math.PI * age);
          const top = y - tall * (0.3 + age * 1.5);
          brush.drawImage(smoke, x + age * tall * 0.4 - wide, top - wide, wide * 2, wide * 2);
        }
        brush.globalAlpha = 1;
        burn(brush, { x, y: y - tall * 0.1, size: tall, facing: 1 }, seconds + phase);
      }
    },
  };
}

/** Walls of sand that the wind drives through the picture. */
export function sandstorm(world: World): Element[] {
  const { size, unit, light } = world;
  const random = world.random('sandstorm');
  const sand = times(hex('#d9a25c'), mix(light.ambient, WHITE, 0.4));
  const cloud = puff(mix(sand, WHITE, 0.12));
  const puffs = Array.from({ length: 30 }, () => ({
    x: random(),
    y: between(random, 0.1, 1),
    wide: unit * between(random, 130, 300),
    pace: between(random, 0.16, 0.34),
  }));
  const streaks = Array.from({ length: 70 }, () => ({
    x: random(),
    y: random(),
    long: unit * between(random, 30, 110),
    pace: between(random, 0.7, 1.5),
  }));
  const span = size.width + unit * 700;
  return [
    {
      depth: 0.2,
      isFixed: true,
      draw(brush) {
        brush.fillStyle = css(sand, 0.6);
        brush.fillRect(0, 0, size.width, size.height);
      },
    },
    ...[0.86, 1.08].map(
      (depth, layer): Element => ({
        depth,
        draw(brush, { seconds }) {
          for (const [at, { x, y, wide, pace }] of puffs.entries()) {
            if (at % 2 !== layer) continue;
            const left = ((x + seconds * pace) % 1) * span - unit * 350;
            brush.globalAlpha = 0.5;
            brush.drawImage(cloud, left - wide, size.height * y - wide * 0.5, wide * 2, wide);
          }
          brush.globalAlpha = 1;
          if (layer === 0) return;
          brush.strokeStyle = css(mix(sand, WHITE, 0.4), 0.65);
          brush.lineWidth = unit * 2;
          brush.beginPath();
          for (const { x, y, long, pace } of streaks) {
            const left = ((x + seconds * pace) % 1) * span - unit * 200;
            brush.moveTo(left, y * size.height);
            brush.lineTo(left + long, y * size.height + long * 0.06);
          }
          brush.stroke();
        },
      }),
    ),
  ];
}

/** Many shooting stars that cross the sky one after the other. */
export function meteorShower(world: World, horizon: number): Element {
  const { size, unit } = world;
  const random = world.random('meteor-shower');
  const falls = Array.from({ length: 26 }, () => ({
    start: random() * 1.9,
    x: between(random, 0.1, 1.25),
    y: between(random, -0.1, 0.5),
    long: between(random, 150, 270),
    bright: between(random, 0.6, 1),
  }));
  return {
    depth: 0.07,
    draw(brush, { seconds }) {
      brush.lineCap = 'round';
      for (const { start, x, y, long, bright } of falls) {
        const age = ((seconds + 1.9 - start) % 1.9) / 0.95;
        if (age > 1) continue;
        const head = { x: size.width * x - unit * 420 * age, y: horizon * y + unit * 220 * age };
        const tail = { x: head.x + unit * long, y: head.y - unit * long * 0.52 };
        const fill = brush.createLinearGradient(head.x, head.y, tail.x, tail.y);
        const shine = bright * Math.sin(Math.PI * Math.min(1, age * 1.1));
        fill.addColorStop(0, `rgba(255,255,255,${Math.max(0, shine)})`);
        fill.addColorStop(0.3, `rgba(255,226,160,${Math.max(0, shine * 0.6)})`);
        fill.addColorStop(1, 'rgba(255,226,160,0)');
        brush.strokeStyle = fill;
        brush.lineWidth = unit * 4.5;
        brush.beginPath();
        brush.moveTo(head.x, head.y);
        brush.lineTo(tail.x, tail.y);
        brush.stroke();
        glow(brush, { ...head, radius: unit * 16 }, hex('#fff2cc'), Math.max(0, shine));
      }
    },
  };
}

/** A lump of snow with a clear edge, lit from above. */
function snowball(lit: Colour, shade: Colour): Canvas {
  const canvas = createCanvas(96, 96);
  const brush = canvas.getContext('2d');
  const fill = brush.createRadialGradient(40, 30, 6, 48, 48, 47);
  fill.addColorStop(0, css(lit));
  fill.addColorStop(0.55, css(mix(lit, shade, 0.16), 0.95));
  fill.addColorStop(0.82, css(mix(lit, shade, 0.6), 0.7));
  fill.addColorStop(1, css(shade, 0));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, 96, 96);
  return canvas;
}

/** Snow that rolls down from the peaks and spreads over the valley. */
export function avalanche(world: World, { horizon, groundY }: Scenery): Element {
  const { size, unit, light } = world;
  const random = world.random('avalanche');
  const tone = mix(light.ambient, WHITE, 0.6);
  const lump = snowball(times(WHITE, tone), times(hex('#8fa8d0'), tone));
  const way = light.sunX < 0.5 ? -1 : 1;
  const from = { x: size.width * (0.5 + way * 0.24), y: horizon - unit * 190 };
  const to = { x: size.width * (0.5 - way * 0.2), y: groundY + unit * 30 };
  const lumps = Array.from({ length: 80 }, (_, at) => ({
    share: (at + 0.5) / 80,
    side: between(random, -1, 1),
    size: between(random, 0.6, 1.25),
    phase: random() * 6,
  }));
  return {
    depth: 0.93,
    draw(brush, { seconds, progress }) {
      const front = 0.45 + 0.55 * Math.min(1, progress / 0.6);
      const rolled = lumps
        .map((one) => ({ ...one, at: ((one.share + seconds * 0.2) % 1) * front }))
        .sort((first, second) => first.at - second.at);
      for (const { at, side, size: own, phase } of rolled) {
        const wide = unit * (30 + 96 * at) * own;
        const x = from.x + (to.x - from.x) * at ** 0.85 + unit * (10 + 250 * at) * side;
        const y = from.y + (to.y - from.y) * at + Math.sin(seconds * 6 + phase) * unit * 7;
        brush.globalAlpha = Math.min(1, at * 8);
        brush.drawImage(lump, x - wide, y - wide * 0.85, wide * 2, wide * 1.7);
      }
      brush.globalAlpha = 1;
    },
  };
}
