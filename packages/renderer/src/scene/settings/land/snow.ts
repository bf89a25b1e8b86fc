import { hex, mix } from '../../../draw/colour.ts';
import { type HillPlan, hills } from '../../../draw/landforms.ts';
import { peaks } from '../../../draw/mountains.ts';
import { type RowPlan, row } from '../../../draw/props/rows.ts';
import { birch, charred } from '../../../draw/props/stems.ts';
import { pine, SNOW_WHITE } from '../../../draw/props/trees.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { World } from '../../world.ts';

const NEEDLES = hex('#2f7d5b');

/** Pines in slightly different greens. */
export function pineRow(world: World, plan: RowPlan, snowy: boolean) {
  return row(world, plan, (brush, placement, random) => {
    const leaf = mix(NEEDLES, hex('#1f5f6b'), random() * 0.7);
    pine(brush, world, { ...placement, y: placement.y + world.unit * 6 }, { leaf, snowy });
  });
}

/** Pines, or the wood that is named. */
function woodOf(world: World, plan: RowPlan) {
  const { extras } = world.description;
  const isBurned = extras?.includes('burned') === true;
  if (!isBurned && extras?.includes('birches') !== true) return pineRow(world, plan, true);
  const [low, high] = plan.tall;
  const count = Math.round(plan.count * 1.4);
  const tall = [low * 1.5, high * 1.7] as const;
  return row(world, { ...plan, count, tall, clearing: 0.1 }, (brush, placement, random) =>
    isBurned
      ? charred(brush, world, placement, random)
      : birch(brush, world, placement, NEEDLES, random),
  );
}

function snowfield(
  world: World,
  plan: Omit<HillPlan, 'colour' | 'behind'> & { readonly shade: string },
  trees: Pick<RowPlan, 'count' | 'tall' | 'clearing'>,
) {
  const { name, depth, shade } = plan;
  const behind = woodOf(world, { ...trees, name: `pines-${name}`, depth: depth - 0.04 });
  const colour = mix(SNOW_WHITE, hex(shade), 0.5);
  return hills(world, { ...plan, colour, behind, headroom: trees.tall[1] * 1.7 });
}

export const paintSnow: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, groundY } = defaultLevels(world);
  const range = { depth: 0.18, y: horizon + unit * 20, height: unit * 210, count: 5 };
  const far = { name: 'far', depth: 0.38, y: horizon + unit * 18, swell: 26, waves: [2, 3, 5] };
  const mid = { name: 'mid', depth: 0.62, y: horizon + unit * 66, swell: 24, waves: [1, 3, 4] };
  const near = { name: 'near', depth: 0.95, y: groundY - unit * 58, swell: 14, waves: [1, 2, 3] };
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: ['snow'],
    elements: [
      ...skyElements(world, {
        horizon,
        clouds: light.isDark && light.isClear ? 0 : 3,
        stars: light.isDark ? 1 : 0,
      }),
      peaks(world, { ...range, name: 'range', colour: hex('#7f8fc0'), cap: SNOW_WHITE }),
      snowfield(world, { ...far, shade: '#b9c8f0' }, { count: 24, tall: [56, 100] }),
      snowfield(
        world,
        { ...mid, shade: '#cddaf7' },
        { count: 13, tall: [104, 185], clearing: 0.2 },
      ),
      snowfield(
        world,
        { ...near, shade: '#f4f8ff' },
        { count: 6, tall: [155, 275], clearing: 0.5 },
      ),
    ],
  };
};
