import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|his|her|their|its)';
const UP = '(?:(?:upper|upstairs|open|high|top|second[- ]floor|third[- ]floor|attic|little) )*';
/** Where the sentence goes on with something else. */
const ENDS = '(?=\\s*(?:[,.;!]|$)| (?:and|while|as|to|at (?:sunset|dawn|dusk|night)|in the)\\b)';
/** What is done for those below, who see it from outside. */
const DOWN =
  '(?:wav|call|shout|yell|cheer|greet|sing|beckon)(?:e|es|s|ing)?|(?:look|gaz|peer|star|watch|smil)(?:e|es|s|ing)? down|blow(?:s|ing)? (?:a )?kiss(?:es)?';
const FROM = '(?: (?:down|out))?(?: (?:from|out of))';
const TO = "(?: (?:to|at) (?:an?|the|his|her|some)? ?(?:[\\p{L}'’-]+ )?[\\p{L}'’-]+)?";
const LOWERS =
  '(?:lower|let|pull|hoist|haul|rais|wind|send|reel)(?:s|es|e|ing|ting)?(?: (?:down|up))?';

/** Who is seen from outside, in an upper window or on a balcony. */
export const UPSTAIRS: readonly Rewording[] = [
  [
    new RegExp(
      `\\b${LOWERS} ${A} (?:[\\p{L}-]+ )?(?:basket|bucket|pail)(?: (?:down|up))?(?: (?:on|with|by|using) (?:${A} )?(?:long )?(?:rope|string|cord|line|pulley))?(?: (?:down|up))? (?:from|out of|through|to) ${A} ${UP}(?:windows?|balcony)(?: (?:with|on|by) ${A} (?:long )?(?:rope|string|cord))?\\b`,
      'giu',
    ),
    () => 'on upbasket',
  ],
  [
    new RegExp(`\\b(${DOWN})(${TO})${FROM} ${A} ${UP}windows?\\b${ENDS}`, 'giu'),
    (_, deed, to = '') => (to === '' ? `${deed} on upwindow` : `on upwindow ${deed}${to}`),
  ],
  [
    new RegExp(`\\blean(s|ing)? (?:far )?out of ${A} ${UP}windows?\\b${ENDS}`, 'giu'),
    () => 'on upwindow',
  ],
  [
    new RegExp(`\\b(${DOWN})(${TO})${FROM} ${A} ${UP}balcony\\b${ENDS}`, 'giu'),
    (_, deed, to = '') => (to === '' ? `${deed} on upbalcony` : `on upbalcony ${deed}${to}`),
  ],
];
