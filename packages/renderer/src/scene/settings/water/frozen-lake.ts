import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { type PaintArea, paintLayer } from '../../../draw/layer.ts';
import { row } from '../../../draw/props/rows.ts';
import { snowTones } from '../../../draw/snow-cover.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { between, type Random } from '../../../random.ts';
import { mediumOf } from '../../../things/media.ts';
import { defaultLevels, level, type PaintSetting, type Scenery } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { farBank, mirror, reeds } from './lake.ts';

/** One crack that wanders off and branches; flat, as it lies on the ground. */
function crack(
  brush: Brush,
  random: Random,
  from: { readonly x: number; readonly y: number; readonly turn: number },
  long: number,
): void {
  let { x, y, turn } = from;
  const path: [number, number][] = [[x, y]];
  const steps = 7;
  for (let at = 0; at < steps; at += 1) {
    turn += between(random, -0.55, 0.55);
    x += (Math.cos(turn) * long) / steps;
    y += ((Math.sin(turn) * long) / steps) * 0.3;
    path.push([x, y]);
    if (long > brush.lineWidth * 40 && random() < 0.4) {
      const side = random() < 0.5 ? -1 : 1;
      crack(brush, random, { x, y, turn: turn + side * between(random, 0.5, 1.1) }, long * 0.42);
    }
  }
  brush.beginPath();
  for (const [px, py] of path) brush.lineTo(px, py);
  brush.stroke();
}

function cracks(brush: Brush, world: World, area: PaintArea, [top, low]: readonly number[]): void {
  const { unit } = world;
  const random = world.random('cracks');
  const white = mix(litColour(world, hex('#f4fbff'), 1), WHITE, 0.3);
  const [high = 0, deep = 0] = [top, low];
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  // Nobody hides them where they are all there is to see.
  const count = world.description.subjects.length === 0 ? 14 : 8;
  for (let at = 0; at < count; at += 1) {
    const down = 0.12 + 0.82 * (at / count);
    const x = area.left + area.width * random();
    const y = high + (deep - high) * down;
    const long = unit * (140 + 420 * down);
    const turn = random() < 0.5 ? between(random, -0.5, 0.5) : Math.PI + between(random, -0.5, 0.5);
    // The edge of the ice catches the light above the dark of the split.
    for (const [dy, colour, wide] of [
      [unit * 2, css(hex('#0f3f66'), 0.5), 4.4],
      [0, css(white, 0.95), 3],
    ] as const) {
      const same = world.random(`crack-${at}`);
      brush.strokeStyle = colour;
      brush.lineWidth = unit * wide * (0.5 + down);
      crack(brush, same, { x, y: y + dy, turn }, long);
    }
  }
}

/** Snow that the wind has left on the ice. */
function drifts(brush: Brush, world: World, area: PaintArea, [top, low]: readonly number[]): void {
  const random = world.random('drifts');
  const { lit } = snowTones(world, 1);
  const [high = 0, deep = 0] = [top, low];
  for (let at = 0; at < 9; at += 1) {
    const down = random();
    const y = high + (deep - high) * down;
    const wide = world.unit * (40 + 150 * down) * between(random, 0.6, 1.2);
    brush.fillStyle = css(lit, 0.2 + 0.25 * random());
    ellipse(brush, area.left + area.width * random(), y, wide, wide * 0.07);
  }
}

/** Streaks in which ice gives back the light. */
function sheen(brush: Brush, world: World, area: PaintArea, [top, low]: readonly number[]): void {
  const random = world.random('sheen');
  const [high = 0, deep = 0] = [top, low];
  brush.save();
  brush.transform(1, 0, -1.1, 1, (high + deep) * 0.55, 0);
  for (let at = 0; at < 7; at += 1) {
    const x = area.left + area.width * random();
    brush.fillStyle = css(mix(world.light.key, WHITE, 0.7), between(random, 0.05, 0.13));
    brush.fillRect(x, high, world.unit * between(random, 14, 70), deep - high);
  }
  brush.restore();
}

/** A hole that was cut, where somebody fishes. */
function hole(brush: Brush, world: World, groundY: number): void {
  const { unit, size } = world;
  const [x, y] = [size.width / 2, groundY + unit * 26];
  brush.fillStyle = css(snowTones(world, 1).lit);
  ellipse(brush, x, y, unit * 74, unit * 22);
  brush.fillStyle = css(litColour(world, hex('#8fc6e4'), 1));
  ellipse(brush, x, y + unit * 1, unit * 62, unit * 16);
  brush.fillStyle = css(litColour(world, hex('#123f63'), 1));
  ellipse(brush, x, y + unit * 4, unit * 57, unit * 12);
}

function ice(world: World, horizon: number, groundY: number): Element {
  const bottom = world.size.height + world.margin;
  const isFished = world.description.subjects.some(({ motions }) => motions.includes('fish'));
  const span = [horizon + world.unit * 6, bottom] as const;
  return paintLayer(world, { depth: 0.9, top: horizon, bottom }, (brush, area) => {
    sheen(brush, world, area, span);
    drifts(brush, world, area, span);
    cracks(brush, world, area, span);
    if (isFished) hole(brush, world, groundY);
  });
}

/** Snow in front of the ice, for houses, trees and who is beside the lake; who skates is on the ice behind it. */
function shore(world: World, groundY: number): Pick<Scenery, 'elements' | 'supports'> {
  const { unit, description } = world;
  const isAshore = description.extras?.includes('shore') === true;
  if (!isAshore && !description.subjects.some(({ thing }) => mediumOf(thing) === 'scenery'))
    return { elements: [], supports: [level(world, 'ice', groundY)] };
  const bank = { name: 'shore', depth: 0.96, y: groundY - unit * 34, swell: 10, waves: [1, 2] };
  return {
    elements: [hills(world, { ...bank, colour: WHITE })],
    supports: isAshore
      ? [level(world, 'ground', groundY), level(world, 'ice', groundY - unit * 76, { depth: 0.94 })]
      : [],
  };
}

/** A lake under ice: it mirrors its shore, is cracked, and carries whoever is on it. */
export const paintFrozenLake: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world, -0.04);
  const sky = skyElements(world, {
    horizon,
    clouds: light.isDark ? 0 : 3,
    stars: light.isDark ? 1 : 0,
  });
  const land = farBank(world, horizon, true);
  const pale = mix(hex('#bfe3f6'), light.sky[1], light.isDark ? 0.55 : 0.25);
  const deep = mix(hex('#6fb2dc'), light.sky[0], light.isDark ? 0.6 : 0.35);
  const tints = [
    css(pale, light.isDark ? 0.2 : 0.42),
    css(deep, light.isDark ? 0.5 : 0.72),
  ] as const;
  const bank = {
    name: 'icebank',
    depth: 1.3,
    y: size.height + unit * 10,
    swell: 30,
    waves: [1, 2],
  };
  const plan = { name: 'icereeds', count: 6, tall: [90, 150], depth: 1, clearing: 0.6 } as const;
  const near = shore(world, groundY);
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [...near.supports, level(world, 'ground', groundY)],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? [] : ['sparkles'],
    elements: [
      ...sky,
      ...land,
      mirror(world, [...sky, ...land], horizon, tints),
      ice(world, horizon, groundY),
      ...near.elements,
      hills(world, {
        ...bank,
        colour: WHITE,
        headroom: 160,
        blur: 1.5,
        behind: row(world, { ...plan, down: [4, 14] }, (brush, placement, random) =>
          reeds(brush, world, placement, random),
        ),
      }),
    ],
  };
};
