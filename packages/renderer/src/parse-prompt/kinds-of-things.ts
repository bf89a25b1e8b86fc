import { AIR, BUSTS, HEADS, LAND_WHOLE, PROFILES, WATER } from '../icons/kinds.ts';
import { wordsIn } from '../word-list.ts';

const listed = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

export const PERSON_THINGS = listed(`
  girl boy woman man person child baby old-woman old-man older-person princess prince ninja
  person-superhero person-mage person-elf person-fairy person-merpeople woman-merpeople
  man-merpeople woman-fairy man-genie cook farmer detective
  astronaut singer artist scientist student teacher pilot firefighter police-officer judge guard
  health-worker mechanic office-worker construction-worker factory-worker technologist santa-claus
  mrs-claus clown-face skier snowboarder woman-dancing man-dancing person-in-lotus-position
  person-golfing person-juggling person-vampire person-zombie
`);

const VEHICLES = listed(`
  automobile taxi bus racing-car sport-utility-vehicle minibus panel-van delivery-truck police-car fire-engine
  ambulance tractor pickup-truck motorcycle motor-scooter bicycle kick-scooter skateboard locomotive
  high-speed-train bullet-train railway-car sled auto-rickshaw articulated-lorry tram trolleybus
  airplane small-airplane banner-plane helicopter flying-saucer rocket sailboat canoe kayak ship speedboat motor-boat
  ferry passenger-ship pirate-ship sailed-pirate-ship tall-ship cruise-ship raft train submarine hot-air-balloon
  paper-boat paper-airplane model-plane wagon balloon kite
  tank school-bus fighter-jet zeppelin excavator crane bulldozer dump-truck tow-truck cement-mixer garbage-truck forklift combine-harvester
  camper-van rover spaceship space-station cable-car sports-car food-truck drone ghost-ship steam-train
  modern-train electric-car moving-truck
  convertible vintage-convertible double-decker-bus vintage-car tuk-tuk rickshaw cable-tram old-tram snow-plough monorail carriage container-ship
  fishing-boat tugboat longship yacht aircraft-carrier warship paddle-steamer lifeboat hovercraft barge
  dune-buggy station-wagon tandem cargo-bike zamboni sailplane seaplane
  quad-bike go-kart snowmobile jet-ski sleigh rowing-shell rubber-raft dinghy
  limousine travel-trailer monster-truck tanker-truck steamroller penny-farthing space-shuttle golf-cart tricycle swan-boat houseboat chairlift biplane covered-wagon
  gondola satellite comet parachute unicycle wheelchair surfboard lantern broom broomstick rug flying-carpet stroller wheelbarrow
  handcart mine-cart book-cart flower-cart fruit-cart ice-cart snack-cart
`);

/** What carries other things: somebody is on it or in it rather than beside it. */
const SUPPORTS = listed(`
  table desk shelf bench chair armchair sofa bed stump branch rock bridge fence wheelchair lily-pad
  launch-pad helipad stall noodle-stall kiosk iceberg cliff crag hill headland hammock roof window couch-and-lamp gold-pile piano workbench stove potters-wheel
  nightstand dresser wardrobe bunk-bed cradle bean-bag bar-stool high-chair winners-podium vaulting-horse diving-board
  balance-beam card-table pool-table ping-pong-table seesaw unicycle tightrope tower-wire trapeze rocking-horse hopscotch spiral-stairs stairs
  dj-desk chess-table dinner-table drum-kit sink hospital-bed crib treadmill lectern
`);

const CONTAINERS = listed(`
  bowl fish-bowl castle-bowl vase flower-pot basket bucket bathtub hot-tub paddling-pool package honey-pot jar flask shopping-cart
  paper-bag shopping-bags backpack bottle trash-can
`);

export const INSTRUMENTS = listed(`
  guitar violin saxophone trumpet drum accordion piano grand-piano musical-keyboard flute banjo long-drum
  maracas microphone drum-kit harp acoustic-guitar lyre banjo cello tuba trombone harmonica tambourine xylophone
  bagpipes electric-guitar clarinet djembe bongos gong cymbals pan-pipes didgeridoo pipe-organ
`);

const OBJECTS_IN_AIR = listed('kite balloon parachute feather comet satellite rocket airplane');

export function isPerson(thing: string): boolean {
  return PERSON_THINGS.has(thing);
}

export function isVehicle(thing: string): boolean {
  return VEHICLES.has(thing);
}

/** Whether it can act: people, animals and robots. */
export function isAnimate(thing: string): boolean {
  if (isPerson(thing)) return true;
  if (VEHICLES.has(thing) || OBJECTS_IN_AIR.has(thing) || /ball$/u.test(thing)) return false;
  const isAnimal = HEADS.has(thing) || PROFILES.has(thing) || BUSTS.has(thing);
  return isAnimal || AIR.has(thing) || WATER.has(thing) || LAND_WHOLE.has(thing) || WILD.has(thing);
}

/** Animals that the lists of icons do not have. */
const WILD = listed(
  'sun-character cloud-character star-character velociraptor spinosaurus ankylosaurus parasaurolophus plesiosaur walrus narwhal hammerhead eel anglerfish armadillo platypus anteater capybara kiwi-bird quail centipede hermit-crab griffin pegasus centaur minotaur cyclops sea-god pterosaur triceratops stegosaurus boxing-kangaroo kangaroo-and-joey sea-turtle owl-flying puffin-flying parrot-flying toucan-flying duck-flying goose-flying swan-flying flamingo-flying pelican-flying heron-flying stork-flying toucan kingfisher puffin pelican heron stork ostrich mantis dragonfly clownfish goldfish orca swordfish lioness cheetah snow-leopard lynx black-panther hyena red-panda lemur weasel meerkat wombat antelope seahorse starfish salmon manta-ray phoenix-bird robin crow pigeon vulture hummingbird woodpecker crane-bird duckling cygnet cub seagull duck swan goose leopard snowman slime germ white-blood-cell dragon otter black-cat lizard raccoon',
);

export function isSupport(thing: string): boolean {
  return SUPPORTS.has(thing);
}

export function isContainer(thing: string): boolean {
  return CONTAINERS.has(thing);
}

export const BUILDINGS = listed(`
  house castle church hut tokyo-tower eiffel-tower tower lighthouse barn windmill tent circus-tent
  stall office-building school hospital bank hotel factory igloo treehouse fireplace blackboard
  waterfall door goal beehive sandcastle hot-air-balloon full-moon globe-showing-americas
  cherry-tree acacia-tree bare-tree dead-tree burrow deciduous-tree evergreen-tree palm-tree christmas-tree wave bridge
  street-lamp tornado cliff neon-sign punching-bag basketball-hoop convenience-store ferris-wheel tunnel portal
  wind-turbine concrete-dam power-plant oil-rig log-cabin haunted-house ruins ruined-castle torii city-gate machu-picchu dinosaur-skeleton telephone-box
  fire-station police-station mesa-rock rock-temple mount-rushmore atomium cave-mouth
  statue obelisk egyptian-temple gas-station shop-front corner-shop bakery-front cafe-front restaurant-front bar-front castle-wall book-front toy-front flower-front barber-front cinema-front station-building night-club lantern-cord hill headland wind-farm hammock skyscraper factory-building modern-house solar-house buoy
  sprinkler fire-hydrant gushing-hydrant mural loom baking-oven pizza-oven bowling-pins climbing-rope
  shed chicken-coop gazebo water-mill silo clock-tower tepee yurt mushroom-house hobbit-house greenhouse-building hangar mausoleum stone-arch signpost
  telegraph-pole totem-pole maypole buddha-statue stone-cross apple-tree orange-tree lemon-tree peach-tree pear-tree olive-tree walnut-tree willow baobab
  cypress redwood banana-plant joshua-tree fern jukebox arcade-cabinet claw-machine pinball-machine gumball-machine cash-machine server-rack pipe-organ gong doghouse
  fossil geyser avalanche shipwreck floating-island beanstalk sphinx fire-mountain shark-cage black-hole roller-coaster fountain
`);

const HAND_TOOLS = listed(`
  stethoscope microscope telescope paintbrush hammer wrench screwdriver carpentry-saw kitchen-knife
  scissors broom rake pitchfork whisk spatula ladle shovel watering-can camera spoon fork chopsticks magnifying-glass-tilted-left fishing-pole sword
  lantern hand-lantern umbrella luggage candle bow-and-arrow baseball-bat tennis-racket flashlight mobile-phone sponge syringe axe bucket paddle garden-hose flaming-torch chainsaw pickaxe welding-torch pipette
`);

/** Whether "with" it says how something is done: it belongs to who does it. */
export function isHandTool(thing: string): boolean {
  return HAND_TOOLS.has(thing);
}

const CARRIED_ALONG = listed(`
  basket shopping-bags handbag briefcase toolbox bouquet bouquet-of-roses world-map scroll compass package wrapped-gift
`);

/** Whether who goes somewhere "with" it has it in the hand. */
export function isCarriedAlong(thing: string): boolean {
  return HAND_TOOLS.has(thing) || CARRIED_ALONG.has(thing);
}

/** Whether somebody can have it in their hands. */
export function isHoldable(thing: string): boolean {
  return (
    !(isAnimate(thing) || isVehicle(thing) || isSupport(thing) || BUILDINGS.has(thing)) ||
    [
      'kite',
      'balloon',
      'lantern',
      'paper-boat',
      'paper-airplane',
      'model-plane',
      'flag-pole',
      'broom',
      'mop',
    ].includes(thing)
  );
}

/** What things lie on: a tray of drinks. */
export const LADEN = /^(?:tray|cutting-board|plate)$/u;
