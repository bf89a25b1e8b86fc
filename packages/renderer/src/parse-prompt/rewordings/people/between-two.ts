import type { Rewording } from '../../rewording.ts';

const SOMEBODY = String.raw`(?:an?|the|one|his|her|its|their|two|three) (?:[\p{L}-]+ ){0,2}[\p{L}-]+`;

/** How two are to each other, in words that also mean something else. */
export const BETWEEN_TWO: readonly Rewording[] = [
  // Who faces somebody looks at him; a cat has no several faces.
  [
    new RegExp(
      String.raw`\bfac(es|ing)\b(?= (?!away|each|the (?:camera|viewer|audience|wall))(?:an?|the|his|her|its|another|two|three) )(?<=\b${SOMEBODY} fac(?:es|ing))`,
      'giu',
    ),
    (_, ending) => (ending === 'es' ? 'sees' : 'seeing'),
  ],
  // Who holds somebody's hand goes at the side.
  [
    /\b(hold|grab|tak|clasp|clutch|squeez)(s|es|e|ing)? (?:his|her|their|its|the|an?) ((?:[\p{L}-]+ ){0,1}[\p{L}]+)['’]s hand\b/giu,
    (_, __, ending, whom) =>
      `hold${ending === 'ing' ? 'ing' : ending === undefined ? '' : 's'} hands with ${whom}`,
  ],
  // At a window one is seen behind the glass.
  [
    /\bin(?= (?:an?|the) (?:open |bright |sunny )?window\b(?! (?:of|display|box|frame|seat|behind)))/giu,
    () => 'at',
  ],
  // What is on top is on it.
  [
    /\bon (?:the |its )?top\b(?! of)(?<=\bwith (?:an?|the|one|two|three|some) (?:[\p{L}-]+ ){1,3}on (?:the |its )?top)/giu,
    () => 'on it',
  ],
  [/\bsurrounded (?:by|with) (?:the |a |its )?(?:water|moat)\b/giu, () => 'in a lake'],
  [/\bwith (?:an?|the) (?:[\p{L}-]+ ){0,2}moat\b/giu, () => 'in a lake'],
  [
    /\bdraw(s|ing)? (?:his|her|the|its|their|an?)(?= (?:[\p{L}-]+ )?(?:swords?|knife|dagger|gun|bow)\b)/giu,
    (_, ending) => (ending === 'ing' ? 'holding' : 'holds'),
  ],
  // What is pulled by a tractor or a car is no film.
  [
    /\btrailers?\b(?<=\b(?:pull|tow|drag|haul)(?:s|ing)? (?:an?|the|its) (?:[\p{L}-]+ )?trailers?)/giu,
    () => 'wagon',
  ],
];
