import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';

const COUNTER = /^(?:shop-counter|bar-counter|counter|table)$/;
/** What is seen from near, in metres. */
const SMALL = 0.5;

/** Of a bowl on a counter and a cook in the background, the cook stands behind the counter. */
export function standBehindCounters(draft: Draft): void {
  const { subjects, relations } = draft;
  const who = subjects.findIndex(
    ({ thing, position }) => position === 'far' && isDrawnPerson(thing),
  );
  const person = subjects[who];
  const laid = relations.find(
    ({ from, kind, to }) =>
      kind === 'on' &&
      COUNTER.test(subjects[to ?? -1]?.thing ?? '') &&
      (thingOf(subjects[from]?.thing ?? '')?.metres ?? 1) < SMALL,
  );
  if (person === undefined || person.count > 1 || laid?.to == null) return;
  if (relations.some(({ from, to }) => from === who && to !== null)) return;
  subjects[who] = { ...person, position: null };
  const top = subjects[laid.to];
  const to = top?.thing === 'shop-counter' ? laid.to : add(draft, 'shop-counter');
  for (const [at, relation] of relations.entries())
    if (relation.to === laid.to && relation.kind === 'on') relations[at] = { ...relation, to };
  if (to !== laid.to && top !== undefined) subjects[laid.to] = { ...top, count: 0 };
  relations.push({ from: who, kind: 'behind', to });
}
