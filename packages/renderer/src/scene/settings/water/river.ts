import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { peaks } from '../../../draw/mountains.ts';
import { grassTuft, rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { SNOW_WHITE } from '../../../draw/props/trees.ts';
import { isSnowy, snowTones } from '../../../draw/snow-cover.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { waterIn } from '../../../draw/water.ts';
import { between } from '../../../random.ts';
import { thingOf } from '../../../things/things.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { woods } from '../land/forest.ts';
import { isInJungle, thicket } from '../land/jungle.ts';
import { leafyRow, meadowGreen } from '../land/meadow.ts';
import { pineRow } from '../land/snow.ts';
import { isAshore } from './near-bank.ts';
import { rapids } from './rapids.ts';

/** Whether somebody stands or swims in it, as hippos always do. */
const isBathed = ({ description }: Pick<World, 'description'>): boolean =>
  description.subjects.some(
    ({ thing, motions, states }) =>
      thing === 'hippopotamus' ||
      motions.includes('swim') ||
      motions.includes('float') ||
      states.includes('wading'),
  );

/** Whether there is a boat on it or somebody in it, which takes room. */
function isSailed({ description }: World): boolean {
  return (
    description.extras?.includes('rapids') === true ||
    isBathed({ description }) ||
    description.subjects.some(({ thing }) => thingOf(thing)?.medium === 'boat')
  );
}

/** The left and the right bank at each share of the way from the horizon to the viewer. */
function course(world: World, from: number, to: number) {
  const { size } = world;
  const bend = world.light.sunX < 0.5 ? 1 : -1;
  // Those who are ashore need room on the bank.
  const aside = isAshore(world) ? 0.4 : 0;
  const isWide = aside === 0 && isSailed(world);
  return (share: number) => {
    const swing = bend * Math.sin(share * 5.2 + 0.4) * 0.15 * (1 - share * 0.75);
    const centre = size.width * (0.5 + swing + aside * share ** 1.3);
    const half = isWide
      ? size.width * (isBathed(world) ? 0.16 + 0.84 * share ** 0.7 : 0.06 + 0.84 * share ** 0.95)
      : size.width * (0.012 + (aside > 0 ? 0.36 : 0.5) * share ** 1.6);
    return { left: centre - half, right: centre + half, y: from + (to - from) * share };
  };
}

function traceCourse(brush: Brush, at: ReturnType<typeof course>, grow: number): void {
  brush.beginPath();
  for (let step = 0; step <= 30; step += 1) {
    const { left, y } = at(step / 30);
    brush.lineTo(left - grow * (step / 30), y);
  }
  for (let step = 30; step >= 0; step -= 1) {
    const { right, y } = at(step / 30);
    brush.lineTo(right + grow * (step / 30), y);
  }
  brush.closePath();
}

function stream(world: World, from: number, to: number): Element[] {
  const { unit, light } = world;
  const at = course(world, from, to);
  const bed = paintLayer(
    { ...world, speed: 0 },
    { depth: 0.95, top: from - 4, bottom: to },
    (brush) => {
      const sand = mix(litColour(world, hex('#c9ae82'), 1), light.shadow, 0.2);
      brush.fillStyle = css(isSnowy(world) ? snowTones(world, 1).shade : sand);
      traceCourse(brush, at, unit * 26);
      brush.fill();
      const water = waterIn(world, hex('#3a9ac8'), 1);
      const sky = mix(light.sky[2], light.sky[3], 0.4);
      brush.fillStyle = fromTop(
        brush,
        [from, to],
        [mix(water, sky, 0.7), mix(water, sky, 0.3), water, mix(water, light.shadow, 0.25)],
      );
      traceCourse(brush, at, 0);
      brush.fill();
    },
  );
  const random = world.random('ripples');
  const marks = Array.from({ length: 54 }, () => ({
    share: random(),
    across: between(random, 0.1, 0.9),
    long: between(random, 0.5, 1.4),
  }));
  const flow: Element = {
    depth: 0.95,
    draw(brush, { seconds }) {
      brush.fillStyle = css(mix(WHITE, light.key, 0.3));
      for (const { share, across, long } of marks) {
        const way = (share + seconds * 0.05) % 1;
        const { left, right, y } = at(way);
        brush.globalAlpha = 0.5 * Math.sin(way * Math.PI);
        ellipse(
          brush,
          left + (right - left) * across,
          y,
          unit * 34 * long * (0.1 + way),
          unit * 2.6 * (0.2 + way),
        );
      }
      brush.globalAlpha = 1;
    },
  };
  return [bed, flow, ...rapids(world, at)];
}

/** Stones and tufts along both banks. */
function banks(world: World) {
  const plan = {
    name: 'rvb',
    count: 30,
    tall: [18, 46],
    depth: 1,
    down: [0, 130],
    clearing: 0.66,
  } as const;
  const grass = mix(litColour(world, meadowGreen(world), 1), world.light.shadow, 0.2);
  return row(world, plan, (brush, placement, random) => {
    if (random() < 0.35) rock(brush, world, placement, hex('#9aa0ae'));
    else grassTuft(brush, grass, placement, random);
  });
}

/** Dense trees on both banks, seen from above: each row is nearer and larger. */
function jungleBanks(world: World, horizon: number): Element[] {
  const { size } = world;
  const row = (at: number, down: number, tall: number, clearing: number): Element =>
    thicket(
      world,
      { name: `rj${at}`, depth: 0.3 + at * 0.2, y: horizon + down, swell: 14, waves: [1, 3] },
      {
        name: `rjt${at}`,
        count: 36 - at * 8,
        tall: [tall * 0.7, tall],
        depth: 0.3 + at * 0.2,
        clearing,
      },
      null,
    );
  const deep = size.height - horizon;
  // In a tall picture the row before ends higher up.
  const nearest = size.height > size.width ? 0.5 : 0.62;
  return [
    row(0, 0, 110, 0),
    row(1, deep * 0.14, 160, 0.1),
    row(2, deep * 0.32, 230, 0.34),
    row(3, deep * nearest, 320, 0.72),
  ];
}

/** What is behind the river, and on its banks. */
function landAround(world: World, horizon: number): Element[] {
  const { unit, description } = world;
  const green = meadowGreen(world);
  const near = { name: 'rv2', depth: 0.92, y: horizon + unit * 46, swell: 8, waves: [1, 2] };
  const bank = { ...near, colour: green, onto: banks(world) };
  if (isInJungle(world)) return jungleBanks(world, horizon);
  if (description.landscape === 'forest')
    return [...woods(world, horizon - unit * 30, green), hills(world, { ...bank, headroom: 30 })];
  const range = { name: 'rvp', depth: 0.14, y: horizon, height: unit * 250, count: 4 };
  const far = { name: 'rv1', depth: 0.4, y: horizon + unit * 4, swell: 12, waves: [2, 3] };
  const firs = pineRow(world, { name: 'rvt', count: 34, tall: [60, 110], depth: 0.38 }, false);
  const trees = leafyRow(world, {
    name: 'rvl',
    count: 8,
    tall: [120, 200],
    depth: 0.7,
    clearing: 0.5,
  });
  return [
    peaks(world, { ...range, colour: hex('#6f86bd'), cap: SNOW_WHITE }),
    hills(world, {
      ...far,
      colour: mix(green, hex('#3f7d66'), 0.4),
      headroom: 120,
      behind: firs,
    }),
    hills(world, { ...bank, headroom: 210, behind: trees }),
  ];
}

/** A river that winds from the mountains to the viewer. */
export const paintRiver: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world, isInJungle(world) ? -0.2 : 0);
  return {
    surface: 'water',
    groundY,
    horizon,
    supports: isAshore(world)
      ? [
          level(world, 'water', groundY, { span: [0.66, 0.98] }),
          level(world, 'bank', groundY, { span: [0.04, 0.62] }),
        ]
      : [
          level(world, 'water', isBathed(world) ? groundY - unit * 60 : groundY, {
            span: isBathed(world) ? [0.2, 0.8] : isSailed(world) ? [0.36, 0.64] : [0.26, 0.74],
          }),
          level(world, 'bank', groundY - unit * 20, { span: [0, 0.2] }),
          level(world, 'ground', groundY - unit * 20, { span: [0.8, 1] }),
        ],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? ['fireflies'] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      ...landAround(world, horizon),
      ...stream(world, horizon + unit * 46, size.height + world.margin),
    ],
  };
};
