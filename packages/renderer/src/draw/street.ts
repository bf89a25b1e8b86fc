import { between, pick } from '../random.ts';
import type { LightSource } from '../scene/scenery.ts';
import { type Brush, type Element, litColour, type World } from '../scene/world.ts';
import { layCobbles } from './cobbles.ts';
import { type Colour, css, hex, mix, WHITE } from './colour.ts';
import { paintAreaOf, paintLayer } from './layer.ts';
import { lightPool } from './light-pool.ts';
import { streetLamp } from './props/buildings.ts';
import { lanternPost } from './props/garland.ts';
import { bush, roundTree } from './props/trees.ts';
import { isSnowy, snowTones } from './snow-cover.ts';
import { fromTop, glow } from './strokes.ts';

/** Light from above on a wet street: long soft streaks. */
function reflections(
  brush: Brush,
  world: World,
  span: {
    readonly from: number;
    readonly to: number;
    readonly left: number;
    readonly width: number;
  },
): void {
  const random = world.random('wet');
  for (let at = 0; at < 22; at += 1) {
    const hue = hex(pick(random, ['#ffd98a', '#ff9ecb', '#8fd8ff', '#fff1c9']));
    const radius = world.unit * between(random, 16, 44);
    brush.save();
    brush.translate(span.left + random() * span.width, span.from + (span.to - span.from) * 0.36);
    brush.scale(1, ((span.to - span.from) * 0.62) / radius);
    glow(brush, { x: 0, y: 0, radius }, mix(hue, world.light.key, 0.3), between(random, 0.12, 0.3));
    brush.restore();
  }
}

/** Pools in which the sky and the lamps show. */
function puddles(
  brush: Brush,
  world: World,
  span: {
    readonly from: number;
    readonly to: number;
    readonly left: number;
    readonly width: number;
  },
): void {
  const { unit, light } = world;
  const random = world.random('puddles');
  const isNeon = world.description.moods.includes('neon');
  const hues: readonly [string, ...string[]] = isNeon
    ? ['#ff4fd8', '#3de8ff', '#ffe14d']
    : ['#ffd98a', '#fff1c9', '#ffb86a'];
  for (let at = 0; at < 9; at += 1) {
    const share = (at % 3) / 2;
    const x = span.left + (span.width * (at + between(random, 0.2, 0.8))) / 9;
    const y = span.from + (span.to - span.from) * (0.2 + share * 0.5);
    const wide = unit * (70 + 70 * share);
    brush.save();
    brush.beginPath();
    brush.ellipse(x, y, wide, wide * 0.2, 0, 0, 2 * Math.PI);
    brush.fillStyle = css(mix(light.sky[2], WHITE, light.isDark ? 0.08 : 0.3), 0.75);
    brush.fill();
    brush.clip();
    for (let lamp = 0; lamp < (light.isDark || isNeon ? 4 : 0); lamp += 1) {
      const spot = { x: x + between(random, -0.8, 0.8) * wide, y, radius: wide * 0.3 };
      glow(brush, spot, hex(pick(random, hues)), 0.85);
    }
    brush.restore();
  }
}

interface Roadway {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** Asphalt with a broken line, or the cobbles of an old town. */
function paveRoad(brush: Brush, world: World, road: Colour, way: Roadway): void {
  const { light } = world;
  const { left, width, top, bottom } = way;
  if (isCobbled(world)) {
    layCobbles(brush, world, way);
    return;
  }
  brush.fillStyle = fromTop(
    brush,
    [top, bottom],
    [mix(road, light.fog, 0.16), road, mix(road, light.shadow, 0.5)],
  );
  brush.fillRect(left, top, width, bottom - top);
}

const isCobbled = ({ description }: World) => description.extras?.includes('cobbled') === true;

/** The broken line in the middle of a road. */
function dashes(brush: Brush, world: World, road: Colour, { left, width, top }: Roadway): void {
  const { unit } = world;
  brush.fillStyle = css(mix(litColour(world, WHITE, 1), road, 0.25), 0.85);
  const many = Math.round(width / (unit * 190));
  const y = top + unit * 125;
  for (let at = 0; at < many; at += 1) {
    const x = left + (width * (at + 0.2)) / many;
    brush.beginPath();
    brush.moveTo(x + unit * 10, y);
    brush.lineTo(x + unit * 104, y);
    brush.lineTo(x + unit * 98, y + unit * 13);
    brush.lineTo(x, y + unit * 13);
    brush.fill();
  }
}

/** The white bars on which one crosses, from kerb to kerb. */
function zebraCrossing(brush: Brush, world: World, road: Colour, { top, bottom }: Roadway): void {
  const { unit, size } = world;
  brush.fillStyle = css(mix(litColour(world, WHITE, 1), road, 0.12), 0.92);
  const spread = (x: number, y: number) => size.width / 2 + x * (1 + (y - top) / (unit * 420));
  for (let at = -4; at <= 4; at += 1) {
    const x = at * unit * 76;
    brush.beginPath();
    brush.moveTo(spread(x - unit * 20, top), top);
    brush.lineTo(spread(x + unit * 20, top), top);
    brush.lineTo(spread(x + unit * 20, bottom), bottom);
    brush.lineTo(spread(x - unit * 20, bottom), bottom);
    brush.fill();
  }
}

export function street(world: World, kerb: number): Element {
  const { unit, size, light } = world;
  const bottom = size.height + world.margin;
  const { weather } = world.description;
  const isRainy = weather.includes('rain') || weather.includes('storm');
  const isWet = isRainy || light.isDark;
  return paintLayer(world, { depth: 0.95, top: kerb - unit * 70, bottom }, (brush, area) => {
    const snow = isSnowy(world) ? snowTones(world, 0.95).body : null;
    const pavement = snow ?? litColour(world, hex('#b9b2b8'), 0.92);
    const asphalt = litColour(world, hex('#5a5f74'), 1);
    const road = snow === null ? asphalt : mix(asphalt, snow, 0.55);
    brush.fillStyle = fromTop(
      brush,
      [kerb - unit * 60, kerb],
      [mix(pavement, light.fog, 0.2), pavement],
    );
    brush.fillRect(area.left, kerb - unit * 60, area.width, unit * 60);
    brush.fillStyle = css(mix(pavement, WHITE, 0.3));
    brush.fillRect(area.left, kerb - unit * 4, area.width, unit * 7);
    const way = { ...area, top: kerb + unit * 3, bottom };
    paveRoad(brush, world, road, way);
    if (isWet) {
      brush.save();
      brush.beginPath();
      brush.rect(area.left, kerb + unit * 3, area.width, bottom - kerb);
      brush.clip();
      reflections(brush, world, { from: kerb + unit * 3, to: bottom, ...area });
      if (isRainy) puddles(brush, world, { from: kerb + unit * 3, to: bottom, ...area });
      brush.restore();
    }
    if (world.description.extras?.includes('zebra-crossing') === true)
      zebraCrossing(brush, world, road, way);
    else if (!isCobbled(world)) dashes(brush, world, road, way);
  });
}

const LAMP_GAP = 430;

/** The heads of the lamps along the kerb, while they shine. */
export function streetLights(world: World, kerb: number): readonly LightSource[] {
  const { unit, light } = world;
  if (!light.isDark || world.speed !== 0) return [];
  const area = paintAreaOf(world);
  const lamps = Math.round(area.width / (unit * LAMP_GAP));
  return Array.from({ length: lamps }, (_, at) => ({
    x: area.left + (area.width * (at + 0.42)) / lamps + unit * 48,
    y: kerb - unit * 316,
    colour: hex('#ffd98a'),
    reach: unit * 190,
  }));
}

/** What the lamps light on the pavement. */
export function lampPools(world: World, kerb: number): Element[] {
  const ground = { y: kerb - world.unit * 10, depth: 0.955, flickers: false };
  return streetLights(world, kerb).map((source) => lightPool(world, source, ground));
}

/** The leaves by which one sees the season; null in summer and winter. */
function seasonOf({ description }: World): readonly [string, ...string[]] | null {
  if (description.moods.includes('autumn')) return ['#e0782f', '#c9482d', '#eab03a'];
  return description.moods.includes('spring') ? ['#ffa9c9', '#ff8fb8', '#ffc6da'] : null;
}

function seasonTree(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number },
  leaves: readonly [string, ...string[]],
  turn: number,
): void {
  const random = world.random(`street-tree-${turn}`);
  const placement = { ...at, height: world.unit * between(random, 250, 310), depth: 0.95 };
  roundTree(brush, world, placement, hex(pick(random, leaves)));
}

/** Streets of long ago have gas lamps, unless the prompt speaks of others. */
function hasGasLamps({ description }: World): boolean {
  return (
    description.era === 'old' && !description.subjects.some(({ thing }) => thing === 'street-lamp')
  );
}

export function streetFurniture(world: World, kerb: number): Element {
  const { unit } = world;
  return paintLayer(
    world,
    { depth: 0.93, top: kerb - unit * 520, bottom: kerb + unit * 10 },
    (brush, area) => {
      const lamps = Math.round(area.width / (unit * LAMP_GAP));
      const season = seasonOf(world);
      for (let at = 0; at < lamps; at += 1) {
        const x = area.left + (area.width * (at + 0.42)) / lamps;
        const planter = { x: x + unit * 150, y: kerb - unit * 26, height: unit * 34, depth: 0.95 };
        bush(brush, world, planter, hex('#4fa35a'));
        brush.fillStyle = css(litColour(world, hex('#9a6a54'), 0.95));
        brush.beginPath();
        brush.roundRect(
          planter.x - unit * 44,
          planter.y - unit * 4,
          unit * 88,
          unit * 26,
          unit * 5,
        );
        brush.fill();
        if (season !== null)
          seasonTree(brush, world, { x: x + unit * 230, y: kerb - unit * 22 }, season, at);
        const foot = { x, y: kerb - unit * 10 };
        if (hasGasLamps(world)) lanternPost(brush, world, { ...foot, height: unit * 270 });
        else streetLamp(brush, world, { ...foot, height: unit * 320 });
      }
    },
  );
}
