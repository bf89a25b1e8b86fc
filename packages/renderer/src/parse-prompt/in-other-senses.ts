import type { Rewording } from './rewording.ts';

/** Words whose neighbours tell that they mean something else than they mostly do. */
export const IN_OTHER_SENSES: readonly Rewording[] = [
  // Who sits on a throne measures nothing.
  [
    /\brulers?(?= (?:sits?|sitting|seated|stands?|speaks?|waves?|on (?:an?|the|his|her) (?:\p{L}+ )?throne|of (?:an?|the|his|her) (?:\p{L}+ )?(?:kingdom|empire|realm|land|country))\b)/giu,
    () => 'king',
  ],
  [
    /,? (?:with|holding|holds) (?:an? |the |his |her |two |wooden )*drumsticks?\b(?<=\b(?:drummer|drums?)\b[^.;]{0,60})/giu,
    () => '',
  ],
  [/\bpin[- ]?up (?=girl|model|woman|poster|style)/giu, () => ''],
  [/\bcork ?board\b/giu, () => 'board'],
  [
    /\b(?:scream(?:s|ing)?|rid(?:es?|ing)|laugh(?:s|ing)?) on an? coaster\b/giu,
    () => 'ride rollercoaster',
  ],
  [
    /\bsucculent (?=(?:pieces?|cuts?|slices?|bites?|meat|steaks?|chicken|beef|lamb|pork|fruits?|burgers?|roast|ribs|turkey|dish|meal|salmon|lobster|shrimp|peach|orange|\p{L}+ (?:meat|steak|chicken|fruit))\b)/giu,
    () => '',
  ],
  [/\b(?:spinning|rotating) globe(?=[^.;]{0,30}\bspace\b)/giu, () => 'earth'],
  // Who shows how something is done carries no sign.
  [
    /\bdemonstrat(es?|ing)(?=\s*(?:[,.;]|$| (?:in|on|against|for|outside|at|before|near)\b))/giu,
    (_, form) => `protest${form === 'ing' ? 'ing' : form === 'es' ? 's' : ''}`,
  ],
  [
    /\bdissolv(es?|ing) (?:the |some |an? )?(?:\p{L}+ )?(?:sugar|salt|honey|powder|tablet|pill|cocoa) in(?:to)?\b/giu,
    (_, form) => `stir${form === 'ing' ? 'ring' : form === 'es' ? 's' : ''}`,
  ],
  [
    /\bsnap(s|ping)? (?=(?:an? |some |the )?(?:\p{L}+ )?(?:photo|photograph|picture|selfie|shot)s?\b)/giu,
    (_, form) => (form === 'ping' ? 'taking ' : form === 's' ? 'takes ' : 'take '),
  ],
  [
    /\b((?:twig|branch|stick|rope|string|cable|pencil|chain)(?:es|s)?) snaps?\b/giu,
    (_, thing) => `${thing} pops`,
  ],
];
