import { createCanvas } from '@napi-rs/canvas';
import { css, hex, WHITE } from '../draw/colour.ts';
import { ellipse, glow } from '../draw/strokes.ts';
import type { ExplainedPart } from '../parse-prompt/description/explainer.ts';
import { between } from '../random.ts';
import type { World } from '../scene/world.ts';
import { lettering, type Painter, thingIn } from './sheet.ts';

/** Name, radius compared with that of the Earth as it is shown, turns in a video. */
const PLANETS = [
  ['Mercury', 0.6, 0.9],
  ['Venus', 0.9, 0.62],
  ['Earth', 1, 0.5],
  ['Mars', 0.75, 0.4],
  ['Jupiter', 2.1, 0.24],
  ['Saturn', 1.7, 0.18],
  ['Uranus', 1.35, 0.13],
  ['Neptune', 1.3, 0.1],
] as const;

/** Half axes of an ellipse. */
type Axes = readonly [across: number, down: number];

/** Stars, the sun in the middle, and the ways around it. */
function sky(world: World, ways: readonly Axes[], sunRadius: number) {
  const { width, height } = world.size;
  const { unit } = world;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#0c0a24';
  brush.fillRect(0, 0, width, height);
  glow(
    brush,
    { x: width / 2, y: height / 2, radius: Math.max(width, height) * 0.62 },
    hex('#3b2a7a'),
    0.7,
  );
  const random = world.random('stars');
  for (let star = 0; star < 220; star += 1) {
    brush.fillStyle = css(WHITE, between(random, 0.2, 0.9));
    const radius = unit * between(random, 0.6, 1.8);
    ellipse(brush, random() * width, random() * height, radius, radius);
  }
  brush.strokeStyle = css(WHITE, 0.3);
  brush.lineWidth = unit * 1.6;
  for (const way of ways) {
    brush.beginPath();
    brush.ellipse(width / 2, height / 2, ...way, 0, 0, 2 * Math.PI);
    brush.stroke();
  }
  const sun = { x: width / 2, y: height / 2 };
  glow(brush, { ...sun, radius: sunRadius * 3 }, hex('#ffb02e'), 0.9);
  brush.fillStyle = '#ffd34d';
  ellipse(brush, sun.x, sun.y, sunRadius, sunRadius);
  brush.fillStyle = '#fff0a8';
  const [bright, aside] = [sunRadius * 0.55, sunRadius * 0.2];
  ellipse(brush, sun.x - aside, sun.y - aside, bright, bright);
  return canvas;
}

/** Half axes of the orbit at this place, which fill the picture. */
function orbitOf({ size, unit }: World, at: number): Axes {
  const share = at / (PLANETS.length - 1);
  const grown = (inner: number, outer: number) => inner + (outer - inner) * share;
  return [
    grown(unit * 96, size.width * 0.46),
    grown(unit * (size.height > size.width ? 110 : 62), size.height * 0.42),
  ];
}

const nameOf = ({ unit }: World, name: string, sizeMax = 19) =>
  lettering(
    name,
    { width: unit * 120, height: unit * 30 },
    { colour: WHITE, sizeMax: unit * sizeMax, weight: 500 },
  );

/** The Earth on its way around the sun, with the moon around it if that is one of the parts. */
export function earthOrbitPainter(world: World, parts: readonly ExplainedPart[]): Painter {
  const { size, unit } = world;
  const isTall = size.height > size.width;
  const way: Axes = [size.width * 0.36, size.height * (isTall ? 0.26 : 0.31)];
  const moonWay: Axes = [unit * 92, unit * 62];
  const back = sky(world, [way], unit * 78);
  const [earth, moon] = [104, 34].map((side, at) => {
    const box = { width: unit * side, height: unit * side };
    return thingIn(world, at === 0 ? 'planet-earth' : 'full-moon', null, box);
  });
  const hasMoon = parts.some(({ label }) => label === 'Moon');
  const words = ['Sun', 'Earth', 'Moon'].map((name) => nameOf(world, name, 26));
  return (brush, { progress, seconds }) => {
    const turn = 0.5 + progress * 2 * Math.PI;
    const x = size.width / 2 + way[0] * Math.cos(turn);
    const y = size.height / 2 + way[1] * Math.sin(turn);
    brush.drawImage(back, 0, 0);
    words[0]?.(brush, { x: size.width / 2 - unit * 60, y: size.height / 2 + unit * 84 });
    if (earth != null) brush.drawImage(earth, x - earth.width / 2, y - earth.height / 2);
    words[1]?.(brush, { x: x - unit * 60, y: y + unit * (hasMoon ? 66 : 54) });
    if (!hasMoon || moon == null) return;
    brush.strokeStyle = css(WHITE, 0.3);
    brush.lineWidth = unit * 1.6;
    brush.beginPath();
    brush.ellipse(x, y, ...moonWay, 0, 0, 2 * Math.PI);
    brush.stroke();
    const round = seconds * 2.2;
    const [at, down] = [x + moonWay[0] * Math.cos(round), y + moonWay[1] * Math.sin(round)];
    brush.drawImage(moon, at - moon.width / 2, down - moon.height / 2);
    words[2]?.(brush, { x: at - unit * 60, y: down - unit * 46 });
  };
}

/** The planets, each on its way around the sun. */
export function orbitsPainter(world: World): Painter {
  const { size, unit } = world;
  const ways = PLANETS.map((_, at) => orbitOf(world, at));
  const back = sky(world, ways, unit * 44);
  const planets = PLANETS.map(([name, radius, turns], at) => {
    const height = unit * 34 * radius;
    const width = height * (name === 'Saturn' ? 2 : 1);
    return {
      turns,
      start: at * 2.4 + 0.6,
      bitmap: thingIn(world, `planet-${name.toLowerCase()}`, null, { width, height }),
    };
  });
  const words = PLANETS.map(([name]) => nameOf(world, name));
  return (brush, { progress }) => {
    brush.drawImage(back, 0, 0);
    for (const [at, { turns, start, bitmap }] of planets.entries()) {
      if (bitmap === null) continue;
      const turn = start + progress * turns * 2 * Math.PI;
      const [across, down] = orbitOf(world, at);
      const x = size.width / 2 + across * Math.cos(turn);
      const y = size.height / 2 + down * Math.sin(turn);
      brush.drawImage(bitmap, x - bitmap.width / 2, y - bitmap.height / 2);
      words[at]?.(brush, { x: x - unit * 60, y: y + bitmap.height / 2 });
    }
  };
}
