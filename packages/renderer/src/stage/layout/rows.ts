import type { Scenery } from '../../scene/scenery.ts';
import type { World } from '../../scene/world.ts';
import { isCreature, isFigure } from '../piece.ts';
import { isCar } from '../pieces/measure.ts';
import { inLine, type PlacedGroup, type StandingGroup } from './layout.ts';

const isTraffic = ({ pieces }: StandingGroup): boolean => pieces.every(({ thing }) => isCar(thing));
const isSmallAnimals = ({ pieces }: StandingGroup): boolean =>
  pieces.every((piece) => isCreature(piece) && !isFigure(piece) && piece.thing.metres < 0.6);

/** Below this share of the height, the others step back behind the one the picture is about. */
const CROWDED = 0.2;

/** So low that what is behind shows above it. */
const LOW = (height: number) => ({ unit: height * 0.34, lift: 0, back: 0 });

/** In an ad, a car or a stall is behind the people, so that both are large. */
function isBackground({ pieces }: StandingGroup): boolean {
  return pieces.every(
    (piece) => !isCreature(piece) && piece.thing.metres > 1.2 && piece.thing.medium !== 'boat',
  );
}

/** The front line, or two where one would be too small. */
export function inRows(
  world: World,
  scenery: Scenery,
  groups: readonly StandingGroup[],
  hasFocus: (group: StandingGroup) => boolean,
): readonly PlacedGroup[] {
  const { height } = world.size;
  const large = world.description.ad === null ? [] : groups.filter(isBackground);
  const people = groups.filter((group) => !large.includes(group));
  if (large.length > 0 && people.some(({ pieces }) => pieces.some(isFigure))) {
    const front = inLine(world, scenery, people);
    const behind = { unit: front[0]?.unit ?? height, lift: height * 0.05 };
    return [...inLine(world, scenery, large, behind), ...front];
  }
  const all = inLine(world, scenery, groups);
  const onFoot = groups.filter((group) => !isTraffic(group));
  const isCrossing = onFoot.length < groups.length && onFoot.every(isSmallAnimals);
  // A duck has its young with it, before the cars that wait.
  const main = isCrossing && onFoot.some(hasFocus) ? onFoot : groups.filter(hasFocus);
  const isCrowded = (all[0]?.unit ?? height) < height * CROWDED && scenery.surface === 'ground';
  // Animals and people of a list are all what the picture is about.
  const isList = groups.some((group) => !main.includes(group) && group.pieces.some(isCreature));
  if (!isCrowded || isList || main.length === 0 || main.length === groups.length) return all;
  // A car would hide the train behind it.
  const isLow = main.every(({ pieces }) => !pieces.some(isCreature));
  const front = inLine(world, scenery, main, isLow ? LOW(height) : null);
  const rest = groups.filter((group) => !main.includes(group));
  if (rest.every(isTraffic) && main.every(isSmallAnimals)) {
    const cars = inLine(world, scenery, rest, { unit: height, lift: height * 0.06, back: 0.004 });
    const ducks = { unit: (cars[0]?.unit ?? height) * 2.3, lift: -height * 0.02, back: 0 };
    return [...cars, ...inLine(world, scenery, main, ducks)];
  }
  const behind = { unit: (front[0]?.unit ?? height) * 0.62, lift: height * 0.1 };
  return [...inLine(world, scenery, rest, behind), ...front];
}

/** Below this share of the height, people are too small to see what they do. */
const SMALL = 0.33;

/** Tents, flags and cars beside people whom they would make small: they are seen behind them. */
export function steppedBack(
  world: World,
  scenery: Scenery,
  groups: readonly StandingGroup[],
  hasFocus: (group: StandingGroup) => boolean,
): readonly StandingGroup[] {
  const isProp = ({ pieces, support }: StandingGroup) =>
    /^(?:ground|floor|bank|road)$/.test(support.name) &&
    pieces.every((piece) => !isCreature(piece) && piece.stories.length === 0) &&
    pieces.some(({ thing }) => thing.metres > 0.9);
  const props = groups.filter((group) => isProp(group) && !hasFocus(group));
  const isOfPeople = groups.some((group) => hasFocus(group) && group.pieces.some(isFigure));
  if (props.length === 0 || !isOfPeople || scenery.surface !== 'ground') return [];
  const unit = inLine(world, scenery, groups)[0]?.unit ?? world.size.height;
  return unit < world.size.height * SMALL ? props : [];
}
