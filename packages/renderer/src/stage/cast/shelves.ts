import { mediumOf } from '../../things/media.ts';
import { add, type Draft } from '../draft.ts';

const SHELF = /^(?:shelf|bookshelf)$/;
/** More than these need a long one. */
const FEW = 3;
/** What stands on the boards of a shelf that is full of something. */
const MANY = 9;
/** Toys are of several kinds. */
const TOYS = ['teddy-bear', 'toy-car', 'robot', 'toy-blocks'] as const;

const isStill = (thing: string): boolean =>
  /^(?:teddy-bear|doll|toy-\w+|robot)$/.test(thing) || (mediumOf(thing) ?? 'object') === 'object';

/** The shelf on a wall is a part of the room and has its own books: what is said to stand on one gets another. */
export function fitShelves(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, shelf] of [...subjects.entries()]) {
    if (!SHELF.test(shelf.thing)) continue;
    const users = relations.filter(({ to }) => to === at);
    const isThing = (who: number) => isStill(subjects[who]?.thing ?? '');
    const onTop = users.filter(({ kind }) => kind === 'on');
    const within = users.filter(({ kind, from }) => kind === 'in' && isThing(from));
    if (shelf.states.includes('full') && within.length > 0 && onTop.length === 0)
      stock(
        draft,
        at,
        within.map(({ from }) => from),
      );
    else if (onTop.length > 0 && onTop.length === users.length) {
      const many = onTop.reduce((sum, { from }) => sum + (subjects[from]?.count ?? 1), 0);
      const isLong = many > FEW;
      if (isLong || onTop.every(({ from }) => isThing(from)))
        subjects[at] = { ...shelf, thing: isLong ? 'low-shelf' : 'short-shelf' };
    }
  }
}

/** "Full of toys": row upon row of them; books are drawn with it. */
function stock(draft: Draft, at: number, within: readonly number[]): void {
  const { subjects, relations } = draft;
  const shelf = subjects[at];
  if (shelf === undefined) return;
  const isOf = (who: number, thing: RegExp) => thing.test(subjects[who]?.thing ?? '');
  if (within.some((who) => isOf(who, /^(?:books|open-book)$/))) return;
  const toys = within.find((who) => isOf(who, /^toy-blocks$/));
  const all = [...within];
  if (toys !== undefined)
    for (const thing of TOYS.slice(0, -1)) {
      const one = add(draft, thing);
      relations.push({ from: one, kind: 'in', to: at });
      all.push(one);
    }
  const each = Math.ceil(MANY / all.length);
  for (const who of all) {
    const one = subjects[who];
    if (one !== undefined)
      subjects[who] = { ...one, count: Math.max(each, Math.min(one.count, MANY)) };
  }
  subjects[at] = { ...shelf, thing: 'open-shelf', count: 1 };
}
