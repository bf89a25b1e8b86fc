import type { FoundSubjects } from '../clauses/find-subjects.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';

/** Waters that lie in another place: what is around the lake, and that herds wade through the savanna's river. */
const AROUND: Readonly<Partial<Record<Setting, ReadonlySet<Setting>>>> = {
  lake: new Set<Setting>(['forest']),
  river: new Set<Setting>(['forest', 'jungle']),
  waterfall: new Set<Setting>(['jungle']),
  savanna: new Set<Setting>(['river', 'lake']),
};

/** Landscapes with the sea in them. */
export const SHORES: ReadonlySet<Setting> = new Set<Setting>(['sea', 'beach']);

const LANDSCAPES: ReadonlySet<Setting> = new Set<Setting>([
  'desert',
  'savanna',
  ...SHORES,
  'forest',
  'jungle',
]);

/** "A coastal road", "a desert highway". */
export function landscapeOf(
  setting: Setting,
  { votes }: FoundSubjects,
): Pick<SceneDescription, 'landscape'> {
  const around = votes.find((vote) => AROUND[setting]?.has(vote.setting) === true);
  if (around !== undefined) return { landscape: around.setting };
  const found = votes.find((vote) => LANDSCAPES.has(vote.setting));
  const isShore = found !== undefined && SHORES.has(found.setting);
  const isSeen = setting === 'road' || (setting === 'volcano' && isShore);
  return !isSeen || found === undefined ? {} : { landscape: found.setting };
}
