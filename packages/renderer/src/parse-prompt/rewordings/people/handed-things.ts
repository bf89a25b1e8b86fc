import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|his|her|their|its|my|our)';

/** What hands open, take down, turn over and let go. */
export const HANDED_THINGS: readonly Rewording[] = [
  // Who opens an umbrella is under it.
  [
    new RegExp(
      `\\b(?:open|unfold|rais|unfurl)(e?s|e|ing)? (?:up )?(?=${A} (?:[\\p{L}-]+ ){0,2}(?:umbrella|parasol)\\b)`,
      'giu',
    ),
    (_, form) => `hold${form === 'ing' ? 'ing' : form === undefined || form === 'e' ? '' : 's'} `,
  ],
  [
    /\b(?:as |when )?(?:the )?(?:first |heavy |big |fat )(?:rain ?)?drops (?:of rain )?(?:(?:start|begin)(?:s|ning)? (?:to )?)?(?:fall|hit|land|pattern?|come)(?:s|ing)?(?: down)?\b/giu,
    () => 'in rain',
  ],
  // What is turned over on a grill is cooked there.
  [
    /\b(?:flip|turn|toss)(s|p?ing|es)?(?: over)? (?=(?:the |some |juicy |his |her |several |\p{L}+ )?(?:burgers?|patties|steaks?|skewers?|kebabs?|sausages?|ribs|meat|corn|fish|satay|brochettes)\b[^,.;]{0,12} on )/giu,
    (_, form) => (form?.endsWith('ing') ? 'cooking ' : 'cooks '),
  ],
  // Who takes something from a shelf reaches for it.
  [
    new RegExp(
      `\\b(?:pull|tak|get|grab|fetch|pick)(?:s|es|e|ing|ting|bing)?(?: down)? (?=${A} (?:[\\p{L}-]+ ){0,2}(?:book|jar|box|vase|bottle|can|tin|toy|teddy(?: bear)?|bowl)s? (?:off|from) ${A} (?:high|top)[\\p{L}]* (?:book)?shelf\\b)`,
      'giu',
    ),
    () => 'reaches for ',
  ],
  // Who comes out from under a car is still below it.
  [
    /\b(?:slid|roll|crawl|climb|wriggl|com|peer|look|peek)(e?s|ing) (?:halfway )?(?:out )?from (?:under|underneath|beneath)(?= (?:an?|the|his|her) (?:[\p{L}-]+ ){0,3}(?:car|truck|van|automobile|pickup|lorry|jeep)\b)/giu,
    (_, form) => (form === 'ing' ? 'lying under' : 'lies under'),
  ],
  // What light falls on is no water.
  [
    /\b(light|lamp|sun|sunlight|moonlight|shadow|glow|sunshine|ray|beam|glance)(s?) (?:softly |gently |only )?fall(?:s|ing)? (?=(?:on|onto|over|across|through)\b)/giu,
    (_, what, many) => `${what}${many} `,
  ],
  // Nobody carries a cone of the road.
  [
    /\b(?:ice[- ]cream )?cone(s?) (?:with|of) (?:one|two|three|four|five|\d)(?: (?:big|huge|colou?rful|giant))? (?:scoops|balls)\b(?: of (?:\p{L}+ )?(?:ice cream|gelato))?/giu,
    (_, many) => `ice cream${many === 's' ? 's' : ''}`,
  ],
  [
    /\b(hand|giv|offer|serv|sell|buy)(s|es|ing) ((?:an? |the |his |her )(?:[\p{L}-]+ )?(?:boy|girl|child|kid|woman|man|lady|customer|boys?|kids|children)) (?=(?:an? |the |two |three )?(?:[\p{L}-]+ )?ice creams?\b)/giu,
    (_, verb, form, whom) =>
      `${verb?.toLowerCase() === 'hand' ? 'giv' : verb}${form === 's' && verb?.toLowerCase() === 'hand' ? 'es' : form} ${whom} `,
  ],
];
