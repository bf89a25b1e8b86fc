import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import type { Subject } from '../scene-description.ts';

const isTied = ({ relations }: FoundSubjects, at: number): boolean =>
  relations.some(({ from, to }) => from === at || to === at);

/** "Looking for nurses, friendly nurse": who is looked for is who is shown. */
export function withoutWanted(found: FoundSubjects): FoundSubjects {
  const jobOf = (one: Subject | undefined) => one?.look?.job ?? null;
  const wanted = found.subjects.findIndex(
    (one, at) =>
      jobOf(one) !== null &&
      (one.count > 1 || (at === 0 && !isTied(found, at))) &&
      found.subjects.some((other, second) => second > at && jobOf(other) === jobOf(one)),
  );
  if (wanted !== -1) return without(found, wanted, null);
  return asTeam(found);
}

/** "For nurses, a friendly team": those who are shown are of the trade that is looked for. */
function asTeam(found: FoundSubjects): FoundSubjects {
  const [first, second] = found.subjects;
  const isTeam = second?.thing === 'person' && second.count > 1 && second.look?.job == null;
  if (first?.look?.job == null || first.count === 1 || !isTeam || second.look === null)
    return found;
  const look = { ...second.look, job: first.look.job };
  return without({ ...found, subjects: found.subjects.with(1, { ...second, look }) }, 0, null);
}
