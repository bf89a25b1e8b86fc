import { type Colour, css, hex, mix, WHITE } from '../draw/colour.ts';
import { ellipse, glow } from '../draw/strokes.ts';
import type { Actor } from '../scene/actor.ts';
import type { Brush, Element, World } from '../scene/world.ts';
import type { EffectSpot } from './effects.ts';

/** Puffs that leave the spot, grow and fade. Lengths are in sizes of the spot. */
interface Puffs {
  readonly count: number;
  readonly perSecond: number;
  readonly rise: number;
  readonly spread: number;
  readonly from: number;
  readonly to: number;
  readonly alpha: number;
}

const STEAM: Puffs = {
  count: 8,
  perSecond: 0.4,
  rise: 1.3,
  spread: 0.26,
  from: 0.13,
  to: 0.34,
  alpha: 0.8,
};
const SMOKE: Puffs = {
  ...STEAM,
  count: 9,
  rise: 1.7,
  spread: 0.7,
  from: 0.14,
  to: 0.5,
  alpha: 0.9,
};
const DUST: Puffs = { ...SMOKE, rise: 0.25, spread: 1.3, perSecond: 0.8, alpha: 0.5 };
const BLAST: Puffs = { ...SMOKE, count: 16, rise: 0.3, spread: 1.9, perSecond: 0.55, alpha: 0.85 };

function drawPuffs(
  brush: Brush,
  puffs: Puffs,
  at: { size: number; colour: Colour; seconds: number },
) {
  const { size, colour, seconds } = at;
  brush.fillStyle = css(colour);
  for (let puff = 0; puff < puffs.count; puff += 1) {
    const age = (seconds * puffs.perSecond + puff / puffs.count) % 1;
    const side = Math.sin(puff * 2.4 + 1) + 0.3 * Math.sin(seconds * 1.2 + puff);
    const radius = size * (puffs.from + (puffs.to - puffs.from) * age);
    brush.globalAlpha = puffs.alpha * Math.min(1, age * 5) * (1 - age) ** 1.1;
    const x = side * puffs.spread * size * (0.15 + 0.85 * age);
    ellipse(brush, x, -puffs.rise * size * age - radius * 0.5, radius, radius * 0.94);
  }
  brush.globalAlpha = 1;
}

/** Drops that fly up and out, or fall from a can. */
function drawDrops(brush: Brush, size: number, seconds: number, isFalling: boolean): void {
  brush.fillStyle = 'rgba(190,230,255,0.9)';
  for (let drop = 0; drop < 16; drop += 1) {
    const age = (seconds * (isFalling ? 1.5 : 0.95) + drop / 16) % 1;
    const side = Math.sin(drop * 2.4 + 1);
    const x = isFalling ? side * size * 0.16 * (0.4 + age) : side * size * 1.2 * age;
    const y = isFalling ? size * 1.5 * age * age : -size * (2.6 * age - 2.6 * age * age);
    const radius = size * (isFalling ? 0.035 : 0.06) * (1 - age * 0.4);
    ellipse(brush, x, y, radius, radius * 1.3);
  }
}

function drawFlames(brush: Brush, size: number, seconds: number): void {
  glow(brush, { x: 0, y: -size * 0.3, radius: size * 0.9 }, hex('#ff9a3c'), 0.4);
  for (const [reach, wide, colour] of [
    [1, 0.3, '#ff6a2b'],
    [0.7, 0.2, '#ffb13c'],
    [0.4, 0.11, '#fff2c0'],
  ] as const) {
    const top = size * reach * (1 + 0.12 * Math.sin(seconds * 11 + reach * 9));
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(-size * wide, 0);
    brush.quadraticCurveTo(-size * wide, -top * 0.5, 0, -top);
    brush.quadraticCurveTo(size * wide, -top * 0.5, size * wide, 0);
    brush.fill();
  }
}

type Draw = (brush: Brush, world: World, at: { size: number; seconds: number }) => void;

const greyOf = ({ light }: World) => mix(light.fog, WHITE, 0.55);

const puffed =
  (puffs: Puffs, colourOf: (world: World) => Colour): Draw =>
  (brush, world, at) =>
    drawPuffs(brush, puffs, { ...at, colour: colourOf(world) });

const DRAWS: Readonly<Record<EffectSpot['kind'], Draw>> = {
  steam: puffed(STEAM, () => WHITE),
  smoke: puffed(SMOKE, (world) => mix(greyOf(world), hex('#8a8694'), 0.4)),
  dust: puffed(DUST, (world) => mix(greyOf(world), hex('#c9a878'), 0.45)),
  blast: puffed(BLAST, greyOf),
  sparks: puffed({ ...STEAM, from: 0.03, to: 0.02, spread: 0.8, alpha: 1 }, () => hex('#ffd75a')),
  splash: (brush, _world, { size, seconds }) => drawDrops(brush, size, seconds, false),
  drops: (brush, _world, { size, seconds }) => drawDrops(brush, size * 1.6, seconds, true),
  flames: (brush, _world, { size, seconds }) => drawFlames(brush, size, seconds),
  glow: (brush, world, { size }) =>
    glow(brush, { x: 0, y: 0, radius: size * 2.2 }, world.light.key, 0.5),
};

/** An effect at its actor. The smoke of a launch stays on the ground. */
export function effectElement(world: World, spot: EffectSpot): Element {
  const stays = spot.kind === 'blast' || spot.kind === 'splash';
  return {
    depth: spot.depth,
    draw(brush, moment) {
      const step = spot.actor.path(moment);
      brush.translate(spot.x + (stays ? 0 : step.x), spot.y + (stays ? 0 : step.y));
      DRAWS[spot.kind](brush, world, { size: spot.size, seconds: moment.seconds });
    },
  };
}

/** The line of a kite, from the hand that holds it. */
export function lineElement(world: World, kite: Actor, holder: Actor): Element {
  return {
    depth: kite.depth - 0.001,
    draw(brush, moment) {
      const [up, down] = [kite.path(moment), holder.path(moment)];
      const hand = {
        x: holder.x + down.x + holder.facing * holder.box.width * 0.45,
        y: holder.y + down.y - holder.box.height * 0.4,
      };
      const x = kite.x + up.x;
      const y = kite.y + up.y - kite.box.height * 0.35;
      brush.strokeStyle = 'rgba(255,255,255,0.8)';
      brush.lineWidth = Math.max(1, world.unit * 2);
      brush.beginPath();
      brush.moveTo(hand.x, hand.y);
      brush.quadraticCurveTo((hand.x + x) / 2, (hand.y + y) / 2 + kite.box.height * 0.3, x, y);
      brush.stroke();
    },
  };
}
