import { mediumOf } from '../../things/media.ts';
import type { Relation, Subject } from '../scene-description.ts';

interface Cast {
  readonly relations: readonly Relation[];
}

const LETTER_BIRDS =
  /^(?:owl|pigeon|dove|crow|raven|eagle|parrot|stork|seagull|robin|puffin|pelican)$/u;

/** A bird that brings a letter comes flying. */
export function onTheWing(subject: Subject, at: number, { relations }: Cast): Subject {
  const isBringing = relations.some(({ from, kind }) => from === at && kind === 'carry');
  if (!isBringing || !LETTER_BIRDS.test(subject.thing)) return subject;
  const motions = subject.motions.map((motion) => (motion === 'walk' ? 'fly' : motion));
  return { ...subject, motions };
}

/** Birds follow a plough or a boat on their wings. */
export function following(subject: Subject, at: number, { relations }: Cast): Subject {
  const isAfter = relations.some(
    ({ from, kind }) => from === at && (kind === 'follow' || kind === 'chase'),
  );
  if (!isAfter || mediumOf(subject.thing) !== 'air') return subject;
  const motions = subject.motions.filter((motion) => motion !== 'walk' && motion !== 'run');
  return { ...subject, motions: ['fly', ...motions] };
}
