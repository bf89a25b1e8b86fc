import { plainSubject } from '../parse-prompt/description/plain-subject.ts';
import type { Relation, Subject } from '../parse-prompt/scene-description.ts';

/** Subjects and relations while they are completed. */
export interface Draft {
  readonly subjects: Subject[];
  readonly relations: Relation[];
}

/** The index of a subject that the prompt does not name. */
export function add({ subjects }: Draft, thing: string, rest: Partial<Subject> = {}): number {
  subjects.push({ ...plainSubject(thing), ...rest });
  return subjects.length - 1;
}
