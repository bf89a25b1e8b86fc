import { createCanvas } from '@napi-rs/canvas';
import { drawShadow, shadowBitmap } from '../../draw/actors/trappings.ts';
import { type Colour, css, hex, mix, WHITE } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { ellipse, fromTop, glow } from '../../draw/strokes.ts';
import { between, pick } from '../../random.ts';
import type { PaintSetting } from '../scenery.ts';
import type { Element, World } from '../world.ts';

type Scheme = readonly [string, string, string, string];

/** Backdrop above and below, the stand, and the balls around it. */
const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  ['#ffd9c2', '#ff9f8a', '#fff1e6', '#7a6cf0'],
  ['#c9e4ff', '#7fb0ff', '#f2f8ff', '#ff8f6b'],
  ['#d9f2e0', '#7fcfb0', '#f4fff6', '#ffb03b'],
  ['#e6dcff', '#a98bff', '#f8f3ff', '#ff7fb0'],
  ['#fff0c2', '#ffc857', '#fffaf0', '#2f8f9f'],
  ['#ffd6e6', '#ff8fb8', '#fff4f8', '#3fb8a9'],
];

function colours(world: World) {
  const [high, low, stand, ball] = pick(world.random('scheme'), SCHEMES).map(hex);
  const { accent, moods } = world.reading;
  const isNight = world.light.isDark || moods.includes('dark') || moods.includes('neon');
  const shift = (colour: Colour = WHITE) => {
    const tinted = accent === null ? colour : mix(colour, world.light.accent, 0.4);
    return isNight ? mix(tinted, hex('#1a1440'), 0.68) : tinted;
  };
  return {
    high: shift(high),
    low: shift(low),
    stand: shift(stand),
    ball: accent === null ? (ball ?? WHITE) : mix(ball ?? WHITE, world.light.accent, 0.5),
    isNight,
  };
}

function ball(colour: Colour, radius: number) {
  const canvas = createCanvas(Math.ceil(radius * 2.2), Math.ceil(radius * 2.2));
  const brush = canvas.getContext('2d');
  const centre = canvas.width / 2;
  const fill = brush.createRadialGradient(
    centre - radius * 0.35,
    centre - radius * 0.4,
    radius * 0.05,
    centre,
    centre,
    radius,
  );
  fill.addColorStop(0, css(mix(colour, WHITE, 0.75)));
  fill.addColorStop(0.45, css(colour));
  fill.addColorStop(1, css(mix(colour, hex('#2a1450'), 0.42)));
  brush.fillStyle = fill;
  ellipse(brush, centre, centre, radius, radius);
  return canvas;
}

/** Balls that hang in the air around the stage, never before its middle. */
function floating(world: World, tone: ReturnType<typeof colours>): Element[] {
  const random = world.random('balls');
  const { size, unit } = world;
  return Array.from({ length: 9 }, (_, at) => {
    const isLeft = at % 2 === 0;
    const radius = unit * between(random, 9, at < 2 ? 70 : 36);
    const hue = mix(at % 3 === 0 ? tone.ball : at % 3 === 1 ? tone.low : tone.stand, WHITE, 0.1);
    const bitmap = ball(hue, radius);
    const x = size.width * (isLeft ? between(random, 0.02, 0.24) : between(random, 0.76, 0.98));
    const y = size.height * between(random, 0.1, 0.74);
    const phase = random() * 7;
    return {
      depth: 0.5 + (radius / unit) * 0.008,
      draw(brush, { seconds }) {
        const rise = Math.sin(seconds * 0.9 + phase) * unit * 13;
        brush.drawImage(
          bitmap,
          x - bitmap.width / 2 + Math.sin(seconds * 0.6 + phase) * unit * 7,
          y - bitmap.height / 2 + rise,
        );
      },
    } satisfies Element;
  });
}

/** Something to look at when the prompt names nothing we know. */
function heroBall(world: World, tone: ReturnType<typeof colours>, footing: number): Element {
  const { size, unit } = world;
  const radius = unit * 120;
  const bitmap = ball(tone.ball, radius);
  const shadow = shadowBitmap(mix(tone.low, hex('#2a1450'), 0.7));
  return {
    depth: 1,
    draw(brush, { seconds }) {
      const lift = unit * (30 + 16 * Math.sin(seconds * 1.4));
      const x = size.width / 2;
      const at = { x, y: footing, width: radius * 1.8, lift: lift / radius };
      drawShadow(brush, shadow, at);
      const y = footing - radius * 1.1 - lift;
      brush.drawImage(bitmap, x - bitmap.width / 2, y - bitmap.height / 2);
    },
  };
}

function podium(world: World, tone: ReturnType<typeof colours>, top: number): Element {
  const { size, unit } = world;
  const x = size.width / 2;
  const dim = mix(tone.low, hex('#3a1f60'), tone.isNight ? 0.5 : 0.26);
  return paintLayer(
    world,
    { depth: 0.95, top: top - unit * 60, bottom: size.height + world.margin },
    (brush) => {
      for (const [half, from, tall] of [
        [330, 42, 90],
        [250, 0, 56],
      ] as const) {
        const y = top + unit * from;
        const side = brush.createLinearGradient(x - unit * half, 0, x + unit * half, 0);
        side.addColorStop(0, css(mix(tone.stand, dim, 0.3)));
        side.addColorStop(0.5, css(mix(tone.stand, dim, 0.5)));
        side.addColorStop(1, css(mix(tone.stand, dim, 0.85)));
        brush.fillStyle = css(hex('#2a1450'), 0.16);
        ellipse(
          brush,
          x + unit * 18,
          y + unit * (tall + 10),
          unit * (half + 26),
          unit * half * 0.17,
        );
        brush.fillStyle = side;
        brush.beginPath();
        brush.ellipse(x, y + unit * tall, unit * half, unit * half * 0.15, 0, 0, Math.PI);
        brush.lineTo(x - unit * half, y);
        brush.lineTo(x + unit * half, y);
        brush.closePath();
        brush.fill();
        brush.fillRect(x - unit * half, y, unit * half * 2, unit * tall);
        brush.fillStyle = fromTop(
          brush,
          [y - unit * half * 0.15, y + unit * half * 0.15],
          [mix(tone.stand, WHITE, tone.isNight ? 0.1 : 0.4), tone.stand],
        );
        ellipse(brush, x, y, unit * half, unit * half * 0.15);
      }
    },
  );
}

/** A small stage for anything: an arch, a stand, soft light. */
export const paintAbstract: PaintSetting = (world) => {
  const { size, unit } = world;
  const tone = colours(world);
  const isTall = size.height > size.width;
  const footing = size.height * (isTall ? 0.72 : 0.78);
  const floor = footing - unit * 40;
  const back = createCanvas(size.width, size.height);
  const brush = back.getContext('2d');
  brush.fillStyle = fromTop(
    brush,
    [0, size.height],
    [mix(tone.high, WHITE, tone.isNight ? 0 : 0.2), tone.high, tone.low],
  );
  brush.fillRect(0, 0, size.width, size.height);
  glow(
    brush,
    { x: size.width * world.light.sunX, y: size.height * 0.12, radius: unit * 640 },
    WHITE,
    tone.isNight ? 0.16 : 0.6,
  );
  const light = {
    ...world.light,
    ambient: tone.isNight ? hex('#cfc6ff') : hex('#ffffff'),
    key: hex('#fff6e2'),
    shadow: mix(tone.low, hex('#2a1450'), 0.6),
    fog: tone.high,
  };
  const arch = paintLayer(
    world,
    { depth: 0.6, top: -world.margin, bottom: size.height + world.margin },
    (onto, ground) => {
      const half = unit * 300;
      const x = size.width / 2;
      const crown = Math.max(unit * 90, floor - unit * 520);
      onto.fillStyle = fromTop(
        onto,
        [crown, floor],
        [mix(tone.low, tone.high, 0.2), mix(tone.high, WHITE, tone.isNight ? 0.05 : 0.35)],
      );
      onto.beginPath();
      onto.moveTo(x - half, floor);
      onto.lineTo(x - half, crown + half);
      onto.arc(x, crown + half, half, Math.PI, 2 * Math.PI);
      onto.lineTo(x + half, floor);
      onto.fill();
      onto.fillStyle = fromTop(
        onto,
        [floor, size.height],
        [mix(tone.low, tone.high, 0.4), mix(tone.low, hex('#2a1450'), 0.14)],
      );
      onto.fillRect(ground.left, floor, ground.width, size.height);
    },
  );
  return {
    surface: 'podium',
    footing,
    horizon: floor,
    light,
    ambience: tone.isNight ? ['sparkles'] : ['dust'],
    elements: [
      { depth: 0, draw: (onto) => onto.drawImage(back, 0, 0) },
      arch,
      podium(world, tone, footing),
      ...(world.reading.subjects.length === 0 ? [heroBall(world, tone, footing)] : []),
      ...floating(world, tone),
    ],
  };
};
