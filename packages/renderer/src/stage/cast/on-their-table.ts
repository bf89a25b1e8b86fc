import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';
import { isTable } from '../ensembles/tools.ts';

const SEATED: ReadonlySet<string> = new Set(['at', 'around']);
const BESIDE: ReadonlySet<string> = new Set([
  'next-to',
  'on',
  'at',
  'in-front-of',
  'left',
  'right',
]);
const SMALL_METRES = 0.5;
/** What people have beside them while they sit or work. */
const HAD =
  /beverage|teacup|^(?:mug|coffee|cup|glass|bottle|beer|wine|cocktail|tea|juice)|glass$|croissant|cookie|muffin|sandwich|doughnut|cake|books?$|notebook|^(?:desk-)?lamp$|candle$|phone$|glasses$|plate|teapot|bread/;

/** A clock by the bed has beside it what is said to be next to it, on a top that has room for both. */
export function layByTheBed({ subjects, relations }: Draft): void {
  const by = subjects.findIndex(({ thing }) => thing === 'nightstand');
  const top = subjects[by];
  if (top === undefined) return;
  const isSmall = (at: number) => {
    const { medium, metres = 9 } = thingOf(subjects[at]?.thing ?? '') ?? {};
    return at !== by && medium === 'object' && metres < SMALL_METRES;
  };
  const isOnIt = (at: number) =>
    relations.some(({ from, kind, to }) => from === at && kind === 'on' && to === by);
  for (const [at, { from, kind, to }] of relations.entries()) {
    if (kind !== 'next-to' || to === null || !isSmall(from) || !isSmall(to)) continue;
    if (isOnIt(from) !== isOnIt(to))
      relations[at] = { from: isOnIt(from) ? to : from, kind: 'on', to: by };
  }
  if (subjects.filter((_, at) => isOnIt(at)).length > 1)
    subjects[by] = { ...top, thing: 'wide-nightstand' };
}

/** "Coffee next to her" is on the table at which she sits or works, not on the floor. */
export function layOnTheirTable({ subjects, relations }: Draft): void {
  const seat = relations.find(
    ({ from, kind, to }) =>
      SEATED.has(kind) &&
      isTable(subjects[to ?? -1]?.thing ?? '') &&
      isDrawnPerson(subjects[from]?.thing ?? ''),
  );
  const table = seat?.to;
  if (seat === undefined || table == null) return;
  for (const [at, { thing, count }] of subjects.entries()) {
    const { medium, metres = 9 } = thingOf(thing) ?? {};
    if (count === 0 || at === table || medium !== 'object' || metres > 0.6 || !HAD.test(thing))
      continue;
    const own = relations.filter(({ from }) => from === at);
    const isUsed = relations.some(({ from, to }) => to === at && from !== table);
    const isLoose = own.every(
      ({ kind, to }) =>
        BESIDE.has(kind) && (to === null || isDrawnPerson(subjects[to]?.thing ?? '')),
    );
    if (isUsed || !isLoose || own.length === 0) continue;
    for (const one of own) relations.splice(relations.indexOf(one), 1);
    relations.push({ from: at, kind: 'on', to: table });
    // There is no room for two on the table of a café.
    const small = subjects[table];
    if (small?.thing === 'cafe-table') subjects[table] = { ...small, thing: 'table' };
  }
}
