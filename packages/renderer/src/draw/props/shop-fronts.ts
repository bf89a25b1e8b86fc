import { between, pick, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { isSnowy, snowOnEdge } from '../snow-cover.ts';
import { ellipse, fromTop, glow, roundedBox, sideLit } from '../strokes.ts';
import { NEON } from './buildings.ts';
import { houseWindow } from './houses.ts';

const WALLS = [
  '#d98a6f',
  '#e8c08a',
  '#8fa8c4',
  '#c48fa0',
  '#9fb89a',
  '#e6d3b8',
  '#b58a78',
] as const;
const BRICKS = ['#8a4a3c', '#9c5c46', '#74433a', '#a8745c', '#6f5a52', '#b08a6a'] as const;
const CLOTH = ['#d9483f', '#2f7f6f', '#2f5f9f', '#e0a02f', '#8f4f8f'] as const;

export interface Front {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Stripes of cloth over a shop window. */
export function awning(
  brush: Brush,
  world: World,
  box: Omit<Front, 'depth'>,
  code: string,
  depth: number,
): void {
  const stripes = 8;
  const wide = box.width / stripes;
  for (let at = 0; at < stripes; at += 1) {
    const cloth = litColour(world, at % 2 === 0 ? hex(code) : hex('#fff4e6'), depth);
    brush.fillStyle = fromTop(
      brush,
      [box.y, box.y + box.height],
      [mix(cloth, world.light.key, 0.2), mix(cloth, world.light.shadow, 0.16)],
    );
    brush.beginPath();
    const x = box.x + at * wide;
    brush.moveTo(x + wide * 0.08, box.y);
    brush.lineTo(x + wide * 1.0, box.y);
    brush.lineTo(x + wide, box.y + box.height * 0.8);
    brush.quadraticCurveTo(x + wide / 2, box.y + box.height * 1.15, x, box.y + box.height * 0.8);
    brush.fill();
  }
  if (isSnowy(world)) snowOnEdge(brush, world, { ...box, depth }, world.unit * 6);
}

function neonLine(brush: Brush, world: World, front: Front, y: number, random: Random): void {
  const hue = hex(pick(random, NEON));
  const { unit } = world;
  const wide = front.width * between(random, 0.3, 0.5);
  const x = front.x + (front.width - wide) / 2;
  glow(brush, { x: x + wide / 2, y, radius: wide * 0.9 }, hue, 0.6);
  brush.strokeStyle = css(mix(hue, WHITE, 0.4));
  brush.lineWidth = unit * 4;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.roundRect(x, y - unit * 20, wide, unit * 40, unit * 18);
  brush.stroke();
  // A wave between two dots: letters would be read.
  brush.beginPath();
  brush.moveTo(x + wide * 0.28, y);
  for (let at = 0; at < 4; at += 1) {
    const left = x + wide * (0.28 + at * 0.11);
    const peak = y + (at % 2 === 0 ? -1 : 1) * unit * 14;
    brush.quadraticCurveTo(left + wide * 0.055, peak, left + wide * 0.11, y);
  }
  brush.stroke();
  brush.fillStyle = css(mix(hue, WHITE, 0.6));
  for (const share of [0.17, 0.83]) ellipse(brush, x + wide * share, y, unit * 5, unit * 5);
}

function shopDoor(
  brush: Brush,
  { unit }: World,
  at: { x: number; y: number; width: number },
  look: { frame: Colour; inside: Colour },
): void {
  const tall = unit * 118;
  const door = { x: at.x, y: at.y - tall, width: at.width, height: tall };
  brush.fillStyle = css(mix(look.frame, WHITE, 0.18));
  roundedBox(brush, door, unit * 4);
  brush.fillStyle = css(mix(look.inside, WHITE, 0.2));
  const pane = { x: door.x + door.width * 0.18, y: door.y + unit * 10 };
  roundedBox(brush, { ...pane, width: door.width * 0.64, height: door.height * 0.5 }, unit * 3);
}

function shopWindow(brush: Brush, world: World, front: Front, random: Random): void {
  const { x, y, width, depth } = front;
  const { unit, light } = world;
  const tall = unit * 130;
  const frame = litColour(
    world,
    hex(pick(random, ['#3f4a5c', '#5a3a34', '#2f5a52', '#f4ead8'])),
    depth,
  );
  brush.fillStyle = css(frame);
  roundedBox(
    brush,
    { x: x + width * 0.06, y: y - tall, width: width * 0.88, height: tall },
    unit * 5,
  );
  const inside = light.isDark
    ? hex('#ffdf9a')
    : litColour(world, mix(hex('#bcd6e4'), light.sky[2], 0.4), depth);
  const doorLeft = random() < 0.5;
  const glass = {
    x: x + width * (doorLeft ? 0.36 : 0.1),
    y: y - tall + unit * 12,
    width: width * 0.54,
    height: tall - unit * 36,
  };
  brush.fillStyle = fromTop(
    brush,
    [glass.y, glass.y + glass.height],
    [mix(inside, WHITE, 0.35), mix(inside, hex('#8a5a3a'), light.isDark ? 0.3 : 0.1)],
  );
  roundedBox(brush, glass, unit * 4);
  for (let at = 0; at < 5; at += 1) {
    const ware = litColour(world, hex(pick(random, CLOTH)), 1);
    brush.fillStyle = css(mix(ware, inside, 0.35));
    const size = unit * between(random, 16, 34);
    roundedBox(
      brush,
      {
        x: glass.x + glass.width * (0.06 + at * 0.18),
        y: glass.y + glass.height - size,
        width: size * 0.7,
        height: size,
      },
      size * 0.2,
    );
  }
  shopDoor(
    brush,
    world,
    { x: x + width * (doorLeft ? 0.12 : 0.7), y, width: width * 0.18 },
    { frame, inside },
  );
  if (light.isDark)
    glow(
      brush,
      { x: glass.x + glass.width / 2, y: glass.y + glass.height / 2, radius: width * 0.7 },
      hex('#ffcf7a'),
      0.34,
    );
}

/** A steep roof of slate with a chimney at each end. */
function slateRoof(brush: Brush, world: World, { x, y, width, height, depth }: Front): void {
  const { unit } = world;
  const top = y - height;
  const rise = Math.min(unit * 90, width * 0.4);
  brush.fillStyle = css(litColour(world, hex('#6b4a42'), depth));
  for (const share of [0.14, 0.8])
    brush.fillRect(x + width * share, top - rise - unit * 24, unit * 26, rise + unit * 24);
  brush.fillStyle = css(litColour(world, hex('#4a505e'), depth));
  brush.beginPath();
  brush.moveTo(x - unit * 6, top + unit * 2);
  brush.lineTo(x + width * 0.24, top - rise);
  brush.lineTo(x + width * 0.76, top - rise);
  brush.lineTo(x + width + unit * 6, top + unit * 2);
  brush.fill();
}

/** A house in a row, with a shop on the ground floor. */
export function shopFront(brush: Brush, world: World, front: Front, random: Random): void {
  const { x, y, width, height, depth } = front;
  const { unit, light, description } = world;
  const isNeon = description.moods.includes('neon');
  const isOld = description.era === 'old';
  const plain = hex(pick(random, isOld ? BRICKS : WALLS));
  const wall = litColour(world, isNeon ? mix(plain, hex('#3a2470'), 0.6) : plain, depth);
  brush.fillStyle = sideLit(brush, world, wall, [x, x + width]);
  brush.fillRect(x, y - height, width + 1, height);
  const cornice = mix(wall, WHITE, 0.3);
  brush.fillStyle = css(cornice);
  brush.fillRect(x - unit * 4, y - height, width + unit * 8, unit * 12);
  brush.fillStyle = css(light.shadow, 0.16);
  brush.fillRect(x, y - height + unit * 12, width, unit * 8);
  if (isSnowy(world)) snowOnEdge(brush, world, { x, y: y - height, width, depth }, unit * 12);
  if (isOld) slateRoof(brush, world, front);
  const rows = Math.max(1, Math.floor((height - unit * 210) / (unit * 96)));
  const columns = Math.max(2, Math.round(width / (unit * 84)));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const box = {
        x: x + (width * (column + 0.5)) / columns - unit * 18,
        y: y - height + unit * (40 + row * 96),
        width: unit * 36,
        height: unit * 54,
      };
      houseWindow(brush, world, box, depth, light.isDark && random() < 0.55);
    }
  }
  shopWindow(brush, world, front, random);
  const cloth = { x: x + width * 0.03, y: y - unit * 158, width: width * 0.94, height: unit * 42 };
  if (random() < 0.7) awning(brush, world, cloth, pick(random, CLOTH), depth);
  if (!isOld && (light.isDark || isNeon)) neonLine(brush, world, front, y - unit * 190, random);
}
