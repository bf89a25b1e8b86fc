import { sifted } from '../needed-letters.ts';
import { COLOUR_WORDS } from '../words/colours.ts';

const NAMES = Object.keys(COLOUR_WORDS)
  .map((name) => name.replace('-', '[- ]'))
  .sort((first, second) => second.length - first.length)
  .join('|');
/** "On a plain white background", "the background is blue". */
const PLAIN = sifted(
  new RegExp(
    `\\b(?:(?:plain|solid|simple|clean|seamless|blank|empty|bright|pure|light|dark|soft|pastel|uniform) ){0,3}(?:(${NAMES})(?:[- ]colou?red)? |plain |solid |blank )(?:(?:studio|paper) )?(?:background|backdrop|screen)\\b|\\bbackground (?:is|turns|changes|is changing|changing) (?:from |to )?(${NAMES})\\b`,
    'iu',
  ),
);
/** Nothing that is behind the thing, but in front of us. */
const SCREEN = /\b(?:green|blue) screen\b(?! (?:on|of) (?:an?|the|his|her|their|its) )/iu;
const PAPER = '#f4f4f6';

/** The colour of the plain background that is asked for; null where there is none. */
export function backdropIn(prompt: string): string | null {
  const found = PLAIN.exec(prompt);
  if (found === null || (/screen$/iu.test(found[0]) && !SCREEN.test(prompt))) return null;
  const name = (found[1] ?? found[2] ?? '').toLowerCase().replace(' ', '-');
  return COLOUR_WORDS[name] ?? PAPER;
}
