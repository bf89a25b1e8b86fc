import { isDrawnPerson } from '../../people/person.ts';
import { asCarrier } from '../ensembles/carriers.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';

/** Its driver is seen in the window. */
export const CABIN =
  /automobile|taxi|bus|truck|car$|tractor|lorry|engine|ambulance|locomotive|van$|limousine|^helicopter$|^flying-saucer$|^(?:castle|braid)-tower$|^(?:window|basket|balcony)-house$/;
export const HULL =
  /boat|ship|canoe|kayak|rocket|balloon|ferry|basket|bathtub|dinghy|gondola|sleigh|hot-tub|paddling-pool|warship|barge|paddle-steamer|hovercraft|rowing-shell|rubber-raft|convertible/;
/** Vehicles that are smaller than their riders. */
export const SMALL_VEHICLE =
  /^(?:unicycle|skateboard|kick-scooter|sled|skis|water-skis|surfboard|sailboard|snowboard|bicycle|broomstick|paper-airplane|rug)$/;
export const BOARD = /^(?:skateboard|surfboard|sailboard|snowboard|water-skis)$/;
/** As long as their riders need. */
const LONG = /^(?:skateboard|sled|surfboard|water-skis|snowboard|broomstick|paper-airplane|rug)$/;

/** How high a sail is, in heights of who holds it. */
const SAIL = 1.75;

/** A board is longer than who stands on it is wide; other small vehicles are lower than their riders. */
function smallMount(piece: Piece, kids: readonly Piece[]): Piece {
  const tallest = Math.max(...kids.map(({ height }) => height));
  if (piece.thing.name === 'sailboard') return scaled(piece, (tallest * SAIL) / piece.height);
  if (!LONG.test(piece.thing.name))
    return scaled(piece, Math.min(1, (tallest * 0.72) / piece.height, tallest / piece.width));
  const wide = kids.reduce((sum, { width }) => sum + width, 0);
  return scaled(piece, (Math.max(wide, tallest * 0.75) * 1.2) / piece.width);
}

/** A dragonfly or a snail that is ridden is as large as its rider. */
function grownMount(piece: Piece, kids: readonly Piece[]): Piece {
  const tallest = Math.max(...kids.map(({ height }) => height));
  return isCreature(piece) && piece.thing.ratio > 0.8
    ? scaled(piece, Math.max(1, (tallest * 0.8) / piece.height))
    : piece;
}

/** An animal that drives is seen in a car of its own size. */
function ownCar(piece: Piece, kids: readonly Piece[]): Piece {
  const tallest = Math.max(...kids.map(({ height }) => height));
  const own = Math.min(tallest * MOST_CAR, Math.max(tallest * LEAST_CAR, piece.height));
  return scaled(piece, (own * (TOYS[piece.subject.size] ?? 1)) / piece.height);
}

/** Of a car, compared with the animal in it. */
const LEAST_CAR = 1.25;
const MOST_CAR = 1.7;
const TOYS: Readonly<Record<string, number>> = { tiny: 0.66, small: 0.8 };

/** What is ridden or driven, as large as those need who do. */
export function mountFor(piece: Piece, kids: readonly Piece[]): Piece {
  if (SMALL_VEHICLE.test(piece.thing.name)) return smallMount(piece, kids);
  const areAnimals = kids.every((kid) => isFigure(kid) && !isDrawnPerson(kid.thing.name));
  const isDriven = piece.thing.medium !== 'scenery';
  if (CABIN.test(piece.thing.name)) return areAnimals && isDriven ? ownCar(piece, kids) : piece;
  return grownMount(asCarrier(piece, kids), kids);
}
