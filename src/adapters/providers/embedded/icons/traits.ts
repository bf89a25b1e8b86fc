/** Where a thing moves when left to itself. `heaven` hangs far behind everything. */
type Medium = 'land' | 'air' | 'water' | 'boat' | 'heaven' | 'scenery' | 'thing';

/** How it is put together: a head that gets a body, half a person that gets legs, or a whole. */
type Build = 'head' | 'bust' | 'whole';

type Flex = 'none' | 'flap' | 'wave';

export interface Traits {
  readonly build: Build;
  readonly medium: Medium;
  readonly flex: Flex;
  /** 1 looks right, -1 left, 0 at us. */
  readonly facing: -1 | 0 | 1;
  /** How tall beside a person, who is 1. */
  readonly stature: number;
  /** Degrees to turn it so that it lies level, nose in the direction it faces. */
  readonly levelling: number;
  /** The share of the icon at its foot that is painted water. */
  readonly draught: number;
  /** Carries riders, whose feet are at this share of its height. */
  readonly seat: number | null;
}

const listed = (text: string) => new Set(text.split(' '));

const HEADS = listed(
  'cat-face dog-face fox bear polar-bear panda koala tiger-face lion rabbit-face mouse-face hamster frog pig-face cow-face monkey-face wolf raccoon alien robot boy girl man woman person child baby old-man old-woman clown-face santa-claus ogre goblin',
);
/** Heads seen from the side. */
const PROFILES = listed('unicorn horse-face dragon-face moose boar chicken');
const BUSTS = listed(
  'princess prince ninja person-superhero person-mage person-elf cook farmer detective astronaut person-vampire person-zombie singer artist scientist student pilot firefighter police-officer judge guard health-worker mechanic office-worker construction-worker mrs-claus factory-worker technologist person-supervillain troll',
);
const AIR = listed(
  'bird eagle dove bat butterfly honeybee airplane small-airplane helicopter flying-saucer rocket balloon kite parachute phoenix-bird dragon fly mosquito person-fairy ghost comet satellite feather',
);
const WATER = listed(
  'fish tropical-fish blowfish shark whale spouting-whale dolphin octopus squid jellyfish shrimp person-merpeople turtle seal lobster',
);
const BOATS = listed(
  'sailboat canoe ship speedboat motor-boat ferry passenger-ship person-rowing-boat ring-buoy duck swan goose person-surfing person-swimming',
);
const HEAVEN = listed(
  'ringed-planet rainbow cloud star glowing-star globe-showing-americas shooting-star sparkles milky-way globe-showing-europe-africa',
);
const SCENERY = listed(
  'house castle church hut tokyo-tower statue-of-liberty ferris-wheel deciduous-tree evergreen-tree palm-tree cactus volcano mountain snow-capped-mountain mount-fuji japanese-castle stadium office-building school hospital bank hotel factory house-with-garden houses circus-tent christmas-tree desert-island classical-building hindu-temple mosque synagogue shinto-shrine roller-coaster convenience-store department-store fountain tent carousel-horse playground-slide bridge-at-night moai derelict-house post-office place-of-worship kaaba station',
);
const WAVES = listed(
  'fish tropical-fish blowfish shark dolphin whale spouting-whale snake dragon worm bug jellyfish squid person-merpeople lizard crocodile octopus carp-streamer',
);
const FLAPS = listed('butterfly bird dove bat eagle phoenix-bird honeybee fly parrot');
const FRONT = listed(
  'penguin owl crab octopus jellyfish ghost snowman snowman-without-snow butterfly lady-beetle spider beetle teddy-bear squid front-facing-baby-chick hatching-chick orangutan lobster scorpion alien-monster peacock bat dog-face metro train tram oncoming-automobile oncoming-bus oncoming-taxi koala santa-claus',
);
const RIGHT = listed(
  'rocket airplane crocodile blowfish person-running-facing-right person-walking-facing-right person-biking skier person-surfing snowboarder tent shrimp roller-coaster bicycle kick-scooter boomerang',
);
const LEVELLING: Readonly<Record<string, number>> = {
  skateboard: 45,
};
const DRAUGHTS: Readonly<Record<string, number>> = {
  sailboat: 0.2,
  canoe: 0.27,
  ferry: 0.22,
  'motor-boat': 0.26,
  'passenger-ship': 0.16,
  'person-rowing-boat': 0.3,
  speedboat: 0.3,
};
const SEATS: Readonly<Record<string, number>> = {
  horse: 0.52,
  unicorn: 0.5,
  elephant: 0.78,
  camel: 0.6,
  skateboard: 0.4,
  bicycle: 0.52,
  motorcycle: 0.5,
  'motor-scooter': 0.42,
  'kick-scooter': 0.24,
  automobile: 0.34,
  'racing-car': 0.24,
  taxi: 0.34,
  minibus: 0.5,
  bus: 0.5,
  tractor: 0.46,
  'pickup-truck': 0.32,
  'delivery-truck': 0.4,
  sled: 0.55,
  sailboat: 0.2,
  canoe: 0.04,
  speedboat: 0.3,
  ship: 0.45,
  rocket: 0.5,
  dragon: 0.6,
  turtle: 0.8,
  whale: 0.62,
  dolphin: 0.75,
  't-rex': 0.62,
  sauropod: 0.5,
  llama: 0.6,
  zebra: 0.7,
  giraffe: 0.45,
  'flying-saucer': 0.55,
  'carousel-horse': 0.6,
  cloud: 0.6,
  chair: 0.45,
  bed: 0.45,
  'couch-and-lamp': 0.4,
  'sport-utility-vehicle': 0.4,
  locomotive: 0.5,
  'ring-buoy': 0.35,
  balloon: -0.1,
  'wrapped-gift': 0.8,
};
const STATURES: readonly (readonly [number, ReadonlySet<string>])[] = [
  [
    0.32,
    listed('ant bug lady-beetle honeybee butterfly snail fly mosquito beetle spider worm cricket'),
  ],
  [
    0.5,
    listed(
      'mouse-face mouse rat hamster frog front-facing-baby-chick baby-chick hatching-chick bird hedgehog crab shrimp fish tropical-fish blowfish chipmunk lizard dove parrot candle',
    ),
  ],
  [
    0.72,
    listed(
      'cat-face cat dog-face dog rabbit-face rabbit fox penguin owl duck raccoon koala chicken rooster turtle otter skateboard kick-scooter baby child eagle jellyfish octopus goose swan',
    ),
  ],
  [
    1.3,
    listed(
      'bear polar-bear lion tiger-face tiger horse cow-face cow deer moose gorilla ox camel two-hump-camel zebra unicorn motorcycle shark dolphin crocodile balloon canoe kangaroo',
    ),
  ],
  [
    1.7,
    listed(
      'elephant giraffe rhinoceros hippopotamus mammoth automobile taxi racing-car sport-utility-vehicle pickup-truck police-car helicopter speedboat flying-saucer dragon rocket sailboat tractor small-airplane t-rex phoenix-bird couch-and-lamp bed tent minibus cactus',
    ),
  ],
  [
    2.3,
    listed(
      'bus delivery-truck fire-engine ambulance articulated-lorry locomotive bullet-train railway-car ship ferry passenger-ship airplane whale spouting-whale sauropod house hut palm-tree deciduous-tree evergreen-tree christmas-tree circus-tent fountain',
    ),
  ],
  [
    3.2,
    listed(
      'castle church tokyo-tower statue-of-liberty ferris-wheel volcano mountain japanese-castle stadium office-building hospital hotel school factory snow-capped-mountain mount-fuji roller-coaster',
    ),
  ],
];
const LAND_WHOLE = listed(
  'cat dog horse deer chipmunk rooster chicken penguin owl t-rex sauropod elephant ewe goat ram snail sloth turtle crab snowman teddy-bear cow pig rabbit tiger leopard zebra giraffe camel two-hump-camel llama kangaroo badger beaver otter skunk hedgehog peacock flamingo turkey dodo gorilla orangutan monkey mammoth rhinoceros hippopotamus ox water-buffalo bison donkey poodle guide-dog service-dog mouse rat crocodile lizard snake scorpion spider ant bug lady-beetle beetle cricket worm front-facing-baby-chick baby-chick hatching-chick parrot blackbird black-cat woman-dancing man-dancing skier snowboarder person-biking person-in-lotus-position automobile taxi bus racing-car sport-utility-vehicle minibus delivery-truck police-car fire-engine ambulance tractor pickup-truck motorcycle motor-scooter bicycle kick-scooter skateboard locomotive bullet-train railway-car sled alien-monster carousel-horse auto-rickshaw articulated-lorry tram trolleybus phoenix dragon-face soccer-ball basketball',
);

function mediumOf(icon: string, build: Build): Medium {
  if (AIR.has(icon)) return 'air';
  if (WATER.has(icon)) return 'water';
  if (BOATS.has(icon)) return 'boat';
  if (HEAVEN.has(icon)) return 'heaven';
  if (SCENERY.has(icon)) return 'scenery';
  return build !== 'whole' || LAND_WHOLE.has(icon) ? 'land' : 'thing';
}

export function traitsOf(icon: string): Traits {
  const isSmiley =
    /-face(?:-|$)|face-with|^face-/.test(icon) && !/horse|dragon|moon|chick/.test(icon);
  const build: Build =
    HEADS.has(icon) || PROFILES.has(icon) || isSmiley ? 'head' : BUSTS.has(icon) ? 'bust' : 'whole';
  const medium = mediumOf(icon, build);
  const isFrontal =
    (build !== 'whole' && !PROFILES.has(icon)) ||
    FRONT.has(icon) ||
    medium === 'thing' ||
    medium === 'scenery';
  return {
    build,
    medium,
    flex: WAVES.has(icon) ? 'wave' : FLAPS.has(icon) ? 'flap' : 'none',
    facing: isFrontal ? 0 : RIGHT.has(icon) ? 1 : -1,
    stature: STATURES.find(([, icons]) => icons.has(icon))?.[0] ?? (medium === 'thing' ? 0.46 : 1),
    levelling: LEVELLING[icon] ?? 0,
    draught: DRAUGHTS[icon] ?? 0,
    seat: SEATS[icon] ?? null,
  };
}
