import type { FoundSubjects } from './find-subjects.ts';
import type { Subject } from './scene-description.ts';
import { without } from './without-subject.ts';

/** Words that mean something else in an ad: glasses that clink, hands with red nails. */
export function meant(subject: Subject, prompt: string): Subject {
  const isOf = (thing: string, words: RegExp) => subject.thing === thing && words.test(prompt);
  if (isOf('glasses', /\b(?:wine|beer|clink|champagne|cocktail|toast|prosecco|whisky)/iu))
    return { ...subject, thing: 'clinking-glasses', count: 1 };
  if (isOf('palms-up-together', /\bnails?\b|manicure/iu))
    return { ...subject, thing: 'nail-polish' };
  return subject;
}

/** "Lipstick, five shades" are colours of it. */
export function inShades(found: FoundSubjects, prompt: string): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }) => thing === 'sunglasses');
  const [first] = found.subjects;
  const count = found.subjects[at]?.count ?? 1;
  if (at < 1 || first === undefined || !/\bshades\b/iu.test(prompt)) return found;
  const subjects = found.subjects.with(0, { ...first, count: Math.min(5, Math.max(count, 2)) });
  return without({ ...found, subjects }, at, null);
}
