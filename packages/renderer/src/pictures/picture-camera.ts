import type { CameraMove } from '../parse-prompt/scene-description.ts';
import { smooth } from '../scene/easing.ts';
import type { Brush, Moment, World } from '../scene/world.ts';
import type { DepthLayers } from './depth-layers.ts';
import { OVERLAP } from './frame-picture.ts';

interface Look {
  /** Shares of the frame by which the camera is aside. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

type Path = (share: number, side: number) => Look;

const REACH = 0.05;

const PATHS: Readonly<Record<CameraMove | 'drift', Path>> = {
  'zoom-in': (share) => ({ x: 0, y: 0, zoom: 1 + 0.22 * share }),
  'zoom-out': (share) => ({ x: 0, y: 0, zoom: 1.24 - 0.24 * share }),
  'pan-left': (share) => ({ x: REACH * (1 - 2 * share), y: 0, zoom: 1.04 }),
  'pan-right': (share) => ({ x: REACH * (2 * share - 1), y: 0, zoom: 1.04 }),
  'tilt-up': (share) => ({ x: 0, y: REACH * (1 - 2 * share), zoom: 1.04 }),
  'tilt-down': (share) => ({ x: 0, y: REACH * (2 * share - 1), zoom: 1.04 }),
  orbit: (share) => ({
    x: REACH * 0.9 * Math.sin((share - 0.5) * Math.PI * 1.6),
    y: 0.012 * Math.cos(share * Math.PI * 1.6),
    zoom: 1.05 + 0.06 * share,
  }),
  drift: (share, side) => ({ x: side * 0.022 * (2 * share - 1), y: 0, zoom: 1.01 + 0.08 * share }),
};

/** How much of the camera's move the background follows. */
const FAR = 0.78;

interface PictureMotion {
  readonly focus: { readonly x: number; readonly y: number };
  /** What is seen behind the subject but in front of its surroundings. */
  readonly between: readonly ((brush: Brush, moment: Moment) => void)[];
  /** How far the subject goes up until the end, in heights of the frame. */
  readonly rise: number;
  /** How the subject moves by itself. */
  readonly sway: (seconds: number) => Sway;
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

/** Moves the camera over the layers: the subject moves and grows more than what is behind it. */
export function pictureCamera(
  world: World,
  { back, front }: DepthLayers,
  { focus, between, rise, sway, spins }: PictureMotion,
): (brush: Brush, moment: Moment) => void {
  const { size, description } = world;
  const path = PATHS[description.camera ?? 'drift'];
  const side = world.random('drift')() < 0.5 ? -1 : 1;
  const far = front === null ? 1 : FAR;
  const put = (brush: Brush, bitmap: typeof back, at: { x: number; y: number }, look: Look) => {
    brush.save();
    brush.translate(focus.x, focus.y);
    brush.scale(look.zoom, look.zoom);
    brush.translate(-focus.x - look.x * size.width, -focus.y - look.y * size.height);
    brush.drawImage(bitmap, at.x - size.width * OVERLAP, at.y - size.height * OVERLAP);
    brush.restore();
  };
  return (brush, moment) => {
    brush.save();
    draw(brush, moment);
    brush.restore();
  };
  function draw(brush: Brush, moment: Moment): void {
    const { progress } = moment;
    const { x, y, zoom } = path(smooth(progress), side);
    if (spins) turn(brush, size, progress);
    put(
      brush,
      back,
      { x: 0, y: 0 },
      { x: x * far, y: y * far, zoom: 1 + (zoom - 1) * (far + 0.25 * (1 - far)) },
    );
    for (const draw of between) draw(brush, moment);
    const lift = rise * progress ** 2;
    if (front === null) return;
    const own = sway(moment.seconds);
    brush.save();
    brush.translate(focus.x + own.x * size.width, focus.y + own.y * size.height);
    brush.rotate(own.turn);
    brush.translate(-focus.x, -focus.y);
    put(brush, front.bitmap, front, { x, y: y + lift, zoom });
    brush.restore();
  }
}
