import type { Relation, Subject } from './scene-description.ts';

/** What a picture is printed on: nothing stands on it. */
const WARES = /^(?:hoodie|t-shirt|printed-mug|tote-bag|cap|billed-cap)$/u;

/** Whether one of them is a print on the other: "a hoodie with a mushroom on it". */
export function isPrint({ from, kind, to }: Relation, subjects: readonly Subject[]): boolean {
  const [print, ware] = [subjects[from], subjects[to ?? -1]];
  if (kind !== 'on' || print === undefined || ware === undefined) return false;
  const isStill = print.motions.length === 0 && !print.states.includes('sitting');
  return isStill && print.count === 1 && WARES.test(ware.thing);
}
