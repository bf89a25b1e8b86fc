import type { Rewording } from '../../rewording.ts';

/** What air, water and time do to things. */
export const WEATHERED: readonly Rewording[] = [
  // How long it is filmed is no thing of the picture.
  [
    /^(?:an? |the )?time-?lapse(?: video| footage)? (?:shows?|captures?|records?|documents?) /giu,
    () => '',
  ],
  [
    /\b(?:the )?(?:gradual |slow )?(?:corrosion|rusting|oxid[ai][sz]?[ai]?t?ion)(?: process)? of (an? |the )?/giu,
    (_, article) => `${article ?? ''}rusting `,
  ],
  [
    /,? ?\b(?:gradually |slowly )?(?:acquiring|gathering|developing|collecting|accumulating|covered in|turning to) (?:patches of )?rust(?: streaks| spots| patches)?\b/giu,
    () => ' rusting',
  ],
  [
    /\b(?:left (?:out )?(?:outside|outdoors|in the open)|(?:left )?exposed to (?:the )?(?:outdoor elements|elements|weather|air and moisture|rain and humidity))\b/giu,
    () => 'in a garden',
  ],
  // A vessel without air is pressed together by that around it.
  [
    /\b(?:the )?air (?:is |being )*(?:(?:gradually|slowly|rapidly|quickly|forcefully|and) ){0,3}(?:extracted|removed|sucked out|pulled out|pumped out|drawn out|sucked|pumped|taken)(?: out)? (?:from|of) (?:an? |the )?(?:sealed,? ?)?(?:empty )?/giu,
    () => 'crumpling ',
  ],
  // What rains down is no water.
  [
    /(?<=\b(?:petals|blossoms|leaves|confetti|feathers|sparks|glitter|money|coins|candy|flowers|balloons) )rain(?:s|ing)?(?: down)?\b/giu,
    (found) => (/ing/iu.test(found) ? 'falling' : 'fall'),
  ],
  // It sets; there is no basin.
  [
    /(?<=\bsun (?:slowly |gradually |gently )?)sink(s|ing)\b/giu,
    (_, form) => `set${form === 's' ? 's' : ''}`,
  ],
];
