import { css, hex } from '../../../draw/colour.ts';
import { backWall, flooring, roomLevels } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { books, frontTable, hangingLamp, shelfUnit } from '../../../draw/props/fittings.ts';
import { type Box, panesOf, windowOnto } from '../../../draw/props/furniture.ts';
import { ellipse, glow, roundedBox } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { ledge, level, type PaintSetting, sillOf } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { lampLight } from './room.ts';

/** A ladder that leans against the shelves. */
function ladder(brush: Brush, world: World, at: { x: number; foot: number; top: number }): void {
  const { unit } = world;
  brush.strokeStyle = css(litColour(world, hex('#d0a26a'), 1));
  brush.lineCap = 'round';
  brush.lineWidth = unit * 7;
  brush.beginPath();
  for (const dx of [0, 52]) {
    brush.moveTo(at.x + unit * (dx - 26), at.foot);
    brush.lineTo(at.x + unit * (dx * 0.86), at.top);
  }
  brush.stroke();
  brush.lineWidth = unit * 5;
  brush.beginPath();
  for (let step = 1; step < 9; step += 1) {
    const share = step / 9;
    const y = at.foot + (at.top - at.foot) * share;
    const x = at.x + unit * (-26 + 26 * share);
    brush.moveTo(x, y);
    brush.lineTo(x + unit * (52 - 8 * share), y);
  }
  brush.stroke();
}

function shelves(brush: Brush, world: World, inside: World, floor: number, view: Box): void {
  const { unit, size } = world;
  const wide = unit * 210;
  const top = Math.max(-unit * 40, unit * 10);
  const rows = Math.max(5, Math.round((floor - top) / (unit * 96)));
  const put = (x: number, width: number) => {
    const random = world.random(`books-${Math.round(x)}`);
    const box = { x, y: top, width, height: floor - top };
    shelfUnit(brush, inside, box, { rows, colour: hex('#8a5a3c') }, (shelf) =>
      books(brush, inside, shelf, random),
    );
  };
  const gap = unit * 46;
  for (let x = view.x - gap - wide; x > -world.margin - wide; x -= wide) put(x, wide);
  for (let x = view.x + view.width + gap; x < size.width + world.margin; x += wide) put(x, wide);
  const above = view.y - unit * 60;
  if (above > unit * 120) {
    const random = world.random('above');
    const box = { x: view.x - gap, y: top, width: view.width + 2 * gap, height: above - top };
    const high = {
      rows: Math.max(1, Math.round(box.height / (unit * 96))),
      colour: hex('#8a5a3c'),
    };
    shelfUnit(brush, inside, box, high, (shelf) => books(brush, inside, shelf, random));
  }
}

/** A rug of three rings. */
function rug(brush: Brush, world: World, y: number, codes: readonly [string, string]): void {
  const { unit, size } = world;
  for (const [at, half] of [380, 330, 300].entries()) {
    brush.fillStyle = css(litColour(world, hex(codes[at % 2 === 0 ? 0 : 1]), 1));
    ellipse(brush, size.width / 2, y, unit * half, unit * (56 - at * 8));
  }
}

function readingTable(world: World, inside: World, x: number, floor: number): Element {
  const { unit } = world;
  const plan = { depth: 0.85, top: floor - unit * 90, bottom: floor + unit * 130 };
  return paintLayer(world, plan, (brush) => {
    const box = { x, y: floor - unit * 24, width: unit * 280, height: unit * 130 };
    frontTable(brush, inside, box, hex('#9a6440'));
    for (const [at, code] of ['#3f7f6a', '#d98a4f'].entries()) {
      brush.fillStyle = css(litColour(inside, hex(code), 1));
      const pile = { x: x + unit * (20 + at * 6), y: floor - unit * (36 + at * 16) };
      roundedBox(brush, { ...pile, width: unit * (70 - at * 12), height: unit * 16 }, unit * 4);
    }
  });
}

/** Books up to the ceiling, a tall window and a ladder. */
export const paintLibrary: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const { floor, groundY, isTall } = roomLevels(world);
  const inside = { ...world, light: lampLight(world) };
  const isLeft = light.sunX < 0.5;
  const width = unit * (isTall ? 260 : 230);
  const height = unit * (isTall ? 380 : 320);
  const view = { x: (size.width - width) / 2, y: floor - height - unit * 94, width, height };
  const tableX = isLeft ? size.width * 0.97 - unit * 280 : size.width * 0.03;
  const lamp = { x: size.width * (isLeft ? 0.24 : 0.76), y: unit * 120 };
  const top = [tableX + unit * 16, tableX + unit * 264] as const;
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [
      level(world, 'floor', groundY),
      ledge('table', floor - unit * 12, top, 0.86),
      ledge('desk', floor - unit * 12, top, 0.86),
      sillOf(world, view),
      level(world, 'shelf', floor - unit * 100, { span: [0.04, 0.3], depth: 0.6 }),
      level(world, 'ceiling', 0, { depth: 0.9 }),
    ],
    window: view,
    lights: [{ ...lamp, colour: hex('#ffdd9e'), reach: unit * 320 }],
    light: inside.light,
    ambientParticles: ['dust'],
    elements: [
      backWall(inside, { floor, colour: hex('#c9a27a'), skirting: hex('#7a4f36') }, (brush) => {
        shelves(brush, world, inside, floor, view);
        windowOnto(brush, world, view);
        const middle = { x: size.width / 2, y: view.y + height / 2, radius: unit * 460 };
        if (light.isClear && !light.isDark) glow(brush, middle, light.key, 0.34);
        const x = isLeft ? view.x - unit * 190 : view.x + width + unit * 130;
        ladder(brush, inside, { x, foot: floor + unit * 2, top: floor - unit * 440 });
        hangingLamp(brush, inside, { ...lamp, size: unit * 52 }, hex('#3f7f6a'));
      }),
      ...windowWeather(world, view, panesOf(view, unit), 0.55, 2),
      flooring(inside, { floor, kind: 'boards', colour: hex('#a8714a'), shine: 0.2 }, (brush) =>
        rug(brush, inside, groundY, ['#8f3f4a', '#c98a5f']),
      ),
      readingTable(world, inside, tableX, floor),
    ],
  };
};
