import type { Setting } from '../parse-prompt/scene-description.ts';
import { wordsIn } from '../word-list.ts';

/** The setting of an icon when the prompt names none. */
const HABITATS: Readonly<Partial<Record<Setting, string>>> = {
  underwater: `
      shipwreck shark-cage manta-ray kelp-forest
      clownfish goldfish swordfish sea-anemone sea-urchin seahorse starfish
      fish tropical-fish blowfish octopus squid jellyfish shark shrimp lobster coral
      person-merpeople woman-merpeople man-merpeople turtle oyster
      hammerhead eel anglerfish seaweed plesiosaur
    `,
  sea: `
    container-ship fishing-boat tugboat longship yacht buoy oil-rig aircraft-carrier warship paddle-steamer lifeboat hovercraft barge ghost-ship whale spouting-whale dolphin sailboat ship speedboat motor-boat jet-ski ferry passenger-ship pirate-ship sailed-pirate-ship tall-ship cruise-ship raft dinghy anchor
    orca puffin pelican tentacle wave
    seal golden-gate-bridge statue-of-liberty
      narwhal
    `,
  beach: `
      crab palm-tree person-surfing coconut spiral-shell bikini thong-sandal surfboard
      umbrella-on-ground
      hermit-crab beach-ball snorkel-set diving-fins
    `,
  lake: 'dragonfly duckling cygnet crane-bird heron stork duck swan goose frog flamingo canoe kayak rowing-shell lotus beaver otter person-rowing-boat platypus swan-boat houseboat',
  forest: `
      red-panda weasel wombat leaf-pile fox lynx bear deer owl wolf raccoon hedgehog chipmunk badger moose boar mushroom brown-mushroom
      evergreen-tree tent panda koala
      snake person-fairy woman-fairy person-elf spider spider-web branch woodpecker robin skunk campfire maple-leaf fallen-leaf lizard
      redwood fern anteater kiwi-bird quail mushroom-house pine-cone acorn
    `,
  city: `
    burj empire-state big-ben twin-towers marina-towers needle-tower pearl-tower manhattan
    old-tram double-decker-bus vintage-car tuk-tuk monorail skyscraper classical-building great-dome opera-house school
    school-bus tow-truck garbage-truck camper-van panel-van automobile taxi bus police-car fire-engine ambulance trolleybus motor-scooter motorcycle tram
    light-rail metro delivery-truck person-superhero minibus bus-stop office-building t-rex-toy
    kick-scooter skateboard bicycle railway-car
      limousine clock-tower
    `,
  mountains: `
      machu-picchu cliff crag snow-leopard goat eagle mountain-railway locomotive mountain-cableway llama snow-capped-mountain
      skier-alpine ram bullet-train
      chairlift
    `,
  desert: `
      camel two-hump-camel mosque sphinx cactus scorpion kangaroo kangaroo-and-joey pickup-truck sport-utility-vehicle ox
      armadillo joshua-tree covered-wagon
    `,
  savanna:
    'meerkat lioness cheetah hyena antelope ostrich lion elephant giraffe zebra rhinoceros hippopotamus baobab',
  mars: 'rover',
  square: 'colosseum brandenburg-gate onion-domes cathedral-spires obelisk',
  riverside: 'tower-bridge',
  rooftops: 'chimney',
  jungle:
    'toucan black-panther lemur parrot gorilla orangutan monkey monkey-face sloth tiger-face leopard',
  river: 'kingfisher beaver-dam concrete-dam capybara water-mill',
  'construction-site': 'excavator crane bulldozer cement-mixer dump-truck steamroller',
  racetrack: 'racing-car',
  farm: 'tractor combine-harvester plough silo chicken-coop',
  space: `
    black-hole far-planet space-station spaceship
      rocket flying-saucer alien alien-monster astronaut ringed-planet comet satellite
      globe-showing-americas glowing-star star
      space-shuttle
    `,
  snow: `
    penguin polar-bear snowman snowman-without-snow santa-claus christmas-tree sled sleigh skier
    snowboarder icicles frozen-waterfall snowmobile mammoth mrs-claus skis ice-skate
      walrus
    `,
  meadow: `
    big-leaf grass-blade
      cow-face cow horse ewe ram pig-face pig rabbit-face butterfly honeybee lady-beetle unicorn tree cherry-tree bush rock stump crow tornado mole
      rooster chicken dog-face dog sunflower tulip farmer wind-turbine wind-farm power-plant log-cabin haunted-house ruins ruined-castle torii honeycomb cocoon geyser hatching-nest nest-with-eggs empty-nest seedling portal beanstalk drone snail goat-kid caterpillar bug ant beetle cricket
      donkey front-facing-baby-chick baby-chick hatching-chick kite deciduous-tree house castle
      turkey peacock blossom hibiscus daffodil lavender daisy poppy peony orchid lily rose person-biking girl boy child four-leaf-clover
      person-in-lotus-position
      golf-cart monster-truck travel-trailer totem-pole maypole shed tepee yurt hobbit-house signpost telegraph-pole apple-tree orange-tree
      lemon-tree peach-tree pear-tree olive-tree walnut-tree willow cypress banana-plant centipede stone-arch
    `,
  room: `
    cat-face cat books open-book couch-and-lamp teddy-bear hamster laptop desktop-computer
    old-woman old-man baby alarm-clock bed potted-plant candle mouse-face television video-game
    dominoes spinning-top chair table curtains remote mirror chandelier rug vase
      christmas-stocking advent-calendar nativity-scene folding-screen chaise-longue four-poster-bed nightstand dresser wardrobe bunk-bed cradle radiator bean-bag bar-stool high-chair coat-rack doormat cat-tree cuckoo-clock
    wall-clock fairy-lights bunting
    `,
  kitchen: `
      hot-beverage teacup-without-handle pizza hamburger birthday-cake doughnut cupcake croissant
      bread cook teapot red-apple tangerine banana strawberry watermelon pineapple cookie pancakes
      meat-in-sauce plate-of-meat meat-in-pan onion-rings sprinkle drizzle
      foamy-beer steaming-bowl ramen-bowl soup-bowl sushi spaghetti french-fries beer-mug wine-glass cup-with-straw bubble-tea
      cheese-wedge avocado baguette-bread pie shortcake cooking pot-of-food egg carrot taco
      hot-dog sandwich soft-ice-cream ice-cream plate fish-and-chips plate-of-fish roast-turkey
      lasagna mac-and-cheese berry-bowl fruit-salad paella charcuterie-board nachos avocado-toast
      breakfast-plate meatballs barbecue-ribs layer-cake cake-slice pizza-slice pie-slice brownies
      tiramisu creme-brulee ice-cream-sundae cinnamon-roll gingerbread-house candy-cane churros
      glass-of-juice glass-of-water milkshake hot-chocolate syrup-bottle lime lemon green-salad fried-shrimp glass-of-milk
      dumpling burrito pretzel popcorn waffle bagel bacon curry-rice cooked-rice bento-box macarons
      poultry-leg cut-of-meat meat-on-bone chocolate-bar honey-pot poured-glass poured-wine poured-cup poured-bowl bowl-with-spoon stuffed-flatbread
      iced-drink iced-matcha lemonade chocolate-box grapes cherries tomato
      peach bell-pepper cucumber onion broccoli potato pear green-apple mango blueberries eggplant
      garlic toaster popping-toaster microwave fridge blender frying-pan fork-and-knife fork toast coaster raspberries plum dragon-fruit spoon kitchen-knife cutting-board
      whisk spatula ladle colander cheese-grater pepper-mill oven-mitt cabbage cauliflower asparagus artichoke beetroot radish leek fig
      pomegranate butternut-squash herb-bunch sausages sausage-string potato-chip ham samosas nuggets skewers tofu guacamole jelly meringue eclair fruit-tart muffin
      baked-potato tagine flour-bag sack cannoli swiss-roll panettone stollen focaccia mille-feuille jelly-beans
      marshmallows escargots olives dates cranberries gooseberries redcurrants durian guava papaya passion-fruit star-fruit
      rhubarb ginger-root mortar-and-pestle dish-rack dirty-dishes gravy-boat cake-stand cookie-cutter piping-bag muffin-tin slushie
    `,
  bathroom: 'loofah cotton-swabs toilet sink bathtub toothbrush towels shower rubber-duck',
  bar: 'shot-glass spritz cocktail-glass tropical-drink whisky-glass champagne-glass long-drink clinking-beer-mugs clinking-glasses',
  sky: `
    fighter-jet zeppelin airplane small-airplane banner-plane helicopter balloon parachute bird dove hot-air-balloon bat phoenix-bird dragon cloud floating-island solar-eclipse blood-moon
      biplane
    `,
  volcano:
    't-rex sauropod triceratops stegosaurus volcano velociraptor spinosaurus ankylosaurus parasaurolophus',
  garden: 'hummingbird birdhouse bird-feeder bird-bath gazebo greenhouse-building doghouse rake',
  street:
    'pigeon railway-car cable-tram rickshaw telephone-box fire-hydrant stop-sign parking-meter traffic-cone vending-machine shop-front corner-shop bakery-front cafe-front restaurant-front bar-front book-front toy-front flower-front barber-front cash-machine hangar',
  road: 'gas-station snow-plough sports-car convertible vintage-convertible tanker-truck',
  railway: 'train',
  stage: `
      guitar microphone musical-notes saxophone trumpet drum violin musical-keyboard trophy
      party-popper clown-face woman-dancing man-dancing mirror-ball singer crown circus-tent
      wrapped-gift jack-o-lantern-stage
      electric-guitar gong cymbals djembe bongos pipe-organ music-stand drumsticks
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
