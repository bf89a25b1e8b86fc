import { type Colour, css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { palm } from '../../../draw/props/palm.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { glitter, waterIn, waves } from '../../../draw/water.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';

export function seaColour(world: World): Colour {
  const { moods, subjects } = world.description;
  const named = subjects.find(({ thing }) => thing === 'wave')?.colour ?? null;
  if (named !== null && /^#[0-9a-f]{6}$/i.test(named)) return hex(named);
  return moods.includes('tropical') ? hex('#22b8c4') : hex('#2a8fd0');
}

/** Flat water from the horizon down, with the reflection of the sun. */
export function openWater(world: World, horizon: number, bottom: number): Element {
  const { light, size, unit } = world;
  const colour = seaColour(world);
  return paintLayer(world, { depth: 0.1, top: horizon - 2, bottom }, (brush, area) => {
    const tones = [0.3, 0.7, 1].map((depth) => waterIn(world, colour, depth));
    brush.fillStyle = fromTop(brush, [horizon, bottom], tones);
    brush.fillRect(area.left, horizon, area.width, bottom - horizon);
    const x = size.width * light.sunX;
    const road = brush.createRadialGradient(x, horizon, 0, x, horizon, unit * 420);
    road.addColorStop(0, css(light.key, light.isClear ? 0.62 : 0.2));
    road.addColorStop(1, css(light.key, 0));
    brush.fillStyle = road;
    brush.fillRect(area.left, horizon, area.width, bottom - horizon);
  });
}

/** A small island with palms near the horizon. */
function island(world: World, horizon: number): Element {
  const { unit, size } = world;
  const x = size.width * (world.light.sunX < 0.5 ? 0.83 : 0.15);
  const plan = { depth: 0.24, top: horizon - unit * 150, bottom: horizon + unit * 30 };
  return paintLayer(world, plan, (brush) => {
    for (const [dx, tall, lean] of [
      [-28, 92, -0.2],
      [14, 120, 0.24],
    ] as const) {
      const foot = { x: x + dx * unit, y: horizon - unit * 6, depth: 0.4 };
      palm(brush, world, { ...foot, height: unit * tall, lean });
    }
    brush.fillStyle = css(litColour(world, hex('#e8c88a'), 0.4));
    brush.beginPath();
    brush.ellipse(x, horizon + unit * 12, unit * 105, unit * 26, 0, Math.PI, 2 * Math.PI);
    brush.fill();
  });
}

function swells(world: World, horizon: number, groundY: number): Element[] {
  const { unit, description } = world;
  const isRough = description.weather.includes('storm') || description.weather.includes('wind');
  const isHuge = description.subjects.some(
    ({ thing }, at) =>
      thing === 'wave' &&
      !description.relations.some(({ to, kind }) => to === at && kind === 'ride'),
  );
  const swell = isHuge ? 62 : isRough ? 34 : 13;
  const colour = seaColour(world);
  const deep = (share: number) => mix(colour, hex('#0a4480'), share);
  const middle = horizon + (groundY - horizon) * 0.5;
  const ranks = [
    { name: 'w1', depth: 0.4, y: horizon + unit * 44, swell: swell * 0.5, crests: 9, share: 0 },
    { name: 'w2', depth: 0.66, y: middle, swell: swell * 0.8, crests: 7, share: 0.1 },
    { name: 'w3', depth: 0.92, y: groundY - unit * 30, swell, crests: 5, share: 0.3 },
    { name: 'w4', depth: 1.06, y: groundY + unit * 22, swell: swell * 1.1, crests: 4, share: 0.5 },
  ];
  const front = { name: 'w5', depth: 1.35, y: groundY + unit * 104, swell: swell * 1.2, crests: 3 };
  return [
    ...ranks.map(({ share, ...plan }) => waves(world, { ...plan, colour: deep(share) })),
    waves(world, { ...front, colour: deep(0.66), blur: 2 }),
  ];
}

export const paintSea: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon } = defaultLevels(world, -0.02);
  const groundY = size.height * (size.height > size.width ? 0.78 : 0.8);
  // No palms grow beside icebergs.
  const isCold = world.description.subjects.some(({ thing }) => thing === 'iceberg');
  const hasIsland = light.isClear && !isCold && world.random('island')() < 0.6;
  const coast = { name: 'coast', depth: 0.08, y: horizon + unit * 4, swell: 12, waves: [2, 5] };
  return {
    surface: 'water',
    groundY,
    horizon,
    supports: [level(world, 'water', groundY, { span: [0, 1] })],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      ...(hasIsland ? [] : [hills(world, { ...coast, colour: hex('#6f86b8') })]),
      openWater(world, horizon, size.height + world.margin),
      ...(hasIsland ? [island(world, horizon)] : []),
      glitter(world, horizon + unit * 6, groundY - unit * 30),
      ...swells(world, horizon, groundY),
    ],
  };
};
