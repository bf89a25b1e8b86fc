import { layCobbles } from '../../../draw/cobbles.ts';
import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { type HillPlan, hills, type Line } from '../../../draw/landforms.ts';
import type { PaintArea } from '../../../draw/layer.ts';
import { church, house } from '../../../draw/props/houses.ts';
import { type RowPlan, row } from '../../../draw/props/rows.ts';
import { bush } from '../../../draw/props/trees.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { pick } from '../../../random.ts';
import { type Chimney, chimneySmoke } from '../../chimney-smoke.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { path } from '../land/footpath.ts';
import { foliage, leafyRow, meadowGreen } from '../land/meadow.ts';

function quarter(
  world: World,
  plan: Omit<HillPlan, 'behind'>,
  houses: RowPlan,
  trees: RowPlan,
): readonly Element[] {
  const chimneys: Chimney[] = [];
  const wood = leafyRow(world, trees);
  const { region } = world.description;
  const homes = row(world, houses, (brush, placement, random) => {
    const at = { ...placement, y: placement.y + world.unit * 10 };
    if (region !== undefined) {
      const { x, y, height } = at;
      furnish(brush, world, region, { x, y, height: height * 0.9 });
      chimneys.push({ x, y: y - height * 0.86, size: height });
      return;
    }
    chimneys.push({ ...house(brush, world, at, random), size: placement.height });
  });
  const built = hills(world, {
    ...plan,
    headroom: houses.tall[1] + 30,
    behind: (brush, line, area) => {
      wood(brush, line, area);
      homes(brush, line, area);
      if (plan.name !== 'v2') return;
      const x = world.size.width * (world.light.sunX < 0.5 ? 0.66 : 0.3);
      const tall = world.unit * 210;
      const foot = line(x) + world.unit * 8;
      if (region === 'japanese-house')
        furnish(brush, world, 'pagoda', { x, y: foot, height: tall });
      if (region !== 'japanese-house' && region !== 'round-hut')
        church(brush, world, { x, y: foot, height: tall, depth: plan.depth });
    },
  });
  return [built, ...chimneySmoke(world, chimneys, plan.depth)];
}

const hasRoad = ({ description }: World): boolean =>
  description.extras?.includes('village-road') === true;

const isCobbled = ({ description }: World): boolean =>
  description.extras?.includes('cobbled') === true;

/** Tar with a pale edge and dashes, from one side of the picture to the other. */
function layRoad(
  brush: Brush,
  world: World,
  { line, area }: { readonly line: Line; readonly area: PaintArea },
): void {
  const { unit, size, margin } = world;
  const [top, bottom] = [line(size.width / 2) + unit * 30, size.height + margin];
  const tar = litColour(world, hex('#7c7a80'), 1);
  brush.fillStyle = fromTop(brush, [top, bottom], [mix(tar, world.light.fog, 0.2), tar]);
  brush.fillRect(area.left, top, area.width, bottom - top);
  brush.fillStyle = css(litColour(world, hex('#c9c0ae'), 1));
  brush.fillRect(area.left, top - unit * 6, area.width, unit * 9);
  brush.fillStyle = css(litColour(world, hex('#f3efe4'), 1), 0.85);
  const y = top + (size.height - top) * 0.62;
  for (let x = area.left; x < area.left + area.width; x += unit * 190)
    brush.fillRect(x, y, unit * 105, unit * 9);
}

/** Cobbles from one side of the picture to the other, below a strip of grass. */
function layLane(
  brush: Brush,
  world: World,
  { line, area }: { readonly line: Line; readonly area: PaintArea },
): void {
  const { unit, size, margin } = world;
  const top = line(size.width / 2) + unit * 30;
  const bottom = size.height + margin;
  layCobbles(brush, world, { left: area.left, width: area.width, top, bottom });
  brush.fillStyle = css(litColour(world, hex('#8d847d'), 1));
  brush.fillRect(area.left, top - unit * 5, area.width, unit * 10);
}

/** Whether there is more than a path: a lane of cobbles or a road. */
function layWay(
  brush: Brush,
  world: World,
  at: { readonly line: Line; readonly area: PaintArea },
): boolean {
  if (isCobbled(world)) layLane(brush, world, at);
  else if (hasRoad(world)) layRoad(brush, world, at);
  else return false;
  return true;
}

/** Houses among trees, a church, and a path or, if it is said to be cobbled, a lane. */
export const paintVillage: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world);
  const green = meadowGreen(world);
  const blue = mix(green, hex('#6f90c8'), 0.55);
  const far = { name: 'v1', depth: 0.18, y: horizon - unit * 40, swell: 44, waves: [2, 3] };
  const v2 = {
    name: 'v2',
    depth: 0.42,
    y: horizon + unit * 12,
    swell: 20,
    waves: [1, 3],
    colour: mix(green, hex('#5aa0a8'), 0.35),
  };
  const v3 = {
    name: 'v3',
    depth: 0.68,
    y: horizon + unit * 74,
    swell: 16,
    waves: [1, 2],
    colour: mix(green, hex('#5aa0a8'), 0.12),
  };
  const near = { name: 'v4', depth: 0.95, y: groundY - unit * 66, swell: 10, waves: [1, 2] };
  const hedge = {
    name: 'vh',
    count: 9,
    tall: [20, 40],
    depth: 0.96,
    down: [0, 16],
    clearing: 0.4,
  } as const;
  const way =
    world.speed === 0 ? path(world, near.y, size.height + world.margin, '#e0c79a') : undefined;
  const shrubs = row(world, hedge, (brush, placement, random) =>
    bush(brush, world, placement, pick(random, foliage(world))),
  );
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [level(world, 'ground', groundY)],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? ['fireflies'] : [],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      hills(world, { ...far, colour: blue }),
      ...quarter(
        world,
        v2,
        { name: 'vr2', count: 11, tall: [66, 96], depth: 0.5 },
        { name: 'vt2', count: 12, tall: [60, 96], depth: 0.4 },
      ),
      ...quarter(
        world,
        v3,
        { name: 'vr3', count: 5, tall: [180, 236], depth: 0.76, clearing: 0.28 },
        { name: 'vt3', count: 6, tall: [110, 170], depth: 0.66, clearing: 0.3 },
      ),
      hills(world, {
        ...near,
        colour: green,
        headroom: 60,
        onto: (brush, line, area) => {
          if (layWay(brush, world, { line, area })) return;
          way?.(brush, line, area);
          shrubs(brush, line, area);
        },
      }),
    ],
  };
};
