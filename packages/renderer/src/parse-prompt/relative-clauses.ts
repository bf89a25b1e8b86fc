import { ADVERB } from './adverbs.ts';
import { type ClauseState, draftAt } from './clause-state.ts';
import type { Phrase } from './find-phrases.ts';
import { isPerson } from './kinds-of-things.ts';
import { valuesIn } from './vocabulary.ts';

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

/** "A girl feeds ducks that swim in a pond": what follows is said of the ducks. */
export function relateClause(state: ClauseState, text: string): void {
  const { last } = state;
  const noun = draftAt(state, last);
  if (last === null || noun === undefined || state.agents.includes(last)) return;
  const isMeant = text === 'who' ? isPerson(noun.thing) : text === 'that' || text === 'which';
  if (!isMeant) return;
  state.agents = [last];
  state.joined = null;
  state.verb = null;
}
