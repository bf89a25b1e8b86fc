import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Subject } from '../scene-description.ts';

const SERVE_SEATED =
  /^(?:dentist|orthodontist|barber|hairdresser|hair-stylist|stylist|beautician|make-up-artist|tattoo-artist|optician|doctor)$/u;
const CHAIRS = /^(?:chair|armchair|office-chair|gaming-chair|dentist-chair|barber-chair)$/u;

const serves = (one: Subject | undefined) => SERVE_SEATED.test(one?.look?.job ?? one?.thing ?? '');

/** Who is served sits in the chair already: "for a dentist, smiling boy in the chair". */
function seatedGuest({ subjects, relations }: FoundSubjects): number | null {
  const seat = relations.find(
    ({ from, kind, to }) =>
      (kind === 'in' || kind === 'on') &&
      isPerson(subjects[from]?.thing ?? '') &&
      !serves(subjects[from]) &&
      CHAIRS.test(subjects[to ?? -1]?.thing ?? ''),
  );
  return seat?.from ?? null;
}

/** Whether the first of them serves somebody who sits. */
export function servesSeated(found: FoundSubjects): boolean {
  return serves(found.subjects[0]) && seatedGuest(found) !== null;
}

/** "A dentist, smiling boy in the chair giving thumbs up": who is treated sits there and shows it. */
export function inTheirChair(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const sitting = servesSeated(found) ? seatedGuest(found) : null;
  if (sitting !== null)
    return { ...found, relations: [{ from: 0, kind: 'next-to', to: sitting }, ...relations] };
  const seat = relations.find(
    ({ from, kind, to }) =>
      (kind === 'in' || kind === 'on') &&
      serves(subjects[from]) &&
      CHAIRS.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const server = subjects[seat?.from ?? -1];
  const guest = subjects.findIndex((one) => isPerson(one.thing) && !serves(one));
  const seated = subjects[guest];
  if (seat === undefined || server === undefined || seated === undefined) return found;
  const signs = server.motions.filter((motion) => motion === 'point');
  return {
    ...found,
    subjects: subjects
      .with(guest, {
        ...seated,
        motions: [...seated.motions, ...signs],
        states: [...new Set([...seated.states, ...server.states])],
      })
      .with(seat.from, {
        ...server,
        motions: server.motions.filter((motion) => motion !== 'point'),
      }),
    relations: relations.map((one) => (one === seat ? { ...one, from: guest } : one)),
  };
}
