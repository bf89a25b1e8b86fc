import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate } from '../kinds-of-things.ts';

const PULLED =
  /\bcheese[- ]pull|\b(?:cheese|mozzarella)(?:,)? (?:that |which |is |are |being |strings? |slowly |gently |visibly )*(?:stretch|drip|pull|string|ooz|melt|drawn|strand|trail|hang)|\b(?:stretch|pull|melt|drip)(?:s|es|ing|ed)?(?: (?:of|the|some|hot|long|melted|gooey|stringy|strands?|strings?|threads?))* (?:cheese|mozzarella)\b|\b(?:strings?|strands?|threads?)(?: of)?(?: [\p{L}-]+)? (?:cheese|mozzarella)\b|\bcheesy\b[^.;]*\b(?:pull|stretch|lift)|\b(?:stretchy|stringy|stretching|gooey|dripping|melted|melting|oozing)(?: hot| mozzarella)?[ -]cheese\b|\b(?:lift|pull|tak|grab)(?:s|e|es|ing|ed)?(?: up| out| away)?(?: an?| one| the)?(?: \p{L}+)?[ -](?:slice|pizza-slice|slice-of-pizza)\b/iu;
const PIZZA = /^(?:pizza|pizza-slice)$/u;
const TAKEN = /^(?:pizza-slice|pizza|cheese-wedge|cheese|hand|hands|.*(?:-hand|-fist|-hands))$/u;

/** A piece of pizza that is taken while its cheese stretches is one thing with the pizza. */
export function withPull(found: FoundSubjects, text: string): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }) => PIZZA.test(thing));
  const pizza = found.subjects[at];
  const isEaten = found.relations.some(
    ({ from, to }) => to === at && isAnimate(found.subjects[from]?.thing ?? ''),
  );
  if (pizza === undefined || pizza.count > 1 || isEaten || !PULLED.test(text)) return found;
  const made = { ...pizza, thing: 'cheese-pull', count: 1, motions: [], states: [] };
  const rest = { ...found, subjects: found.subjects.with(at, made) };
  const isTaken = ({ thing }: { thing: string }) => TAKEN.test(thing);
  return withoutAll(rest, isTaken);
}

function withoutAll(
  found: FoundSubjects,
  isGone: (one: FoundSubjects['subjects'][number]) => boolean,
): FoundSubjects {
  const at = found.subjects.findLastIndex(isGone);
  return at === -1 ? found : withoutAll(without(found, at, null), isGone);
}
