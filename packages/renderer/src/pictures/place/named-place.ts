import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, Setting } from '../../parse-prompt/scene-description.ts';
import { picturedIn } from './pictured.ts';

const NO_PLACE: ReadonlySet<Setting> = new Set(['studio', 'abstract', 'stage']);
/** Places without ground, which have no article: "floating in space". */
const OPEN: Readonly<Partial<Record<Setting, RegExp>>> = {
  space:
    /\b(?:in|through|into|across) (?:[\p{L}-]+ ){0,2}(?:space|orbit|galax\p{L}+|universe|cosmos)\b|\bzero[- ]gravity\b|\bamong (?:the )?(?:stars|planets)\b/iu,
  sky: /\b(?:in|through|into|across|above|among|over) (?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:sky|skies|clouds)\b/iu,
  underwater:
    /\bunder ?water\b|\bunder the (?:sea|water|ocean|waves)\b|\b(?:coral )?reef\b|\bdeep sea\b|\bseabed\b|\bocean floor\b/iu,
};
/** Of what is behind a thing without a word for it, "it" is the thing. */
const SAID: Readonly<Partial<Record<Setting, RegExp>>> = {
  space: /\b(?:space|orbit|galax\p{L}+|universe|cosmos|nebula|stars|planets?|moon|earth)\b/iu,
  sky: /\b(?:sky|skies|clouds?|heavens?)\b/iu,
  underwater: /\b(?:under ?water|sea|ocean|reef|corals?|waves|seabed)\b/iu,
};
const AMONG =
  /\b(?:between|among|amid|under|through|above) (?:[\p{L}-]+ ){0,2}(?:skyscrapers|buildings|houses|trees|palms|clouds|rocks|dunes|flowers|waves|mountains|vines|corals|icebergs)\b/iu;
const PLACED_ON =
  /\b(?:on|in|over|above|onto|into|through|across) (?!a\b|the\b)(?:[\p{L}-]+ ){0,2}(?:asphalt|tarmac|cobblestones?|sand|snow|ice|grass|water|rocks|gravel|autumn leaves)\b/iu;
const PLACED =
  /\b(?:on|in|at|by|near|under|onto|into|inside|through|along|across|over|above|down|up|of|off|outside|before|beside|among|amid|between) (?:an?|the|my|our) (?!shoes?\b|sneakers?\b|bottles?\b|product|logo|caps?\b|cork|label|neck|laces|podium|pedestal|rainbow|day|week|month|year|summer|winter|spring|season|gift|air|middle|screen|frame|background|foreground|cent(?:er|re)|white|black|dark|plain|light|picture|image)/iu;

const BEHIND =
  /\b(?:background|backdrop|setting)\b|\b(?:skyline|city|mountains?|beach|sea|ocean|forest|street|lake|sunset|landscape|waterfall|garden|field|meadow|hills?)\b(?: [\p{L}-]+){0,3} behind\b|\bbehind (?:the|it)\b/iu;

/** What is in the air behind a thing is no place. */
const AIR_BEHIND =
  /\b(?:smoke|powder|dust|mist|fog|paint|splash(?:es)?|explosion|glow|lights?|rays|sparks|confetti|flames|fire)\b[^,.;]{0,30}?\bbehind (?:the|it|this)\b/giu;

/** Wide places before which a mark may be, where it is not on a wall. */
const WIDE: ReadonlySet<Setting> = new Set<Setting>([
  'sea',
  'beach',
  'lake',
  'mountains',
  'city',
  'forest',
  'desert',
  'snow',
  'meadow',
  'sky',
  'space',
  'underwater',
  'stadium',
  'arena',
  'racetrack',
  'harbour',
  'village',
  'jungle',
  'canyon',
  'vineyard',
]);
const BEFORE =
  /\b(?:over|above|in|behind|before|among|in front of|against|across) (?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:sea|ocean|beach|lake|mountains?|peaks|city|skyline|forest|woods|desert|dunes?|snow|meadow|hills?|fields?|sky|clouds|stadium|arena|pitch|race ?track|harbou?r|village|jungle|canyon|vineyards?)\b/iu;

const isMarked = (prompt: string, setting: Setting): boolean =>
  setting === 'space' || setting === 'underwater' || (WIDE.has(setting) && BEFORE.test(prompt));

/** Where the prompt puts a cut-out: "the bottle on a beach". */
export function namedPlace(
  prompt: string,
  { setting }: SceneDescription,
  isMark: boolean,
): Setting | null {
  if (isMark) return isMarked(prompt, setting) ? setting : null;
  const open = OPEN[setting];
  if (open !== undefined) {
    const isBehind = BEHIND.test(prompt) && SAID[setting]?.test(prompt) === true;
    return open.test(prompt) || isBehind ? setting : null;
  }
  if (PUDDLE.test(prompt) && (NO_PLACE.has(setting) || setting === 'table-top')) return 'street';
  const said = prompt.replaceAll(AIR_BEHIND, ' ');
  const isNamed = [PLACED, PLACED_ON, AMONG, BEHIND].some((words) => words.test(said));
  // A table is what small things stand on where nothing is said.
  const isUsual = setting === 'table-top' && !PLACED.test(prompt);
  return !NO_PLACE.has(setting) && isNamed && !isUsual ? setting : null;
}

/** Where water stands on the ground. */
const PUDDLE =
  /\b(?:in|into|through|over|on|across) (?:an?|the|some|rain|muddy|deep) ?(?:[\p{L}-]+ ){0,2}puddles?\b/iu;

/** Somebody who does something with a cut-out, or what comes out of it. */
function hasCompany(prompt: string, description: SceneDescription): boolean {
  const { subjects, relations } = description;
  const pictured = picturedIn(prompt, description);
  return (
    subjects.some(({ thing }, at) => at !== pictured && isAnimate(thing)) ||
    relations.some(({ kind }) => kind === 'out-of')
  );
}

/** The place of a cut-out; those who are with it are in the studio where none is named. */
export const placeFor = (
  prompt: string,
  description: SceneDescription,
  isMark: boolean,
): Setting | null =>
  namedPlace(prompt, description, isMark) ??
  (!isMark && hasCompany(prompt, description) ? 'studio' : null);
