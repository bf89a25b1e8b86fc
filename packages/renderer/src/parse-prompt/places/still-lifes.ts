import { STILL_LIFE } from '../description/extras.ts';
import type { Setting } from '../scene-description.ts';
import { placeByCandlelight } from './candlelight.ts';

/** What is arranged to be painted stands on a table, also flowers that would grow outdoors; a window sill is as good. */
export function placeArranged(
  prompt: string,
  place: Setting,
  votes: readonly { readonly weight: number }[],
): Setting {
  if (STILL_LIFE.test(prompt) && place !== 'window-seat') return 'table-top';
  return placeByCandlelight(prompt, place, votes);
}
