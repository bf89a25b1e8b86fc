import { add, type Draft } from '../draft.ts';
import { isTable } from '../ensembles/tools.ts';

const NEAR: ReadonlySet<string> = new Set(['next-to', 'on', 'over', 'at', 'above']);
const BOARD = /^(?:cutting-board|tray|plate)$/;

/** Who strews sugar or flour over food stands behind the table with it, and the sieve is above the food. */
export function strew(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const { from, kind, to: sieve } of [...relations]) {
    if (kind !== 'hold' || sieve === null || subjects[sieve]?.thing !== 'sprinkle') continue;
    const who = subjects[from];
    const near = relations.filter((one) => one.from === from && NEAR.has(one.kind));
    const own = (isWanted: (thing: string) => boolean) =>
      near.find(({ to }) => to !== null && isWanted(subjects[to]?.thing ?? ''))?.to ?? null;
    const food = own((thing) => !isTable(thing)) ?? add(draft, 'dough');
    const named = own(isTable);
    if (who === undefined) continue;
    const table = named ?? add(draft, 'table');
    const strewn = BOARD.test(subjects[food]?.thing ?? '') ? add(draft, 'dough') : food;
    const others = relations.filter(
      (one) => one.from !== from && one.from !== food && one.to !== sieve,
    );
    relations.splice(
      0,
      relations.length,
      { from, kind: 'at', to: table },
      { from: strewn, kind: 'on', to: strewn === food ? table : food },
      { from: sieve, kind: 'on', to: strewn },
      ...others,
    );
    if (strewn !== food) relations.push({ from: food, kind: 'on', to: table });
    subjects[from] = { ...who, motions: ['handle'] };
  }
}
