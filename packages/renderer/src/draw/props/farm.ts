import { type Brush, litColour, type World } from '../../scene/world.ts';
import { css, hex, mix } from '../colour.ts';
import { isSnowy, snowTones } from '../snow-cover.ts';
import { ellipse, fromTop, roundedBox, sideLit } from '../strokes.ts';
import type { Placement } from './trees.ts';

/** A red barn with a broken roof and a silo. */
export function barn(brush: Brush, world: World, { x, y, height, depth }: Placement): void {
  const wide = height * 0.62;
  const red = litColour(world, hex('#b8453c'), depth);
  const white = litColour(world, hex('#fff4e8'), depth);
  const slate = isSnowy(world)
    ? snowTones(world, depth).lit
    : litColour(world, hex('#6a6478'), depth);
  const metal = litColour(world, hex('#c4ccd4'), depth);
  brush.fillStyle = sideLit(brush, world, metal, [x + wide * 0.95, x + wide * 1.5]);
  brush.fillRect(x + wide * 0.95, y - height * 0.98, wide * 0.5, height);
  brush.fillStyle = sideLit(brush, world, slate, [x + wide * 0.95, x + wide * 1.5]);
  ellipse(brush, x + wide * 1.2, y - height * 0.98, wide * 0.25, height * 0.1);
  const gable = (grow: number) => {
    brush.beginPath();
    brush.moveTo(x - wide * (0.8 + grow), y - height * (0.52 - grow * 0.3));
    brush.lineTo(x - wide * (0.56 + grow * 0.6), y - height * (0.82 + grow * 0.3));
    brush.lineTo(x, y - height * (1 + grow * 0.5));
    brush.lineTo(x + wide * (0.56 + grow * 0.6), y - height * (0.82 + grow * 0.3));
    brush.lineTo(x + wide * (0.8 + grow), y - height * (0.52 - grow * 0.3));
  };
  brush.fillStyle = css(slate);
  gable(0.1);
  brush.fill();
  brush.fillStyle = sideLit(brush, world, red, [x - wide * 0.8, x + wide * 0.8]);
  gable(0);
  brush.lineTo(x + wide * 0.8, y);
  brush.lineTo(x - wide * 0.8, y);
  brush.fill();
  brush.strokeStyle = css(mix(red, world.light.shadow, 0.3), 0.5);
  brush.lineWidth = height * 0.008;
  brush.beginPath();
  for (let at = -6; at <= 6; at += 1) {
    brush.moveTo(x + wide * at * 0.12, y);
    brush.lineTo(x + wide * at * 0.12, y - height * 0.52);
  }
  brush.stroke();
  brush.fillStyle = css(world.light.isDark ? hex('#ffd98a') : mix(red, world.light.shadow, 0.6));
  roundedBox(
    brush,
    { x: x - wide * 0.12, y: y - height * 0.82, width: wide * 0.24, height: height * 0.14 },
    height * 0.02,
  );
  const door = {
    x: x - wide * 0.34,
    y: y - height * 0.44,
    width: wide * 0.68,
    height: height * 0.44,
  };
  brush.fillStyle = fromTop(
    brush,
    [door.y, y],
    [mix(red, world.light.shadow, 0.35), mix(red, world.light.shadow, 0.2)],
  );
  brush.fillRect(door.x, door.y, door.width, door.height);
  brush.strokeStyle = css(white);
  brush.lineWidth = height * 0.022;
  brush.strokeRect(door.x, door.y, door.width, door.height);
  brush.beginPath();
  brush.moveTo(door.x, door.y);
  brush.lineTo(door.x + door.width, y);
  brush.moveTo(door.x + door.width, door.y);
  brush.lineTo(door.x, y);
  brush.stroke();
}

/** Ears of grain that lean in the wind; none where snow lies. */
export function wheat(
  brush: Brush,
  world: World,
  { x, y, height, depth }: Placement,
  random: () => number,
): void {
  if (isSnowy(world)) return;
  const straw = litColour(world, hex('#e0b04a'), depth);
  brush.lineCap = 'round';
  for (let at = 0; at < 5; at += 1) {
    const foot = x + (at - 2) * height * 0.13;
    const lean = (random() - 0.3) * height * 0.24;
    brush.strokeStyle = css(mix(straw, world.light.shadow, random() * 0.25));
    brush.lineWidth = height * 0.03;
    brush.beginPath();
    brush.moveTo(foot, y);
    brush.quadraticCurveTo(foot, y - height * 0.6, foot + lean, y - height);
    brush.stroke();
    brush.strokeStyle = css(mix(straw, world.light.key, 0.35));
    brush.lineWidth = height * 0.085;
    brush.beginPath();
    brush.moveTo(foot + lean * 0.75, y - height * 0.82);
    brush.lineTo(foot + lean * 1.05, y - height * 1.04);
    brush.stroke();
  }
}

/** A tall stalk with hanging leaves and a cob. */
export function corn(
  brush: Brush,
  world: World,
  { x, y, height, depth }: Placement,
  random: () => number,
): void {
  if (isSnowy(world)) return;
  const green = mix(
    litColour(world, hex('#5a9a3c'), depth),
    world.light.shadow,
    0.1 + random() * 0.25,
  );
  brush.lineCap = 'round';
  brush.strokeStyle = css(green);
  brush.lineWidth = height * 0.035;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x, y - height);
  brush.stroke();
  brush.fillStyle = css(mix(green, world.light.key, 0.15));
  for (let at = 0; at < 5; at += 1) {
    const side = at % 2 === 0 ? 1 : -1;
    const foot = y - height * (0.2 + at * 0.15);
    const reach = side * height * (0.34 - at * 0.03);
    brush.beginPath();
    brush.moveTo(x, foot);
    brush.quadraticCurveTo(x + reach * 0.5, foot - height * 0.26, x + reach, foot - height * 0.02);
    brush.quadraticCurveTo(x + reach * 0.5, foot - height * 0.13, x, foot + height * 0.04);
    brush.fill();
  }
  brush.fillStyle = css(litColour(world, hex('#f2c84a'), depth));
  brush.beginPath();
  brush.ellipse(x + height * 0.05, y - height * 0.52, height * 0.04, height * 0.1, 0.2, 0, 7);
  brush.ellipse(x, y - height, height * 0.022, height * 0.07, 0, 0, 7);
  brush.fill();
}
