import { valuesIn } from '../vocabulary.ts';
import { ADVERB } from './adverbs.ts';
import type { Phrase } from './find-phrases.ts';

const BE = /^(?:is|are|was|were|has|have)$/u;
export const RELATIVE = /^(?:wh(?:o|ich|ose|om)|that)$/u;

/** Whether "that" goes on about the noun before it: "jellyfish that glow". */
export function isRelative(phrases: readonly Phrase[], at: number): boolean {
  if (phrases[at]?.text !== 'that') return false;
  const next = phrases[at + (ADVERB.test(phrases[at + 1]?.text ?? '') ? 2 : 1)];
  // "A sign that says": the sign does not speak.
  if (/^(?:says|reads|say|read)$/u.test(next?.text ?? '')) return false;
  return BE.test(next?.text ?? '') || valuesIn(next?.meanings ?? [], 'verb').length > 0;
}
