import { type TaggedPhrase, verbOf } from './tag-phrases.ts';

const isConjugated = (phrase: TaggedPhrase): boolean =>
  phrase.role === 'be' || (phrase.role === 'verb' && verbOf(phrase)?.form === 's');

const BEFORE_NOUN: ReadonlySet<TaggedPhrase['role']> = new Set([
  'adjective',
  'attribute',
  'unknown',
]);

/** Whether somebody new is named after the "and" at this place, who does something: "and a cat naps". */
function isClauseNext(phrases: readonly TaggedPhrase[], at: number): boolean {
  let next = at + 1;
  if (phrases[next]?.role !== 'determiner') return false;
  next += 1;
  while (BEFORE_NOUN.has(phrases[next]?.role ?? 'stop')) next += 1;
  if (phrases[next]?.role !== 'noun') return false;
  next += 1;
  while (phrases[next]?.role === 'unknown') next += 1;
  const verb = phrases[next];
  return verb !== undefined && isConjugated(verb);
}

/** "A woman reads a book and a cat naps": the second says nothing of the first, as after "while". */
export function inClauses(phrases: readonly TaggedPhrase[]): readonly TaggedPhrase[] {
  let isSaid = false;
  return phrases.map((phrase, at) => {
    if (phrase.role === 'stop') isSaid = false;
    else if (isConjugated(phrase)) isSaid = true;
    const isNew = phrase.text === 'and' && isSaid && isClauseNext(phrases, at);
    return isNew ? { ...phrase, role: 'clause' as const } : phrase;
  });
}
