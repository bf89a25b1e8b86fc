import type { Rewording } from '../../rewording.ts';

const COLOURS =
  'red|orange|yellow|gold|golden|crimson|scarlet|copper|amber|pink|purple|blue|green|white|black|brown|turquoise|teal|grey|gray';
const GALLOPS =
  '(?:horses?|stallions?|mares?|mustangs?|bison|buffalos?|buffaloes|cavalry|riders?|jockeys|herds?|wildebeests?|zebras?|ponies|antelopes?|elephants?)';
const WAY = '(?:down|past|along|across|through|over|by|around|round|towards?|up|into|out)';
const CROWD =
  '(?:crowds?|people|audience|fans|spectators|onlookers|friends|everyone|everybody|guests|kids|children)';

/** Verbs that say more than they do elsewhere: what blazes red has no flames, what thunders by no rain. */
export const IN_LIVELIER_SENSES: readonly Rewording[] = [
  [
    new RegExp(
      String.raw`(?<!\b(?:an?|the|of|with|and|in|her|his) )\b(?:blazing|flaming|ablaze|aflame)(?: (?:in|with))? (?=(?:(?:bright|deep|fiery|full) )?(?:${COLOURS})\b(?! [\p{L}-]*(?:lights?|flames?|fire|eyes|sky|sun|sunset)\b))`,
      'giu',
    ),
    () => 'in ',
  ],
  [
    new RegExp(
      String.raw`(?<=\b[\p{L}]+ )(?:painted|dyed|whitewashed)(?: all)?(?: in)? (?=(?:(?:bright|deep|dark|light|pale) )?(?:${COLOURS})(?:\s*[,.;]|$| (?:on|by|at|along|beside|near|in|stand|under)\b))(?<!\b(?:face|faces|nails|lips|sky|skies|wall|walls|is|are|being) [\p{L}]{0,12} )`,
      'giu',
    ),
    () => 'in ',
  ],
  [
    new RegExp(
      String.raw`(?<=\b${GALLOPS} )thunder(s|ing|ed)?(?= ${WAY}\b)|\bthunder(s|ing|ed)?(?= ${WAY}\b[^.;]{0,60}\b${GALLOPS}\b)`,
      'giu',
    ),
    (_, form, other) => ((form ?? other) === 'ing' ? 'galloping' : 'gallop'),
  ],
  [
    /(?<!\b(?:and|of|with|rain|lightning|distant) )\bthunder(s|ing|ed)?(?= (?:down|past|along|across|through|by) (?:the|an?)\b)/giu,
    (_, form) => (form === 'ing' ? 'racing' : 'races'),
  ],
  // Race horses have riders, who are told of once.
  [
    /\b(?:race ?horses|racing horses)\b(?=[^.;]{0,120}, (?:the |their )?jockeys\b)/giu,
    () => 'jockeys',
  ],
  [
    /, (?:with )?(?:the |their )?jockeys (?=(?:in|wearing) )(?<=^(?:the )?jockeys\b[^.;]{0,120})/giu,
    () => ' ',
  ],
  // A lake that mirrors all has no looking glass on it.
  [
    /\b(?:mirror|glass)-?(?:like| still|-still|smooth|-smooth| smooth|-calm|-flat)\b/giu,
    () => 'calm',
  ],
  // Who counts aloud beside a contest is heard, and no figures are seen.
  [
    new RegExp(
      String.raw`(?<=\b${CROWD} )count(s|ing)?(?: down)?(?=\s*(?:[,.;!]|$))(?<!^[^,.;]{0,16})`,
      'giu',
    ),
    (_, form) => (form === 'ing' ? 'cheering' : 'cheers'),
  ],
  // A wreath on a head is one of flowers.
  [
    /\b(?:(?:with|wearing) )?(?:(?:flower|floral|daisy|blossom|wildflower) (?:wreaths?|garlands?)|(?:wreaths?|garlands?)(?: of (?:wild)?flowers)?) (?:on|in) (?:their|her|his|its|the)(?: own)? (?:heads?|hair)\b/giu,
    () => 'wearing flower crowns',
  ],
  [
    /\b(?:the |an? )?(?:whole|entire) (village|town|neighbou?rhood) (?:is |are )?(?=\p{L}+(?:ing|s)\b)/giu,
    () => 'villagers ',
  ],
  [
    /(?<=\b(?:wait(?:s|ing)?|stop(?:s|ped|ping)?|stand(?:s|ing)?) (?:at|for) (?:the|a) )red light\b/giu,
    () => 'traffic light',
  ],
  [/\b(?:station|railway|train) platform\b/giu, () => 'platform'],
  // Whose ship it is does not walk the quay.
  [/\bpirates?['’]s?(?: \p{L}+)? (?=(?:ship|galleon|sloop|boat)\b)/giu, () => 'pirate '],
  // Where one watches a volcano from is seldom what is seen.
  [
    /\b(?:look|watch)(?:s|es|ing)?(?: on)? from (?:an?|the) (?:[\p{L}-]+ )?(?:ridge|hill|hillside|hilltop|distance|slope|safe distance)\b(?<=\b(?:volcano|eruption|erupt(?:s|ing)?)\b.{0,120})/giu,
    () => 'watch',
  ],
  [/\bone of (?:their|the hippos['’]|the elephants['’]) backs\b/giu, () => 'one of them'],
  [
    /\b(?:on|along|at) the (?:far )?(?:shores?|banks?|edges?) of (?=(?:an?|the) (?:[\p{L}]+ ){0,2}(?:fjords?|lochs?)\b)/giu,
    () => 'by ',
  ],
  [/\bfishing huts?\b/giu, () => 'wooden houses'],
  [
    /\b(?:do(?:es|ing)?|perform(?:s|ing)?|turn(?:s|ing)?) (?:an? |two )?(?:somersaults?|flips?|back ?flips?|twists?) (?=(?:off|from) (?:an?|the) )/giu,
    () => 'dives ',
  ],
  [
    /(?<=\b(?:off|from) (?:an?|the) )(?:(?:ten|five|three|10|5|3)[- ]?(?:metre|meter|m) |high )?(?:tower|platform|board)\b(?=[^.;]{0,40}\bpool\b)/giu,
    () => 'diving board',
  ],
  // Whom something shelters is below it.
  [
    /\b((?:an? |the |one )(?:(?:big|large|huge|giant|red|yellow|striped|single) )*)(umbrella|parasol|canopy) (?:shelter|protect|shield|cover|keep)(?:s|ing)? ((?:an?|the|two|three) (?:[\p{L}-]+ ){0,2}?[\p{L}]+) (?:dry in|(?:safe )?from) (?:the |a )?(?=rain|sun|snow|drizzle|storm|hail)/giu,
    (_, article, umbrella, whom) => `${whom} under ${article}${umbrella} in `,
  ],
  // Who is on a towel lies there.
  [
    /(?<=\b(?:woman|man|girl|boy|lady|guy|person|couple|tourist|sunbather) )on (?=(?:an?|her|his|the|their) (?:[\p{L}]+ )?beach towels?\b)/giu,
    () => 'lying on ',
  ],
  // A town that is known by its cliff has it already.
  [
    /,? (?:stacked|perched|clinging|tumbling|cascading|piled)(?: up)? (?:on|to|down|along|over) (?:the |its |a )?(?:steep )?(?:cliffs?|cliffsides?|hillsides?|slopes?)\b(?<=\b(?:santorini|oia|mykonos|positano|amalfi|blue domes|blue-domed)\b.{0,120})/giu,
    () => '',
  ],
  [
    /\b(?:towards?|over|into|through|in|near|above|at) (?:an? |the )?desert (?:town|village|settlement)\b/giu,
    () => 'at desert houses',
  ],
  // Litter does not stand upright.
  [
    /(?<=\b(?:litter\p{L}*|anti-litter\p{L}*|plastic pollution|clean-?up|recycling)\b.{0,120}\b(?:bottle|can|cup) )(?:left )?(?:on|in) (?=the (?:sand|beach|grass|ground|shore)\b)/giu,
    () => 'lying on ',
  ],
  // Some dances are danced by couples.
  [
    /\b(?:two )?(?:tango|waltz|ballroom|salsa|bachata|foxtrot|rumba) dancers\b(?! (?:are|is|were) (?:named|called))/giu,
    () => 'couple dancing',
  ],
  // Sumo wrestlers have a ring without ropes.
  [/\bin (?:the|a) ring\b(?<=\bsumo\b.{0,80})/giu, () => 'in arena'],
  [/\bcypress(?:-lined)? (?:road|avenue|alley|lane|drive)s?\b/giu, () => 'cypresses'],
];
