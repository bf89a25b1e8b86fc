import type { Setting } from '../parse-prompt/scene-description.ts';
import { wordsIn } from '../word-list.ts';

/** The setting of an icon when the prompt names none. */
const HABITATS: Readonly<Partial<Record<Setting, string>>> = {
  underwater: `
      fish tropical-fish blowfish octopus squid jellyfish shark shrimp lobster coral
      person-merpeople woman-merpeople man-merpeople turtle oyster
    `,
  sea: `
    whale spouting-whale dolphin sailboat ship speedboat motor-boat ferry passenger-ship pirate-ship tall-ship cruise-ship raft anchor
    seal
  `,
  beach: `
      crab palm-tree person-surfing coconut spiral-shell bikini thong-sandal surfboard
      umbrella-on-ground
    `,
  lake: 'duckling cygnet crane-bird duck swan goose frog flamingo canoe lotus beaver otter person-rowing-boat',
  forest: `
      fox bear deer owl wolf raccoon hedgehog chipmunk badger moose boar mushroom brown-mushroom
      evergreen-tree tent monkey-face monkey gorilla orangutan sloth tiger-face panda koala parrot
      snake person-fairy woman-fairy person-elf spider-web branch woodpecker robin skunk fire maple-leaf fallen-leaf lizard
    `,
  city: `
    automobile taxi bus police-car fire-engine ambulance trolleybus motor-scooter motorcycle tram
    light-rail metro delivery-truck person-superhero minibus bus-stop office-building t-rex-toy
    kick-scooter skateboard bicycle railway-car
  `,
  mountains: `
      cliff crag goat eagle mountain-railway locomotive mountain-cableway llama snow-capped-mountain
      skier-alpine ram bullet-train
    `,
  desert: `
      camel two-hump-camel cactus scorpion kangaroo pickup-truck sport-utility-vehicle racing-car ox
    `,
  savanna: 'lion elephant giraffe zebra rhinoceros hippopotamus leopard',
  space: `
      rocket flying-saucer alien alien-monster astronaut ringed-planet comet satellite telescope
      globe-showing-americas glowing-star star
    `,
  snow: `
    penguin polar-bear snowman snowman-without-snow santa-claus christmas-tree sled skier
    snowboarder mammoth mrs-claus skis ice-skate
  `,
  meadow: `
      cow-face cow horse ewe ram pig-face pig rabbit-face butterfly honeybee lady-beetle unicorn tree cherry-tree bush rock stump crow tornado
      rooster chicken dog-face dog sunflower tulip tractor farmer snail goat-kid caterpillar bug
      donkey front-facing-baby-chick baby-chick hatching-chick kite deciduous-tree house castle
      turkey peacock blossom rose person-biking girl boy child four-leaf-clover
      person-in-lotus-position
    `,
  room: `
    cat-face cat books open-book couch-and-lamp teddy-bear hamster laptop desktop-computer
    old-woman old-man baby alarm-clock bed potted-plant candle mouse-face television video-game
  `,
  kitchen: `
      hot-beverage teacup-without-handle pizza hamburger birthday-cake doughnut cupcake croissant
      bread cook teapot red-apple tangerine banana strawberry watermelon pineapple cookie pancakes
      steaming-bowl sushi spaghetti french-fries beer-mug wine-glass cup-with-straw bubble-tea
      cheese-wedge avocado baguette-bread pie shortcake cooking pot-of-food egg carrot taco
      hot-dog sandwich soft-ice-cream ice-cream
    `,
  sky: `
    airplane small-airplane helicopter balloon parachute bird dove hot-air-balloon bat phoenix-bird dragon cloud
  `,
  volcano: 't-rex sauropod volcano',
  garden: 'hummingbird',
  street: 'pigeon railway-car',
  railway: 'train',
  stage: `
      guitar microphone musical-notes saxophone trumpet drum violin musical-keyboard trophy
      party-popper clown-face woman-dancing man-dancing mirror-ball singer crown circus-tent
      wrapped-gift jack-o-lantern-stage
    `,
};

const HOME = new Map<string, Setting>();
for (const [setting, icons] of Object.entries(HABITATS)) {
  for (const icon of wordsIn(icons)) HOME.set(icon, isSetting(setting) ? setting : 'abstract');
}

function isSetting(name: string): name is Setting {
  return name in HABITATS;
}

export function habitatOf(icon: string): Setting | null {
  return HOME.get(icon) ?? null;
}
