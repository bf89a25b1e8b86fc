import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { palm } from '../../../draw/props/palm.ts';
import { row } from '../../../draw/props/rows.ts';
import type { Placement } from '../../../draw/props/trees.ts';
import { ellipse, fillUnder, fromTop, sideLit } from '../../../draw/strokes.ts';
import { waves } from '../../../draw/water.ts';
import { between, type Random, wavyLine } from '../../../random.ts';
import { defaultLevels, level, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { leafyRow } from '../land/meadow.ts';
import { lilies, mirror, reeds } from './lake.ts';
import { nearBank } from './near-bank.ts';

const MURK = hex('#4c6b3f');

/** A tree on roots in the water, with moss that hangs from its branches. */
function mangrove(brush: Brush, world: World, placement: Placement, random: Random): void {
  const { x, y, height, depth } = placement;
  const bark = litColour(world, hex('#5d5346'), depth);
  const leaf = litColour(world, hex('#4f7a43'), depth);
  const half = height * 0.05;
  brush.fillStyle = sideLit(brush, world, bark, [x - half * 3, x + half * 3]);
  brush.beginPath();
  brush.moveTo(x - half, y - height * 0.9);
  brush.quadraticCurveTo(x - half, y - height * 0.2, x - half * 3.4, y);
  brush.lineTo(x - half * 1.8, y);
  brush.quadraticCurveTo(x - half * 0.4, y - height * 0.12, x, y - height * 0.12);
  brush.quadraticCurveTo(x + half * 0.4, y - height * 0.12, x + half * 1.8, y);
  brush.lineTo(x + half * 3.4, y);
  brush.quadraticCurveTo(x + half, y - height * 0.2, x + half, y - height * 0.9);
  brush.fill();
  const crowns = Array.from({ length: 6 }, (_, at) => ({
    x: x + (at - 2.5) * height * 0.13,
    y: y - height * between(random, 0.76, 0.92),
    wide: height * between(random, 0.16, 0.22),
  }));
  for (const crown of crowns) {
    brush.fillStyle = css(mix(leaf, world.light.shadow, random() * 0.3));
    ellipse(brush, crown.x, crown.y, crown.wide, crown.wide * 0.5);
  }
  brush.strokeStyle = css(mix(leaf, litColour(world, hex('#9aa87a'), depth), 0.6), 0.8);
  brush.lineCap = 'round';
  for (let at = 0; at < 14; at += 1) {
    const from = crowns[at % crowns.length];
    if (from === undefined) continue;
    brush.lineWidth = height * between(random, 0.006, 0.014);
    const left = from.x + from.wide * between(random, -0.9, 0.9);
    brush.beginPath();
    brush.moveTo(left, from.y);
    brush.lineTo(left, from.y + height * between(random, 0.1, 0.3));
    brush.stroke();
  }
}

/** A row of trees in the water, with the ripples around their roots. */
function stand(
  world: World,
  plan: { name: string; count: number; tall: readonly [number, number]; depth: number; y: number },
): Element {
  const { unit, light } = world;
  const { y, depth, tall } = plan;
  const trees = row(world, { ...plan, clearing: depth > 0.5 ? 0.42 : 0 }, (brush, place, random) =>
    mangrove(brush, world, place, random),
  );
  const layer = { depth, top: y - unit * (tall[1] + 10), bottom: y + unit * 20 };
  return paintLayer(world, layer, (brush, area) => {
    trees(brush, () => y, area);
    brush.fillStyle = css(mix(MURK, light.fog, 0.5), 0.35);
    for (let at = 0; at < 12; at += 1)
      ellipse(brush, area.left + (area.width * (at + 0.5)) / 12, y, unit * 70, unit * 5);
  });
}

/** The colour of the mud over all of the water. */
function murk(world: World, from: number): Element {
  const bottom = world.size.height + world.margin;
  return paintLayer(world, { depth: 0.31, top: from, bottom }, (brush, area) => {
    brush.fillStyle = css(mix(litColour(world, MURK, 1), world.light.shadow, 0.2), 0.66);
    brush.fillRect(area.left, from, area.width, bottom - from);
  });
}

/** Dark still water between trees that stand in it. */
export const paintSwamp: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const isTall = size.height > size.width;
  const horizon = size.height * (isTall ? 0.5 : 0.48);
  const groundY = size.height * (isTall ? 0.78 : 0.8);
  const sky = skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 1 : 0 });
  const far = { name: 'sw1', depth: 0.24, y: horizon - unit * 8, swell: 12, waves: [2, 3] };
  const copse = leafyRow(world, { name: 'swt', count: 20, tall: [70, 130], depth: 0.24 });
  const land = [
    hills(world, { ...far, colour: mix(MURK, hex('#5a9a90'), 0.3), headroom: 140, behind: copse }),
  ];
  const near = nearBank(world);
  const shore = { name: 'sw3', depth: 1.3, y: size.height + unit * 4, swell: 18, waves: [1, 2] };
  const rushes = {
    name: 'swr',
    count: 12,
    tall: [120, 220],
    depth: 1,
    clearing: 0.5,
    down: [8, 20],
  } as const;
  return {
    surface: 'water',
    groundY,
    horizon,
    supports: [level(world, 'water', groundY, { span: [0, 1] }), ...near.supports],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? ['fireflies'] : ['dust'],
    elements: [
      ...near.elements,
      ...sky,
      ...land,
      mirror(world, [...sky.slice(0, 1), ...land], horizon),
      murk(world, horizon),
      stand(world, { name: 'swa', count: 9, tall: [210, 290], depth: 0.4, y: horizon + unit * 24 }),
      stand(world, {
        name: 'swb',
        count: 7,
        tall: [330, 440],
        depth: 0.66,
        y: horizon + unit * 90,
      }),
      lilies(world, horizon + (groundY - horizon) * 0.5, groundY - unit * 60),
      waves(world, {
        name: 'sww',
        depth: 0.95,
        y: groundY + unit * 20,
        swell: 3,
        crests: 5,
        colour: mix(MURK, hex('#24463c'), 0.5),
      }),
      hills(world, {
        ...shore,
        colour: mix(MURK, light.shadow, 0.4),
        headroom: 230,
        blur: 1.5,
        behind: row(world, rushes, (brush, place, random) => reeds(brush, world, place, random)),
      }),
    ],
  };
};

/** One step of the terraces: a bank of grass, and behind its edge the flooded field. */
function step(
  world: World,
  {
    name,
    y,
    deep,
    depth,
    green,
  }: { name: string; y: number; deep: number; depth: number; green: Colour },
): Element {
  const { unit, light } = world;
  const bottom = y + deep * 1.9 + unit * 40;
  return paintLayer(world, { depth, top: y - unit * 40, bottom }, (brush, area) => {
    const random = world.random(name);
    const wave = wavyLine(random, area.width, [1, 2, 3]);
    const line = (x: number) => y + wave(x) * deep * 0.5;
    const span = { left: area.left, right: area.left + area.width, bottom, step: 5 };
    const water = mix(mix(light.sky[1], light.sky[2], 0.5), litColour(world, green, depth), 0.34);
    brush.fillStyle = fromTop(
      brush,
      [y - deep * 0.5, y + deep],
      [mix(water, WHITE, 0.16), mix(water, light.shadow, 0.12)],
    );
    fillUnder(brush, line, span);
    // Young rice in rows on the water.
    brush.fillStyle = css(litColour(world, mix(green, hex('#a8d84a'), 0.4), depth), 0.75);
    for (let at = 0; at < 90; at += 1) {
      const x = area.left + random() * area.width;
      const down = line(x) + deep * between(random, 0.12, 0.5);
      ellipse(brush, x, down, deep * 0.09, deep * 0.035);
    }
    const edge = (x: number) => line(x) + deep * 0.56;
    const grass = litColour(world, green, depth);
    brush.fillStyle = fromTop(
      brush,
      [y + deep * 0.4, y + deep * 1.5],
      [mix(grass, light.key, 0.12), grass, mix(grass, light.shadow, 0.55)],
    );
    fillUnder(brush, edge, span);
    brush.save();
    brush.clip();
    brush.strokeStyle = css(mix(grass, light.key, 0.6), 0.8);
    brush.lineWidth = deep * 0.1;
    brush.stroke();
    brush.restore();
  });
}

/** Flooded fields that go up a hill in steps. */
export const paintRiceTerraces: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { groundY } = defaultLevels(world);
  const horizon = size.height * 0.36;
  const green = hex('#58a836');
  const far = { name: 'rt0', depth: 0.16, y: horizon - unit * 26, swell: 50, waves: [1, 2] };
  const hill = { name: 'rt1', depth: 0.26, y: horizon + unit * 4, swell: 26, waves: [1, 2] };
  const many = 8;
  const steps = Array.from({ length: many }, (_, at) => {
    const share = (at + 0.4) / many;
    const y = horizon + unit * 10 + (size.height * 1.02 - horizon) * share ** 1.5;
    const next = horizon + unit * 10 + (size.height * 1.02 - horizon) * ((at + 1.4) / many) ** 1.5;
    const tone = mix(green, hex('#2f8040'), (at % 3) * 0.35);
    return step(world, {
      name: `rs${at}`,
      y,
      deep: next - y,
      depth: 0.4 + 0.55 * share,
      green: tone,
    });
  });
  const palms = row(
    world,
    { name: 'rtp', count: 9, tall: [70, 130], depth: 0.3 },
    (brush, place, random) => palm(brush, world, { ...place, lean: between(random, -0.2, 0.2) }),
  );
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: light.isDark ? ['fireflies'] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      hills(world, { ...far, colour: hex('#5f93a0') }),
      hills(world, { ...hill, colour: hex('#4f8f5a'), headroom: 150, behind: palms }),
      ...steps,
    ],
  };
};
