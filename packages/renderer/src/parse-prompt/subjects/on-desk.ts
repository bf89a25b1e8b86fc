import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate, isVehicle } from '../kinds-of-things.ts';

const DESK = /^(?:desk|table|coffee-table|side-table|school-desk)$/u;

/** Larger than what stands on a desk. */
const FURNITURE =
  /^(?:chair|office-chair|armchair|sofa|bed|shelf|bookshelf|fireplace|floor-lamp|wardrobe|window|door|wall|rug|fridge|stove|piano|christmas-tree)$/u;

/** "A candle on a desk beside a book": nobody is there, and all of it is seen from near, on the desk. */
export function onDesk(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const desk = subjects.findIndex(({ thing }) => DESK.test(thing));
  const isLaden = relations.some(({ kind, to }) => kind === 'on' && to === desk);
  const isOwn = relations.some(({ from }) => from === desk);
  const isOther = ({ thing }: { readonly thing: string }) =>
    isAnimate(thing) || isVehicle(thing) || FURNITURE.test(thing);
  if (desk < 1 || !isLaden || isOwn || subjects.some(isOther)) return found;
  if (relations.some(({ kind, to }) => kind !== 'on' && to === desk)) return found;
  const placed = relations.map((one) => (one.to === desk ? { ...one, to: null } : one));
  return {
    ...without({ ...found, relations: placed }, desk, null),
    votes: [{ setting: 'table-top', weight: 6 }, ...found.votes],
  };
}
