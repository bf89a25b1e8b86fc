import type { Rewording } from '../../rewording.ts';

const CONIFERS = 'fir|pine|spruce|larch|cedar|redwood|christmas';
const BROADLEAVES = '(?:oak|birch|beech|maple|willow|poplar|chestnut|elm|ash)';

const SHOWN = '(?: (?:is|are))?(?: (?:shown|displayed|projected))?';
const CHARTS = `(?:charts?|graphs?|diagrams?|spreadsheets?|statistics|(?:sales|financial|business|quarterly) (?:figures|numbers))${SHOWN}`;
const SURFACE =
  '(?:an?|the|his|her|their) (?:(?!phone|laptop|tablet|computer|smartphone|watch)[\\p{L}-]+ )?';
const SCREENS = '(?:screens?|projector|monitor|display|tv)';

/** What people of a trade do, in the words that bring their tools. */
export const AT_WORK: readonly Rewording[] = [
  // What a chemist mixes is in glasses.
  [
    /\b(?:liquids?|chemicals?|substances?|fluids|solutions)\b(?! into\b)(?:(?<=\b(?:scientists?|chemists?|professor|researchers?|lab|laboratory|alchemist)\b.{0,60})|(?=.{0,60}\b(?:lab|laboratory|test tubes?|beakers?)\b))/giu,
    (found) => (found.endsWith('s') ? 'flasks' : 'flask'),
  ],
  // Who types sits at a desk with it, and does not stand on it.
  [
    /(?<!\bhands(?: are)? )\b(typ(?:es?|ing))(?: away)? on (?:an?|the|his|her|their)(?: [\p{L}-]+)? (?:keyboard|computer|laptop)\b/giu,
    (_, verb) => verb ?? '',
  ],
  [
    /\bcheck(s|ing) (?=(?:his|her|their|its|the) (?:[\p{L}-]+ )?(?:phone|smartphone|cell ?phone|mobile|watch|map|list)s?\b)/giu,
    (_, form) => (form === 's' ? 'sees ' : 'seeing '),
  ],
  // What is shown on a screen is not on the table.
  [new RegExp(`\\b${CHARTS} on ${SURFACE}(?:${SCREENS}|wall)\\b`, 'giu'), () => 'chart screen'],
  [
    new RegExp(`\\b(?:slides?|presentations?)${SHOWN} on ${SURFACE}${SCREENS}\\b`, 'giu'),
    () => 'chart screen',
  ],
  // With a camera nobody is hit.
  [
    /\bshoot(s|ing)?(?= (?:an?|the|two|some|her|his) )(?<=\b(?:photographer|cameraman|paparazzi)\b.{0,40})/giu,
    (_, form) => `photograph${form ?? ''}`,
  ],
  [
    new RegExp(
      `\\b(?:(?:chop|cut|hack)(s|ping|ting|ing)?|fell(s|ing)) (?:down )?(an?|the) ((?:[\\p{L}-]+ ){0,2}?)(?:(${CONIFERS})|${BROADLEAVES})(?: tree)?(?=\\s*(?:[,.;]|$)| (?:with|using|in|on|near|at|by|for|while|and)\\b)(?: (?:with|using) (?:an?|his|her|the) (?:\\p{L}+ )?axe)?`,
      'giu',
    ),
    (_, form, felled, article, looks, conifer) =>
      (form ?? felled) === undefined
        ? 'chop wood'
        : `fells ${article} ${looks}${conifer === undefined ? 'deciduous' : 'evergreen'} tree`,
  ],
  [
    /\b(?:(?:chop|cut|hack)(?:s|ping|ting|ing)?|fell(?:s|ing)|(?<=\bto )fell)(?! (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:deciduous|evergreen) tree)(?: down| at| into)? (?:an?|the|some|several|down)? ?(?:\p{L}+ )?(?:trees?|trunks?|pines?|oaks?|logs?|firewood|wood)\b(?! house)(?: (?:with|using) (?:an?|his|her|the) (?:\p{L}+ )?axe)?/giu,
    () => 'chops wood',
  ],
  // At the board one writes standing, with the back to the class.
  [
    /\b(?:writ|draw|solv)(?:es|e|s|ing) (?:(?:an?|the|some|his|her|long|complex|math|maths|mathematical|chemical) ){0,3}(?:equations?|formulas?|problems?|sums?|words?|letters|notes|sentences?|answers?|diagrams?)? ?(?:on|at|onto) (?:the|an?|her|his) (?:black|white|chalk)? ?board\b/giu,
    () => 'writes at blackboard',
  ],
  // Otherwise one points at it.
  [
    /\b(?:writ|draw|explain)(?:es|e|s|ing) (?:\p{L}+ )?(?:on|at|something on|formulas? on|equations? on) (?:the|an?) (?:black|white|chalk)? ?board\b/giu,
    () => 'points at blackboard',
  ],
  [
    /\bpainter(s?)(?=\b.{0,60}\b(?:wall|house|fence|fa[cç]ade|ceiling|room|door)s?\b)(?!.{0,60}\b(?:portrait|canvas|easel|picture|landscape)\b)/giu,
    (_, many) => `house-painter${many ?? ''}`,
  ],
  [/\btorch(?=\b)(?<=\bweld\p{L}*\b.{0,60})/giu, () => 'welding-torch'],
  // A miner's tunnel has no doors.
  [
    /\b(?:(?:mine|mining|dark|narrow|underground|deep) )?(?:tunnel|shaft)\b(?<=\bminers?\b.{0,80})/giu,
    () => 'mine',
  ],
  [/\bmine (?:shafts?|tunnels?)\b|\b(?:coal|gold|silver|diamond|salt) mines?\b/giu, () => 'mine'],
  [
    /\b(?:clean|brush|uncover|dust|excavat|dig|examin)(?:s|es|e|ing)?(?: up| out| off)? (?=(?:an?|the|some|ancient|old)? ?(?:\p{L}+ )?(?:fossils?|dinosaur (?:bones|fossil|skeleton)))/giu,
    () => 'kneels at ',
  ],
  [
    /\b(?:several|multiple|many|three|two|four|a few|his|her) (?:computer |glowing |large |big )?(?:screens|monitors|displays)\b/giu,
    () => 'three monitors',
  ],
  [/\bflamb[eé](?:ing|es|s)?(?= )/giu, () => 'cooking'],
  // It is what one cooks in, and moves no camera.
  [
    /(?<!\b(?:in|into|on|onto|from|over|using) (?:an? |the |his |her )?(?:hot |iron |deep |frying )?)(?<=\b(?:an?|the|his|her|hot|iron|flaming|sizzling) )pan\b(?! (?:across|over|of|left|right|up|down|to|shot|from|around)\b)/giu,
    () => 'frying-pan',
  ],
  [
    /\bdelivery (?:rider|cyclist|biker|guy|boy|man|person|driver)(?= on (?:an?|his|her) (?:\p{L}+ )?(?:bicycle|bike|scooter))/giu,
    () => 'courier',
  ],
  [/\bcling(?:s|ing)? (?:on)?to\b/giu, () => 'sits on'],
  [/\b(?:rummag|forag)(?:es|ing) (?:through|in|around in)\b/giu, () => 'stands at'],
];
