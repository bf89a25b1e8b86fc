import type { Subject } from '../../parse-prompt/scene-description.ts';
import { thingOf } from '../../things/things.ts';
import type { Cast } from '../cast/cast.ts';
import { isLevelSlide } from '../cast/on-bellies.ts';
import { hasArms } from '../ensembles/games.ts';
import type { Story } from '../piece.ts';
import { storyOfHeading } from './headings.ts';

/** What needs a run before it flies. */
const RUNWAY = /^(?:airplane|small-airplane)$/;

/** Of a house there are walls left; of what is smaller, or has no ground to stand on, there is nothing. */
function isTornApart({ thing }: Subject): boolean {
  const { medium = 'object', metres = 1 } = thingOf(thing) ?? {};
  return medium !== 'scenery' && (metres < 12 || medium === 'celestial' || medium === 'air');
}

/** What a subject does over the seconds by itself. */
export function storiesOf(
  subject: Subject,
  at: number,
  cast: Cast,
  isScrolling: boolean,
): readonly Story[] {
  const { motions, states } = subject;
  const has = (motion: Subject['motions'][number]) => motions.includes(motion);
  const given = has('land') ? null : storyOfHeading(subject, cast.subjects.length === 1);
  if (given !== null) return [given];
  if (states.includes('windblown')) return [{ kind: 'whirl' }];
  if (subject.thing === 'tumbleweed' && has('spin'))
    return [{ kind: 'drift', x: 0.7, y: 0, arc: 0, isRolling: true }];
  const kinds = (
    ['launch', 'rise', 'slide', 'climb', 'fall', 'grow', 'shrink', 'land'] as const
  ).filter(has);
  // A bird that dives goes down, not away.
  if (has('dive') && thingOf(subject.thing)?.medium === 'air') return [{ kind: 'plunge' }];
  const made: Story[] = kinds.map((kind) =>
    kind === 'slide' && isLevelSlide(at, cast.relations)
      ? { kind, along: { run: 1.2, drop: 0 } }
      : kind === 'launch' && RUNWAY.test(subject.thing)
        ? { kind: 'take-off' }
        : { kind },
  );
  if (has('swing') && hasArms(subject.thing)) made.push({ kind: 'swing' });
  if (states.includes('exploding') && isTornApart(subject)) made.push({ kind: 'burst' });
  if (has('drive') && states.includes('parked')) return [{ kind: 'draw-up' }];
  if (has('topple')) made.push({ kind: 'topple' });
  if (states.includes('melting') && subject.thing === 'snowman') made.push({ kind: 'melt' });
  const isAfoot = thingOf(subject.thing)?.medium === 'land';
  if (has('circle')) made.push({ kind: 'circle', width: 0.5, height: isAfoot ? 0.05 : 0.16 });
  const leaves = cast.relations.some(
    ({ from, kind, to }) => from === at && to === null && (kind === 'into' || kind === 'towards'),
  );
  // What rises into the sky goes up, not away.
  if (leaves && !has('rise')) made.push({ kind: 'depart' });
  const passes = cast.relations.some(
    ({ from, kind }) =>
      from === at && ['cross', 'pass', 'across', 'through', 'along'].includes(kind),
  );
  const isGoing =
    (has('run') || has('walk') || has('drive') || subject.thing === 'cable-car') &&
    !states.includes('parked');
  if (!leaves && !isScrolling && (passes || isGoing)) {
    made.push({ kind: 'travel', reach: passes ? 1.1 : 0.5 });
  }
  return made;
}
