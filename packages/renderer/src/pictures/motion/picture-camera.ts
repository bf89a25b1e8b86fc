import type { Canvas } from '@napi-rs/canvas';
import type { CameraMove } from '../../parse-prompt/scene-description.ts';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';
import type { DepthLayers } from '../subject/depth-layers.ts';
import { OVERLAP } from '../subject/frame-picture.ts';
import {
  fliesOver,
  gesturesIn,
  goesIntoEye,
  isDollyZoom,
  isThereAndBack,
  type Look,
  showsDepth,
} from './camera-words.ts';
import { focusFor, softLayers } from './focus.ts';

type Path = (share: number, side: number) => Look;

/** How far to both sides a pan goes, and up and down a tilt, which need so much more of the picture than is seen. */
const PAN = { reach: 0.1, zoom: 1.14 };
/** In a picture that is less wide than the frame there is less to go over. */
const NARROW_PAN = { reach: 0.07, zoom: 1.04 };
const TILT = { reach: 0.15, zoom: 1.28 };
const ORBIT = 0.06;

const PATHS: Readonly<Record<CameraMove | 'drift', Path>> = {
  'zoom-in': (share) => ({ x: 0, y: 0, zoom: 1 + 0.22 * share }),
  'zoom-out': (share) => ({ x: 0, y: 0, zoom: 1.24 - 0.24 * share }),
  'pan-left': (share) => ({ x: PAN.reach * (1 - 2 * share), y: 0, zoom: PAN.zoom }),
  'pan-right': (share) => ({ x: PAN.reach * (2 * share - 1), y: 0, zoom: PAN.zoom }),
  'tilt-up': (share) => ({ x: 0, y: TILT.reach * (1 - 2 * share), zoom: TILT.zoom }),
  'tilt-down': (share) => ({ x: 0, y: TILT.reach * (2 * share - 1), zoom: TILT.zoom }),
  orbit: (share) => ({
    x: ORBIT * Math.sin((share - 0.5) * Math.PI * 1.6),
    y: 0.012 * Math.cos(share * Math.PI * 1.6),
    zoom: 1.05 + 0.06 * share,
  }),
  drift: (share, side) => ({ x: side * 0.022 * (2 * share - 1), y: 0, zoom: 1.01 + 0.08 * share }),
};

function pathFor(camera: CameraMove | null, isNarrow: boolean): Path {
  if (!isNarrow || camera?.startsWith('pan') !== true) return PATHS[camera ?? 'drift'];
  const { reach, zoom } = NARROW_PAN;
  const way = camera === 'pan-right' ? reach : -reach;
  return (share) => ({ x: way * (2 * share - 1), y: 0, zoom });
}

/** The path of the camera with what the prompt adds to it: a shake, a burst, a loop. */
function looksFor(prompt: string, path: Path, side: number) {
  const gestures = gesturesIn(prompt);
  const alone = gestures.find(({ isAlone }) => isAlone);
  const added = gestures.filter(({ isAlone }) => !isAlone);
  return ({ progress, seconds }: Moment): Look => {
    const share = isThereAndBack(prompt) ? 1 - Math.abs(1 - 2 * progress) : progress;
    const base = alone?.look(progress, seconds) ?? path(smooth(share), side);
    return added
      .map(({ look }) => look(progress, seconds))
      .reduce(
        (sum, { x, y, zoom }) => ({ x: sum.x + x, y: sum.y + y, zoom: Math.max(sum.zoom, zoom) }),
        base,
      );
  };
}

/** As far aside as the plate reaches. */
function within(look: Look, focus: { readonly x: number; readonly y: number }): Look {
  const limit = (value: number, at: number) => {
    const low = at * (1 / look.zoom - 1) - OVERLAP;
    const high = 1 + OVERLAP - at - (1 - at) / look.zoom;
    return Math.max(low, Math.min(high, value));
  };
  return { ...look, x: limit(look.x, focus.x), y: limit(look.y, focus.y) };
}

/** How much of the camera's move the background follows. */
const FAR = 0.78;
/** In a pan it would come out from behind the subject too far. */
const PANNED = 0.9;
/** Where both depths are to be seen. */
const DEEP = 0.5;
/** Going far, it would come out from behind roofs. */
const OVER = 0.96;

function farFor(prompt: string, camera: CameraMove | null): number {
  if (isDollyZoom(prompt)) return -0.4;
  if (showsDepth(prompt)) return DEEP;
  if (fliesOver(prompt)) return OVER;
  return camera?.startsWith('pan') === true ? PANNED : FAR;
}

interface PictureMotion {
  readonly prompt: string;
  readonly focus: { readonly x: number; readonly y: number };
  /** What is seen behind the subject but in front of its surroundings. */
  readonly between: readonly ((brush: Brush, moment: Moment) => void)[];
  /** What goes with what is behind the subject: water, leaves. */
  readonly onBack: readonly ((brush: Brush, moment: Moment) => void)[];
  /** What goes with the subject: under it, as the fire of a rocket, and on it, as glasses. */
  readonly under: readonly ((brush: Brush, moment: Moment) => void)[];
  readonly worn: readonly ((brush: Brush, moment: Moment) => void)[];
  /** How far the subject goes up until the end, in heights of the frame. */
  readonly rise: number;
  /** How the subject moves by itself. */
  readonly sway: (seconds: number) => Sway;
  /** Whether the picture is much less wide than the frame. */
  readonly isNarrow: boolean;
  /** Whether the whole picture turns. */
  readonly spins: boolean;
}

/** Shares of the frame by which something is moved, and by which angle it is turned. */
export interface Sway {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** How far a spinning picture turns, in radians. */
const TURN = 0.5;

/** Turns all of it around the middle, large enough to leave no corner empty. */
function turn(brush: Brush, { width, height }: World['size'], progress: number): void {
  const angle = TURN * (progress - 0.5);
  const lean = Math.abs(Math.sin(angle));
  const ratio = Math.max(width, height) / Math.min(width, height);
  const grown = 1 + lean * ratio * 0.82;
  brush.translate(width / 2, height / 2);
  brush.rotate(angle);
  brush.scale(grown, grown);
  brush.translate(-width / 2, -height / 2);
}

/** The soft bitmap under the sharp one, which is as opaque as it is in focus. */
function fadeIn(
  brush: Brush,
  share: number,
  soft: Canvas | null,
  sharp: Canvas,
  paint: (bitmap: Canvas) => void,
): void {
  if (soft !== null && share < 1) paint(soft);
  if (soft !== null && share <= 0) return;
  const alpha = brush.globalAlpha;
  if (soft !== null) brush.globalAlpha = alpha * share;
  paint(sharp);
  brush.globalAlpha = alpha;
}

/** What the camera goes into comes to the middle of the frame. */
function centred(look: Look, at: { readonly x: number; readonly y: number }, progress: number) {
  const share = smooth(progress / 0.6) / look.zoom;
  return { ...look, x: look.x + (at.x - 0.5) * share, y: look.y + (at.y - 0.5) * share };
}

/** Moves the camera over the layers: the subject moves and grows more than what is behind it. */
export function pictureCamera(
  world: World,
  { back, front }: DepthLayers,
  { prompt, focus, between, onBack, under, worn, rise, sway, spins, isNarrow }: PictureMotion,
): (brush: Brush, moment: Moment) => void {
  const { size, description } = world;
  const path = pathFor(description.camera, isNarrow);
  const side = world.random('drift')() < 0.5 ? -1 : 1;
  const lookAt = looksFor(prompt, path, side);
  const isIntoEye = goesIntoEye(prompt);
  const shares = { x: focus.x / size.width, y: focus.y / size.height };
  const far = front === null ? 1 : farFor(prompt, description.camera);
  const sharpness = focusFor(prompt);
  const soft = sharpness === null ? null : softLayers({ back, front }, world.unit * 16);
  const seen = (brush: Brush, look: Look, draw: () => void) => {
    brush.save();
    brush.translate(focus.x, focus.y);
    brush.scale(look.zoom, look.zoom);
    brush.translate(-focus.x - look.x * size.width, -focus.y - look.y * size.height);
    draw();
    brush.restore();
  };
  const put = (brush: Brush, bitmap: typeof back, at: { x: number; y: number }, look: Look) =>
    seen(brush, look, () => {
      brush.drawImage(bitmap, at.x - size.width * OVERLAP, at.y - size.height * OVERLAP);
    });
  return (brush, moment) => {
    brush.save();
    draw(brush, moment);
    brush.restore();
  };
  function draw(brush: Brush, moment: Moment): void {
    const { progress } = moment;
    const { x, y, zoom } = isIntoEye ? centred(lookAt(moment), shares, progress) : lookAt(moment);
    const sharp = sharpness?.(progress) ?? null;
    if (spins) turn(brush, size, progress);
    const wide = Math.max(1, (far < 0 ? 1.12 : 1) + (zoom - 1) * (far + 0.25 * (1 - far)));
    const behind = within({ x: x * Math.abs(far), y: y * Math.abs(far), zoom: wide }, shares);
    const farSharp = front === null ? (sharp?.near ?? 1) : (sharp?.far ?? 1);
    fadeIn(brush, farSharp, soft?.back ?? null, back, (bitmap) => {
      put(brush, bitmap, { x: 0, y: 0 }, behind);
    });
    const lift = rise * progress ** 2;
    const goWith = (painters: PictureMotion['worn'], look: Look) => {
      if (painters.length === 0) return;
      seen(brush, look, () => {
        for (const paint of painters) paint(brush, moment);
      });
    };
    goWith(onBack, behind);
    for (const draw of between) draw(brush, moment);
    if (front === null) {
      goWith([...under, ...worn], behind);
      return;
    }
    const own = sway(moment.seconds);
    brush.save();
    brush.translate(focus.x + own.x * size.width, focus.y + own.y * size.height);
    brush.rotate(own.turn);
    brush.translate(-focus.x, -focus.y);
    const near = { x, y: y + lift, zoom };
    goWith(under, near);
    fadeIn(brush, sharp?.near ?? 1, soft?.front ?? null, front.bitmap, (bitmap) => {
      put(brush, bitmap, front, near);
    });
    goWith(worn, near);
    brush.restore();
  }
}
