import { BIRDS } from './animals/birds.ts';
import { DRAGONS } from './animals/dragon.ts';
import { BEASTS } from './beasts/beasts.ts';
import { FOOD } from './food/food.ts';
import { HOME } from './furniture/home.ts';
import { SEATS } from './furniture/seats.ts';
import { TABLES } from './furniture/tables.ts';
import { CUPS } from './household/cups.ts';
import { OBJECTS } from './household/objects.ts';
import { FINDS } from './nature/finds.ts';
import { NATURE } from './nature/nature.ts';
import { WONDERS } from './nature/wonders.ts';
import { HOUSES } from './places/houses.ts';
import { STRUCTURES } from './places/structures.ts';
import { TOWERS } from './places/towers.ts';
import { FLOWERS } from './plants/flowers.ts';
import { PALMS } from './plants/palm.ts';
import { TREES } from './plants/trees.ts';
import { APPLIANCES } from './products/appliances.ts';
import { BEAUTY } from './products/beauty.ts';
import { DRINKS } from './products/drinks.ts';
import { ELECTRONICS } from './products/electronics.ts';
import { FASHION } from './products/fashion.ts';
import { GROCERIES } from './products/groceries.ts';
import { HOME_AND_PLAY } from './products/home-and-play.ts';
import { POOLS } from './products/pool.ts';
import { STREET_FOOD } from './products/street-food.ts';
import { SPORT } from './sport/sport.ts';
import { PRODUCTS } from './studio/products.ts';
import type { Thing } from './thing.ts';
import { AIRCRAFT } from './vehicles/air.ts';
import { BOATS } from './vehicles/boats.ts';
import { LAND_VEHICLES } from './vehicles/land.ts';
import { RAILS } from './vehicles/rails.ts';
import { ROCKETS } from './vehicles/rocket.ts';
import { SHIPS } from './vehicles/ships.ts';
import { LEISURE } from './work/leisure.ts';
import { STATIONS } from './work/stations.ts';
import { TOOLS } from './work/tools.ts';

const ALL: readonly Thing[] = [
  ...SEATS,
  ...TABLES,
  ...HOME,
  ...CUPS,
  ...OBJECTS,
  ...PRODUCTS,
  ...DRINKS,
  ...GROCERIES,
  ...BEAUTY,
  ...FASHION,
  ...ELECTRONICS,
  ...APPLIANCES,
  ...HOME_AND_PLAY,
  ...POOLS,
  ...STREET_FOOD,
  ...TOWERS,
  ...HOUSES,
  ...STRUCTURES,
  ...NATURE,
  ...FINDS,
  ...BOATS,
  ...AIRCRAFT,
  ...LAND_VEHICLES,
  ...TREES,
  ...PALMS,
  ...FLOWERS,
  ...FOOD,
  ...SPORT,
  ...DRAGONS,
  ...BIRDS,
  ...BEASTS,
  ...SHIPS,
  ...RAILS,
  ...WONDERS,
  ...ROCKETS,
  ...TOOLS,
  ...STATIONS,
  ...LEISURE,
];

/** Other names of drawings, and icons that a drawing shows better. */
const ALIASES: Readonly<Record<string, string>> = {
  bookshelf: 'shelf',
  'couch-and-lamp': 'sofa',
  'hot-beverage': 'coffee-cup',
  'teacup-without-handle': 'teacup',
  'tumbler-glass': 'lemonade',
  'stone-bridge': 'bridge',
  'tree-stump': 'stump',
  'tree-branch': 'branch',
  headstone: 'tombstone',
  'office-building': 'skyscraper',
  house: 'cottage',
  wood: 'stump',
  locomotive: 'steam-train',
  train: 'modern-train',
  'railway-car': 'tram',
  'tram-car': 'tram',
  'passenger-ship': 'cruise-ship',
  blackbird: 'crow',
  'rowing-boat': 'dinghy',
  canoe: 'dinghy',
  'paper-lantern': 'lantern',
  'delivery-truck': 'moving-truck',
  'flying-disc': 'frisbee',
  'evergreen-tree': 'pine',
  'deciduous-tree': 'tree',
  hamburger: 'burger',
  'ice-cream': 'ice-cream-cone',
  'soft-ice-cream': 'ice-cream-cone',
  football: 'soccer-ball',
  trophy: 'trophy-cup',
  pizza: 'whole-pizza',
  package: 'cardboard-box',
  headphone: 'headphones',
  'mobile-phone': 'smartphone',
  watch: 'wristwatch',
  automobile: 'car',
  'palms-up-together': 'cupped-hands',
  'lotion-bottle': 'pump-bottle',
  purse: 'handbag',
  'billed-cap': 'cap',
};

/** Everything that is drawn, by name. */
export const DRAWINGS: ReadonlyMap<string, Thing> = new Map([
  ...ALL.map((thing) => [thing.name, thing] as const),
  ...Object.entries(ALIASES).flatMap(([alias, name]) => {
    const thing = ALL.find((one) => one.name === name);
    return thing === undefined ? [] : [[alias, { ...thing, name: alias }] as const];
  }),
]);
