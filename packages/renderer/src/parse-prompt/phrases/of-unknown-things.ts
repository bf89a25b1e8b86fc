import type { VerbUse } from '../words/verb-forms.ts';
import { ADVERB, PREPOSITIONAL, WHERE } from './adverbs.ts';
import { closedRole, type Role } from './closed-words.ts';
import type { Phrase } from './find-phrases.ts';

interface Reading {
  readonly phrases: readonly Phrase[];
  readonly roles: readonly Role[];
}

const ONE_OF_MANY =
  /^(?:first|second|third|fourth|fifth|last|next|little|small|older|younger)-one$/u;

/** Whether nothing follows that could be what a noun is of: an end, a preposition or an adverb. */
function isLast(phrase: Phrase | undefined): boolean {
  if (phrase === undefined) return true;
  const role = closedRole(phrase.text);
  return (
    /^(?:preposition|comma|stop|and|clause|pronoun)$/u.test(role ?? '') ||
    PREPOSITIONAL.test(phrase.text) ||
    ADVERB.test(phrase.text) ||
    /^(?:off|away|up|down|so|back|around|past|by|over)$/u.test(phrase.text)
  );
}

/**
 * "His wig flies off", "the mammoth outside watches", "a third one stamps": somebody was named,
 * whether we know a picture of it or not, and what follows in the form of a verb is what it does.
 */
export function isDoneByUnknown(
  { phrases, roles }: Reading,
  at: number,
  { form }: VerbUse,
): boolean {
  const isGoverning = closedRole(phrases[at + 1]?.text ?? '') === 'determiner';
  if (form !== 's' || !(isLast(phrases[at + 1]) || isGoverning)) return false;
  const before = phrases[at - 1];
  if (before === undefined || roles[at - 1] === undefined) return false;
  if (WHERE.test(before.text)) return roles[at - 2] === 'noun';
  if (before.text === 'one' || ONE_OF_MANY.test(before.text)) return roles[at - 1] !== 'noun';
  return (
    roles[at - 1] === 'unknown' &&
    before.meanings.length === 0 &&
    !ADVERB.test(before.text) &&
    /^(?:determiner|noun|attribute)$/u.test(roles[at - 2] ?? '')
  );
}
