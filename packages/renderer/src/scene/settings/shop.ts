import { hex, mix } from '../../draw/colour.ts';
import { backWall, flooring, roomLevels } from '../../draw/interior.ts';
import { paintLayer } from '../../draw/layer.ts';
import { goods, hangingLamp, shelfUnit } from '../../draw/props/fittings.ts';
import { type Box, panesOf, windowOnto } from '../../draw/props/furniture.ts';
import { awning } from '../../draw/props/shop-fronts.ts';
import { fromTop, roundedBox, sideLit } from '../../draw/strokes.ts';
import { windowWeather } from '../../draw/window-weather.ts';
import { ledge, level, type PaintSetting, sillOf } from '../scenery.ts';
import { type Element, litColour, type World } from '../world.ts';
import { lampLight } from './room.ts';

function counter(world: World, inside: World, box: Box): Element {
  const { unit, light } = world;
  const plan = { depth: 0.9, top: box.y - unit * 70, bottom: box.y + box.height + unit * 12 };
  return paintLayer(world, plan, (brush) => {
    const front = litColour(inside, mix(light.accent, hex('#7a9a8a'), 0.6), 1);
    brush.fillStyle = sideLit(brush, inside, front, [box.x, box.x + box.width]);
    roundedBox(brush, { ...box, y: box.y + unit * 14, height: box.height - unit * 14 }, unit * 8);
    const wood = litColour(inside, hex('#c9945f'), 1);
    brush.fillStyle = fromTop(
      brush,
      [box.y, box.y + unit * 30],
      [mix(wood, inside.light.key, 0.4), wood],
    );
    roundedBox(
      brush,
      { x: box.x - unit * 12, y: box.y, width: box.width + unit * 24, height: unit * 30 },
      unit * 6,
    );
    brush.fillStyle = sideLit(brush, inside, litColour(inside, hex('#4a4f60'), 1), [
      box.x,
      box.x + unit * 150,
    ]);
    const till = { x: box.x + box.width * 0.72, y: box.y - unit * 50 };
    roundedBox(brush, { ...till, width: unit * 84, height: unit * 54 }, unit * 8);
    brush.fillStyle = fromTop(
      brush,
      [till.y, till.y + unit * 30],
      [hex('#d8f4e4'), hex('#8fc8b4')],
    );
    roundedBox(
      brush,
      { x: till.x + unit * 12, y: till.y + unit * 9, width: unit * 60, height: unit * 20 },
      unit * 4,
    );
  });
}

function wall(world: World, inside: World, floor: number, view: Box): Element {
  const { unit, size, light } = world;
  const isTall = size.height > size.width;
  const isLeft = view.x < size.width / 2;
  const wide = unit * 230;
  const high = unit * (isTall ? 480 : 360);
  const paint = { floor, colour: mix(hex('#f4e2cc'), light.accent, 0.1), skirting: hex('#a8774f') };
  return backWall(inside, paint, (brush) => {
    windowOnto(brush, world, view);
    const cloth = { x: view.x - unit * 34, y: view.y - unit * 40, width: view.width + unit * 68 };
    awning(brush, inside, { ...cloth, height: unit * 46 }, '#d9483f', 1);
    const from = isLeft ? view.x + view.width + unit * 70 : view.x - unit * 70 - wide;
    const step = isLeft ? wide + unit * 14 : -wide - unit * 14;
    for (let x = from; x > -world.margin - wide && x < size.width + world.margin; x += step) {
      const random = world.random(`goods-${Math.round(x)}`);
      const box = { x, y: floor - high, width: wide, height: high };
      const look = { rows: isTall ? 5 : 4, colour: hex('#b98358'), back: hex('#e8cfae') };
      shelfUnit(brush, inside, box, look, (shelf) => goods(brush, inside, shelf, random));
    }
    for (const share of [0.3, 0.5, 0.7]) {
      const lamp = { x: size.width * share, y: unit * (isTall ? 190 : 60), size: unit * 34 };
      hangingLamp(brush, inside, lamp, mix(light.accent, hex('#3f5f5a'), 0.5));
    }
  });
}

/** Shelves of goods, a counter with a till, and lamps. */
export const paintShop: PaintSetting = (world) => {
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
      wall(world, inside, floor, view),
      ...windowWeather(world, view, panesOf(view, unit), 0.55, 2),
      flooring(inside, { floor, kind: 'checks', colour: hex('#ead9c0'), shine: 0.24 }),
      counter(world, inside, desk),
    ],
  };
};
