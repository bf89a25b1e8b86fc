import { isDrawnPerson } from '../../people/person.ts';
import { HIPS } from '../ensembles/carriers.ts';
import { type Placing, replaced, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

/** Animals larger than this do not sit on a shoulder. */
const SHOULDER_METRES = 0.75;
/** A falcon or an eagle is carried with its wings closed. */
const SHOULDER_WINGS = 1.1;

/** Whether somebody would carry this one on the back or the shoulders. */
export const isChild = ({ thing, subject }: Piece) =>
  isDrawnPerson(thing.name) &&
  (subject.look?.age === 'child' || /^(?:girl|boy|child)$/.test(thing.name));

/** Whether it sits on a shoulder when it is on somebody. */
export const isShoulderSized = ({ thing }: Piece) =>
  thing.metres < (thing.medium === 'air' ? SHOULDER_WINGS : SHOULDER_METRES) &&
  thing.medium !== 'object' &&
  !isDrawnPerson(thing.name);

const LONG =
  /tree$|^(?:pine|ladder|surfboard|canoe|dinghy|plank|stump|rug|skis|snowboard|kayak|bench|mattress|pipe|flag-pole)$/;

/** Whether it is so long that one has it on the shoulder. */
export const isShouldered = ({ thing }: Piece) => LONG.test(thing.name);

/** A tree or a ladder lies on the shoulder, its end behind. */
export const onShoulders: Placing = (group) => {
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? group.forward : piece.facing,
    grasp: 'reach',
  });
  const owners = group.parents.map(ready);
  return [
    ...replaced(group.placed, ready, group.parents),
    ...withParents({ ...group, parents: owners }).map(({ kid, parent }): Piece => {
      const facing = parent.facing || 1;
      const isWide = kid.width > kid.height;
      const sized = scaled(kid, (parent.height * 1.35) / Math.max(kid.height, kid.width));
      return {
        ...sized,
        x: parent.x - facing * parent.height * 0.06,
        y: parent.y - parent.height * 0.68 + sized.height / 2,
        depth: parent.depth - 0.002,
        facing,
        tilt: isWide ? -facing * 0.1 : -facing * 1.45,
        support: 'mount',
        carrier: parent.thing.name,
        gait: 'idle',
        stories: parent.stories,
      };
    }),
  ];
};

/** A parrot or a cat on the shoulder that is farther from where its owner looks. */
export const onShoulder: Placing = (group) => {
  const { placed, parents, forward } = group;
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
  });
  const owners = parents.map(ready);
  return [
    ...replaced(placed, ready, parents),
    ...withParents({ ...group, parents: owners }).map(({ kid, parent, at }): Piece => {
      const most = parent.height * 0.34;
      const small = scaled(kid, Math.min(1, most / kid.height, most / kid.width));
      const side = (at % 2 === 0 ? -1 : 1) * (parent.facing || 1);
      return {
        ...small,
        x: parent.x + side * parent.height * 0.19,
        // Children have larger heads.
        y: parent.y - parent.height * (isChild(parent) ? 0.54 : 0.66),
        depth: parent.depth + 0.004,
        facing: parent.facing,
        support: 'mount',
        carrier: parent.thing.name,
        gait: kid.gait === 'sing' ? 'idle' : 'sit',
        stories: parent.stories,
      };
    }),
  ];
};

/** A child sits on the shoulders, or is carried on the back. */
export const onBack =
  (isHigh: boolean): Placing =>
  ({ placed, parents, kids, forward }) => {
    const ready = (piece: Piece): Piece => ({
      ...piece,
      facing: piece.facing === 0 ? forward : piece.facing,
      grasp: piece.grasp ?? (isHigh ? null : 'two'),
    });
    const owners = parents.map(ready);
    return [
      ...replaced(placed, ready, parents),
      ...withParents({ placed, parents: owners, kids, forward, isTall: false }).map(
        ({ kid, parent }): Piece => {
          const small = scaled(kid, Math.min(1, (parent.height * 0.72) / kid.height));
          const facing = parent.facing || 1;
          return {
            ...small,
            x: parent.x - (isHigh ? 0 : facing * parent.height * 0.14),
            y: parent.y - parent.height * (isHigh ? 0.8 : 0.4) + small.height * 0.24,
            depth: parent.depth - 0.002,
            facing,
            support: 'mount',
            carrier: parent.thing.name,
            isSitting: true,
            isSeated: true,
            grasp: isHigh ? 'cheer' : 'hug',
            gait: 'idle',
            stories: parent.stories,
          };
        },
      ),
    ];
  };

/** Where a lap is, in heights of who sits: ahead of the hips, and above the seat. */
const LAP = { x: 0.2, y: 0.05 } as const;
/** Who sits on the ground has the hips there. */
const LOW = 0.04;

export const hasLap = ({ isSeated, isSitting, subject }: Piece): boolean =>
  isSeated || isSitting || subject.states.includes('sitting');

/** A child on the lap of somebody who sits. */
export const onLap: Placing = ({ placed, parents, kids, forward, isTall }) => {
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    grasp: piece.grasp ?? 'cradle',
  });
  const owners = parents.map(ready);
  return [
    ...replaced(placed, ready, parents),
    ...withParents({ placed, parents: owners, kids, forward, isTall }).map(({ kid, parent }) => {
      const small = scaled(kid, Math.min(1, (parent.height * 0.6) / kid.height));
      const facing = parent.facing || 1;
      return {
        ...small,
        x: parent.x + facing * parent.height * LAP.x,
        y:
          parent.y - parent.height * ((parent.isSeated ? HIPS : LOW) + LAP.y) + small.height * HIPS,
        depth: parent.depth + 0.003,
        facing,
        support: 'mount' as const,
        carrier: parent.thing.name,
        isSitting: true,
        isSeated: true,
        gait: 'idle' as const,
        stories: parent.stories,
      };
    }),
  ];
};

/** Somebody who is grown up is carried in both arms, the head at the shoulder. */
export const inArms: Placing = ({ placed, parents, kids, forward }) => {
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    grasp: 'cradle',
  });
  const owners = parents.map(ready);
  return [
    ...replaced(placed, ready, parents),
    ...withParents({ placed, parents: owners, kids, forward, isTall: false }).map(
      ({ kid, parent }): Piece => {
        const small = scaled(kid, Math.min(1, (parent.height * 0.86) / kid.height));
        const facing = parent.facing || 1;
        return {
          ...small,
          x: parent.x + facing * parent.height * 0.16,
          y: parent.y - parent.height * 0.08,
          depth: parent.depth + 0.003,
          facing,
          support: 'mount',
          carrier: parent.thing.name,
          posture: 'carried',
          grasp: 'hug',
          gait: 'idle',
          stories: parent.stories,
        };
      },
    ),
  ];
};
