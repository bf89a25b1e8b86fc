import { createCanvas } from '@napi-rs/canvas';
import { css, hex, WHITE } from '../draw/colour.ts';
import { ellipse, glow } from '../draw/strokes.ts';
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

function sky(world: World) {
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
  for (const at of PLANETS.keys()) {
    brush.beginPath();
    brush.ellipse(width / 2, height / 2, ...orbitOf(world, at), 0, 0, 2 * Math.PI);
    brush.stroke();
  }
  const sun = { x: width / 2, y: height / 2 };
  glow(brush, { ...sun, radius: unit * 130 }, hex('#ffb02e'), 0.9);
  brush.fillStyle = '#ffd34d';
  ellipse(brush, sun.x, sun.y, unit * 44, unit * 44);
  brush.fillStyle = '#fff0a8';
  ellipse(brush, sun.x - unit * 9, sun.y - unit * 9, unit * 24, unit * 24);
  return canvas;
}

/** Half axes of the orbit at this place, which fill the picture. */
function orbitOf({ size, unit }: World, at: number): readonly [across: number, down: number] {
  const share = at / (PLANETS.length - 1);
  const grown = (inner: number, outer: number) => inner + (outer - inner) * share;
  return [
    grown(unit * 96, size.width * 0.46),
    grown(unit * (size.height > size.width ? 110 : 62), size.height * 0.42),
  ];
}

/** The planets, each on its way around the sun. */
export function orbitsPainter(world: World): Painter {
  const { size, unit } = world;
  const back = sky(world);
  const planets = PLANETS.map(([name, radius, turns], at) => {
    const height = unit * 34 * radius;
    const width = height * (name === 'Saturn' ? 2 : 1);
    return {
      turns,
      start: at * 2.4 + 0.6,
      bitmap: thingIn(world, `planet-${name.toLowerCase()}`, null, { width, height }),
    };
  });
  const words = PLANETS.map(([name]) =>
    lettering(
      name,
      { width: unit * 120, height: unit * 30 },
      { colour: WHITE, sizeMax: unit * 19, weight: 500 },
    ),
  );
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
