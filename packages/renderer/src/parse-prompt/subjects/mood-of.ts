import type { Mood } from '../description/moods.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { SceneDescription } from '../scene-description.ts';

const FELT = new Set<string>(['sad', 'crying']);

/** The moods that are named; the world of who is sad is grey, unless it is said how it is. */
export function moodsOf(
  named: readonly Mood[],
  isAd: boolean,
  { subjects, time, weather }: Pick<SceneDescription, 'subjects' | 'time' | 'weather'>,
): readonly Mood[] {
  const [first] = subjects;
  const isTold = isAd || named.length > 0 || time !== null || weather.length > 0;
  const isSad = first?.states.some((state) => FELT.has(state)) === true;
  const isYoung = first?.look?.age === 'baby' || first?.look?.age === 'child';
  return !isTold && isSad && !isYoung && isPerson(first?.thing ?? '') ? ['sad'] : named;
}
