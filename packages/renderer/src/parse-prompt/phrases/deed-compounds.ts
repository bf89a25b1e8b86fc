import { isPerson } from '../kinds-of-things.ts';
import { type Meaning, type Vocabulary, valuesIn } from '../vocabulary.ts';
import { singularsOf } from './tokens.ts';

/** What needs no article as an object, although there is one of it. */
const MASS = /^(?:laundry|water|cheese|wool|snow|soil|paint|wood|clay|bread|dough)$/u;
/** What one has on: "a woman, reading glasses". */
const WORN =
  /(?:glasses|shoes|boots|gloves|trunks|bottoms|shorts|pants|fins|goggles|lessons|shears|tongs|scissors)$/u;

interface Named {
  readonly text: string;
  readonly meanings: readonly Meaning[];
}

const isNamed = ({ kind }: Meaning): boolean =>
  kind === 'thing' || kind === 'setting' || kind === 'hint';

/** Whether somebody was named right before. */
function isAfterPerson(before: Named | undefined): boolean {
  const [thing] = valuesIn(before?.meanings ?? [], 'thing');
  return thing !== undefined && isPerson(thing);
}

/**
 * A compound that begins with a deed, after somebody who does it: "a child stacking blocks", "a woman hanging laundry".
 * It is what is left of it: a deed, or null for words that are to be read one by one.
 */
export function saidOfDoer<Of extends Named>(
  found: Of,
  before: Named | undefined,
  vocabulary: Vocabulary,
): Of | null {
  const [first = '', ...rest] = found.text.split('-');
  const last = rest.at(-1) ?? '';
  if (!first.endsWith('ing') || last === '' || !isAfterPerson(before)) return found;
  const meanings = found.meanings.filter(({ kind }) => kind === 'verb' || kind === 'hint');
  if (meanings.some(({ kind }) => kind === 'verb')) return { ...found, meanings };
  if (!found.meanings.some(isNamed) || WORN.test(last)) return found;
  const deed = valuesIn(vocabulary.get(first) ?? [], 'verb').some(
    ({ meaning }) => meaning.deed !== null,
  );
  const isObject = MASS.test(last) || singularsOf(last).length > 0;
  return deed && isObject ? null : found;
}
