import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import { isBeing } from '../../people/creatures.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { behindTrunk, isBehindTrunk } from '../ensembles/behind-trunk.ts';
import { isOverBoard, overBoard } from '../ensembles/board-games.ts';
import { isTowering } from '../ensembles/giants.ts';
import { facingPair } from '../ensembles/pairs.ts';
import { atTable, behindIt, isPlayedByAnimal, isTable, PLAYED } from '../ensembles/tables.ts';
import { beyond, emptierSide, type Group, inRow, type Placing, replaced } from '../group.ts';
import { around, frameOf, isCreature, isFigure, moved, type Piece, scaled } from '../piece.ts';
import { amongSwimmers, besideShip } from './among-swimmers.ts';
import { atEyepiece, isAtEyepiece } from './at-eyepiece.ts';
import { atPiano } from './at-piano.ts';
import { atStop, isAtStop } from './at-stop.ts';
import { behindRock, isBehindRock } from './behind-rocks.ts';
import { lessThan } from './between-trees.ts';
import { isStairs } from './by-stairs.ts';
import { atItsHead, examining, isOnTable } from './examining.ts';
import { fenced, isAtGate, isFenced, overGate } from './fenced.ts';
import { hovering, isBloom, isHovering } from './hovering.ts';
import { huggedHuge, isHugeForArms } from './hugged-huge.ts';
import { inStall, isInStall } from './in-stall.ts';
import { facingTo, looking } from './looking.ts';
import { isLandmarkFor } from './shelter.ts';
import { isSlung, slung } from './slung.ts';

export const onSide =
  (gap: number, side?: -1 | 1): Placing =>
  (group) => {
    const kids = beyond(group, side ?? emptierSide(group), gap);
    return [...looking(group.placed, group.parents, kids), ...kids];
  };

/** What flies is beside the bloom or the head of its neighbour, not at its foot. */
export const beside: Placing = (group) => {
  if (!group.kids.every(isHovering)) return onSide(0.16)(besideShip(group));
  if (group.parents.every(({ thing }) => isBloom(thing.name))) return hovering(group);
  const { top } = around(group.parents);
  const rise = (piece: Piece) =>
    group.kids.some(({ index }) => index === piece.index)
      ? moved(piece, 0, Math.min(0, top * 0.4))
      : piece;
  return onSide(0.16)(group).map(rise);
};
export const toTheLeft = onSide(0.16, -1);
export const toTheRight = onSide(0.16, 1);
/** Arm in arm; those who shake hands stand as far apart as their arms are long. */
export const close: Placing = (group) => {
  const grasp = group.kids[0]?.grasp ?? null;
  if (grasp === 'hug' && isHugeForArms(group)) return huggedHuge(group);
  if (isDancing(group)) return dancing(group);
  return onSide(grasp === 'shake' || grasp === 'five' ? 0 : grasp === 'hug' ? -0.24 : -0.17)(group);
};

const isDancing = ({ kids, parents }: Group): boolean =>
  kids.length === 1 && parents.length === 1 && [...kids, ...parents].every(isDancer);
const isDancer = (piece: Piece): boolean =>
  piece.gait === 'dance' && piece.grasp === null && isDrawnPerson(piece.thing.name);

/** Face to face in each other's arms, so that nobody turns away from the other. */
function dancing(group: Group): readonly Piece[] {
  const { kids, parents } = group;
  const pair = [...parents, ...kids].map(({ index }) => index);
  const stood = onSide(-0.17)(group);
  const row = stood.filter(({ index }) => pair.includes(index)).toSorted((a, b) => a.x - b.x);
  const turned = facingPair(row, 'dance');
  return stood.map((piece) => turned[row.indexOf(piece)] ?? piece);
}

/** Where the hands of one are at the head of the other. */
const NEAR = -0.06;

/** Tables are sat at from behind; boards, ovens and animals are stood at. */
export const at: Placing = (group) => {
  const [parent] = group.parents;
  const [kid] = group.kids;
  if (parent !== undefined && isPlayedByAnimal(parent, kid)) return behindIt(group, parent);
  if (parent !== undefined && kid !== undefined && isFigure(kid) && isTable(parent))
    return atTable(group);
  if (parent !== undefined && (kid?.gait === 'fight' || kid?.gait === 'rally'))
    return opposed(group);
  // Stairs are stood at where they begin, and are not turned.
  if (parent !== undefined && isStairs(parent))
    return [
      ...replaced(group.placed, (piece) => ({ ...piece, facing: 1 as const }), group.parents),
      ...beyond(group, -1, 0.05).map((piece) => ({ ...piece, facing: 1 as const })),
    ];
  if (isAtStop(group)) return atStop(group);
  if (isAtEyepiece(group)) return atEyepiece(group);
  if (parent?.thing.name === 'grand-piano') return atPiano(group);
  if (parent !== undefined && kid !== undefined && PLAYED.test(parent.thing.name))
    return behindIt(group, parent);
  if (kid?.gait === 'examine' && parent?.isSeated === true) return examining(group);
  if (kid?.gait === 'examine' && parent !== undefined && isOnTable(parent)) return atItsHead(group);
  if (kid !== undefined && isHovering(kid)) return hovering(group);
  // A hoop or a screen is used from the side to which it looks.
  const front = parent !== undefined && !isCreature(parent) ? parent.thing.facing : 0;
  const set = onSide(
    parent?.thing.medium === 'scenery'
      ? -0.3
      : isPainting(group)
        ? BRUSHED
        : CLOSE_BY.has(kid?.gait ?? '')
          ? NEAR
          : 0.05,
    front === 0 ? undefined : front,
  )(group);
  // Hands that bandage are before the knee.
  return kid?.gait === 'bind' || kid?.gait === 'examine'
    ? replaced(
        set,
        nearer,
        set.filter(({ gait }) => gait === kid.gait),
      )
    : set;
};

/** The brush is on the canvas. */
const BRUSHED = -0.2;
const isPainting = ({ kids, parents }: Group): boolean =>
  kids[0]?.grasp === 'brush' && /easel/.test(parents[0]?.thing.name ?? '');

const CLOSE_BY: ReadonlySet<string> = new Set(['tend', 'lace', 'bind', 'examine']);
const nearer = (piece: Piece): Piece => ({ ...piece, depth: piece.depth + 0.012 });

/** Face to face; a dragon is larger than a knight, but not so large that one does not see him. */
const opposed: Placing = (group) => {
  const tallest = Math.max(...group.kids.map(({ height }) => height));
  // A monster that a giant fights with is one too.
  const isMatch = group.kids.some(isTowering);
  const isMonster = (piece: Piece) =>
    isBeing(piece.thing.name) || (isCreature(piece) && !isDrawnPerson(piece.thing.name));
  const least = (piece: Piece) => (isMatch && isMonster(piece) ? tallest * 0.85 : 0);
  const smaller = (piece: Piece) =>
    scaled(piece, Math.max(least(piece), Math.min(piece.height, tallest * 1.45)) / piece.height);
  const placed = replaced(group.placed, smaller, group.parents);
  const parents = placed.filter(({ index }) => index === group.parents[0]?.index);
  return onSide(0.04)({ ...group, placed, parents });
};

/** Of a fence between two, a piece is enough, and both look over it. */
const narrow = (piece: Piece): Piece =>
  /fence|^wall$|hedge/.test(piece.thing.name)
    ? scaled(piece, Math.min(1, 0.42 / piece.height))
    : piece;

/** One between each two of the others, which move apart for it. */
export const between: Placing = (group) => {
  if (isSlung(group)) return slung(group);
  if (isOverBoard(group)) return overBoard(group);
  const kids = group.kids.map(narrow);
  // Long things leave room for what the picture is about.
  const short = (piece: Piece) => lessThan(piece, kids[0]);
  const parents = group.parents.map((piece, at) => amongSwimmers(short(piece), at, kids[0]));
  const placed = group.placed.map((piece) => {
    const at = group.parents.indexOf(piece);
    return parents[at] ?? piece;
  });
  const row = inRow(kids, 0.1);
  const own = around(row);
  const need = own.right - own.left + 0.16;
  const others = around(parents);
  if (parents.length < 2) {
    const side = emptierSide(group);
    const beyondIt = beyond({ ...group, kids }, side, 0.1);
    return [...placed, ...beyondIt];
  }
  const middle = (others.left + others.right) / 2;
  const inner = parents.map(frameOf);
  const left = Math.max(
    ...inner.filter((one) => one.right <= middle + 0.2).map((one) => one.right),
  );
  const right = Math.min(...inner.filter((one) => one.left >= middle - 0.2).map((one) => one.left));
  const push = Math.max(0, (need - (right - left)) / 2);
  const spread = (piece: Piece) =>
    facingTo(moved(piece, piece.x < middle ? -push : push, 0), middle);
  return [
    ...replaced(placed, spread, placed),
    ...row.map((piece) => ({ ...moved(piece, middle, 0), depth: piece.depth + 0.006 })),
  ];
};

/** Farther away: higher in the picture and smaller. What is in the sky frames the one before it. */
export const behind: Placing = (group) => {
  if (isFenced(group)) return fenced(group);
  if (isAtGate(group)) return overGate(group);
  if (isInStall(group)) return inStall(group);
  if (isBehindTrunk(group)) return behindTrunk(group);
  if (isBehindRock(group)) return behindRock(group);
  return fartherAway(group, emptierSide(group), 0.2);
};

/** Farther away as well, but where they go. */
export const goal: Placing = (group) => {
  const { forward, placed } = group;
  const turned = (piece: Piece): Piece =>
    isCreature(piece) || isVehicle(piece.thing.name) ? { ...piece, facing: forward } : piece;
  return fartherAway({ ...group, placed: placed.map(turned) }, forward, 0.45);
};

function fartherAway(group: Group, side: -1 | 1, apart: number): readonly Piece[] {
  const { parents, kids, placed } = group;
  const frame = around(parents);
  const middle = (frame.left + frame.right) / 2;
  const tall = frame.bottom - frame.top;
  return [
    ...placed,
    ...kids.map((kid, index): Piece => {
      if (kid.traits.medium === 'celestial') {
        const sized = scaled(kid, Math.max(1, (tall * 1.6) / kid.height));
        const y = frame.top + tall * 0.4 + sized.height / 2;
        return { ...sized, x: middle + index * kid.width, y, depth: -0.6, isBackdrop: true };
      }
      const isLandmark = isLandmarkFor(kid, tall);
      const offset = isLandmark
        ? (frame.right - frame.left) * 0.5 + kid.width * apart
        : (frame.right - frame.left) / 2 + kid.width * 0.15;
      return {
        ...scaled(kid, isLandmark ? Math.max(1, (0.6 - frame.top) / kid.height) : 0.86),
        x: middle + side * offset + side * index * kid.width * 0.9,
        y: -(isLandmark ? 0.14 : 0.1),
        depth: isLandmark ? -0.1 : -0.03,
        // An animal behind something looks out beside it.
        ...(isCreature(kid) && !isFigure(kid) && kid.facing === 0 ? { facing: side } : {}),
        isBackdrop: isLandmark && !isCreature(kid),
      };
    }),
  ];
}
