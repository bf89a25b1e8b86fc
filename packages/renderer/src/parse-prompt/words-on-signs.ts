import type { SceneDescription, Subject } from './scene-description.ts';

const SIGNS: ReadonlySet<string> = new Set(['placard']);
/** Longer words could not be read on a sign. */
const CHARACTERS_MAX = 40;

/** Words in quotes that are on a sign of the picture are not its title. */
export function wordsOnSigns(
  title: string | null,
  subjects: readonly Subject[],
): Pick<SceneDescription, 'title' | 'sign'> {
  const isSigned = subjects.some(({ thing }) => SIGNS.has(thing));
  return title === null || !isSigned || title.length > CHARACTERS_MAX
    ? { title }
    : { title: null, sign: title };
}
