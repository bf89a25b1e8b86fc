import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import {
  backWall,
  flooring,
  roomLevels,
  whiteLight,
  widePanes,
  wideWindow,
} from '../../../draw/interior.ts';
import { ceilingPanel } from '../../../draw/props/fittings.ts';
import type { Box } from '../../../draw/props/furniture.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { ellipse, roundedBox, sideLit } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { paintCity } from '../town/city.ts';

/** Three rows of dumbbells. */
function rack(brush: Brush, world: World, box: Box): void {
  const { unit } = world;
  const steel = litColour(world, hex('#3f4656'), 1);
  brush.fillStyle = css(steel);
  for (const share of [0, 0.95])
    brush.fillRect(box.x + box.width * share, box.y, box.width * 0.05, box.height);
  for (let row = 0; row < 3; row += 1) {
    const y = box.y + box.height * (0.22 + row * 0.3);
    brush.fillStyle = css(mix(steel, WHITE, 0.15));
    brush.fillRect(box.x, y, box.width, unit * 8);
    for (let at = 0; at < 5; at += 1) {
      const x = box.x + box.width * (0.07 + at * 0.18);
      const hue = litColour(world, hex(['#e4572e', '#2f6fd0', '#3a3f4c'][row] ?? '#3a3f4c'), 1);
      brush.fillStyle = sideLit(brush, world, hue, [x, x + unit * 46]);
      roundedBox(brush, { x, y: y - unit * 26, width: unit * 15, height: unit * 26 }, unit * 4);
      roundedBox(
        brush,
        { x: x + unit * 30, y: y - unit * 26, width: unit * 15, height: unit * 26 },
        unit * 4,
      );
      brush.fillRect(x + unit * 12, y - unit * 16, unit * 20, unit * 7);
    }
  }
}

function punchBag(brush: Brush, world: World, at: { x: number; y: number }): void {
  const { unit } = world;
  brush.fillStyle = css(litColour(world, hex('#7a8090'), 1));
  brush.fillRect(at.x - unit * 2, -world.margin, unit * 4, at.y + world.margin);
  brush.fillStyle = sideLit(brush, world, litColour(world, hex('#c23f34'), 1), [
    at.x - unit * 36,
    at.x + unit * 36,
  ]);
  roundedBox(
    brush,
    { x: at.x - unit * 34, y: at.y, width: unit * 68, height: unit * 190 },
    unit * 22,
  );
  brush.fillStyle = css(hex('#2a2a34'), 0.7);
  brush.fillRect(at.x - unit * 34, at.y + unit * 40, unit * 68, unit * 14);
}

function mat(brush: Brush, world: World, y: number): void {
  const { unit, size, light } = world;
  const half = Math.min(unit * 360, size.width * 0.46);
  const rubber = litColour(world, mix(light.accent, hex('#3f6fa8'), 0.5), 1);
  brush.fillStyle = css(mix(rubber, light.shadow, 0.2));
  brush.beginPath();
  brush.moveTo(size.width / 2 - half * 0.84, y - unit * 44);
  brush.lineTo(size.width / 2 + half * 0.84, y - unit * 44);
  brush.lineTo(size.width / 2 + half, y + unit * 46);
  brush.lineTo(size.width / 2 - half, y + unit * 46);
  brush.fill();
  brush.fillStyle = css(mix(rubber, WHITE, 0.12), 0.6);
  ellipse(brush, size.width / 2, y, half * 0.5, unit * 26);
}

/** A hall with weights, a bag, a mat and a high window. */
export const paintGym: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const { floor, groundY, isTall } = roomLevels(world);
  const inside = { ...world, light: whiteLight(world) };
  const side = light.sunX < 0.5 ? 1 : -1;
  const width = size.width * (isTall ? 0.84 : 0.5);
  const height = unit * (isTall ? 330 : 210);
  const view = { x: (size.width - width) / 2, y: floor - height - unit * 190, width, height };
  const columns = isTall ? 2 : 4;
  const picture = viewOf(world, paintCity, { ...view, height: height * 1.5 }, 0.6);
  const stand = { width: unit * 290, height: unit * 190 };
  const x = side > 0 ? size.width * 0.97 - stand.width : size.width * 0.03;
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [level(world, 'floor', groundY), level(world, 'ceiling', 0, { depth: 0.9 })],
    window: view,
    lights: [],
    light: inside.light,
    ambientParticles: ['dust'],
    elements: [
      backWall(inside, { floor, colour: hex('#c4ccd8') }, (brush, area) => {
        wideWindow(brush, inside, view, { view: picture, columns, frame: hex('#5a6478') });
        brush.fillStyle = css(litColour(inside, mix(light.accent, hex('#e4572e'), 0.5), 1), 0.85);
        brush.fillRect(area.left, floor - unit * 124, area.width, unit * 22);
        for (const share of [0.24, 0.62]) {
          const lamp = { x: size.width * share, y: unit * 6, width: unit * 150, height: unit * 12 };
          ceilingPanel(brush, inside, lamp);
        }
        const bag = { x: size.width * (side > 0 ? 0.1 : 0.9), y: floor - unit * 330 };
        punchBag(brush, inside, bag);
      }),
      ...windowWeather(world, view, widePanes(view, columns, unit * 9), 0.55, 2),
      flooring(
        inside,
        { floor, kind: 'tiles', colour: hex('#5a6274'), headroom: 190, shine: 0.2 },
        (brush) => {
          if (!isTall) rack(brush, inside, { x, y: floor - unit * 150, ...stand });
          mat(brush, inside, groundY);
        },
      ),
    ],
  };
};
