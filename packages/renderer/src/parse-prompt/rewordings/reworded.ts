import { withoutViewpoint } from '../description/viewpoints.ts';
import { createSieve } from '../needed-letters.ts';
import { IN_ORDER } from './in-order.ts';
import { withoutPupils } from './people/lessons.ts';

const sieve = createSieve(IN_ORDER.map(([words]) => words));

/** A prompt in words that are read more easily. */
export function reworded(text: string): string {
  let said = withoutPupils(withoutViewpoint(text));
  let may = sieve(said.toLowerCase());
  for (const [at, [words, otherwise]] of IN_ORDER.entries()) {
    if (may[at] === 0) continue;
    const next = said.replaceAll(words, (found: string, ...parts: string[]) =>
      otherwise(found, ...parts).padEnd(found.length),
    );
    if (next !== said) may = sieve(next.toLowerCase());
    said = next;
  }
  return said;
}
