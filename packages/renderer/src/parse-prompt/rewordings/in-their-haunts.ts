import type { Rewording } from '../rewording.ts';

const OF_SAVANNA =
  '(?:lions?|lioness(?:es)?|cheetahs?|leopards?|giraffes?|zebras?|rhinos?|rhinoceros(?:es)?|hyenas?|antelopes?|gazelles?|impalas?|wildebeests?|gnus?|meerkats?|warthogs?|ostrich(?:es)?|elephants?)';
const KEPT = '(?:zoo|circus|garden|park|toy|statue|house|golf|lawn)';
const WATER = '(?:river|stream|lake|pond|sea|ocean|canal|bay|lagoon|harbou?r)';

/** Places that are told by who or what is there. */
export const IN_THEIR_HAUNTS: readonly Rewording[] = [
  // The grass that lions lie in is no meadow.
  [
    new RegExp(
      `\\b(?:in|on|through|across|over|into) (?:the |some )?(?:(?:dry|golden|yellow|green|warm|sunny) )*(?:grass|grassland|plains?)\\b(?<=\\b${OF_SAVANNA}\\b[^.;]{0,90})(?<!\\b${KEPT}\\b[^.;]{0,90})(?!.{0,80}\\b${KEPT}\\b)`,
      'giu',
    ),
    (found) => (found.length < 10 ? found : 'in savanna'),
  ],
  // Vines in rows are no ropes.
  [
    /\b(?:rows? of (?:\p{L}+ )?(?:grape ?)?vines|(?:between|among|through) (?:the )?(?:grape ?)?vines(?=[^.;]{0,60}\b(?:grapes?|wine|hills?|hillside|harvest)\b))/giu,
    () => 'in vineyard',
  ],
  // What is sunken is seen where it lies.
  [
    new RegExp(
      `\\b(?:in|at the bottom of|on the (?:bed|bottom) of) (?:an?|the) (?:[\\p{L}-]+ )?${WATER}\\b(?<=\\bsunken\\b(?! (?:eyes|cheeks|garden))[^.;]{0,60})`,
      'giu',
    ),
    () => 'underwater',
  ],
  // Lavender fills the field that it is in.
  [
    /\b(?:purple |blooming |flowering |blossoming )*lavender (?:in|on|across) (?:an?|the) (?:[\p{L}-]+ )?fields?\b/giu,
    () => 'lavender-fields',
  ],
  [
    /\b(?:purple|violet|lilac|blooming|flowering) fields?\b(?<=\blavender\b[^;]{0,80})/giu,
    (found) => (found.length < 14 ? found : 'lavender-field'),
  ],
  [
    /\b(?:just |shortly |right |long |an hour )?before (?:the )?(?:sunrise|dawn|daybreak|first light|sun ?up|the sun (?:comes up|rises|is up))\b/giu,
    () => 'at dusk',
  ],
];
