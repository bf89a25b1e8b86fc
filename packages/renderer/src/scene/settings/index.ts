import type { PaintedSetting } from '../../parse-prompt/setting-fallbacks.ts';
import type { PaintSetting } from '../scenery.ts';
import { paintAbstract } from './abstract.ts';
import { paintBeach } from './beach.ts';
import { paintCampsite } from './campsite.ts';
import { paintCity } from './city.ts';
import { paintClassroom } from './classroom.ts';
import { paintDesert } from './desert.ts';
import { paintForest } from './forest.ts';
import { paintKitchen } from './kitchen.ts';
import { paintLake } from './lake.ts';
import { paintLibrary } from './library.ts';
import { paintMeadow } from './meadow.ts';
import { paintMoon } from './moon.ts';
import { paintMountains } from './mountains.ts';
import { paintOffice } from './office.ts';
import { paintPark } from './park.ts';
import { paintRoom } from './room.ts';
import { paintSea } from './sea.ts';
import { paintSkyscape } from './sky.ts';
import { paintSnow } from './snow.ts';
import { paintSpace } from './space.ts';
import { paintStadium } from './stadium.ts';
import { paintStage } from './stage.ts';
import { paintStreet } from './street.ts';
import { paintStudio } from './studio.ts';
import { paintTableTop } from './table-top.ts';
import { paintUnderwater } from './underwater.ts';
import { paintVillage } from './village.ts';
import { paintVolcano } from './volcano.ts';
import { paintWindowSeat } from './window-seat.ts';
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
  library: paintLibrary,
  classroom: paintClassroom,
  office: paintOffice,
  campsite: paintCampsite,
  park: paintPark,
  studio: paintStudio,
  village: paintVillage,
  street: paintStreet,
  stadium: paintStadium,
  'window-seat': paintWindowSeat,
  'table-top': paintTableTop,
};
