import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { PLAIN_LOOK } from '../description/plain-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Subject } from '../scene-description.ts';

/** Dances that have clothes of their own. */
const DANCES: readonly (readonly [words: RegExp, job: string])[] = [
  [/\bflamenco\b/iu, 'flamenco-dancer'],
  [
    /\bsamba\b|\b(?:carnival|carnaval|mardi gras|feather(?:ed|s)? (?:costumes?|headdress|dress))\b/iu,
    'samba-dancer',
  ],
  [/\bballet\b/iu, 'ballerina'],
];

/** Whether it is a woman, or somebody of whom nothing else is known, who dances. */
function isDancing({ thing, motions, look }: Subject): boolean {
  const isMan = look?.gender === 'male' || thing === 'man' || thing === 'boy';
  const isFree = look?.job == null || look.job === 'dancer';
  return isPerson(thing) && isFree && !isMan && (motions.includes('dance') || look?.job != null);
}

/** Who dances flamenco or samba has the dress for it. */
export function inDanceCostume(found: FoundSubjects, text: string): FoundSubjects {
  const [, job] = DANCES.find(([words]) => words.test(text)) ?? [];
  if (job === undefined) return found;
  const subjects = found.subjects.map((subject) =>
    isDancing(subject) ? { ...subject, look: { ...(subject.look ?? PLAIN_LOOK), job } } : subject,
  );
  return { ...found, subjects };
}
