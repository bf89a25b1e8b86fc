import { isAnimate, isPerson } from '../../parse-prompt/kinds-of-things.ts';
import type { RelationKind } from '../../parse-prompt/scene-description.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { World } from '../../scene/world.ts';
import type { Cast } from '../cast/cast.ts';
import { type Frame, isFigure, type Piece, pointOf } from '../piece.ts';
import type { PlacedGroup, StandingGroup } from './layout.ts';

const THROUGH: ReadonlySet<RelationKind> = new Set<RelationKind>(['through', 'into', 'at']);

/** Too large to come in: at a window they stand outside. */
const isLarge = ({ metres }: { readonly metres: number }) => metres >= 0.9;

/** Whether a large animal looks into the room by its window. */
export function isAtPane(
  { description }: World,
  { window }: Scenery,
  { pieces }: StandingGroup,
  { origins }: Cast,
): boolean {
  const [piece] = pieces;
  if (window === null || piece === undefined || pieces.length > 1) return false;
  if (!isAnimate(piece.subject.thing) || isPerson(piece.subject.thing)) return false;
  const at = origins[piece.index] ?? piece.index;
  const isLooking = description.relations.some(
    ({ from, kind, to }) =>
      from === at && THROUGH.has(kind) && description.subjects[to ?? -1]?.thing === 'window',
  );
  return isLooking && isLarge(piece.thing);
}

/** How much of an animal is seen above the sill. */
const SHOWN = { upright: 0.52, onFour: 0.56 } as const;
const DEPTH = 0.72;

/** The head in the window, as large as fits, and the body hidden below its sill. */
export function atPane({ size }: World, { window }: Scenery, group: StandingGroup): PlacedGroup {
  const [looker] = group.pieces;
  const box = window ?? { x: 0, y: 0, width: 1, height: 1 };
  if (looker === undefined) return { ...group, x: box.x, y: box.y, unit: 1, depth: DEPTH };
  // Into the room.
  const facing = box.x + box.width / 2 < size.width / 2 ? 1 : -1;
  const piece: Piece = { ...looker, facing, gait: 'idle', stories: [] };
  const shown = isFigure(piece) ? SHOWN.upright : SHOWN.onFour;
  const unit = (box.height * 0.94) / (piece.height * shown);
  const mouth = piece.thing.anchors.mouth ?? { x: 0.5, y: 0.3 };
  const face = pointOf(piece, { x: 0.5 + (mouth.x - 0.5) * 0.8, y: mouth.y });
  const x = box.x + box.width * 0.5 - face.x * unit;
  const y = box.y + box.height * 0.06 + piece.height * unit - piece.y * unit;
  const clip = {
    left: (box.x - x) / unit,
    right: (box.x + box.width - x) / unit,
    top: (box.y - y) / unit,
    bottom: (box.y + box.height - y) / unit,
  };
  return { ...group, pieces: [{ ...piece, clip }], x, y, unit, depth: DEPTH };
}

/** What is in the sky. */
const isAloft = ({ traits }: Piece) => traits.medium === 'celestial' || traits.medium === 'air';

/** Whether it is seen through the window by those who are in the room. */
export function isBeyondPane(
  { description }: World,
  { window }: Scenery,
  { pieces }: StandingGroup,
): boolean {
  if (window === null || !pieces.every(isAloft)) return false;
  const isWatched = description.subjects.some(({ thing }) => isPerson(thing));
  const isInSky = pieces.every(({ traits }) => traits.medium === 'celestial');
  return isWatched && (isInSky || description.setting === 'window-seat');
}

/** How much of a window it fills, and where in it: where nobody stands before it. */
const IN_PANE = { wide: 0.34, tall: 0.3, sides: [0.26, 0.74], high: 0.42 } as const;

/** In the upper half of the window, at the side that is free. */
export function beyondPane(
  _: World,
  { window }: Scenery,
  group: StandingGroup,
  { taken }: { readonly taken: readonly Frame[] },
): PlacedGroup {
  const box = window ?? { x: 0, y: 0, width: 1, height: 1 };
  const { left, right, top, bottom } = group.frame;
  const unit = Math.min(
    (box.width * IN_PANE.wide) / (right - left),
    (box.height * IN_PANE.tall) / (bottom - top),
  );
  const [most] = taken;
  const before = most === undefined ? box.x : (most.left + most.right) / 2;
  const [near, far] = IN_PANE.sides;
  const isLeft = before > box.x + box.width / 2;
  const x = box.x + box.width * (isLeft ? near : far) - ((left + right) / 2) * unit;
  const y = box.y + box.height * IN_PANE.high - ((top + bottom) / 2) * unit;
  return { ...group, x, y, unit, depth: DEPTH };
}
