import type { Cutter } from '../lettering/cutter.ts';
import { STARS } from './ad-patterns.ts';

const STAR_WORDS: Readonly<Record<string, number>> = { five: 5, four: 4 };

/** How many stars somebody gives, from 0 to 5; null when none are spoken of. */
export function starsIn(cutter: Cutter): number | null {
  const found = STARS.exec(cutter.rest);
  if (found === null) return null;
  cutter.cut(STARS);
  const told = found[1]?.toLocaleLowerCase('en');
  if (told === undefined) return Math.min(5, [...found[0]].length);
  return Math.min(5, STAR_WORDS[told] ?? Number(told.replace(',', '.')));
}
