import { css, hex, mix } from '../../draw/colour.ts';
import { hills } from '../../draw/landforms.ts';
import { paintLayer } from '../../draw/layer.ts';
import { palm } from '../../draw/props/trees.ts';
import { fromTop } from '../../draw/strokes.ts';
import { glitter, waves } from '../../draw/water.ts';
import { outlook, type PaintSetting } from '../scenery.ts';
import { skyElements } from '../sky.ts';
import type { Element, World } from '../world.ts';
import { seen } from '../world.ts';

export function seaColour(world: World) {
  return world.reading.moods.includes('tropical')
    ? hex('#22b8c4')
    : world.light.time === 'day'
      ? hex('#2a8fd0')
      : hex('#2f78b4');
}

/** Flat water from the horizon down. */
export function openWater(world: World, horizon: number, bottom: number): Element {
  const { light } = world;
  const colour = seaColour(world);
  return paintLayer(world, { depth: 0.1, top: horizon - 2, bottom }, (brush, ground) => {
    const far = mix(seen(world, colour, 0.35), light.sky[3], 0.25);
    brush.fillStyle = fromTop(
      brush,
      [horizon, bottom],
      [far, seen(world, colour, 0.7), seen(world, colour, 1)],
    );
    brush.fillRect(ground.left, horizon, ground.width, bottom - horizon);
    const x = world.size.width * light.sunX;
    const road = brush.createRadialGradient(x, horizon, 0, x, horizon, world.unit * 420);
    road.addColorStop(0, css(light.key, light.isClear ? 0.62 : 0.2));
    road.addColorStop(1, css(light.key, 0));
    brush.fillStyle = road;
    brush.fillRect(ground.left, horizon, ground.width, bottom - horizon);
  });
}

/** Somewhere to arrive: a small island with palms. */
function island(world: World, horizon: number): Element {
  const { unit, size } = world;
  const x = size.width * (world.light.sunX < 0.5 ? 0.83 : 0.15);
  return paintLayer(
    world,
    { depth: 0.24, top: horizon - unit * 150, bottom: horizon + unit * 30 },
    (brush) => {
      for (const [dx, tall, lean] of [
        [-28, 92, -0.2],
        [14, 120, 0.24],
      ] as const) {
        palm(brush, world, {
          x: x + dx * unit,
          y: horizon - unit * 6,
          height: unit * tall,
          depth: 0.4,
          lean,
        });
      }
      brush.fillStyle = css(seen(world, hex('#e8c88a'), 0.4));
      brush.beginPath();
      brush.ellipse(x, horizon + unit * 12, unit * 105, unit * 26, 0, Math.PI, 2 * Math.PI);
      brush.fill();
    },
  );
}

export const paintSea: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon } = outlook(world, -0.02);
  const footing = size.height * (size.height > size.width ? 0.78 : 0.8);
  const isRough = world.reading.weather.includes('storm') || world.reading.weather.includes('wind');
  const swell = unit * (isRough ? 30 : 13);
  const colour = seaColour(world);
  const hasIsland = !isRough && world.random('island')() < 0.6;
  return {
    surface: 'water',
    footing,
    horizon,
    ambience: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      ...(hasIsland
        ? []
        : [
            hills(world, {
              name: 'coast',
              depth: 0.08,
              y: horizon + unit * 4,
              swell: unit * 12,
              waves: [2, 5],
              colour: hex('#6f86b8'),
            }),
          ]),
      openWater(world, horizon, size.height + world.margin),
      ...(hasIsland ? [island(world, horizon)] : []),
      waves(world, {
        name: 'w1',
        depth: 0.4,
        y: horizon + unit * 44,
        swell: swell * 0.5,
        crests: 9,
        colour: mix(colour, light.sky[3], 0.15),
      }),
      glitter(world, horizon + unit * 6, footing - unit * 30),
      waves(world, {
        name: 'w2',
        depth: 0.66,
        y: horizon + (footing - horizon) * 0.5,
        swell: swell * 0.8,
        crests: 7,
        colour,
      }),
      waves(world, {
        name: 'w3',
        depth: 0.92,
        y: footing - unit * 30,
        swell,
        crests: 5,
        colour: mix(colour, hex('#0f5c9c'), 0.3),
      }),
      waves(world, {
        name: 'w4',
        depth: 1.06,
        y: footing + unit * 22,
        swell: swell * 1.1,
        crests: 4,
        colour: mix(colour, hex('#0b4a86'), 0.5),
      }),
      waves(world, {
        name: 'w5',
        depth: 1.35,
        y: footing + unit * 104,
        swell: swell * 1.2,
        crests: 3,
        colour: mix(colour, hex('#083a70'), 0.66),
        blur: 2,
      }),
    ],
  };
};
