import { mediumOf } from '../../things/media.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Relation, RelationKind, Subject, SubjectEffect } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  readonly effects: readonly SubjectEffect[];
}

/** Where somebody is, rather than what they do. */
const PLACES: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'in-front-of',
  'behind',
  'next-to',
]);
const CROSSED = /^(?:bridge|wooden-bridge|drawbridge|rainbow-bridge)$/u;
const ABOVE_BEDS = /^(?:cot-mobile|baby-mobile)$/u;
const HATS = /^(?:top-hat|hat)$/u;

/** What somebody pushes or rides is where they are said to be; they follow it, or sit on it. */
function movedBy({ subjects, relations }: Cast): readonly Relation[] {
  return relations.map((one) => {
    const { from, to } = one;
    const what = subjects[to ?? -1];
    if (what === undefined || !isPerson(subjects[from]?.thing ?? '')) return one;
    const moved = relations.find(
      (each) =>
        each.from === from &&
        each.to !== null &&
        each.to !== to &&
        (each.kind === 'push' || each.kind === 'ride'),
    );
    if (moved === undefined || moved.to === null) return one;
    const isOver = CROSSED.test(what.thing) && moved.kind === 'ride';
    if (isOver && (one.kind === 'under' || one.kind === 'below')) return { ...one, from: moved.to };
    if (isOver) return { from: moved.to, kind: 'on', to };
    const isPushed = moved.kind === 'push' && PLACES.has(one.kind);
    return isPushed && mediumOf(what.thing) === 'scenery' ? { ...one, from: moved.to } : one;
  });
}

/** A cot is not under its mobile as one is under a tree: the mobile hangs above whoever is in it. */
function hung(one: Relation, { subjects, relations }: Cast): Relation {
  const isUnder = one.kind === 'under' && ABOVE_BEDS.test(subjects[one.to ?? -1]?.thing ?? '');
  if (!isUnder || one.to === null) return one;
  const lying = relations.find(
    ({ kind, to }) => to === one.from && (kind === 'on' || kind === 'in'),
  );
  return { from: one.to, kind: 'over', to: lying?.from ?? one.from };
}

/** Who pulls an animal out of a hat stands beside the hat, which is not worn and not stood in. */
function conjured({ subjects, relations }: Cast): readonly Relation[] {
  const found = relations.find(
    ({ kind, to }) => kind === 'out-of' && to !== null && HATS.test(subjects[to]?.thing ?? ''),
  );
  if (found === undefined || found.to === null) return relations;
  const { from: what, to: hat } = found;
  return relations.map((one) =>
    one.kind === 'hold' && one.to === what && isPerson(subjects[one.from]?.thing ?? '')
      ? { ...one, kind: 'next-to', to: hat }
      : one,
  );
}

/** Sparks fly where a hammer hits, and not from whoever holds it. */
function struck({ subjects, relations, effects }: Cast): readonly SubjectEffect[] {
  const anvil = subjects.findIndex(({ thing }) => thing === 'anvil');
  const piece = relations.find(({ kind, to }) => kind === 'on' && to === anvil)?.from ?? anvil;
  if (anvil === -1) return effects;
  return effects.map((one) =>
    one.kind === 'sparks' && one.from !== null && isPerson(subjects[one.from]?.thing ?? '')
      ? { ...one, from: piece }
      : one,
  );
}

/** Puts right where those are who move something along, and what they do it with. */
export function movedAlong<T extends Cast>(cast: T): T {
  const relations = conjured({ ...cast, relations: movedBy(cast) });
  return {
    ...cast,
    relations: relations.map((one) => hung(one, cast)),
    effects: struck(cast),
  };
}
