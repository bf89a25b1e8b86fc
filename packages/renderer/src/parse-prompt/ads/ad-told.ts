import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';

const SHOW =
  /(?<=[.!?:;]\s{1,3})(?:please )?show(?= (?:an?|the|two|three|four|five|some|our|\p{L}+ing)\b)/iu;

/** "Our app sends money. Show two friends at a restaurant": what comes before tells only whose ad it is. */
export function asTold(
  found: FoundSubjects,
  prompt: string,
  phrases: readonly TaggedPhrase[],
): FoundSubjects {
  const from = SHOW.exec(prompt)?.index ?? -1;
  if (from === -1) return found;
  const isBefore = (at: number) => {
    const own = found.phrasesOf[at] ?? [];
    return own.length > 0 && own.every((one) => (phrases[one]?.span.end ?? from) <= from);
  };
  const isShown = found.subjects.some(({ thing }, at) => isAnimate(thing) && !isBefore(at));
  const isTied = (at: number) =>
    found.relations.some(
      ({ from: one, to }) =>
        (one === at && to !== null && !isBefore(to)) || (to === at && !isBefore(one)),
    );
  const said = found.subjects.findIndex((_, at) => isBefore(at) && !isTied(at));
  return isShown && said !== -1 ? asTold(without(found, said, null), prompt, phrases) : found;
}

/** "A skeleton in a dark hall, child pointing": at what is there to be seen. */
export function pointingAt(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const who = subjects.findIndex(
    ({ thing, motions }) => isPerson(thing) && motions.includes('point'),
  );
  const things = [...subjects.keys()].filter((at) => !isPerson(subjects[at]?.thing ?? ''));
  const [only] = things;
  const isTied = relations.some(({ from, to }) => from === who && to !== null);
  if (who === -1 || only === undefined || things.length > 1 || isTied) return found;
  return { ...found, relations: [...relations, { from: who, kind: 'point-at', to: only }] };
}

const AT_DESKS = /^(?:desk|laptop|laptop-[a-z]+|desktop-computer|monitor)$/u;

/** "Laptop on a desk, person learning to code": they sit at it, which typing brings along. */
export function atOwnDesk(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const isTyping = subjects.some(
    ({ thing, motions }) => isPerson(thing) && motions.includes('type'),
  );
  const isPersonal = (at: number) =>
    relations.some(
      ({ from, to }) =>
        (to === at && isPerson(subjects[from]?.thing ?? '')) ||
        (from === at && isPerson(subjects[to ?? -1]?.thing ?? '')),
    );
  const spare = subjects.findIndex(({ thing }, at) => AT_DESKS.test(thing) && !isPersonal(at));
  return isTyping && spare !== -1 ? atOwnDesk(without(found, spare, null)) : found;
}
