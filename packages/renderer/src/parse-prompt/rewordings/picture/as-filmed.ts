import type { Rewording } from '../../rewording.ts';

const FALLING =
  '(?:cherry blossoms?|blossoms|petals|rose petals|snowflakes|snow|leaves|autumn leaves|confetti|rain)';
const DRIFTING = '(?:falling|drifting|floating|swirling|flying|blowing)';

/** Land and towns that one flies over, after which nobody is named who does. */
const FLOWN_OVER =
  '(?:an?|the)? ?(?:[\\p{L}-]+ ){0,3}?(?:city|town|metropolis|skyline|village|forest|jungle|mountains|coast|coastline|desert|alps|vineyards|islands?)\\b';

/** How something is filmed and lit, as people append it: no thing of the picture. */
export const AS_FILMED: readonly Rewording[] = [
  [
    new RegExp(
      `^(?:an? |the )?(?:(?:slow|smooth|low|calm|night|drone|fast) )*(?:flight|flyover|fly-over|flying)(?: over| across| above)? (?=${FLOWN_OVER})`,
      'giu',
    ),
    () => 'Aerial view of ',
  ],
  // The lights of cars are those of the streets; none of them burns.
  [
    /,? ?\b(?:with |and )?(?:the |many |lots of )?(?:(?:lit|glowing|illuminated|bright) windows|(?:moving |streaming )?(?:car|traffic|vehicle|street) ?lights|headlights)(?:(?: and |, )(?:the )?(?:(?:lit|glowing|illuminated|bright) windows|(?:moving |streaming )?(?:car|traffic|vehicle|street) ?lights|headlights))\b/giu,
    () => ' at night',
  ],
  [
    /\b(?:shot|filmed|captured|recorded|taken) (?:on|with) (?:an? |the )?(?:iphone|i-?phone|smartphone|gopro|arri|alexa|red camera|drone|dslr|sony|canon|nikon|film|camera|phone)(?: (?:alexa|camera|mini|lf|pro|max|\d{1,3}[a-z]?)){0,3}\b/giu,
    () => '',
  ],
  [/\bteal (?:and|&) orange(?: (?:colou?rs?|grading|grade|tones|look))?\b/giu, () => 'cinematic'],
  // The trees are those of the place.
  [
    /\b(?:(?:sun|moon)?light|sun|(?:light |sun ?|god ?)?(?:rays|beams|shafts))(?: of (?:sun)?light)?(?: (?:filter|stream|shin|break|com|pour|pierc|fall)(?:ing|s))? through (?:the )?(?:trees|leaves|branches|canopy|foliage|clouds)\b/giu,
    () => 'sun rays',
  ],
  [
    /\b(?:(?:slow|gentle|smooth|steady|quick|fast) )?pan(s|ning)? to the (left|right)\b/giu,
    (_, form, side) => `pan${form ?? ''} ${side}`,
  ],
  [/\bglowing light\b/giu, () => 'soft light'],
  // Said of the scene, not of who is in it.
  [
    /\brelaxing(?<=, ?relaxing)(?=\s*(?:$|[,.;]|and\b|mood|vibe|atmosphere|scene|music))/giu,
    () => 'peaceful',
  ],
  [/\bwith (?:the |a |strong )?(?:wind|breeze) blowing\b/giu, () => 'on a windy day'],
  [
    new RegExp(`\\bwith (?:the |some |soft |light )?(${FALLING}) ${DRIFTING}(?: down)?\\b`, 'giu'),
    (_, what) => `with falling ${what}`,
  ],
  // What is before a building shows that it is seen from outside.
  [
    /^((?:an?|the) (?:\p{L}+ ){0,2}(?:school|hospital|library|museum|factory|hotel|theat(?:er|re)|cinema|restaurant|office|station|church)),? with ([^,.;]{3,50}?) (?:in front(?: of it)?|outside(?: of it)?|before it)\b/giu,
    (_, building, others) => `${others} before ${building}`,
  ],
  [
    /^((?:an?|the) (?:\p{L}+ ){0,2}(?:school|hospital|library|museum|factory|hotel|theat(?:er|re)|cinema|restaurant|office|church)),? with ((?:an?|the|two|three) (?:\p{L}+ ){0,2}(?:ambulance|bus|car|truck|taxi|limousine|van|fire engine|police car|helicopter)s? (?:arriving|parked|waiting|pulling up|stopping|passing))\b/giu,
    (_, building, others) => `${others} by ${building}`,
  ],
];
