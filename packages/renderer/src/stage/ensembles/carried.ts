import type { Gait } from '../../draw/actors/gaits.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Piece, Story } from '../piece.ts';

const CARRIED = ['run', 'walk', 'drive', 'fly', 'swim', 'float'];

/** How one goes on foot over what stays where it is, wherever that is; null for others. */
function onFoot({ thing, gait, subject, traits }: Piece, parent: Piece): Gait | null {
  const isFirm = parent.thing.medium === 'scenery' || /bridge$/.test(parent.thing.name);
  if (!isFirm || !(thing.anchors.mouth !== undefined || isDrawnPerson(thing.name))) return null;
  const way = ([gait, ...subject.motions] as const).find((one) => one === 'run' || one === 'walk');
  return way === undefined || traits.medium === 'air' ? null : way;
}

/** How far down the ends of a bridge are, in its heights. */
const ARCHED: Readonly<Record<string, number>> = { 'rainbow-bridge': 0.62 };

/** Across a bridge, from near its one end to near the other. */
function across(parent: Piece): Story {
  const { thing, width, height } = parent;
  return { kind: 'travel', reach: 0, over: { width, drop: (ARCHED[thing.name] ?? 0) * height } };
}

/** Whether somebody goes over a bridge on foot. */
export const isCrossing = (kid: Piece, parent: Piece): boolean =>
  onFoot(kid, parent) !== null && /bridge$/.test(parent.thing.name);

/** What is carried goes where its carrier goes. */
export function carriedBy(kid: Piece, parent: Piece): Piece {
  const way = onFoot(kid, parent);
  const own = isCrossing(kid, parent)
    ? [...kid.stories.filter(({ kind }) => kind !== 'travel'), across(parent)]
    : kid.stories;
  return {
    ...kid,
    support: 'mount',
    carrier: parent.thing.name,
    bearer: { index: parent.index, copy: parent.copy },
    stories: [...parent.stories, ...own],
    gait: way ?? (CARRIED.includes(kid.gait) ? 'drive' : kid.gait),
    facing: kid.facing === 0 ? parent.facing : kid.facing,
  };
}
