import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { INDOORS } from '../indoors.ts';

export function isSilhouette({ extras }: SceneDescription): boolean {
  return extras?.includes('silhouette') === true;
}

/** Whether the sun or the moon stands large behind those who are dark. */
export function isBacklit(description: SceneDescription): boolean {
  return isSilhouette(description) && !INDOORS.has(description.setting);
}

/** Whether somebody is seen before the sun, which then is large and low. */
export function hasSunBehind(description: SceneDescription): boolean {
  const { extras, setting } = description;
  if (isBacklit(description)) return true;
  return extras?.includes('sun-behind') === true && !INDOORS.has(setting);
}
