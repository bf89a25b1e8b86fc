import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { paintCity } from '../town/city.ts';
import { lampLight } from './room.ts';

const GLOW = '#4fe0ff';

/** A tube of light. */
function tube(brush: Brush, world: World, from: readonly [number, number], wide: number): void {
  const { unit } = world;
  const [x, y] = from;
  glow(brush, { x: x + wide / 2, y, radius: wide * 0.5 }, hex(GLOW), 0.28);
  brush.fillStyle = css(mix(hex(GLOW), WHITE, 0.6));
  roundedBox(brush, { x, y: y - unit * 3, width: wide, height: unit * 6 }, unit * 3);
}

/** A smooth wall with one wide window over the city. */
function wall(world: World, inside: World, floor: number): Element {
  const { unit, size, margin } = world;
  const view = {
    x: size.width * 0.14,
    y: floor - unit * 430,
    width: size.width * 0.72,
    height: unit * 330,
  };
  const picture = viewOf(world, paintCity, view, 0.6);
  return paintLayer(world, { depth: 0.55, top: -margin, bottom: floor + 2 }, (brush, area) => {
    const shell = litColour(inside, hex('#dfe6f2'), 1);
    brush.fillStyle = fromTop(
      brush,
      [0, floor],
      [mix(shell, inside.light.shadow, 0.4), shell, mix(shell, inside.light.shadow, 0.2)],
    );
    brush.fillRect(area.left, -margin, area.width, floor + margin);
    brush.fillStyle = css(mix(shell, inside.light.shadow, 0.35));
    const rim = unit * 12;
    roundedBox(
      brush,
      {
        x: view.x - rim,
        y: view.y - rim,
        width: view.width + rim * 2,
        height: view.height + rim * 2,
      },
      unit * 70,
    );
    brush.save();
    brush.beginPath();
    brush.roundRect(view.x, view.y, view.width, view.height, unit * 60);
    brush.clip();
    brush.drawImage(picture, view.x, view.y);
    brush.restore();
    tube(brush, world, [size.width * 0.1, view.y - unit * 46], size.width * 0.8);
    tube(brush, world, [area.left, floor - unit * 10], area.width);
  });
}

/** A floor that shines, and furniture that floats over its own light. */
function floorLayer(world: World, inside: World, floor: number): Element {
  const { unit, size, margin } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.8, top: floor - unit * 330, bottom }, (brush, area) => {
    const tile = litColour(inside, hex('#aab6cc'), 1);
    brush.fillStyle = fromTop(
      brush,
      [floor, bottom],
      [mix(tile, hex(GLOW), 0.25), tile, mix(tile, inside.light.shadow, 0.45)],
    );
    brush.fillRect(area.left, floor, area.width, bottom - floor);
    const sofa = { x: size.width * 0.5, y: floor + unit * 58, height: unit * 170 };
    glow(brush, { x: sofa.x, y: sofa.y, radius: unit * 260 }, hex(GLOW), 0.5);
    furnish(brush, inside, 'sofa', sofa, '#f1f4fa');
    for (const share of [0.09, 0.91]) {
      const x = size.width * share;
      glow(brush, { x, y: floor - unit * 180, radius: unit * 120 }, hex('#c79bff'), 0.6);
      brush.fillStyle = css(mix(hex('#c79bff'), WHITE, 0.5));
      roundedBox(
        brush,
        { x: x - unit * 8, y: floor - unit * 290, width: unit * 16, height: unit * 320 },
        unit * 8,
      );
    }
  });
}

/** A living room of times to come. */
export const paintFutureRoom: PaintSetting = (world) => {
  const { size } = world;
  const inside = { ...world, light: lampLight(world) };
  const isTall = size.height > size.width;
  const floor = size.height * (isTall ? 0.72 : 0.71);
  const groundY = size.height * (isTall ? 0.82 : 0.885);
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [level(world, 'floor', groundY), level(world, 'ceiling', 0, { depth: 0.9 })],
    window: null,
    lights: [],
    light: inside.light,
    ambientParticles: [],
    elements: [wall(world, inside, floor), floorLayer(world, inside, floor)],
  };
};
