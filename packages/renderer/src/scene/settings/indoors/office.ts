import { css, hex, mix } from '../../../draw/colour.ts';
import {
  backWall,
  flooring,
  roomLevels,
  whiteLight,
  widePanes,
  wideWindow,
} from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import {
  books,
  ceilingPanel,
  frontTable,
  shelfUnit,
  wallClock,
} from '../../../draw/props/fittings.ts';
import { type Box, houseplant } from '../../../draw/props/furniture.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { glow, roundedBox } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { ledge, level, type PaintSetting, sillOf } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { paintCity } from '../town/city.ts';
import { lampLight } from './room.ts';

/** A lamp on a jointed arm, for the end of the desk. */
function deskLamp(brush: Brush, world: World, at: { x: number; y: number; side: number }): void {
  const { unit, light } = world;
  const head = { x: at.x + at.side * unit * 46, y: at.y - unit * 96 };
  glow(brush, { ...head, radius: unit * 190 }, hex('#ffdf9e'), light.isDark ? 0.6 : 0.2);
  brush.strokeStyle = css(litColour(world, hex('#3f6f8a'), 1));
  brush.lineWidth = unit * 7;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.beginPath();
  brush.moveTo(at.x, at.y);
  brush.lineTo(at.x - at.side * unit * 14, at.y - unit * 70);
  brush.lineTo(head.x, head.y - unit * 10);
  brush.stroke();
  brush.fillStyle = css(litColour(world, hex('#3f6f8a'), 1));
  roundedBox(
    brush,
    { x: at.x - unit * 26, y: at.y - unit * 8, width: unit * 52, height: unit * 10 },
    unit * 5,
  );
  brush.beginPath();
  brush.arc(head.x, head.y + unit * 8, unit * 27, Math.PI, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = css(hex('#fff1c9'));
  brush.fillRect(head.x - unit * 22, head.y + unit * 6, unit * 44, unit * 5);
}

function deskLayer(world: World, inside: World, box: Box, side: number): Element {
  const { unit } = world;
  const plan = { depth: 0.97, top: box.y - unit * 160, bottom: box.y + box.height + unit * 20 };
  return paintLayer(world, plan, (brush) => {
    frontTable(brush, inside, box, hex('#c99a6a'));
    const end = side > 0 ? box.x + box.width * 0.9 : box.x + box.width * 0.1;
    deskLamp(brush, inside, { x: end, y: box.y + unit * 12, side: -side });
  });
}

interface Places {
  readonly floor: number;
  readonly groundY: number;
  readonly columns: number;
  readonly side: number;
  readonly view: Box;
  readonly desk: Box;
}

function placesOf(world: World): Places {
  const { unit, size, light } = world;
  const { floor, groundY, isTall } = roomLevels(world);
  const side = light.sunX < 0.5 ? 1 : -1;
  const wide = size.width * (isTall ? 0.8 : 0.56);
  const tall = unit * (isTall ? 400 : 300);
  const width = size.width * (isTall ? 0.82 : 0.52);
  const height = unit * 190;
  const view = {
    x: side > 0 ? size.width * 0.06 : size.width * 0.94 - wide,
    y: floor - tall - unit * (isTall ? 160 : 84),
    width: wide,
    height: tall,
  };
  const x = side > 0 ? size.width * 0.96 - width : size.width * 0.04;
  const desk = { x, y: groundY - height, width, height };
  return { floor, groundY, columns: isTall ? 2 : 4, side, view, desk };
}

function wall(world: World, inside: World, { floor, view, columns, side }: Places): Element {
  const { unit, size } = world;
  // Taller than the window, so that the street below is not seen.
  const picture = viewOf(world, paintCity, { ...view, height: view.height * 1.4 }, 0.62);
  const shelf = { width: unit * 190, height: unit * 330 };
  const x = side > 0 ? size.width * 0.97 - shelf.width : size.width * 0.03;
  const paint = { floor, colour: hex('#dfe6ea'), skirting: hex('#b8c4cc') };
  return backWall(inside, paint, (brush) => {
    wideWindow(brush, inside, view, { view: picture, columns, frame: hex('#f4f6f8') });
    for (const share of [0.22, 0.68]) {
      const at = { x: size.width * share, y: unit * 6 };
      ceilingPanel(brush, inside, { ...at, width: unit * 190, height: unit * 14 });
    }
    if (size.height > size.width) return;
    const random = world.random('files');
    const box = { x, y: floor - shelf.height, ...shelf };
    shelfUnit(brush, inside, box, { rows: 4, colour: hex('#b98a5f') }, (row) =>
      books(brush, inside, row, random),
    );
    const clock = { x: x + shelf.width / 2, y: box.y - unit * 54, radius: unit * 30 };
    wallClock(brush, inside, clock);
  });
}

/** A desk in front of a wide window over the city. */
export const paintOffice: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const inside = { ...world, light: light.isDark ? lampLight(world) : whiteLight(world) };
  const places = placesOf(world);
  const { floor, groundY, view, desk, side, columns } = places;
  const top = [desk.x + unit * 20, desk.x + desk.width - unit * 20] as const;
  const chair = [desk.x + desk.width * 0.25, desk.x + desk.width * 0.75] as const;
  const carpet = { floor, kind: 'plain', headroom: 230, shine: 0.16 } as const;
  const colour = mix(hex('#8f9fb4'), light.accent, 0.12);
  const plantX = size.width * (side > 0 ? 0.05 : 0.95);
  return {
    surface: 'ground',
    groundY: groundY + unit * 10,
    horizon: floor,
    supports: [
      level(world, 'floor', groundY + unit * 10),
      ledge('desk', desk.y + unit * 24, top, 0.98),
      ledge('table', desk.y + unit * 24, top, 0.98),
      ledge('seat', groundY - unit * 110, chair, 0.9),
      sillOf(world, view),
      level(world, 'wall', view.y + unit * 60, { depth: 0.56 }),
      level(world, 'ceiling', 0, { depth: 0.9 }),
    ],
    window: view,
    lights: [],
    light: inside.light,
    ambientParticles: [],
    elements: [
      wall(world, inside, places),
      ...windowWeather(world, view, widePanes(view, columns, unit * 9), 0.55, 2),
      flooring(inside, { ...carpet, colour }, (brush) =>
        houseplant(brush, inside, { x: plantX, y: floor + unit * 56, height: unit * 210 }),
      ),
      deskLayer(world, inside, desk, side),
    ],
  };
};
