import type { Relation, Subject } from '../../parse-prompt/scene-description.ts';
import { thingOf } from '../../things/things.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { isCreature, type Piece, scaled } from '../piece.ts';

const PLANET = /planet|^globe-showing/;

const isPlanet = (thing: string): boolean => PLANET.test(thing);

/** A planet is passed or met where it is: it is no light in the sky behind somebody. */
export const isPassed = ({ from, kind, to }: Relation, subjects: readonly Subject[]): boolean => {
  const isMet = kind === 'towards' && thingOf(subjects[from]?.thing ?? '')?.medium === 'air';
  return (kind === 'pass' || isMet) && isPlanet(subjects[to ?? -1]?.thing ?? '');
};

/** Whether something flies past a planet, which is larger than all that does. */
export const isPastPlanet = ({ parents, kids }: Group): boolean =>
  parents.every(({ thing }) => isPlanet(thing.name)) &&
  kids.every(({ support }) => support === 'none');

/** Of a planet, compared with what passes it. */
const LARGER = 1.9;

/** A planet that is larger than all the others. */
function enlarging({ kids }: Group, times: number): (piece: Piece) => Piece {
  const largest = Math.max(...kids.map(({ width, height }) => Math.max(width, height)));
  return (piece) => ({
    ...scaled(piece, (largest * times) / piece.height),
    y: 0,
    depth: piece.depth - 0.02,
    gait: 'idle',
    stories: piece.stories.filter(({ kind }) => kind === 'burst'),
  });
}

/** From afar to its edge. */
export const toPlanet: Placing = (group) => {
  const { forward, parents } = group;
  const large = enlarging(group, LARGER * 1.3);
  return [
    ...replaced(group.placed, large, parents),
    ...withParents({ ...group, parents: parents.map(large) }).map(
      ({ kid, parent, at }): Piece => ({
        ...kid,
        facing: forward,
        x: parent.x - forward * (parent.width * 0.44 + at * kid.width),
        y: parent.y - parent.height * 0.6,
        depth: 0.006,
        stories: [{ kind: 'come', x: -forward * 1.3, y: -0.5, arc: 0 }],
      }),
    ),
  ];
};

/** The same of one whose rings are to be seen beside what passes them. */
const RINGED = 1.35;

/** In front of its upper half, from one side to the other; outside rings. */
export const pastPlanet: Placing = (group) => {
  const { forward, parents } = group;
  const isRinged = parents.some(({ thing }) => thing.name === 'ringed-planet');
  const large = enlarging(group, isRinged ? RINGED : LARGER);
  return [
    ...replaced(group.placed, large, parents),
    ...withParents({ ...group, parents: parents.map(large) }).map(
      ({ kid, parent, at }): Piece => ({
        ...kid,
        facing: forward,
        x: parent.x - forward * (parent.width * (isRinged ? 0.62 : 0.1) + at * kid.width * 1.1),
        y: parent.y - parent.height * (isRinged ? 0.62 : 0.56),
        depth: 0.006,
        stories: [{ kind: 'travel', reach: parent.width * (isRinged ? 0.4 : 0.9) }],
      }),
    ),
  ];
};

/** Over its upper edge: who floats above a planet is small beside it. */
export const abovePlanet: Placing = (group) => {
  const { parents, forward } = group;
  const large = enlarging(group, LARGER * 1.25);
  return [
    ...replaced(group.placed, large, parents),
    ...withParents({ ...group, parents: parents.map(large) }).map(
      ({ kid, parent, at, of }): Piece => ({
        ...kid,
        x: parent.x + (at - (of - 1) / 2) * kid.width * 1.2 - forward * parent.width * 0.22,
        y: parent.y - parent.height * 0.8,
        depth: 0.006,
        tilt: isCreature(kid) ? forward * 0.4 : kid.tilt,
      }),
    ),
  ];
};
