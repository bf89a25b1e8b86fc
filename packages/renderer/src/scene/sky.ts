import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, mix, WHITE } from '../draw/colour.ts';
import { cloudBitmap } from '../draw/props/clouds.ts';
import { ellipse, fromTop, glow } from '../draw/strokes.ts';
import { between } from '../random.ts';
import { aurora } from './aurora.ts';
import { paintMilkyWay } from './milky-way.ts';
import { hasStarTrails, starTrails } from './star-trails.ts';
import { hasSunBehind } from './viewpoints/backlight.ts';
import type { Brush, Element, World } from './world.ts';

export interface SkyPlan {
  /** Where the sky ends. */
  readonly horizon: number;
  readonly clouds: number;
  readonly stars: number;
}

export function sunPosition(world: World, horizon: number) {
  const { light, size } = world;
  return { x: size.width * light.sunX, y: horizon * light.sunY };
}

/** Of a sun that is said to be red. */
const RED = [222, 58, 44] as const;

/** How much larger a huge sun is than another. */
const HUGE = 2.6;

function paintSun(brush: Brush, world: World, horizon: number): void {
  const { light, unit, size } = world;
  const { x, y } = sunPosition(world, horizon);
  const isMoon = light.time === 'night';
  const { extras } = world.description;
  const isRed = !isMoon && extras?.includes('red-sun') === true;
  const isNamed = isRed || (!isMoon && extras?.includes('huge-sun') === true);
  const isHuge = hasSunBehind(world.description) || isNamed;
  const radius = unit * (isMoon ? 44 : light.time === 'day' ? 46 : 62) * (isHuge ? HUGE : 1);
  const reach = Math.max(size.width, size.height) * (isMoon ? 0.42 : 0.75);
  glow(brush, { x, y, radius: reach }, light.key, isMoon ? 0.34 : 0.62);
  glow(brush, { x, y, radius: radius * 3.2 }, mix(light.key, WHITE, 0.4), isMoon ? 0.4 : 0.75);
  brush.fillStyle = css(isRed ? RED : mix(light.key, WHITE, isMoon ? 0.35 : 0.62));
  ellipse(brush, x, y, radius, radius);
  const side = light.sunX < 0.5 ? 1 : -1;
  if (!isMoon && extras?.includes('two-suns') === true)
    ellipse(brush, x + side * radius * 2.6, y - radius * 0.7, radius * 0.62, radius * 0.62);
  if (!isMoon) return;
  brush.fillStyle = css(mix(light.key, light.sky[2], 0.22), 0.55);
  for (const [dx, dy, r] of [
    [-0.3, -0.2, 0.24],
    [0.28, 0.22, 0.3],
    [0.22, -0.46, 0.14],
    [-0.34, 0.42, 0.16],
  ] as const) {
    ellipse(brush, x + dx * radius, y + dy * radius, r * radius, r * radius);
  }
}

/** Bars across a low, large sun. */
function paintRetroSun(brush: Brush, world: World, horizon: number): void {
  const { size, unit, light } = world;
  const x = size.width / 2;
  const radius = unit * 190;
  const y = horizon - radius * 0.45;
  glow(brush, { x, y, radius: radius * 3 }, light.sky[2], 0.8);
  const disc = createCanvas(Math.ceil(radius * 2), Math.ceil(radius * 2));
  const inner = disc.getContext('2d');
  inner.fillStyle = fromTop(
    inner,
    [0, radius * 2],
    [
      [255, 226, 92],
      [255, 143, 84],
      [255, 58, 150],
    ],
  );
  ellipse(inner, radius, radius, radius, radius);
  inner.globalCompositeOperation = 'destination-out';
  for (let bar = 0; bar < 7; bar += 1) {
    inner.fillRect(0, radius * (0.86 + bar * 0.17), radius * 2, radius * (0.02 + bar * 0.014));
  }
  brush.drawImage(disc, x - radius, y - radius);
}

function paintStars(brush: Brush, world: World, plan: SkyPlan): void {
  const random = world.random('stars');
  const count = Math.round(plan.stars * 260);
  for (let at = 0; at < count; at += 1) {
    const y = plan.horizon * random() ** 1.25;
    const radius =
      world.unit * (random() < 0.06 ? between(random, 1.7, 2.4) : between(random, 0.5, 1.3));
    brush.fillStyle = css(
      mix(WHITE, world.light.key, random() * 0.5),
      between(random, 0.25, 0.95) * (1 - 0.6 * (y / plan.horizon)),
    );
    ellipse(brush, random() * world.size.width, y, radius, radius);
  }
}

/** Whether the sun or the moon is a subject of the picture. */
function hasOwnDisc({ description, light }: World): boolean {
  const wanted = light.time === 'night' ? /moon/ : /^sun$|sun-with-face|eclipse/;
  return description.subjects.some(({ thing }) => wanted.test(thing));
}

export function paintSky(world: World, plan: SkyPlan): Canvas {
  const { size, light, unit } = world;
  const canvas = createCanvas(size.width, size.height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = fromTop(brush, [0, plan.horizon * 1.04], light.sky);
  brush.fillRect(0, 0, size.width, size.height);
  const isTurning = hasStarTrails(world);
  if (plan.stars > 0 && !isTurning) paintStars(brush, world, plan);
  const isStarry = light.isDark && world.description.weather.includes('milky-way');
  if (isStarry) paintMilkyWay(brush, world, plan.horizon);
  else if (world.description.moods.includes('retro')) paintRetroSun(brush, world, plan.horizon);
  else if (light.isClear && !isTurning && !hasOwnDisc(world)) paintSun(brush, world, plan.horizon);
  else glow(brush, { ...sunPosition(world, plan.horizon), radius: unit * 520 }, light.key, 0.4);
  return canvas;
}

/** Under a storm the sky is full of clouds. */
const isHeavy = ({ description }: World): boolean => description.weather.includes('storm');

/** How much faster clouds are than on a calm day. */
function hasteOf({ description }: World): number {
  if (description.extras?.includes('time-lapse') === true) return 22;
  return description.weather.includes('wind') ? 4 : 1;
}

function driftingClouds(world: World, plan: SkyPlan): Element[] {
  const random = world.random('clouds');
  const { size, unit, margin } = world;
  return Array.from({ length: plan.clouds }, (_, at) => {
    const near = (at + 1) / plan.clouds;
    const bitmap = cloudBitmap(
      world,
      random,
      unit * between(random, 150, 250) * (0.7 + near * 0.75) * (isHeavy(world) ? 1.7 : 1),
    );
    const x = size.width * (((at * 0.618 + random() * 0.25) % 1) * 1.1 - 0.12);
    const y = plan.horizon * between(random, 0.06, 0.62 - near * 0.2);
    const pace = unit * between(random, 5, 10) * (0.5 + near) * hasteOf(world);
    const alpha = 0.62 + 0.36 * near;
    return {
      depth: 0.08 + 0.1 * near,
      draw(brush, { seconds }) {
        const span = size.width + bitmap.width + 2 * margin;
        const from = x + pace * seconds - world.speed * 0.05 * seconds + bitmap.width + margin;
        brush.globalAlpha = alpha;
        brush.drawImage(bitmap, (((from % span) + span) % span) - bitmap.width - margin, y);
        brush.globalAlpha = 1;
      },
    } satisfies Element;
  });
}

function twinkles(world: World, plan: SkyPlan): Element {
  const random = world.random('twinkles');
  const { unit, size } = world;
  const stars = Array.from({ length: Math.round(plan.stars * 26) }, () => ({
    x: random() * size.width,
    y: plan.horizon * 0.85 * random() ** 1.3,
    radius: unit * between(random, 1.4, 2.8),
    pace: between(random, 1.2, 3),
    phase: random() * 7,
  }));
  return {
    depth: 0,
    draw(brush, { seconds }) {
      brush.fillStyle = css(mix(WHITE, world.light.key, 0.3));
      for (const { x, y, radius, pace, phase } of stars) {
        const shine = 0.5 + 0.5 * Math.sin(seconds * pace + phase);
        brush.globalAlpha = 0.2 + 0.8 * shine;
        const long = radius * (1 + 1.6 * shine);
        brush.beginPath();
        brush.moveTo(x, y - long);
        brush.quadraticCurveTo(x, y, x + long, y);
        brush.quadraticCurveTo(x, y, x, y + long);
        brush.quadraticCurveTo(x, y, x - long, y);
        brush.quadraticCurveTo(x, y, x, y - long);
        brush.fill();
      }
      brush.globalAlpha = 1;
    },
  };
}

/** The backdrop is never moved or scaled, which makes it cheap to draw. */
export function skyElements(world: World, plan: SkyPlan): Element[] {
  const bitmap = paintSky(world, plan);
  const backdrop: Element = { depth: 0, draw: (brush) => brush.drawImage(bitmap, 0, 0) };
  const isTurning = hasStarTrails(world);
  const stars = isTurning
    ? [starTrails(world, plan.horizon)]
    : plan.stars > 0
      ? [twinkles(world, plan)]
      : [];
  const isNorthern = world.description.weather.includes('aurora');
  const isStarry = world.description.weather.includes('milky-way');
  const cover = isStarry || isTurning || isNorthern ? 0 : plan.clouds * (isHeavy(world) ? 2 : 1);
  const clouds = driftingClouds(world, { ...plan, clouds: cover });
  const lights = isNorthern ? [aurora(world, plan.horizon)] : [];
  return [backdrop, ...stars, ...lights, ...clouds];
}
