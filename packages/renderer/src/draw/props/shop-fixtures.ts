import { type Brush, litColour, type World } from '../../scene/world.ts';
import { wordsIn } from '../../word-list.ts';
import { css, hex, mix, WHITE } from '../colour.ts';
import { furnish, sketch, stamp } from '../furnish.ts';
import { fromTop, glow, roundedBox, sideLit } from '../strokes.ts';
import { books, shelfUnit } from './fittings.ts';
import type { Box } from './furniture.ts';

/** Where a piece of furniture is filled with goods. */
export interface Filling {
  readonly wood: string;
  readonly back: string;
  readonly stock: readonly string[];
  /** Which of the stock comes first. */
  readonly from: number;
}

/** Copies of a thing side by side, as many as there is room for. */
export function inRow(brush: Brush, world: World, name: string, shelf: Box, share = 0.84): void {
  const one = stamp(brush, world, name, shelf.height * share);
  if (one === null) return;
  const small = Math.min(1, (shelf.width * 0.94) / one.width);
  if (small < 1) {
    stamp(brush, world, name, shelf.height * share * small)?.put(
      shelf.x + shelf.width / 2,
      shelf.y + shelf.height,
    );
    return;
  }
  const many = Math.max(1, Math.floor(shelf.width / (one.width * 1.12)));
  const step = shelf.width / many;
  for (let at = 0; at < many; at += 1) one.put(shelf.x + step * (at + 0.5), shelf.y + shelf.height);
}

/** Three shelves, each with goods of one kind. */
export function stockShelves(brush: Brush, world: World, box: Box, fill: Filling): void {
  const look = { rows: 3, colour: hex(fill.wood), back: hex(fill.back) };
  shelfUnit(brush, world, box, look, (shelf, row) => {
    const name = fill.stock[(fill.from + row) % fill.stock.length];
    if (name !== undefined) inRow(brush, world, name, shelf);
  });
}

export function bookCase(brush: Brush, world: World, box: Box, fill: Filling): void {
  const random = world.random(`books-${Math.round(box.x)}`);
  const look = { rows: 4, colour: hex(fill.wood), back: hex(fill.back) };
  shelfUnit(brush, world, box, look, (shelf) => books(brush, world, shelf, random));
}

/** Clothes on a rail, with folded ones on the shelf above it. */
export function clothesRail(brush: Brush, world: World, box: Box, fill: Filling): void {
  const { unit } = world;
  const shelf = { x: box.x, y: box.y + box.height * 0.16, width: box.width, height: unit * 12 };
  brush.fillStyle = css(litColour(world, hex(fill.wood), 1));
  roundedBox(brush, shelf, unit * 4);
  for (const [at, colour] of ['#e2857a', '#7fa8c8', '#f2d08a', '#9ac0a0'].entries()) {
    brush.fillStyle = css(litColour(world, hex(colour), 1));
    const x = box.x + box.width * (0.08 + at * 0.23);
    for (let pile = 0; pile < 3; pile += 1)
      roundedBox(
        brush,
        { x, y: shelf.y - unit * (14 + pile * 13), width: box.width * 0.17, height: unit * 12 },
        unit * 4,
      );
  }
  const rail = box.y + box.height * 0.3;
  brush.fillStyle = css(litColour(world, hex('#8a93a6'), 1));
  brush.fillRect(box.x, rail, box.width, unit * 6);
  for (let at = 0; at < 3; at += 1) {
    const name = fill.stock[(fill.from + at) % fill.stock.length] ?? 'dress';
    const x = box.x + box.width * (0.17 + at * 0.33);
    brush.fillRect(x - unit * 1.5, rail, unit * 3, unit * 20);
    const wide = stamp(brush, world, name, box.height * 0.5)?.width ?? 1;
    const height = box.height * 0.5 * Math.min(1, (box.width * 0.36) / wide);
    furnish(brush, world, name, { x, y: rail + unit * 12 + height, height });
  }
}

/** A lit mirror with a chair in front of it and bottles on its ledge. */
export function mirrorPlace(brush: Brush, world: World, box: Box, fill: Filling): void {
  const { unit } = world;
  const middle = box.x + box.width / 2;
  const glass = { x: middle, y: box.y + box.height * 0.62, height: box.height * 0.56 };
  glow(brush, { x: middle, y: glass.y - glass.height / 2, radius: unit * 150 }, WHITE, 0.5);
  sketch(brush, world, glass, 74, (p) => {
    p.box(0, 0, 74, 100, 10, '#f6d68a');
    p.box(5, 5, 64, 90, 7, '#d6eef6');
    p.flat('M14 70L48 12h12L24 84Z', '#ffffff', 0.55);
    for (const y of [10, 36, 62, 88]) {
      p.ball(2, y, 4, '#fff8d8');
      p.ball(72, y, 4, '#fff8d8');
    }
  });
  brush.fillStyle = css(litColour(world, hex(fill.wood), 1));
  const ledge = { x: box.x, y: box.y + box.height * 0.74, width: box.width, height: unit * 14 };
  roundedBox(brush, ledge, unit * 4);
  const name = fill.stock[fill.from % fill.stock.length] ?? 'pump-bottle';
  const row = {
    x: ledge.x + unit * 6,
    y: ledge.y - unit * 52,
    width: ledge.width,
    height: unit * 54,
  };
  inRow(brush, world, name, { ...row, width: ledge.width * 0.36 }, 0.9);
  brush.fillStyle = css(mix(litColour(world, hex(fill.wood), 1), world.light.shadow, 0.2));
  roundedBox(
    brush,
    {
      x: ledge.x + unit * 8,
      y: ledge.y + unit * 14,
      width: ledge.width - unit * 16,
      height: unit * 62,
    },
    unit * 4,
  );
}

/** Two washing machines above each other. */
export function machines(brush: Brush, world: World, box: Box, fill: Filling): void {
  const height = box.height * 0.46;
  for (const y of [box.y + box.height, box.y + box.height * 0.52])
    for (const share of [0.27, 0.73])
      furnish(brush, world, 'washing-machine', {
        x: box.x + box.width * share,
        y,
        height: Math.min(height, box.width * 0.5),
      });
  if (fill.from % 2 === 0)
    inRow(brush, world, fill.stock[0] ?? 'spray-bottle', {
      ...box,
      y: box.y - world.unit * 20,
      height: world.unit * 60,
    });
}

/** Sloping boxes full of fruit, one above the other. */
export function crates(brush: Brush, world: World, box: Box, fill: Filling): void {
  const { unit } = world;
  const tall = box.height / 3.4;
  for (let row = 0; row < 3; row += 1) {
    const y = box.y + box.height - (2 - row) * tall * 1.1;
    const name = fill.stock[(fill.from + row) % fill.stock.length] ?? 'red-apple';
    const crate = { x: box.x, y: y - tall * 0.6, width: box.width, height: tall * 0.6 };
    for (const lift of [0.5, 0.16])
      inRow(brush, world, name, {
        x: box.x + unit * (lift > 0.3 ? 18 : 6),
        y: crate.y - tall * lift,
        width: box.width - unit * (lift > 0.3 ? 36 : 12),
        height: tall * 0.5,
      });
    const wood = litColour(world, hex(fill.wood), 1);
    brush.fillStyle = sideLit(brush, world, wood, [crate.x, crate.x + crate.width]);
    roundedBox(brush, crate, unit * 5);
    brush.fillStyle = css(mix(wood, world.light.shadow, 0.3));
    brush.fillRect(crate.x, crate.y + crate.height * 0.46, crate.width, unit * 4);
  }
}

/** The things of a list, one beside the other on a line. */
export function inLine(
  brush: Brush,
  world: World,
  list: string,
  line: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const names = wordsIn(list);
  for (const [at, name] of names.entries())
    furnish(brush, world, name, {
      x: line.x + (line.width * (at + 0.5)) / names.length,
      y: line.y,
      height: line.height,
    });
}

/** A round board with the picture of the trade. */
export function shopSign(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number; readonly radius: number },
  look: { readonly thing: string; readonly rim: string },
): void {
  const { x, y, radius } = at;
  brush.fillStyle = css(litColour(world, hex(look.rim), 1));
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = fromTop(
    brush,
    [y - radius, y + radius],
    [litColour(world, hex('#fffdf6'), 1), litColour(world, hex('#f4ead8'), 1)],
  );
  brush.beginPath();
  brush.arc(x, y, radius * 0.86, 0, 2 * Math.PI);
  brush.fill();
  furnish(brush, world, look.thing, { x, y: y + radius * 0.56, height: radius * 1.12 });
}
