import type { Grasp } from '../../people/draw-person.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Point } from '../../things/thing.ts';
import { bowed, isBowed } from '../ensembles/seated-music.ts';
import { isStack, stacked } from '../ensembles/stacks.ts';
import { beyond, type Group, type Placing, replaced, withParents } from '../group.ts';
import { around, isCreature, isFigure, type Piece, pointOf, type Story, scaled } from '../piece.ts';
import { pickedUp } from '../pieces/lying.ts';
import { BITTEN, catchOf, gripOf, isBetweenJaws, outOf } from './between-jaws.ts';
import { inPalm, isInPalm, usualHand } from './in-palm.ts';
import { isOverHeads, overOwnHeads } from './over-heads.ts';
import { inArms, isChild, isShouldered, onBack, onShoulders } from './shoulders.ts';
import { isUpright, upright } from './upright.ts';
import { inMouth, isInMouth } from './with-young.ts';

const OVERHEAD = /umbrella|barbell|trophy|flag|banner|chute$|hang-glider|balloon(?:-bunch)?$/;
const AT_THE_MOUTH =
  /megaphone|trumpet|saxophone|flute|harmonica|microphone|bubble|cigar|dandelion|harmonica|trombone|tuba/;
const UNDER_THE_CHIN = /violin|fiddle/;
const LOW = /bucket|marionette|basket|handbag|briefcase|luggage|lantern|shopping|watering-can/;
const CRADLED =
  /^(?:baby|cat|cat-face|black-cat|dog-face|dog|rabbit-face|ewe|teddy-bear|hamster|koala|panda|chicken|rooster|duck|fox|pig-face|frog|mouse-face|hedgehog|owl|penguin|turtle|plush-[a-z]+)$/;
const WITH_BOTH =
  /book|accordion|drum|box|package|gift|laptop|bouquet|newspaper|pizza|map|sign|cake|net$|box-stack|bread-tray|chainsaw|garden-hose|balancing-pole/;

/** Larger than what else is held in both hands. */
const STACKED = /^(?:box-stack|fishing-net|cello)$/;

/** Larger things than this are not held; one stands at them. */
const LARGEST_HELD = 1.05;

function graspFor(thing: string): Grasp {
  if (thing === 'placard') return 'board';
  if (OVERHEAD.test(thing)) return 'overhead';
  if (UNDER_THE_CHIN.test(thing)) return 'chin';
  if (AT_THE_MOUTH.test(thing)) return 'mouth';
  if (CRADLED.test(thing.replace(/-sitting$/, ''))) return 'cradle';
  if (LOW.test(thing)) return 'low';
  if (thing === 'tray') return 'tray';
  if (/guitar|banjo/.test(thing)) return 'strum';
  return WITH_BOTH.test(thing) ? 'two' : 'one';
}

/** Where the hands are, in the unit square of a figure that looks to the right. */
const HANDS: Readonly<Partial<Record<Grasp, Point>>> = {
  one: { x: 0.92, y: 0.62 },
  two: { x: 0.62, y: 0.8 },
  overhead: { x: 0.86, y: 0.46 },
  mouth: { x: 0.86, y: 0.6 },
  chin: { x: 0.8, y: 0.54 },
  push: { x: 1, y: 0.64 },
  low: { x: 0.95, y: 0.76 },
  rest: { x: 0.7, y: 0.7 },
  point: { x: 1, y: 0.4 },
};

function handOf(parent: Piece, grasp: Grasp): Point {
  const { hand, mouth } = parent.thing.anchors;
  if (isFigure(parent)) return pointOf(parent, HANDS[grasp] ?? { x: 0.86, y: 0.62 });
  const dry = pointOf(parent, mouth ?? hand ?? usualHand(parent));
  // Who wades has the head so much lower.
  const isWading = parent.support === 'water' && parent.subject.states.includes('wading');
  return isWading ? { ...dry, y: dry.y + (parent.sunk ?? 0) * parent.height } : dry;
}

/** What is held goes as far as its holder, however wide it is. */
const withWidth = (story: Story, { width }: Piece): Story =>
  story.kind === 'travel' ? { ...story, wide: story.wide ?? width } : story;

/** With its grip in the hand; the size of a thing for this holder. */
export function inHand(taken: Piece, parent: Piece, grasp: Grasp, tilt = 0): Piece {
  const kid = pickedUp(taken);
  const isCover = /^(?:umbrella|seed-chute)$/.test(kid.thing.name);
  const isSmall = kid.thing.metres <= 0.26 && !isDrawnPerson(parent.thing.name);
  const isBitten = isSmall && isBetweenJaws(parent);
  const isPet = grasp === 'cradle' && isDrawnPerson(parent.thing.name);
  const least = parent.height * (isCover ? 0.8 : isBitten ? BITTEN : isPet ? 0.32 : 0.2);
  const most =
    parent.height *
    (isCover
      ? 0.95
      : isSmall
        ? isBitten
          ? BITTEN
          : 0.28
        : grasp === 'mouth'
          ? 0.55
          : grasp === 'two'
            ? STACKED.test(kid.thing.name)
              ? 0.52
              : 0.34
            : 0.72);
  const isLifted = grasp === 'overhead' && !isFigure(parent);
  const sized = isLifted
    ? scaled(kid, (parent.width * 0.9) / kid.width)
    : scaled(kid, Math.min(most, Math.max(least, kid.height)) / kid.height);
  const isCatch = kid.thing.medium === 'water' && !isDrawnPerson(parent.thing.name);
  const fitted = isCatch
    ? scaled(sized, Math.min(1, (parent.height * catchOf(parent)) / sized.width))
    : sized;
  const held: Piece = { ...fitted, facing: parent.facing };
  const hand = isLifted
    ? { x: parent.x, y: parent.y - parent.height * 1.02 }
    : handOf(parent, grasp);
  const grip = pointOf({ ...held, x: 0, y: 0 }, gripOf(kid, parent));
  const isBehind = grasp === 'overhead' && !isLifted;
  return {
    ...held,
    x: hand.x - grip.x + (isBitten ? outOf(parent, held) : 0),
    y: hand.y - grip.y + (isBitten ? held.height * 0.12 : 0),
    depth: parent.depth + (isBehind ? -0.002 : 0.002),
    support: 'mount',
    carrier: parent.thing.name,
    holder: { index: parent.index, copy: parent.copy },
    gait: 'idle',
    tilt,
    stories: [...parent.stories.map((story) => withWidth(story, parent)), ...kid.stories],
  };
}

/** Long things that are held nevertheless, and stalks of which one is broken off. */
const HELD_ANYWAY =
  /^(?:placard|stop-paddle|archery-bow|umbrella|flag-pole|bamboo|fishing-pole|barbell|sweeping-broom|rake|golf-club|hockey-stick|hang-glider|lasso|mop|balloon-bunch)$/;

function isTooLarge({ kids, parents }: Group): boolean {
  const [kid, parent] = [kids[0], parents[0]];
  if (kid === undefined || parent === undefined || HELD_ANYWAY.test(kid.thing.name)) return false;
  return kid.thing.metres > Math.max(LARGEST_HELD, parent.thing.metres * 0.62);
}

/** Who holds several things has a hand for each; who holds nothing small stands at it. */
export const held: Placing = (group) => {
  const { forward, parents, placed } = group;
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
  });
  if (isOverHeads(group)) return overOwnHeads(group);
  if (isInPalm(group)) return inPalm(group);
  if (isInMouth(group)) return inMouth(group);
  const isAsleep = group.kids.some(({ subject }) => subject.states.includes('asleep'));
  if (group.kids.every(isChild) && parents.every(isFigure) && !isAsleep)
    return onBack(false)(group);
  const isGrown = ({ thing }: Piece) => isDrawnPerson(thing.name) && thing.name !== 'baby';
  if (group.kids.every(isGrown) && parents.every(isGrown)) return inArms(group);
  if (isBowed(group)) return bowed(group);
  if (isUpright(group)) return upright(group);
  if (isStack(group)) return stacked(group);
  if (isTooLarge(group) && group.kids.every(isShouldered)) return onShoulders(group);
  if (isTooLarge(group)) {
    const standing = { ...group, placed: replaced(placed, ready, parents) };
    return [...standing.placed, ...beyond(standing, forward, -0.04)];
  }
  const grasp = graspFor(group.kids[0]?.thing.name ?? '');
  const holding = (piece: Piece): Piece => ({ ...ready(piece), grasp: piece.grasp ?? grasp });
  const hands = withParents({ ...group, parents: parents.map(ready) });
  return [
    ...replaced(placed, holding, parents.slice(0, group.kids.length)),
    ...hands.map(({ kid, parent, at, of }) => {
      const one = inHand(kid, parent, grasp);
      return of === 1 ? one : { ...one, x: one.x + (at - (of - 1) / 2) * one.width * 0.8 };
    }),
  ];
};

/** The leaves of a tree are where the mouth is. */
function atTheCrown(tree: Piece, eater: Piece | undefined, forward: -1 | 1): Piece {
  if (tree.traits.medium !== 'scenery' || eater === undefined) return tree;
  const sized = scaled(tree, Math.max(1, (eater.height * 1.25) / tree.height));
  const x = eater.x + forward * (eater.width * 0.3 + sized.width * 0.34);
  return { ...sized, x, isBackdrop: true };
}

/** At the mouth; a tree that is eaten from is near the mouth instead. */
export const eaten: Placing = (group) => {
  const { forward, parents, placed, kids } = group;
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    grasp: isFigure(piece) && !isTooLarge(group) ? 'mouth' : null,
  });
  const readied = { ...group, placed: replaced(placed, ready, parents) };
  if (isTooLarge(group)) {
    const meal = beyond(readied, forward, group.isTall ? -0.3 : -0.12);
    return [
      ...readied.placed,
      ...meal.map((piece) => ({ ...atTheCrown(piece, parents[0], forward), depth: -0.01 })),
    ];
  }
  return [
    ...readied.placed,
    ...withParents({ ...group, parents: parents.map(ready), kids }).map(({ kid, parent }) =>
      inHand(kid, parent, 'mouth'),
    ),
  ];
};

/** How much lower a head is when somebody sits, in heights; animals have short legs. */
const SUNK = 0.16;
const SUNK_ANIMAL = 0.04;

/** On the head, over the eyes, around the neck or on the back. */
export const worn: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent }) => {
    const isFace = /glasses|goggles|mask|vr-headset/.test(kid.thing.name);
    const isNeck = /scarf|tie|medal|necklace/.test(kid.thing.name);
    const isBack = /backpack|wings|quiver/.test(kid.thing.name);
    const isEars = /headphone/.test(kid.thing.name);
    const isBow = kid.thing.name === 'ribbon';
    const isWaist = kid.thing.name === 'hula-hoop';
    const isHand = /^(?:ring|watch|bracelet)$/.test(kid.thing.name);
    const isPerson = isDrawnPerson(parent.thing.name);
    const wide =
      parent.width *
      (isWaist ? 1.3 : isFace || isEars ? 0.62 : isNeck ? 0.5 : isBow ? 0.34 : isHand ? 0.2 : 0.7);
    const sized = scaled(kid, wide / kid.width);
    const onFace = isFigure(parent) && !isPerson ? 0.71 : 0.66;
    const share =
      isWaist || isHand
        ? 0.34
        : isBow
          ? 0.28
          : isFace
            ? onFace
            : isNeck
              ? 0.42
              : isBack
                ? 0.36
                : isEars
                  ? 0.7
                  : 0.9;
    const isLow = parent.isSeated || parent.isSitting;
    const sunk = isLow ? parent.height * (isPerson ? SUNK : SUNK_ANIMAL) : 0;
    return {
      ...sized,
      x: parent.x + (parent.facing || 1) * parent.width * (isBack ? -0.26 : isHand ? 0.38 : 0),
      y: parent.y + sunk - parent.height * share + (isFace || isNeck ? sized.height / 2 : 0),
      depth: parent.depth + (isBack ? -0.003 : 0.003),
      facing: parent.facing,
      support: 'mount' as const,
      carrier: parent.thing.name,
      gait: 'idle' as const,
      stories: parent.stories,
    };
  }),
];

/** One thing over or between all who share it. */
export function shareOut(pieces: readonly Piece[], kid: Piece): Piece {
  const sharers = pieces.filter(isCreature);
  const frame = around(sharers.length > 0 ? sharers : pieces);
  const isCover = /umbrella|blanket|parasol/.test(kid.thing.name);
  const wide = frame.right - frame.left;
  const sized = isCover ? scaled(kid, (wide * 1.1) / kid.width) : kid;
  const tallest = -frame.top;
  return {
    ...sized,
    x: (frame.left + frame.right) / 2,
    y: isCover ? -tallest * 0.4 : -tallest * 0.3,
    depth: isCover ? -0.004 : 0.004,
    support: 'mount',
    carrier: pieces[0]?.thing.name ?? null,
    gait: 'idle',
  };
}

/** What was thrown comes from the hand, and is far away. */
function letGo(kid: Piece, parent: Piece, forward: -1 | 1): Piece {
  if (kid.thing.name === 'kite') return kid;
  const away = { kind: 'come', x: -forward * 0.5, y: 0.55, arc: 0.1 } as const;
  const most = parent.height * 0.34;
  return { ...scaled(kid, Math.min(most / kid.width, most / kid.height)), stories: [away] };
}

/** A kite: up ahead, on its line. */
export const flown: Placing = (group) => {
  const { forward, parents, placed } = group;
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    grasp: piece.grasp ?? 'one',
    // "Flying a kite" is not flying.
    gait: piece.gait === 'fly' && piece.traits.medium === 'land' ? 'idle' : piece.gait,
    support: piece.traits.medium === 'land' ? 'ground' : piece.support,
    y: piece.gait === 'fly' ? 0 : piece.y,
  });
  return [
    ...replaced(placed, ready, parents),
    ...withParents({ ...group, parents: parents.map(ready) }).map(({ kid, parent, at }) => ({
      ...letGo(kid, parent, forward),
      x: parent.x + forward * (group.isTall ? 0.3 : 0.75 + at * 0.5),
      y: parent.y - parent.height * 1.25 - at * 0.2,
      facing: forward,
      support: 'none' as const,
      carrier: null,
    })),
  ];
};
