import { valuesIn } from '../vocabulary.ts';
import { closedRole, type Role } from './closed-words.ts';
import type { Phrase } from './find-phrases.ts';

/** Words for one of several who were named before, or for those who are left. */
export const MEMBER = /^(?:one|another|others?)$/u;

const STARTS = /^(?:comma|and|stop|clause)$/u;

/** "One black, the other white": nothing follows that it could be said of. */
function isSaidOfMember(phrases: readonly Phrase[], at: number): boolean {
  const { meanings = [] } = phrases[at] ?? {};
  const isLook = meanings.some(({ kind }) => kind === 'colour' || kind === 'state');
  const after = phrases[at + 1]?.text;
  return isLook && (after === undefined || /^(?:and|comma|stop)$/u.test(closedRole(after) ?? ''));
}

/** "One drops a tray", "the other in blue": somebody of those who were named. */
export function isMember(phrases: readonly Phrase[], roles: readonly Role[], at: number): boolean {
  const text = phrases[at]?.text ?? '';
  const isOther = text === 'other' && phrases[at - 1]?.text === 'the';
  if (!(isOther || /^(?:one|another)$/u.test(text)) || !roles.includes('noun')) return false;
  if (!STARTS.test(roles[at - (isOther ? 2 : 1)] ?? '')) return false;
  const next = phrases[at + 1];
  const meanings = next?.meanings ?? [];
  const role = closedRole(next?.text ?? '');
  const [verb] = valuesIn(meanings, 'verb');
  const isPlaced =
    (role === 'preposition' && next?.text !== 'of') || valuesIn(meanings, 'place').length > 0;
  const isGapped = isOther && role === 'determiner' && roles.includes('verb');
  return (
    role === 'be' ||
    verb?.form === 's' ||
    verb?.form === 'ing' ||
    isPlaced ||
    isGapped ||
    isSaidOfMember(phrases, at + 1)
  );
}
