import type { Setting } from '../../parse-prompt/scene-description.ts';
import type { PaintSetting } from '../scenery.ts';
import { paintAbstract } from './abstract.ts';
import { paintAirfield } from './airfield.ts';
import { paintAlley } from './alley.ts';
import { paintAquarium } from './aquarium.ts';
import { paintArena } from './arena.ts';
import { paintAtelier, paintMuseum } from './atelier.ts';
import { paintBackdrop } from './backdrop.ts';
import { paintBalcony, paintTerrace } from './balcony.ts';
import { paintBambooForest, paintVineyard } from './bamboo-and-vines.ts';
import { paintBathroom, paintBedroom } from './bathroom.ts';
import { paintBeach } from './beach.ts';
import { BUILT_PAINTERS } from './built.ts';
import { paintCampsite } from './campsite.ts';
import { paintCanal } from './canal.ts';
import { paintCanyon } from './canyon.ts';
import { paintCarriage } from './carriage.ts';
import { paintCastle } from './castle.ts';
import { paintCave } from './cave.ts';
import { paintCinema } from './cinema.ts';
import { paintCity } from './city.ts';
import { paintClassroom } from './classroom.ts';
import { paintClub } from './club.ts';
import { paintSeaCliffs } from './coasts.ts';
import { paintConstruction } from './construction.ts';
import { paintCorridor, paintHospital } from './corridor.ts';
import { paintDesert } from './desert.ts';
import { paintDunes } from './dunes.ts';
import { paintBar, paintCockpit, paintPhotoStudio } from './equipped.ts';
import { paintFarm } from './farm.ts';
import { paintFestival } from './festival.ts';
import { paintForest } from './forest.ts';
import { paintFutureRoom } from './future-room.ts';
import { paintGarden } from './garden.ts';
import { paintGlacier } from './glacier.ts';
import { paintGraveyard } from './graveyard.ts';
import { paintGreenhouse } from './greenhouse.ts';
import { paintGym } from './gym.ts';
import { paintAirport, paintElevator, paintLobby, paintStation } from './halls.ts';
import { paintHarbour } from './harbour.ts';
import { paintHotSpring } from './hot-spring.ts';
import { paintIceberg } from './iceberg.ts';
import { paintJungle } from './jungle.ts';
import { nearGround } from './kerb.ts';
import { paintKitchen } from './kitchen.ts';
import { paintLaboratory } from './laboratory.ts';
import { paintLake } from './lake.ts';
import { paintLibrary } from './library.ts';
import { paintMarket } from './market.ts';
import { paintMeadow } from './meadow.ts';
import { paintMoon } from './moon.ts';
import { paintMountains } from './mountains.ts';
import { paintClinic, paintCourtroom, paintParty, paintPrison } from './occasions.ts';
import { paintOffice } from './office.ts';
import { OPEN_PAINTERS } from './open-places.ts';
import { paintFunfair, paintPlayground } from './outings.ts';
import { paintPark } from './park.ts';
import { paintAlienPlanet, paintMars } from './planets.ts';
import { paintPond } from './pond.ts';
import { paintPool, paintPoolside } from './pool.ts';
import { paintRacetrack } from './racetrack.ts';
import { paintRailway } from './railway.ts';
import { paintRestaurant } from './restaurant.ts';
import { paintRiver } from './river.ts';
import { paintRoad } from './road.ts';
import { paintRooftops } from './rooftops.ts';
import { paintRoom } from './room.ts';
import { paintSavanna } from './savanna.ts';
import { paintSea } from './sea.ts';
import { paintShop, shopWith } from './shop.ts';
import { paintSkatepark } from './skatepark.ts';
import { paintSkyscape } from './sky.ts';
import { paintSnow } from './snow.ts';
import { paintSpace } from './space.ts';
import { paintStadium } from './stadium.ts';
import { paintStage } from './stage.ts';
import { paintAttic, paintCellar, paintChurch, paintNursery } from './storeys.ts';
import { paintStreet } from './street.ts';
import { paintStudio } from './studio.ts';
import { paintSummit } from './summit.ts';
import { paintTableTop } from './table-top.ts';
import { paintTidePool } from './tide-pool.ts';
import { FITTINGS } from './trades.ts';
import { paintUnderwater } from './underwater.ts';
import { paintVillage } from './village.ts';
import { paintVolcano } from './volcano.ts';
import { paintWaterfall } from './waterfall.ts';
import { paintRiceTerraces, paintSwamp } from './wetlands.ts';
import { paintWindowSeat } from './window-seat.ts';
import { paintFactory, paintSmithy, paintSubway } from './works.ts';
import { paintGarage, paintWorkshop } from './workshop.ts';

export const PAINTERS: Readonly<Record<Setting, PaintSetting>> = {
  ...BUILT_PAINTERS,
  ...OPEN_PAINTERS,
  cinema: paintCinema,
  airport: paintAirport,
  station: paintStation,
  attic: paintAttic,
  cellar: paintCellar,
  nursery: paintNursery,
  lobby: paintLobby,
  elevator: paintElevator,
  church: paintChurch,
  pool: paintPool,
  poolside: paintPoolside,
  playground: paintPlayground,
  funfair: paintFunfair,
  canal: paintCanal,
  aquarium: paintAquarium,
  party: paintParty,
  clinic: paintClinic,
  courtroom: paintCourtroom,
  prison: paintPrison,
  cockpit: paintCockpit,
  'photo-studio': paintPhotoStudio,
  bar: paintBar,
  subway: paintSubway,
  factory: paintFactory,
  smithy: paintSmithy,
  alley: paintAlley,
  bakery: shopWith(FITTINGS.bakery),
  'butcher-shop': shopWith(FITTINGS['butcher-shop']),
  'flower-shop': shopWith(FITTINGS['flower-shop']),
  bookshop: shopWith(FITTINGS.bookshop),
  'toy-shop': shopWith(FITTINGS['toy-shop']),
  supermarket: shopWith(FITTINGS.supermarket),
  jeweller: shopWith(FITTINGS.jeweller),
  'pet-shop': shopWith(FITTINGS['pet-shop']),
  'shoe-shop': shopWith(FITTINGS['shoe-shop']),
  'clothes-shop': shopWith(FITTINGS['clothes-shop']),
  'tailor-shop': shopWith(FITTINGS['tailor-shop']),
  'hair-salon': shopWith(FITTINGS['hair-salon']),
  pharmacy: shopWith(FITTINGS.pharmacy),
  'sweet-shop': shopWith(FITTINGS['sweet-shop']),
  'hardware-shop': shopWith(FITTINGS['hardware-shop']),
  'electronics-shop': shopWith(FITTINGS['electronics-shop']),
  'music-shop': shopWith(FITTINGS['music-shop']),
  greengrocer: shopWith(FITTINGS.greengrocer),
  'antique-shop': shopWith(FITTINGS['antique-shop']),
  'bike-shop': shopWith(FITTINGS['bike-shop']),
  'ice-cream-parlour': shopWith(FITTINGS['ice-cream-parlour']),
  optician: shopWith(FITTINGS.optician),
  'beauty-salon': shopWith(FITTINGS['beauty-salon']),
  laundromat: shopWith(FITTINGS.laundromat),
  'wine-shop': shopWith(FITTINGS['wine-shop']),
  'sports-shop': shopWith(FITTINGS['sports-shop']),
  'fish-shop': shopWith(FITTINGS['fish-shop']),
  sea: paintSea,
  beach: paintBeach,
  underwater: paintUnderwater,
  forest: paintForest,
  city: nearGround(paintCity),
  mountains: paintMountains,
  desert: paintDesert,
  space: paintSpace,
  moon: paintMoon,
  snow: paintSnow,
  meadow: paintMeadow,
  room: (world) => (world.description.era === 'future' ? paintFutureRoom : paintRoom)(world),
  kitchen: paintKitchen,
  sky: paintSkyscape,
  lake: paintLake,
  volcano: paintVolcano,
  stage: paintStage,
  abstract: paintAbstract,
  backdrop: paintBackdrop,
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
  street: nearGround(paintStreet),
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
  mars: paintMars,
  canyon: paintCanyon,
  'bamboo-forest': paintBambooForest,
  vineyard: paintVineyard,
  graveyard: paintGraveyard,
  'hot-spring': paintHotSpring,
  summit: paintSummit,
  dunes: paintDunes,
  swamp: paintSwamp,
  'rice-terraces': paintRiceTerraces,
  'sea-cliffs': paintSeaCliffs,
  glacier: paintGlacier,
  'tide-pool': paintTidePool,
  'alien-planet': paintAlienPlanet,
  airfield: paintAirfield,
  'construction-site': paintConstruction,
  racetrack: paintRacetrack,
  festival: paintFestival,
};
