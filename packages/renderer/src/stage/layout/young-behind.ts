import type { World } from '../../scene/world.ts';
import { isCreature, isFigure, type Piece } from '../piece.ts';
import { directionOf } from './direction.ts';

interface Grouped {
  readonly pieces: readonly Piece[];
}

const CHICKS = /^(?:duckling|cygnet|(?:front-facing-)?baby-chick|cub)$/;
const ON_THE_WAY = /^(?:walk|run|swim|float)$/;

const isYoung = ({ subject, thing }: Piece): boolean =>
  CHICKS.test(thing.name) || subject.states.includes('young');

/** Animals that go somewhere by themselves. */
const isGoing = ({ pieces }: Grouped): boolean =>
  pieces.every((piece) => isCreature(piece) && !isFigure(piece) && ON_THE_WAY.test(piece.gait));

/** Young ones go behind the grown one that leads them, whichever way all of them go. */
export function youngBehind<Of extends Grouped>(
  world: World,
  groups: readonly Of[],
): readonly Of[] {
  const animals = groups.filter(isGoing);
  const young = animals.filter((group) => group.pieces.every(isYoung));
  const grown = animals.filter((group) => !young.includes(group));
  if (young.length === 0 || grown.length !== 1) return groups;
  const told = animals.flatMap(({ pieces }) => pieces.map(({ facing }) => facing));
  const way = told.find((facing) => facing !== 0) ?? directionOf(world);
  if (told.some((facing) => facing !== 0 && facing !== way)) return groups;
  const ordered = (way > 0 ? [...young, ...grown] : [...grown, ...young]).map(
    (group): Of => ({ ...group, pieces: group.pieces.map((one) => ({ ...one, facing: way })) }),
  );
  let next = 0;
  return groups.map((group) => (animals.includes(group) ? (ordered[next++] ?? group) : group));
}
