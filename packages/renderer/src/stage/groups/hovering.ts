import { SADDLED } from '../../parse-prompt/places/aboard.ts';
import { FLOWER } from '../../things/plants/flower-names.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { around, isCreature, moved, type Piece, pointOf, scaled } from '../piece.ts';
import { abovePlanet, isPastPlanet } from './past-planets.ts';

const BLOOM = new RegExp(`^(?:${FLOWER}|white-flower)$`);

export const isBloom = (name: string): boolean => BLOOM.test(name);

export const isHovering = (piece: Piece) =>
  piece.support === 'none' && piece.traits.medium === 'air';

/** Birds that follow are in the air, where they can be seen. */
export const aloft = (group: Group): Group => {
  const { top, bottom } = around(group.parents);
  const least = (bottom - top) * 0.26;
  return {
    ...group,
    kids: group.kids.map((kid) =>
      kid.traits.medium === 'air' ? scaled(kid, Math.max(1, least / kid.height)) : kid,
    ),
  };
};

export const raised = (piece: Piece, tall: number): Piece =>
  piece.traits.medium === 'air' ? moved(piece, 0, -tall * 0.5) : piece;

/** What flies is at the flower of a plant or the nose of an animal, not at its foot. */
export const hovering: Placing = (group) => {
  const side = group.forward === 1 ? -1 : 1;
  const turned = (piece: Piece): Piece => (piece.facing === 0 ? { ...piece, facing: side } : piece);
  return [
    ...replaced(group.placed, turned, group.parents),
    ...withParents(group).map(({ kid, parent, at: index }): Piece => {
      const { mouth } = parent.thing.anchors;
      const point = mouth === undefined ? null : pointOf({ ...parent, facing: side }, mouth);
      const own = scaled(kid, Math.max(1, (parent.height * 0.3) / kid.height));
      const x = point?.x ?? parent.x + side * parent.width * 0.34;
      const y = point?.y ?? parent.y - parent.height * 0.72;
      return {
        ...own,
        x: x + side * own.width * (0.5 + index * 0.9),
        y: y + own.height * 0.5 - index * own.height * 0.4,
        facing: side === 1 ? -1 : 1,
        depth: parent.depth + 0.006,
      };
    }),
  ];
};

/** On a rope below what flies. */
export const hung: Placing = (group) => {
  const tallest = Math.max(...group.kids.map(({ height }) => height));
  const raised = (piece: Piece): Piece => {
    const sized = scaled(piece, Math.max(1, (tallest * 1.1) / piece.height));
    return { ...sized, y: -tallest * 1.5, support: 'none', gait: 'idle', stories: [] };
  };
  const parents = group.parents.map(raised);
  return [
    ...replaced(group.placed, raised, group.parents),
    ...withParents({ ...group, parents }).map(
      ({ kid, parent, at }): Piece => ({
        ...kid,
        x: parent.x + at * kid.width * 1.1,
        y: -tallest * 0.12,
        depth: parent.depth + 0.002,
        grasp: kid.traits.build === 'whole' ? null : 'overhead',
        support: 'none',
        carrier: null,
        holder: { index: parent.index, copy: parent.copy },
        gait: 'idle',
        stories: [],
      }),
    ),
  ];
};

/** On the hook of a crane, which stands on the ground. */
export const hooked: Placing = (group) => {
  const large = (piece: Piece): Piece => scaled(piece, 1.5 / piece.height);
  const parents = group.parents.map(large);
  return [
    ...replaced(group.placed, large, group.parents),
    ...withParents({ ...group, parents }).map(({ kid, parent }): Piece => {
      const hook = pointOf(parent, parent.thing.anchors.grip ?? { x: 0.9, y: 0.45 });
      const small = scaled(kid, Math.min(1, (parent.width * 0.34) / kid.width));
      const y = hook.y + small.height + parent.height * 0.06;
      const stories = [{ kind: 'rise' } as const];
      return { ...small, x: hook.x, y, support: 'none', gait: 'idle', stories, depth: 0.004 };
    }),
  ];
};

/** Insects are all over what they are at. */
export const swarming: Placing = (group) => {
  const [parent] = group.parents;
  if (parent === undefined) return group.placed;
  const many = group.kids.length;
  return [
    ...group.placed,
    ...group.kids.map((kid, at): Piece => {
      const small = scaled(kid, Math.max(0.2, parent.height * 0.2) / kid.height);
      const [across, up] = [((at * 0.618 + 0.2) % 1) - 0.5, (at + 0.5) / many];
      return {
        ...small,
        x: parent.x + across * parent.width * 0.96,
        y: parent.y - parent.height * (0.16 + 0.74 * up) + small.height / 2,
        depth: parent.depth + 0.004 + at * 0.0002,
        facing: across > 0 ? -1 : 1,
        support: 'none',
        gait: 'fly',
      };
    }),
  ];
};

const LEAPT_ON = /^(?:skateboard|kick-scooter|snowboard|skis|sled)$/;

const isBubble = ({ thing }: Piece): boolean => thing.name === 'speech-balloon';
const besideHead = (bubble: Piece, speaker: Piece | undefined): Piece =>
  scaled(bubble, ((speaker?.height ?? 1) * 0.34) / bubble.height);

/** What hangs on the wall over a sofa is smaller than that. */
const isOnWall = ({ thing }: Piece): boolean =>
  /^(?:wall-clock|framed-picture|mirror|cuckoo-clock|alarm-clock)$/.test(thing.name);
const overFurniture = (kid: Piece, { width, height }: Piece): Piece =>
  scaled(kid, Math.min(1, (width * 0.4) / kid.width, (height * 0.62) / kid.height));

/** Above it; what cannot fly leaps over it. */
export const over: Placing = (group) => {
  if (isPastPlanet(group)) return abovePlanet(group);
  const { parents, forward } = group;
  const kids = group.kids.map((kid) =>
    isBubble(kid)
      ? besideHead(kid, parents[0])
      : isOnWall(kid) && parents[0] !== undefined
        ? overFurniture(kid, parents[0])
        : kid,
  );
  // A board is lower than who jumps with it.
  const tallest = Math.max(
    ...kids.map((kid) => (isHovering(kid) ? kid.height : Math.max(kid.height, kid.width * 0.7))),
  );
  // Both are seen whole: a balloon over a statue does not hide its head.
  const isBorne = kids.every((kid) => isHovering(kid) && !isCreature(kid));
  const isBeaming = kids.some(({ thing }) => thing.name === 'flying-saucer');
  const low = (piece: Piece) => {
    // Whom a saucer fetches is no smaller than the saucer is high.
    if (isBeaming && isCreature(piece)) return scaled(piece, tallest / piece.height);
    // A bee is smaller than the flower below it.
    const isTiny = kids.every(
      (kid) => isHovering(kid) && kid.thing.metres < Math.min(1, piece.thing.metres * 0.7),
    );
    // What is said is smaller than who says it.
    if (kids.every(isBubble) || kids.every(isOnWall)) return piece;
    const isSmall = isTiny || kids.every(({ subject }) => subject.size === 'tiny');
    const share = isSmall ? 1.9 : piece.thing.medium === 'object' ? 0.7 : isBorne ? 1.15 : 9;
    return scaled(piece, Math.min(1, (tallest * share) / piece.height));
  };
  const placed = replaced(group.placed, low, parents);
  const frame = around(placed.filter(({ index }) => index === parents[0]?.index));
  const middle = (frame.left + frame.right) / 2;
  const isLarge = parents.every(({ thing }) => thing.medium === 'scenery' && thing.metres > 4);
  return [
    ...placed,
    ...kids.map((kid, index): Piece => {
      const x = middle + (index - (kids.length - 1) / 2) * kid.width * 1.15;
      const isLeaping =
        (kid.support === 'ground' && (isCreature(kid) || LEAPT_ON.test(kid.thing.name))) ||
        SADDLED.test(kid.thing.name);
      const y =
        frame.top -
        (isLeaping ? 0.06 : kid.traits.medium === 'celestial' ? 0.3 : isBubble(kid) ? 0.04 : 0.2);
      // A bird over a castle passes its towers, so that both are large.
      if (isHovering(kid) && isCreature(kid) && isLarge) {
        const wide = frame.right - frame.left;
        const aside = Math.max(wide * 0.3, kid.width > wide ? (wide + kid.width) * 0.42 : 0);
        const side = kids.length === 1 ? -forward * aside : 0;
        const low = frame.top + kid.height * (0.75 - (index % 2) * 0.4);
        return { ...kid, x: x + side, y: low, depth: 0.006, facing: forward, support: 'none' };
      }
      if (!isLeaping) {
        const depth = kid.traits.medium === 'celestial' ? -0.6 : 0.004;
        return { ...kid, x, y: y - (index % 2) * kid.height * 0.4, depth, support: 'none' };
      }
      // From tree to tree one leaps through the gap between them.
      const gap = isLarge && parents.length === 2 ? frame.top * 0.74 : y;
      return {
        ...kid,
        x,
        y: gap,
        depth: 0.008,
        support: 'none',
        facing: forward,
        gait: 'drive',
        stories: [{ kind: 'leap' }],
      };
    }),
  ];
};
