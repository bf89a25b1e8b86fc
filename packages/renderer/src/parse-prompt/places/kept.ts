import { isContainer } from '../kinds-of-things.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

const CUP = /cup|mug|hot-beverage|tumbler|open-box/u;

/** A fish in a bowl is at home in a room. */
export function isKept({ subjects, relations }: Cast, at: number): boolean {
  return relations.some(
    ({ from, kind, to }) =>
      from === at &&
      (kind === 'in' || kind === 'out-of') &&
      to !== null &&
      (isContainer(subjects[to]?.thing ?? '') || CUP.test(subjects[to]?.thing ?? '')),
  );
}

/** Flowers in a vase stand on a table. */
export function settingForKept(cast: Cast): Setting {
  return cast.subjects.some((_, at) => isKept(cast, at)) ? 'table-top' : 'abstract';
}

/** Whether it is in somebody's hand. */
export const isHeld = ({ relations }: Cast, at: number) =>
  relations.some(({ kind, to }) => kind === 'hold' && to === at);
