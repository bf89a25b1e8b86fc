import type { Setting } from '../../parse-prompt/scene-description.ts';
import type { PaintSetting } from '../scenery.ts';
import { paintAbstract } from './abstract.ts';
import { paintArena } from './arena.ts';
import { paintAtelier, paintMuseum } from './atelier.ts';
import { paintBalcony, paintTerrace } from './balcony.ts';
import { paintBathroom, paintBedroom } from './bathroom.ts';
import { paintBeach } from './beach.ts';
import { paintCampsite } from './campsite.ts';
import { paintCarriage } from './carriage.ts';
import { paintCastle } from './castle.ts';
import { paintCave } from './cave.ts';
import { paintCity } from './city.ts';
import { paintClassroom } from './classroom.ts';
import { paintClub } from './club.ts';
import { paintCorridor, paintHospital } from './corridor.ts';
import { paintDesert } from './desert.ts';
import { paintFarm } from './farm.ts';
import { paintForest } from './forest.ts';
import { paintGarden } from './garden.ts';
import { paintGreenhouse } from './greenhouse.ts';
import { paintGym } from './gym.ts';
import { paintHarbour } from './harbour.ts';
import { paintIceberg } from './iceberg.ts';
import { paintJungle } from './jungle.ts';
import { paintKitchen } from './kitchen.ts';
import { paintLaboratory } from './laboratory.ts';
import { paintLake } from './lake.ts';
import { paintLibrary } from './library.ts';
import { paintMarket } from './market.ts';
import { paintMeadow } from './meadow.ts';
import { paintMoon } from './moon.ts';
import { paintMountains } from './mountains.ts';
import { paintOffice } from './office.ts';
import { paintPark } from './park.ts';
import { paintPond } from './pond.ts';
import { paintRailway } from './railway.ts';
import { paintRestaurant } from './restaurant.ts';
import { paintRiver } from './river.ts';
import { paintRoad } from './road.ts';
import { paintRooftops } from './rooftops.ts';
import { paintRoom } from './room.ts';
import { paintSavanna } from './savanna.ts';
import { paintSea } from './sea.ts';
import { paintShop } from './shop.ts';
import { paintSkatepark } from './skatepark.ts';
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
import { paintWaterfall } from './waterfall.ts';
import { paintWindowSeat } from './window-seat.ts';
import { paintGarage, paintWorkshop } from './workshop.ts';
export const PAINTERS: Readonly<Record<Setting, PaintSetting>> = {
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
  balcony: paintBalcony,
  rooftops: paintRooftops,
  road: paintRoad,
  pond: paintPond,
  savanna: paintSavanna,
  waterfall: paintWaterfall,
  jungle: paintJungle,
  river: paintRiver,
  cave: paintCave,
  iceberg: paintIceberg,
  market: paintMarket,
  harbour: paintHarbour,
  farm: paintFarm,
  garden: paintGarden,
  railway: paintRailway,
  greenhouse: paintGreenhouse,
  club: paintClub,
  restaurant: paintRestaurant,
  castle: paintCastle,
  hospital: paintHospital,
  corridor: paintCorridor,
  shop: paintShop,
  gym: paintGym,
  laboratory: paintLaboratory,
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
  bathroom: paintBathroom,
  bedroom: paintBedroom,
  garage: paintGarage,
  workshop: paintWorkshop,
  atelier: paintAtelier,
  museum: paintMuseum,
  carriage: paintCarriage,
  skatepark: paintSkatepark,
  arena: paintArena,
  terrace: paintTerrace,
};
