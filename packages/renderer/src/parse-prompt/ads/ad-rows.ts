import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isAnimate } from '../kinds-of-things.ts';

/** "Rows of cars": more than a few of what is sold. */
export const IN_ROWS =
  /\b(?:rows(?! of (?:\p{L}+ ){0,2}strawberr)(?: and rows| upon rows)?|lines|a lot full|stacks) of (?:\p{L}+ ){0,2}\p{L}+s\b/iu;
const TAGS = /\b(?:price|sale|discount)[- ]tags?\b/iu;
const ROWS = 6;
/** What is long fills a row sooner. */
const LONG_ROWS = 4;

/** What is sold as it stands in a shop: in rows, and with tags on it. */
export function inRows(found: FoundSubjects, prompt: string): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }) => !isAnimate(thing) && thing !== 'shelf');
  const ware = found.subjects[at];
  if (ware === undefined) return found;
  const many = ware.thing === 'bicycle' ? LONG_ROWS : ROWS;
  const count = IN_ROWS.test(prompt) && ware.count <= many ? many : ware.count;
  const states = TAGS.test(prompt) ? [...ware.states, 'tagged' as const] : ware.states;
  return { ...found, subjects: found.subjects.with(at, { ...ware, count, states }) };
}
