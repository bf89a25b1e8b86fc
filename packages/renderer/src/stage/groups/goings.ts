import type { Gait } from '../../draw/actors/gaits.ts';
import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import { beyond, emptierSide, type Group, type Placing, replaced, withParents } from '../group.ts';
import {
  around,
  isCreature,
  isFigure,
  moved,
  type Piece,
  pointOf,
  type Story,
  scaled,
} from '../piece.ts';
import { flung, isFlung } from './flung.ts';
import { atHead } from './fly-up.ts';
import { aloft, raised } from './hovering.ts';
import { isSlid } from './kicked.ts';
import { onTheSame } from './on-the-same.ts';
import { isOvertaken, overtaking } from './overtaking.ts';
import { alongside, isBesideAnother } from './passed-beside.ts';
import { isPastPlanet, pastPlanet, toPlanet } from './past-planets.ts';
import { isPassed, OPENING } from './past-posts.ts';
import { isPastRow, pastRow } from './past-rows.ts';
import { isPastSwimmer, pastSwimmer } from './past-swimmers.ts';

const going = (piece: Piece, forward: -1 | 1, gait: Gait): Piece => ({
  ...piece,
  facing: forward,
  gait:
    piece.support === 'ground' && piece.traits.medium === 'land' && piece.gait !== 'run'
      ? gait
      : piece.gait,
});

/** Whether a calf has the tail of its mother in its trunk. */
const isLedByTail = ({ parents, kids }: Group): boolean =>
  [...parents, ...kids].every(({ thing }) => /elephant/.test(thing.name)) &&
  kids.every(({ subject }) => subject.states.includes('young'));

/** Of its mother, the height of a calf. */
const CALF = 0.62;

/** Those who follow, as large as they are beside whom they follow. */
function followers(group: Group): Group {
  if (!isLedByTail(group)) return group;
  const tallest = Math.max(...group.parents.map(({ height }) => height));
  const small = (kid: Piece) => scaled(kid, Math.min(1, (tallest * CALF) / kid.height));
  return { ...group, kids: group.kids.map(small) };
}

/** A calf is close behind its mother; others leave a gap. */
const gapBehind = (group: Group): number =>
  isLedByTail(group) ? -0.04 : group.isTall ? 0.06 : 0.22;

/** Behind the one who flees, in the same direction; the gap closes a little. */
export const after: Placing = (group) => {
  const { forward, parents, placed } = group;
  const behind = forward === 1 ? -1 : 1;
  const kids = beyond({ ...aloft(followers(group)), isTall: false }, behind, gapBehind(group));
  const tallest = Math.max(...kids.map(({ height }) => height));
  const chased = around(parents);
  const ahead = (piece: Piece): Piece => {
    const flies = piece.traits.medium === 'air' || /disc|ball|boomerang/.test(piece.thing.name);
    if (!flies) return going(piece, forward, isVehicle(piece.thing.name) ? 'drive' : 'run');
    const y = -tallest * 0.6;
    return { ...piece, y, facing: forward, support: 'none', gait: 'fly' };
  };
  return [
    ...replaced(placed, ahead, parents),
    ...kids.map((kid) => ({
      ...going(raised(kid, chased.bottom - chased.top), forward, 'run'),
      stories: [...kid.stories, { kind: 'gain', x: forward * 0.12 } as const],
    })),
  ];
};

/** Farther on in the direction of the group: the goal of a ball, the target of an arrow. */
export const ahead: Placing = (group) => {
  const { forward, placed } = group;
  const kids = beyond(group, forward, group.isTall ? 0.1 : 0.5).map((kid) => ({
    ...kid,
    facing: forward === 1 ? (-1 as const) : (1 as const),
    depth: kid.depth - 0.02,
    y: kid.y - 0.05,
  }));
  const [target] = kids;
  if (target === undefined) return placed;
  return [...placed.map((piece) => sentTo(piece, target)), ...kids];
};

/** A ball that was kicked or thrown arrives in the target. */
function sentTo(piece: Piece, target: Piece): Piece {
  if (!piece.stories.some(({ kind }) => kind === 'toss')) return piece;
  const { inside } = target.thing.anchors;
  const middle = inside ?? { x: 0.2, y: 0.3, width: 0.6, height: 0.6 };
  const point = pointOf(target, {
    x: middle.x + middle.width / 2,
    y: middle.y + middle.height * 0.6,
  });
  const story = {
    kind: 'arrive',
    x: point.x - piece.x,
    y: point.y + piece.height / 2 - piece.y,
    arc: isSlid(piece) ? 0 : 0.35,
  } as const;
  return { ...piece, stories: [story], depth: 0.01 };
}

/** Who pushes or pulls what goes past something goes as far as it does. */
function onTheWay({ stories }: Piece, moved: readonly Piece[]): Pick<Piece, 'stories'> {
  const ways = moved.flatMap((piece) =>
    piece.stories.flatMap((story): readonly Story[] =>
      story.kind === 'travel' ? [{ ...story, wide: story.wide ?? piece.width }] : [],
    ),
  );
  return { stories: ways.length === 0 ? stories : ways.slice(0, 1) };
}

/** The hands are at what is pushed, which is ahead. */
export const pushing: Placing = (group) => {
  const { forward, parents, placed } = group;
  const side = forward === 1 ? -1 : 1;
  const isPushed = (piece: Piece): boolean =>
    parents.some(({ index, copy }) => piece.index === index && piece.copy === copy);
  const there = onTheSame(group, side, -0.02) ?? { placed, kids: beyond(group, side, -0.02) };
  return [
    ...there.placed.map((piece) => (isPushed(piece) ? { ...piece, facing: forward } : piece)),
    ...there.kids.map(
      (kid): Piece => ({
        ...going(kid, forward, 'walk'),
        grasp: 'push',
        ...onTheWay(kid, parents),
      }),
    ),
  ];
};

export const pulling: Placing = (group) => {
  const { forward, parents, placed } = group;
  const isPulled = (piece: Piece): boolean =>
    parents.some(({ index, copy }) => piece.index === index && piece.copy === copy);
  const there = onTheSame(group, forward, 0) ?? { placed, kids: beyond(group, forward, 0) };
  return [
    ...there.placed.map((piece) => (isPulled(piece) ? { ...piece, facing: forward } : piece)),
    ...there.kids.map((kid) => ({ ...going(kid, forward, 'walk'), ...onTheWay(kid, parents) })),
  ];
};

/** One goes through these, not past them. */

const isHidden = (parent: Piece, kid: Piece) =>
  !OPENING.test(parent.thing.name) &&
  parent.thing.medium !== 'celestial' &&
  kid.support !== 'none' &&
  kid.height > parent.height * 0.6 &&
  kid.width > parent.width * 0.7;

/** In the air, in the middle of what it leaps through. */
function leaping(kid: Piece, hoop: Piece, forward: -1 | 1): Piece {
  const { inside } = hoop.thing.anchors;
  const hole = (inside?.height ?? 0.6) * hoop.height;
  const fitting = scaled(kid, Math.min(1.2, (hole * 0.72) / kid.height));
  const foot = pointOf(hoop, { x: 0.5, y: (inside?.y ?? 0.1) + (inside?.height ?? 0.6) * 0.88 });
  return {
    ...fitting,
    ...{ x: foot.x, y: foot.y, depth: 0.006, facing: forward },
    support: 'none',
    gait: 'drive',
    stories: [{ kind: 'leap' }],
  };
}

/** From one side of it to the other. */
export const through: Placing = (group) => {
  if (isOvertaken(group)) return overtaking(group);
  if (isPastPlanet(group)) return pastPlanet(group);
  if (isPastRow(group)) return pastRow(group);
  if (isPastSwimmer(group)) return pastSwimmer(group);
  const { forward, parents, placed } = group;
  const frame = around(parents);
  const reach = Math.max(0.5, frame.right - frame.left);
  const ahead = isPassed(group) ? 0.46 : 0;
  return [
    ...placed.map((piece) =>
      parents.includes(piece) ? { ...piece, depth: piece.depth - 0.02, y: piece.y - 0.06 } : piece,
    ),
    ...withParents(group).map(({ kid, parent, at }): Piece => {
      if (kid.gait === 'jump' && /hoop$/.test(parent.thing.name))
        return leaping(kid, parent, forward);
      if (isBesideAnother(kid, parent))
        return alongside(going(kid, forward, 'walk'), parent, forward, at);
      return {
        ...going(kid, forward, 'walk'),
        // A ship that passes a lighthouse does not hide it.
        x:
          parent.x -
          forward * at * kid.width * 1.1 -
          (isHidden(parent, kid) ? forward * (kid.width + parent.width) * 0.42 : 0) +
          forward * (kid.width + parent.width) * ahead,
        y: kid.support === 'none' ? -kid.height * 0.6 : 0,
        depth: 0.006,
        stories: [{ kind: 'travel', reach: reach * 0.6 }],
      };
    }),
  ];
};

/** Starts beside or above it and arrives in it. */
export const into: Placing = (group) => {
  const { placed, parents } = group;
  const [target] = parents;
  if (target === undefined) return placed;
  const side = emptierSide(group);
  const { inside, top } = target.thing.anchors;
  const goal = pointOf(
    target,
    inside === undefined
      ? (top ?? { x: 0.5, y: 0.5 })
      : { x: inside.x + inside.width / 2, y: inside.y + inside.height * 0.7 },
  );
  const isSmall = group.kids.every(({ height }) => height < target.height * 0.6);
  return [
    ...placed,
    ...beyond({ ...group, isTall: false }, side, 0.25).map((kid, index): Piece => {
      const isDropped = isSmall && !isCreature(kid);
      const from = isDropped
        ? { x: goal.x + (index - 0.5) * 0.1, y: goal.y - 0.35 - index * 0.16 }
        : { x: kid.x, y: kid.y };
      const story: Story = {
        kind: 'arrive',
        x: goal.x - from.x,
        y: goal.y - from.y,
        arc: isDropped ? 0 : 0.2,
      };
      return {
        ...kid,
        ...from,
        facing: side === 1 ? -1 : 1,
        depth: isSmall ? target.depth - 0.002 : 0.006,
        carrier: target.thing.name,
        stories: [story],
      };
    }),
  ];
};

export const towards: Placing = (group) => {
  if (isPastPlanet(group)) return toPlanet(group);
  const side = emptierSide(group);
  const kids = beyond({ ...group, isTall: false }, side, 0.3).map((kid): Piece => {
    const gait = kid.gait === 'idle' ? 'walk' : kid.gait;
    return {
      ...going(atHead(kid, group), side === 1 ? -1 : 1, gait),
      stories: [{ kind: 'gain', x: -side * 0.22 }],
    };
  });
  return [...group.placed, ...kids];
};

const RACKET = /tennis|baseball|badminton|cricket|golf/;

const isBall = ({ thing }: Piece) => /ball|baseball/.test(thing.name);
const isStruck = ({ subject }: Piece) => RACKET.test(subject.look?.job ?? '');

/** In the air over the hands. */
export const thrown: Placing = (group) => {
  const { forward, parents, placed } = group;
  if (isFlung(group)) return flung(group);
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    grasp: isFigure(piece) ? (isStruck(piece) ? 'swing' : 'overhead') : null,
    posture: isStruck(piece) ? 'lunge' : piece.posture,
  });
  return [
    ...replaced(placed, ready, parents),
    ...withParents(group).map(({ kid, parent }) => ({
      ...moved(
        scaled(
          kid,
          Math.max(
            isBall(kid) ? 0.2 : 1,
            (parent.height * (isBall(kid) ? 0.16 : 0.42)) / kid.width,
          ),
        ),
        parent.x + (isStruck(parent) ? forward * parent.width * 1.1 : 0),
        parent.y - parent.height * (isStruck(parent) ? 0.86 : 1.06),
      ),
      depth: 0.006,
      support: 'none' as const,
      gait: 'idle' as const,
      stories: [{ kind: 'toss' } as const],
    })),
  ];
};
