import type { Setting } from '../../parse-prompt/scene-description.ts';
import { INDOORS } from '../../scene/indoors.ts';
import type { World } from '../../scene/world.ts';

const AIRLESS: ReadonlySet<Setting> = new Set<Setting>(['space', 'moon', 'mars', 'alien-planet']);

/** Where nobody could breathe without a suit. */
export const isAirless = ({ description }: World): boolean => AIRLESS.has(description.setting);

/** Where everybody wears a scarf. */
export function isFreezing({ description }: World): boolean {
  const { setting, weather } = description;
  const isSnowing = weather.includes('snowfall') && !INDOORS.has(setting);
  return setting === 'snow' || setting === 'frozen-lake' || isSnowing;
}
