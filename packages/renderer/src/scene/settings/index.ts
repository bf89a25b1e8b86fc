import type { PaintedSetting } from '../../parse-prompt/setting-fallbacks.ts';
import type { PaintSetting } from '../scenery.ts';
import { paintAbstract } from './abstract.ts';
import { paintBeach } from './beach.ts';
import { paintCity } from './city.ts';
import { paintDesert } from './desert.ts';
import { paintForest } from './forest.ts';
import { paintKitchen } from './kitchen.ts';
import { paintLake } from './lake.ts';
import { paintMeadow } from './meadow.ts';
import { paintMoon } from './moon.ts';
import { paintMountains } from './mountains.ts';
import { paintRoom } from './room.ts';
import { paintSea } from './sea.ts';
import { paintSkyscape } from './sky.ts';
import { paintSnow } from './snow.ts';
import { paintSpace } from './space.ts';
import { paintStage } from './stage.ts';
import { paintUnderwater } from './underwater.ts';
import { paintVolcano } from './volcano.ts';

export const PAINTERS: Readonly<Record<PaintedSetting, PaintSetting>> = {
  sea: paintSea,
  beach: paintBeach,
  underwater: paintUnderwater,
  forest: paintForest,
  city: paintCity,
  mountains: paintMountains,
  desert: paintDesert,
  space: paintSpace,
  moon: paintMoon,
  snow: paintSnow,
  meadow: paintMeadow,
  room: paintRoom,
  kitchen: paintKitchen,
  sky: paintSkyscape,
  lake: paintLake,
  volcano: paintVolcano,
  stage: paintStage,
  abstract: paintAbstract,
};
