import { openIconFile } from '../icons/icon-file.ts';
import { type Medium, traitsOf } from '../icons/traits.ts';
import { isDrawnPerson } from '../people/person.ts';
import { wordsIn } from '../word-list.ts';

/**
 * Where drawings belong that are neither objects nor at home where their icon is. The reader needs no more of them than this,
 * and runs where the drawings themselves would only take memory.
 */
const DRAWN: Readonly<Partial<Record<Medium, string>>> = {
  scenery: `
    city-gate great-wall machu-picchu dinosaur-skeleton temple-bell stone-circle moai
    big-ben empire-state colosseum brandenburg-gate opera-house golden-gate-bridge tower-bridge taj-mahal burj
    pagoda onion-domes leaning-tower manhattan cathedral-spires great-dome christ-statue needle-tower twin-towers marina-towers pearl-tower hollywood-sign burning-building dome-city
    street-lamp door open-door window wicket watch-tower lighthouse eiffel-tower tower skyscraper skyscraper-frame windmill barn porch cottage
    japanese-house chalet timbered-house round-hut stone-house
    modern-house solar-house villa diner igloo treehouse bridge drawbridge crowded-bridge wooden-bridge launch-pad helipad garden-gate neon-sign billboard traffic-light
    iceberg waterfall wave surf-wave pyramid egyptian-temple pendant-lamp wheel-cabin crane acacia-tree cherry-tree hollow-tree bough bare-bough bare-tree dead-tree burrow pine birch tree bush hedge
    flower-bed reed tornado explosion cliff climbing-wall fruit-swing-tree clothesline sock-line dress-line baby-line shirt-line sheet-line haystack fire-station police-station mesa-rock rock-temple mount-rushmore atomium cave-mouth sign-door finish-line start-line swing-tree stone-bridge
    wind-turbine concrete-dam power-plant factory-building log-cabin haunted-house ruins ruined-castle torii
    telephone-box statue obelisk hill stone-lantern lantern-cord baby-mobile hammock slung-hammock wind-farm shop-front corner-shop bakery-front cafe-front restaurant-front bar-front book-front toy-front flower-front barber-front cinema-front metro-entrance
    bus-shelter fire-escape surf-shack hanging-beam station-building night-club gas-station pylon water-tower stop-sign
    climbing-rope tightrope tower-wire trapeze spiral-stairs rainbow-bridge
    tunnel geyser kelp-forest icicles frozen-waterfall beanstalk shipwreck sea-anemone tree-trunk surf-rocks surf-pier sphinx biodome fire-mountain
    totem-pole maypole buddha-statue stone-cross shed work-cradle chicken-coop gazebo water-mill silo clock-tower tepee yurt mushroom-house
    hobbit-house greenhouse-building hangar mausoleum stone-arch flower-arch signpost telegraph-pole apple-tree orange-tree lemon-tree peach-tree
    lavender-bush pear-tree olive-tree walnut-tree willow baobab cypress redwood banana-plant joshua-tree fern
    hanging-sign unfinished-pyramid coin-tree telephone-wire chimney castle-tower carousel braid-tower facade-window gingerbread-cottage window-house basket-house balcony-house statue-of-liberty fair-stand strawberry-row
  `,
  object: `
    round-boulder stick tent snowman soccer-ball skateboard automobile
  `,
  water: `
    seahorse submarine clownfish goldfish orca swordfish salmon sea-turtle shark-swimming manta-ray tentacle sea-god water-lily lily-pad
    plesiosaur narwhal hammerhead eel anglerfish seaweed
  `,
  boat: `
    water-skis dragon-boat
    umbrella-boat leaf-boat dinghy raft rowing-shell rubber-raft jet-ski sinking-boat sinking-ship paper-boat surfboard sailboard kayak duckling cygnet pirate-ship sailed-pirate-ship tall-ship cruise-ship
    rowing-boat ghost-ship gondola container-ship fishing-boat tugboat longship yacht buoy oil-rig headland floating-otter aircraft-carrier
    swan-boat houseboat heart-swans warship paddle-steamer lifeboat hovercraft barge whirlpool
  `,
  air: `
    laser-dot flying-carpet dangling-spider
    hot-air-balloon balloon-bunch lifting-balloons paper-airplane model-plane drone lantern frisbee robin crow pigeon hummingbird
    woodpecker crane-bird seagull dragonfly blackbird paper-lantern flying-disc soap-bubble
    vulture owl-flying puffin-flying parrot-flying toucan-flying duck-flying goose-flying
    swan-flying flamingo-flying pelican-flying heron-flying stork-flying
    griffin pegasus pterosaur hang-glider
    banner-plane hull fighter-jet zeppelin space-station spaceship satellite asteroid floating-island cable-car
    red-blood-cell white-blood-cell germ virus sailplane seaplane space-shuttle chairlift biplane mothership powder-burst loose-letters
  `,
  celestial: `
    black-hole solar-eclipse blood-moon far-planet comet
  `,
  land: `
    lion-dance nutcracker
    handcart mine-cart book-cart flower-cart fruit-cart ice-cart snack-cart
    hugging-koala crow-at-jug rolled-hedgehog rolled-armadillo upright-gorilla yawning-hippo
    coiling-snake coiling-dragon
    mole centaur minotaur cyclops steam-train excavator wagon loaded-wagon hay-wagon moving-truck modern-train train tram-car
    tank bullet-train school-bus rover tow-truck dump-truck cement-mixer garbage-truck bulldozer forklift combine-harvester
    racing-car panel-van camper-van plough double-decker-bus convertible vintage-convertible vintage-car tuk-tuk rickshaw cable-tram old-tram snow-plough monorail carriage auto-rickshaw
    quad-bike go-kart snowmobile sleigh farm-trailer
    chick-nest penguin-sliding snowboarder boxing-kangaroo kangaroo-and-joey toucan kingfisher puffin pelican heron stork ostrich mantis clinging-woodpecker
    gaping-crocodile lioness snow-leopard lynx cheetah black-panther hyena red-panda lemur weasel meerkat wombat tapir antelope triceratops stegosaurus
    velociraptor spinosaurus ankylosaurus parasaurolophus walrus armadillo platypus anteater capybara kiwi-bird quail centipede
    sleeping-fairy sleeping-elf sleeping-little-one slime hermit-crab sitting-mermaid combing-mermaid golf-cart limousine travel-trailer monster-truck tanker-truck steamroller penny-farthing covered-wagon
    dune-buggy station-wagon tandem cargo-bike zamboni
  `,
};

const MEDIA = new Map(
  Object.entries(DRAWN).flatMap(([medium, names]) =>
    wordsIn(names).map((name): [string, string] => [name, medium]),
  ),
);

/** What a thing moves in or stands on; undefined for what is neither drawn nor an icon. */
export function mediumOf(name: string): string | undefined {
  if (isDrawnPerson(name)) return 'land';
  const known = MEDIA.get(name);
  if (known !== undefined) return known;
  return openIconFile().has(name) ? traitsOf(name).medium : undefined;
}
