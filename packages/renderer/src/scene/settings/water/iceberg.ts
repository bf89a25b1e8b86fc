import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { iceBlock } from '../../../draw/props/ice.ts';
import { SNOW_WHITE } from '../../../draw/props/trees.ts';
import { snowTones } from '../../../draw/snow-cover.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { glitter, waves } from '../../../draw/water.ts';
import { diversIn } from '../../../parse-prompt/places/diving-in.ts';
import { between } from '../../../random.ts';
import { defaultLevels, ledge, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';
import { openWater } from './sea.ts';

const PEAK = [
  [0.02, 0.1],
  [0.12, 0.34],
  [0.22, 0.42],
  [0.34, 0.86],
  [0.44, 1],
  [0.56, 0.74],
  [0.72, 0.5],
  [0.86, 0.26],
  [0.97, 0.08],
] as const;
const MIRRORED = PEAK.map(([across, up]) => [1 - across, up] as const).reverse();

function distant(world: World, horizon: number): Element {
  const { unit, size } = world;
  return paintLayer(
    world,
    { depth: 0.2, top: horizon - unit * 120, bottom: horizon + unit * 14 },
    (brush) => {
      for (const [share, wide, tall] of [
        [0.02, 170, 70],
        [0.3, 110, 44],
        [0.62, 150, 58],
        [0.88, 200, 84],
      ] as const) {
        const box = {
          x: size.width * share,
          y: horizon + unit * 6,
          width: unit * wide,
          height: unit * tall,
        };
        iceBlock(brush, world, { ...box, depth: 0.3 }, PEAK);
      }
    },
  );
}

/** Ice without an end, with cracks, for those who walk over it. */
function packIce(world: World, y: number): Element {
  const { unit, light } = world;
  const edge = { name: 'pack', depth: 0.95, y: y - unit * 60, swell: 7, waves: [2, 3, 5] };
  return hills(world, {
    ...edge,
    colour: SNOW_WHITE,
    headroom: 10,
    onto: (brush, _line, area) => {
      const random = world.random('cracks');
      brush.strokeStyle = css(mix(hex('#4fb4dc'), light.shadow, 0.2), 0.75);
      brush.lineJoin = 'round';
      for (let at = 0; at < area.width / (unit * 150); at += 1) {
        let [x, down] = [area.left + unit * 150 * (at + random()), y - unit * 40];
        brush.lineWidth = unit * between(random, 3, 7);
        brush.beginPath();
        brush.moveTo(x, down);
        for (let step = 0; step < 6; step += 1) {
          x += unit * between(random, -70, 70);
          down += unit * between(random, 14, 44);
          brush.lineTo(x, down);
        }
        brush.stroke();
      }
    },
  });
}

/** The floe in front, flat and wide. */
function floe(world: World, y: number): Element {
  const { unit, size, margin } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.98, top: y - unit * 70, bottom }, (brush, area) => {
    const { lit, body, shade } = snowTones(world, 1);
    const half = size.width * 0.46;
    brush.fillStyle = css(mix(shade, hex('#3fa8d8'), 0.4));
    ellipse(brush, size.width / 2, y + unit * 44, half, unit * 66);
    brush.fillStyle = fromTop(brush, [y - unit * 50, y + unit * 70], [lit, body]);
    ellipse(brush, size.width / 2, y + unit * 14, half, unit * 62);
    brush.fillStyle = css(WHITE, 0.5);
    ellipse(brush, size.width * 0.42, y - unit * 6, half * 0.5, unit * 20);
    brush.fillStyle = css(mix(shade, body, 0.4), 0.5);
    for (const share of [0.2, 0.68])
      ellipse(brush, area.left + area.width * share, y + unit * 26, unit * 60, unit * 7);
  });
}

/** The floe that those stand on who are there, endless ice, or the water that they jump into. */
function foreground(world: World, groundY: number, colour: Colour): Element {
  const { description } = world;
  if (diversIn(description).length > 0)
    return waves(world, { name: 'iw4', depth: 1.05, y: groundY, swell: 6, crests: 5, colour });
  const isCrossed =
    world.speed !== 0 ||
    description.relations.some(({ kind }) => kind === 'across') ||
    description.subjects.some(({ motions }) => motions.includes('walk') || motions.includes('run'));
  return isCrossed ? packIce(world, groundY) : floe(world, groundY);
}

/** A mountain of ice in a cold sea, with a floe in front. */
export const paintIceberg: PaintSetting = (world) => {
  const { unit, light, size, description } = world;
  const { horizon } = defaultLevels(world, -0.03);
  const isTall = size.height > size.width;
  const groundY = size.height * (isTall ? 0.8 : 0.86);
  const colour = mix(hex('#2a8fc0'), hex('#1f6fa0'), 0.4);
  const isLeft = light.sunX >= 0.5;
  const width = Math.min(size.width * 0.86, unit * 760);
  const height = Math.min(size.height * 0.5, unit * 430);
  const x = isLeft ? -size.width * 0.04 : size.width * 1.04 - width;
  const foot = horizon + (groundY - horizon) * 0.36;
  const box = { x, y: foot, width, height, depth: 0.7 };
  const shelf = [x + width * (isLeft ? 0.14 : 0.66), x + width * (isLeft ? 0.34 : 0.86)] as const;
  // Who jumps from the ice needs open water before it.
  const isOpen = diversIn(description).length > 0;
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [
      level(world, 'ice', groundY, { span: [0.12, 0.88] }),
      level(world, 'ground', groundY, { span: [0.12, 0.88] }),
      ledge('rock', foot - height * 0.4, shelf, 0.72),
      isOpen
        ? level(world, 'water', groundY, { span: [0, 1] })
        : level(world, 'water', horizon + (groundY - horizon) * 0.62, {
            span: [0, 1],
            depth: 0.86,
          }),
    ],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? [] : ['sparkles'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      distant(world, horizon),
      openWater(world, horizon, size.height + world.margin),
      waves(world, {
        name: 'iw1',
        depth: 0.4,
        y: horizon + unit * 40,
        swell: 5,
        crests: 9,
        colour,
      }),
      paintLayer(
        world,
        { depth: 0.68, top: foot - height * 1.1, bottom: foot + height * 0.3 },
        (brush) => {
          brush.fillStyle = css(hex('#8fe0f0'), 0.24);
          ellipse(brush, x + width / 2, foot + unit * 20, width * 0.52, unit * 40);
          iceBlock(brush, world, box, isLeft ? PEAK : MIRRORED);
        },
      ),
      glitter(world, horizon + unit * 10, groundY - unit * 60),
      waves(world, { name: 'iw2', depth: 0.8, y: foot + unit * 40, swell: 7, crests: 7, colour }),
      waves(world, {
        name: 'iw3',
        depth: 0.94,
        y: groundY - unit * 40,
        swell: 8,
        crests: 5,
        colour,
      }),
      foreground(world, groundY, colour),
    ],
  };
};
