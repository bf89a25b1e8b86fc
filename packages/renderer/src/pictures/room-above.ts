import { smokesAbove } from './air/chimneys.ts';
import { landsOnTop } from './landing.ts';
import { fliesOver } from './motion/camera-words.ts';
import { cloudsMove } from './sky/clouds-over.ts';
import { passesOverhead } from './sky/flyers.ts';
import { hasShootingStars } from './sky/night-sky.ts';
import { looksOver } from './words/coming.ts';

const hasRainbow = (prompt: string) => /\brainbow (?!col|pow|spl|light|bright)/iu.test(prompt);

const buriesRoofs = (prompt: string) =>
  /\bsnow\b[^.;]{0,40}\b(?:roofs?|rooftops?|chimneys?)\b|\b(?:roofs?|rooftops?)\b[^.;]{0,30}\bsnow\b/iu.test(
    prompt,
  );

/** "Text in the empty sky, not over the man". */
const hasWordsAbove = (prompt: string) =>
  /\b(?:text|words|headline|title|copy|lettering|slogan)\b[^.;"“]{0,30}\b(?:in|into|on|across|over) the (?:\p{L}+ )?sky\b|\bnot (?:over|on|across|covering) (?:the|his|her|its|my) (?:\p{L}+ )?(?:man|woman|face|cat|head|hair|person|photographer|rocket|house|village)\b/iu.test(
    prompt,
  );

/** Whether something is asked for that takes place above the subject of a picture, where there has to be room for it. */
export const needsRoomAbove = (prompt: string): boolean =>
  [
    smokesAbove,
    landsOnTop,
    cloudsMove,
    hasShootingStars,
    fliesOver,
    passesOverhead,
    hasRainbow,
    looksOver,
    buriesRoofs,
    hasWordsAbove,
  ].some((asks) => asks(prompt));
