import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { backWall, flooring, roomLevels, whiteLight } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import {
  ceilingPanel,
  flask,
  frontTable,
  glassware,
  shelfUnit,
} from '../../../draw/props/fittings.ts';
import { type Box, panesOf, windowOnto } from '../../../draw/props/furniture.ts';
import { roundedBox } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { ledge, level, type PaintSetting, sillOf } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';

/** A microscope, from the side. */
function microscope(brush: Brush, world: World, at: { x: number; y: number }): void {
  const { unit } = world;
  const { x, y } = at;
  const steel = litColour(world, hex('#4f5f7a'), 1);
  brush.fillStyle = css(steel);
  roundedBox(
    brush,
    { x: x - unit * 34, y: y - unit * 12, width: unit * 68, height: unit * 12 },
    unit * 5,
  );
  roundedBox(
    brush,
    { x: x - unit * 24, y: y - unit * 40, width: unit * 50, height: unit * 7 },
    unit * 3,
  );
  brush.strokeStyle = css(steel);
  brush.lineWidth = unit * 11;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.arc(x - unit * 2, y - unit * 46, unit * 32, -1.2, 1.3);
  brush.stroke();
  brush.strokeStyle = css(mix(steel, WHITE, 0.4));
  brush.lineWidth = unit * 16;
  brush.beginPath();
  brush.moveTo(x - unit * 18, y - unit * 104);
  brush.lineTo(x - unit * 2, y - unit * 58);
  brush.stroke();
}

function bench(world: World, inside: World, box: Box): Element {
  const { unit } = world;
  const plan = { depth: 0.97, top: box.y - unit * 140, bottom: box.y + box.height + unit * 20 };
  return paintLayer(world, plan, (brush) => {
    frontTable(brush, inside, box, hex('#dbe6ee'), 0.2);
    const y = box.y + unit * 14;
    flask(brush, inside, { x: box.x + box.width * 0.1, y, height: unit * 74 }, hex('#5fc8ff'));
    flask(
      brush,
      inside,
      { x: box.x + box.width * 0.2, y: y + unit * 8, height: unit * 52 },
      hex('#ff8ac0'),
    );
    microscope(brush, inside, { x: box.x + box.width * 0.9, y: y + unit * 4 });
  });
}

function wall(world: World, inside: World, floor: number, view: Box): Element {
  const { unit, size } = world;
  const isTall = size.height > size.width;
  const isLeft = view.x < size.width / 2;
  const width = Math.min(unit * 430, size.width * (isTall ? 0.8 : 0.44));
  const y = floor - unit * (isTall ? 380 : 410);
  const x = isTall ? size.width * 0.1 : isLeft ? size.width * 0.95 - width : size.width * 0.05;
  const paint = { floor, colour: hex('#d8eaec'), skirting: hex('#a8c0c8') };
  return backWall(inside, paint, (brush, area) => {
    brush.strokeStyle = css(WHITE, 0.4);
    brush.lineWidth = unit * 2;
    brush.beginPath();
    for (let left = area.left; left < area.left + area.width; left += unit * 74) {
      brush.moveTo(left, 0);
      brush.lineTo(left, floor);
    }
    for (let down = floor; down > 0; down -= unit * 74) {
      brush.moveTo(area.left, down);
      brush.lineTo(area.left + area.width, down);
    }
    brush.stroke();
    windowOnto(brush, world, view);
    const look = { rows: 2, colour: hex('#f2f6f8'), back: hex('#b8d0da') };
    const random = world.random('glassware');
    shelfUnit(brush, inside, { x, y, width, height: unit * 220 }, look, (shelf) =>
      glassware(brush, inside, shelf, random),
    );
    const lamp = { y: unit * 8, width: unit * 200, height: unit * 14 };
    ceilingPanel(brush, inside, { ...lamp, x: size.width / 2 - unit * 100 });
  });
}

/** White tiles, shelves of glass, and a bench. */
export const paintLaboratory: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const { floor, groundY, isTall } = roomLevels(world);
  const inside = { ...world, light: whiteLight(world) };
  const isLeft = light.sunX < 0.5;
  const pane = { width: unit * 220, height: unit * 240 };
  const x = isLeft ? size.width * 0.06 : size.width * 0.94 - pane.width;
  const view = { x, y: floor - unit * (isTall ? 680 : 410), ...pane };
  const width = size.width * (isTall ? 0.84 : 0.54);
  const height = unit * 180;
  const left = isLeft ? size.width * 0.96 - width : size.width * 0.04;
  const table = { x: left, y: groundY - height, width, height };
  const top = [left + width * 0.26, left + width * 0.84] as const;
  return {
    surface: 'ground',
    groundY: groundY + unit * 10,
    horizon: floor,
    supports: [
      level(world, 'floor', groundY + unit * 10),
      ledge('table', table.y + unit * 22, top, 0.98),
      ledge('counter', table.y + unit * 22, top, 0.98),
      ledge('desk', table.y + unit * 22, top, 0.98),
      sillOf(world, view),
      level(world, 'ceiling', 0, { depth: 0.9 }),
    ],
    window: view,
    lights: [],
    light: inside.light,
    ambientParticles: [],
    elements: [
      wall(world, inside, floor, view),
      ...windowWeather(world, view, panesOf(view, unit), 0.55, 2),
      flooring(inside, { floor, kind: 'tiles', colour: hex('#b8ccd8'), shine: 0.3 }),
      bench(world, inside, table),
    ],
  };
};
