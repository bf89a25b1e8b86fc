import type { Rewording } from '../../rewording.ts';

const LOOK =
  '(?:an?|the|two|its|his|her|their|some|red|green|blue|purple|pink|white|yellow|orange|golden|bright|powerful|huge|deadly|hot|glowing|neon|magic|magical|mighty|crackling|dark|evil|secret|giant)';
const OF_RAYS = '(?:lasers?|plasma|energy|death|heat|photon)';
const NO_DEVICE = '(?![- ](?:pointer|printer|cutter|show|light|gun|tag|scanner))';
const RAYS = `(?:${OF_RAYS}[- ](?:beam|bolt|ray|blast|shot|cannon)s?|lasers?)${NO_DEVICE}`;
/** One ray that somebody has may be a tool; many are sent out. */
const MANY_RAYS = `(?:${OF_RAYS}[- ](?:beam|bolt|ray|blast|shot)s|lasers)\\b${NO_DEVICE}`;
const BODY =
  '(?:from|out of|with) (?:its|his|her|their|the) (?:[\\p{L}-]+ )?(?:eyes?|hands?|chest|guns?|cannons?|wings?|mouth|fingers?|visor|blasters?)';

/** The rays of a show are those of its lamps. */
const NO_SHOW = '(?<!\\b(?:concert|stage|dj|club|show|party|festival|rave|disco|band|singer)\\b.*)';

/** The form of another verb in which this one stands. */
function inForm(ending: string | undefined, [base, s, ing]: readonly [string, string, string]) {
  if (ending?.endsWith('ing') === true) return ing;
  return ending?.endsWith('s') === true ? s : base;
}

/** Light, magic and fire that somebody sends out, at whomever. */
export const BEAMS: readonly Rewording[] = [
  [
    new RegExp(
      `\\b(?:shoot|fir|blast|emit|beam)(s|es|e|t?ing)? (?:${LOOK} )*${RAYS}(?: ${BODY})?(?: at (?:each other|one another))?`,
      'giu',
    ),
    (_, ending) => inForm(ending, ['zap', 'zaps', 'zapping']),
  ],
  [
    new RegExp(`\\bwith${NO_SHOW} (?:${LOOK} )*(?:lasers?[- ]eyes|${MANY_RAYS})`, 'giu'),
    () => 'zapping',
  ],
  [
    /\b(?:spaceship|starship|space ?ship|space)s? (?:battle|fight|dogfight|war)s?\b(?! (?:toy|game)s?\b)/giu,
    () => 'spaceships',
  ],
  [
    new RegExp(
      `\\bcast(s|ing)? (?:${LOOK} )*(?:spell|curse|magic|enchantment)s? (?:at|on|over|against|towards?)\\b`,
      'giu',
    ),
    (_, ending) => inForm(ending, ['bewitch', 'bewitches', 'bewitching']),
  ],
  [
    new RegExp(`\\bcast(s|ing)? (?:${LOOK} )+(?:spell|curse|magic|enchantment)s?\\b`, 'giu'),
    (_, ending) => `cast${ending ?? ''} spells`,
  ],
  [
    new RegExp(
      `\\b(?:throw|shoot|hurl|fir|launch)(s|es|e|ing)? (?:${LOOK} )*(?:magic(?! (?:card|trick)s?\\b)|lightning|fireballs?|spells?)(?: bolts?| balls?| rays?)? at\\b`,
      'giu',
    ),
    (_, ending) => inForm(ending, ['bewitch', 'bewitches', 'bewitching']),
  ],
  [
    new RegExp(
      `\\b(?:throw|shoot|hurl|fir|launch)(s|es|e|ing)? (?:${LOOK} )*(?:magic(?! (?:card|trick)s?\\b)|lightning|fireballs?|spells?)(?: bolts?| balls?| rays?)?(?: ${BODY.replace('eyes?', 'eyes?|staff|wand')})?(?! (?:storm|over|in the sky))`,
      'giu',
    ),
    (_, ending) => inForm(ending, ['conjure', 'conjures', 'conjuring']),
  ],
  [
    /\b(explod(?:e|es|ing|ed)|blow(?:s|ing)? up) (?:in|into|with) (?:an? |the )?(?:\p{L}+ )?(?:balls? of (?:fire|flames?)|fireballs?|flames|fire|pieces|bits|smoke)\b/giu,
    (_, verb) => verb,
  ],
  // Where the fire goes is not where the dragon is.
  [
    /(?<=\b(?:breath|spit|spew)\p{L}* (?:fire|flames) )(?:at|onto|on)(?= (?:an?|the) (?:[\p{L}-]+ )?(?:castle|palace|fortress|house|church|tower|barn|cottage|building|skyscraper)s?\b)/giu,
    () => 'to',
  ],
  // What a dragon lights or toasts is where its fire goes.
  [
    /(?<=\bdragons? (?:\p{L}+ly )?)(?:light|blow)(?:s|ing)?(?: up)? (?:all )?(?:the )?(?:[\p{L}-]+ )?candles (?:of|on) (?:an?|the|his|her|its) (?:[\p{L}-]+ ){0,2}cake(?: with (?:its|his|her|a) (?:[\p{L}-]+ )?(?:breath|fire|flames?))?\b/giu,
    () => 'breathes fire at birthday cake',
  ],
  [
    /(?<=\bdragons? (?:\p{L}+ly )?)(?:toast|roast|grill)(s|ing)? (?:an? |some |the |its |his |her )?(?:[\p{L}-]+ )?marshmallows?(?: on (?:an?|the) sticks?)?(?: with (?:its|his|her) (?:[\p{L}-]+ )?(?:breath|fire|flames?))?\b/giu,
    (_, ending) => `${ending === 'ing' ? 'spitting' : 'spits'} fire at mallow-twig`,
  ],
  [/\b(?:balls? of fire|mushroom clouds?)\b/giu, () => 'explosion'],
];
