import type { Relation, Subject, SubjectEffect } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  readonly effects: readonly SubjectEffect[];
}

const isSaucer = (subject: Subject | undefined) => subject?.thing === 'flying-saucer';

const LIFTS: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>(['pull', 'hold', 'carry']);

/** The light of a saucer falls on what is below it. */
export function beamsOf(
  subjects: readonly Subject[],
  effects: readonly SubjectEffect[],
): readonly Relation[] {
  const saucer = subjects.findIndex(isSaucer);
  if (saucer === -1) return [];
  return effects.flatMap(({ kind, from }): Relation[] =>
    kind === 'glow' && from !== null && from !== saucer
      ? [{ from: saucer, kind: 'over', to: from }]
      : [],
  );
}

/** What hovers over somebody shines down on them, who need no light of their own. */
export function shiningDown(cast: Cast): Cast {
  const lit = cast.relations.filter(
    ({ from, kind, to }) => kind === 'over' && to !== null && isSaucer(cast.subjects[from]),
  );
  if (lit.length === 0) return cast;
  const drawn = cast.relations.filter(
    ({ from, kind, to }) =>
      LIFTS.has(kind) && lit.some((one) => one.from === from && one.to === to),
  );
  return {
    ...cast,
    subjects: cast.subjects.map((subject, at): Subject => {
      if (lit.some(({ from }) => from === at))
        return { ...subject, motions: [], states: [...subject.states, 'glowing'] };
      return drawn.some(({ to }) => to === at) ? { ...subject, motions: ['rise'] } : subject;
    }),
    // It draws them up with its light, not on a rope.
    relations: cast.relations.filter((one) => !drawn.includes(one)),
    effects: cast.effects.filter(
      ({ kind, from }) => kind !== 'glow' || !lit.some(({ to }) => to === from),
    ),
  };
}
