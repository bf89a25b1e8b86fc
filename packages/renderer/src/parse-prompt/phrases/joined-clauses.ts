import { type TaggedPhrase, verbOf } from './tag-phrases.ts';

const isConjugated = (phrase: TaggedPhrase): boolean =>
  phrase.role === 'be' || (phrase.role === 'verb' && verbOf(phrase)?.form === 's');

const BEFORE_NOUN: ReadonlySet<TaggedPhrase['role']> = new Set([
  'adjective',
  'attribute',
  'unknown',
]);

/** Where the words after a noun with its article begin; null when there is none. */
function afterNoun(phrases: readonly TaggedPhrase[], at: number): number | null {
  if (phrases[at]?.role !== 'determiner') return null;
  let next = at + 1;
  while (BEFORE_NOUN.has(phrases[next]?.role ?? 'stop')) next += 1;
  return phrases[next]?.role === 'noun' ? next + 1 : null;
}

/** "And children cheer", "and two pigeons scatter": several who have no article, and what they do. */
function isPluralClauseNext(phrases: readonly TaggedPhrase[], at: number): boolean {
  let next = at + 1;
  while (/^(?:adjective|attribute)$/u.test(phrases[next]?.role ?? '')) next += 1;
  const [noun, verb, after] = [phrases[next], phrases[next + 1], phrases[next + 2]];
  const isGoverning = after === undefined || /^(?:noun|and)$/u.test(after.role) === false;
  return (
    noun?.role === 'noun' &&
    noun.isPlural &&
    verb?.role === 'verb' &&
    verbOf(verb)?.form === 'base' &&
    isGoverning
  );
}

/** Whether somebody new is named after the "and" at this place, who does something: "and a cat naps". */
function isClauseNext(phrases: readonly TaggedPhrase[], at: number): boolean {
  let next = afterNoun(phrases, at + 1);
  if (next === null) return false;
  // "And a frog on a lily pad looks on".
  if (phrases[next]?.role === 'preposition') next = afterNoun(phrases, next + 1) ?? next;
  while (phrases[next]?.role === 'unknown') next += 1;
  const verb = phrases[next];
  return verb !== undefined && isConjugated(verb);
}

/** "A woman reads a book and a cat naps": the second says nothing of the first, as after "while". */
export function inClauses(phrases: readonly TaggedPhrase[]): readonly TaggedPhrase[] {
  let isSaid = false;
  return phrases.map((phrase, at) => {
    if (phrase.role === 'stop') isSaid = false;
    else if (phrase.role === 'verb' || phrase.role === 'be') isSaid = true;
    const isNew =
      phrase.text === 'and' &&
      isSaid &&
      (isClauseNext(phrases, at) || isPluralClauseNext(phrases, at));
    return isNew ? { ...phrase, role: 'clause' as const } : phrase;
  });
}
