import { css, hex } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { hills } from '../../../draw/landforms.ts';
import { landmark, landmarkGap } from '../../../draw/landmark.ts';
import { type LayerPlan, paintLayer } from '../../../draw/layer.ts';
import { shopFront } from '../../../draw/props/shop-fronts.ts';
import { lampPools, street, streetFurniture, streetLights } from '../../../draw/street.ts';
import { between } from '../../../random.ts';
import { thingOf } from '../../../things/things.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';

/** Houses wall to wall, each with a shop. */
export function terrace(world: World, foot: number, look: Pick<LayerPlan, 'blur'> = {}): Element {
  const { unit, size } = world;
  const tall = size.height > size.width ? [520, 760] : [330, 470];
  const plan = { depth: 0.8, top: foot - unit * 800, bottom: foot + unit * 4, ...look };
  const gap = landmarkGap(world, foot);
  const { region } = world.description;
  return paintLayer(world, plan, (brush, area) => {
    const random = world.random('terrace');
    const many = Math.max(3, Math.round(area.width / (unit * 270)));
    const cuts = Array.from({ length: many + 1 }, (_, at) =>
      at === 0 || at === many ? at / many : (at + between(random, -0.14, 0.14)) / many,
    );
    for (let at = 0; at < many; at += 1) {
      const from = cuts[at] ?? 0;
      const x = area.left + area.width * from;
      const width = area.width * ((cuts[at + 1] ?? 1) - from);
      const height = unit * between(random, tall[0] ?? 330, tall[1] ?? 470);
      const isBefore = gap !== null && x + width * 0.7 > gap[0] && x + width * 0.3 < gap[1];
      if (isBefore) continue;
      if (region !== undefined) {
        const tallest = (width * 1.04) / (thingOf(region)?.ratio ?? 1);
        furnish(brush, world, region, { x: x + width / 2, y: foot, height: tallest });
        continue;
      }
      shopFront(
        brush,
        world,
        { x, y: foot, width, height, depth: 0.86 },
        world.random(`front-${at}`),
      );
    }
    const shade = brush.createLinearGradient(0, foot - unit * 60, 0, foot);
    shade.addColorStop(0, css(world.light.shadow, 0));
    shade.addColorStop(1, css(world.light.shadow, 0.2));
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = shade;
    brush.fillRect(area.left, foot - unit * 60, area.width, unit * 64);
  });
}

/** Shops and houses along a pavement and a road. */
export const paintStreet: PaintSetting = (world) => {
  const { unit, light } = world;
  const { groundY } = defaultLevels(world);
  const kerb = groundY - unit * 50;
  const foot = kerb - unit * 58;
  const back = { name: 'behind', depth: 0.2, y: foot - unit * 200, swell: 30, waves: [2, 3] };
  return {
    surface: 'ground',
    groundY,
    horizon: foot,
    supports: [
      level(world, 'road', groundY),
      level(world, 'pavement', kerb - unit * 14, { depth: 0.96 }),
      level(world, 'wall', foot - unit * 90, { depth: 0.81 }),
    ],
    window: null,
    lights: streetLights(world, kerb),
    ambientParticles: light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon: foot, clouds: 3, stars: light.isDark ? 0.7 : 0 }),
      hills(world, { ...back, colour: hex('#7f95b8') }),
      ...landmark(world, foot, 0.5),
      terrace(world, foot),
      street(world, kerb),
      ...lampPools(world, kerb),
      streetFurniture(world, kerb),
    ],
  };
};
