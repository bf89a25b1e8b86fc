import { wordsIn } from '../../../word-list.ts';
import type { Rewording } from '../../rewording.ts';
import { GARMENT_WORDS } from '../../words/garments.ts';

const GARMENT = wordsIn(Object.values(GARMENT_WORDS).join(' ')).join('|').replaceAll('-', '[- ]');

/** "Into a red dress": what follows is put on. */
export const INTO_CLOTHES = `(?:an?|the|his|her|their) (?:(?!in |with |wearing )[\\p{L}-]+ ){0,2}(?:${GARMENT})\\b`;

/** Who changes into clothes puts them on. */
export const CHANGED_CLOTHES: readonly Rewording[] = [
  [
    new RegExp(`\\bchang(es?|ing) into(?= ${INTO_CLOTHES})`, 'giu'),
    (_, ending) => (ending === 'ing' ? 'putting on' : ending === 'es' ? 'puts on' : 'put on'),
  ],
];
