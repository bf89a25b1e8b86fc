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

/** Who plants a tree has a young one, large enough to be seen in the grass. */
export function plantYoung({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, tree] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'plant' || to === null || who === undefined || tree === undefined) continue;
    if (isDrawnPerson(who.thing) && /(?:^|-)tree$/.test(tree.thing))
      subjects[to] = { ...tree, thing: 'seedling', size: 'giant', count: Math.min(2, tree.count) };
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

/** Who picks apples reaches up into their tree. */
export function pickFromTree(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, fruit] = [subjects[from], subjects[to ?? -1]];
    const tree = ON_TREES[fruit?.thing ?? ''];
    if (kind !== 'plant' || to === null || who === undefined || fruit === undefined) continue;
    const hasTree = subjects.some(({ thing }) => /(?:^|-)tree$/.test(thing));
    if (tree === undefined || hasTree || !isDrawnPerson(who.thing)) continue;
    subjects[from] = { ...who, motions: ['pluck'] };
    subjects[to] = { ...fruit, count: 1 };
    relations[at] = { from, kind: 'hold', to };
    relations.push({ from, kind: 'at', to: add(draft, tree) });
  }
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
