import { ANIMALS } from './animals/animals.ts';
import { BEASTS } from './beasts/beasts.ts';
import { FANTASY } from './fantasy/fantasy.ts';
import { MONSTERS } from './fantasy/monsters.ts';
import { WINGED_BEASTS } from './fantasy/winged-beasts.ts';
import { BOWLS } from './food/bowls.ts';
import { CHEESE_PULL } from './food/cheese-pull.ts';
import { COOKED } from './food/cooked.ts';
import { DESSERTS } from './food/desserts.ts';
import { DISHES } from './food/dishes.ts';
import { FOOD } from './food/food.ts';
import { FRUITS } from './food/fruits.ts';
import { GLASSES } from './food/glasses.ts';
import { PLATTERS } from './food/platters.ts';
import { POURING } from './food/pouring.ts';
import { UTENSILS } from './food/utensils.ts';
import { HOME } from './furniture/home.ts';
import { SEATS } from './furniture/seats.ts';
import { TABLES } from './furniture/tables.ts';
import { AT_HAND } from './household/at-hand.ts';
import { CUPS } from './household/cups.ts';
import { DESK_TOYS } from './household/desk-toys.ts';
import { KEEPSAKES } from './household/keepsakes.ts';
import { LYING_THINGS } from './household/lying-things.ts';
import { OBJECTS } from './household/objects.ts';
import { OLD_HOUSE } from './household/old-house.ts';
import { PLAIN_THINGS } from './household/plain-things.ts';
import { SMALL_THINGS } from './household/small-things.ts';
import { EARLY_STAGES } from './nature/early-stages.ts';
import { FINDS } from './nature/finds.ts';
import { FOR_ANIMALS } from './nature/for-animals.ts';
import { FUJI } from './nature/fuji.ts';
import { HEAPS } from './nature/heaps.ts';
import { LEDGES } from './nature/ledges.ts';
import { NATURE } from './nature/nature.ts';
import { PHENOMENA } from './nature/phenomena.ts';
import { RAINBOW_BRIDGES } from './nature/rainbow-bridge.ts';
import { ROCKS } from './nature/rocks.ts';
import { TIMBER } from './nature/timber.ts';
import { WILD } from './nature/wild.ts';
import { WINTER } from './nature/winter.ts';
import { WONDERS } from './nature/wonders.ts';
import { FOR_BIRDS } from './places/for-birds.ts';
import { FRONTS } from './places/fronts.ts';
import { GATES } from './places/gates.ts';
import { HOUSES } from './places/houses.ts';
import { LANDMARKS } from './places/landmarks.ts';
import { OLD_PLACES } from './places/old-places.ts';
import { PERCHES } from './places/perches.ts';
import { POWER } from './places/power.ts';
import { ROADSIDE } from './places/roadside.ts';
import { SKYLINES } from './places/skylines.ts';
import { STANDS } from './places/stands.ts';
import { STREET_THINGS } from './places/street-things.ts';
import { STRUCTURES } from './places/structures.ts';
import { TOWERS } from './places/towers.ts';
import { TOWN_THINGS } from './places/town-things.ts';
import { WONDER_BUILDINGS } from './places/wonder-buildings.ts';
import { BARE_TREES } from './plants/bare-trees.ts';
import { FLOWERS } from './plants/flowers.ts';
import { LEAVES } from './plants/leaves.ts';
import { NAMED_FLOWERS } from './plants/named-flowers.ts';
import { PALMS } from './plants/palm.ts';
import { TREES } from './plants/trees.ts';
import { APPLIANCES } from './products/appliances.ts';
import { BEAUTY } from './products/beauty.ts';
import { DRINKS } from './products/drinks.ts';
import { ELECTRONICS } from './products/electronics.ts';
import { FASHION } from './products/fashion.ts';
import { FOR_SALE } from './products/for-sale.ts';
import { GROCERIES } from './products/groceries.ts';
import { HANDMADE } from './products/handmade.ts';
import { HOME_AND_PLAY } from './products/home-and-play.ts';
import { PET_TOYS } from './products/pet-toys.ts';
import { PLAY_AND_PETS } from './products/play-and-pets.ts';
import { POOLS } from './products/pool.ts';
import { SCREEN_THINGS } from './products/screens.ts';
import { STREET_FOOD } from './products/street-food.ts';
import { WARES } from './products/wares.ts';
import { RARER_DRAWINGS } from './rarer-drawings.ts';
import { PLANET_THINGS } from './space/planets.ts';
import { SPACE } from './space/space.ts';
import { DOWNHILL } from './sport/downhill.ts';
import { GAMES } from './sport/games.ts';
import { ICE_SPORTS } from './sport/ice-sports.ts';
import { SPORT } from './sport/sport.ts';
import { PRODUCTS } from './studio/products.ts';
import type { Thing } from './thing.ts';
import { AIRCRAFT } from './vehicles/air.ts';
import { BALLOONS } from './vehicles/balloons.ts';
import { BOATS } from './vehicles/boats.ts';
import { FLIERS } from './vehicles/fliers.ts';
import { GONDOLAS } from './vehicles/gondola.ts';
import { LAND_VEHICLES } from './vehicles/land.ts';
import { MACHINES } from './vehicles/machines.ts';
import { OPEN_CARS } from './vehicles/open-cars.ts';
import { RAILS } from './vehicles/rails.ts';
import { ROCKETS } from './vehicles/rocket.ts';
import { SADDLED } from './vehicles/saddled.ts';
import { SHIPS } from './vehicles/ships.ts';
import { STREET_VEHICLES } from './vehicles/street.ts';
import { WORKBOATS } from './vehicles/workboats.ts';
import { WRECKS } from './vehicles/wrecks.ts';
import { CATCHES } from './work/catches.ts';
import { CHORES } from './work/chores.ts';
import { HANDHELD } from './work/handheld.ts';
import { HANDIWORK } from './work/handiwork.ts';
import { HOUSE_CALLS } from './work/house-calls.ts';
import { LEISURE } from './work/leisure.ts';
import { LETTERED } from './work/lettered.ts';
import { PLAY } from './work/play.ts';
import { ROOM_THINGS } from './work/rooms.ts';
import { SIGNS } from './work/signs.ts';
import { STATIONS } from './work/stations.ts';
import { TOGETHER } from './work/together.ts';
import { TOOLS } from './work/tools.ts';
import { TRADE_THINGS } from './work/trade.ts';

const ALL: readonly Thing[] = [
  ...WINGED_BEASTS,
  ...DOWNHILL,
  ...TRADE_THINGS,
  ...ROOM_THINGS,
  ...TOGETHER,
  ...FOR_ANIMALS,
  ...FRUITS,
  ...PLAIN_THINGS,
  ...LETTERED,
  ...SIGNS,
  ...LANDMARKS,
  ...ROADSIDE,
  ...FOR_BIRDS,
  ...LEDGES,
  ...SKYLINES,
  ...WONDER_BUILDINGS,
  ...GONDOLAS,
  ...SADDLED,
  ...SEATS,
  ...TABLES,
  ...HOME,
  ...CUPS,
  ...OBJECTS,
  ...LYING_THINGS,
  ...SMALL_THINGS,
  ...PRODUCTS,
  ...DRINKS,
  ...GROCERIES,
  ...BEAUTY,
  ...FASHION,
  ...ELECTRONICS,
  ...APPLIANCES,
  ...FOR_SALE,
  ...HANDMADE,
  ...HOME_AND_PLAY,
  ...PET_TOYS,
  ...PLAY_AND_PETS,
  ...POOLS,
  ...SCREEN_THINGS,
  ...STREET_FOOD,
  ...WARES,
  ...TOWERS,
  ...HOUSES,
  ...STRUCTURES,
  ...NATURE,
  ...EARLY_STAGES,
  ...FINDS,
  ...BOATS,
  ...AIRCRAFT,
  ...LAND_VEHICLES,
  ...TREES,
  ...BARE_TREES,
  ...PALMS,
  ...FLOWERS,
  ...NAMED_FLOWERS,
  ...LEAVES,
  ...FOOD,
  ...DISHES,
  ...UTENSILS,
  ...BOWLS,
  ...CHEESE_PULL,
  ...COOKED,
  ...DESSERTS,
  ...GLASSES,
  ...PLATTERS,
  ...POURING,
  ...SPORT,
  ...ANIMALS,
  ...AT_HAND,
  ...BEASTS,
  ...SHIPS,
  ...RAILS,
  ...WONDERS,
  ...RAINBOW_BRIDGES,
  ...TIMBER,
  ...ROCKS,
  ...WILD,
  ...WINTER,
  ...PHENOMENA,
  ...PLANET_THINGS,
  ...SPACE,
  ...FANTASY,
  ...MONSTERS,
  ...HEAPS,
  ...MACHINES,
  ...FLIERS,
  ...WRECKS,
  ...ROCKETS,
  ...TOOLS,
  ...STATIONS,
  ...HOUSE_CALLS,
  ...LEISURE,
  ...PLAY,
  ...CHORES,
  ...PERCHES,
  ...POWER,
  ...FRONTS,
  ...OLD_PLACES,
  ...OPEN_CARS,
  ...STREET_VEHICLES,
  ...WORKBOATS,
  ...DESK_TOYS,
  ...KEEPSAKES,
  ...OLD_HOUSE,
  ...GATES,
  ...BALLOONS,
  ...GAMES,
  ...HANDHELD,
  ...HANDIWORK,
  ...STREET_THINGS,
  ...TOWN_THINGS,
  ...CATCHES,
  ...ICE_SPORTS,
  ...FUJI,
  ...STANDS,
  ...RARER_DRAWINGS,
];

/** Animals without an icon of the whole, seen from the side. */
const ON_ALL_FOURS: readonly string[] = `
  lioness cheetah snow-leopard lynx hyena antelope black-panther red-panda lemur weasel wombat tapir
`
  .trim()
  .split(/\s+/u);

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
  'auto-rickshaw': 'tuk-tuk',
  meerkat: 'meerkat-begging',
  ...Object.fromEntries(ON_ALL_FOURS.map((name) => [name, `${name}-standing`])),
};

/** Everything that is drawn, by name. */
export const DRAWINGS: ReadonlyMap<string, Thing> = new Map([
  ...ALL.map((thing) => [thing.name, thing] as const),
  ...Object.entries(ALIASES).flatMap(([alias, name]) => {
    const thing = ALL.find((one) => one.name === name);
    return thing === undefined ? [] : [[alias, { ...thing, name: alias }] as const];
  }),
]);
