import { valuesIn } from '../vocabulary.ts';
import { ADVERB } from './adverbs.ts';
import { closedRole, type Role } from './closed-words.ts';
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

const isBase = (phrase: Phrase | undefined): boolean =>
  valuesIn(phrase?.meanings ?? [], 'verb').some(({ form }) => form === 'base');

/** "To raise the water and drink": what somebody wants to do, too. */
export function isSecondPurpose(
  { phrases, roles }: { readonly phrases: readonly Phrase[]; readonly roles: readonly Role[] },
  at: number,
): boolean {
  if (!isBase(phrases[at]) || roles[at - 1] !== 'and') return false;
  const next = closedRole(phrases[at + 1]?.text ?? '');
  const isLast = phrases[at + 1] === undefined || next === 'comma' || next === 'stop';
  const isTo = (one: number) => roles[one] === 'verb' && phrases[one - 1]?.text === 'to';
  return isLast && roles.some((_, one) => isTo(one) && isBase(phrases[one]));
}
