import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';

/** Who is pulled up hangs under the helicopter, which is over the boat and not at its side. */
export function pullUp({ subjects, relations }: Draft): void {
  const lift = relations.find(
    ({ from, kind, to }) =>
      kind === 'hold' &&
      subjects[from]?.thing === 'helicopter' &&
      isDrawnPerson(subjects[to ?? -1]?.thing ?? ''),
  );
  if (lift === undefined) return;
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isLeft = kind === 'at' || kind === 'out-of' || kind === 'in' || kind === 'on';
    if (isLeft && to !== null && (from === lift.from || from === lift.to))
      relations[at] = { from: to, kind: 'under', to: lift.from };
  }
}
