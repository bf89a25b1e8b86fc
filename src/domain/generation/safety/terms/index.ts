import { dangerLists } from './danger.ts';
import { explicitLists } from './explicit.ts';
import { hateLists } from './hate.ts';
import { innocentPhrases } from './innocent.ts';
import { intimateLists } from './intimate.ts';
import { minorLists } from './minors.ts';

/** Each list by the language of its terms; the languages are for readers, all are looked for. */
export const LISTS = {
  ...minorLists,
  ...explicitLists,
  ...intimateLists,
  ...dangerLists,
  ...hateLists,
  innocent: innocentPhrases,
} as const;

export type ListName = keyof typeof LISTS;
