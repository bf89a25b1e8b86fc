import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { World } from '../../scene/world.ts';
import { around, type Frame, isFigure, type Piece } from '../piece.ts';
import type { PlacedGroup } from './layout.ts';
import { lengthened } from './long-trains.ts';
import { workFrame } from './work-frame.ts';

/** Of somebody, the share of the height from the top that is seen, and its width in heights. */
interface Cut {
  readonly share: number;
  readonly width: number;
}

function cutOf(piece: Piece, { styles, relations }: SceneDescription): Cut {
  const isBusy = relations.some(({ from, to }) => from === piece.index && to !== null);
  const isClose = styles.includes('close-up') && !isBusy;
  if (isDrawnPerson(piece.thing.name))
    return isClose ? { share: 0.46, width: 0.5 } : { share: isBusy ? 0.74 : 0.62, width: 0.6 };
  if (isFigure(piece)) return isClose ? { share: 0.66, width: 0.66 } : { share: 0.84, width: 0.7 };
  return { share: 1, width: piece.width / piece.height };
}

/** Room above the head, and how much of the picture is filled. */
const TOP = 0.13;
const FILLED = 0.9;
const WHOLE = 0.74;

const isWholeThing = (piece: Piece) => !isDrawnPerson(piece.thing.name) && !isFigure(piece);

/** How much larger all may become before what is beside the first leaves the picture. */
function roomBeside(
  { size }: World,
  placed: readonly PlacedGroup[],
  group: PlacedGroup,
  from: number,
): number {
  const isBeside = ({ traits, isBackdrop }: Piece) =>
    !isBackdrop && traits.medium !== 'scenery' && traits.medium !== 'celestial';
  const reaches = placed
    .filter((one) => one !== group && one.pieces.some(isBeside))
    .map((one) => {
      const { left, right } = around(one.pieces);
      return Math.abs(one.x + ((left + right) / 2) * one.unit - from);
    });
  return Math.max(1, (size.width * 0.42) / Math.max(1, ...reaches));
}

/** All of a group, as large as the picture is. */
function close(
  size: World['size'],
  placed: readonly PlacedGroup[],
  group: PlacedGroup,
  { left, right, top, bottom }: Frame,
): readonly PlacedGroup[] {
  const [wide, tall] = [(right - left) * group.unit, (bottom - top) * group.unit];
  const by = Math.max(1, Math.min((size.height * 0.88) / tall, (size.width * 0.9) / wide));
  const from = {
    x: group.x + ((left + right) / 2) * group.unit,
    y: group.y + ((top + bottom) / 2) * group.unit,
  };
  return placed.map((one) => ({
    ...one,
    x: size.width / 2 + (one.x - from.x) * by,
    y: size.height * 0.53 + (one.y - from.y) * by,
    unit: one.unit * by,
  }));
}

/** From near the ground, all of a group is as high as the picture. */
function towering(
  size: World['size'],
  placed: readonly PlacedGroup[],
  group: PlacedGroup,
): readonly PlacedGroup[] {
  const { left, right, top, bottom } = around(group.pieces.filter((one) => !one.isBackdrop));
  const [wide, tall] = [(right - left) * group.unit, (bottom - top) * group.unit];
  const by = Math.max(1, Math.min((size.height * 0.84) / tall, (size.width * 0.8) / wide));
  const foot = group.y + bottom * group.unit;
  const middle = group.x + ((left + right) / 2) * group.unit;
  return placed.map((one) => ({
    ...one,
    x: size.width / 2 + (one.x - middle) * by,
    y: foot + (one.y - foot) * by,
    unit: one.unit * by,
  }));
}

/** A close-up or a portrait: all are moved and enlarged so that one sees the face of the first, or the thing whole. */
export function framed(
  world: World,
  laid: readonly PlacedGroup[],
  focus: number,
): readonly PlacedGroup[] {
  const placed = lengthened(world, laid);
  const { size, description } = world;
  const { styles, ad } = description;
  const isAsked = styles.includes('close-up') || styles.includes('portrait');
  const group = placed.find(({ pieces }) => pieces.some(({ index }) => index === focus));
  const copies = group?.pieces.filter(({ index }) => index === focus) ?? [];
  const [piece] = copies;
  if (description.extras?.includes('low-angle') === true && group !== undefined && ad === null)
    return towering(size, placed, group);
  if (!isAsked || ad !== null || group === undefined || piece === undefined) return placed;
  const work = copies.length === 1 ? workFrame(piece, group.pieces) : null;
  if (work !== null) return close(size, placed, group, work);
  if (copies.length > 2 || piece.posture !== null) return placed;
  const { share, width } = cutOf(piece, description);
  // A thing is seen with what it is on.
  const all = isWholeThing(piece) ? around(group.pieces.filter((one) => !one.isBackdrop)) : null;
  if (all !== null && group.pieces.length > copies.length) return close(size, placed, group, all);
  const middle = copies.reduce((sum, one) => sum + one.x, 0) / copies.length;
  const tall = piece.height * group.unit;
  const isWhole = share === 1;
  const wide = (piece.width * (copies.length - 1) + piece.height * width) * group.unit;
  const by = Math.min(
    (size.height * (isWhole ? WHOLE : FILLED - TOP * 0.2)) / (tall * share),
    (size.width * 0.94) / wide,
    roomBeside(world, placed, group, group.x + middle * group.unit),
  );
  if (by <= 1) return placed;
  const from = {
    x: group.x + middle * group.unit,
    y: group.y + (piece.y - piece.height) * group.unit,
  };
  const to = {
    x: size.width / 2,
    y: isWhole ? size.height * 0.52 - (tall * by) / 2 : size.height * TOP,
  };
  return placed.map((one) => ({
    ...one,
    x: to.x + (one.x - from.x) * by,
    y: to.y + (one.y - from.y) * by,
    unit: one.unit * by,
  }));
}
