import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';

/** What is eaten out of a dish, and with what. */
const DISHES: readonly (readonly [RegExp, string])[] = [
  [/noodle|ramen|steaming-bowl|rice|sushi|wok/, 'chopsticks'],
  [/spaghetti|salad|pasta|fork-and-knife|curry|plate/, 'table-fork'],
  [
    /bowl|soup|pudding|cereal|stew|custard|pot-of-food|yogurt|yoghurt|porridge|shaved-ice/,
    'table-spoon',
  ],
];

/** What is in the dish already, or is the dish. */
const WITH_IT = /^(?:glass-of-milk|milk-glass|bowl|steaming-bowl|bowl-with-spoon|plate)$/;

/** What is named, as it is held. */
const SET: Readonly<Record<string, string>> = {
  spoon: 'table-spoon',
  'fork-and-knife': 'table-fork',
  chopsticks: 'chopsticks',
};

/** Who eats out of a bowl has it in one hand, and the spoon in the other. */
export function eatWithSpoon(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, food] = [subjects[from], subjects[to ?? -1]];
    if (
      (kind !== 'eat' && kind !== 'drink') ||
      to === null ||
      who === undefined ||
      food === undefined
    )
      continue;
    const [, usual] = DISHES.find(([dish]) => dish.test(food.thing)) ?? [];
    if (usual === undefined || !isDrawnPerson(who.thing) || food.count !== 1) continue;
    relations[at] = { from, kind: 'hold', to };
    subjects[from] = { ...who, motions: [...who.motions, 'dine'] };
    const own = subjects.findIndex(({ thing }) => thing in SET);
    const named = subjects[own];
    const thing = SET[named?.thing ?? ''] ?? usual;
    const spoon = named === undefined ? add(draft, thing) : own;
    const held = subjects[spoon];
    if (held !== undefined) subjects[spoon] = { ...held, thing, count: who.count };
    for (const [other, subject] of subjects.entries()) {
      const isOwn = relations.some(
        (one) => (one.from === from || one.from === to) && one.to === other && other !== to,
      );
      if (isOwn && WITH_IT.test(subject.thing)) subjects[other] = { ...subject, count: 0 };
    }
    const kept = relations.filter((one) => one.from !== spoon && one.to !== spoon);
    relations.splice(0, relations.length, { from, kind: 'hold', to: spoon }, ...kept);
    return;
  }
}
