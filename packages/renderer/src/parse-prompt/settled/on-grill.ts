import type { Relation, Subject } from '../scene-description.ts';

const GRILLS = /^(?:grill|plate|tray|frying-pan|cutting-board)$/u;

/** What lies on the grill is no pet. */
export function onGrill(
  subject: Subject,
  at: number,
  cast: { readonly subjects: readonly Subject[]; readonly relations: readonly Relation[] },
): Subject {
  const isGrilled = cast.relations.some(
    ({ from, kind, to }) =>
      from === at && kind === 'on' && GRILLS.test(cast.subjects[to ?? -1]?.thing ?? ''),
  );
  return isGrilled && subject.thing === 'fish' ? { ...subject, thing: 'salmon' } : subject;
}
