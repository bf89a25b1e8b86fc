import { css, hex, mix } from '../../../draw/colour.ts';
import { backWall, fireLight, flooring, roomLevels } from '../../../draw/interior.ts';
import { paintSides } from '../../../draw/layer.ts';
import { lightPool } from '../../../draw/light-pool.ts';
import type { Box } from '../../../draw/props/furniture.ts';
import { banner, courses, torch } from '../../../draw/props/masonry.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { glow, sideLit } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { paintMountains } from '../land/mountains.ts';

const STONE = hex('#a39a92');

/** A pointed window with a view of mountains. */
function lancet(brush: Brush, world: World, inside: World, box: Box): void {
  const { unit } = world;
  const { x, y, width, height } = box;
  const shape = (grow: number) => {
    brush.beginPath();
    brush.moveTo(x - grow, y + height + grow);
    brush.lineTo(x - grow, y + width * 0.6);
    brush.quadraticCurveTo(x, y + width * 0.1, x + width / 2, y - grow * 1.6);
    brush.quadraticCurveTo(x + width, y + width * 0.1, x + width + grow, y + width * 0.6);
    brush.lineTo(x + width + grow, y + height + grow);
    brush.closePath();
  };
  brush.fillStyle = css(mix(litColour(inside, STONE, 1), inside.light.key, 0.25));
  shape(unit * 18);
  brush.fill();
  brush.save();
  shape(0);
  brush.clip();
  brush.drawImage(viewOf(world, paintMountains, box, 0.5), x, y);
  brush.restore();
  brush.strokeStyle = css(hex('#3a3440'), 0.85);
  brush.lineWidth = unit * 5;
  brush.beginPath();
  brush.moveTo(x + width / 2, y);
  brush.lineTo(x + width / 2, y + height);
  brush.moveTo(x, y + height * 0.46);
  brush.lineTo(x + width, y + height * 0.46);
  brush.stroke();
  if (!world.light.isDark)
    glow(brush, { x: x + width / 2, y: y + height / 2, radius: height }, world.light.key, 0.3);
}

/** Round columns at both sides, near the viewer. */
function columns(world: World, inside: World, foot: number): Element {
  const { unit, size, margin } = world;
  const plan = { depth: 0.88, top: -margin, bottom: foot + unit * 20 };
  return paintSides(world, plan, unit * 100, (brush) => {
    const stone = litColour(inside, mix(STONE, hex('#7a7078'), 0.3), 1);
    for (const share of [0.02, 0.98]) {
      const x = size.width * share;
      const half = unit * 52;
      brush.fillStyle = sideLit(brush, inside, stone, [x - half, x + half]);
      brush.fillRect(x - half, -margin, half * 2, foot + margin);
      brush.fillRect(x - half * 1.3, foot - unit * 40, half * 2.6, unit * 44);
      brush.fillRect(x - half * 1.2, foot - unit * 62, half * 2.4, unit * 24);
    }
  });
}

function carpet(brush: Brush, world: World, floor: number): void {
  const { size, unit, margin } = world;
  const bottom = size.height + margin;
  const x = size.width / 2;
  for (const [grow, code] of [
    [1, '#c9a24a'],
    [0.9, '#8f2f38'],
  ] as const) {
    brush.fillStyle = css(litColour(world, hex(code), 1));
    brush.beginPath();
    brush.moveTo(x - unit * 110 * grow, floor);
    brush.lineTo(x + unit * 110 * grow, floor);
    brush.lineTo(x + unit * 270 * grow, bottom);
    brush.lineTo(x - unit * 270 * grow, bottom);
    brush.fill();
  }
}

/** A hall of stone with torches, banners and a pointed window. */
export const paintCastle: PaintSetting = (world) => {
  const { unit, size } = world;
  const { floor, groundY, isTall } = roomLevels(world);
  const inside = { ...world, light: fireLight(world) };
  const width = unit * 150;
  const height = unit * (isTall ? 430 : 330);
  const view = {
    x: (size.width - width) / 2,
    y: floor - height - unit * (isTall ? 190 : 110),
    width,
    height,
  };
  const aside = Math.min(unit * 330, size.width * 0.33);
  const torches = [-1, 1].map((side) => ({
    x: size.width / 2 + side * aside * 0.56,
    y: floor - unit * 230,
  }));
  const lights = torches.map((at) => ({ ...at, colour: hex('#ffb04f'), reach: unit * 300 }));
  const shine = { y: floor + unit * 40, depth: 0.81, flickers: true };
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [
      level(world, 'floor', groundY, { span: [0.1, 0.9] }),
      level(world, 'wall', floor - unit * 260, { span: [0.2, 0.8], depth: 0.56 }),
      level(world, 'ceiling', 0, { depth: 0.9 }),
    ],
    window: view,
    lights,
    light: inside.light,
    ambientParticles: ['dust'],
    elements: [
      backWall(inside, { floor, colour: mix(STONE, hex('#6a5a58'), 0.35) }, (brush, area) => {
        const walls = { ...area, top: -world.margin, bottom: floor };
        const stone = { width: unit * 92, height: unit * 46, colour: STONE };
        courses(brush, inside, walls, stone, world.random('stones'));
        lancet(brush, world, inside, view);
        for (const side of [-1, 1]) {
          const x = size.width / 2 + side * aside - unit * 44;
          const cloth = { x, y: floor - unit * 440, width: unit * 88, height: unit * 240 };
          banner(brush, inside, cloth, side < 0 ? '#7a2f48' : '#2f4a7a');
        }
        for (const at of torches) torch(brush, inside, at);
      }),
      ...windowWeather(
        world,
        view,
        [{ ...view, y: view.y + unit * 50, height: height - unit * 50 }],
        0.55,
        2,
      ),
      flooring(inside, { floor, kind: 'stone', colour: hex('#8f8580'), shine: 0.2 }, (brush) =>
        carpet(brush, inside, floor),
      ),
      ...lights.map((light) => lightPool(world, { ...light, reach: unit * 200 }, shine)),
      columns(world, inside, floor + unit * 96),
    ],
  };
};
