import type { Rewording } from '../../rewording.ts';

const FEAST =
  '\\b(?:balloons?|part(?:y|ies)|confetti|cakes?|birthday|gifts?|presents?|bunting|banners?|garlands?|decorations|lanterns)\\b';
const HEARTH = '(?:fireplace|mantel|mantelpiece|mantlepiece|hearth|chimney|stairs|staircase)';

/** What is put up and sung at feasts, and what is called like something else there. */
export const AT_FEASTS: readonly Rewording[] = [
  // Those who play for others to see hang nowhere.
  [
    new RegExp(
      `\\b(?:(?:colou?rful|paper|party|bright|hanging) )*streamers\\b(?=.{0,120}${FEAST})`,
      'giu',
    ),
    () => 'confetti',
  ],
  [
    new RegExp(
      `\\b(?:(?:colou?rful|paper|party|bright|hanging) )*streamers\\b(?<=${FEAST}.{0,120})`,
      'giu',
    ),
    () => 'confetti',
  ],
  // A present is drawn with its ribbon.
  [
    /(?<=\b(?:gift|present|box|boxes|parcel|package)s?) (?:(?:tied|wrapped|decorated) )?(?:up )?(?:with|in) (?:an? |the )?(?:(?:big|large|red|golden|gold|shiny|silk|satin|beautiful) )*(?:ribbon|bow)s?\b/giu,
    () => '',
  ],
  // Stockings by a fire are those that Santa fills.
  [
    new RegExp(
      `(?:\\b(?:christmas|red|colou?rful|empty|full) )*\\bstockings?\\b(?: (?:are |is )?(?:hang(?:ing|s)?|hung|dangling|lined up))?(?: up)?(?: with care)? (?:over|above|by|on|from|along|at|near|under) (?:the|an?) (?:(?:stone|brick|old|wooden|cosy|cozy|burning|warm) )*(?:fire\\b|${HEARTH})`,
      'giu',
    ),
    (found) =>
      `${/stockings/iu.test(found) ? '' : 'a '}xmas stocking${/stockings/iu.test(found) ? 's' : ''} on a fireplace`.slice(
        0,
        found.length,
      ),
  ],
  // In tales one lives in a house of sweets.
  [
    /\b(?:gingerbread|candy|sugar) (?:house|cottage)\b(?=[^.]{0,80}\b(?:forest|woods|wood|witch|hansel|gretel|door)\b|\s*(?:[,.;]|$))(?<=\b(?:in front of|at|before|near|behind|towards?|to|from|out of|hansel|gretel|witch) (?:[\p{L}' ]{0,30})?(?:gingerbread|candy|sugar) (?:house|cottage)|^(?:an? |the )?(?:[\p{L}]+ )?(?:gingerbread|candy|sugar) (?:house|cottage)(?=[^.]{0,80}(?:forest|woods|wood|witch)\b))(?![^.]{0,60}\b(?:table|plate|bak\p{L}+|decorat\p{L}+|icing|kitchen)\b)(?<!\b(?:bak|decorat|mak|build|eat|ad|product)\p{L}*\b[^.]{0,80})/giu,
    () => 'gingercot',
  ],
  [/\b(?:christmas[- ])?carol(?:l?ers| singers)\b/giu, () => 'a choir'],
  [
    /\b(?:on|in|at|during) (?:an?|the) (?:(?:cold|dark|quiet|clear|calm) )*snowy (night|evening|morning|day|afternoon)\b(?<!\b(?:fire|fireplace|sofa|armchair|bed|indoors|inside|kitchen|room)\b.{0,100})/giu,
    (_, when) => `snowfall, ${when}`,
  ],
];
