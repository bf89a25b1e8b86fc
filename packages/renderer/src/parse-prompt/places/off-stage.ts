import type { SceneDescription, Setting } from '../scene-description.ts';

/** What comes down on a runway; models walk on one. */
const LANDS =
  /^(?:airplane|small-airplane|space-shuttle|fighter-jet|seaplane|biplane|helicopter|drone|spaceship|rocket|hot-air-balloon)$/u;
const HOUSE = /^(?:church|house|cottage|castle|log-cabin|porch)$/u;

/** Where a stage or a runway really is: planes land at an airfield, and who sings in front of a church is outdoors. */
export function offStage(
  { subjects, relations }: Pick<SceneDescription, 'subjects' | 'relations'>,
  isSnowy: boolean,
): Setting {
  if (subjects.some(({ thing }) => LANDS.test(thing))) return 'airfield';
  const isBeforeHouse = relations.some(
    ({ kind, to }) =>
      (kind === 'in-front-of' || kind === 'at') && HOUSE.test(subjects[to ?? -1]?.thing ?? ''),
  );
  if (!isBeforeHouse) return 'stage';
  return isSnowy ? 'snow' : 'village';
}
