import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { first } from './clause-state.ts';

/** "From a small bowl to a bigger one", "a red balloon and a blue one": what another one is one of. */
export function otherOne(phrases: readonly TaggedPhrase[], at: number): TaggedPhrase | null {
  const [article, told, one, next] = phrases.slice(Math.max(0, at - 2), at + 2);
  const isMeant =
    at > 2 &&
    one?.text === 'one' &&
    told?.role === 'adjective' &&
    /^(?:an?|the)$/u.test(article?.text ?? '') &&
    !/^(?:noun|attribute|adjective)$/u.test(next?.role ?? '') &&
    next?.text !== 'of';
  if (!isMeant) return null;
  const same = phrases
    .slice(0, at)
    .findLast((phrase) => phrase.role === 'noun' && first(phrase, 'thing') !== undefined);
  // Of two cats, "a black one" is one of them.
  return same === undefined || same.isPlural ? null : same;
}
