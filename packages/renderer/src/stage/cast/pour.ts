import { add, type Draft } from '../draft.ts';

/** What a drink is poured from. */
const VESSELS: readonly (readonly [RegExp, string])[] = [
  [/tea/, 'teapot'],
  [/wine|clinking/, 'wine-bottle'],
  [/beer|champagne|cocktail|tropical|tumbler|lemonade/, 'bottle'],
];
const CUPS = /cup|mug|glass|beverage|tea|lemonade|drink|bowl|beer|wine|coffee/;

/** What sauces and oil are poured on, and out of. */
const DISHES =
  /plate|pan$|skillet|salad|pancakes|pizza|hot-dog|hamburger|fries|ice-cream|waffle|spaghetti|noodles|steak|rice$|cake$/;
const BOTTLED = /bottle|jar|jug|pot$|can$|carton/;
const INTO: ReadonlySet<string> = new Set(['into', 'in', 'on', 'over']);

/** A drink is poured from a jug in one hand into the cup in the other. */
export function pour({ subjects, relations }: Draft, from: number): void {
  const poured = relations.find((one) => one.from === from && one.kind === 'pour');
  const liquid = subjects[poured?.to ?? -1];
  if (poured === undefined && !relations.some((one) => one.from === from && one.kind === 'hold')) {
    pourWater({ subjects, relations }, from);
    return;
  }
  if (poured === undefined || poured.to === null || liquid === undefined) return;
  if (/bottle/.test(liquid.thing) && !relations.some((one) => one.from === poured.to)) {
    relations[relations.indexOf(poured)] = { from, kind: 'hold', to: poured.to };
    relations.push({ from, kind: 'hold', to: add({ subjects, relations }, 'wine-glass') });
    subjects[poured.to] = {
      ...liquid,
      thing: /wine/.test(liquid.thing) ? 'wine-bottle' : 'bottle',
    };
    return;
  }
  const into = relations.find(
    (one) => one.from === poured.to && one.to !== null && INTO.has(one.kind),
  );
  const target = subjects[into?.to ?? -1];
  const isDrink = CUPS.test(liquid.thing) || (target !== undefined && CUPS.test(target.thing));
  const isDressed = target !== undefined && DISHES.test(target.thing);
  if (!isDrink && !isDressed) return;
  const own = isDressed && BOTTLED.test(liquid.thing) ? liquid.thing : null;
  const usual = isDressed ? 'bottle' : 'milk-jug';
  const vessel = own ?? VESSELS.find(([kind]) => kind.test(liquid.thing))?.[1] ?? usual;
  const gone = new Set([poured, into]);
  const kept = relations.filter(
    (one) => !gone.has(one) && !(one.from === from && one.kind === 'hold'),
  );
  relations.splice(0, relations.length, ...kept);
  const cup = target === undefined ? poured.to : (into?.to ?? poured.to);
  if (target !== undefined) subjects[poured.to] = { ...liquid, count: 0 };
  relations.unshift(
    { from, kind: 'hold', to: add({ subjects, relations }, vessel) },
    { from, kind: 'hold', to: cup },
  );
}

/** Nothing is named that would have to be seen. */
function pourWater(draft: Draft, from: number): void {
  for (const thing of ['milk-jug', 'glass-of-water'])
    draft.relations.push({ from, kind: 'hold', to: add(draft, thing) });
}

/** A liquid that is poured is in a flask. */
export function pourFromFlasks({ subjects, relations }: Draft): void {
  for (const { kind, to } of [...relations]) {
    const liquid = to === null ? undefined : subjects[to];
    if (kind !== 'pour' || to === null || liquid?.thing !== 'pouring-liquid') continue;
    subjects[to] = { ...liquid, thing: 'flask' };
    for (const [at, relation] of relations.entries()) {
      if (relation.to === to && relation.kind === 'pour')
        relations[at] = { ...relation, kind: 'hold' };
    }
    const kept = relations.filter(({ from }) => from !== to);
    relations.splice(0, relations.length, ...kept);
  }
}
