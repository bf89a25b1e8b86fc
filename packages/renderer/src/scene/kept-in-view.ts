import type { Actor } from './actor.ts';
import type { View } from './camera.ts';
import type { Moment, World } from './world.ts';

type Camera = (moment: Moment) => View;

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Free at each edge, as a share of the picture. */
const EDGE = 0.014;
/** Where the camera zooms in on, as a share of the height. */
const MIDDLE = 0.56;
/** A move that was asked for is seen, even if somebody at the edge is cut off. */
const ASKED = 0.6;
const SECONDS = 5;
const LOOKS: readonly Moment[] = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1].map((progress) => ({
  progress,
  seconds: progress * SECONDS,
}));

/** Where somebody is at a moment, in shares of the picture. */
function edgesAt({ size }: World, { box, path }: Actor, moment: Moment): Edges {
  const { x, y, scale } = path(moment);
  const middle = box.x + box.width / 2 + x;
  const foot = box.y + box.height + y;
  return {
    left: (middle - (box.width / 2) * scale) / size.width,
    right: (middle + (box.width / 2) * scale) / size.width,
    top: (foot - box.height * scale) / size.height,
    bottom: foot / size.height,
  };
}

const isWhole = ({ left, right, top, bottom }: Edges): boolean =>
  left >= 0 && right <= 1 && top >= 0 && bottom <= 1;

/** What is around all who are seen whole, at any moment; null if nobody is. */
function aroundAll(world: World, actors: readonly Actor[]): Edges | null {
  const boxes = actors
    .filter(({ traits }) => traits.medium !== 'scenery' && traits.medium !== 'celestial')
    .flatMap((actor) => LOOKS.map((moment) => edgesAt(world, actor, moment)))
    .filter(isWhole);
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));

/** The camera, held back and turned so that it does not cut off who would be seen whole without it. */
export function keptInView(world: World, camera: Camera, actors: readonly Actor[]): Camera {
  const all = aroundAll(world, actors);
  if (all === null) return camera;
  const views = LOOKS.map(camera);
  const nearest = views.reduce((best, view) => (view.zoom > best.zoom ? view : best));
  if (nearest.zoom <= 1) return camera;
  const aside = Math.max(...views.map(({ x }) => Math.abs(x)));
  const room = 1 - 2 * EDGE;
  const most = Math.min(room / (all.right - all.left + aside), room / (all.bottom - all.top));
  const least = world.description.camera === null ? 0 : ASKED;
  const share = clamp((most - 1) / (nearest.zoom - 1), least, 1);
  const zoom = 1 + (nearest.zoom - 1) * share;
  // What is seen then: half of its width, and how much of its height is above the middle.
  const half = (1 - 2 * EDGE) / zoom / 2;
  const [above, below] = [(MIDDLE - EDGE) / zoom, (1 - MIDDLE - EDGE) / zoom];
  const reach = (1 - 1 / zoom) / 2;
  const turn = clamp(clamp(0, all.right - half - 0.5, all.left + half - 0.5), -reach, reach);
  const lift = clamp(0, all.bottom - below - MIDDLE, all.top + above - MIDDLE);
  return (moment) => {
    const view = camera(moment);
    const near = (view.zoom - 1) / (nearest.zoom - 1);
    return {
      x: view.x * share + turn * near,
      y: view.y * share + clamp(lift, -reach, reach) * near,
      zoom: 1 + (view.zoom - 1) * share,
    };
  };
}
