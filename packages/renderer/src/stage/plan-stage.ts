import { isDrawnPerson } from '../people/person.ts';
import type { Posture } from '../people/postures.ts';
import type { Actor } from '../scene/actor.ts';
import type { Scenery } from '../scene/scenery.ts';
import type { World } from '../scene/world.ts';
import { type Cast, castOf } from './cast/cast.ts';
import { HIPS } from './ensembles/carriers.ts';
import { AT_TABLE } from './ensembles/tables.ts';
import { type BuiltGroup, buildGroups } from './groups/build-groups.ts';
import { atPane, beyondPane, isAtPane, isBeyondPane } from './layout/at-pane.ts';
import { type Continuation, continued } from './layout/continued.ts';
import { directionOf, wayOnSlope } from './layout/direction.ts';
import { framed } from './layout/framing.ts';
import {
  fromTheCeiling,
  inPicture,
  inTheAir,
  inTheBack,
  inTheSky,
  isDistant,
  pictureFrame,
} from './layout/free-spots.ts';
import { clamp, type PlacedGroup, type StandingGroup, standing } from './layout/layout.ts';
import { narrowed } from './layout/narrowed.ts';
import { onMounts } from './layout/on-mounts.ts';
import { closer, isOnCounter, isStill, onPodium } from './layout/on-podium.ts';
import { isOutsize } from './layout/outsize.ts';
import { isPeak } from './layout/peaks.ts';
import { isPlain } from './layout/plains.ts';
import { inRows, steppedBack } from './layout/rows.ts';
import { isCreature, isFigure, isOfHerd, type Piece, scaled } from './piece.ts';
import { createPieces, focusOf } from './pieces/create-pieces.ts';
import { isRound } from './pieces/headings.ts';
import { laidFlat } from './pieces/laid-flat.ts';
import { actorHeight } from './pieces/measure.ts';
import { standOn } from './stand-on.ts';
import { pathOf } from './stories/paths.ts';
import { landingOf } from './stories/plunges.ts';
import type { Room } from './stories/telling.ts';

/** Actors of a scene: who stands where, how large, on what, and moving how. */
export function planStage(
  world: World,
  scenery: Scenery,
  continuation?: Continuation,
): readonly Actor[] {
  const isTall = world.size.height > world.size.width * 1.2;
  const cast = laidFlat(castOf(world.description, scenery, isTall), world.description);
  if (cast.subjects.length === 0) return [];
  const focus = focusOf(cast, world.description);
  // From the air one does not see them get far.
  const isScrolling = world.speed !== 0 || world.description.fromAbove !== undefined;
  const pieces = createPieces(cast, scenery, {
    focus,
    isScrolling,
    description: world.description,
  });
  const forward = directionOf(world);
  const groups = buildGroups(cast, pieces, {
    forward,
    isTall,
    isPlain: isPlain(world.description),
  })
    .filter((group) => group.pieces.length > 0)
    .map((group) => (isTall && world.description.ad === null ? narrowed(group) : group));
  const alone = framed(world, placeGroups(world, scenery, { cast, groups, focus }), focus);
  const originOf = (index: number) => cast.origins[index] ?? index;
  const placed =
    continuation === undefined ? alone : continued(world, alone, continuation, originOf);
  const random = world.random('phase');
  const phases = new Map<string, number>();
  const actors = placed
    .flatMap((group) => group.pieces.map((piece) => ({ group, piece })))
    .map(({ group, piece }) => {
      // Somebody in a mirror looks and moves like who stands before it.
      const name = `phase ${piece.subject.image?.whose ?? originOf(piece.index)} ${piece.copy}`;
      const phase =
        phases.get(name) ?? (world.description.acts ? world.random(name) : random)() * 3;
      phases.set(name, phase);
      return actorOf(world, scenery, { group, piece, cast, phase });
    })
    .sort((first, second) => first.depth - second.depth);
  return onMounts(actors);
}

/** The piece that says where a group is: what is in the water, who is on the ground, or the first. */
function bearerOf({ pieces }: BuiltGroup): Piece | undefined {
  const afloat = pieces.find(({ support }) => support === 'water');
  if (afloat !== undefined) return afloat;
  const grounded = pieces.filter(({ support }) => support === 'ground');
  const isHeldUp = ({ support }: Piece) => support !== 'none' && support !== 'mount';
  return grounded.find(isCreature) ?? pieces.find(isHeldUp) ?? pieces[0];
}

const BEHIND = { pane: atPane, beyond: beyondPane, air: inTheAir, back: inTheBack } as const;
const PLACES = { ...BEHIND, ceiling: fromTheCeiling, sky: inTheSky } as const;

/** Who is at a tree or a house must be seen as well. */
const isInhabited = ({ pieces }: StandingGroup): boolean =>
  pieces.some((piece) => isCreature(piece) && piece.support === 'ground');

function placeGroups(
  world: World,
  scenery: Scenery,
  { cast, groups, focus }: { cast: Cast; groups: readonly BuiltGroup[]; focus: number },
): readonly PlacedGroup[] {
  const all = groups.map((group) => {
    const own = group.pieces.find(({ index }) => cast.carriers.has(index)) ?? bearerOf(group);
    if (own === undefined) throw new Error('A group has no pieces.');
    // Who is on a pile of books is on the floor with them, not on a table.
    const isCarrying = own.thing.medium === 'object' && group.pieces.some(isFigure);
    const carrier = cast.carriers.get(own.index) ?? (isCarrying ? 'floor' : undefined);
    return standing(group, standOn(world, scenery, own, carrier));
  });
  const hasFocus = ({ pieces }: StandingGroup) => pieces.some(({ index }) => index === focus);
  const isSolid = ['ground', 'water', 'table', 'podium'].includes(scenery.surface);
  const kindOf = (group: StandingGroup): keyof typeof PLACES | 'front' => {
    const [root] = group.pieces;
    if (root === undefined) return 'front';
    if (isAtPane(world, scenery, group, cast)) return 'pane';
    if (isBeyondPane(world, scenery, group)) return 'beyond';
    if (root.traits.medium === 'celestial') return 'sky';
    if (group.support.name === 'ceiling') return 'ceiling';
    if (group.pieces.every(isPeak)) return 'back';
    if (root.traits.medium === 'scenery' && !hasFocus(group) && !isInhabited(group)) return 'back';
    if (isDistant(group) && isSolid && all.some((one) => !isDistant(one))) return 'back';
    return isSolid && bearerOf(group)?.support === 'none' ? 'air' : 'front';
  };
  const { description } = world;
  const inFront = all.filter((group) => kindOf(group) === 'front');
  const aside = description.ad === null ? steppedBack(world, scenery, inFront, hasFocus) : [];
  const front = inFront.filter((group) => !aside.includes(group));
  const isShown =
    description.ad !== null &&
    (scenery.surface === 'podium' || isOnCounter(description) || isStill(description));
  const placed: PlacedGroup[] = [
    ...(isShown
      ? onPodium(world, front, focus)
      : inRows(world, scenery, description.ad === null ? front : front.map(closer), hasFocus)),
  ];
  const unit = placed[0]?.unit ?? world.size.height * 0.46;
  for (const kind of ['pane', 'beyond', 'air', 'back', 'ceiling', 'sky'] as const) {
    const isOf = (one: StandingGroup) => (aside.includes(one) ? 'back' : kindOf(one)) === kind;
    for (const group of all.filter(isOf)) {
      const room = { taken: placed.map(pictureFrame), unit };
      const place = PLACES[kind];
      placed.push(place(world, scenery, group, room));
    }
  }
  return placed.map((group) => notOutside(world, group));
}

/** Whoever hangs from what is far above the picture would be there too. */
function notOutside({ size }: World, group: PlacedGroup): PlacedGroup {
  const { left, right, top, bottom } = pictureFrame(group);
  const isAbove = bottom < size.height * 0.12;
  const isBelow = top > size.height * 0.95;
  const isBeside = right < size.width * 0.05 || left > size.width * 0.95;
  return {
    ...group,
    x: isBeside ? group.x + size.width / 2 - (left + right) / 2 : group.x,
    y: isAbove || isBelow ? group.y + size.height * 0.82 - bottom : group.y,
  };
}

/** Pixels between a group and the edges of the picture. */
function roomBeside({ size }: World, group: PlacedGroup): Room {
  const solid = group.pieces.filter(({ isBackdrop }) => !isBackdrop);
  const box = pictureFrame(solid.length === 0 ? group : { ...group, pieces: solid });
  return {
    left: Math.max(0, box.left),
    right: Math.max(0, size.width - box.right),
    top: Math.max(0, box.top),
    bottom: Math.max(0, size.height - box.bottom),
  };
}

/** Which way it looks when nothing told: where it goes, otherwise into the picture. */
function facingOf(world: World, piece: Piece, x: number): -1 | 1 {
  if (piece.subject.heading === 'off') return x < world.size.width / 2 ? -1 : 1;
  if (piece.facing !== 0) return piece.facing;
  if (world.speed !== 0) return world.speed > 0 ? 1 : -1;
  const downhill = wayOnSlope(world);
  if (downhill !== 0) return downhill;
  if (isOfHerd(piece)) return directionOf(world);
  const share = x / world.size.width;
  if (Math.abs(share - 0.5) < 0.03) return world.random(`facing ${piece.index}`)() < 0.5 ? -1 : 1;
  return share < 0.5 ? 1 : -1;
}

/** A backdrop is as large as the picture leaves room for. */
function inThePicture(world: World, { x, y, unit }: PlacedGroup, piece: Piece): Piece {
  if (!piece.isBackdrop || isOutsize(piece)) return piece;
  const room = {
    height: y + piece.y * unit - world.size.height * 0.05,
    width: world.size.width * (world.size.height > world.size.width ? 1.5 : 0.7),
  };
  const fit = Math.min(1, room.height / (piece.height * unit), room.width / (piece.width * unit));
  const sized = scaled(piece, Math.max(0.3, fit));
  if (piece.isCut) return sized;
  const half = (sized.width * unit) / 2;
  const edge = Math.min(half - world.size.width * 0.06, world.size.width * 0.2);
  const [left, right] = [edge, world.size.width - edge];
  return { ...sized, x: (clamp(x + sized.x * unit, left, right) - x) / unit };
}

/** Who sits, but on nothing, sits on the ground. */
function groundSeat(piece: Piece, isSeated: boolean): Posture | null {
  const isSitting = piece.isSitting || piece.subject.states.includes('sitting');
  if (!isSitting || isSeated || piece.support !== 'ground') return null;
  return piece.carrier === AT_TABLE ? 'sit' : 'ground';
}

function actorOf(
  world: World,
  scenery: Scenery,
  made: { group: PlacedGroup; piece: Piece; cast: Cast; phase: number },
): Actor {
  const { group, cast, phase } = made;
  const { unit, support } = group;
  const piece = inThePicture(world, group, made.piece);
  const x = group.x + piece.x * unit;
  const y = group.y + piece.y * unit;
  const [width, height] = [piece.width * unit, piece.height * unit];
  const facing = facingOf(world, piece, x);
  const { clip, subject, thing, traits } = piece;
  const isCarried = piece.support === 'mount';
  const telling = {
    unit,
    width: world.size.width,
    height: world.size.height,
    depth: Math.max(0, support.y - scenery.horizon),
    room: roomBeside(world, group),
  };
  const originOf = (at: number) => cast.origins[at] ?? at;
  const isPerson = isDrawnPerson(thing.name);
  const isOnSeat = support.name === 'seat' && piece.support === 'ground' && isPerson;
  const isSeated = isOnSeat || (piece.isSeated && isPerson);
  return {
    subject,
    index: originOf(piece.index),
    copy: piece.copy,
    traits,
    x,
    y: isSeated && !isOnSeat ? y - HIPS * height : y,
    height: actorHeight(thing, traits, height),
    depth: Math.max(0.05, group.depth + piece.depth),
    facing,
    gait: piece.gait,
    phase,
    support: piece.support,
    carrier: isCarried
      ? piece.carrier
      : piece.support === 'none'
        ? null
        : (piece.carrier ?? support.name),
    ...(isCarried && piece.bearer !== undefined
      ? { bearer: { ...piece.bearer, index: originOf(piece.bearer.index) } }
      : {}),
    isSpinning: subject.motions.includes('spin') && !isRound(thing.name),
    ...(piece.sunk === undefined || piece.support !== 'water' ? {} : { sunk: piece.sunk }),
    ...landingOf(piece),
    isSitting: piece.isSitting || isOnSeat,
    isSeated,
    posture: isPerson ? (piece.posture ?? groundSeat(piece, isSeated)) : null,
    isAway: piece.isAway,
    grasp: piece.grasp,
    holder: piece.holder && { ...piece.holder, index: originOf(piece.holder.index) },
    tilt: piece.tilt,
    path: pathOf({ ...piece, facing }, telling),
    clip: clip === null ? null : inPicture(group, clip),
    box: { x: x - width / 2, y: y - height, width, height },
  };
}
