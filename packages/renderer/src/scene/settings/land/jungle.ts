import { hex, mix } from '../../../draw/colour.ts';
import { type HillPlan, hills } from '../../../draw/landforms.ts';
import { creepers, fern, leafFrame } from '../../../draw/props/jungle.ts';
import { palm } from '../../../draw/props/palm.ts';
import { type RowPlan, row } from '../../../draw/props/rows.ts';
import { roundTree } from '../../../draw/props/trees.ts';
import { sunRays } from '../../atmosphere.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';

const FLOOR = hex('#3f8f4a');

/** Palms and broad trees, mixed. */
export function thicket(
  world: World,
  plan: Omit<HillPlan, 'colour' | 'behind'>,
  trees: RowPlan,
  ferns: RowPlan | null,
): Element {
  const wood = row(world, trees, (brush, placement, random) => {
    if (random() < 0.45) palm(brush, world, { ...placement, lean: random() * 0.4 - 0.2 });
    else roundTree(brush, world, placement, mix(hex('#2f8f4a'), hex('#6fb84a'), random()));
  });
  const colour = mix(FLOOR, hex('#4fa09a'), (1 - plan.depth) * 0.6);
  const base = { ...plan, colour, behind: wood, headroom: trees.tall[1] + 20 };
  if (ferns === null) return hills(world, base);
  const onto = row(world, ferns, (brush, placement, random) =>
    fern(brush, world, placement, random),
  );
  return hills(world, { ...base, onto });
}

/** Whether another place, such as a river, lies in it. */
export const isInJungle = ({ description }: World): boolean =>
  description.landscape === 'jungle' || description.moods.includes('tropical');

/** Dense green: palms, ferns, creepers and shafts of light. */
export const paintJungle: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world, 0.01);
  const far = { name: 'j1', depth: 0.25, y: horizon - unit * 24, swell: 30, waves: [2, 3] };
  const mid = { name: 'j2', depth: 0.48, y: horizon + unit * 14, swell: 20, waves: [1, 3] };
  const near = { name: 'j3', depth: 0.72, y: horizon + unit * 66, swell: 14, waves: [1, 2] };
  const front = { name: 'j4', depth: 0.95, y: groundY - unit * 70, swell: 10, waves: [1, 2] };
  const tufts = {
    name: 'jf4',
    count: 16,
    tall: [40, 74],
    depth: 1,
    down: [0, 120],
    clearing: 0.4,
  } as const;
  const ground = row(world, tufts, (brush, placement, random) =>
    fern(brush, world, placement, random),
  );
  const sun = { x: size.width * light.sunX, y: -unit * 60 };
  const isBright = light.isClear && !light.isDark;
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: light.isDark ? ['fireflies'] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 0.7 : 0 }),
      thicket(world, far, { name: 'jt1', count: 30, tall: [110, 190], depth: 0.24 }, null),
      thicket(
        world,
        mid,
        { name: 'jt2', count: 16, tall: [210, 320], depth: 0.46, clearing: 0.1 },
        null,
      ),
      creepers(world),
      thicket(
        world,
        near,
        { name: 'jt3', count: 8, tall: [330, 470], depth: 0.7, clearing: 0.4 },
        { name: 'jf3', count: 22, tall: [40, 70], depth: 0.8, down: [0, 26] },
      ),
      ...(isBright ? [{ ...sunRays(world, sun, 0.34), depth: 0.74 }] : []),
      hills(world, { ...front, colour: FLOOR, headroom: 90, onto: ground }),
      leafFrame(world),
    ],
  };
};
