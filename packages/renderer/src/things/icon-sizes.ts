import { wordsIn } from '../word-list.ts';

/** Heights of what icons show, in metres; of birds and fish their length counts more than their height. */
const HEIGHTS: readonly (readonly [number, string])[] = [
  [0.05, 'ant fly mosquito lady-beetle honeybee bug worm coin ring pill chestnut blueberries ice'],
  [
    0.08,
    `butterfly snail beetle spider cricket caterpillar cherries strawberry egg candy cookie lipstick
    peanuts gem-stone droplet sewing-needle fallen-leaf maple-leaf feather garlic dumpling olive red-apple
    green-apple tangerine lemon lime peach tomato potato onion kiwi-fruit doughnut cupcake`,
  ],
  [
    0.12,
    `mouse mouse-face hamster frog front-facing-baby-chick baby-chick hatching-chick pear hot-beverage
    teacup-without-handle spiral-shell croissant tulip rose sunglasses watch soap
    camera candle seedling tropical-fish scorpion light-bulb shrimp mushroom baseball
    bagel avocado mango hot-dog sushi pretzel rice-ball waffle bacon tooth safety-pin ticket
    padlock locked unlocked key old-key computer-mouse stopwatch pocket-knife bell`,
  ],
  [0.16, 'mobile-phone pen pencil crayon paintbrush'],
  [0.19, 'turtle oyster'],
  [
    0.2,
    `rat bird hedgehog crab fish blowfish chipmunk lizard dove blackbird hamburger taco
    sandwich beer-mug wine-glass cocktail-glass tropical-drink bubble-tea cup-with-straw teapot
    shortcake pie ice-cream soft-ice-cream closed-book alarm-clock running-shoe banana
    high-heeled-shoe telephone soccer-ball basketball volleyball books magic-wand hammer wrench
    potted-plant headphone red-heart speech-balloon`,
  ],
  [
    0.35,
    `parrot cat cat-face black-cat rabbit rabbit-face duck owl chicken rooster squirrel raccoon skunk badger
    beaver otter koala octopus jellyfish eagle goose baby-bottle birthday-cake pizza laptop
    watermelon pineapple teddy-bear wrapped-gift jack-o-lantern open-book snake bouquet
    lobster cooking pot-of-food shallow-pan-of-food bucket basket flying-disc turkey`,
  ],
  [
    0.45,
    'backpack toolbox briefcase printer mirror telescope tennis field-hockey cricket-game axe',
  ],
  [
    0.6,
    `violin t-shirt shorts coat kimono dress womans-clothes lab-coat safety-vest trumpet saxophone broom shield dog dog-face fox penguin swan peacock flamingo poodle lion-cub skateboard kick-scooter sled baby
    monkey sunflower luggage wolf guide-dog service-dog goat-kid sloth drum television seal desktop-computer`,
  ],
  [
    1,
    `toilet shower jeans ladder anchor guitar kangaroo-joey pig pig-face ewe ram goat tiger leopard tiger-face lion panda boar bicycle
    motor-scooter motorcycle chair child boy girl kite dolphin manual-wheelchair shopping-cart
    wastebasket orangutan monkey-face crocodile balloon`,
  ],
  [
    1.6,
    `horse horse-face unicorn cow cow-face ox water-buffalo bison deer moose zebra donkey llama camel
    two-hump-camel bear polar-bear gorilla kangaroo rhinoceros hippopotamus automobile taxi
    police-car racing-car oncoming-automobile shark person man woman snowman snowman-without-snow
    canoe santa-claus alien robot carousel-horse`,
  ],
  [
    2,
    `sport-utility-vehicle pickup-truck auto-rickshaw door bus-stop couch-and-lamp postbox tent
    speedboat motor-boat cactus bed playground-slide`,
  ],
  [
    3,
    `elephant mammoth bus minibus delivery-truck fire-engine ambulance articulated-lorry tractor tram
    trolleybus helicopter small-airplane whale spouting-whale flying-saucer dragon dragon-face
    phoenix-bird carp-streamer train metro high-speed-train bullet-train railway-car locomotive
    christmas-tree monorail light-rail`,
  ],
  [1.4, 'umbrella-on-ground'],
  [1.35, 'fishing-pole umbrella closed-umbrella umbrella-with-rain-drops'],
  [5, 'giraffe t-rex sauropod sailboat hut house house-with-garden derelict-house fountain'],
  [
    7,
    `deciduous-tree evergreen-tree palm-tree tanabata-tree airplane ferry church convenience-store
    circus-tent parachute classical-building houses desert-island`,
  ],
  [
    14,
    `rocket ship passenger-ship castle japanese-castle hospital school bank post-office hotel factory
    station mosque synagogue hindu-temple shinto-shrine stadium satellite roller-coaster volcano
    department-store love-hotel place-of-worship`,
  ],
  [30, 'office-building ferris-wheel tokyo-tower statue-of-liberty bridge-at-night cityscape'],
  [90, 'mountain snow-capped-mountain mount-fuji rainbow full-moon globe-showing-americas sun'],
];

const BY_NAME = new Map<string, number>(
  HEIGHTS.flatMap(([metres, names]) => wordsIn(names).map((name) => [name, metres] as const)),
);

/** Shapes of names for the icons that are not listed. */
const BY_PATTERN: readonly (readonly [RegExp, number])[] = [
  [/^(?:old-(?:wo)?man|(?:wo)?man(?:-|$)|person|mrs-|mx-)|worker$|officer$/, 1.7],
  [/^(?:prince|princess|ninja|cook|farmer|detective|astronaut|singer|artist|scientist)$/, 1.7],
  [/^(?:student|pilot|firefighter|judge|guard|mechanic|technologist|teacher|skier)$/, 1.7],
  [/^(?:girl|boy|child)/, 1.2],
  [/face|cat-with/, 1.7],
  [/tree$/, 7],
  [/moon|planet|star|globe|comet/, 60],
  [/cloud/, 12],
  [/train|bus$|truck|lorry/, 3],
];

const PERSON = 1.7;
const HAND_SIZED = 0.25;

export function metresOfIcon(icon: string, isCreature: boolean): number {
  const known = BY_NAME.get(icon) ?? BY_PATTERN.find(([pattern]) => pattern.test(icon))?.[1];
  return known ?? (isCreature ? PERSON : HAND_SIZED);
}
