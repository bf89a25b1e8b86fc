import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { ownPaint } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import {
  type Box,
  bookShelf,
  floorLamp,
  framedPicture,
  houseplant,
  panesOf,
  windowOnto,
} from '../../../draw/props/furniture.ts';
import { ellipse, fromTop, glow } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { pick } from '../../../random.ts';
import type { Light } from '../../light.ts';
import { ledge, level, type PaintSetting, sillOf } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';

const WALLS = ['#f3d3b8', '#bcd8d0', '#f2c4c4', '#c9c6ea', '#f0dcae', '#aecbe0'] as const;

/** Lamps make a room brighter and warmer than the outside. */
export function lampLight(world: World): Light {
  const { light } = world;
  const warm = hex('#ffe2ba');
  return {
    ...light,
    ambient: light.isDark ? mix(hex('#c9a6a0'), warm, 0.35) : mix(light.ambient, warm, 0.3),
    key: light.isDark ? hex('#ffd59a') : light.key,
    shadow: light.isDark ? hex('#2a1a3a') : hex('#5a4058'),
    fog: hex('#e8cfc0'),
    haze: 0.2,
  };
}

export function wallColour(world: World): Colour {
  return ownPaint(world, hex(pick(world.random('wall'), WALLS)));
}

/** Sunlight from the window on the floor. */
function sunPatch(brush: Brush, world: World, floor: number, from: number, way: number): void {
  const { unit, light } = world;
  if (light.time === 'night' || !light.isClear) return;
  brush.fillStyle = css(light.key, 0.3);
  for (const shift of [0, 1]) {
    const x = from + shift * unit * 96 + way * unit * 60;
    brush.beginPath();
    brush.moveTo(x, floor + unit * 26);
    brush.lineTo(x + unit * 84, floor + unit * 26);
    brush.lineTo(x + unit * 84 + way * unit * 96, floor + unit * 142);
    brush.lineTo(x + way * unit * 96, floor + unit * 142);
    brush.fill();
  }
}

function floorBoards(
  brush: Brush,
  world: World,
  floor: number,
  span: { left: number; width: number; bottom: number },
): void {
  const { unit, light } = world;
  const wood = litColour(world, hex('#c98f62'), 1);
  brush.fillStyle = fromTop(
    brush,
    [floor, span.bottom],
    [mix(wood, light.key, 0.15), wood, mix(wood, light.shadow, 0.3)],
  );
  brush.fillRect(span.left, floor, span.width, span.bottom - floor);
  brush.strokeStyle = css(mix(wood, light.shadow, 0.4), 0.4);
  brush.lineWidth = unit * 2;
  for (let line = 0; line < 6; line += 1) {
    const y = floor + unit * (14 + line * line * 8 + line * 13);
    brush.beginPath();
    brush.moveTo(span.left, y);
    brush.lineTo(span.left + span.width, y);
    brush.stroke();
  }
  brush.fillStyle = css(litColour(world, hex('#fff8ef'), 1));
  brush.fillRect(span.left, floor - unit * 16, span.width, unit * 16);
}

function windowBox({ light, size, unit }: World, floor: number): Box {
  const isTall = size.height > size.width;
  const x = size.width * (light.sunX < 0.5 ? (isTall ? 0.1 : 0.12) : isTall ? 0.55 : 0.68);
  const y = floor - unit * (isTall ? 560 : 410);
  return { x, y, width: unit * 250, height: unit * 270 };
}

/** The left end of the shelf, and its height. */
function shelfAt({ light, size, unit }: World, floor: number) {
  const isTall = size.height > size.width;
  const x = size.width * (light.sunX < 0.5 ? (isTall ? 0.52 : 0.62) : isTall ? 0.08 : 0.12);
  return { x, y: floor - unit * (isTall ? 400 : 232) };
}

function wall(world: World, inside: World, floor: number): Element {
  const { unit, size } = world;
  const paint = litColour(inside, wallColour(world), 1);
  return paintLayer(
    world,
    { depth: 0.55, top: -world.margin, bottom: floor + 2 },
    (brush, area) => {
      brush.fillStyle = fromTop(
        brush,
        [0, floor],
        [mix(paint, inside.light.shadow, 0.26), paint, mix(paint, inside.light.key, 0.16)],
      );
      brush.fillRect(area.left, -world.margin, area.width, floor + world.margin);
      brush.fillStyle = css(mix(paint, WHITE, 0.25), 0.28);
      for (let x = area.left; x < area.left + area.width; x += unit * 64)
        brush.fillRect(x, -world.margin, unit * 30, floor + world.margin);
      const pane = windowBox(world, floor);
      windowOnto(brush, world, pane);
      if (world.light.isClear && !world.light.isDark) {
        const middle = { x: pane.x + pane.width / 2, y: pane.y + pane.height / 2 };
        glow(brush, { ...middle, radius: unit * 420 }, world.light.key, 0.32);
      }
      const shelf = shelfAt(world, floor);
      const box = { ...shelf, width: unit * 300, height: unit * 84 };
      bookShelf(brush, inside, box, world.random('books'));
      const isTall = size.height > size.width;
      const other = shelf.x;
      framedPicture(
        brush,
        inside,
        {
          x: other + unit * 60,
          y: floor - unit * (isTall ? 690 : 540),
          width: unit * 112,
          height: unit * 128,
        },
        world.random('art'),
      );
      framedPicture(
        brush,
        inside,
        {
          x: other + unit * 196,
          y: floor - unit * (isTall ? 660 : 510),
          width: unit * 84,
          height: unit * 96,
        },
        world.random('art-2'),
      );
    },
  );
}

export const paintRoom: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const inside = { ...world, light: lampLight(world) };
  const isTall = size.height > size.width;
  const floor = size.height * (isTall ? 0.72 : 0.71);
  const groundY = size.height * (isTall ? 0.82 : 0.885);
  const isLeft = light.sunX < 0.5;
  const bottom = size.height + world.margin;
  const lampX = size.width * (isLeft ? 0.92 : 0.08);
  const view = windowBox(world, floor);
  const shelf = shelfAt(world, floor);
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [
      level(world, 'floor', groundY),
      sillOf(world, view),
      ledge('shelf', shelf.y, [shelf.x, Math.min(size.width, shelf.x + unit * 290)], 0.6),
      level(world, 'wall', floor - unit * 420, { span: [0.3, 0.7], depth: 0.56 }),
      level(world, 'ceiling', 0, { depth: 0.9 }),
    ],
    window: view,
    lights: [{ x: lampX, y: floor - unit * 290, colour: hex('#ffd28a'), reach: unit * 330 }],
    light: inside.light,
    ambientParticles: ['dust'],
    elements: [
      wall(world, inside, floor),
      ...windowWeather(world, view, panesOf(view, unit), 0.55),
      paintLayer(world, { depth: 0.8, top: floor - unit * 440, bottom }, (brush, area) => {
        floorBoards(brush, inside, floor, { ...area, bottom });
        sunPatch(brush, world, floor, size.width * (isLeft ? 0.16 : 0.62), isLeft ? 1 : -1);
        brush.fillStyle = css(litColour(inside, mix(light.accent, hex('#b0556a'), 0.4), 1));
        ellipse(brush, size.width / 2, groundY + unit * 4, unit * 400, unit * 62);
        brush.fillStyle = css(litColour(inside, mix(light.accent, WHITE, 0.45), 1));
        ellipse(brush, size.width / 2, groundY + unit * 4, unit * 346, unit * 50);
        brush.fillStyle = css(litColour(inside, mix(light.accent, hex('#b0556a'), 0.25), 1));
        ellipse(brush, size.width / 2, groundY + unit * 4, unit * 310, unit * 43);
        floorLamp(brush, inside, { x: lampX, y: floor + unit * 40, height: unit * 390 });
        houseplant(brush, inside, {
          x: size.width - lampX + unit * (isLeft ? -10 : 10),
          y: floor + unit * 50,
          height: unit * 210,
        });
      }),
    ],
  };
};
