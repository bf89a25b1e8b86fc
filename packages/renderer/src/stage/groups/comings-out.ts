import { isDrawnPerson } from '../../people/person.ts';
import { isLeftForWater, leftForWater } from '../ensembles/diving-in.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { isCreature, type Piece, type Story, scaled } from '../piece.ts';
import { isDen, outOfDen } from './dens.ts';
import { fallOff, isFallingOff } from './falling-off.ts';
import { BOOK, flyUp, holderOf, outOfBook } from './fly-up.ts';
import { CABIN } from './mounts.ts';

const BLOWN = /^(?:soap-bubbles|music-notes|dandelion-seeds)$/;

/** Bubbles float ahead of the face of who blows them, and songs of who sings. */
const blown: Placing = ({ placed, parents, kids, forward, isTall }) => {
  const [parent] = parents;
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
  });
  if (parent === undefined) return placed;
  const { facing, x, y, height } = ready(parent);
  return [
    ...replaced(placed, ready, parents),
    ...kids.map((kid): Piece => {
      const sized = scaled(kid, (height * (isTall ? 0.62 : 0.8)) / kid.height);
      return {
        ...sized,
        x: x + facing * (height * (isTall ? 0.16 : 0.3) + sized.width / 2),
        y: y - height * (isTall ? 0.5 : 0.34),
        facing,
        depth: 0.006,
        support: 'mount',
        carrier: parent.thing.name,
        gait: 'idle',
        stories: [],
      };
    }),
  ];
};

/** Half out of it, on the way. */
export const outOf: Placing = (group) =>
  isLeftForWater(group)
    ? leftForWater(group)
    : group.kids.every(({ thing }) => BLOWN.test(thing.name))
      ? blown(group)
      : cameOut(lowered(group));

/** The height of a house, in heights of who comes out of it: any higher, and one would not see them. */
const HOUSE = 1.9;

function lowered(group: Group): Group {
  const tallest = Math.max(...group.kids.map(({ height }) => height));
  const isLeft = group.kids.every(({ thing }) => isDrawnPerson(thing.name));
  const low = (piece: Piece): Piece =>
    piece.thing.medium === 'scenery' || piece.thing.medium === 'object'
      ? scaled(piece, Math.min(1, (tallest * HOUSE) / piece.height))
      : piece;
  if (!isLeft) return group;
  const parents = group.parents.map(low);
  const placed = group.placed.map((piece) => parents[group.parents.indexOf(piece)] ?? piece);
  return { ...group, placed, parents };
}

const cameOut: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent, at, of }): Piece => {
    if (isFallingOff(kid, parent)) return fallOff(kid, parent, group.forward);
    const reader = BOOK.test(parent.thing.name) ? holderOf(parent, group.placed) : undefined;
    if (reader !== undefined) return outOfBook(kid, { book: parent, reader, at, of });
    if (parent.holder !== null && kid.thing.medium === 'air') return flyUp(kid, parent, { at, of });
    if (isDen(parent) && isCreature(kid)) return outOfDen(kid, parent, { at, of });
    // Nobody leaves a car through its roof.
    const isCar = CABIN.test(parent.thing.name) && isCreature(kid);
    const isLarge = parent.height > kid.height * 1.4 || isCar;
    const x = parent.x + (at - (of - 1) / 2) * kid.width;
    if (isLarge) {
      const away = group.forward * parent.width * 0.42;
      const story: Story = { kind: 'come', x: -away, y: 0, arc: 0 };
      return { ...kid, x: x + away, y: 0, depth: 0.006, stories: [story], facing: group.forward };
    }
    const isGrowing = kid.stories.some(({ kind }) => kind === 'grow');
    const isFish = kid.thing.medium === 'water';
    const fish = isFish ? scaled(kid, Math.min(1, (parent.width * 0.5) / kid.width)) : kid;
    const y = parent.y - parent.height * (isFish ? 1.02 : isGrowing ? 0.8 : 0.62);
    const story: Story = { kind: 'come', x: 0, y: kid.height * 0.55, arc: 0 };
    return {
      ...fish,
      x,
      y,
      depth: parent.depth - 0.003,
      support: 'mount',
      carrier: parent.thing.name,
      stories: isGrowing ? kid.stories : [story],
    };
  }),
];
