import type { SceneDescription, Setting } from '../../parse-prompt/scene-description.ts';
import type { PaintSetting } from '../scenery.ts';
import { BUILT_PAINTERS } from './built.ts';
import { paintMoon } from './heavens/moon.ts';
import { paintAlienPlanet, paintMars } from './heavens/planets.ts';
import { paintSkyscape } from './heavens/sky.ts';
import { paintSpace } from './heavens/space.ts';
import { paintAquarium } from './indoors/aquarium.ts';
import { paintAtelier, paintMuseum } from './indoors/atelier.ts';
import { paintBathroom, paintBedroom } from './indoors/bathroom.ts';
import { paintCarriage } from './indoors/carriage.ts';
import { paintCastle } from './indoors/castle.ts';
import { paintCinema } from './indoors/cinema.ts';
import { paintClassroom } from './indoors/classroom.ts';
import { paintClub } from './indoors/club.ts';
import { paintCorridor, paintHospital } from './indoors/corridor.ts';
import { paintBar, paintCockpit, paintPhotoStudio } from './indoors/equipped.ts';
import { paintFutureRoom } from './indoors/future-room.ts';
import { paintGym } from './indoors/gym.ts';
import { paintAirport, paintElevator, paintLobby, paintStation } from './indoors/halls.ts';
import { paintHut } from './indoors/hut.ts';
import { paintKitchen } from './indoors/kitchen.ts';
import { paintLaboratory } from './indoors/laboratory.ts';
import { paintLibrary } from './indoors/library.ts';
import { paintOffice } from './indoors/office.ts';
import { paintRestaurant } from './indoors/restaurant.ts';
import { paintRoom } from './indoors/room.ts';
import { paintShop, shopWith } from './indoors/shop.ts';
import { paintStage } from './indoors/stage.ts';
import { paintAttic, paintCellar, paintChurch, paintNursery } from './indoors/storeys.ts';
import { FITTINGS } from './indoors/trades.ts';
import { paintWindowSeat } from './indoors/window-seat.ts';
import { paintFactory, paintSmithy, paintSubway } from './indoors/works.ts';
import { paintGarage, paintWorkshop } from './indoors/workshop.ts';
import { paintBambooForest, paintVineyard } from './land/bamboo-and-vines.ts';
import { paintCampsite } from './land/campsite.ts';
import { paintCanyon } from './land/canyon.ts';
import { paintCave } from './land/cave.ts';
import { paintDesert } from './land/desert.ts';
import { paintDunes } from './land/dunes.ts';
import { paintFarm } from './land/farm.ts';
import { paintForest } from './land/forest.ts';
import { paintGarden } from './land/garden.ts';
import { paintGraveyard } from './land/graveyard.ts';
import { paintGreenhouse } from './land/greenhouse.ts';
import { paintJungle } from './land/jungle.ts';
import { paintMeadow } from './land/meadow.ts';
import { paintMountains } from './land/mountains.ts';
import { paintPark } from './land/park.ts';
import { paintSavanna } from './land/savanna.ts';
import { paintSnow } from './land/snow.ts';
import { paintSummit } from './land/summit.ts';
import { paintFestival } from './leisure/festival.ts';
import { paintClinic, paintCourtroom, paintParty, paintPrison } from './leisure/occasions.ts';
import { paintFunfair, paintPlayground } from './leisure/outings.ts';
import { OPEN_PAINTERS } from './open-places.ts';
import { paintAbstract } from './studio/abstract.ts';
import { paintBackdrop } from './studio/backdrop.ts';
import { paintStudio } from './studio/studio.ts';
import { paintTableTop } from './studio/table-top.ts';
import { paintAirfield } from './town/airfield.ts';
import { paintAlley } from './town/alley.ts';
import { paintArena } from './town/arena.ts';
import { paintBalcony, paintTerrace } from './town/balcony.ts';
import { paintCity } from './town/city.ts';
import { paintConstruction } from './town/construction.ts';
import { nearGround } from './town/kerb.ts';
import { paintMarket } from './town/market.ts';
import { paintPool, paintPoolside } from './town/pool.ts';
import { paintRacetrack } from './town/racetrack.ts';
import { paintRailway } from './town/railway.ts';
import { paintRoad } from './town/road.ts';
import { paintRooftops } from './town/rooftops.ts';
import { paintSkatepark } from './town/skatepark.ts';
import { paintStadium } from './town/stadium.ts';
import { paintStreet } from './town/street.ts';
import { paintVillage } from './town/village.ts';
import { paintBeach } from './water/beach.ts';
import { paintCanal } from './water/canal.ts';
import { paintSeaCliffs } from './water/coasts.ts';
import { paintGlacier } from './water/glacier.ts';
import { paintHarbour } from './water/harbour.ts';
import { paintHotSpring } from './water/hot-spring.ts';
import { paintIceberg } from './water/iceberg.ts';
import { paintLake } from './water/lake.ts';
import { paintPond } from './water/pond.ts';
import { paintRiver } from './water/river.ts';
import { paintSea } from './water/sea.ts';
import { paintTidePool } from './water/tide-pool.ts';
import { paintUnderwater } from './water/underwater.ts';
import { paintVolcano } from './water/volcano.ts';
import { paintWaterfall } from './water/waterfall.ts';
import { paintRiceTerraces, paintSwamp } from './water/wetlands.ts';

/** The room of its time, or of those who live in huts. */
function roomOf({ era, extras }: SceneDescription): PaintSetting {
  if (era === 'future') return paintFutureRoom;
  return extras?.includes('hut') === true ? paintHut : paintRoom;
}

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
  room: (world) => roomOf(world.description)(world),
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
