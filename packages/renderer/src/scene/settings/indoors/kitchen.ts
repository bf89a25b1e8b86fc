import { css, hex, mix } from '../../../draw/colour.ts';
import { ownPaint } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { type Box, panesOf, windowOnto } from '../../../draw/props/furniture.ts';
import { ellipse, fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { pick } from '../../../random.ts';
import { ledge, level, type PaintSetting, sillOf } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { hasCompany, paintKitchenRoom } from './kitchen-room.ts';
import { lampLight, wallColour } from './room.ts';

/** Seen from near, unless somebody stands in it. */
export const paintKitchen: PaintSetting = (world) =>
  hasCompany(world) || world.description.subjects.length === 0
    ? paintKitchenRoom(world)
    : paintWorktop(world);

/** A counter in front, shelves and a window behind. */
const paintWorktop: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const inside = { ...world, light: lampLight(world) };
  const isTall = size.height > size.width;
  const top = size.height * (isTall ? 0.74 : 0.74);
  const groundY = top + unit * 46;
  const isLeft = light.sunX < 0.5;
  const bottom = size.height + world.margin;
  const view = {
    x: size.width * (isLeft ? 0.09 : isTall ? 0.56 : 0.7),
    y: top - unit * (isTall ? 640 : 450),
    width: unit * 270,
    height: unit * 230,
  };
  const shelf = size.width * (isLeft ? (isTall ? 0.5 : 0.56) : isTall ? 0.05 : 0.08);
  const shelfY = top - unit * (isTall ? 470 : 300);
  const lamp = { x: size.width * (isLeft ? 0.6 : 0.4), y: unit * (isTall ? 250 : 120) };
  const back = backWall(world, inside, { top, view, shelf: { x: shelf, y: shelfY }, lamp });
  return {
    surface: 'table',
    groundY,
    horizon: top,
    supports: [
      level(world, 'counter', groundY),
      level(world, 'table', groundY),
      ledge('shelf', shelfY, [shelf, Math.min(size.width, shelf + unit * 330)], 0.6),
      sillOf(world, view),
      level(world, 'wall', top - unit * 420, { span: [0.35, 0.65], depth: 0.56 }),
      level(world, 'ceiling', 0, { depth: 0.9 }),
    ],
    window: view,
    lights: [{ x: lamp.x, y: lamp.y + unit * 48, colour: hex('#ffdd9e'), reach: unit * 300 }],
    light: inside.light,
    ambientParticles: ['dust'],
    elements: [
      back,
      ...windowWeather(world, view, panesOf(view, unit), 0.5),
      counter(world, inside, top, bottom),
    ],
  };
};

interface Places {
  readonly top: number;
  readonly view: Box;
  readonly shelf: { readonly x: number; readonly y: number };
  readonly lamp: { readonly x: number; readonly y: number };
}

function backWall(world: World, inside: World, { top, view, shelf, lamp }: Places): Element {
  const { unit, light } = world;
  const paint = litColour(inside, wallColour(world), 1);
  const plan = { depth: 0.5, top: -world.margin, bottom: top + unit * 40 };
  return paintLayer(world, plan, (brush, area) => {
    const tones = [mix(paint, inside.light.shadow, 0.2), paint, mix(paint, inside.light.key, 0.2)];
    brush.fillStyle = fromTop(brush, [0, top], tones);
    brush.fillRect(area.left, -world.margin, area.width, world.size.height + 2 * world.margin);
    tiles(brush, inside, top, area);
    windowOnto(brush, world, view);
    if (light.isClear && !light.isDark) {
      const spot = { x: view.x + unit * 130, y: top - unit * 330, radius: unit * 460 };
      glow(brush, spot, light.key, 0.36);
    }
    crockery(brush, inside, { ...shelf, width: unit * 340 });
    pendant(brush, inside, lamp.x, lamp.y);
  });
}

function tiles(
  brush: Brush,
  world: World,
  top: number,
  area: { left: number; width: number },
): void {
  const { unit } = world;
  const tile = litColour(world, hex('#fdf6ea'), 1);
  brush.fillStyle = css(tile);
  brush.fillRect(area.left, top - unit * 150, area.width, unit * 190);
  brush.strokeStyle = css(mix(tile, world.light.shadow, 0.22), 0.7);
  brush.lineWidth = unit * 2;
  for (let row = 0; row < 4; row += 1) {
    const y = top - unit * 150 + row * unit * 42;
    brush.beginPath();
    brush.moveTo(area.left, y);
    brush.lineTo(area.left + area.width, y);
    for (let x = area.left + (row % 2) * unit * 40; x < area.left + area.width; x += unit * 80) {
      brush.moveTo(x, y);
      brush.lineTo(x, y + unit * 42);
    }
    brush.stroke();
  }
}

function crockery(brush: Brush, world: World, at: { x: number; y: number; width: number }): void {
  const { unit } = world;
  const random = world.random('crockery');
  for (let cup = 0; cup < 5; cup += 1) {
    const x = at.x + unit * 28 + (at.width * cup) / 5.2;
    const colour = litColour(
      world,
      hex(pick(random, ['#e4725a', '#5fa3a6', '#f2c14e', '#fff3e2', '#7f8fc4'])),
      1,
    );
    brush.fillStyle = css(colour);
    if (cup % 2 === 0) {
      roundedBox(
        brush,
        { x: x - unit * 21, y: at.y - unit * 48, width: unit * 42, height: unit * 48 },
        unit * 9,
      );
      brush.strokeStyle = css(colour);
      brush.lineWidth = unit * 6;
      brush.beginPath();
      brush.arc(x + unit * 23, at.y - unit * 26, unit * 11, -1.4, 1.4);
      brush.stroke();
    } else {
      roundedBox(
        brush,
        { x: x - unit * 19, y: at.y - unit * 74, width: unit * 38, height: unit * 74 },
        unit * 11,
      );
      brush.fillStyle = css(litColour(world, hex('#a06a44'), 1));
      roundedBox(
        brush,
        { x: x - unit * 14, y: at.y - unit * 84, width: unit * 28, height: unit * 14 },
        unit * 4,
      );
    }
  }
  brush.fillStyle = css(litColour(world, hex('#b67c52'), 1));
  roundedBox(brush, { x: at.x, y: at.y, width: at.width, height: unit * 12 }, unit * 4);
}

function pendant(brush: Brush, world: World, x: number, y: number): void {
  const { unit, light } = world;
  glow(
    brush,
    { x, y: y + unit * 30, radius: unit * 280 },
    hex('#ffdd9e'),
    light.isDark ? 0.6 : 0.3,
  );
  brush.fillStyle = css(litColour(world, hex('#4a4452'), 1));
  brush.fillRect(x - unit * 1.5, -unit * 100, unit * 3, y + unit * 100);
  brush.beginPath();
  brush.moveTo(x - unit * 14, y);
  brush.quadraticCurveTo(x - unit * 58, y + unit * 8, x - unit * 62, y + unit * 48);
  brush.lineTo(x + unit * 62, y + unit * 48);
  brush.quadraticCurveTo(x + unit * 58, y + unit * 8, x + unit * 14, y);
  brush.fillStyle = css(litColour(world, mix(light.accent, hex('#d9644a'), 0.4), 1));
  brush.fill();
  brush.fillStyle = css(hex('#fff4d2'));
  ellipse(brush, x, y + unit * 49, unit * 44, unit * 9);
}

function counter(world: World, inside: World, top: number, bottom: number): Element {
  const { unit, light } = world;
  return paintLayer(world, { depth: 0.9, top: top - 4, bottom }, (brush, area) => {
    const wood = litColour(inside, hex('#d49a68'), 1);
    brush.fillStyle = fromTop(
      brush,
      [top, top + unit * 96],
      [mix(wood, inside.light.key, 0.35), wood],
    );
    brush.fillRect(area.left, top, area.width, unit * 96);
    brush.strokeStyle = css(mix(wood, inside.light.shadow, 0.3), 0.28);
    brush.lineWidth = unit * 2;
    const random = world.random('grain');
    for (let line = 0; line < 9; line += 1) {
      const y = top + unit * (8 + line * 9.5);
      brush.beginPath();
      brush.moveTo(area.left, y);
      for (let x = area.left; x < area.left + area.width; x += unit * 90)
        brush.lineTo(x + unit * 90, y + (random() - 0.5) * unit * 4);
      brush.stroke();
    }
    brush.fillStyle = css(mix(wood, inside.light.shadow, 0.38));
    brush.fillRect(area.left, top + unit * 96, area.width, unit * 16);
    const front = litColour(inside, ownPaint(inside, mix(light.accent, hex('#4f7f8a'), 0.65)), 1);
    brush.fillStyle = fromTop(
      brush,
      [top + unit * 112, bottom],
      [mix(front, inside.light.shadow, 0.35), mix(front, inside.light.shadow, 0.12)],
    );
    brush.fillRect(area.left, top + unit * 112, area.width, bottom);
  });
}
