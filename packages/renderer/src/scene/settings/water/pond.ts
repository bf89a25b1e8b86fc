import { css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { row } from '../../../draw/props/rows.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { waves } from '../../../draw/water.ts';
import { ledge, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { isJapanese, overWater, planting } from '../land/japanese-garden.ts';
import { leafyRow, meadowGreen } from '../land/meadow.ts';
import { lilies, mirror, reeds } from './lake.ts';
import { nearBank } from './near-bank.ts';

/** Large leaves near the viewer; something small can sit on the middle one. */
function pads(world: World, y: number): Element {
  const { unit, size } = world;
  const sway = ({ seconds }: { seconds: number }) => ({
    x: 0,
    y: Math.sin(seconds * 1.1) * unit * 2,
  });
  const plan = { depth: 0.97, top: y - unit * 120, bottom: y + unit * 110, sway };
  return paintLayer({ ...world, speed: 0 }, plan, (brush) => {
    for (const [dx, dy, wide] of [
      [0, 6, 150],
      [-330, -34, 90],
      [310, 44, 110],
      [-230, 66, 80],
    ] as const) {
      const x =
        size.width / 2 + Math.max(-0.42 * size.width, Math.min(0.42 * size.width, dx * unit));
      const leaf = litColour(world, hex('#4fae62'), 1);
      brush.fillStyle = css(world.light.shadow, 0.26);
      ellipse(brush, x, y + unit * (dy + 9), unit * wide * 1.02, unit * wide * 0.27);
      brush.fillStyle = css(mix(leaf, world.light.key, 0.2));
      brush.beginPath();
      brush.ellipse(x, y + unit * dy, unit * wide, unit * wide * 0.25, 0, 0.5, Math.PI * 2 + 0.2);
      brush.lineTo(x, y + unit * dy);
      brush.fill();
      brush.strokeStyle = css(mix(leaf, world.light.shadow, 0.25), 0.5);
      brush.lineWidth = unit * 2.4;
      brush.beginPath();
      for (let ray = 1; ray < 8; ray += 1) {
        const angle = 0.5 + ray * 0.72;
        brush.moveTo(x, y + unit * dy);
        brush.lineTo(
          x + Math.cos(angle) * unit * wide * 0.9,
          y + unit * dy + Math.sin(angle) * unit * wide * 0.22,
        );
      }
      brush.stroke();
    }
  });
}

const KOI = ['#f2762e', '#fbf3ea', '#f2a33a', '#e4482f', '#fbf3ea'] as const;

/** Fish near the surface, seen from above, each in a lazy circle. */
function koi(world: World, y: number): Element {
  const { unit, size, light } = world;
  const colours = KOI.map((code) => css(mix(litColour(world, hex(code), 1), light.fog, 0.12)));
  const spots = css(litColour(world, hex('#e4482f'), 1));
  return {
    depth: 0.962,
    draw(brush, { seconds }) {
      for (const [at, colour] of colours.entries()) {
        const turn = seconds * (0.32 + at * 0.05) + at * 1.7;
        brush.save();
        brush.translate(
          size.width * (0.2 + 0.15 * at) + Math.cos(turn) * unit * 70,
          y + unit * ((at % 3) * 44 - 34 + Math.sin(turn) * 16),
        );
        brush.scale(Math.sin(turn) > 0 ? -1 : 1, 1);
        brush.rotate(Math.sin(seconds * 3 + at) * 0.05);
        brush.fillStyle = colour;
        ellipse(brush, 0, 0, unit * 46, unit * 13);
        const wag = Math.sin(seconds * 5 + at * 2) * unit * 7;
        brush.beginPath();
        brush.moveTo(-unit * 36, 0);
        brush.lineTo(-unit * 70, wag - unit * 13);
        brush.lineTo(-unit * 62, wag);
        brush.lineTo(-unit * 70, wag + unit * 13);
        brush.fill();
        brush.fillStyle = at % 2 === 1 ? spots : css(litColour(world, hex('#fbf3ea'), 1));
        ellipse(brush, unit * 14, -unit * 2, unit * 13, unit * 7);
        ellipse(brush, -unit * 16, unit, unit * 9, unit * 5);
        brush.restore();
      }
    },
  };
}

function farBank(world: World, horizon: number): Element[] {
  const { unit } = world;
  const green = meadowGreen(world);
  const far = { name: 'po1', depth: 0.26, y: horizon - unit * 40, swell: 20, waves: [2, 3] };
  const bank = { name: 'po2', depth: 0.3, y: horizon - unit * 6, swell: 5, waves: [1, 3] };
  const copse = leafyRow(world, { name: 'pot1', count: 18, tall: [80, 140], depth: 0.24 });
  const trees = leafyRow(world, {
    name: 'pot2',
    count: 9,
    tall: [150, 230],
    depth: 0.36,
    clearing: 0.16,
  });
  return [
    hills(world, {
      ...far,
      colour: mix(green, hex('#5a9a90'), 0.45),
      headroom: 150,
      behind: copse,
    }),
    hills(world, {
      ...bank,
      colour: mix(green, hex('#3f7d66'), 0.2),
      headroom: 240,
      behind: isJapanese(world) ? planting(world) : trees,
    }),
    ...(isJapanese(world) ? [overWater(world, horizon)] : []),
  ];
}

/** Still water under trees, with lilies and reeds. */
export const paintPond: PaintSetting = (world) => {
  const { unit, light, size, description } = world;
  const isTall = size.height > size.width;
  const horizon = size.height * (isTall ? 0.48 : 0.44);
  const groundY = size.height * (isTall ? 0.78 : 0.8);
  const green = meadowGreen(world);
  const sky = skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 1 : 0 });
  const land = farBank(world, horizon);
  const shore = { name: 'po3', depth: 1.3, y: size.height + unit * 4, swell: 18, waves: [1, 2] };
  const near = nearBank(world);
  const rushes = {
    name: 'por',
    count: 10,
    tall: [150, 250],
    depth: 1,
    clearing: 0.5,
    down: [8, 20],
  } as const;
  return {
    surface: 'water',
    groundY,
    horizon,
    supports: [
      level(world, 'water', groundY, { span: [0, 1] }),
      ...near.supports,
      ledge(
        'leaf',
        groundY + unit * 4,
        [size.width / 2 - unit * 110, size.width / 2 + unit * 110],
        1,
      ),
    ],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? ['fireflies'] : ['dust'],
    elements: [
      ...near.elements,
      ...sky,
      ...land,
      mirror(world, [...sky.slice(0, 1), ...land], horizon),
      lilies(world, horizon + (groundY - horizon) * 0.34, groundY - unit * 70),
      waves(world, {
        name: 'pow',
        depth: 0.95,
        y: groundY + unit * 20,
        swell: 3,
        crests: 5,
        colour: hex('#2f7f88'),
      }),
      ...(description.extras?.includes('koi') === true ? [koi(world, groundY + unit * 62)] : []),
      pads(world, groundY),
      hills(world, {
        ...shore,
        colour: mix(green, light.shadow, 0.3),
        headroom: 260,
        blur: 1.5,
        behind: row(world, rushes, (brush, placement, random) =>
          reeds(brush, world, placement, random),
        ),
      }),
    ],
  };
};
