import { isAnimate, isVehicle } from '../kinds-of-things.ts';
import type { Motion, Relation, State, Subject, SubjectEffect } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  readonly effects: readonly SubjectEffect[];
}

/** Things that illustrators give faces to when they act, by parts of their names. */
const CHARACTERFUL =
  /^(?:(?:sun|cloud|star)-character|cactus|.*(?:apple|banana|strawberry|lemon|orange|tangerine|avocado|pear|peach|cherr|grape|melon|kiwi|mango|coconut|tomato|carrot|broccoli|cucumber|potato|eggplant|onion|garlic|pepper|mushroom|corn|peanut|olive|egg|bread|bagel|croissant|toast|baguette|pretzel|cookie|doughnut|cupcake|muffin|cake|pizza|burger|hot-dog|hotdog|taco|burrito|sushi|dumpling|cheese|bacon|popcorn|french-fries|ice-cream|lollipop|candy|chocolate|milk|mug|cup|coffee|beverage|teapot|bottle|juice|sock|shoe|boot|toaster|kettle|blender|washing-machine|refrigerator|microwave|oven|vacuum|light-bulb|battery|toothbrush|toothpaste|tooth|soap|sponge|pencil|crayon|eraser|book|backpack|phone|laptop|alarm-clock|pillow|bucket|trash-can|piggy-bank|gift|envelope|radish|turnip|pineapple|waffle|pancakes))/u;

/** What only somebody does. */
const MOTIONS: ReadonlySet<Motion> = new Set<Motion>([
  'run',
  'walk',
  'jump',
  'dance',
  'wave',
  'sing',
  'cheer',
  'clap',
  'lift',
  'meditate',
  'stretch',
  'juggle',
  'punch',
  'fight',
  'think',
  'pushup',
]);
const DEEDS = new Set(['play', 'kick', 'ride', 'read', 'throw', 'hug', 'water', 'chase', 'push']);
const USES = new Set([...DEEDS, 'hold', 'hand-in-hand']);
const IN_SKY = /^(?:sun|cloud|star)-character$/u;
/** Drawn with a face. */
const OF_OWN = /-mascot$|^smiling-/u;
const HATS = /(?:^|-)(?:hat|cap|sombrero|beanie|crown|helmet)$/u;

const has = (states: readonly State[] | undefined, state: State) =>
  states?.includes(state) === true;

const OUT: ReadonlySet<string> = new Set(['out-of', 'into', 'in', 'towards']);
const BAKES =
  /oven$|^(?:toaster|microwave|fridge|grill|stove|frying-pan|pot-of-food|bag|basket|package|open-box)$/u;

function isActing({ subjects, relations }: Cast, at: number): boolean {
  const { thing, motions } = subjects[at] ?? { thing: '', motions: [] };
  if (!CHARACTERFUL.test(thing)) return false;
  const deeds = relations.filter(({ from, kind }) => from === at && DEEDS.has(kind));
  const lifts = relations.some(
    ({ from, kind, to }) =>
      from === at && kind === 'hold' && /barbell|dumbbell/u.test(subjects[to ?? -1]?.thing ?? ''),
  );
  // What is dragged along does nothing itself.
  const isDragged = relations.some(
    ({ kind, to }) => to === at && (kind === 'pull' || kind === 'carry' || kind === 'push'),
  );
  const isHolder =
    has(subjects[at]?.states, 'faced') &&
    relations.some(({ from, kind }) => from === at && kind === 'hold');
  // What splashes or flies through the air in drops runs nowhere.
  const isWet = has(subjects[at]?.states, 'splashing') && !has(subjects[at]?.states, 'limbed');
  // Bread that comes out of the oven has no legs.
  const isBaked = relations.some(
    ({ from, kind, to }) =>
      from === at && OUT.has(kind) && BAKES.test(subjects[to ?? -1]?.thing ?? ''),
  );
  if (isBaked) return false;
  const isMoving = !isDragged && !isWet && motions.some((motion) => MOTIONS.has(motion));
  return deeds.length > 0 || lifts || isHolder || isMoving;
}

const wateredBy = (relations: readonly Relation[], who: number): number | null =>
  relations.find(({ from, kind }) => from === who && kind === 'water')?.to ?? null;

/** Things that act, smile or wear sunglasses have a face, and limbs for what they do. */
export function asSomebody<Of extends Cast>(cast: Of): Of {
  const { subjects, relations } = cast;
  const changed = subjects.map((subject, at): Subject => {
    const { thing, states } = subject;
    const isSky = IN_SKY.test(thing);
    if (((isAnimate(thing) || isVehicle(thing)) && !isSky) || OF_OWN.test(thing)) return subject;
    const rains =
      thing === 'cloud-character' &&
      relations.some(({ from, kind }) => from === at && kind === 'water');
    if (rains) return { ...subject, states: ['faced', 'spraying'] };
    const isDoer = has(states, 'limbed') || isActing(cast, at);
    const isFaced = isDoer || has(states, 'faced') || has(states, 'in-shades') || isSky;
    if (!isFaced) return subject;
    const own: readonly State[] = isDoer ? ['faced', 'limbed'] : ['faced'];
    const all = [...states.filter((state) => state !== 'tagged'), ...own];
    // It is as tall as people are beside what they use.
    const isAsTall = isDoer && relations.some(({ from, kind }) => from === at && USES.has(kind));
    return { ...subject, states: [...new Set(all)], ...(isAsTall ? { isAsTall } : {}) };
  });
  const isFaced = (at: number) => changed[at]?.states.includes('faced') === true;
  return {
    ...cast,
    subjects: changed,
    relations: relations.map((relation): Relation => {
      const { from, kind, to } = relation;
      const isRain = to !== null && changed[from]?.thing === 'cloud-character';
      if (isRain && kind === 'water') return { from, kind: 'over', to };
      // What it waters stands in the pot.
      const watered = isRain && kind === 'in' ? wateredBy(relations, from) : null;
      if (watered !== null) return { from: watered, kind, to };
      const isHat = to !== null && HATS.test(changed[to]?.thing ?? '');
      const isWorn = isHat && (kind === 'wear' || kind === 'in') && isFaced(from);
      return isWorn ? { from: to, kind: 'on', to: from } : relation;
    }),
  };
}
