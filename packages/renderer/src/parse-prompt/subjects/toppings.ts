import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isAnimate } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

const RUNS =
  /\b(?:drip|drizzl|pour|trickl|flow|ooz|melt|dripp|stream)(?:s|ed|es|ing|e)?\b|\bpoured\b/iu;
const FOR_SALE = /\b(?:ads?|advert\p{L}*|commercial|promo\p{L}*|brand|campaign|logo)\b/iu;

/** What runs, and its colour. */
const LIQUIDS: Readonly<Record<string, string>> = {
  'honey-pot': '#f0a818',
  'syrup-bottle': '#a4551a',
  'sauce-bottle': '#c32c22',
  'sauce-pool': '#b86a22',
};
/** Of a sauce that is named. */
const SAUCES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chocolate|cocoa|fudge)\b/iu, '#4a2416'],
  [/\b(?:caramel|toffee|butterscotch)\b/iu, '#c47a22'],
  [/\b(?:cream|custard|vanilla sauce|white sauce|yogh?urt|mayonnaise|tahini)\b/iu, '#fff0cf'],
  [/\b(?:soy|teriyaki|gravy|balsamic)\b/iu, '#4a2a18'],
  [/\b(?:pesto|green sauce|chimichurri)\b/iu, '#5f8f2f'],
];

/** Sweet things that sauce and berries are put on. */
export const BASES =
  /^(?:pancakes|waffle|cupcake|layer-cake|birthday-cake|cake-slice|pie-slice|pie|soft-ice-cream|ice-cream-sundae|ice-cream|brownies|creme-brulee|tiramisu|doughnut|croissant|bread|custard|shaved-ice)$/u;
export const BERRIES =
  /^(?:blueberries|strawberry|cherries|butter|red-apple|banana|kiwi-fruit|peach)$/u;
const IS_ON = /^(?:on|over|above|into|onto|across)$/u;

const isFood = (found: FoundSubjects, at: number | null): boolean => {
  const thing = found.subjects[at ?? -1]?.thing;
  return thing !== undefined && !isAnimate(thing) && !(thing in LIQUIDS) && !VESSEL.test(thing);
};
const VESSEL = /bowl|cup|mug|glass|jar|bottle|bucket|table|plate$/u;

/** The colour of what runs, by the words of the prompt. */
export function liquidColour(thing: string, text: string): string | null {
  if (thing !== 'sauce-bottle' && thing !== 'sauce-pool') return LIQUIDS[thing] ?? null;
  return SAUCES.find(([named]) => named.test(text))?.[1] ?? LIQUIDS[thing] ?? null;
}

/** The liquid of a relation, and the food that it runs onto; null where nothing does. */
function runsOnto(found: FoundSubjects, relation: Relation, isRunning: boolean) {
  const { from, kind, to } = relation;
  const isLiquid = (at: number | null) => (found.subjects[at ?? -1]?.thing ?? '') in LIQUIDS;
  if (isLiquid(from) && IS_ON.test(kind) && isRunning && isFood(found, to) && to !== null)
    return { liquid: from, food: to };
  // "Cheesecake with strawberry sauce".
  const isServed = kind === 'next-to' && BASES.test(found.subjects[from]?.thing ?? '');
  return isServed && isLiquid(to) && to !== null ? { liquid: to, food: from } : null;
}

/** Honey and sauce run down onto the food in a stream, and berries lie on top of it. */
export function topped(found: FoundSubjects, text: string): FoundSubjects {
  // What is sold in a bottle comes out of it; what has none runs by itself.
  const isBottled = !found.subjects.some(({ thing }) => thing === 'sauce-pool');
  if (FOR_SALE.test(text) && isBottled) return found;
  const isRunning = RUNS.test(text);
  let subjects = found.subjects;
  let covered: number | null = null;
  const relations = found.relations.map((relation): Relation => {
    const run = runsOnto(found, relation, isRunning);
    const liquid = found.subjects[run?.liquid ?? -1];
    if (run === null || liquid === undefined) return relation;
    const colour = liquid.colour ?? liquidColour(liquid.thing, text);
    const made = { ...liquid, thing: 'drizzle', colour, count: 1, motions: [], states: [] };
    subjects = subjects.with(run.liquid, made);
    covered = run.food;
    return { from: run.liquid, kind: 'on', to: run.food };
  });
  const onTop = relations.map((relation): Relation => {
    const { from, kind, to } = relation;
    const isBerry = BERRIES.test(subjects[to ?? -1]?.thing ?? '');
    // Butter melts under what is poured over it.
    const isUnder = subjects[to ?? -1]?.thing === 'butter';
    const isBare = (from !== covered || isUnder) && BASES.test(subjects[from]?.thing ?? '');
    const isSole =
      isBare && (isUnder || !relations.some((one) => one.to === from && one.kind === 'on'));
    if (kind !== 'next-to' || to === null || !isBerry || !isSole) return relation;
    const berry = subjects[to];
    if (berry !== undefined) subjects = subjects.with(to, { ...berry, size: 'tiny' });
    return { from: to, kind: 'on', to: from };
  });
  for (const { from, kind, to } of onTop) {
    const candle = subjects[from];
    const isLit = candle?.thing === 'candle' && BASES.test(subjects[to ?? -1]?.thing ?? '');
    if (candle !== undefined && kind === 'on' && isLit)
      subjects = subjects.with(from, { ...candle, size: 'tiny' });
  }
  return { ...found, ...withBerry(subjects, onTop, text, isRunning) };
}

const ON_TOP = /\bon top\b(?! of\b)/iu;

/** "Pancakes with syrup, a strawberry on top": it is on them, and what ran has run down. */
function withBerry(
  subjects: readonly Subject[],
  relations: readonly Relation[],
  text: string,
  isRunning: boolean,
): Pick<FoundSubjects, 'subjects' | 'relations'> {
  const berry = subjects.findIndex(({ thing }) => BERRIES.test(thing));
  const base = subjects.findIndex(({ thing }) => BASES.test(thing));
  // "With blueberries and syrup": who would have it pour says so.
  const isServed = ({ from, kind, to }: Relation) =>
    !isRunning && kind === 'next-to' && from === base && to === berry;
  const isPlaced = relations.some(
    (one) => (one.from === berry && one.to !== null) || (one.to === berry && !isServed(one)),
  );
  const isSaid = ON_TOP.test(text) || relations.some(isServed);
  if (berry === -1 || base === -1 || isPlaced || !isSaid) return { subjects, relations };
  const run = subjects.map((one) => (one.thing === 'drizzle' ? { ...one, count: 0 } : one));
  return {
    subjects: run.map((one, at) => (at === berry ? { ...one, size: 'tiny' } : one)),
    relations: [
      ...relations.filter(
        (one) => run[one.from]?.count !== 0 && one.from !== berry && !isServed(one),
      ),
      { from: berry, kind: 'on', to: base },
    ],
  };
}
