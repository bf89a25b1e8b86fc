import { cobbles } from '../../../draw/cobbles.ts';
import { hex } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { landmark } from '../../../draw/landmark.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { lightPool } from '../../../draw/light-pool.ts';
import { garland, lanternPost } from '../../../draw/props/garland.ts';
import { isAskedFor } from '../../asked-for.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';
import { terrace } from './street.ts';

/** A fountain to one side, posts with lanterns, and cords of lamps between the houses. */
function furniture(world: World, foot: number): Element {
  const { unit, size } = world;
  const side = world.light.sunX < 0.5 ? 0.82 : 0.18;
  const hasOwn = isAskedFor(world, /fountain|statue/);
  const plan = { depth: 0.955, top: foot - unit * 420, bottom: foot + unit * 60 };
  return paintLayer(world, plan, (brush, area) => {
    garland(
      brush,
      world,
      { left: area.left, right: area.left + area.width, y: foot - unit * 330, sag: unit * 40 },
      Math.max(2, Math.round(area.width / (unit * 420))),
    );
    if (!hasOwn)
      furnish(brush, world, 'fountain', {
        x: size.width * side,
        y: foot + unit * 44,
        height: unit * 190,
      });
    for (const share of [0.06, 0.36, 0.64, 0.94])
      lanternPost(brush, world, { x: size.width * share, y: foot + unit * 30, height: unit * 300 });
  });
}

/** The square of an old town. */
export const paintSquare: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { groundY } = defaultLevels(world);
  const foot = groundY - unit * 130;
  const lamps = light.isDark
    ? [0.06, 0.36, 0.64, 0.94].map((share) => ({
        x: size.width * share,
        y: foot - unit * 240,
        colour: hex('#ffcf7a'),
        reach: unit * 190,
      }))
    : [];
  return {
    surface: 'ground',
    groundY,
    horizon: foot,
    supports: [level(world, 'ground', groundY), level(world, 'pavement', groundY)],
    window: null,
    lights: lamps,
    ambientParticles: light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon: foot, clouds: 3, stars: light.isDark ? 0.8 : 0 }),
      ...landmark(world, foot, 0.5),
      terrace(world, foot),
      cobbles(world, foot),
      ...lamps.map((lamp) =>
        lightPool(world, lamp, { y: foot + unit * 40, depth: 0.952, flickers: false }),
      ),
      furniture(world, foot),
    ],
  };
};
