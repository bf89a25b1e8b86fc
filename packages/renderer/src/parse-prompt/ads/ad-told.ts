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

const SCREENS = /^(?:laptop|laptop-[a-z]+|desktop-computer|monitor)$/u;

/** "Laptop on a desk, person learning to code": they sit at that desk, with the laptop that typing brings along. */
export function atOwnDesk(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const who = subjects.findIndex(
    ({ thing, motions }) => isPerson(thing) && motions.includes('type'),
  );
  const isTied = (at: number) => relations.some(({ from, to }) => from === who && to === at);
  if (who === -1) return found;
  const spare = subjects.findIndex(({ thing }, at) => SCREENS.test(thing) && !isTied(at));
  if (spare !== -1) return atOwnDesk(without(found, spare, null));
  const desk = subjects.findIndex(({ thing }) => thing === 'desk');
  if (desk === -1 || isTied(desk)) return found;
  return { ...found, relations: [...relations, { from: who, kind: 'at', to: desk }] };
}
