import { wordsIn } from '../word-list.ts';

const listed = (text: string) => new Set(wordsIn(text));

export const WATER_SHARES: Readonly<Record<string, number>> = {
  sailboat: 0.2,
  canoe: 0.27,
  ferry: 0.22,
  'motor-boat': 0.26,
  'passenger-ship': 0.16,
  'person-rowing-boat': 0.3,
  speedboat: 0.3,
};
export const SEAT_HEIGHTS: Readonly<Record<string, number>> = {
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
  taxi: 0.52,
  minibus: 0.5,
  bus: 0.5,
  tractor: 0.46,
  'pickup-truck': 0.32,
  'delivery-truck': 0.4,
  sled: 0.55,
  sailboat: 0.2,
  canoe: 0.4,
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
export const RELATIVE_HEIGHTS: readonly (readonly [number, ReadonlySet<string>])[] = [
  [
    0.32,
    listed('ant bug lady-beetle honeybee butterfly snail fly mosquito beetle spider worm cricket'),
  ],
  [
    0.5,
    listed(
      `
        mouse-face mouse rat hamster frog front-facing-baby-chick baby-chick hatching-chick bird
        hedgehog crab shrimp fish tropical-fish blowfish chipmunk lizard dove parrot candle
      `,
    ),
  ],
  [
    0.72,
    listed(
      `
        cat-face cat dog-face dog rabbit-face rabbit fox penguin owl duck raccoon koala chicken
        rooster turtle otter skateboard kick-scooter baby child eagle jellyfish octopus goose swan
      `,
    ),
  ],
  [
    1.3,
    listed(
      `
        bear polar-bear lion tiger-face tiger horse cow-face cow deer moose gorilla ox camel
        two-hump-camel zebra unicorn motorcycle shark dolphin crocodile balloon canoe kangaroo
      `,
    ),
  ],
  [
    1.7,
    listed(
      `
        elephant giraffe rhinoceros hippopotamus mammoth automobile taxi racing-car
        sport-utility-vehicle pickup-truck police-car helicopter speedboat flying-saucer dragon
        rocket sailboat tractor small-airplane t-rex phoenix-bird couch-and-lamp bed tent minibus
        cactus
      `,
    ),
  ],
  [
    2.3,
    listed(
      `
        bus delivery-truck fire-engine ambulance articulated-lorry locomotive bullet-train
        railway-car ship ferry passenger-ship airplane whale spouting-whale sauropod house hut
        palm-tree deciduous-tree evergreen-tree christmas-tree circus-tent fountain
      `,
    ),
  ],
  [
    3.2,
    listed(
      `
        castle church tokyo-tower statue-of-liberty ferris-wheel volcano mountain japanese-castle
        stadium office-building hospital hotel school factory snow-capped-mountain mount-fuji
        roller-coaster
      `,
    ),
  ],
];
