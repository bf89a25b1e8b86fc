import { BLOSSOM } from '../../things/plants/flower-names.ts';
import type { Setting } from '../scene-description.ts';

/** Rooms that furniture and machines are in. */
export const APPLIANCES: readonly (readonly [RegExp, Setting])[] = [
  [/^(?:washing-machine|bathtub|toilet)$/, 'bathroom'],
  [
    /^(?:fridge|stove|toaster|popping-toaster|microwave|frying-pan|dishwasher|baking-oven|pizza-oven|bread-tray)$/,
    'kitchen',
  ],
  [
    /^(?:piano|grand-piano|television|flat-tv|sofa|armchair|vacuum-cleaner|robot-vacuum|floor-lamp|fireplace)$/,
    'room',
  ],
  [/^(?:bed|crib|pillow|nightstand|dresser|wardrobe|bunk-bed|cradle)$/, 'bedroom'],
  [/^(?:radiator|bean-bag|high-chair|coat-rack|cat-tree|cuckoo-clock|wall-clock|doormat)$/, 'room'],
  [/^(?:music-box)$/, 'bedroom'],
  [/^bar-stool$/, 'bar'],
  [/^(?:arcade-cabinet|claw-machine|pinball-machine)$/, 'arcade'],
  [
    /^(?:exercise-bike|gymnastics-rings|vaulting-horse|rowing-machine|weight-bench|gym-ball|medicine-ball|foam-roller)$/,
    'gym',
  ],
  [/^(?:piggy-bank|card-table|typewriter|loom|marionette)$/, 'room'],
  [/^(?:pool-table)$/, 'bar'],
  [/^(?:chart-screen|flip-chart)$/, 'office'],
  [/^(?:forklift|pallet)$/, 'factory'],
  [/^(?:paddle|ping-pong-table|climbing-rope|climbing-wall|balance-beam)$/, 'gym'],
  [/^hand-shadow$/, 'bedroom'],
  [/^(?:marshmallow-stick|mallow-twig)$/, 'campsite'],
  [/^(?:unicycle|tightrope|trapeze|cello|tuba|trombone|xylophone)$/, 'stage'],
  [/^tower-wire$/, 'city'],
  [/^(?:seesaw|hopscotch|monkey-bars|playground-slide)$/, 'playground'],
  [/^(?:shopping-cart)$/, 'supermarket'],
  [/^(?:radio|gramophone|record-player)$/, 'room'],
  [/^leaf-pile$/, 'park'],
  [/^(?:roller-coaster|ferris-wheel|carousel-horse)$/, 'funfair'],
  [/^(?:go-kart)$/, 'racetrack'],
  [
    /^(?:trophy|winners-podium|finish-line|start-line|american-football|rugby-football|hockey-stick)$/,
    'stadium',
  ],
  [
    /^(?:sprinkler|garden-hose|pinata|tug-rope|paddling-pool|sundial|garden-trellis|grass-trimmer)$/,
    'garden',
  ],
  [/^(?:fire-hydrant|gushing-hydrant|mural)$/, 'street'],
  [/^(?:spiral-stairs)$/, 'castle'],
  [/^(?:unfinished-|)pyramid$|^sphinx$/, 'desert'],
  [/^(?:red|white)-blood-cell$/, 'blood-vessel'],
  [/^stairs$/, 'stairwell'],
  [/^(?:dandelion|golf-club)$/, 'meadow'],
  [/^(?:toy-train|toy-blocks|puzzle-piece|nesting-dolls|doll|yo-yo)$/, 'nursery'],
  [/^(?:pet-bed|birdcage|board-game)$/, 'room'],
];

export const PLACE_OF_THING: readonly (readonly [RegExp, Setting])[] = [
  ...APPLIANCES,
  [/^sarcophagus$/, 'tomb'],
  [/^(?:stone-circle|catapult|moai)$/, 'meadow'],
  [/^temple-bell$/, 'garden'],
  [/^(?:lion-dance|parade-dragon)$/, 'street'],
  [/^dragon-boat$/, 'river'],
  [/^window$/, 'room'],
  [/^framed-picture$/, 'museum'],
  [/^(?:sled|sleigh|skis|snowboard|snowman|ski-pole)$/, 'snow'],
  [/^(?:bathtub|toothbrush|shower|toilet|sink|mirror|hairbrush|lipstick)$/, 'bathroom'],
  [/^(?:bed|crib|teddy-bear)$/, 'bedroom'],
  [/^(?:stove|soup-pot|cooking)$/, 'kitchen'],
  [/^(?:tea-table)$/, 'garden'],
  [/^(?:coffee-table|cafe-table|espresso-machine)$/, 'restaurant'],
  [/^(?:workbench|plank)$/, 'workshop'],
  [
    /^(?:dinner-table|sofa|armchair|rocking-chair|television|flat-tv|video-game|table|birthday-cake|christmas-tree|wrapped-gift|blanket-fort|childs-drawing)$/,
    'room',
  ],
  [/^(?:desk|laptop|desktop-computer|file-cabinet)$/, 'office'],
  [
    /^(?:bicycle|kick-scooter|stroller|chess-table|swing|playground-slide|bench|kite|soccer-ball|skateboard)$/,
    'park',
  ],
  [/^(?:picnic-blanket)$/, 'park'],
  [/^(?:parachute)$/, 'sky'],
  [
    new RegExp(`^(?:grill|lawn-mower|robot-mower|wheelbarrow|watering-can|shovel|${BLOSSOM})$`),
    'garden',
  ],
];
