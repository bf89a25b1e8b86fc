import { brightness, hex } from '../../draw/colour.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { COLOUR_WORDS } from '../../parse-prompt/words/modifiers.ts';

const BACKGROUND = /\b((?:[\p{L}-]+ ){1,4})(?:background|backdrop|studio|wall)\b/iu;

/** Colours as bright as tubes of light. */
const NEON: Readonly<Record<string, string>> = {
  green: '#4dff2e',
  pink: '#ff3fae',
  blue: '#2f8bff',
  yellow: '#f2ff2e',
  orange: '#ff7a1f',
  purple: '#b53dff',
  red: '#ff2f45',
};

/** The colour that is named last before "background": "on a soft blue gradient background". */
export function namedBackground(
  prompt: string,
): { readonly colour: string; readonly isNeon: boolean } | null {
  const words = (BACKGROUND.exec(prompt)?.[1] ?? '').toLocaleLowerCase('en').split(' ');
  const word = words.findLast((each) => COLOUR_WORDS[each] !== undefined);
  if (word === undefined) return null;
  const bright = words.includes('neon') ? NEON[word] : undefined;
  return { colour: bright ?? COLOUR_WORDS[word] ?? '', isNeon: bright !== undefined };
}

/** The colours that the prompt names for what is behind. */
export function backgroundOf(
  prompt: string,
  { ad, accent, subjects }: SceneDescription,
): readonly string[] {
  const named = namedBackground(prompt);
  if (named?.isNeon === true) return [named.colour];
  if (ad !== null && ad.palette.length > 0) return ad.palette;
  if (named !== null) return [named.colour];
  // Among black stones it is dark.
  const stone = subjects.find(({ thing }) => thing === 'rock')?.colour ?? null;
  if (stone !== null && brightness(hex(stone)) < 0.22) return [stone];
  return accent === null ? [] : [accent];
}
