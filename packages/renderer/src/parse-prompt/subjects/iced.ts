import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';

/** Drinks that are drawn with ice in them. */
const ICED =
  /^(?:whisky-glass|lemonade|cocktail-glass|tropical-drink|cup-with-straw|iced-tea|iced-coffee|tumbler-glass)$/u;

/** "A whisky with two ice cubes": they are in it already. */
export function iced(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const isIce = (at: number | null) => subjects[at ?? -1]?.thing === 'ice';
  const isDrink = (at: number | null) => ICED.test(subjects[at ?? -1]?.thing ?? '');
  const served = relations.find(
    ({ from, kind, to }) =>
      (kind === 'in' && isIce(from) && isDrink(to)) ||
      (kind === 'next-to' && isDrink(from) && isIce(to)),
  );
  if (served === undefined || served.to === null) return found;
  return isIce(served.from)
    ? without(found, served.from, served.to)
    : without(found, served.to, served.from);
}
