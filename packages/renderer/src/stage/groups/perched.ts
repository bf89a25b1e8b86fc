import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import { isHeadLoad } from '../ensembles/head-loads.ts';
import { type Placing, replaced, withParents } from '../group.ts';
import { moved, type Piece, pointOf, scaled } from '../piece.ts';
import { on } from './carry.ts';
import { worn } from './hold.ts';

/** Where birds sit on what holds out its arms, the best places first. */
const ARMS = [
  { x: 0.1, y: 0.365 },
  { x: 0.9, y: 0.365 },
  { x: 0.26, y: 0.365 },
  { x: 0.74, y: 0.365 },
  { x: 0.5, y: 0.01 },
] as const;

/** Those on the left look to the left. */
const sideOf = (x: number): -1 | 1 => (x < 0.5 ? -1 : 1);

const onArms: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent, at }) => {
    const spot = ARMS[at % ARMS.length] ?? ARMS[0];
    const small = scaled(kid, Math.min(1, (parent.width * 0.24) / kid.width));
    return {
      ...small,
      ...pointOf(parent, spot),
      depth: parent.depth + 0.004,
      facing: sideOf(spot.x),
      gait: 'idle' as const,
      support: 'mount' as const,
      carrier: parent.thing.name,
      stories: [],
    };
  }),
];

/** On something: birds on the arms of a scarecrow sit on both of them. */
export const onIt: Placing = (group) => {
  const isScarecrow = group.parents.every(({ thing }) => thing.name === 'scarecrow');
  const areBirds = group.kids.every(({ traits }) => traits.medium === 'air');
  if (isScarecrow && areBirds) return onArms(group);
  const isBoard = group.kids.every(({ thing }) => thing.name === 'surfboard');
  const isRoof = group.parents.every(({ thing }) => isVehicle(thing.name));
  if (!isBoard || !isRoof) return on(group);
  // Its fin is behind the roof that it lies on.
  return on(group).map((piece) =>
    piece.thing.name === 'surfboard' ? moved(piece, 0, piece.height * FIN) : piece,
  );
};

const FIN = 0.42;

const HEADGEAR = /hat$|cap$|crown|helmet|tiara|beanie|beret|turban|wreath|fez|hood/;
const ELSEWHERE =
  /glasses|goggles|mask|vr-headset|scarf|tie|medal|necklace|backpack|wings|quiver|headphone|ribbon|hula-hoop|^(?:ring|watch|bracelet)$/;

/** How wide a hat is, and what lies on the head at most, in heights of the animal. */
const [HAT, LOAD] = [0.5, 0.34] as const;

/** On the head of an animal that is seen from the side, and of its size. */
export const onHead: Placing = (group) => {
  const isElsewhere = group.kids.some(({ thing }) => ELSEWHERE.test(thing.name));
  const isBare = group.parents.some(({ thing }) => thing.anchors.crown === undefined);
  const isHat = group.kids.every(({ thing }) => HEADGEAR.test(thing.name));
  if (isElsewhere || (isBare && isHat)) return worn(group);
  const isLoad = group.kids.every(({ thing }) => isHeadLoad(thing.name));
  if (isBare) return isLoad ? on(group) : worn(group);
  // Where its head is, depends on the side that it looks to.
  const turned = (piece: Piece): Piece => ({ ...piece, facing: piece.facing || group.forward });
  return [
    ...replaced(group.placed, turned, group.parents),
    ...withParents({ ...group, parents: group.parents.map(turned) }).map(({ kid, parent }) => {
      const most = parent.height * (isHat ? HAT : LOAD);
      const sized = scaled(kid, isHat ? most / kid.width : Math.min(1, most / kid.height));
      const { x, y } = pointOf(parent, parent.thing.anchors.crown ?? { x: 0.5, y: 0 });
      return {
        ...sized,
        x,
        y: y + sized.height * (isHat ? 0.14 : 0.05),
        depth: parent.depth + 0.003,
        facing: parent.facing,
        support: 'mount' as const,
        carrier: parent.thing.name,
        gait: 'idle' as const,
        stories: parent.stories,
      };
    }),
  ];
};
