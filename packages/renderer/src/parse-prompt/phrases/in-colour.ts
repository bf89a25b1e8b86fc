import { isPerson } from '../kinds-of-things.ts';
import { valuesIn } from '../vocabulary.ts';
import type { VerbUse } from '../words/verb-forms.ts';
import type { Role } from './closed-words.ts';
import type { Phrase } from './find-phrases.ts';

/** "Women in red run", "a car in blue drives": a colour of clothes or of a thing ends what is said of them. */
export function isDoneInColour(
  { phrases, roles }: { readonly phrases: readonly Phrase[]; readonly roles: readonly Role[] },
  at: number,
  { form }: VerbUse,
): boolean {
  const who = phrases[at - 3];
  const isColour = valuesIn(phrases[at - 1]?.meanings ?? [], 'colour').length > 0;
  if (!isColour || phrases[at - 2]?.text !== 'in' || roles[at - 3] !== 'noun') return false;
  const [thing] = valuesIn(who?.meanings ?? [], 'thing');
  const isMany = who?.isPlural === true || /(?:[^s]s|men|people|children)$/u.test(who?.text ?? '');
  const isWorn = phrases[at]?.meanings.some(({ kind }) => kind === 'garment' || kind === 'hair');
  return (
    thing !== undefined &&
    (isPerson(thing) || form === 's') &&
    form === (isMany ? 'base' : 's') &&
    isWorn !== true
  );
}
