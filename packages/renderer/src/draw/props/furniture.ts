import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { between, pick, type Random } from '../../random.ts';
import { paintSky } from '../../scene/sky.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { isSnowy, snowTones } from '../snow-cover.ts';
import { ellipse, glow, roundedBox, sideLit } from '../strokes.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The glass of `windowOnto`, without its bars. */
export function panesOf(box: Box, unit: number): readonly Box[] {
  const half = box.width / 2 - unit * 4;
  const bar = box.height * 0.42;
  const low = { y: box.y + bar + unit * 7, height: box.height - bar - unit * 7 };
  return [box.x, box.x + half + unit * 8].flatMap((x) => [
    { x, y: box.y, width: half, height: bar },
    { x, ...low, width: half },
  ]);
}

/** The houses of a city as a window shows them, with their lights in the dark. */
function roofsOutside(
  pen: SKRSContext2D,
  { light, random: stream }: World,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const random = stream('roofs-outside');
  for (const [row, share] of [0.62, 0.44].entries()) {
    const wall = mix(
      light.isDark ? hex('#1d2748') : hex('#8a97ad'),
      light.fog,
      row === 0 ? 0.4 : 0.12,
    );
    for (let x = -random() * width * 0.1; x < width; ) {
      const wide = width * between(random, 0.13, 0.22);
      const top = height * (1 - share * between(random, 0.6, 1.15));
      pen.fillStyle = css(wall);
      pen.fillRect(x, top, wide + 1, height - top);
      const step = width * 0.05;
      for (let left = x + step * 0.5; left < x + wide - step * 0.5; left += step)
        for (let up = top + step * 0.6; up < height; up += step * 1.3) {
          if (random() < 0.4) continue;
          const lit = pick(random, ['#ffd98a', '#ffc46a', '#cfe4ff'] as const);
          pen.fillStyle = light.isDark ? lit : css(mix(wall, WHITE, 0.45));
          pen.fillRect(left, up, step * 0.45, step * 0.6);
        }
      x += wide;
    }
  }
}

/** A window with a view of the sky and hills outside, or of the city. */
export function windowOnto(brush: Brush, outside: World, box: Box): void {
  const { x, y, width, height } = box;
  const { unit, light } = outside;
  const frame = litColour(outside, hex('#fff7ee'), 1);
  const view = createCanvas(Math.ceil(width), Math.ceil(height));
  const pen = view.getContext('2d');
  const sky = paintSky(
    { ...outside, size: { width: view.width, height: view.height }, unit: unit * 0.5 },
    { horizon: height * 0.8, clouds: 0, stars: light.isDark ? 0.25 : 0 },
  );
  pen.drawImage(sky, 0, 0);
  const isTown = /^(?:city|street)$/.test(outside.description.view ?? '');
  if (isTown) roofsOutside(pen, outside, { width, height });
  for (const [up, colour] of [
    [0.3, mix(light.fog, hex('#5f8f8a'), 0.4)],
    [0.18, mix(light.fog, hex('#4f8a5a'), 0.65)],
  ] as const) {
    if (isTown) break;
    pen.fillStyle = css(isSnowy(outside) ? snowTones(outside, 0.5 + up * -0.6).body : colour);
    pen.beginPath();
    pen.ellipse(
      width * (up > 0.2 ? 0.3 : 0.75),
      height * (1.25 - up),
      width * 0.75,
      height * 0.42,
      0,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
  brush.fillStyle = css(mix(frame, outside.light.shadow, 0.25));
  roundedBox(
    brush,
    { x: x - unit * 16, y: y - unit * 12, width: width + unit * 32, height: height + unit * 30 },
    unit * 10,
  );
  brush.fillStyle = css(frame);
  roundedBox(
    brush,
    { x: x - unit * 16, y: y - unit * 16, width: width + unit * 32, height: height + unit * 30 },
    unit * 10,
  );
  brush.drawImage(view, x, y);
  brush.fillStyle = css(frame);
  brush.fillRect(x + width / 2 - unit * 4, y, unit * 8, height);
  brush.fillRect(x, y + height * 0.42, width, unit * 7);
  brush.fillStyle = css(mix(frame, WHITE, 0.4));
  roundedBox(
    brush,
    { x: x - unit * 28, y: y + height + unit * 8, width: width + unit * 56, height: unit * 16 },
    unit * 6,
  );
}

const SPINES = [
  '#e4572e',
  '#f3a712',
  '#29335c',
  '#669bbc',
  '#a8c686',
  '#c05299',
  '#f2e2ba',
] as const;

/** A shelf with books and a pot at its end. */
export function bookShelf(brush: Brush, world: World, box: Box, random: Random): void {
  const { x, y, width, height } = box;
  const { unit } = world;
  let at = x + unit * 12;
  while (at < x + width * 0.66) {
    const wide = unit * between(random, 11, 23);
    const tall = height * between(random, 0.66, 1);
    const colour = litColour(world, hex(pick(random, SPINES)), 1);
    brush.fillStyle = sideLit(brush, world, colour, [at, at + wide]);
    roundedBox(brush, { x: at, y: y - tall, width: wide, height: tall }, unit * 2);
    brush.fillStyle = css(mix(colour, WHITE, 0.45));
    brush.fillRect(at + wide * 0.2, y - tall * 0.84, wide * 0.6, unit * 3);
    at += wide + unit * (random() < 0.15 ? 14 : 1.5);
  }
  houseplant(brush, world, { x: x + width * 0.84, y, height: height * 1.15 });
  brush.fillStyle = css(mix(litColour(world, hex('#a06a44'), 1), world.light.shadow, 0.3));
  roundedBox(brush, { x, y: y + unit * 4, width, height: unit * 12 }, unit * 4);
  brush.fillStyle = css(litColour(world, hex('#b67c52'), 1));
  roundedBox(brush, { x, y, width, height: unit * 11 }, unit * 4);
}

export function houseplant(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const { x, y, height } = at;
  const leaf = litColour(world, hex('#3f9a5c'), 1);
  for (let one = 0; one < 9; one += 1) {
    const angle = -Math.PI / 2 + (one - 4) * 0.3;
    const reach = height * (0.62 - Math.abs(one - 4) * 0.045);
    brush.save();
    brush.translate(x, y - height * 0.34);
    brush.rotate(angle);
    brush.fillStyle = css(one % 2 === 0 ? leaf : mix(leaf, world.light.key, 0.25));
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.quadraticCurveTo(reach * 0.5, -reach * 0.24, reach, 0);
    brush.quadraticCurveTo(reach * 0.5, reach * 0.24, 0, 0);
    brush.fill();
    brush.restore();
  }
  brush.fillStyle = sideLit(brush, world, litColour(world, hex('#d97b54'), 1), [
    x - height * 0.2,
    x + height * 0.2,
  ]);
  brush.beginPath();
  brush.moveTo(x - height * 0.2, y - height * 0.38);
  brush.lineTo(x + height * 0.2, y - height * 0.38);
  brush.lineTo(x + height * 0.14, y);
  brush.lineTo(x - height * 0.14, y);
  brush.fill();
}

export function floorLamp(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const { x, y, height } = at;
  glow(
    brush,
    { x, y: y - height * 0.84, radius: height * 0.85 },
    hex('#ffd28a'),
    world.light.isDark ? 0.62 : 0.26,
  );
  brush.fillStyle = css(litColour(world, hex('#5a4a48'), 1));
  brush.fillRect(x - height * 0.01, y - height * 0.8, height * 0.02, height * 0.8);
  ellipse(brush, x, y, height * 0.11, height * 0.022);
  const shade = brush.createLinearGradient(0, y - height, 0, y - height * 0.74);
  shade.addColorStop(0, css(mix(litColour(world, hex('#f6c98a'), 1), WHITE, 0.2)));
  shade.addColorStop(1, css(mix(hex('#ffe3ad'), WHITE, world.light.isDark ? 0.4 : 0.1)));
  brush.fillStyle = shade;
  brush.beginPath();
  brush.moveTo(x - height * 0.08, y - height);
  brush.lineTo(x + height * 0.08, y - height);
  brush.lineTo(x + height * 0.16, y - height * 0.74);
  brush.lineTo(x - height * 0.16, y - height * 0.74);
  brush.fill();
}

export function framedPicture(brush: Brush, world: World, box: Box, random: Random): void {
  const { x, y, width, height } = box;
  const { unit } = world;
  brush.fillStyle = css(world.light.shadow, 0.22);
  roundedBox(brush, { x: x + unit * 3, y: y + unit * 6, width, height }, unit * 4);
  brush.fillStyle = css(litColour(world, hex('#fbf3e6'), 1));
  roundedBox(brush, box, unit * 4);
  const inner = {
    x: x + unit * 9,
    y: y + unit * 9,
    width: width - unit * 18,
    height: height - unit * 18,
  };
  const hue: Colour = hex(pick(random, ['#f2a65a', '#7fb3c8', '#e98a8a', '#9ac08a']));
  brush.fillStyle = css(litColour(world, hue, 1));
  brush.fillRect(inner.x, inner.y, inner.width, inner.height);
  brush.save();
  brush.beginPath();
  brush.rect(inner.x, inner.y, inner.width, inner.height);
  brush.clip();
  brush.fillStyle = css(litColour(world, mix(hue, WHITE, 0.55), 1));
  ellipse(
    brush,
    inner.x + inner.width * 0.66,
    inner.y + inner.height * 0.36,
    inner.width * 0.17,
    inner.width * 0.17,
  );
  brush.fillStyle = css(litColour(world, mix(hue, hex('#30405c'), 0.45), 1));
  ellipse(
    brush,
    inner.x + inner.width * 0.3,
    inner.y + inner.height * 1.05,
    inner.width * 0.6,
    inner.height * 0.5,
  );
  brush.restore();
}
