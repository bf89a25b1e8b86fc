import { createCanvas } from '@napi-rs/canvas';
import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { fromTop, glow, sideLit } from '../../../draw/strokes.ts';
import { between, pick, type Random } from '../../../random.ts';
import type { Light } from '../../light.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { paintMountains } from './mountains.ts';

const STONE = hex('#6f6480');
const CRYSTALS = ['#6fe0ff', '#c08aff', '#7fffc4'] as const;

const ICE = hex('#8fc4ea');

const isOfIce = ({ description }: World): boolean => description.extras?.includes('ice') === true;

const stoneOf = (world: World): Colour => (isOfIce(world) ? ICE : STONE);

function dimLight(world: World): Light {
  if (isOfIce(world))
    return {
      ...world.light,
      ambient: hex('#cfe6f8'),
      key: hex('#f0faff'),
      shadow: hex('#14406e'),
      fog: hex('#6aa4d4'),
      haze: 0.4,
    };
  return {
    ...world.light,
    ambient: hex('#b4a8c4'),
    key: hex('#ffdca8'),
    shadow: hex('#120c22'),
    fog: hex('#4a4468'),
    haze: 0.4,
    isDark: true,
  };
}

/** The mouth of the cave: the outside, seen through an uneven arch. */
function mouth(world: World, at: { x: number; y: number; half: number; tall: number }): Element {
  const { unit, size, margin } = world;
  const canvas = createCanvas(size.width, size.height);
  const brush = canvas.getContext('2d');
  const [deep, dark] = isOfIce(world) ? ['#2a6aa8', '#123a70'] : ['#1a1230', '#0d0818'];
  const stone = mix(stoneOf(world), hex(deep), 0.5);
  brush.fillStyle = fromTop(
    brush,
    [0, size.height],
    [mix(stone, hex(dark), 0.5), stone, mix(stone, hex(dark), 0.3)],
  );
  brush.fillRect(0, 0, size.width, size.height);
  glow(
    brush,
    { x: at.x, y: at.y - at.tall * 0.5, radius: unit * 560 },
    mix(world.light.sky[2], hex('#ffe0b0'), 0.4),
    0.5,
  );
  const box = { width: at.half * 2, height: at.tall * 1.1 };
  const view = viewOf(world, paintMountains, box, 0.5);
  brush.save();
  brush.beginPath();
  brush.moveTo(at.x - at.half, at.y);
  brush.bezierCurveTo(
    at.x - at.half * 1.1,
    at.y - at.tall * 0.7,
    at.x - at.half * 0.5,
    at.y - at.tall * 1.05,
    at.x + at.half * 0.1,
    at.y - at.tall,
  );
  brush.bezierCurveTo(
    at.x + at.half * 0.8,
    at.y - at.tall * 0.9,
    at.x + at.half * 1.05,
    at.y - at.tall * 0.5,
    at.x + at.half * 0.92,
    at.y,
  );
  brush.clip();
  brush.drawImage(view, at.x - at.half, at.y - at.tall * 1.04);
  brush.restore();
  return {
    depth: 0,
    draw: (onto) => onto.drawImage(canvas, 0, 0, size.width, size.height + margin * 0),
  };
}

function spike(
  brush: Brush,
  world: World,
  at: { x: number; y: number; long: number; depth: number },
  random: Random,
): void {
  const wide = Math.abs(at.long) * between(random, 0.14, 0.24);
  brush.fillStyle = sideLit(
    brush,
    world,
    litColour(world, mix(stoneOf(world), world.light.shadow, (1 - at.depth) * 0.5), 1),
    [at.x - wide, at.x + wide],
  );
  brush.beginPath();
  brush.moveTo(at.x - wide, at.y);
  brush.quadraticCurveTo(
    at.x - wide * 0.3,
    at.y + at.long * 0.5,
    at.x + wide * 0.1,
    at.y + at.long,
  );
  brush.quadraticCurveTo(at.x + wide * 0.4, at.y + at.long * 0.5, at.x + wide, at.y);
  brush.fill();
}

/** Stones that hang from the roof, longer at the sides. */
function roof(world: World, depth: number, reach: number): Element {
  const { unit, size, margin, light } = world;
  return paintLayer(world, { depth, top: -margin, bottom: reach * 1.9 }, (brush, area) => {
    const random = world.random(`roof-${depth}`);
    const many = Math.round(area.width / (unit * 74));
    const dark = mix(litColour(world, stoneOf(world), 1), light.shadow, 0.75 - depth * 0.3);
    brush.fillStyle = css(dark);
    brush.fillRect(area.left, -margin, area.width, margin + reach * 0.24);
    for (let at = 0; at < many; at += 1) {
      const x = area.left + (area.width * (at + random())) / many;
      const aside = Math.abs(x / size.width - 0.5) * 2;
      const long =
        reach * between(random, 0.3, 0.6) + reach * 0.9 * aside ** 2 * between(random, 0.5, 1);
      spike(brush, world, { x, y: reach * 0.2, long, depth }, random);
    }
  });
}

function crystal(brush: Brush, at: { x: number; y: number; tall: number }, hue: Colour): void {
  glow(brush, { x: at.x, y: at.y - at.tall * 0.5, radius: at.tall * 2.6 }, hue, 0.55);
  for (const [lean, share] of [
    [-0.36, 0.62],
    [0.32, 0.7],
    [0, 1],
  ] as const) {
    const tall = at.tall * share;
    const top = { x: at.x + lean * tall, y: at.y - tall };
    brush.fillStyle = fromTop(
      brush,
      [top.y, at.y],
      [mix(hue, [255, 255, 255], 0.6), hue, mix(hue, hex('#1a1040'), 0.4)],
    );
    brush.beginPath();
    brush.moveTo(at.x - tall * 0.1, at.y);
    brush.lineTo(top.x - tall * 0.11, top.y + tall * 0.2);
    brush.lineTo(top.x, top.y);
    brush.lineTo(top.x + tall * 0.11, top.y + tall * 0.2);
    brush.lineTo(at.x + tall * 0.12, at.y);
    brush.fill();
  }
}

/** A wide cave with its mouth far behind and glowing crystals. */
export const paintCave: PaintSetting = (world) => {
  const { unit, size } = world;
  const { horizon, groundY } = defaultLevels(world, 0.04);
  const inside = { ...world, light: dimLight(world) };
  const stone = stoneOf(world);
  const side = world.light.sunX < 0.5 ? -1 : 1;
  const x = size.width * (0.5 + side * 0.16);
  const hue = hex(pick(world.random('crystal'), CRYSTALS));
  const places = [0.09, 0.2, 0.86, 0.95].map((share, at) => ({
    x: size.width * share,
    y: groundY - unit * (70 - (at % 2) * 34),
    tall: unit * (60 + (at % 3) * 26),
  }));
  const far = { name: 'cv1', depth: 0.5, y: horizon + unit * 20, swell: 20, waves: [2, 3] };
  const near = { name: 'cv2', depth: 0.94, y: groundY - unit * 74, swell: 12, waves: [1, 2] };
  const stones = {
    name: 'cvs',
    count: 18,
    tall: [16, 46],
    depth: 1,
    down: [4, 110],
    clearing: 0.4,
  } as const;
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [
      level(world, 'ground', groundY),
      level(world, 'rock', groundY),
      level(world, 'ceiling', size.height * 0.08),
    ],
    window: null,
    lights: (isOfIce(world) ? [] : places).map((at) => ({
      x: at.x,
      y: at.y,
      colour: hue,
      reach: unit * 150,
    })),
    light: inside.light,
    ambientParticles: ['dust'],
    elements: [
      mouth(world, { x, y: horizon + unit * 40, half: unit * 170, tall: unit * 300 }),
      roof(inside, 0.4, unit * 130),
      hills(inside, { ...far, colour: mix(stone, inside.light.shadow, 0.3) }),
      roof(inside, 0.9, unit * 170),
      hills(inside, {
        ...near,
        colour: isOfIce(world) ? mix(stone, WHITE, 0.4) : mix(stone, hex('#8a7a78'), 0.3),
        headroom: 130,
        onto: (brush, line, area) => {
          row(inside, stones, (pen, placement) => rock(pen, inside, placement, stone))(
            brush,
            line,
            area,
          );
          if (!isOfIce(world)) for (const at of places) crystal(brush, at, hue);
        },
      }),
    ],
  };
};
