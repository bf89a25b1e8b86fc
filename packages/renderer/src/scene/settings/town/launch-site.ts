import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { meadowGreen } from '../land/meadow.ts';

/** The hall in which rockets are put together: a tall block with doors as high as itself. */
function assemblyHall(brush: Brush, world: World, left: number, foot: number): void {
  const { unit, light } = world;
  const [wide, tall] = [unit * 250, unit * 190];
  const wall = litColour(world, hex('#dfe3ea'), 0.45);
  brush.fillStyle = css(wall);
  brush.fillRect(left, foot - tall, wide, tall);
  brush.fillStyle = css(mix(wall, light.shadow, 0.22));
  brush.fillRect(left + wide, foot - tall * 0.62, unit * 90, tall * 0.62);
  brush.fillStyle = css(mix(wall, light.shadow, 0.45));
  for (const share of [0.16, 0.58])
    brush.fillRect(left + wide * share, foot - tall * 0.86, wide * 0.26, tall * 0.86);
  brush.fillStyle = css(litColour(world, hex('#2f62b8'), 0.5));
  brush.fillRect(left + wide * 0.45, foot - tall * 0.92, wide * 0.1, tall * 0.3);
  if (!light.isDark) return;
  brush.fillStyle = css(hex('#ffe39a'));
  for (let at = 0; at < 6; at += 1)
    brush.fillRect(left + wide + unit * (10 + at * 13), foot - tall * 0.4, unit * 7, unit * 9);
}

/** A mast of struts that takes the lightning. */
function mast(brush: Brush, world: World, x: number, foot: number): void {
  const { unit, light } = world;
  const tall = unit * 330;
  brush.strokeStyle = css(litColour(world, hex('#b9bfca'), 0.5));
  brush.lineWidth = unit * 2.6;
  brush.beginPath();
  for (const side of [-1, 1]) {
    brush.moveTo(x + side * unit * 15, foot);
    brush.lineTo(x + side * unit * 3, foot - tall);
  }
  for (let at = 0; at < 9; at += 1) {
    const [low, high] = [at / 9, (at + 1) / 9].map((share) => unit * (15 - 12 * share));
    const side = at % 2 === 0 ? 1 : -1;
    brush.moveTo(x - side * (low ?? 0), foot - (tall * at) / 9);
    brush.lineTo(x + side * (high ?? 0), foot - (tall * (at + 1)) / 9);
  }
  brush.stroke();
  brush.fillStyle = css(hex(light.isDark ? '#ff6a5a' : '#e2483f'));
  brush.beginPath();
  brush.arc(x, foot - tall - unit * 4, unit * 5, 0, Math.PI * 2);
  brush.fill();
}

/** A round tank on a stalk: the water that drowns the noise of a launch. */
function waterTower(brush: Brush, world: World, x: number, foot: number): void {
  const { unit, light } = world;
  const paint = litColour(world, hex('#eef1f5'), 0.5);
  brush.fillStyle = css(mix(paint, light.shadow, 0.25));
  brush.fillRect(x - unit * 6, foot - unit * 150, unit * 12, unit * 150);
  brush.fillStyle = css(paint);
  brush.beginPath();
  brush.ellipse(x, foot - unit * 168, unit * 38, unit * 32, 0, 0, Math.PI * 2);
  brush.fill();
}

function buildings(world: World, foot: number): Element {
  const { unit, size, light } = world;
  const isLeft = light.sunX > 0.5;
  const top = foot - unit * 350;
  const across = (share: number) => size.width * (isLeft ? share : 1 - share);
  return paintLayer(world, { depth: 0.4, top, bottom: foot + unit * 20 }, (brush) => {
    assemblyHall(brush, world, across(0.1) - unit * (isLeft ? 40 : 260), foot);
    waterTower(brush, world, across(0.86), foot);
    mast(brush, world, across(0.34), foot);
    mast(brush, world, across(0.72), foot);
  });
}

/** Slabs of concrete that run towards the pad, with the marks of earlier launches. */
function apron(world: World, top: number): Element {
  const { size, margin, unit, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.95, top, bottom }, (brush, area) => {
    const stone = litColour(world, hex('#b4b6ba'), 1);
    const tones = [mix(stone, light.fog, 0.3), stone, mix(stone, light.shadow, 0.3)];
    brush.fillStyle = fromTop(brush, [top, bottom], tones);
    brush.fillRect(area.left, top, area.width, bottom - top);
    brush.strokeStyle = css(mix(stone, light.shadow, 0.45), 0.5);
    brush.lineWidth = unit * 2;
    brush.beginPath();
    for (const share of [0.16, 0.42, 0.8]) {
      brush.moveTo(area.left, top + (bottom - top) * share);
      brush.lineTo(area.left + area.width, top + (bottom - top) * share);
    }
    const middle = area.left + area.width / 2;
    for (let at = -7; at <= 7; at += 1) {
      brush.moveTo(middle + at * unit * 110, top);
      brush.lineTo(middle + at * unit * 190, bottom);
    }
    brush.stroke();
    brush.fillStyle = css(mix(litColour(world, hex('#f2c230'), 1), WHITE, 0.1), 0.85);
    brush.fillRect(area.left, top + unit * 8, area.width, unit * 6);
  });
}

/** A flat coast from which rockets start. */
export const paintLaunchSite: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, groundY } = defaultLevels(world);
  const green = mix(meadowGreen(world), hex('#b0b87a'), 0.4);
  const far = { name: 'launch-far', depth: 0.28, y: horizon - unit * 4, swell: 8, waves: [2, 3] };
  const grass = {
    name: 'launch-near',
    depth: 0.6,
    y: horizon + unit * 30,
    swell: 3,
    waves: [1, 2],
  };
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      hills(world, { ...far, colour: mix(green, hex('#5a9ab0'), 0.55) }),
      buildings(world, horizon + unit * 40),
      hills(world, { ...grass, colour: green }),
      apron(world, groundY - unit * 70),
    ],
  };
};
