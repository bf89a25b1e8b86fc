import { habitatOf } from '../../icons/habitats.ts';
import { mediumOf } from '../../things/media.ts';
import { thingOf } from '../../things/things.ts';
import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { SceneDescription, Setting, Subject } from '../scene-description.ts';
import { isInTheWind } from './place-for-weather.ts';
import { PLACE_OF_THING } from './places-of-things.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'weather'>;

/** What is smaller than this, in metres, is at home on a table. */
const HANDY_METRES = 0.5;
const LONGEST_METRES = 0.9;
/** Small, but nothing for a table. */
const ON_GROUND =
  /^(?:toilet|shower|skateboard|skis|snowboard|ice-skate|surfboard|rug|beach-towel|picnic-blanket|yoga-mat|unrolled-mat|robot-vacuum|puddle|pillow|dumbbell|kettlebell|bucket|watering-can|bowling-ball|campfire|fire|rock|stump|hand|pair-of-hands|cupped-hands|coffin)$/u;
/** What flies only if somebody throws it. */
const THROWN =
  /^(?:frisbee|flying-disc|paper-airplane|model-plane|soap-bubble|feather|paper-lantern|lantern)$/u;

/** Rooms whose small things are seen on a table. */
const WITH_TABLES: ReadonlySet<Setting | null> = new Set<Setting | null>([
  'room',
  'kitchen',
  'bathroom',
  'office',
  'bedroom',
  'workshop',
  'restaurant',
  null,
]);

/** Where one comes across things that no deed or animal gives a place. */
const FOUND: readonly (readonly [RegExp, Setting])[] = [
  [
    /^(?:(?:soccer|toy|tennis|golf)-ball|volleyball|rugby-football|flying-disc|frisbee|umbrella)$/u,
    'park',
  ],
  [
    /^(?:tennis|tennis-racket|baseball|baseball-bat|american-football|field-hockey|cricket-game)$/u,
    'stadium',
  ],
  [/^(?:basketball|basketball-hoop|badminton)$/u, 'arena'],
  [
    /^(?:herb|dewdrop|fence|gate|bucket|hedge|flower-bed|ladder|beehive|(?:sock|dress|baby|sheet)-line)$/u,
    'garden',
  ],
  [
    /^(?:wall|placard|stop-paddle|billboard|street-lamp|burst-pipe|postbox|wastebasket|trash-can|neon-sign|door|sign-door)$/u,
    'street',
  ],
  [/^(?:bridge|stone-bridge|wooden-bridge)$/u, 'river'],
  [/^(?:coffin)$/u, 'graveyard'],
  [/^stall$/u, 'market'],
  [/^golf-hole$/u, 'meadow'],
  [/^great-wall$/u, 'mountains'],
  [/^(?:beach-towel|picnic-blanket)$/u, 'park'],
  [/^(?:fountain)$/u, 'park'],
  [/^(?:axe|firewood|log)$/u, 'forest'],
  [/^(?:luggage|briefcase)$/u, 'airport'],
  [/^(?:mattress|pyjamas)$/u, 'bedroom'],
  [/^(?:fabric-rolls|mannequin)$/u, 'tailor-shop'],
  [/^(?:flag-pole|solar-panel|pylon|tower|water-tower|rope)$/u, 'meadow'],
  [/^sarcophagus$/u, 'tomb'],
  [/^temple-bell$/u, 'garden'],
  [/^lion-dance$/u, 'street'],
  [/^(?:sword|shield|throne|armor|dagger|crossed-swords)$/u, 'castle'],
  [/^(?:tyre|car-jacks)$/u, 'garage'],
  [/^(?:steel-beam|barrel)$/u, 'construction-site'],
  [/^(?:world-map|desk-globe|blackboard)$/u, 'classroom'],
  [/^(?:planet-[a-z]+)$/u, 'space'],
  [/^(?:yoga-mat|punching-bag)$/u, 'gym'],
  [/^(?:hockey-stick|puck|ice-skate)$/u, 'ice-rink'],
  [/^(?:broom|mop|grandfather-clock|mousetrap)$/u, 'room'],
  [/^(?:wheelchair|crutch|stretcher)$/u, 'hospital'],
  [/^(?:camera-tripod|ring-light)$/u, 'photo-studio'],
  [/^(?:easel|canvas)$/u, 'atelier'],
  [/^(?:treasure-chest)$/u, 'beach'],
  [/^(?:trampoline|rake|hammock)$/u, 'garden'],
  [/^(?:crystal|gold-pile|pickaxe)$/u, 'cave'],
  [
    /^(?:framed-picture|fossil|dinosaur-skeleton|whale-skeleton|statue|harp|grand-piano)$/u,
    'museum',
  ],
  [/^(?:t-shirt|jeans|shorts|jacket|hoodie|dress|coat|kimono)$/u, 'clothes-shop'],
  [/^(?:bowling-ball|bowling-pins)$/u, 'bowling-alley'],
];

const lengthOf = (name: string): { readonly height: number; readonly length: number } => {
  const { metres = 1, ratio = 1 } = thingOf(name) ?? {};
  return { height: metres, length: metres * Math.max(1, ratio) };
};

/** Whether one would take it into the hand or put it on a table. */
function isHandy(name: string): boolean {
  const medium = mediumOf(name) ?? 'object';
  if (medium !== 'object' && !THROWN.test(name)) return false;
  if (isAnimate(name) || ON_GROUND.test(name)) return false;
  const { height, length } = lengthOf(name);
  return height <= HANDY_METRES && length < LONGEST_METRES;
}

const PLACES = [...FOUND, ...PLACE_OF_THING];
const placeOf = (name: string): Setting | null =>
  PLACES.find(([kind]) => kind.test(name))?.[1] ?? habitatOf(name);

const isStill = ({ thing }: Subject): boolean =>
  !(isAnimate(thing) || isVehicle(thing)) &&
  /^(?:object|scenery|air)$/u.test(mediumOf(thing) ?? 'object');

/** What the air carries is on no table. */
const isAloft = ({ thing, motions }: Subject): boolean =>
  THROWN.test(thing) && mediumOf(thing) === 'air' && motions.length > 0;

/**
 * Where things are that nobody uses: small ones are seen from near on a table, and of others the
 * largest says where all of them are.
 */
export function placeOfStillLife({ subjects, weather }: Cast): Setting | null {
  if (subjects.length === 0 || !subjects.every(isStill)) return null;
  if (subjects.some(isAloft)) return null;
  if (isInTheWind({ subjects })) return 'park';
  const names = subjects.map(({ thing }) => thing);
  // Food lies on a board that is a plank elsewhere.
  const large = names.filter((name) => !(isHandy(name) || (name === 'plank' && names.length > 1)));
  if (large.length > 0) {
    const tall = (name: string) => lengthOf(name).height;
    const [largest = ''] = large.toSorted((one, other) => tall(other) - tall(one));
    return placeOf(largest);
  }
  if (weather.includes('fog')) return 'meadow';
  const homes = names.map(placeOf);
  if (homes.every((home) => home === 'kitchen')) return 'kitchen';
  return homes.some((home) => WITH_TABLES.has(home)) ? 'table-top' : (homes[0] ?? null);
}

/** Plants, animals and vehicles without a place of their own are outdoors. */
export function homeOf(subjects: readonly Subject[]): Setting {
  const [first, second] = subjects;
  if (first === undefined) return 'abstract';
  if (first.thing === 'palms-up-together' && mediumOf(second?.thing ?? '') === 'object')
    return 'room';
  if (isPerson(first.thing)) return 'park';
  switch (mediumOf(first.thing)) {
    case 'scenery':
    case 'land':
      return 'meadow';
    case 'air':
    case 'celestial':
      return 'sky';
    case 'water':
      return first.motions.includes('walk') ? 'meadow' : 'underwater';
    case 'boat':
      return 'sea';
    default:
      return placeOf(first.thing) ?? (subjects.every(isStill) ? 'room' : 'meadow');
  }
}
