import { css, hex } from '../../../draw/colour.ts';
import { glow } from '../../../draw/strokes.ts';
import type { PlanView } from '../../../parse-prompt/scene-description.ts';
import { between, pick } from '../../../random.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { figures } from './plan-figures.ts';
import { ground, moving, roofs, walkers, zebra } from './plan-ground.ts';

/** Cars that stand before the lines on all four sides. */
function waiting(brush: Brush, world: World, at: { x: number; y: number; half: number }): void {
  const { unit } = world;
  const random = world.random('waiting');
  const cars = figures(world, 'car', unit * 104);
  for (let side = 0; side < 4; side += 1)
    for (const lane of [0.22, 0.62])
      for (const row of [0, 1, 2]) {
        const car = pick(random, cars);
        brush.save();
        brush.translate(at.x, at.y);
        brush.rotate((side * Math.PI) / 2);
        brush.translate(at.half * lane, at.half + unit * (84 + row * 122));
        brush.drawImage(car, -car.width / 2, -car.height / 2);
        brush.restore();
      }
}

/** Two wide streets that meet, with zebras on all sides and one across. */
export function crossing(world: World, { hasUmbrellas }: PlanView): Element[] {
  const { unit, size, light, margin } = world;
  const [x, y] = [size.width / 2, size.height / 2];
  const half = unit * 215;
  const random = world.random('crossing');
  const bitmaps = figures(
    world,
    hasUmbrellas ? 'umbrella' : 'walker',
    unit * (hasUmbrellas ? 46 : 36),
  );
  const base = ground(world, hex('#4f5562'), (brush) => {
    for (const [left, right] of [
      [-margin, x - half],
      [x + half, size.width + margin],
    ] as const)
      for (const [top, bottom] of [
        [-margin, y - half],
        [y + half, size.height + margin],
      ] as const) {
        brush.fillStyle = css(litColour(world, hex('#b4aea6'), 1));
        brush.fillRect(left, top, right - left, bottom - top);
        const inset = unit * 40;
        roofs(
          brush,
          world,
          [
            left + (left < 0 ? 0 : inset),
            top + (top < 0 ? 0 : inset),
            right - (left < 0 ? inset : 0),
            bottom - (top < 0 ? inset : 0),
          ],
          random,
        );
        if (!light.isDark) continue;
        const corner = { x: left < 0 ? right : left, y: top < 0 ? bottom : top };
        glow(
          brush,
          { ...corner, radius: unit * 200 },
          hex(pick(random, ['#ff5aa8', '#5ad0ff', '#ffc24a'])),
          0.55,
        );
      }
    const wide = unit * 96;
    for (const side of [-1, 1]) {
      zebra(brush, world, { x: x - half, y: y + side * (half - wide * 0.4) }, half * 2, wide, 0);
      zebra(
        brush,
        world,
        { x: x + side * (half - wide * 0.4), y: y - half },
        half * 2,
        wide,
        Math.PI / 2,
      );
    }
    waiting(brush, world, { x, y, half });
    zebra(brush, world, { x: x - half, y: y - half * 0.9 }, half * 2.7, wide, 0.74);
  });
  const lines = [
    { x: x - half - unit * 60, y: y - half * 0.82, dx: half * 2 + unit * 120, dy: 0 },
    { x: x - half - unit * 60, y: y + half * 0.82, dx: half * 2 + unit * 120, dy: 0 },
    { x: x - half * 0.82, y: y - half - unit * 60, dx: 0, dy: half * 2 + unit * 120 },
    { x: x + half * 0.82, y: y - half - unit * 60, dx: 0, dy: half * 2 + unit * 120 },
    { x: x - half, y: y - half, dx: half * 2, dy: half * 2 },
  ];
  return [
    base,
    moving(lines.flatMap((line) => walkers(world, random, bitmaps, line, unit * 120, 24))),
  ];
}

/** Rows of bays with cars in most of them, and one that looks for a place. */
export function parking(world: World): Element[] {
  const { unit, size, margin } = world;
  const random = world.random('parking');
  const cars = figures(world, 'car', unit * 112);
  const [bay, deep, lane] = [unit * 80, unit * 128, unit * 150];
  const base = ground(world, hex('#6a6f7a'), (brush) => {
    const pair = deep * 2 + lane;
    for (
      let top = size.height / 2 - lane / 2 - deep * 2 - pair;
      top < size.height + margin;
      top += pair
    )
      for (const [row, isUp] of [
        [top, true],
        [top + deep, false],
      ] as const)
        for (let x = size.width / 2 - bay * 12; x < size.width + margin; x += bay) {
          brush.fillStyle = css(litColour(world, hex('#f4f2ea'), 1), 0.85);
          brush.fillRect(x, row, unit * 4, deep);
          if (random() < 0.14) continue;
          const car = pick(random, cars);
          brush.save();
          brush.translate(x + bay / 2, row + deep / 2);
          if (!isUp) brush.rotate(Math.PI);
          brush.drawImage(car, -car.width / 2, -car.height / 2);
          brush.restore();
        }
  });
  const mover = {
    bitmap: pick(random, cars),
    x: -unit * 200,
    y: size.height / 2,
    dx: size.width + unit * 400,
    dy: 0,
    phase: 0.2,
    pace: 0.09,
    turn: Math.PI / 2,
  };
  return [base, moving([mover])];
}

/** Carriageways one beside the other between the roofs of a city, and a bridge over them. */
export function highway(world: World): Element[] {
  const { unit, size, margin, light } = world;
  const random = world.random('highway');
  const cars = figures(world, 'car', unit * 66);
  const [middle, lane] = [size.height / 2, unit * 56];
  const base = ground(world, hex('#8a9a86'), (brush) => {
    const edge = lane * 3.4;
    roofs(brush, world, [-margin, -margin, size.width + margin, middle - edge - unit * 20], random);
    roofs(
      brush,
      world,
      [-margin, middle + edge + unit * 20, size.width + margin, size.height + margin],
      random,
    );
    brush.fillStyle = css(litColour(world, hex('#4f5562'), 1));
    brush.fillRect(-margin, middle - edge, size.width + 2 * margin, edge * 2);
    brush.fillStyle = css(litColour(world, hex('#9aa48a'), 1));
    brush.fillRect(-margin, middle - lane * 0.2, size.width + 2 * margin, lane * 0.4);
    brush.fillStyle = css(litColour(world, hex('#f4f2ea'), 1), 0.9);
    for (const row of [-2.2, -1.2, 1.2, 2.2])
      for (let x = -margin; x < size.width + margin; x += unit * 60)
        brush.fillRect(x, middle + row * lane, unit * 30, unit * 4);
    if (light.isDark)
      for (let x = 0; x < size.width; x += unit * 180)
        glow(brush, { x, y: middle, radius: unit * 150 }, hex('#ffc46a'), 0.4);
  });
  const movers = [-2.7, -1.7, -0.7, 0.7, 1.7, 2.7].flatMap((row) =>
    Array.from({ length: 8 }, (_, at) => {
      const isBack = row < 0;
      const long = size.width + unit * 300;
      return {
        bitmap: pick(random, cars),
        x: isBack ? size.width + unit * 150 : -unit * 150,
        y: middle + row * lane,
        dx: isBack ? -long : long,
        dy: 0,
        phase: (at + between(random, 0.1, 0.7)) / 8,
        pace: (130 + Math.abs(row) * 20) * (unit / long),
        turn: isBack ? -Math.PI / 2 : Math.PI / 2,
      };
    }),
  );
  return [base, moving(movers)];
}
