import { INDOORS } from '../../scene/indoors.ts';
import type { Extra } from '../description/extras.ts';
import type { Setting, Subject } from '../scene-description.ts';
import { isStargazing } from './with-telescopes.ts';

const FAIRY_LIGHTS =
  /\b(?:fairy|string|twinkle|twinkling|christmas)[- ]lights?\b|\bdeco(?:r|rations?)? with (?:lighted|lights?|lighting)\b|\b(?:strings?|garlands?|chains?|strands?|canopy) of (?:\w+ )?(?:lights|light ?bulbs|bulbs|lamps)\b|\bfestive(?:ly)?\b/iu;

/** What is lit with small lamps, which one sees when it gets dark. */
const LIT_PLACES =
  /\b(?:stalls?|markets?|huts?|trees?|terrace|garden|patio|balcony|café|courtyard|houses?)(?: \w+)? with (?!(?:traffic|neon|two|three|head|street) )(?:\w+ )?lights\b/iu;

const hasFairyLights = (prompt: string) => FAIRY_LIGHTS.test(prompt) || LIT_PLACES.test(prompt);

/** Strings of lamps that hang over a place are lit. */
const STRUNG =
  /\b(?:under|beneath|below) (?:the |some )?(?:glowing |warm |colou?rful |hanging |paper )*(?:(?:(?:an?|the) )?(?:strings?|garlands?|chains?|strands?|canopy) of (?:\w+ )?(?:lights|lanterns|bulbs|lamps)|lanterns|fairy lights|string lights)\b/iu;

/** A fire in the open that people gather at is lit in the evening. */
const CAMPFIRE = /\b(?:camp ?fires?|bonfires?|marshmallows? over)\b/iu;

/** A lamp of the street that somebody is under is lit, and so are lanterns that rise. */
const LAMPLIT =
  /\b(?:under|beneath|below|in the light of|by the light of) (?:an?|the|one) (?:[\p{L}-]+ )?(?:street ?(?:lamp|light)|lamp ?post|lantern post|gas ?lamp)\b|\bsky lanterns\b|\b(?:under|in|with|by) (?:the )?(?:bright |stadium )?flood ?lights\b|, flood ?lights(?=[,.;]|$)/iu;

/** A saucer from space comes in the dark, with its beam. */
const SAUCER = /\b(?:ufos?|flying saucers?)\b.{0,60}\b(?:beam\p{L}*|abduct\p{L}*|lights?)\b/iu;

/** Who goes about with a torch, or guards something by night, does so in the dark. */
const isByTorch = (subjects: readonly Subject[], setting: Setting) =>
  setting !== 'underwater' &&
  setting !== 'cave' &&
  subjects.some(
    ({ thing, look }) =>
      thing === 'flashlight' || /^night-(?:guard|watchman|watch)$/u.test(look?.job ?? ''),
  );

/** The tail of a comet is seen in the dark, which space always is. */
const COMETS = /\b(?:comets?|shooting stars?|falling stars?)\b/iu;

const isBeyond = (setting: Setting) => /^(?:space|moon|mars|planet|alien-planet)$/u.test(setting);

/** Wolves are heard in the dark. */
const HOWLS =
  /\b(?:wolf|wolves|coyotes?)(?: (?:is|are|on|in|at|the|an?|rock|cliff|hill|pack))* howl|\bhowling (?:\p{L}+ )?(?:wolf|wolves|coyotes?)\b/iu;

/** A dinner with guests or for two is in the evening. */
const DINNER =
  /\b(?:(?:thanksgiving|christmas|easter|family|romantic|festive|holiday|gala|birthday) dinner|(?:having|eating|share|sharing|at) (?:a |their )?dinner)\b(?! (?:table|plate|ad)\b)(?!.{0,80}\b(?:morning|noon|sunny|daylight)\b)/iu;

/** When there is something to see that needs the dark. */
export const timeOfSight = (
  prompt: string,
  setting: Setting,
  { extras, subjects }: { extras: readonly Extra[] | undefined; subjects: readonly Subject[] },
) => {
  const isDark = extras?.includes('star-trails') === true;
  if (isDark || isStargazing(prompt, setting, subjects)) return 'night';
  if (LAMPLIT.test(prompt) || SAUCER.test(prompt) || isByTorch(subjects, setting)) return 'night';
  if (HOWLS.test(prompt)) return 'night';
  if (COMETS.test(prompt) && !isBeyond(setting)) return 'night';
  if (DINNER.test(prompt) && INDOORS.has(setting)) return 'dusk';
  if (STRUNG.test(prompt) && !INDOORS.has(setting)) return 'dusk';
  return LIT_PLACES.test(prompt) || CAMPFIRE.test(prompt) ? 'dusk' : null;
};

const TRAILS = /\b(?:(?:head)?light (?:trails?|streaks)|streaks of light|traffic trails)\b/iu;

/** The lights that one sees in the dark: strings of small lamps, and what cars leave behind in a long exposure. */
export const lightsIn = (prompt: string) => ({
  ...(TRAILS.test(prompt) ? { hasTrails: true as const } : {}),
  ...(hasFairyLights(prompt) ? { hasFairyLights: true as const } : {}),
});
