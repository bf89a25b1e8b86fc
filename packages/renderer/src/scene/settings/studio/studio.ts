import { createCanvas } from '@napi-rs/canvas';
import { brightness, type Colour, css, hex, mix, saturate, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { paintMaterial } from '../../../draw/materials.ts';
import { podium } from '../../../draw/podium.ts';
import { stoneBlock } from '../../../draw/stone-block.ts';
import { fromTop, glow } from '../../../draw/strokes.ts';
import type { AdSurface } from '../../../parse-prompt/description/ad.ts';
import { pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import type { Element, World } from '../../world.ts';
import { paintDrapes } from './studio-drapes.ts';
import { paintBackdropPattern } from './studio-patterns.ts';
import { backShape, type StudioTone, wallPattern } from './studio-shapes.ts';
import { strewnAround } from './studio-strewn.ts';

type Scheme = readonly [string, string];

/** Backdrop and accent for prompts that name no colours. */
const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  ['#f4d9c6', '#e88a5f'],
  ['#cfe3f4', '#4f86d8'],
  ['#d8eedd', '#3fa57f'],
  ['#e9def8', '#8f6fe0'],
  ['#fbeac4', '#f0a93b'],
  ['#f7d9e2', '#e86f96'],
];

const NEON: readonly [Scheme, ...Scheme[]] = [
  ['#1a0b3a', '#ff4fd8'],
  ['#0b1640', '#3de8ff'],
];

const CSS_COLOUR = /^#[0-9a-f]{6}$/i;

/** Near black first; otherwise the order stays. */
function depthOf(colour: Colour): number {
  return brightness(colour) < 0.15 ? 0 : 1;
}

/** The brand's colours: the first is the backdrop, the second the accent. */
function brandColours({ description, light, random }: World): readonly [Colour, Colour] {
  const named = (description.ad?.palette ?? []).filter((code) => CSS_COLOUR.test(code)).map(hex);
  const scheme = pick(random('studio'), SCHEMES);
  // Gold and black is gold on black, in whatever order they are named.
  const [first, second] = named.sort((one, other) => depthOf(one) - depthOf(other));
  const tubes = description.moods.includes('neon') ? pick(random('neon'), NEON) : null;
  if (tubes !== null && first === undefined) return [hex(tubes[0]), hex(tubes[1])];
  // Black says nothing of the colour of the tubes.
  if (tubes !== null && first !== undefined && second === undefined && depthOf(first) === 0)
    return [first, hex(tubes[1])];
  if (description.moods.includes('retro') && first === undefined)
    return pick(random('retro'), [
      [hex('#ffb65e'), hex('#e63b8f')],
      [hex('#ff9fb8'), hex('#2bb9b0')],
    ]);
  if (first !== undefined)
    return [first, second ?? mix(first, brightness(first) > 0.5 ? hex('#3a2a50') : WHITE, 0.4)];
  if (description.styles.includes('minimal')) return [hex('#f6f6f8'), hex('#d9dde6')];
  if (description.accent !== null) return [mix(light.accent, WHITE, 0.25), light.accent];
  return [hex(scheme[0]), hex(scheme[1])];
}

/** Dark blue and dark green are below it, blue and red are not. */
const DEEP = 0.35;
const NIGHT = hex('#1c2a5e');

function tones(world: World): StudioTone {
  const [backdrop, accent] = brandColours(world);
  const { moods, weather, time, ad } = world.description;
  // The night is blue, unless the brand has a colour of its own.
  const ground = time === 'night' && ad?.isBranded !== true ? NIGHT : backdrop;
  const isNeon = moods.includes('neon');
  const isNight =
    weather.includes('storm') ||
    time === 'night' ||
    moods.includes('dark') ||
    moods.includes('cinematic') ||
    isNeon ||
    brightness(ground) < DEEP;
  const shaded = brightness(ground) < 0.22 ? 0.2 : brightness(ground) < DEEP ? 0.4 : 0.78;
  const base = isNight ? mix(ground, hex('#0d0a1c'), shaded) : ground;
  return {
    high: mix(base, WHITE, isNight ? 0.06 : 0.32),
    low: isNight ? mix(base, accent, 0.16) : mix(base, accent, 0.18),
    stand: isNight ? mix(base, WHITE, 0.14) : mix(base, WHITE, 0.6),
    ball: accent,
    shade: mix(mix(base, accent, 0.3), hex('#0d0a1c'), 0.6),
    accent: isNight ? saturate(accent, 1.15) : accent,
    isNight,
  };
}

/** The paper sweep: wall and floor without an edge, and a disc of light behind the product. */
function sweep(world: World, tone: StudioTone, floor: number): Element {
  const { size, unit } = world;
  const canvas = createCanvas(size.width, size.height);
  const brush = canvas.getContext('2d');
  const bend = mix(tone.high, tone.low, 0.8);
  brush.fillStyle = fromTop(
    brush,
    [0, size.height],
    [
      mix(tone.high, tone.low, 0.5),
      tone.high,
      mix(tone.high, tone.low, 0.4),
      bend,
      mix(bend, tone.high, 0.5),
      mix(bend, hex('#1a1030'), 0.1),
    ],
  );
  brush.fillRect(0, 0, size.width, size.height);
  const middle = { x: size.width / 2, y: floor - unit * 250 };
  glow(
    brush,
    { ...middle, radius: unit * 620 },
    tone.isNight ? tone.accent : WHITE,
    tone.isNight ? 0.4 : 0.7,
  );
  glow(
    brush,
    { x: size.width * world.light.sunX, y: 0, radius: unit * 560 },
    WHITE,
    tone.isNight ? 0.1 : 0.4,
  );
  const { backdrop, surface } = world.description.ad ?? {};
  if (backdrop !== undefined) paintBackdropPattern(world, brush, { ...tone, backdrop });
  else if (surface?.material === 'cloth') paintDrapes(world, brush, bend);
  else wallPattern(world, brush, tone);
  return { depth: 0, draw: (onto) => onto.drawImage(canvas, 0, 0) };
}

/** Bolts behind the podium: those of a thunderstorm would be gone in an instant. */
function bolts(world: World, tone: StudioTone, groundY: number): Element {
  const { size, unit } = world;
  const random = world.random('bolts');
  const shapes = [-0.86, 0.9, -0.34, 0.42].map((side) =>
    Array.from({ length: 8 }, (_, at) => ({
      x: size.width / 2 + side * unit * 300 + (random() - 0.5) * unit * 110,
      y: groundY - unit * 620 + (at / 7) * unit * 590,
    })),
  );
  return {
    depth: 0.6,
    draw(brush, { seconds }) {
      brush.lineJoin = 'bevel';
      for (const [at, points] of shapes.entries()) {
        const flash = 0.55 + 0.45 * Math.sin(seconds * 7 + at * 2.1) ** 2;
        for (const [width, alpha] of [
          [26, 0.16],
          [12, 0.4],
          [5, 1],
        ] as const) {
          brush.strokeStyle = css(
            mix(tone.accent, WHITE, alpha === 1 ? 0.85 : 0.35),
            alpha * flash,
          );
          brush.lineWidth = unit * width * (at < 2 ? 1 : 0.6);
          brush.beginPath();
          for (const { x, y } of points) brush.lineTo(x, y);
          brush.stroke();
        }
      }
    },
  };
}

/** How far the surface goes on behind the product, in units. */
const BEHIND = 74;

/** Stone, wood or cloth from edge to edge; it reaches below the frame, since layouts lift it. */
export const TABLE_DEPTH = 0.95;

function tableOf(world: World, { material, colour }: AdSurface, groundY: number): Element {
  const { size, unit } = world;
  const top = groundY - unit * BEHIND;
  const bottom = size.height * 1.45;
  return paintLayer(world, { depth: TABLE_DEPTH, top: top - unit * 30, bottom }, (brush, area) =>
    paintMaterial(brush, material, hex(colour), {
      ...area,
      top,
      bottom,
      unit,
      random: world.random('material'),
    }),
  );
}

function standFor(world: World, tone: StudioTone, groundY: number): Element {
  const surface = world.description.ad?.surface;
  if (surface === undefined) return podium(world, tone, groundY);
  if (surface.isBlock !== true) return tableOf(world, surface, groundY);
  const isMossy = surface.material === 'moss';
  const isWet = surface.isWet === true;
  return stoneBlock(world, { colour: hex(surface.colour), isMossy, isWet }, groundY);
}

function behindProduct(world: World, tone: StudioTone, groundY: number): readonly Element[] {
  const { surface, strewn, backdrop } = world.description.ad ?? {};
  const isHidden =
    backdrop !== undefined || surface?.material === 'cloth' || strewn?.kind === 'leaves';
  return isHidden ? [] : [backShape(world, tone, groundY)];
}

/** A sweep of paper, soft light and a podium in the colours of the brand. */
export const paintStudio: PaintSetting = (world) => {
  const { size, unit } = world;
  const tone = tones(world);
  const isTall = size.height > size.width;
  const groundY = size.height * (isTall ? 0.72 : 0.78);
  const half = Math.min(unit * 230, size.width * 0.4);
  const light = {
    ...world.light,
    ambient: tone.isNight ? mix(hex('#e6e0ff'), tone.accent, 0.1) : WHITE,
    key: hex('#fff8ea'),
    shadow: mix(mix(tone.low, tone.accent, 0.3), hex('#1d1236'), 0.66),
    fog: tone.high,
    isDark: tone.isNight,
  };
  return {
    surface: 'podium',
    groundY,
    horizon: groundY - unit * 40,
    supports: [
      {
        name: 'podium',
        y: groundY,
        left: size.width / 2 - half,
        right: size.width / 2 + half,
        depth: 1,
      },
      level(world, 'floor', groundY + unit * 90),
    ],
    window: null,
    lights: [],
    light,
    ambientParticles: tone.isNight ? ['sparkles'] : [],
    elements: [
      sweep(world, tone, groundY),
      ...behindProduct(world, tone, groundY),
      ...(world.description.weather.includes('storm') ? [bolts(world, tone, groundY)] : []),
      standFor(world, tone, groundY),
      ...strewnAround(world, groundY),
    ],
  };
};
