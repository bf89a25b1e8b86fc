import type { Traits } from '../../icons/traits.ts';
import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type { Subject, SubjectSize } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { beastOf } from '../../things/beasts/beasts.ts';
import type { Thing } from '../../things/thing.ts';
import { boundsBeside, type Sized } from '../ensembles/giants.ts';

/** Below 1, so that a mouse is visible beside an elephant. */
const COMPRESSION = 0.52;
/** Children are clearly smaller than adults. */
const AMONG_PEOPLE = 0.85;
/** A mouse is clearly smaller than an owl. */
const AMONG_ANIMALS = 0.8;
/** An apple is clearly smaller than a suitcase. */
const AMONG_THINGS = 0.72;
const [SMALLEST_THING, LARGEST_THING] = [0.2, 3.2] as const;
/** A car does not hide the house that it stands before. */
const AT_HOUSES = 0.8;
const [SMALLEST_HOUSE, LARGEST_HOUSE] = [2.05, 2.6] as const;
const SMALLEST_ANIMAL = 0.2;
const LARGEST_ANIMAL = 3.4;
/** A tiny mouse on an elephant can still be seen. */
const FAR_LARGER = 5;
/** Heights compared with the focus; what is larger or smaller is drawn at these bounds. */
const SMALLEST = 0.24;
const LARGEST = 2;
const CELESTIAL = 0.62;
/** Things below this height in metres may be flat. */
const FLAT = 0.6;

const SIZES: Readonly<Record<SubjectSize, number>> = {
  tiny: 0.6,
  small: 0.76,
  normal: 1,
  big: 1.3,
  giant: 1.75,
};

/** Of an animal that does what people do. */
const UPRIGHT_METRES = 1.3;

/** Whoever is tiny is smaller than a hand's reach, however large others of the kind are. */
const TINY_METRES = 0.45;

/** An elephant as tiny as a mouse can still be told from it by its height. */
const LIKE_TINY_ANIMALS = 1.15;

/** Giants of any kind are larger than people. */
const GIANT_METRES = 2;

const isMiniature = ({ size, states }: Subject, thing: Thing): boolean =>
  size === 'tiny' &&
  !states.includes('young') &&
  thing.metres > TINY_METRES &&
  (thing.anchors.mouth !== undefined || isDrawnPerson(thing.name));

/** What a word for its size does to something, besides what it does to its metres. */
const sizeOf = (subject: Subject, thing: Thing): number =>
  isMiniature(subject, thing) || isLittle(subject) ? 1 : SIZES[subject.size];

/** A little boy is as little as other children. */
const isLittle = ({ size, look }: Subject): boolean => size === 'small' && look?.age === 'child';

/** Beside people, how large the young are compared with the grown animals. */
const YOUNG = 0.6;

/** A lamb is smaller than the child that feeds it. */
function youthBeside(one: Sized, other: Sized): number {
  const isYoung = ({ subject, thing }: Sized) =>
    isAnimal(thing) && subject.states.includes('young');
  if (isYoung(one) && isDrawnPerson(other.thing.name)) return YOUNG;
  return isYoung(other) && isDrawnPerson(one.thing.name) ? 1 / YOUNG : 1;
}

/** Metres in the world: of a person, by age. */
function metresOf(subject: Subject, thing: Thing): number {
  if (isMiniature(subject, thing)) return TINY_METRES;
  if (subject.size === 'giant' && thing.anchors.mouth !== undefined)
    return Math.max(GIANT_METRES, thing.metres);
  switch (subject.look?.age) {
    case 'baby':
      return 0.7;
    case 'child':
      return 1.2;
    default:
      return subject.isAsTall === true ? Math.max(UPRIGHT_METRES, thing.metres) : thing.metres;
  }
}

const isAnimal = ({ name, anchors }: Thing) => anchors.mouth !== undefined && !isDrawnPerson(name);

/** What goes on a road. */
export const isCar = ({ name, medium, ratio }: Thing): boolean =>
  (medium === 'land' || medium === 'object') && isVehicle(name) && ratio > 1.05;

/** What lies about: neither alive nor driven, and no part of the landscape. */
const isStill = ({ name, medium, anchors }: Thing): boolean =>
  medium === 'object' && anchors.mouth === undefined && !isDrawnPerson(name) && !isVehicle(name);

/** Beside what is for the hand, a bee is as small as it is and a dog as large. */
const PET_METRES = 0.7;
const isPetBeside = (one: Thing, other: Thing): boolean =>
  Math.max(one.metres, other.metres) <= PET_METRES &&
  ((isAnimal(one) && isStill(other)) || (isStill(one) && isAnimal(other)));

const isTall = ({ medium, metres }: Thing): boolean => medium === 'scenery' && metres > 2.5;

/** Ducks that cross a road are seen from nearer than the cars that wait for them. */
const LARGEST_CAR = 2.2;

/** How strongly heights are compressed, and their bounds. */
interface Range {
  readonly power: number;
  readonly least: number;
  readonly largest: number;
}

/** Height compared with that of the focus. */
export function relativeHeight(one: Sized, focus: Sized | null): number {
  const height = ownHeight(one, focus);
  const { least, most } = boundsBeside(one, focus);
  return Math.max(least, Math.min(most, height));
}

function ownHeight(one: Sized, focus: Sized | null): number {
  const size =
    sizeOf(one.subject, one.thing) / (focus === null ? 1 : sizeOf(focus.subject, focus.thing));
  if (one.thing.medium === 'celestial') {
    return focus?.thing.medium === 'celestial' ? size : CELESTIAL * SIZES[one.subject.size];
  }
  if (focus === null || focus.thing.medium === 'celestial') return size;
  // An animal that lies is as large as one that stands, not as high.
  const whole = isMiniature(focus.subject, focus.thing)
    ? TINY_METRES
    : (beastOf(focus.thing.name)?.species.metres ?? metresOf(focus.subject, focus.thing));
  if (
    isMiniature(one.subject, one.thing) &&
    isAnimal(focus.thing) &&
    focus.thing.metres < TINY_METRES
  )
    return LIKE_TINY_ANIMALS;
  if (
    isMiniature(focus.subject, focus.thing) &&
    isAnimal(one.thing) &&
    one.thing.metres < TINY_METRES
  )
    return 1 / LIKE_TINY_ANIMALS;
  const ratio = (metresOf(one.subject, one.thing) / whole) * youthBeside(one, focus);
  if (one.thing === focus.thing && whole !== focus.thing.metres) return ratio * size;
  // Of what is flat and small, the length is compared.
  const isFlat = one.thing.metres < FLAT && one.thing.anchors.mouth === undefined;
  const long = isFlat ? Math.max(1, one.thing.ratio / focus.thing.ratio) : 1;
  const arePeople = isDrawnPerson(one.thing.name) && isDrawnPerson(focus.thing.name);
  const areAnimals = isAnimal(one.thing) && isAnimal(focus.thing);
  // Nor is a duck as large as the car that waits for it.
  const isTraffic =
    (isAnimal(one.thing) && isCar(focus.thing)) || (isCar(one.thing) && isAnimal(focus.thing));
  const isWide = areAnimals || isTraffic;
  const isAtHouse = isCar(focus.thing) && isTall(one.thing);
  const areThings =
    (isStill(one.thing) && isStill(focus.thing)) || isPetBeside(one.thing, focus.thing);
  const range: Range = isWide
    ? {
        power: AMONG_ANIMALS,
        least: isTraffic ? 1 / LARGEST_CAR : SMALLEST_ANIMAL,
        largest: isTraffic ? LARGEST_CAR : LARGEST_ANIMAL,
      }
    : isAtHouse
      ? { power: AT_HOUSES, least: SMALLEST_HOUSE, largest: LARGEST_HOUSE }
      : areThings
        ? { power: AMONG_THINGS, least: SMALLEST_THING / long, largest: LARGEST_THING }
        : {
            power: arePeople ? AMONG_PEOPLE : COMPRESSION,
            least: SMALLEST / long,
            largest: LARGEST,
          };
  const { power, least, largest } = range;
  const compared = (ratio * long) ** power / long;
  const height = Math.min(largest, Math.max(least, compared)) * size;
  return areAnimals ? Math.min(FAR_LARGER, Math.max(1 / FAR_LARGER, height)) : height;
}

/** Width divided by height, as it is drawn. */
export function drawnRatio(thing: Thing, traits: Traits): number {
  if (thing.drawing !== null) return thing.ratio;
  if (traits.build !== 'whole') return 0.6;
  return thing.ratio / (1 - traits.waterShare);
}

/** The height of an actor whose body is this tall: icons that are wide are drawn lower than that. */
export function actorHeight(thing: Thing, traits: Traits, tall: number): number {
  if (thing.drawing !== null || traits.build !== 'whole') return tall;
  return tall * Math.max(1, drawnRatio(thing, traits) * 0.8);
}
