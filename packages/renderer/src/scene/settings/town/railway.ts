import { hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { peaks } from '../../../draw/mountains.ts';
import { SNOW_WHITE } from '../../../draw/props/trees.ts';
import { viaduct } from '../../../draw/railway.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { leafyRow, meadowGreen } from '../land/meadow.ts';
import { pineRow } from '../land/snow.ts';

/** A track over a bridge of arches, with a wooded valley and mountains behind. */
export const paintRailway: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const isTall = size.height > size.width;
  const groundY = size.height * (isTall ? 0.7 : 0.74);
  const horizon = size.height * (isTall ? 0.52 : 0.5);
  const green = meadowGreen(world);
  const range = { name: 'rp', depth: 0.14, y: horizon, height: unit * 240, count: 4 };
  const far = { name: 'r1', depth: 0.32, y: horizon + unit * 20, swell: 24, waves: [2, 3] };
  const mid = { name: 'r2', depth: 0.55, y: horizon + unit * 96, swell: 22, waves: [1, 3] };
  const low = { name: 'r3', depth: 0.91, y: groundY + unit * 66, swell: 12, waves: [1, 2] };
  const firs = pineRow(world, { name: 'rt1', count: 30, tall: [46, 86], depth: 0.3 }, false);
  const trees = leafyRow(world, { name: 'rt2', count: 12, tall: [100, 170], depth: 0.52 });
  const wood = leafyRow(world, { name: 'rt3', count: 12, tall: [60, 100], depth: 0.76 });
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [
      level(world, 'track', groundY, { span: [0, 1] }),
      level(world, 'bridge', groundY, { span: [0, 1] }),
      level(world, 'ground', groundY, { span: [0, 1] }),
    ],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      peaks(world, { ...range, colour: hex('#6f86bd'), cap: SNOW_WHITE }),
      hills(world, {
        ...far,
        colour: mix(green, hex('#5a90a8'), 0.5),
        headroom: 100,
        behind: firs,
      }),
      hills(world, {
        ...mid,
        colour: mix(green, hex('#5aa0a8'), 0.25),
        headroom: 190,
        behind: trees,
      }),
      hills(world, { ...low, colour: mix(green, light.shadow, 0.12), headroom: 140, behind: wood }),
      viaduct(world, groundY),
    ],
  };
};
