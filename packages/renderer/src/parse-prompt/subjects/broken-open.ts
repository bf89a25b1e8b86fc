import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate } from '../kinds-of-things.ts';
import type { Subject } from '../scene-description.ts';

const BREAKS =
  /\b(?:break|breaks|breaking|broken|snap|snaps|snapping|snapped|crack|cracks|cracking|split|splits|splitting|torn|tears|pulled apart|bitten|cut open|in half|in two)\b/iu;
const FILLED =
  /\b(?:inside|filling|filled|centre|center|core|ooz\p{L}*|flow\p{L}*|stretch\p{L}*|gooey|melting|molten|melted)\b/iu;

const BROKEN: Readonly<Record<string, string>> = {
  'chocolate-bar': 'broken-chocolate',
  cookie: 'broken-cookie',
};
/** Sweets without a drawing of their own, which are filled bars here. */
const PRALINES = /\b(?:pralines?|truffles?|candy bars?|bonbons?|chocolates?)\b/iu;

const FILLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:caramel|toffee|butterscotch|honey|fudge|dulce de leche)\b/iu, '#d98a1f'],
  [/\b(?:strawberry|raspberry|cherry|berry|jam)\b/iu, '#c22a45'],
  [/\b(?:mint|pistachio|matcha)\b/iu, '#9ac86a'],
  [/\b(?:coconut|cream|milk|vanilla|white chocolate|yogh?urt)\b/iu, '#fff3dc'],
  [/\b(?:orange|mango|apricot|lemon)\b/iu, '#f6a52c'],
  [/\b(?:hazelnut|nougat|peanut butter|nut)\b/iu, '#b9793a'],
  [/\b(?:chocolate|cocoa)\b/iu, '#4a2416'],
];
/** What is only seen as the filling. */
const INSIDE = /^(?:candy|sauce-pool|honey-pot|butter|chocolate-bar)$/u;

function fillingIn(text: string, thing: string): string | null {
  const own = thing === 'broken-chocolate' ? FILLINGS.slice(0, -1) : FILLINGS;
  return own.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Chocolate or a cookie that breaks shows what is in it: it falls in two, not in shards. */
export function brokenOpen(found: FoundSubjects, text: string): FoundSubjects {
  const { subjects } = found;
  if (subjects.some(({ thing }) => isAnimate(thing))) return found;
  const isBroken = BREAKS.test(text);
  const at = subjects.findIndex(
    ({ thing }) =>
      (isBroken && thing in BROKEN) ||
      (thing === 'candy' && PRALINES.test(text) && FILLED.test(text)),
  );
  const sweet = subjects[at];
  if (sweet === undefined || sweet.count > 3) return found;
  const thing = BROKEN[sweet.thing] ?? 'broken-chocolate';
  const made: Subject = {
    ...sweet,
    thing,
    count: 1,
    colour: fillingIn(text, thing),
    states: [],
    motions: [],
  };
  return withoutFilling({ ...found, subjects: subjects.with(at, made) }, made);
}

function withoutFilling(found: FoundSubjects, made: Subject): FoundSubjects {
  const at = found.subjects.findIndex((one) => one !== made && INSIDE.test(one.thing));
  return at === -1 ? found : withoutFilling(without(found, at, null), made);
}
