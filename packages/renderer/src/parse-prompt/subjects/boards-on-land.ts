import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isAnimate } from '../kinds-of-things.ts';

const LEANING: ReadonlySet<string> = new Set(['lean', 'against']);
const AFLOAT = /\b(?:wav(?:es?|ing)|float\p{L}*|drift\p{L}*|surfing|water)\b/iu;

/** Surfboards that nobody rides or carries stand on their ends: at a wall, in the sand, where they are sold. */
export function boardsOnLand(found: FoundSubjects, prompt: string, isAd: boolean): FoundSubjects {
  const { subjects, relations } = found;
  const isOnLand = (at: number) => {
    const own = relations.filter(({ from, to }) => from === at || to === at);
    const isUsed = own.some(({ from, to }) =>
      [from, to].some((one) => one !== null && isAnimate(subjects[one]?.thing ?? '')),
    );
    const isTold =
      subjects[at]?.states.includes('standing') === true ||
      own.some(({ from, kind }) => from === at && LEANING.has(kind));
    return !isUsed && (isTold || (isAd && !AFLOAT.test(prompt)));
  };
  return {
    ...found,
    subjects: subjects.map((subject, at) =>
      subject.thing === 'surfboard' && isOnLand(at)
        ? { ...subject, thing: 'standing-surfboard' }
        : subject,
    ),
  };
}
