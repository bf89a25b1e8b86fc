import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { type ClauseState, first } from './clause-state.ts';

/** "In the background": of what was named last. */
export function readPosition(
  state: ClauseState,
  phrases: readonly TaggedPhrase[],
  phrase: TaggedPhrase,
  at: number,
): void {
  const index = state.last ?? state.agents.at(-1) ?? -1;
  const draft = state.subjects[index];
  const position = first(phrase, 'position');
  if (draft === undefined || position === undefined) return;
  // "With mountains in the background": they are, and not who was named before.
  const isOfPlace =
    /^(?:noun|condition|unknown|picture)$/u.test(phrases[at - 1]?.role ?? '') &&
    !draft.phrases.includes(at - 1);
  if (position === 'far' && isOfPlace) return;
  draft.position = position;
  if (position !== 'far') return;
  // What is far behind somebody is in nobody's hands.
  for (const [one, relation] of state.relations.entries())
    if (relation.to === index && relation.kind === 'hold')
      state.relations[one] = { ...relation, kind: 'next-to' };
}
