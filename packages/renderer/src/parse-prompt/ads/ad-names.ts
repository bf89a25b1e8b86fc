import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';

/** "Cereal ad for Crunchy Moons": what only a name speaks of is not shown beside what is sold. */
export function withoutName(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  { rest, brand }: { readonly rest: string; readonly brand: string | null },
): FoundSubjects {
  const start = brand === null ? -1 : rest.indexOf(brand);
  if (brand === null || start < 0) return found;
  const isInside = (at: number) => {
    const span = phrases[at]?.span;
    return span !== undefined && span.start >= start && span.end <= start + brand.length;
  };
  const named = found.subjects.findIndex((_, at) => {
    const own = found.phrasesOf[at] ?? [];
    return own.length > 0 && own.every(isInside);
  });
  const isSold = found.subjects.some(({ thing }, at) => at !== named && !isPerson(thing));
  return named === -1 || !isSold ? found : without(found, named, null);
}
