import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';
import { onFoot } from './birds-on-foot.ts';

/** What animals are given out of the hand. */
const FODDER: readonly (readonly [RegExp, string])[] = [
  [/duck|swan|goose|pigeon|chicken|rooster|bird|parrot|seagull|dove|fish|chick/, 'bread'],
  [/horse|deer|rabbit|goat|giraffe|donkey|cow|ewe|llama|camel|zebra|pig|pony/, 'carrot'],
  [/elephant|monkey|gorilla/, 'banana'],
  [/dog|wolf|poodle/, 'bone'],
  [/squirrel|hamster|mouse/, 'chestnut'],
];

/** Who plants a tree has a young one, tall enough to be seen as a tree. */
export function plantYoung({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, tree] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'plant' || to === null || who === undefined || tree === undefined) continue;
    if (isDrawnPerson(who.thing) && /(?:^|-)tree$|^seedling$/.test(tree.thing))
      subjects[to] = { ...tree, thing: 'planted-sapling', count: Math.min(2, tree.count) };
  }
}

/** What grows on trees, and on which. */
const ON_TREES: Readonly<Record<string, string>> = {
  'red-apple': 'apple-tree',
  'green-apple': 'apple-tree',
  cherries: 'apple-tree',
  plum: 'apple-tree',
  tangerine: 'orange-tree',
  lemon: 'lemon-tree',
  peach: 'peach-tree',
  mango: 'peach-tree',
  pear: 'pear-tree',
  olive: 'olive-tree',
};

/** What is picked near the ground. */
const NEAR_GROUND = /^(?:grapes|tomato|blueberry|raspberry|strawberry|potato|carrot|pepper)$/;
/** A tree of no kind bears what is picked from it. */
const ANY_TREE = /^(?:deciduous-tree|tree|apple-tree)$/;

/** Who picks apples reaches up into their tree, also from a ladder; grapes are picked into a basket. */
export function pickFromTree(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const [who, fruit] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'plant' || to === null || who === undefined || fruit === undefined) continue;
    if (!isDrawnPerson(who.thing)) continue;
    const isInto = relations.some((one) => one.from === to && one.kind === 'into');
    if (NEAR_GROUND.test(fruit.thing) && (isInto || fruit.thing === 'grapes')) {
      pickIntoBaskets(draft, from, to);
      continue;
    }
    const tree = ON_TREES[fruit.thing];
    const own = subjects.findIndex(({ thing }) => /(?:^|-)tree$/.test(thing));
    if (tree === undefined || (own !== -1 && !ANY_TREE.test(subjects[own]?.thing ?? ''))) continue;
    const named = subjects[own];
    if (named !== undefined) subjects[own] = { ...named, thing: tree };
    const ladder = relations.find(
      (one) => one.from === from && subjects[one.to ?? -1]?.thing === 'ladder',
    )?.to;
    subjects[from] = { ...who, motions: ladder == null ? ['pluck'] : [] };
    subjects[to] = { ...fruit, count: 1 };
    relations[at] = { from, kind: 'hold', to };
    const grown = own === -1 ? add(draft, tree) : own;
    const kept = relations.filter((one) => one.from !== to || one.to !== grown);
    relations.splice(0, relations.length, ...kept);
    if (ladder == null) relations.push({ from, kind: 'at', to: grown });
    else relations.push({ from: ladder, kind: 'against', to: grown });
  }
}

/** Each bends down with fruit in the hand, and has a basket at the feet. */
function pickIntoBaskets(draft: Draft, from: number, to: number): void {
  const { subjects, relations } = draft;
  const [who, fruit] = [subjects[from], subjects[to]];
  if (who === undefined || fruit === undefined) return;
  const there = subjects.findIndex(({ thing }) => thing === 'basket');
  const basket = there === -1 ? add(draft, 'basket') : there;
  const old = subjects[basket];
  if (old !== undefined) subjects[basket] = { ...old, count: who.count };
  subjects[from] = { ...who, motions: ['harvest'] };
  subjects[to] = { ...fruit, count: who.count };
  const kept = relations.filter(
    (one) => one.from !== to && one.from !== basket && one.to !== to && one.to !== basket,
  );
  relations.splice(0, relations.length, ...kept);
  relations.push({ from, kind: 'hold', to }, { from: basket, kind: 'next-to', to: from });
}

/** Who feeds an animal has something for it in the hand. */
export function bringFodder(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const { from, kind, to } of [...relations]) {
    const [who, animal] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'feed' || who === undefined || animal === undefined) continue;
    if (!who.motions.includes('fodder') || !isDrawnPerson(who.thing)) continue;
    // Birds that are fed are on the ground.
    const pecking = onFoot({ ...animal, states: [...animal.states, 'bowed'] });
    if (pecking !== null && to !== null) subjects[to] = pecking;
    const isHolding = relations.some((one) => one.from === from && one.kind === 'hold');
    const [, fodder] = FODDER.find(([kinds]) => kinds.test(animal.thing)) ?? [];
    if (isHolding || fodder === undefined) continue;
    relations.push({ from, kind: 'hold', to: add(draft, fodder, { count: who.count }) });
  }
}
