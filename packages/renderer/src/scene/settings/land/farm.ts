import { type Colour, css, hex, mix } from '../../../draw/colour.ts';
import { type HillPlan, hills } from '../../../draw/landforms.ts';
import { barn, corn, wheat } from '../../../draw/props/farm.ts';
import { fence } from '../../../draw/props/park.ts';
import { pumpkinRows } from '../../../draw/props/pumpkins.ts';
import { row } from '../../../draw/props/rows.ts';
import { isSnowy } from '../../../draw/snow-cover.ts';
import { isAskedFor } from '../../asked-for.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { leafyRow, meadowGreen } from './meadow.ts';

/** How high the crop stands behind and in front of those who are there. */
const TALL = {
  corn: { behind: [150, 190], front: [110, 170] },
  wheat: { behind: [34, 54], front: [70, 110] },
} as const;
const GRAIN = hex('#e6bd58');
/** Earth with a little grass on it. */
const SOIL = hex('#8f8a4a');

/** Rows of the field, which meet at the horizon. */
function furrows(world: World, plan: Pick<HillPlan, 'y'>, bottom: number): HillPlan['onto'] {
  const { size, unit, light } = world;
  const colour = mix(litColour(world, GRAIN, 1), light.shadow, 0.35);
  return (brush) => {
    brush.strokeStyle = css(colour, isSnowy(world) ? 0.14 : 0.4);
    brush.lineCap = 'round';
    for (let at = -16; at <= 16; at += 1) {
      brush.lineWidth = unit * 7;
      brush.beginPath();
      brush.moveTo(size.width / 2 + at * unit * 44, plan.y + unit * 12);
      brush.lineTo(size.width / 2 + at * unit * 128, bottom);
      brush.stroke();
    }
  };
}

function yard(world: World, y: number): Element {
  const { unit, size } = world;
  const green = meadowGreen(world);
  const side = world.light.sunX < 0.5 ? 1 : -1;
  const trees = leafyRow(world, {
    name: 'ft',
    count: 7,
    tall: [100, 160],
    depth: 0.6,
    clearing: 0.3,
  });
  const isTall = size.height > size.width;
  return hills(world, {
    name: 'fm2',
    depth: 0.62,
    y,
    swell: 12,
    waves: [1, 2],
    colour: mix(green, hex('#5aa0a8'), 0.12),
    headroom: 330,
    behind: (brush, line, area) => {
      trees(brush, line, area);
      const x = size.width * (0.5 + side * (isTall ? 0.22 : 0.3));
      const place = { x, y: line(x) + unit * 14, height: unit * (isTall ? 210 : 230), depth: 0.76 };
      if (!isAskedFor(world, /^barn$/)) barn(brush, world, place);
      const many = Math.round(area.width / (unit * 84));
      const span = {
        left: area.left,
        right: area.left + area.width,
        height: unit * 46,
        depth: 0.8,
      };
      fence(brush, world, { ...span, gap: area.width / many }, (left) => line(left) + unit * 20);
    },
  });
}

const hasCorn = ({ description }: World) => description.extras?.includes('corn') === true;

/** A line of what grows in the field. */
function cropRow(world: World, plan: Parameters<typeof row>[1]) {
  const crop = hasCorn(world) ? corn : wheat;
  return row(world, plan, (brush, placement, random) => crop(brush, world, placement, random));
}

/** Stalks before those who are there. */
function foreground(world: World, ground: Colour): Element {
  const { unit, light, size } = world;
  const isCorn = hasCorn(world);
  const edge = { name: 'fe', depth: 1.3, y: size.height - unit * 16, swell: 10, waves: [1, 2] };
  const front = {
    name: 'ff',
    count: isCorn ? 34 : 50,
    tall: TALL[isCorn ? 'corn' : 'wheat'].front,
    depth: 1,
    down: [20, 40],
  } as const;
  const stalks = cropRow(world, front);
  return hills(world, {
    ...edge,
    colour: mix(ground, light.shadow, 0.3),
    headroom: isCorn ? 190 : 110,
    blur: 2,
    behind: stalks,
  });
}

/** A barn, a fence and a field of grain. */
export const paintFarm: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world);
  const green = meadowGreen(world);
  const far = { name: 'fm1', depth: 0.25, y: horizon - unit * 14, swell: 34, waves: [2, 3] };
  const near = { name: 'fm3', depth: 0.95, y: groundY - unit * 90, swell: 8, waves: [1, 2] };
  const copse = leafyRow(world, { name: 'fc', count: 14, tall: [40, 74], depth: 0.3 });
  const lines = furrows(world, near, size.height + world.margin);
  const isCorn = hasCorn(world);
  const ears = {
    name: 'fw',
    count: isCorn ? 60 : 90,
    tall: TALL[isCorn ? 'corn' : 'wheat'].behind,
    depth: 0.96,
    down: [0, 34],
  } as const;
  const grain = cropRow(world, ears);
  const isPatch = world.description.extras?.includes('pumpkins') === true;
  const patch = isPatch ? pumpkinRows(world) : null;
  const ground = isPatch ? SOIL : isCorn ? mix(GRAIN, hex('#6f9a44'), 0.6) : GRAIN;
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: light.isDark ? ['fireflies'] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      hills(world, {
        ...far,
        colour: mix(green, hex('#6fa0b8'), 0.4),
        headroom: 80,
        behind: copse,
      }),
      yard(world, horizon + unit * 52),
      hills(world, {
        ...near,
        colour: ground,
        headroom: isCorn ? 200 : 60,
        onto: (brush, line, area) => {
          if (patch !== null) return patch(brush, line, area);
          lines?.(brush, line, area);
          grain(brush, line, area);
        },
      }),
      ...(isPatch ? [] : [foreground(world, ground)]),
    ],
  };
};
