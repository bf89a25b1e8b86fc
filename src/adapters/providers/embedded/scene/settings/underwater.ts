import { createCanvas } from '@napi-rs/canvas';
import { type Colour, css, hex, mix, times, WHITE } from '../../draw/colour.ts';
import { hills } from '../../draw/landforms.ts';
import { rock } from '../../draw/props/plants.ts';
import { row } from '../../draw/props/rows.ts';
import type { Stand } from '../../draw/props/trees.ts';
import { ellipse, fromTop } from '../../draw/strokes.ts';
import { between, pick, type Random } from '../../random.ts';
import { sunRays } from '../atmosphere.ts';
import type { PaintSetting } from '../scenery.ts';
import type { Brush, Element, World } from '../world.ts';

const CORALS = ['#ff6f91', '#ff9671', '#ffc75f', '#c77dff', '#4fd1c5'] as const;

function branches(
  brush: Brush,
  at: { x: number; y: number; angle: number; long: number },
  level: number,
  random: Random,
): void {
  const tip = { x: at.x + Math.cos(at.angle) * at.long, y: at.y + Math.sin(at.angle) * at.long };
  brush.lineWidth = at.long * 0.36;
  brush.beginPath();
  brush.moveTo(at.x, at.y);
  brush.lineTo(tip.x, tip.y);
  brush.stroke();
  if (level === 0) return;
  for (const turn of [-0.5, 0.45]) {
    branches(
      brush,
      { ...tip, angle: at.angle + turn + between(random, -0.2, 0.2), long: at.long * 0.74 },
      level - 1,
      random,
    );
  }
}

function coral(brush: Brush, colour: Colour, stand: Stand, random: Random): void {
  const { x, y, height } = stand;
  if (random() < 0.62) {
    brush.strokeStyle = css(colour);
    brush.lineCap = 'round';
    branches(
      brush,
      {
        x,
        y: y + height * 0.05,
        angle: -Math.PI / 2 + between(random, -0.15, 0.15),
        long: height * 0.36,
      },
      3,
      random,
    );
    return;
  }
  const fill = brush.createRadialGradient(
    x - height * 0.15,
    y - height * 0.4,
    0,
    x,
    y - height * 0.2,
    height * 0.6,
  );
  fill.addColorStop(0, css(mix(colour, WHITE, 0.3)));
  fill.addColorStop(1, css(colour));
  brush.fillStyle = fill;
  for (const [dx, r] of [
    [-0.3, 0.26],
    [0.28, 0.24],
    [0, 0.36],
  ] as const) {
    ellipse(brush, x + dx * height, y - r * height * 0.75, r * height, r * height);
  }
}

/** Ribbons that bend with the current, more at the top than at the foot. */
function seaweed(
  world: World,
  floor: number,
  tint: (colour: Colour, depth: number) => Colour,
): Element {
  const random = world.random('weed');
  const { unit, size } = world;
  const blades = Array.from({ length: 22 }, (_, at) => {
    const side = at % 2 === 0 ? between(random, -0.04, 0.3) : between(random, 0.7, 1.04);
    return {
      x: size.width * side,
      y: floor + unit * between(random, -6, 60),
      tall: unit * between(random, 110, 270),
      wide: unit * between(random, 9, 16),
      phase: random() * 7,
      colour: css(tint(mix(hex('#2fae66'), hex('#a4c639'), random()), 1)),
    };
  });
  return {
    depth: 0.97,
    draw(brush, { seconds }) {
      for (const { x, y, tall, wide, phase, colour } of blades) {
        const bend = Math.sin(seconds * 1.1 + phase) * tall * 0.14;
        const tip = Math.sin(seconds * 1.1 + phase - 0.9) * tall * 0.24;
        brush.fillStyle = colour;
        brush.beginPath();
        brush.moveTo(x - wide, y);
        brush.bezierCurveTo(
          x - wide * 1.4,
          y - tall * 0.35,
          x + bend - wide * 1.6,
          y - tall * 0.6,
          x + tip,
          y - tall,
        );
        brush.bezierCurveTo(
          x + bend + wide * 1.6,
          y - tall * 0.6,
          x + wide * 0.6,
          y - tall * 0.35,
          x + wide,
          y,
        );
        brush.fill();
      }
    },
  };
}

/** A shoal far behind, all of one mind. */
function shoal(world: World, colour: Colour): Element {
  const random = world.random('shoal');
  const { unit, size } = world;
  const way = random() < 0.5 ? 1 : -1;
  const fish = Array.from({ length: 15 }, () => ({
    x: between(random, -0.12, 0.12),
    y: between(random, -0.06, 0.06),
    size: unit * between(random, 9, 16),
    phase: random() * 7,
  }));
  const height = size.height * between(random, 0.2, 0.36);
  return {
    depth: 0.35,
    draw(brush, { seconds }) {
      brush.fillStyle = css(colour, 0.75);
      const centre = size.width * (0.5 + way * (((seconds * 0.055 + 0.3) % 1.6) - 0.8));
      for (const one of fish) {
        const x = centre + one.x * size.width;
        const y = height + one.y * size.height + Math.sin(seconds * 1.4 + one.phase) * unit * 7;
        const wag = Math.sin(seconds * 9 + one.phase) * one.size * 0.25;
        ellipse(brush, x, y, one.size, one.size * 0.46);
        brush.beginPath();
        brush.moveTo(x - way * one.size * 0.8, y);
        brush.lineTo(x - way * one.size * 1.6, y - one.size * 0.45 + wag);
        brush.lineTo(x - way * one.size * 1.6, y + one.size * 0.45 + wag);
        brush.fill();
      }
    },
  };
}

export const paintUnderwater: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const isDeep = light.isDark;
  const water = isDeep
    ? [hex('#0b4f8a'), hex('#073a70'), hex('#04204a'), hex('#031634')]
    : [hex('#7fe3f0'), hex('#2fb4df'), hex('#1479be'), hex('#0c4f94')];
  const colours = water.map((colour) =>
    world.reading.accent === null ? colour : mix(colour, light.accent, 0.3),
  );
  const [surface = WHITE, upper = WHITE, lower = WHITE] = colours;
  const floor = size.height * (size.height > size.width ? 0.84 : 0.86);
  const deep: World = {
    ...world,
    light: {
      ...light,
      ambient: mix(surface, WHITE, isDeep ? 0.35 : 0.55),
      fog: mix(upper, lower, 0.5),
      haze: 0.9,
      key: mix(surface, WHITE, 0.5),
      shadow: mix(lower, hex('#02122e'), 0.5),
    },
  };
  const backdrop = createCanvas(size.width, size.height);
  const brush = backdrop.getContext('2d');
  brush.fillStyle = fromTop(brush, [0, size.height], colours);
  brush.fillRect(0, 0, size.width, size.height);
  const tint = (colour: Colour, depth: number) =>
    mix(times(colour, deep.light.ambient), deep.light.fog, 0.75 * Math.max(0, 1 - depth));
  const reef = (
    name: string,
    count: number,
    tall: readonly [number, number],
    depth: number,
    clearing: number,
  ) =>
    row(
      deep,
      {
        name,
        count,
        tall: [tall[0] * unit, tall[1] * unit],
        depth,
        down: [0, 14 * unit],
        clearing,
      },
      (onto, stand, random) => {
        if (random() < 0.78) coral(onto, tint(hex(pick(random, CORALS)), depth), stand, random);
        else rock(onto, deep, stand, hex('#7d8bb0'));
      },
    );
  const sand = hex('#f0d9a6');
  return {
    surface: 'deep',
    footing: floor,
    horizon: size.height * 0.7,
    light: deep.light,
    ambience: ['bubbles'],
    elements: [
      { depth: 0, draw: (onto) => onto.drawImage(backdrop, 0, 0) },
      hills(deep, {
        name: 'u1',
        depth: 0.2,
        y: floor - unit * 130,
        swell: unit * 50,
        waves: [2, 3],
        colour: hex('#5a86b8'),
      }),
      shoal(world, mix(upper, lower, 0.75)),
      hills(deep, {
        name: 'u2',
        depth: 0.5,
        y: floor - unit * 64,
        swell: unit * 30,
        waves: [1, 3],
        colour: mix(sand, hex('#6f9fc0'), 0.5),
        headroom: unit * 130,
        behind: reef('r2', 14, [60, 120], 0.5, 0),
      }),
      {
        ...sunRays(deep, { x: size.width * light.sunX, y: -unit * 120 }, isDeep ? 0.22 : 0.42),
        depth: 0.6,
      },
      hills(deep, {
        name: 'u3',
        depth: 0.95,
        y: floor + unit * 8,
        swell: unit * 16,
        waves: [1, 2],
        colour: sand,
        headroom: unit * 190,
        behind: reef('r3', 9, [100, 175], 0.9, 0.34),
      }),
      seaweed(world, floor + unit * 30, tint),
      hills(deep, {
        name: 'u4',
        depth: 1.4,
        y: size.height + unit * 10,
        swell: unit * 26,
        waves: [1, 2],
        colour: mix(sand, deep.light.shadow, 0.5),
        headroom: unit * 210,
        blur: 4,
        behind: reef('r4', 6, [150, 230], 1, 0.5),
      }),
    ],
  };
};
