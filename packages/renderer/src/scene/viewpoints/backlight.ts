import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { INDOORS } from '../indoors.ts';

export function isSilhouette({ extras }: SceneDescription): boolean {
  return extras?.includes('silhouette') === true;
}

/** Whether the sun or the moon stands large behind those who are dark. */
export function isBacklit(description: SceneDescription): boolean {
  return isSilhouette(description) && !INDOORS.has(description.setting);
}
