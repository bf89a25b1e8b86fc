import type { Rewording } from '../../rewording.ts';

/** Who reads or is told a story, and who is under the covers. */
export const IN_BED: readonly Rewording[] = [
  // Who reads a story has a book.
  [
    /(\bread(?:s|ing)?\b[^,.;]{0,24}?\b)(story|stories)\b/giu,
    (_, before, word) => before + (word?.length === 5 ? 'novel' : 'novels '),
  ],
  // Who has a light under the blanket is in bed, at night.
  [
    /\b(?:under|beneath) (?:the|his|her|their|a) (?:\p{L}+ )?(?:blanket|quilt|cover|duvet)s?\b(?=.{0,120}\b(?:flashlight|torch)\b)/giu,
    () => 'in bed by night',
  ],
  [
    /\b(?:under|beneath) (?:the|his|her|their|a) (?:\p{L}+ )?(?:blanket|quilt|cover|duvet)s?\b(?<=\b(?:flashlight|torch)\b.{0,120})/giu,
    () => 'in bed by night',
  ],
  [/\b(?:under|beneath) (?:the|his|her|their|a) (?:covers|duvet|bed ?sheets)\b/giu, () => 'in bed'],
];
