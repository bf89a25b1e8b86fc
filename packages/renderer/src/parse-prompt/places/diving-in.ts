import type { Setting } from '../description/settings.ts';
import { isAnimate } from '../kinds-of-things.ts';
import type { Motion, SceneDescription } from '../scene-description.ts';

/** Where there is water to jump into. */
const WATERS: ReadonlySet<Setting> = new Set<Setting>([
  'iceberg',
  'sea',
  'lake',
  'pond',
  'harbour',
  'sea-cliffs',
  'pool',
  'poolside',
]);

const LEAVING: ReadonlySet<Motion> = new Set<Motion>(['jump', 'dive', 'slide', 'fall']);

/** Indexes of those who jump, dive or slide from somewhere into the water of the place. */
export function diversIn({
  subjects,
  relations,
  setting,
}: Pick<SceneDescription, 'subjects' | 'relations' | 'setting'>): readonly number[] {
  if (!WATERS.has(setting)) return [];
  return subjects.flatMap(({ thing, motions }, at) => {
    const own = relations.filter(({ from }) => from === at);
    const isOff = own.some(({ kind }) => kind === 'out-of');
    const isIn = own.some(({ kind, to }) => kind === 'into' && to === null);
    // Whales and fish come out of the water themselves.
    const isDry = isAnimate(thing) && !/whale|dolphin|fish|orca|shark|salmon/u.test(thing);
    const isLeaving = motions.some((one) => LEAVING.has(one));
    return isDry && isLeaving && (isIn || (isOff && setting === 'iceberg')) ? [at] : [];
  });
}
