import { isAnimate } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

interface Read {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

const COVERS = /^umbrella(?:-on-ground)?$/u;

/** "A father holding an umbrella over his daughter": what he holds is over her, and he stands beside her. */
export function heldOver<Cast extends Read>(cast: Cast): Cast {
  const { subjects, relations } = cast;
  const thingOf = (at: number | null) => subjects[at ?? -1]?.thing ?? '';
  const held = relations.find(
    ({ from, kind, to }) =>
      kind === 'hold' &&
      to !== null &&
      isAnimate(thingOf(from)) &&
      !subjects[from]?.motions.some((motion) => motion === 'fly' || motion === 'jump') &&
      relations.some((one) => one.from === from && one.kind === 'over' && one.to !== null),
  );
  const over = relations.find(({ from, kind }) => from === held?.from && kind === 'over');
  if (held === undefined || over === undefined || held.to === null) return cast;
  const { from, to } = held;
  const isSheltered = COVERS.test(thingOf(to)) && isAnimate(thingOf(over.to));
  const others = relations.filter((one) => one !== over && !(isSheltered && one === held));
  const own: readonly Relation[] = isSheltered
    ? [
        { from, kind: 'under', to },
        { from: over.to ?? from, kind: 'under', to },
      ]
    : [{ from, kind: 'next-to', to: over.to }];
  return {
    ...cast,
    subjects: isSheltered
      ? subjects.map((one, at) => (at === to ? { ...one, thing: 'umbrella' } : one))
      : subjects,
    relations: [...others, ...own],
  };
}
