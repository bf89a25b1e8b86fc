import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|his|her|their|its)';
const SAUCER = '(?:ufos?|(?:flying )?saucers?|spaceships?|spacecraft|alien ships?|mothership)';
const BEAM =
  '(?:its |an? |the )?(?:(?:green|bright|blue|white|glowing|strange|eerie|tractor|yellow) )*(?:light[- ])?beams?(?: of (?:[\\p{L}-]+ )?light)?';
const LIFTS = '(?:lift|pull|suck|rais|draw|haul|carr|tak)(?:y|ies|e|es|s|ing|ying)?(?: up)?';
const VESSEL = '(?:raft|boat|rowboat|dinghy|canoe|kayak|sled|sledge|cart|wagon|float)';
const TABLE =
  '(?:kitchen|breakfast|dining|dinner|wooden|rustic|oak|coffee|garden|picnic|caf[eé]|restaurant|bedside)';
const PEOPLE =
  '(?:m[ae]n|wom[ae]n|boys?|girls?|child|children|kids?|people|family|friends|couple|grand\\p{L}+|chef|baker|cook|mother|father|mom|dad|player|lady|students?)';
const COLOUR =
  '(?:(?:dark|bright|light|deep|pale) )?(?:black|red|crimson|scarlet|white|blue|green|purple|golden|gold|pink|orange|yellow|brown|grey|gray|turquoise)';
const TORN = '(?:(?:tattered|torn|big|huge|billowing|full|large|ragged|striped) )*';

const BLOOMING =
  '(?:(?:fresh|colou?rful|spring|summer|bright|blooming|red|pink|yellow|wild|potted) )*(?:flowers|blossoms|tulips|geraniums|roses|daisies|daffodils|pansies|petunias|blooms)\\b';

/** Parts of a scene that are named after a comma, or as a part of something, in as few words as will do. */
export const BRIEFLY_TOLD: readonly Rewording[] = [
  // "Leaning out of a tower window": one looks out of it.
  [
    new RegExp(
      `\\blean(?:s|ing)?(?: far)?(?: out)? (?:of|from|out of|through) (?=${A} (?:[\\p{L}-]+ ){0,2}(?:tower|castle|palace) windows?\\b)`,
      'giu',
    ),
    () => 'looking out of ',
  ],
  // "A saucer over a field, beam lifting a cow", "lifting a cow with a beam".
  [
    new RegExp(
      `,?(?: and| while| as)? (?:with )?${BEAM} (?:is )?${LIFTS} (?=${A} )(?<=\\b${SAUCER}\\b.{0,140})`,
      'giu',
    ),
    () => ' beaming up ',
  ],
  [
    new RegExp(
      `(?<=\\b${SAUCER} (?:is |are )?)${LIFTS} (${A} (?:[\\p{L}-]+ )?[\\p{L}-]+)(?: up)? (?:with|in|by|through|using) ${BEAM}`,
      'giu',
    ),
    (_, whom) => `beaming up ${whom}`,
  ],
  [
    new RegExp(
      `\\b${BEAM} (?:is )?${LIFTS} (${A} (?:[\\p{L}-]+ )?[\\p{L}-]+)(?: up)? (?:in)?to (an? (?:[\\p{L}-]+ )?${SAUCER})\\b`,
      'giu',
    ),
    (_, whom, craft) => `${craft} beaming up ${whom}`,
  ],
  // "Pancakes with syrup, kitchen table": that is where they are.
  [
    new RegExp(
      `(?<!\\b${PEOPLE}\\b.{0,120}), (?:on )?(?:an? |the )?((?:(?:old|small|round|set|sunny|${TABLE}) )*${TABLE} table)(?:top)?(?! (?:lamp|cloth|tennis|top|setting|leg|with|full|laden|set)\\b)\\b`,
      'giu',
    ),
    (_, table) => ` on a ${table}`,
  ],
  // "A raft with a man on it": whoever swims round the raft has nobody on it.
  [
    new RegExp(
      `(?<=\\b${VESSEL} )with ((?:an?|the|one|two|three|four|some) (?:[\\p{L}-]+ ){1,3}?)on (?:it|board)\\b`,
      'giu',
    ),
    (_, who = '') => `with ${who.trimEnd()}`,
  ],
  // Whom a dentist looks at is in the chair of the trade, whoever says so once more.
  [
    /, (?:(?:the|an?|his|her) )?(?:\p{L}+ )?\p{L}+ (?:(?:is )?(?:sitting|lying|sits|lies) )?(?:in|on) (?:the|an?|his|her) (?:dentist(?:['’]s)? |big |white |blue )?chair\b(?<=\bdentist\b.{0,120})/giu,
    () => '',
  ],
  // Where the sea is, at a road along the coast, tells of nobody on it.
  [
    /,? ?\b(?:with |and )?(?:the )?(?:(?:blue|open|glittering|calm) )*(?:sea|ocean) (?:(?:on|to) (?:the|its|his|her|one) (?:left|right|side)(?: side)?|below|beside (?:it|him|her)|on one side)\b(?<=\b(?:coast|coastal|seaside|cliff|ocean) (?:road|highway|street|route)\b.{0,80})/giu,
    () => '',
  ],
  // The sails of a ship are what has the colour, whatever its hull is made of.
  [
    new RegExp(
      `\\b(?:pirate|ghost) (?:ship|galleon)(s)? (?:with|under|has|flying) (?:its )?${TORN}(${COLOUR}) sails\\b`,
      'giu',
    ),
    (_, many = '', colour = '') => `${colour} sailed-pirate-ship${many}`,
  ],
  [
    new RegExp(
      `\\b(?:(?:old|tall|wooden|big|proud) )*(?:sailing[- ]ship|tall ship|ship|galleon|frigate|schooner|brig|clipper|caravel)(s)? (?:with|under|has|flying) (?:its )?${TORN}(${COLOUR}) sails\\b`,
      'giu',
    ),
    (_, many = '', colour = '') => `${colour} tall ship${many}`,
  ],
  [
    new RegExp(
      `\\b(sail ?boat|sailing boat|yacht|boat|dinghy|catamaran)(s)? (?:with|under|has|flying) (?:an? |its )?${TORN}(${COLOUR}) sails?\\b`,
      'giu',
    ),
    (_, boat = '', many = '', colour = '') =>
      `${colour} ${boat === 'boat' ? 'sailboat' : boat}${many}`,
  ],
  // Flowers that fill a barrow are seen above its rim.
  [
    new RegExp(
      `\\b(?:(?:wooden|old|green|red|rusty) )*wheelbarrow (?:full of|filled with|overflowing with|piled with|loaded with|of|with) ${BLOOMING}`,
      'giu',
    ),
    () => 'flower-wheelbarrow',
  ],
  [
    new RegExp(`\\b${BLOOMING} in (?:an? |the )?(?:[\\p{L}-]+ )?wheelbarrow\\b`, 'giu'),
    () => 'flower-wheelbarrow',
  ],
  // Who rides a merry-go-round is on one of its horses; otherwise one sees all of it.
  [
    /\b(?:carr?ousel|merry[- ]go[- ]round)\b(?! (?:horse|ad|post|slide|card|ride))(?<!\b(?:rid(?:e|es|ing)|on|in)(?: on)? (?:an?|the|this) (?:[\p{L}-]+ ){0,2}(?:carr?ousel|merry[- ]go[- ]round))/giu,
    () => 'whole-carousel',
  ],
];
