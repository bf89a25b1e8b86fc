import type { Setting } from '../scene-description.ts';

/** Where somebody is who has a town behind them and a roof over them. */
const FURNISHED: readonly (readonly [RegExp, Setting])[] = [
  [/\b(?:desk|office|meeting table|conference table|computer)\b/iu, 'office'],
  [/\b(?:bed|bedroom|pillows?)\b/iu, 'bedroom'],
  [/\b(?:bathtub|bath tub)\b/iu, 'bathroom'],
  [/\b(?:kitchen|stove|sink)\b/iu, 'kitchen'],
  [/\b(?:sofa|couch|armchair|piano|fireplace|living room)\b/iu, 'room'],
];

const BEHIND =
  /\b(?:city(?: (?:lights|skyline))?|skyline|skyscrapers)(?: (?:at night|\p{L}+ing))? (?:is |are )?(?:behind|beyond|in the background|all around) ?(?:her|him|them|it|me|us)?\b/iu;

/** The room in which somebody sits before the lights of a town; null where they are outside. */
export function roomBeforeTown(prompt: string): Setting | null {
  if (!BEHIND.test(prompt)) return null;
  return FURNISHED.find(([words]) => words.test(prompt))?.[1] ?? null;
}
