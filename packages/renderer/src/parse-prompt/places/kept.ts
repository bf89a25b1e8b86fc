import { mediumOf } from '../../things/media.ts';
import { isContainer } from '../kinds-of-things.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';
import { isInTheWind } from './place-for-weather.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

const CUP = /cup|mug|hot-beverage|tumbler|open-box|^(?:glass-of-water|fish-bowl|jar)$/u;

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

const SERVED_ON =
  /^(?:plate|tray|grill|frying-pan|cutting-board|plank|fork-and-knife-with-plate|bowl|baking-oven|skewers|platter)$/u;

/** What lies on a plate or a grill does not live there. */
export function servedAt({ subjects, relations }: Cast, at: number): Setting | null {
  if (mediumOf(subjects[at]?.thing ?? '') !== 'water') return null;
  const served = relations.find(
    ({ from, kind, to }) =>
      from === at && kind === 'on' && SERVED_ON.test(subjects[to ?? -1]?.thing ?? ''),
  );
  if (served === undefined) return null;
  return subjects[served.to ?? -1]?.thing === 'grill' ? 'garden' : 'kitchen';
}

/** Flowers in a vase stand on a table. */
export function settingForKept(cast: Cast): Setting {
  if (isInTheWind(cast)) return 'park';
  return cast.subjects.some((_, at) => isKept(cast, at)) ? 'table-top' : 'abstract';
}

/** Whether it is in somebody's hand. */
export const isHeld = ({ relations }: Cast, at: number) =>
  relations.some(({ kind, to }) => kind === 'hold' && to === at);
