import type { CameraMove } from '../parse-prompt/scene-description.ts';
import { pick } from '../random.ts';
import { smooth } from './easing.ts';
import type { Brush, Moment, World } from './world.ts';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** How far the camera moves, as a share of the picture's size. */
const PAN = 0.045;

type Path = (share: number, seconds: number) => View;

const PATHS: Readonly<Record<CameraMove | 'push-left' | 'push-right' | 'rise' | 'still', Path>> = {
  still: () => ({ x: 0, y: 0, zoom: 1 }),
  'zoom-in': (share) => ({ x: 0, y: 0.012 * share, zoom: 1.01 + 0.2 * share }),
  'zoom-out': (share) => ({ x: 0, y: 0.012 * (1 - share), zoom: 1.21 - 0.2 * share }),
  'pan-left': (share) => ({ x: PAN * (1 - 2 * share), y: 0, zoom: 1.06 }),
  'pan-right': (share) => ({ x: PAN * (2 * share - 1), y: 0, zoom: 1.06 }),
  'tilt-up': (share) => ({ x: 0, y: 0.03 * (1 - 2 * share), zoom: 1.08 }),
  'tilt-down': (share) => ({ x: 0, y: 0.03 * (2 * share - 1), zoom: 1.08 }),
  orbit: (share, seconds) => ({
    x: PAN * Math.sin(seconds * 1.1),
    y: 0.006 * Math.cos(seconds * 1.1),
    zoom: 1.08 + 0.03 * share,
  }),
  'push-left': (share) => ({ x: PAN * 0.6 * (0.5 - share), y: 0, zoom: 1.02 + 0.075 * share }),
  'push-right': (share) => ({ x: PAN * 0.6 * (share - 0.5), y: 0, zoom: 1.02 + 0.075 * share }),
  rise: (share) => ({ x: 0, y: 0.016 * (0.5 - share), zoom: 1.03 + 0.06 * share }),
};

/**
 * The camera at each moment: the move that the prompt asks for, or a slow one. Where the ground passes there is
 * movement enough, and layers that are not scaled are drawn in a quarter of the time.
 */
export function cameraFor(world: World): (moment: Moment) => View {
  const quiet = pick(world.random('camera'), ['push-left', 'push-right', 'rise'] as const);
  const path = PATHS[world.description.camera ?? (world.speed === 0 ? quiet : 'still')];
  const isStill = world.description.camera === null && world.speed !== 0;
  const breath = isStill ? 0 : world.unit / 720;
  return ({ progress, seconds }) => {
    const view = path(smooth(progress), seconds);
    return {
      ...view,
      x: view.x + breath * Math.sin(seconds * 0.9),
      y: view.y + breath * Math.sin(seconds * 1.2),
    };
  };
}

/** Where the camera puts what is at the origin of an element, and how large: the farther, the less it moves and grows. */
export function lensAt({ size }: World, view: View, depth: number) {
  const { width, height } = size;
  const zoom = 1 + (view.zoom - 1) * depth;
  const centre = { x: width / 2, y: height * 0.56 };
  return {
    zoom,
    x: centre.x - zoom * (centre.x + view.x * width * depth),
    y: centre.y - zoom * (centre.y + view.y * height * depth),
  };
}

/** Applies the camera to an element. */
export function applyView(brush: Brush, world: World, view: View, depth: number): void {
  if (depth === 0) return;
  const { zoom, x, y } = lensAt(world, view, depth);
  brush.translate(x, y);
  brush.scale(zoom, zoom);
}
