import type { SceneDescription, Setting } from '../../parse-prompt/scene-description.ts';

/** Land that goes on behind whoever stands in front. */
const PLAINS: ReadonlySet<Setting> = new Set<Setting>([
  'meadow',
  'savanna',
  'farm',
  'desert',
  'park',
  'snow',
]);

export const isPlain = ({ setting }: Pick<SceneDescription, 'setting'>): boolean =>
  PLAINS.has(setting);
