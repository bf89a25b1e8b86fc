import type { Piece, Story } from '../piece.ts';
import { type Steps, type Telling, TOLD } from './telling.ts';

/** The share of who travels that may leave the picture, and the least way in heights of the focus. */
const [LEAVING, LEAST] = [0.3, 0.12];
/** Until this share of the duration, nobody leaves the picture who was not said to. */
const SEEN = 0.85;
/** The least share of its way that something goes, however little room there is. */
const LEAST_WAY = 0.3;
/** How far from its middle one goes on a bridge, as a share of it. */
const ON_BRIDGE = 0.36;
/** Stories that lead on and on, from where all is at its place when they are told best. */
export const STAYING: ReadonlySet<Story['kind']> = new Set<Story['kind']>([
  'rise',
  'drift',
  'slide',
  'climb',
]);

/** As far as the picture goes. */
export function within(steps: Steps, { room: { left, right, top, bottom } }: Telling): Steps {
  const { x = 0, y = 0 } = steps({ progress: SEEN, seconds: 0 });
  const share = (way: number, room: number) =>
    Math.max(LEAST_WAY, Math.min(1, room / Math.max(1, Math.abs(way))));
  const across = share(x, x < 0 ? left : right);
  const down = share(y, y < 0 ? top : bottom);
  if (across === 1 && down === 1) return steps;
  return (moment) => {
    const step = steps(moment);
    if (moment.progress <= TOLD) return step;
    return { ...step, x: (step.x ?? 0) * across, y: (step.y ?? 0) * down };
  };
}

/** On through the picture, as far as there is room. */
export function travel(
  { reach, wide, over }: Extract<Story, { readonly kind: 'travel' }>,
  { facing, width }: Piece,
  { unit, room, width: picture }: Telling,
): Steps {
  const way = facing || 1;
  if (over !== undefined) {
    const half = Math.min(over.width * unit * ON_BRIDGE, picture * ON_BRIDGE);
    const steep = over.drop / ((over.width / 2) ** 2 * unit);
    return ({ progress }) => {
      const x = way * half * (progress - TOLD) * 1.8;
      return { x, y: x * x * steep, turn: Math.atan(2 * x * steep) };
    };
  }
  // Who goes past others is still seen at the end.
  const [behind, ahead] = way === 1 ? [room.left, room.right] : [room.right, room.left];
  const beyond = (wide ?? width) * unit * LEAVING;
  const most =
    Math.min((ahead + beyond) / (1 - TOLD), ahead / (SEEN - TOLD), (behind + beyond) / TOLD) / 1.8;
  const far = Math.max(LEAST * unit, Math.min(reach * unit, most));
  return ({ progress }) => ({ x: way * far * (progress - TOLD) * 1.8 });
}
