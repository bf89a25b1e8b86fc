import type { Mood } from '../description/moods.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { SceneDescription } from '../scene-description.ts';

const FELT = new Set<string>(['sad', 'crying']);

/** A feeling that stands alone is that of the picture, not of one who is in it. */
const SAID_ALONE =
  /[,;.] *(?:very |so |deeply |a bit )?(?:sad|tragic|melancholic|heartbreaking|lonely|gloomy|tearful|sorrowful)(?: (?:and|but|yet) \p{L}+)? *(?=[,;.]|$)/iu;

/** The moods that are named; the world of who is sad is grey, unless it is said how it is. */
export function moodsOf(
  named: readonly Mood[],
  isAd: boolean,
  { subjects, time, weather }: Pick<SceneDescription, 'subjects' | 'time' | 'weather'>,
  prompt = '',
): readonly Mood[] {
  const [first] = subjects;
  if (SAID_ALONE.test(prompt) && !isAd && !named.includes('sad')) return [...named, 'sad'];
  const isTold = isAd || named.length > 0 || time !== null || weather.length > 0;
  const isSad = first?.states.some((state) => FELT.has(state)) === true;
  const isYoung = first?.look?.age === 'baby' || first?.look?.age === 'child';
  return !isTold && isSad && !isYoung && isPerson(first?.thing ?? '') ? ['sad'] : named;
}
