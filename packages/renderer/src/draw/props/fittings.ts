import { between, pick, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { ellipse, fromTop, glow, roundedBox, sideLit } from '../strokes.ts';
import type { Box } from './furniture.ts';

const GOODS = [
  '#e4725a',
  '#5fa3a6',
  '#f2c14e',
  '#fff3e2',
  '#7f8fc4',
  '#9ac08a',
  '#d98ab0',
] as const;

/** A table seen from the front. `box` is from the edge of its top to the floor. */
export function frontTable(brush: Brush, world: World, box: Box, colour: Colour, top = 0.22): void {
  const { unit, light } = world;
  const wood = litColour(world, colour, 1);
  const deep = box.height * top;
  brush.fillStyle = css(light.shadow, 0.24);
  ellipse(brush, box.x + box.width / 2, box.y + box.height, box.width * 0.52, unit * 14);
  brush.fillStyle = css(mix(wood, light.shadow, 0.4));
  for (const share of [0.05, 0.9])
    roundedBox(
      brush,
      {
        x: box.x + box.width * share,
        y: box.y + deep,
        width: box.width * 0.05,
        height: box.height - deep,
      },
      unit * 4,
    );
  brush.fillStyle = css(mix(wood, light.shadow, 0.24));
  brush.fillRect(box.x + box.width * 0.06, box.y + deep, box.width * 0.88, unit * 30);
  brush.fillStyle = fromTop(brush, [box.y, box.y + deep], [mix(wood, light.key, 0.4), wood]);
  brush.beginPath();
  brush.moveTo(box.x + box.width * 0.04, box.y);
  brush.lineTo(box.x + box.width * 0.96, box.y);
  brush.lineTo(box.x + box.width, box.y + deep);
  brush.lineTo(box.x, box.y + deep);
  brush.fill();
  brush.fillStyle = css(mix(wood, light.shadow, 0.12));
  roundedBox(
    brush,
    { x: box.x, y: box.y + deep - 1, width: box.width, height: unit * 13 },
    unit * 4,
  );
}

/** A tall unit of shelves, filled by `put` from shelf to shelf. */
export function shelfUnit(
  brush: Brush,
  world: World,
  box: Box,
  look: { readonly rows: number; readonly colour: Colour; readonly back?: Colour },
  put: (shelf: Box, row: number) => void,
): void {
  const { unit, light } = world;
  const wood = litColour(world, look.colour, 1);
  brush.fillStyle = css(mix(wood, light.shadow, 0.2));
  roundedBox(brush, box, unit * 6);
  const rim = unit * 10;
  const tall = (box.height - rim) / look.rows;
  for (let row = 0; row < look.rows; row += 1) {
    const shelf = {
      x: box.x + rim,
      y: box.y + rim + row * tall,
      width: box.width - 2 * rim,
      height: tall - rim,
    };
    const back =
      look.back === undefined ? mix(wood, light.shadow, 0.5) : litColour(world, look.back, 1);
    brush.fillStyle = fromTop(
      brush,
      [shelf.y, shelf.y + shelf.height],
      [mix(back, light.shadow, 0.25), back],
    );
    brush.fillRect(shelf.x, shelf.y, shelf.width, shelf.height);
    put(shelf, row);
    brush.fillStyle = css(mix(wood, light.key, 0.22));
    brush.fillRect(box.x, shelf.y + shelf.height, box.width, rim * 0.6);
  }
}

export function books(brush: Brush, world: World, shelf: Box, random: Random): void {
  const { unit } = world;
  let x = shelf.x + unit * 3;
  while (x < shelf.x + shelf.width - unit * 18) {
    const wide = unit * between(random, 9, 18);
    const tall = shelf.height * between(random, 0.62, 0.92);
    const hue = litColour(
      world,
      hex(
        pick(random, ['#b5523f', '#c98a3f', '#3f5a7a', '#4f7a5f', '#7a4f6f', '#d8c09a', '#8a3f4a']),
      ),
      1,
    );
    brush.fillStyle = sideLit(brush, world, hue, [x, x + wide]);
    brush.fillRect(x, shelf.y + shelf.height - tall, wide, tall);
    brush.fillStyle = css(mix(hue, WHITE, 0.4), 0.8);
    brush.fillRect(x + wide * 0.2, shelf.y + shelf.height - tall * 0.84, wide * 0.6, unit * 2.4);
    x += wide + unit * (random() < 0.1 ? 16 : 1);
  }
}

/** Boxes, jars and bottles. */
export function goods(brush: Brush, world: World, shelf: Box, random: Random): void {
  const { unit } = world;
  let x = shelf.x + unit * 6;
  while (x < shelf.x + shelf.width - unit * 30) {
    const wide = unit * between(random, 18, 34);
    const tall = shelf.height * between(random, 0.45, 0.84);
    const hue = litColour(world, hex(pick(random, GOODS)), 1);
    const y = shelf.y + shelf.height - tall;
    brush.fillStyle = sideLit(brush, world, hue, [x, x + wide]);
    const isBottle = random() < 0.45;
    roundedBox(
      brush,
      { x, y: isBottle ? y + tall * 0.22 : y, width: wide, height: isBottle ? tall * 0.78 : tall },
      isBottle ? wide * 0.3 : unit * 3,
    );
    if (isBottle) brush.fillRect(x + wide * 0.34, y, wide * 0.32, tall * 0.3);
    brush.fillStyle = css(mix(hue, WHITE, 0.6), 0.85);
    brush.fillRect(x + wide * 0.16, y + tall * 0.5, wide * 0.68, tall * 0.16);
    x += wide + unit * between(random, 4, 12);
  }
}

/** Flasks and tubes with coloured liquids. */
export function glassware(brush: Brush, world: World, shelf: Box, random: Random): void {
  const { unit } = world;
  let x = shelf.x + unit * 26;
  while (x < shelf.x + shelf.width - unit * 26) {
    const tall = Math.min(shelf.height * 0.82, unit * 74) * between(random, 0.7, 1);
    const hue = hex(pick(random, ['#5fe08a', '#5fc8ff', '#ff8ac0', '#ffc74f', '#b08aff']));
    flask(brush, world, { x, y: shelf.y + shelf.height, height: tall }, hue);
    x += tall * 0.5 + unit * between(random, 16, 40);
  }
}

export function flask(
  brush: Brush,
  world: World,
  at: { x: number; y: number; height: number },
  hue: Colour,
): void {
  const { x, y, height } = at;
  const glass = mix(WHITE, world.light.fog, 0.2);
  brush.fillStyle = css(glass, 0.5);
  brush.beginPath();
  brush.moveTo(x - height * 0.1, y - height);
  brush.lineTo(x + height * 0.1, y - height);
  brush.lineTo(x + height * 0.1, y - height * 0.62);
  brush.quadraticCurveTo(x + height * 0.42, y - height * 0.1, x + height * 0.3, y);
  brush.lineTo(x - height * 0.3, y);
  brush.quadraticCurveTo(x - height * 0.42, y - height * 0.1, x - height * 0.1, y - height * 0.62);
  brush.closePath();
  brush.fill();
  brush.save();
  brush.clip();
  brush.fillStyle = fromTop(brush, [y - height * 0.46, y], [mix(hue, WHITE, 0.35), hue]);
  brush.fillRect(x - height, y - height * 0.46, height * 2, height);
  brush.fillStyle = css(WHITE, 0.4);
  ellipse(brush, x - height * 0.14, y - height * 0.3, height * 0.04, height * 0.16);
  brush.restore();
}

/** A lamp that hangs from the ceiling. */
export function hangingLamp(
  brush: Brush,
  world: World,
  at: { x: number; y: number; size: number },
  colour: Colour,
): void {
  const { x, y, size } = at;
  const { light } = world;
  glow(
    brush,
    { x, y: y + size * 0.5, radius: size * 4.6 },
    hex('#ffdd9e'),
    light.isDark ? 0.5 : 0.22,
  );
  brush.fillStyle = css(litColour(world, hex('#3f3a44'), 1));
  brush.fillRect(x - size * 0.025, -world.margin, size * 0.05, y + world.margin);
  brush.fillStyle = sideLit(brush, world, litColour(world, colour, 1), [x - size, x + size]);
  brush.beginPath();
  brush.moveTo(x - size * 0.2, y);
  brush.quadraticCurveTo(x - size * 0.9, y + size * 0.14, x - size, y + size * 0.72);
  brush.lineTo(x + size, y + size * 0.72);
  brush.quadraticCurveTo(x + size * 0.9, y + size * 0.14, x + size * 0.2, y);
  brush.fill();
  brush.fillStyle = css(hex('#fff4d2'));
  ellipse(brush, x, y + size * 0.73, size * 0.7, size * 0.13);
}

/** A flat lamp in the ceiling of an office or a ward. */
export function ceilingPanel(brush: Brush, world: World, box: Box): void {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height };
  glow(brush, { ...middle, radius: box.width * 1.1 }, WHITE, world.light.isDark ? 0.4 : 0.22);
  brush.fillStyle = css(mix(hex('#fdfdf4'), WHITE, 0.5));
  roundedBox(brush, box, world.unit * 4);
}

export function wallClock(
  brush: Brush,
  world: World,
  at: { x: number; y: number; radius: number },
): void {
  const { x, y, radius } = at;
  brush.fillStyle = css(litColour(world, hex('#4a5468'), 1));
  ellipse(brush, x, y, radius, radius);
  brush.fillStyle = css(litColour(world, hex('#fffaf0'), 1));
  ellipse(brush, x, y, radius * 0.84, radius * 0.84);
  brush.strokeStyle = css(hex('#4a5468'));
  brush.lineCap = 'round';
  brush.lineWidth = radius * 0.11;
  brush.beginPath();
  brush.moveTo(x, y - radius * 0.55);
  brush.lineTo(x, y);
  brush.lineTo(x + radius * 0.36, y + radius * 0.2);
  brush.stroke();
}
