import { SHORES } from '../parse-prompt/places/landscape-of.ts';
import { between } from '../random.ts';
import { type Brush, type Element, litColour, type World } from '../scene/world.ts';
import { css, hex, mix, WHITE } from './colour.ts';
import { paintLayer } from './layer.ts';
import { puff } from './particles/sprites.ts';
import { ellipse, fromTop, glow } from './strokes.ts';

/** The opening at the top of the volcano; `half` is half of its width. */
export interface Crater {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

const TALL = 330;
const HALF = 370;

export function craterOf(world: World, x: number, foot: number): Crater {
  return { x, y: foot - world.unit * TALL, half: world.unit * 58 };
}

function tracePath(brush: Brush, { x, y, half }: Crater, foot: number, unit: number): void {
  const tall = unit * TALL;
  const wide = unit * HALF;
  const low = foot - tall * 0.12;
  const high = y + tall * 0.35;
  brush.beginPath();
  brush.moveTo(x - wide, foot + unit * 70);
  brush.bezierCurveTo(x - wide * 0.5, low, x - half * 1.5, high, x - half, y);
  brush.quadraticCurveTo(x, y + unit * 20, x + half, y);
  brush.bezierCurveTo(x + half * 1.5, high, x + wide * 0.5, low, x + wide, foot + unit * 70);
}

/** Where each stream of lava goes, in half widths of the cone. */
const STREAMS = [-0.5, 0.1, 0.62] as const;
/** Where lava runs into water, it does not end on the slope. */
export const isByTheSea = ({ description }: World): boolean =>
  description.landscape !== undefined && SHORES.has(description.landscape);
const endOf = (world: World, { x }: Crater, way: number): number =>
  x + way * world.unit * HALF * 0.55;

/** White clouds where lava meets the water. */
export function steamAtShore(world: World, crater: Crater, foot: number): Element {
  const { unit, light } = world;
  const cloud = puff(mix(light.fog, WHITE, 0.7));
  return {
    depth: 0.44,
    draw(brush, { seconds }) {
      for (const [at, way] of STREAMS.entries())
        for (let copy = 0; copy < 4; copy += 1) {
          const age = (seconds * 0.3 + copy / 4 + at * 0.13) % 1;
          const grown = unit * (26 + 60 * age);
          const x = endOf(world, crater, way) + Math.sin(copy * 2 + at) * unit * 24 * age;
          brush.globalAlpha = 0.75 * Math.sin(Math.PI * age);
          brush.drawImage(
            cloud,
            x - grown,
            foot + unit * 34 - unit * 90 * age - grown,
            grown * 2,
            grown * 2,
          );
        }
      brush.globalAlpha = 1;
    },
  };
}

function lavaStreams(brush: Brush, world: World, crater: Crater, foot: number): void {
  const { unit } = world;
  const isLong = isByTheSea(world);
  const random = world.random('lava');
  const tall = unit * TALL;
  const lava = brush.createLinearGradient(0, crater.y, 0, foot);
  lava.addColorStop(0, '#fff0a0');
  lava.addColorStop(0.25, '#ffb13d');
  lava.addColorStop(0.7, '#ff5a2a');
  lava.addColorStop(1, isLong ? '#f0402a' : 'rgba(214,44,40,0)');
  brush.strokeStyle = lava;
  brush.lineCap = 'round';
  for (const way of STREAMS) {
    const first = { x: crater.x + way * crater.half * 1.7, y: crater.y + tall * 0.3 };
    const bend = crater.x + way * unit * HALF * 0.2 + unit * between(random, -30, 30);
    const end = {
      x: endOf(world, crater, way),
      y: isLong ? foot + unit * 60 : foot - tall * between(random, 0, 0.28),
    };
    brush.lineWidth = unit * between(random, 13, 24);
    brush.beginPath();
    brush.moveTo(crater.x + way * crater.half, crater.y);
    brush.bezierCurveTo(first.x, first.y, bend, crater.y + tall * 0.5, end.x, end.y);
    brush.stroke();
  }
}

export function volcanoCone(world: World, crater: Crater, foot: number): Element {
  const { unit, light } = world;
  const plan = { depth: 0.28, top: crater.y - unit * 260, bottom: foot + unit * 80 };
  return paintLayer(world, plan, (brush) => {
    glow(brush, { x: crater.x, y: crater.y, radius: unit * 250 }, hex('#ff7a2e'), 0.8);
    const cold = litColour(world, hex('#5c4658'), 0.5);
    // At night the lava lights its own mountain.
    const stone = light.isDark ? mix(cold, hex('#8a4a48'), 0.5) : cold;
    const tones = [mix(stone, hex('#ff7a3c'), 0.25), stone, mix(stone, light.fog, 0.4)];
    brush.fillStyle = fromTop(brush, [crater.y, foot], tones);
    tracePath(brush, crater, foot, unit);
    brush.fill();
    brush.save();
    brush.clip();
    lavaStreams(brush, world, crater, foot);
    brush.restore();
    brush.fillStyle = css(hex('#ffd873'));
    ellipse(brush, crater.x, crater.y + unit * 5, crater.half * 0.92, unit * 9);
  });
}

/** Rising smoke, and drops of lava that fly up and fall. */
export function eruption(world: World, crater: Crater): Element {
  const random = world.random('eruption');
  const { unit, light } = world;
  const cloud = puff(mix(light.fog, hex('#4a3b52'), 0.62));
  const lit = puff(hex('#ff8a4a'));
  const puffs = Array.from({ length: 16 }, (_, at) => ({
    phase: at / 16,
    side: between(random, -1, 1),
    size: unit * between(random, 90, 150),
  }));
  const drops = Array.from({ length: 26 }, () => ({
    phase: random(),
    side: between(random, -1, 1),
    power: between(random, 0.6, 1),
    size: unit * between(random, 3, 7),
  }));
  return {
    depth: 0.27,
    draw(brush, { seconds }) {
      for (const { phase, side, size } of puffs) {
        const age = (seconds * 0.16 + phase) % 1;
        const grown = size * (0.5 + 1.5 * age);
        const x = crater.x + side * unit * 90 * age + unit * 110 * age * age;
        const y = crater.y - unit * 300 * age;
        brush.globalAlpha = Math.sin(Math.min(1, age * 1.25) * Math.PI) * 0.95;
        brush.drawImage(cloud, x - grown, y - grown, grown * 2, grown * 2);
        if (age < 0.35) {
          brush.globalAlpha = 0.9 * (1 - age / 0.35);
          brush.drawImage(lit, x - grown, y - grown, grown * 2, grown * 2);
        }
      }
      brush.fillStyle = '#ffc14d';
      for (const { phase, side, power, size } of drops) {
        const age = (seconds * 0.62 + phase) % 1;
        brush.globalAlpha = 1 - age ** 3;
        ellipse(
          brush,
          crater.x + side * unit * 170 * age,
          crater.y - unit * power * (430 * age - 470 * age * age),
          size,
          size,
        );
      }
      brush.globalAlpha = 1;
    },
  };
}
