import { createCanvas } from '@napi-rs/canvas';
import { type Colour, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { floatingBalls, heroBall, podium, type Tone } from '../../../draw/podium.ts';
import { fromTop, glow } from '../../../draw/strokes.ts';
import { pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import type { Element, World } from '../../world.ts';

type Scheme = readonly [string, string, string, string];

/** Colours of the backdrop at the top and the bottom, of the podium, and of the balls. */
const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  ['#ffd9c2', '#ff9f8a', '#fff1e6', '#7a6cf0'],
  ['#c9e4ff', '#7fb0ff', '#f2f8ff', '#ff8f6b'],
  ['#d9f2e0', '#7fcfb0', '#f4fff6', '#ffb03b'],
  ['#e6dcff', '#a98bff', '#f8f3ff', '#ff7fb0'],
  ['#fff0c2', '#ffc857', '#fffaf0', '#2f8f9f'],
  ['#ffd6e6', '#ff8fb8', '#fff4f8', '#3fb8a9'],
];

function colours(world: World): Tone {
  const [high, low, stand, ball] = pick(world.random('scheme'), SCHEMES).map(hex);
  const { accent, moods } = world.description;
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

function arch(world: World, tone: Tone, floor: number): Element {
  const { size, unit } = world;
  return paintLayer(
    world,
    { depth: 0.6, top: -world.margin, bottom: size.height + world.margin },
    (onto, area) => {
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
      onto.fillRect(area.left, floor, area.width, size.height);
    },
  );
}

/** A neutral background for anything: an arch, a podium, soft light. */
export const paintAbstract: PaintSetting = (world) => {
  const { size, unit } = world;
  const tone = colours(world);
  const isTall = size.height > size.width;
  const groundY = size.height * (isTall ? 0.72 : 0.78);
  const floor = groundY - unit * 40;
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
  return {
    surface: 'podium',
    groundY,
    horizon: floor,
    supports: [
      {
        name: 'podium',
        y: groundY,
        left: size.width / 2 - unit * 230,
        right: size.width / 2 + unit * 230,
        depth: 1,
      },
      level(world, 'floor', groundY + unit * 60),
    ],
    window: null,
    lights: [],
    light,
    ambientParticles: tone.isNight ? ['sparkles'] : ['dust'],
    elements: [
      { depth: 0, draw: (onto) => onto.drawImage(back, 0, 0) },
      arch(world, tone, floor),
      podium(world, tone, groundY),
      ...(world.description.subjects.length === 0 && world.description.title === null
        ? [heroBall(world, tone, groundY)]
        : []),
      ...floatingBalls(world, tone),
    ],
  };
};
