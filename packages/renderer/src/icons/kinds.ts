import { wordsIn } from '../word-list.ts';

const listed = (text: string) => new Set(wordsIn(text));

export const HEADS = listed(
  `
    cat-face dog-face fox bear polar-bear panda koala tiger-face lion rabbit-face mouse-face
    hamster frog pig-face cow-face monkey-face wolf raccoon alien robot boy girl man woman person
    child baby old-man old-woman clown-face santa-claus ogre goblin
  `,
);
/** Heads seen from the side. */
export const PROFILES = listed('unicorn horse-face dragon-face moose boar chicken');
export const BUSTS = listed(
  `
    princess prince ninja person-superhero person-mage person-elf cook farmer detective astronaut
    person-vampire person-zombie singer artist scientist student pilot firefighter police-officer
    judge guard health-worker mechanic office-worker construction-worker mrs-claus factory-worker
    technologist person-supervillain troll
  `,
);
export const AIR = listed(
  `
    bird eagle dove bat butterfly honeybee airplane small-airplane banner-plane helicopter flying-saucer rocket
    balloon kite parachute phoenix-bird dragon fly mosquito person-fairy woman-fairy man-genie ghost comet satellite
    feather
  `,
);
export const WATER = listed(
  `
    fish tropical-fish blowfish shark whale spouting-whale dolphin octopus squid jellyfish shrimp
    person-merpeople woman-merpeople man-merpeople turtle seal lobster
  `,
);
export const BOATS = listed(
  `
    sailboat canoe ship speedboat motor-boat ferry passenger-ship person-rowing-boat ring-buoy
    duck swan goose person-surfing person-swimming
  `,
);
export const CELESTIAL = listed(
  `
    ringed-planet rainbow cloud star glowing-star globe-showing-americas shooting-star sparkles
    milky-way globe-showing-europe-africa full-moon crescent-moon full-moon-face sun sun-with-face
    last-quarter-moon first-quarter-moon waxing-gibbous-moon globe-showing-asia-australia
  `,
);
export const SCENERY = listed(
  `
    house castle church hut tokyo-tower statue-of-liberty ferris-wheel deciduous-tree
    evergreen-tree palm-tree cactus volcano mountain snow-capped-mountain mount-fuji
    japanese-castle stadium office-building school hospital bank hotel factory house-with-garden
    houses circus-tent christmas-tree desert-island classical-building hindu-temple mosque
    synagogue shinto-shrine roller-coaster convenience-store department-store fountain tent
    carousel-horse playground-slide bridge-at-night moai derelict-house post-office
    place-of-worship kaaba station
  `,
);
export const WAVES = listed(
  `
    fish tropical-fish blowfish shark dolphin whale spouting-whale snake dragon worm bug jellyfish
    squid person-merpeople woman-merpeople man-merpeople lizard crocodile octopus carp-streamer
  `,
);
export const FLAPS = listed('butterfly bird dove bat eagle phoenix-bird honeybee fly parrot');
export const FRONT = listed(
  `
    penguin owl crab octopus jellyfish ghost snowman snowman-without-snow butterfly lady-beetle
    spider beetle teddy-bear squid front-facing-baby-chick hatching-chick orangutan lobster
    scorpion alien-monster peacock bat dog-face metro train tram oncoming-automobile oncoming-bus
    oncoming-taxi koala santa-claus
  `,
);
export const RIGHT = listed(
  `
    rocket airplane crocodile blowfish person-running-facing-right person-walking-facing-right
    person-surfing snowboarder tent shrimp roller-coaster kick-scooter
    boomerang
  `,
);
export const LAND_WHOLE = listed(
  `
    cat dog horse deer chipmunk rooster chicken penguin owl t-rex sauropod elephant ewe goat ram
    snail sloth turtle crab snowman teddy-bear cow pig rabbit tiger leopard zebra giraffe camel
    two-hump-camel llama kangaroo badger beaver otter skunk hedgehog peacock flamingo turkey dodo
    gorilla orangutan monkey mammoth rhinoceros hippopotamus ox water-buffalo bison donkey poodle
    guide-dog service-dog mouse rat crocodile lizard snake scorpion spider ant bug lady-beetle
    beetle cricket worm front-facing-baby-chick baby-chick hatching-chick parrot blackbird
    black-cat woman-dancing man-dancing skier snowboarder person-biking person-in-lotus-position
    automobile taxi bus racing-car sport-utility-vehicle minibus delivery-truck police-car
    fire-engine ambulance tractor pickup-truck motorcycle motor-scooter bicycle kick-scooter
    skateboard locomotive high-speed-train bullet-train railway-car sled alien-monster carousel-horse auto-rickshaw
    articulated-lorry tram trolleybus phoenix dragon-face soccer-ball basketball
  `,
);
