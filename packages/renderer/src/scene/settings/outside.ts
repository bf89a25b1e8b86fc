import type { Setting } from '../../parse-prompt/scene-description.ts';
import { pick } from '../../random.ts';
import type { PaintSetting } from '../scenery.ts';
import type { World } from '../world.ts';
import { paintBeach } from './beach.ts';
import { paintCity } from './city.ts';
import { paintDesert } from './desert.ts';
import { paintForest } from './forest.ts';
import { paintLake } from './lake.ts';
import { paintMeadow } from './meadow.ts';
import { paintMountains } from './mountains.ts';
import { paintSea } from './sea.ts';
import { paintSkyscape } from './sky.ts';
import { paintSnow } from './snow.ts';

const VIEWS: Readonly<Partial<Record<Setting, PaintSetting>>> = {
  sea: paintSea,
  beach: paintBeach,
  city: paintCity,
  street: paintCity,
  mountains: paintMountains,
  meadow: paintMeadow,
  garden: paintMeadow,
  forest: paintForest,
  lake: paintLake,
  snow: paintSnow,
  sky: paintSkyscape,
  desert: paintDesert,
};

/** What is seen from a window or a balcony: what the prompt says, or one of the usual views. */
export function outsideOf(
  world: World,
  usual: readonly [PaintSetting, ...PaintSetting[]],
): PaintSetting {
  const { view } = world.description;
  return (view === null ? undefined : VIEWS[view]) ?? pick(world.random('view'), usual);
}
