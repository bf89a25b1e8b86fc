import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { State, Subject } from '../scene-description.ts';
import { liquidColour } from './toppings.ts';

/** What each drink is shown as while it is poured, in its own colour. */
const POURED: Readonly<Record<string, readonly [thing: string, colour: string]>> = {
  'glass-of-juice': ['poured-glass', '#ffa62e'],
  'glass-of-milk': ['poured-glass', '#fdfaf2'],
  'glass-of-water': ['poured-glass', '#a8dcf0'],
  lemonade: ['poured-glass', '#ffe47a'],
  'cup-with-straw': ['poured-glass', '#4a2416'],
  'iced-drink': ['poured-glass', '#8a5a34'],
  'beer-mug': ['poured-glass', '#f2a91f'],
  'juice-bottle': ['poured-glass', '#ffa62e'],
  'liquor-bottle': ['poured-glass', '#c9802a'],
  'whisky-glass': ['poured-glass', '#c9802a'],
  'wine-glass': ['poured-wine', '#8a1f3a'],
  'wine-bottle': ['poured-wine', '#8a1f3a'],
  'champagne-glass': ['poured-wine', '#f3d98a'],
  'bottle-with-popping-cork': ['poured-wine', '#f3d98a'],
  'hot-beverage': ['poured-cup', '#5a3420'],
  'hot-chocolate': ['poured-cup', '#6b3f26'],
  'teacup-without-handle': ['poured-cup', '#b5702c'],
};
const BOWLS = /^(?:bowl|bowl-with-spoon|cereal-bowl|food-box)$/u;
const VESSELS =
  /^(?:bowl|bowl-with-spoon|food-box|jar|tumbler-glass|glasses|hot-beverage|teacup-without-handle|wine-glass|champagne-glass|beer-mug|glass-of-[a-z]+|coffee-cup|mug)$/u;
const INTO = /\b(?:splash|gush|flow|stream|pour|spill)\p{L}* (?:down )?(?:in|into|over|onto)\b/iu;

const CAN = /\b(?:an?|the|soda|cold|beer|its?) cans?\b|\bfrom cans?\b/iu;
/** What is seen anyway where a drink comes out of a can. */
const IN_THE_CAN = /^(?:drink-can|ice|tumbler-glass|cup-with-straw)$/u;

/** The drink that is poured by nobody who is in the picture; -1 where there is none. */
function drinkIn({ subjects, relations, effects }: FoundSubjects, text: string): number {
  const isDone = subjects.some(
    ({ thing, motions }) => isAnimate(thing) && motions.includes('pour'),
  );
  if (isDone || relations.some(({ kind }) => kind === 'pour')) return -1;
  return subjects.findIndex(
    ({ thing, motions, states }, at) =>
      thing in POURED &&
      (motions.includes('pour') ||
        (INTO.test(text) &&
          (states.includes('splashing') ||
            effects.some(({ kind, from }) => kind === 'splash' && from === at)))),
  );
}

/** What is poured over food, by what it is in. */
const OVER_FOOD: Readonly<Record<string, readonly [thing: string, colour: string]>> = {
  'oil-bottle': ['pouring-bottle', '#d3b52c'],
  'syrup-bottle': ['pouring-bottle', '#b8651c'],
  'sauce-bottle': ['pouring-bottle', '#b8281c'],
  'honey-pot': ['honey-dipper', '#f0a41f'],
};
const RUNS: ReadonlySet<State> = new Set<State>(['wet', 'splashing']);
const ONTO: ReadonlySet<string> = new Set(['over', 'on', 'above', 'into', 'in']);

/** Oil that runs onto bread comes from a bottle that is tilted over it. */
function drizzled(found: FoundSubjects, text: string): FoundSubjects | null {
  const { subjects, relations } = found;
  const on = relations.findIndex(
    ({ from, kind, to }) =>
      to !== null &&
      ONTO.has(kind) &&
      (subjects[from]?.thing ?? '') in OVER_FOOD &&
      (subjects[from]?.motions.includes('pour') === true ||
        subjects[from]?.states.some((state) => RUNS.has(state)) === true),
  );
  const relation = relations[on];
  const bottle = subjects[relation?.from ?? -1];
  const [thing, colour] = OVER_FOOD[bottle?.thing ?? ''] ?? [];
  if (relation === undefined || bottle === undefined || thing === undefined) return null;
  const made = {
    ...bottle,
    thing,
    colour: liquidColour(bottle.thing, text) ?? colour ?? null,
    states: [],
    count: 1,
    motions: [],
    position: null,
  };
  return {
    ...found,
    subjects: subjects.with(relation.from, made),
    relations: relations.with(on, { ...relation, kind: 'on' }),
  };
}

const LEAVES = /^(?:herb|leafy-green|leaf-fluttering-in-wind|seedling|tea-leaves)$/u;
const TEA = /\b(?:tea|matcha|herbal|infusion)\b/iu;
const IS_POURED = /\bpour(?:s|ed|ing)?\b|\bhot water\b/iu;
const OF_TEA = /^(?:teacup-without-handle|teapot|glass-of-water|hot-beverage|kettle)$/u;

/** Hot water over leaves is tea that is made: a kettle above a glass that has them in it. */
function overLeaves(found: FoundSubjects, text: string): FoundSubjects | null {
  const { subjects } = found;
  if (!TEA.test(text) || !IS_POURED.test(text) || !/\bwater\b/iu.test(text)) return null;
  if (subjects.some(({ thing }) => isAnimate(thing))) return null;
  const leaves = subjects.findIndex(({ thing }) => LEAVES.test(thing));
  const cup = subjects.findIndex(({ thing }) => OF_TEA.test(thing));
  const one = subjects[cup];
  if (one === undefined || leaves === -1) return null;
  const colour = /\bgreen\b|matcha/iu.test(text) ? '#cfd873' : '#d9a24a';
  const made: Subject = { ...one, thing: 'poured-tea', colour, count: 1, motions: [], states: [] };
  return withoutAll(
    { ...found, subjects: subjects.with(cup, made) },
    (other) => other !== made && (LEAVES.test(other.thing) || OF_TEA.test(other.thing)),
  );
}

const DRIPS = /\b(?:drip|drizzl|trickl|flow|run|pour)(?:s|p?ing|p?ed|es|e|ning)?\b/iu;

/** Honey that drips from a spoon into its jar does so from a dipper above it. */
function fromSpoon(found: FoundSubjects, text: string): FoundSubjects | null {
  const at = (thing: RegExp) => found.subjects.findIndex((one) => thing.test(one.thing));
  const [honey, spoon] = [at(/^honey-pot$/u), at(/^(?:spoon|honey-dipper)$/u)];
  const [jar, held] = [found.subjects[honey], found.subjects[spoon]];
  if (jar === undefined || held === undefined || !DRIPS.test(text)) return null;
  if (found.subjects.some(({ thing }) => isPerson(thing))) return null;
  const dipper = { ...held, thing: 'honey-dipper', colour: null, states: [], motions: [] };
  return {
    ...found,
    subjects: found.subjects.with(honey, { ...jar, states: [] }).with(spoon, dipper),
    relations: [
      ...found.relations.filter(({ from, to }) => from !== spoon && to !== spoon),
      { from: spoon, kind: 'on', to: honey },
    ],
  };
}

/** Liquid on its way into a glass, a cup or a bowl is one thing with it, which stands on the table. */
export function poured(found: FoundSubjects, text: string): FoundSubjects {
  const over = drizzled(found, text) ?? overLeaves(found, text) ?? fromSpoon(found, text);
  if (over !== null) return over;
  const at = drinkIn(found, text);
  const drink = found.subjects[at];
  const [vessel, colour] = POURED[drink?.thing ?? ''] ?? [];
  if (drink === undefined || vessel === undefined || colour === undefined) return found;
  const into = found.relations
    .filter(({ from, kind, to }) => from === at && kind !== 'next-to' && to !== null)
    .map(({ to }) => found.subjects[to ?? -1]);
  if (into.some((one) => one !== undefined && one.thing !== 'ice' && !VESSELS.test(one.thing)))
    return found;
  const isBowl = into.some((one) => BOWLS.test(one?.thing ?? ''));
  const isIced = /\bice(?:d| cubes?)?\b(?! (?:cream|tea))/iu.test(text);
  const made: Subject = {
    ...drink,
    thing: isBowl
      ? 'poured-bowl'
      : vessel === 'poured-glass' && CAN.test(text)
        ? 'poured-can'
        : vessel === 'poured-glass' && isIced
          ? 'poured-iced'
          : vessel,
    colour: drink.colour ?? colour,
    count: 1,
    motions: [],
    states: [],
  };
  const isGone = (one: Subject) =>
    into.includes(one) ||
    (isBowl && BOWLS.test(one.thing)) ||
    (made.thing === 'poured-iced' && one.thing === 'ice') ||
    (made.thing === 'poured-can' && IN_THE_CAN.test(one.thing));
  return onTable(withoutAll({ ...found, subjects: found.subjects.with(at, made) }, isGone), made);
}

function withoutAll(found: FoundSubjects, isGone: (one: Subject) => boolean): FoundSubjects {
  const at = found.subjects.findLastIndex(isGone);
  return at === -1 ? found : withoutAll(without(found, at, null), isGone);
}

/** Beside who sits at a table, it is on that table. */
function onTable(found: FoundSubjects, made: Subject): FoundSubjects {
  const [from, table] = [
    found.subjects.indexOf(made),
    found.subjects.findIndex(({ thing }) => thing === 'table'),
  ];
  const effects = found.effects.filter((effect) => effect.from !== from);
  if (table === -1) return { ...found, effects };
  return { ...found, effects, relations: [{ from, kind: 'on', to: table }, ...found.relations] };
}
