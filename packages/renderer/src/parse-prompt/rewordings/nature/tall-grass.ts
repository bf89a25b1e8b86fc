import { INDOORS } from '../../../scene/indoors.ts';
import type { Setting } from '../../description/settings.ts';

export const TALL_GRASS =
  /\b(?:in|through|among|amongst|amid|from|behind|out of|into|between)? ?(?:the |some )?(?:very )?(?:tall|high|long|deep|waist-high|knee-high|shoulder-high)(?: (?:green|dry|golden|savannah?|yellow|wild|swaying|prairie|summer))* grass(?:es)?\b/iu;

/** Whether those who are there are half hidden in grass. */
export function isInTallGrass(prompt: string, setting: Setting): boolean {
  return TALL_GRASS.test(prompt) && !INDOORS.has(setting);
}
