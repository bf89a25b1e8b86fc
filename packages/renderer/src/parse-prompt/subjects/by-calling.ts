import type { FoundSubjects } from '../clauses/find-subjects.ts';
import type { Motion, Relation, RelationKind, Subject } from '../scene-description.ts';

/** What those are seen doing who are called by it. */
const DEEDS: readonly (readonly [job: RegExp, deed: Motion])[] = [
  [/^(?:runner|jogger|sprinter)$/u, 'run'],
  [/(?:^|-)dancer$|^ballerina$/u, 'dance'],
  [/^swimmer$/u, 'swim'],
  [/^juggler$/u, 'juggle'],
  [/^breakdancer$/u, 'handstand'],
];

/** Whose hands or eyes are elsewhere is at rest. */
const BUSY: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'hold',
  'carry',
  'eat',
  'drink',
  'read',
  'play',
  'look-at',
  'on',
  'ride',
]);

const BREATHES_FIRE = /^fire-(?:breather|eater)$/u;
const GUIDES = /(?:^|-)guide$/u;

/** What a guide shows to others stays where it is. */
const shownBy = (one: Relation, { subjects }: FoundSubjects): Relation =>
  one.kind === 'hold' &&
  GUIDES.test(subjects[one.from]?.look?.job ?? '') &&
  /skeleton|statue|sculpture|picture|painting|mummy|fossil|sarcophagus|tower|castle|church|temple|palace|cathedral|ruin|monument|fountain/u.test(
    subjects[one.to ?? -1]?.thing ?? '',
  )
    ? { ...one, kind: 'point-at' }
    : one;

const deedOf = ({ look }: Subject): Motion | null =>
  DEEDS.find(([job]) => job.test(look?.job ?? ''))?.[1] ?? null;

/** A swimmer of whom nothing else is told swims. */
export function byCalling(found: FoundSubjects): FoundSubjects {
  const subjects = found.subjects.map((subject, at): Subject => {
    if (BREATHES_FIRE.test(subject.look?.job ?? ''))
      return { ...subject, motions: [], states: [...subject.states, 'fire-breathing'] };
    const deed = deedOf(subject);
    const isBusy =
      subject.motions.length > 0 ||
      subject.states.length > 0 ||
      found.relations.some(
        ({ from, kind, to }) =>
          from === at &&
          to !== null &&
          BUSY.has(kind) &&
          !(deed === 'juggle' && found.subjects[to]?.thing === 'unicycle'),
      );
    return deed === null || isBusy ? subject : { ...subject, motions: [deed] };
  });
  return {
    ...found,
    subjects,
    relations: found.relations.map((one) => shownBy(one, found)),
  };
}
