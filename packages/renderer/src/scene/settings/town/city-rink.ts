import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { garland, lanternPost } from '../../../draw/props/garland.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { cityBehind } from './city-behind.ts';

type Area = Readonly<Record<'left' | 'width', number>>;

/** The boards around the ice. */
function boards(brush: Brush, world: World, edge: number, { left, width }: Area): void {
  const { unit, light } = world;
  const board = litColour(world, hex('#f2f5f8'), 0.95);
  brush.fillStyle = fromTop(
    brush,
    [edge - unit * 60, edge],
    [mix(board, WHITE, 0.2), mix(board, light.shadow, 0.14)],
  );
  brush.fillRect(left, edge - unit * 60, width, unit * 62);
  brush.fillStyle = css(litColour(world, hex('#d8424f'), 1));
  brush.fillRect(left, edge - unit * 64, width, unit * 9);
  brush.fillStyle = css(litColour(world, hex('#3f7fc4'), 1));
  brush.fillRect(left, edge - unit * 9, width, unit * 9);
}

/** Ice with the scratches of blades. */
function ice(world: World, edge: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.9, top: edge - unit * 64, bottom }, (brush, area) => {
    boards(brush, world, edge, area);
    const sheet = litColour(world, hex('#d6ebf6'), 1);
    brush.fillStyle = fromTop(
      brush,
      [edge, bottom],
      [mix(sheet, light.sky[2], 0.25), mix(sheet, WHITE, 0.25), mix(sheet, light.shadow, 0.2)],
    );
    brush.fillRect(area.left, edge, area.width, bottom - edge);
    const random = world.random('scratches');
    brush.strokeStyle = css(mix(sheet, hex('#7fa8c8'), 0.6), 0.5);
    brush.lineWidth = unit * 1.8;
    for (let at = 0; at < 34; at += 1) {
      const x = area.left + random() * area.width;
      const y = edge + unit * 14 + random() * (bottom - edge - unit * 20);
      const [wide, turn] = [unit * (60 + random() * 150), random() * 2];
      brush.beginPath();
      brush.ellipse(x, y, wide, wide * 0.16, 0, turn, turn + 1.4);
      brush.stroke();
    }
    brush.fillStyle = css(WHITE, light.isDark ? 0.1 : 0.3);
    for (const share of [0.2, 0.52, 0.84])
      ellipse(brush, area.left + area.width * share, edge + unit * 60, unit * 120, unit * 12);
  });
}

/** Cords of lamps between posts around the ice. */
function lamps(world: World, edge: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.88, top: edge - unit * 380, bottom: edge };
  return paintLayer(world, plan, (brush, area) => {
    garland(
      brush,
      world,
      { left: area.left, right: area.left + area.width, y: edge - unit * 290, sag: unit * 46 },
      Math.max(2, Math.round(area.width / (unit * 400))),
    );
    for (const share of [0.08, 0.5, 0.92])
      lanternPost(brush, world, { x: size.width * share, y: edge - unit * 50, height: unit * 260 });
  });
}

/** A rink under the open sky, between the towers of a city. */
export const paintCityRink: PaintSetting = (world) => {
  const { unit } = world;
  const { groundY } = defaultLevels(world);
  const edge = groundY - unit * 110;
  return {
    surface: 'ground',
    groundY,
    horizon: edge,
    ...openGround(world, groundY),
    ambientParticles: [],
    elements: [
      ...cityBehind(world, {
        horizon: edge,
        foot: edge - unit * 30,
        towers: [200, 430],
        houses: [150, 290],
        gap: 30,
      }),
      lamps(world, edge),
      ice(world, edge),
    ],
  };
};
