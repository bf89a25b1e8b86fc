import type { Draft } from '../draft.ts';

/** What people as small as these are drawn as while they sleep. */
const SLEEPERS: readonly (readonly [RegExp, string])[] = [
  [/fairy$/, 'sleeping-fairy'],
  [/elf$|gnome$/, 'sleeping-elf'],
  [/^(?:girl|boy|child|woman|man|person)$/, 'sleeping-little-one'],
];

const BEDS =
  /^(?:tulip|rose|water-lily|lotus|peony|bellflower|crocus|magnolia|hibiscus|teacup|teacup-without-handle|mug|coffee-cup|cup|boot|flower-pot|top-hat)$/;

/** Who sleeps in a flower, a cup or a shoe lies in it, and looks out over its rim. */
export function lieInSmallThings({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, where] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || where === undefined || kind !== 'in') continue;
    const thing = SLEEPERS.find(([names]) => names.test(who.thing))?.[1];
    if (thing === undefined || !who.states.includes('asleep') || !BEDS.test(where.thing)) continue;
    if (who.count === 1) subjects[from] = { ...who, thing, look: null, motions: ['sleep'] };
  }
}
