import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import {
  backWall,
  flooring,
  ownPaint,
  roomLevels,
  widePanes,
  wideWindow,
} from '../../../draw/interior.ts';
import { paintLayer, paintSides } from '../../../draw/layer.ts';
import { hangingLamp } from '../../../draw/props/fittings.ts';
import { type Box, houseplant } from '../../../draw/props/furniture.ts';
import { courses } from '../../../draw/props/masonry.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { ellipse, fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { ledge, level, type PaintSetting, sillOf } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { paintCity } from '../town/city.ts';
import { paintStreet } from '../town/street.ts';
import { hasCompany } from './kitchen-room.ts';
import { lampLight } from './room.ts';

/** A round table with a cloth and a candle. `y` is the height of its top. */
export function clothTable(
  brush: Brush,
  world: World,
  at: { x: number; y: number; half: number; tall: number },
  cloth = hex('#fff6ea'),
): void {
  const { x, y, half, tall } = at;
  const linen = litColour(world, cloth, 1);
  brush.fillStyle = css(world.light.shadow, 0.26);
  ellipse(brush, x, y + tall, half * 0.9, half * 0.14);
  brush.fillStyle = fromTop(
    brush,
    [y, y + tall],
    [mix(linen, world.light.shadow, 0.1), mix(linen, world.light.shadow, 0.4)],
  );
  brush.beginPath();
  brush.moveTo(x - half, y);
  brush.quadraticCurveTo(x - half * 0.96, y + tall * 0.7, x - half * 0.8, y + tall);
  for (let fold = 0; fold < 6; fold += 1) {
    const right = x - half * 0.8 + (half * 1.6 * (fold + 1)) / 6;
    brush.quadraticCurveTo(
      right - half * 0.13,
      y + tall * (fold % 2 === 0 ? 0.9 : 1.04),
      right,
      y + tall,
    );
  }
  brush.quadraticCurveTo(x + half * 0.96, y + tall * 0.7, x + half, y);
  brush.fill();
  brush.fillStyle = fromTop(
    brush,
    [y - half * 0.16, y + half * 0.16],
    [mix(linen, WHITE, 0.3), linen],
  );
  ellipse(brush, x, y, half, half * 0.16);
}

export function candle(brush: Brush, world: World, at: { x: number; y: number }): void {
  const { unit } = world;
  glow(brush, { x: at.x, y: at.y - unit * 36, radius: unit * 120 }, hex('#ffc87a'), 0.6);
  brush.fillStyle = css(hex('#fff3dc'));
  roundedBox(
    brush,
    { x: at.x - unit * 5, y: at.y - unit * 28, width: unit * 10, height: unit * 28 },
    unit * 3,
  );
  brush.fillStyle = css(hex('#ffd36a'));
  ellipse(brush, at.x, at.y - unit * 37, unit * 4, unit * 9);
}

function tables(world: World, inside: World, floor: number, groundY: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.84, top: floor - unit * 130, bottom: groundY + unit * 40 };
  return paintSides(world, plan, size.width * 0.1 + unit * 140, (brush) => {
    for (const [share, grown] of [
      [0.1, 1],
      [0.9, 1],
    ] as const) {
      const at = {
        x: size.width * share,
        y: floor + unit * 6,
        half: unit * 130 * grown,
        tall: unit * 96,
      };
      clothTable(brush, inside, at);
      candle(brush, inside, { x: at.x, y: at.y - unit * 4 });
    }
  });
}

function mainTable(world: World, inside: World, at: { y: number; half: number }): Element {
  const { unit, size } = world;
  const plan = { depth: 0.97, top: at.y - unit * 60, bottom: size.height + world.margin };
  return paintLayer(world, plan, (brush) => {
    const cloth = mix(hex('#fff6ea'), world.light.accent, 0.1);
    clothTable(brush, inside, { x: size.width / 2, ...at, tall: unit * 190 }, cloth);
  });
}

function wall(world: World, inside: World, floor: number, view: Box, count: number): Element {
  const { unit, size } = world;
  const isTall = size.height > size.width;
  // A café of Paris is known by what one sees from it.
  const outside = world.description.landmark === undefined ? paintStreet : paintCity;
  const picture = viewOf(world, outside, view, 0.62);
  return backWall(
    inside,
    { floor, colour: hex('#b5654a'), skirting: hex('#6a4030') },
    (brush, area) => {
      const walls = { ...area, top: -world.margin, bottom: floor };
      const colour = ownPaint(world, hex('#b5654a'));
      const brick = { width: unit * 54, height: unit * 24, colour };
      courses(brush, inside, walls, brick, world.random('bricks'));
      wideWindow(brush, inside, view, { view: picture, columns: count, frame: hex('#5a3a2c') });
      for (const share of [0.2, 0.5, 0.8]) {
        const lamp = { x: size.width * share, y: unit * (isTall ? 180 : 40), size: unit * 44 };
        hangingLamp(brush, inside, lamp, hex('#3f4a44'));
      }
    },
  );
}

/** Seen across a table, unless somebody sits or stands in it. */
export const paintRestaurant: PaintSetting = (world) =>
  hasCompany(world) ? paintDiningRoom(world) : paintTableFor(world);

/** The same with room for people, who bring their own table. */
export const paintDiningRoom: PaintSetting = (world) => {
  const { groundY } = roomLevels(world);
  const { elements, supports, ...near } = paintTableFor(world);
  return {
    ...near,
    surface: 'ground',
    groundY,
    supports: [
      level(world, 'floor', groundY),
      ...supports.filter(({ name }) => name === 'sill' || name === 'ceiling'),
    ],
    elements: elements.slice(0, -1),
  };
};

/** Brick walls, set tables, and a window on the street. */
const paintTableFor: PaintSetting = (world) => {
  const { unit, size } = world;
  const { floor, groundY, isTall } = roomLevels(world);
  const inside = { ...world, light: lampLight(world) };
  const width = size.width * (isTall ? 0.8 : 0.52);
  const height = unit * (isTall ? 360 : 250);
  const view = { x: (size.width - width) / 2, y: floor - height - unit * 110, width, height };
  const count = isTall ? 2 : 3;
  const half = Math.min(unit * 300, size.width * 0.44);
  const top = groundY - unit * 50;
  const span = [size.width / 2 - half * 0.8, size.width / 2 + half * 0.8] as const;
  return {
    surface: 'table',
    groundY: top + unit * 6,
    horizon: floor,
    supports: [
      ledge('table', top + unit * 6, span, 1),
      ledge('counter', top + unit * 6, span, 1),
      level(world, 'floor', groundY + unit * 20, { depth: 0.9 }),
      ledge('seat', groundY - unit * 30, [size.width * 0.1, size.width * 0.9], 0.92),
      sillOf(world, view),
      level(world, 'ceiling', 0, { depth: 0.9 }),
    ],
    window: view,
    lights: [0.1, 0.9].map((share) => ({
      x: size.width * share,
      y: floor - unit * 36,
      colour: hex('#ffc87a'),
      reach: unit * 160,
    })),
    light: inside.light,
    ambientParticles: [],
    elements: [
      wall(world, inside, floor, view, count),
      ...windowWeather(world, view, widePanes(view, count, unit * 9), 0.55, 2),
      flooring(
        inside,
        { floor, kind: 'boards', colour: hex('#9a6a48'), headroom: 200, shine: 0.2 },
        (brush) => {
          if (!isTall)
            houseplant(brush, inside, {
              x: size.width * 0.24,
              y: floor + unit * 20,
              height: unit * 170,
            });
        },
      ),
      tables(world, inside, floor, groundY),
      mainTable(world, inside, { y: top, half }),
    ],
  };
};
