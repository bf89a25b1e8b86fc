import type { Relation, Subject } from '../../parse-prompt/scene-description.ts';
import { thingOf } from '../../things/things.ts';

/** How one subject is placed by another. */
export type Mode =
  | 'on'
  | 'in'
  | 'under'
  | 'over'
  | 'behind'
  | 'in-front-of'
  | 'beside'
  | 'close'
  | 'left'
  | 'right'
  | 'between'
  | 'around'
  | 'against'
  | 'at'
  | 'ahead'
  | 'goal'
  | 'after'
  | 'pushing'
  | 'pulling'
  | 'held'
  | 'borne'
  | 'flown'
  | 'hung'
  | 'eaten'
  | 'shared'
  | 'worn'
  | 'ridden'
  | 'watering'
  | 'kicked'
  | 'thrown'
  | 'through'
  | 'into'
  | 'out-of'
  | 'towards'
  | 'climbing'
  | 'before'
  | 'lecture'
  | 'rally'
  | 'juggled'
  | 'led'
  | 'caught'
  | 'angled'
  | 'hooked'
  | 'swarming'
  | 'tunnel'
  | 'becoming'
  | 'roped'
  | 'linked'
  | 'seesaw'
  | 'tugged'
  | 'milking'
  | 'tangled'
  | 'breathed'
  | 'played';

export interface Attachment {
  readonly child: number;
  readonly parent: number;
  readonly mode: Mode;
}

/** Tables and instruments that nobody has in the hands. */
export const WORKED_AT =
  /^(?:chess-table|dj-desk|drum-kit|potters-wheel|workbench|stove|sink|table|desk|lectern|piano|grand-piano|harp|easel)$/;

/** What hangs from the ceiling or a branch: who is under it looks up at it. */
const HUNG_UP = /^(?:mistletoe|chandelier|whale-skeleton|mirror-ball|pinata)$/;

export const isHungUp = (thing: string): boolean =>
  thingOf(thing)?.medium === 'air' || HUNG_UP.test(thing);

/** Where the goal of a group is: a ship is ahead of them, a wreck or a hill is also farther away. */
export const goalOf = (goal: Subject | undefined, way: Mode): Mode => {
  if (thingOf(goal?.thing ?? '')?.medium !== 'scenery') return 'ahead';
  return way === 'towards' || way === 'into' ? 'goal' : 'behind';
};

/** Whether both are there, and neither is far behind the other one that it would stand beside. */
export function isNear(
  { from, kind, to }: Relation & { readonly to: number },
  subjects: readonly Subject[],
): boolean {
  const [one, other] = [subjects[from], subjects[to]];
  if (one === undefined || other === undefined) return false;
  // What hangs in a hall is not beside those who look up at it.
  if (kind === 'look-at' && other.thing === 'whale-skeleton') return false;
  // Who watches ships from the quay is not on the water beside them.
  const mediumOf = ({ thing }: Subject) => thingOf(thing)?.medium;
  if (kind === 'look-at' && mediumOf(other) === 'boat' && mediumOf(one) === 'land') return false;
  return kind !== 'next-to' || (one.position === 'far') === (other.position === 'far');
}

/** Who does something at one thing and is beside another is placed by what they do. */
export const looseness = ({ from, kind }: Relation, relations: readonly Relation[]): 0 | 1 =>
  kind === 'next-to' &&
  relations.some((one) => one.from === from && (one.kind === 'build' || one.kind === 'around'))
    ? 1
    : 0;

/** The modes in which something goes to a target, which is then farther on. */
export const GOING: ReadonlySet<Mode> = new Set(['into', 'through', 'towards', 'over', 'after']);

/** The modes in which what carries it is moved along. */
export const WHOLE: ReadonlySet<Mode> = new Set(['on', 'in', 'ridden', 'under', 'behind']);

/** What is done with the mount by who rides. */
export const TAKES_ALONG: ReadonlySet<Mode> = new Set(['over', 'through', 'after']);
