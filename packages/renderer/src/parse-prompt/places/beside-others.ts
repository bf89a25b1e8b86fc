import { habitatOf } from '../../icons/habitats.ts';
import { INDOORS } from '../../scene/indoors.ts';
import { mediumOf } from '../../things/media.ts';
import { isVehicle } from '../kinds-of-things.ts';
import type { SceneDescription, Setting, Subject } from '../scene-description.ts';
import { besideFurniture, IN_ROOMS, isOnLair, isOnShoulder } from './where-they-are.ts';

const GROWN_TREE =
  /^(?:deciduous|evergreen|oak|cherry|bare|dead|apple|maple|orange|lemon|peach|pear|olive|walnut)-tree$/u;

/** Where a building, a tree or a car puts who would be in a room otherwise. */
export function outOfDoors(subjects: readonly Pick<Subject, 'thing'>[]): Setting | null {
  if (subjects.some(({ thing }) => thing === 'window')) return null;
  const large = subjects.find(
    ({ thing }) => (mediumOf(thing) === 'scenery' || isVehicle(thing)) && !IN_ROOMS.test(thing),
  );
  if (large === undefined) return null;
  const habitat = habitatOf(large.thing);
  return habitat === null || (habitat !== 'space' && INDOORS.has(habitat)) ? 'park' : habitat;
}

const CARS = /^(?:automobile|taxi|bus|delivery-truck|police-car|motorcycle|bicycle|sports-car)$/u;
const VISITED =
  /^(?:cow-face|ewe|horse|pig-face|chicken|man|woman|boy|girl|child|person|farmer|house|barn|dog-face|cat-face)$/u;

const WILD: ReadonlySet<Setting> = new Set<Setting>([
  ...(['savanna', 'jungle', 'forest', 'desert', 'mountains', 'snow', 'lake', 'volcano'] as const),
  ...(['meadow', 'sky'] as const),
]);

const PLANT =
  /flower|tulip|rose|daisy|mushroom|herb|fern|lily|clover|dandelion|poppy|grass|strawberry/u;

/** Between giant plants one is as small as an insect, and where they grow; null where there are none. */
export function placeAmongGiants(subjects: readonly Subject[]): Setting | null {
  const plant = subjects.find(({ thing, size }) => size === 'giant' && PLANT.test(thing));
  if (plant === undefined) return null;
  return /mushroom|fern/u.test(plant.thing) ? 'forest' : 'meadow';
}

/** Goldfish and cats meet where the bowl stands. */
const isPetFish = (subjects: readonly Subject[]): boolean =>
  /^(?:goldfish|fish)$/u.test(subjects[0]?.thing ?? '') &&
  subjects.some(({ thing }) => /^(?:cat-face|black-cat|dog-face|hamster)$/u.test(thing));

/** Where animals are at home that are never so small. */
const WILD_PLACES: ReadonlySet<Setting> = new Set<Setting>([
  'sky',
  'savanna',
  'forest',
  'jungle',
  'mountains',
  'meadow',
  'cave',
  'sea',
  'snow',
  'farm',
]);
const OF_THE_TABLE =
  /^(?:kettle|teapot|teacup.*|hot-beverage|tea-cup|coffee-cup|mug|cup|plate|spoon|teaspoon|open-book|books?|pencil|candle|matchbox|toaster|cooking|frying-pan|pancakes|birthday-cake|cupcake|cookie|doughnut|bread|lamp|desk-lamp|laptop|keyboard|bowl-with-spoon|cereal-bowl|bowl|jar|pocket-watch|thimble|inkwell|chess-board|chess-pawn|mouse-face|hamster)$/u;
const RUNNING =
  /^(?:man|woman|boy|girl|child|person|farmer|dog-face|cat-face|bicycle|motor-scooter|automobile)$/u;

/** Where somebody of a habitat is beside others: a cat at a tree is out of doors, a bird at a table not in the sky. */
export function besideOthers(
  { subjects, relations }: Pick<SceneDescription, 'subjects' | 'relations'>,
  habitat: Setting,
  motions: Subject['motions'],
): Setting {
  if (habitat === 'sea' && motions.includes('swim')) return 'underwater';
  const room = besideFurniture({ subjects, relations });
  if (room !== null && WILD.has(habitat)) return room;
  if (isOnShoulder({ subjects, relations })) return 'ship-deck';
  if (habitat === 'sky' && isOnLair({ subjects, relations })) return 'cave';
  if (habitat === 'room' && subjects.some(({ thing }) => GROWN_TREE.test(thing))) return 'park';
  const isWith = (things: RegExp, kinds = /./u) =>
    relations.some(
      ({ kind, to }) => to !== null && kinds.test(kind) && things.test(subjects[to]?.thing ?? ''),
    );
  if (habitat === 'room' && isWith(CARS)) return 'street';
  if (habitat === 'room' && isWith(/^(?:fence|long-fence|hedge)$/u)) return 'garden';
  // Geese run after people on land.
  if (habitat === 'lake' && isWith(RUNNING, /^(?:chase|follow)$/u))
    return subjects.some(({ thing }) => isVehicle(thing)) ? 'village' : 'park';
  if (isWith(/^chimney$/u)) return 'rooftops';
  if (habitat === 'meadow' && isWith(/table$|^(?:sofa|bed)$/u, /^(?:under|below)$/u)) return 'room';
  const isCaged = habitat === 'sky' || /^(?:parrot|toucan|owl)$/u.test(subjects[0]?.thing ?? '');
  if (isCaged && isWith(/cage$/u, /^in$/u)) return 'room';
  if (habitat === 'underwater' && isPetFish(subjects)) return 'room';
  if (habitat === 'sky' && subjects.length === 1 && subjects[0]?.states.includes('asleep') === true)
    return 'cave';
  // What comes from space is seen where those are at home whom it visits.
  const isVisiting = subjects.some(({ thing }) => VISITED.test(thing));
  if (habitat === 'space' && subjects[0]?.thing === 'flying-saucer' && isVisiting) return 'meadow';
  const isOnRug = relations.some(
    ({ kind, to }) => kind === 'on' && subjects[to ?? -1]?.thing === 'rug',
  );
  if (habitat === 'meadow' && isOnRug) return 'room';
  // Who is as small as a cup is on the table with it.
  const isOnTable =
    WILD_PLACES.has(habitat) &&
    subjects.some(({ size }) => size === 'tiny') &&
    subjects.some(({ thing }) => OF_THE_TABLE.test(thing));
  if (isOnTable) return 'table-top';
  const isAtFurniture = relations.some(
    ({ to }) => to !== null && /table|chair|bench|desk/u.test(subjects[to]?.thing ?? ''),
  );
  return habitat === 'sky' && isAtFurniture ? 'garden' : habitat;
}
