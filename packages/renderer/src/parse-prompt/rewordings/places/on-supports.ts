import type { Rewording } from '../../rewording.ts';

const ONE = String.raw`(?:an?|the|his|her|their|its|one) (?:[\p{L}-]+ )?`;
const CHILD = '(?:baby|infant|newborn|toddler|child|son|daughter|twin)';
const ON_FOOT =
  '(?:museum|university|college|school|library|church|cathedral|temple|courthouse|town hall|city hall|palace|opera house|opera|theatre|theater|bank|monastery|pagoda|shrine|hotel|house|cottage)';
const NIGH = '(?:(?:a|the|one) )?(?:lone|solitary|lonely|single|distant|tiny|small|dark|shadowy)';

/** What somebody or something is on, at or in, said by a part of it. */
export const ON_SUPPORTS: readonly Rewording[] = [
  // An eye at the telescope looks through it.
  [
    new RegExp(
      String.raw`\b(?:with )?(?:(?:his|her|their|one|an|the|right|left) )+eyes? (?:is |are )?(?:pressed |glued |held |put )?(?:at|to|against|on) (?:the (?:eyepiece|lens) of )?(?=${ONE}?telescope\b)`,
      'giu',
    ),
    () => 'looks through ',
  ],
  [
    new RegExp(
      String.raw`\b(?:peer|look|gaz|squint|star)(?:s|es|ing)? (?:(?:up|in)?to|down) (?=${ONE}?telescope\b)`,
      'giu',
    ),
    () => 'peer at ',
  ],
  [/\btelescope(?:['\u2019]s)? eyepiece\b/giu, () => 'telescope'],
  [/\beyepiece of (?:an?|the|his|her|their) telescope\b/giu, () => 'telescope'],
  // Whatever holds a load on the roof, it lies there.
  [
    new RegExp(
      String.raw`\b(?:is |are )?(?:strapped|tied|lashed|roped|fastened|secured|loaded|packed|piled|stacked|mounted)(?: up| high| down)? (?:to|onto|on to|on|on top of|atop) (?=${ONE}?(?:roof|car|van|taxi|bus|camper|jeep|minibus)\b)`,
      'giu',
    ),
    () => 'on ',
  ],
  [/\b(?:roof ?rack|luggage rack)(?= (?:of|on) (?:an?|the|his|her|their)\b)/giu, () => 'roof'],
  [/(?<=\b(?:its|the|his|her|their) )(?:roof ?rack|luggage rack)\b/giu, () => 'roof'],
  // Pools on roofs have the town around them.
  [/\b(?:rooftop|roof[- ]top) (?:infinity |swimming )?pool\b/giu, () => 'hotel pool'],
  // Babies are put to bed by those who stand beside them.
  [
    new RegExp(
      String.raw`\b(?:lay|putt?|plac|lower|set|settl|eas|carr(?=y|i))(?:s|es|ing|ies|ying)?(?: down)? (?:an?|the|his|her|their) (?:[\p{L}-]+ )?(${CHILD})(?: (?:gently|softly|carefully|back|down))* (?:in|into|to) (?=${ONE}(?:crib|cot|cradle|bassinet)\b)`,
      'giu',
    ),
    (_, child) => `by ${child} asleep in `,
  ],
  // Steps before a building are outside of it.
  [
    new RegExp(
      String.raw`(?<=\b(?:steps|stairs|staircase|stairway) )(?<!\bfront steps )(?:leading )?(?:(?:up )?to|of|outside|in front of|at) (?=${ONE}?${ON_FOOT}\b)`,
      'giu',
    ),
    () => 'by ',
  ],
  // Peaks are in clouds; nobody wraps them.
  [
    /\b(?:wrapped|shrouded|veiled|cloaked|swathed|lost|hidden|wreathed|draped|covered) (?:in|by|with) (?:(?:low|thick|white|drifting|heavy|soft) )*(?=(?:clouds?|mist|fog|haze)\b)/giu,
    () => 'in ',
  ],
  // A figure is somebody.
  [new RegExp(String.raw`\b${NIGH} figures?\b(?! skat)`, 'giu'), () => 'a person'],
  [/\b(?:hooded|cloaked) figure\b/giu, () => 'cloaked man'],
  [
    /\b(?:at|to|towards?) the (?:far|very|other) end of (?=(?:an?|the) (?:[\p{L}-]+ )?(?:pier|jetty|dock)\b)/giu,
    () => 'on ',
  ],
];
