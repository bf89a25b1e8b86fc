import { wordsIn } from '../../word-list.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';

/** In a box they would not be seen. */
const JEWELS: ReadonlySet<string> = new Set(
  wordsIn('ring ring-box necklace earrings bracelet watch smartwatch gem-stone wallet'),
);
const CASE = /^(?:package|wrapped-gift|jar|open-box)$/u;

/** Jewels are shown without their box; only that of a ring is as much of a sight as the ring. */
export function unpacked(found: FoundSubjects): FoundSubjects {
  const thingAt = (at: number | null) => found.subjects[at ?? -1]?.thing ?? '';
  const cased = found.relations.find(
    ({ from, kind, to }) => kind === 'in' && JEWELS.has(thingAt(from)) && CASE.test(thingAt(to)),
  );
  const jewel = found.subjects[cased?.from ?? -1];
  if (cased?.to == null || jewel === undefined) return found;
  const isRing = jewel.thing === 'ring' && thingAt(cased.to) !== 'jar';
  const shown = isRing ? { ...jewel, thing: 'ring-box', count: 1 } : jewel;
  const subjects = found.subjects.with(cased.from, shown);
  return unpacked(without({ ...found, subjects }, cased.to, null));
}
