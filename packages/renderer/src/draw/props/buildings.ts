import { between, pick, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { isSnowy, snowOnEdge } from '../snow-cover.ts';
import { glow, sideLit } from '../strokes.ts';

export interface Block {
  readonly x: number;
  /** Where it meets the ground. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: Colour;
  /** Of a roof with slopes, as in old towns. */
  readonly roof?: Colour;
  /** Nobody lives there, and the panes are out. */
  readonly isDead?: boolean;
}

const LIT = ['#ffe08a', '#ffd166', '#ffeebf', '#ffc35c'] as const;
export const NEON = ['#ff4fd8', '#3de8ff', '#b07bff', '#ffe14d'] as const;

function windowColour(world: World, block: Block, random: Random): string {
  if (block.isDead === true)
    return css(mix(litColour(world, block.colour, block.depth), hex('#1c1a20'), 0.5));
  const isLit = random() < (world.light.isDark ? 0.55 : 0.06);
  const neon =
    world.description.moods.includes('neon') || world.description.moods.includes('retro');
  if (isLit)
    return css(
      mix(
        hex(neon ? pick(random, NEON) : pick(random, LIT)),
        world.light.fog,
        Math.max(0, 0.7 - block.depth),
      ),
    );
  const wall = litColour(world, block.colour, block.depth);
  return css(
    mix(wall, world.light.isDark ? hex('#0d1030') : mix(world.light.sky[1], WHITE, 0.25), 0.38),
  );
}

function roof(brush: Brush, block: Block, random: Random, wall: Colour): void {
  const { x, y, width, height } = block;
  const top = y - height;
  const kind = random();
  brush.fillStyle = css(wall);
  if (kind < 0.3) brush.fillRect(x + width * 0.2, top - width * 0.18, width * 0.6, width * 0.2);
  else if (kind < 0.45) {
    brush.fillRect(x + width * 0.48, top - width * 0.6, width * 0.04, width * 0.6);
    brush.fillRect(x + width * 0.3, top - width * 0.14, width * 0.4, width * 0.16);
  } else if (kind < 0.58) {
    brush.beginPath();
    brush.moveTo(x, top + 1);
    brush.quadraticCurveTo(x + width / 2, top - width * 0.42, x + width, top + 1);
    brush.fill();
  } else if (kind < 0.7) {
    brush.fillRect(x + width * 0.58, top - width * 0.24, width * 0.26, width * 0.2);
    brush.fillRect(x + width * 0.6, top - width * 0.06, width * 0.04, width * 0.08);
    brush.fillRect(x + width * 0.78, top - width * 0.06, width * 0.04, width * 0.08);
  }
}

/** Two slopes and a chimney. */
function slopes(brush: Brush, { x, y, width, height }: Block, colour: Colour): void {
  const top = y - height;
  const rise = Math.min(width * 0.34, height * 0.3);
  brush.fillStyle = css(colour);
  brush.fillRect(x + width * 0.68, top - rise * 1.1, width * 0.1, rise);
  brush.beginPath();
  brush.moveTo(x - width * 0.03, top + 2);
  brush.lineTo(x + width * 0.16, top - rise);
  brush.lineTo(x + width * 0.84, top - rise);
  brush.lineTo(x + width * 1.03, top + 2);
  brush.fill();
}

/** A building with many windows, some of them lit. */
export function building(brush: Brush, world: World, block: Block, random: Random): void {
  const { x, y, width, height, depth } = block;
  const wall = litColour(world, block.colour, depth);
  if (block.roof === undefined) roof(brush, block, random, mix(wall, world.light.shadow, 0.15));
  else slopes(brush, block, litColour(world, block.roof, depth));
  brush.fillStyle = sideLit(brush, world, wall, [x, x + width]);
  brush.beginPath();
  brush.roundRect(x, y - height, width, height + 2, [width * 0.04, width * 0.04, 0, 0]);
  brush.fill();
  if (isSnowy(world)) snowOnEdge(brush, world, { x, y: y - height, width, depth }, world.unit * 9);
  const columns = Math.max(2, Math.round(width / (world.unit * 26 * Math.max(0.5, depth))));
  const cell = width / (columns + 0.6);
  const rows = Math.floor((height - cell * 0.6) / (cell * 1.25));
  for (let down = 0; down < rows; down += 1) {
    for (let across = 0; across < columns; across += 1) {
      brush.fillStyle = windowColour(world, block, random);
      brush.beginPath();
      brush.roundRect(
        x + cell * (0.3 + across) + cell * 0.2,
        y - height + cell * (0.55 + down * 1.25),
        cell * 0.6,
        cell * 0.78,
        cell * 0.07,
      );
      brush.fill();
    }
  }
}

export function streetLamp(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const { x, y, height } = at;
  const iron = litColour(world, hex('#3c4257'), 1);
  brush.strokeStyle = css(iron);
  brush.lineCap = 'round';
  brush.lineWidth = height * 0.022;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x, y - height * 0.86);
  brush.quadraticCurveTo(x, y - height, x + height * 0.12, y - height);
  brush.stroke();
  if (world.light.isDark) {
    glow(
      brush,
      { x: x + height * 0.15, y: y - height * 0.96, radius: height * 0.5 },
      hex('#ffd98a'),
      0.55,
    );
    const pool = brush.createLinearGradient(0, y - height * 0.95, 0, y);
    pool.addColorStop(0, 'rgba(255,220,150,0.3)');
    pool.addColorStop(1, 'rgba(255,220,150,0)');
    brush.fillStyle = pool;
    brush.beginPath();
    brush.moveTo(x + height * 0.1, y - height * 0.95);
    brush.lineTo(x + height * 0.2, y - height * 0.95);
    brush.lineTo(x + height * 0.48, y);
    brush.lineTo(x - height * 0.18, y);
    brush.fill();
  }
  brush.fillStyle = css(world.light.isDark ? hex('#fff3cf') : mix(iron, WHITE, 0.5));
  brush.beginPath();
  brush.roundRect(
    x + height * 0.09,
    y - height * 0.995,
    height * 0.12,
    height * 0.04,
    height * 0.02,
  );
  brush.fill();
}

/** A neon sign on a wall. */
export function neonSign(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number; readonly height: number },
  random: Random,
): void {
  const colour = hex(pick(random, NEON));
  const { unit } = world;
  glow(brush, { x: at.x, y: at.y + at.height / 2, radius: at.height * 1.2 }, colour, 0.5);
  brush.strokeStyle = css(mix(colour, WHITE, 0.35));
  brush.lineWidth = unit * 3.4;
  brush.lineJoin = 'round';
  const wide = at.height * between(random, 0.3, 0.5);
  brush.beginPath();
  brush.roundRect(at.x - wide / 2, at.y, wide, at.height, wide * 0.2);
  brush.stroke();
  brush.lineWidth = unit * 3;
  for (let mark = 0; mark < 3; mark += 1) {
    const y = at.y + (at.height * (mark + 0.5)) / 3;
    brush.beginPath();
    if (random() < 0.4) brush.arc(at.x, y, wide * 0.2, 0, 5);
    else {
      brush.moveTo(at.x - wide * 0.24, y - wide * 0.14);
      brush.lineTo(at.x + wide * 0.24, y - wide * 0.14);
      brush.moveTo(at.x, y - wide * 0.14);
      brush.lineTo(at.x + (random() - 0.5) * wide * 0.4, y + wide * 0.24);
    }
    brush.stroke();
  }
}
