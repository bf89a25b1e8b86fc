import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';

const TABLE = /^(?:table|table-for-two|tea-table)$/u;
/** What a table for two is laid with. */
const ON_IT = /^(?:rose|candle|table-candles|candelabrum|wine-glass|bouquet)$/u;

/** "Valentine's dinner, a table for two with roses": the dinner is on that table, and so are they. */
export function laidOnce(found: FoundSubjects): FoundSubjects {
  const table = found.subjects.findIndex(({ thing }) => TABLE.test(thing));
  const isLaid = found.subjects[table]?.thing === 'table-for-two';
  const again = found.subjects.findIndex(
    ({ thing }) => thing === 'dinner-table' || (isLaid && ON_IT.test(thing)),
  );
  return table === -1 || again === -1 ? found : laidOnce(without(found, again, table));
}
