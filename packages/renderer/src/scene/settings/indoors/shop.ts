import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { backWall, flooring, roomLevels } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { hangingLamp } from '../../../draw/props/fittings.ts';
import { type Box, panesOf, windowOnto } from '../../../draw/props/furniture.ts';
import {
  bookCase,
  clothesRail,
  crates,
  type Filling,
  inLine,
  machines,
  mirrorPlace,
  shopSign,
  stockShelves,
} from '../../../draw/props/shop-fixtures.ts';
import { awning } from '../../../draw/props/shop-fronts.ts';
import { fromTop, roundedBox, sideLit } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { wordsIn } from '../../../word-list.ts';
import { ledge, level, type PaintSetting, sillOf } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { ANY_SHOP, type Fittings, type Fixture } from './fittings.ts';
import { lampLight } from './room.ts';

const PAINT_FIXTURE: Readonly<
  Record<Fixture, (brush: Brush, world: World, box: Box, fill: Filling) => void>
> = {
  shelves: stockShelves,
  rail: clothesRail,
  mirrors: mirrorPlace,
  machines,
  crates,
  books: bookCase,
};

function till(brush: Brush, inside: World, at: { x: number; y: number }): void {
  const { unit } = inside;
  brush.fillStyle = sideLit(brush, inside, litColour(inside, hex('#4a4f60'), 1), [
    at.x - unit * 60,
    at.x + unit * 90,
  ]);
  roundedBox(brush, { ...at, width: unit * 84, height: unit * 54 }, unit * 8);
  brush.fillStyle = fromTop(brush, [at.y, at.y + unit * 30], [hex('#d8f4e4'), hex('#8fc8b4')]);
  const glass = { x: at.x + unit * 12, y: at.y + unit * 9, width: unit * 60, height: unit * 20 };
  roundedBox(brush, glass, unit * 4);
}

/** A glass front with goods behind it. */
function showcase(brush: Brush, inside: World, box: Box, list: string): void {
  const { unit } = inside;
  const glass = {
    x: box.x + unit * 14,
    y: box.y + unit * 34,
    width: box.width - unit * 28,
    height: box.height * 0.5,
  };
  brush.fillStyle = css(litColour(inside, hex('#fff8ec'), 1));
  roundedBox(brush, glass, unit * 6);
  inLine(brush, inside, list, {
    x: glass.x + unit * 6,
    y: glass.y + glass.height - unit * 4,
    width: glass.width - unit * 12,
    height: glass.height * 0.76,
  });
  const shine = brush.createLinearGradient(
    glass.x,
    glass.y,
    glass.x + glass.width * 0.6,
    glass.y + glass.height,
  );
  shine.addColorStop(0, css(WHITE, 0.45));
  shine.addColorStop(0.5, css(WHITE, 0.05));
  brush.fillStyle = shine;
  roundedBox(brush, glass, unit * 6);
}

function counter(world: World, inside: World, box: Box, fittings: Fittings): Element {
  const { unit } = world;
  const plan = { depth: 0.9, top: box.y - unit * 90, bottom: box.y + box.height + unit * 12 };
  return paintLayer(world, plan, (brush) => {
    const front = litColour(inside, mix(hex(fittings.awning), hex('#9aa8a0'), 0.35), 1);
    brush.fillStyle = sideLit(brush, inside, front, [box.x, box.x + box.width]);
    roundedBox(brush, { ...box, y: box.y + unit * 14, height: box.height - unit * 14 }, unit * 8);
    if (fittings.glass !== undefined) showcase(brush, inside, box, fittings.glass);
    const wood = litColour(inside, hex('#c9945f'), 1);
    const tones = [mix(wood, inside.light.key, 0.4), wood];
    brush.fillStyle = fromTop(brush, [box.y, box.y + unit * 30], tones);
    const top = { x: box.x - unit * 12, y: box.y, width: box.width + unit * 24 };
    roundedBox(brush, { ...top, height: unit * 30 }, unit * 6);
    till(brush, inside, { x: box.x + box.width * 0.72, y: box.y - unit * 50 });
    if (fittings.onCounter !== undefined)
      furnish(brush, inside, fittings.onCounter, {
        x: box.x + box.width * 0.56,
        y: box.y + unit * 10,
        height: unit * 78,
      });
  });
}

function wall(world: World, inside: World, floor: number, view: Box, fittings: Fittings): Element {
  const { unit, size, light } = world;
  const isTall = size.height > size.width;
  const isLeft = view.x < size.width / 2;
  const wide = unit * 236;
  const high = unit * (isTall ? 420 : 350);
  const colour = mix(hex(fittings.wall), light.accent, 0.06);
  const stock = wordsIn(fittings.stock);
  return backWall(inside, { floor, colour, skirting: hex(fittings.wood) }, (brush) => {
    windowOnto(brush, world, view);
    const cloth = { x: view.x - unit * 34, y: view.y - unit * 40, width: view.width + unit * 68 };
    awning(brush, inside, { ...cloth, height: unit * 46 }, fittings.awning, 1);
    const from = isLeft ? view.x + view.width + unit * 70 : view.x - unit * 70 - wide;
    const step = isLeft ? wide + unit * 16 : -wide - unit * 16;
    let at = 0;
    for (let x = from; x > -world.margin - wide && x < size.width + world.margin; x += step) {
      const box = { x, y: floor - high, width: wide, height: high };
      const fill = { wood: fittings.wood, back: fittings.back, stock, from: at };
      PAINT_FIXTURE[fittings.fixture](brush, inside, box, fill);
      at += fittings.fixture === 'mirrors' ? 1 : 3;
    }
    for (const share of [0.3, 0.7]) {
      const lamp = { x: size.width * share, y: unit * (isTall ? 190 : 44), size: unit * 34 };
      hangingLamp(brush, inside, lamp, hex(fittings.awning));
    }
    const sign = { x: size.width * 0.5, y: floor - high - unit * 66, radius: unit * 54 };
    shopSign(brush, inside, sign, { thing: fittings.sign, rim: fittings.awning });
  });
}

/** What stands on the floor, away from the counter. */
function stands(world: World, inside: World, floor: number, fittings: Fittings): Element {
  const { size, unit, light } = world;
  const isLeft = light.sunX < 0.5;
  const shares = isLeft ? [0.06, 0.17, 0.28] : [0.94, 0.83, 0.72];
  const look = { floor, kind: fittings.kind, colour: hex(fittings.floor), shine: 0.24 };
  return flooring(inside, { ...look, headroom: 330 }, (brush) => {
    for (const [at, [thing, height]] of (fittings.onFloor ?? []).entries())
      furnish(brush, inside, thing, {
        x: size.width * (shares[at] ?? 0.5),
        y: floor + unit * (26 + at * 12),
        height: unit * height,
      });
  });
}

/** Goods along the wall, a counter with a till, and lamps. */
export function shopWith(fittings: Fittings): PaintSetting {
  return (world) => {
    const { unit, size, light } = world;
    const { floor, groundY, isTall } = roomLevels(world);
    const inside = { ...world, light: lampLight(world) };
    const isLeft = light.sunX < 0.5;
    const pane = { width: unit * 230, height: unit * 250 };
    const x = isLeft ? size.width * 0.06 : size.width * 0.94 - pane.width;
    const view = { x, y: floor - unit * (isTall ? 470 : 370), ...pane };
    const width = Math.min(unit * 430, size.width * 0.5);
    const left = isLeft ? size.width * 0.96 - width : size.width * 0.04;
    const desk = { x: left, y: floor - unit * 66, width, height: unit * 160 };
    // One that the prompt names is drawn as a thing, with somebody behind it.
    const top = [left + unit * 10, left + width * 0.68] as const;
    return {
      surface: 'ground',
      groundY,
      horizon: floor,
      supports: [
        level(world, 'floor', groundY),
        ledge('counter', desk.y + unit * 12, top, 0.91),
        ledge('table', desk.y + unit * 12, top, 0.91),
        sillOf(world, view),
        level(world, 'shelf', floor - unit * 180, {
          span: isLeft ? [0.5, 0.9] : [0.1, 0.5],
          depth: 0.6,
        }),
        level(world, 'ceiling', 0, { depth: 0.9 }),
      ],
      window: view,
      lights: [],
      light: inside.light,
      ambientParticles: ['dust'],
      elements: [
        wall(world, inside, floor, view, fittings),
        ...windowWeather(world, view, panesOf(view, unit), 0.55, 2),
        stands(world, inside, floor, fittings),
        counter(world, inside, desk, fittings),
      ],
    };
  };
}

export const paintShop: PaintSetting = shopWith(ANY_SHOP);
