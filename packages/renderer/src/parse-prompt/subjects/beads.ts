import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate } from '../kinds-of-things.ts';
import { sifted } from '../needed-letters.ts';

const DROPS =
  '(?:(?:cold|fresh|tiny|little|glistening|small|clear|sparkling|cool|fine|icy|pure) ){0,2}(?:water[- ]?(?:drops?|droplets|beads|pearls)|drops of (?:water|dew|condensation)|droplets(?: of (?:water|dew|condensation))?|(?:beads|pearls) of (?:water|moisture|condensation|dew)|condensation(?: drops| droplets)?|dew ?drops|dew)';
const ITS = '(?:it|its|the|their)(?: (?:sides?|bottles?|cans?|glass|surface|jar|skin|label|tube))?';
const RUNNING = `(?: (?:all over|(?:running|rolling|sliding|dripping|trickling) down)(?: ${ITS}\\b)?| (?:on|over|covering) ${ITS}\\b)?`;
/** Water on the outside of what is shown: "covered in water drops", "with condensation on the glass". */
const BEADED = sifted(
  new RegExp(
    `(?:\\b(?:covered|dotted|beaded|sprinkled|coated|wet|fresh)(?: all over)? (?:in|with|by|from) |\\b(?:with|and) |(?<=[,;] ?))${DROPS}${RUNNING}(?![\\p{L}])`,
    'giu',
  ),
);
const ICED = sifted(/\b(?:ice[- ]?cold|chilled|frosty)\b/giu);
const COLD = /\b(?:cold|refreshing|icy)\b/iu;
/** What is served cold, in glass or metal that gets wet. */
const DRINKS =
  /^(?:beer-bottle|beer-mug|juice-bottle|drink-can|bottle|wine-bottle|water-bottle|lemonade|iced-drink|iced-matcha|cup-with-straw|glass-of-juice|bottle-with-popping-cork|tumbler-glass)$/u;

export interface Beads {
  readonly isBeaded: boolean;
  readonly isCold: boolean;
}

export const DRY: Beads = { isBeaded: false, isCold: false };

/** Whether an ad asks for water drops on its product, and its text without them, as long as before. */
export function beadsIn(prompt: string): { readonly text: string; readonly beads: Beads } {
  const spaces = (found: string) => ' '.repeat(found.length);
  const dry = prompt.replaceAll(BEADED, spaces);
  const text = dry.replaceAll(ICED, spaces);
  const isCold = text !== dry || COLD.test(text);
  return { text, beads: { isBeaded: dry !== prompt, isCold } };
}

/** The product with drops on it; drinks have them when they are cold. */
export function withBeads(found: FoundSubjects, beads: Beads): FoundSubjects {
  const { isBeaded, isCold } = beads;
  const drop = found.subjects.findIndex(({ thing }) => /^(?:dewdrop|droplet)$/u.test(thing));
  if (isBeaded && drop > 0) return withBeads(without(found, drop, null), beads);
  const at = found.subjects.findIndex(
    ({ thing }) => (isCold && DRINKS.test(thing)) || (isBeaded && !isAnimate(thing)),
  );
  const one = found.subjects[at];
  if (one === undefined) return found;
  return {
    ...found,
    subjects: found.subjects.with(at, {
      ...one,
      states: [...new Set([...one.states, 'beaded' as const])],
    }),
  };
}
