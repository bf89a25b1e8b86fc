import type { SceneDescription } from '../scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

/** Whatever floats over a bed, who sleeps in it is at home. */
export const isAbed = ({ subjects, relations }: Cast): boolean =>
  relations.some(
    ({ from, kind, to }) =>
      (kind === 'on' || kind === 'in') &&
      subjects[to ?? -1]?.thing === 'bed' &&
      subjects[from]?.states.includes('asleep') === true,
  );
