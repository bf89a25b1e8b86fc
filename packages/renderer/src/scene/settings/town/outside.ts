import type { Setting } from '../../../parse-prompt/scene-description.ts';
import { pick } from '../../../random.ts';
import type { PaintSetting } from '../../scenery.ts';
import type { World } from '../../world.ts';
import { paintSkyscape } from '../heavens/sky.ts';
import { paintDesert } from '../land/desert.ts';
import { paintForest } from '../land/forest.ts';
import { paintMeadow } from '../land/meadow.ts';
import { paintMountains } from '../land/mountains.ts';
import { paintSnow } from '../land/snow.ts';
import { paintBeach } from '../water/beach.ts';
import { paintLake } from '../water/lake.ts';
import { paintSea } from '../water/sea.ts';
import { paintCity } from './city.ts';

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
