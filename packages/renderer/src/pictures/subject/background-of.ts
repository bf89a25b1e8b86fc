import { brightness, type Colour, hex, mix } from '../../draw/colour.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { COLOUR_WORDS } from '../../parse-prompt/words/colours.ts';

const BACKGROUND = /\b((?:[\p{L}-]+ ){1,4})(?:background|backdrop|studio|wall)\b/iu;

/** "The logo on deep blue". */
const ON_COLOUR =
  /\bon (?:an? )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?=\s*(?:[,.;!]|$|\b(?:with|and)\b))/iu;

/** "Light blue behind it". */
const BEHIND_IT =
  /(?:^|[,.;:]|\b(?:with|and|in|an?|some|plain|put)) ?((?:[\p{L}-]+ ){1,3})behind (?:it|this|the (?:shoe|sneaker|bottle|product|logo))\b/iu;

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

const DEEP = hex('#0c0a20');
const PALE = hex('#ffffff');
const mixed = (colour: string, other: Colour, share: number): string =>
  `#${mix(hex(colour), other, share)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`;

/** The colour that is named last before "background": "on a soft blue gradient background". */
export function namedBackground(
  prompt: string,
): { readonly colour: string; readonly isNeon: boolean } | null {
  const plain = ON_COLOUR.exec(prompt)?.[1] ?? '';
  const isPlain = COLOUR_WORDS[plain.toLocaleLowerCase('en').split(' ').at(-1) ?? ''] !== undefined;
  const behind = BEHIND_IT.exec(prompt)?.[1];
  const said = BACKGROUND.exec(prompt)?.[1] ?? behind ?? (isPlain ? plain : '');
  const words = said.toLocaleLowerCase('en').split(' ');
  const word = words.findLast((each) => COLOUR_WORDS[each] !== undefined);
  if (word === undefined) return null;
  const bright = words.includes('neon') ? NEON[word] : undefined;
  const before = words[words.lastIndexOf(word) - 1] ?? '';
  // "Mint green" is a colour of its own.
  const shade = COLOUR_WORDS[`${before}-${word}`];
  const plainly = shade ?? COLOUR_WORDS[word] ?? '';
  const isDeep = words.some((each) => /^(?:deep|dark|midnight)$/u.test(each));
  const isPale = words.some((each) => /^(?:light|pale|soft|pastel)$/u.test(each));
  const tinted =
    isPale && shade === undefined && plainly !== '' ? mixed(plainly, PALE, 0.45) : plainly;
  const colour = bright ?? (isDeep && plainly !== '' ? mixed(plainly, DEEP, 0.62) : tinted);
  return { colour, isNeon: bright !== undefined };
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
