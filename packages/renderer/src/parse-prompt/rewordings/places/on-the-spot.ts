import type { Rewording } from '../../rewording.ts';

const SELLER = '(?:vendor|seller|salesman|saleswoman|shopkeeper|cashier|ice cream man)';
const STAND = '(?:kiosk|stall|market stand|newsstand)';
const ON_ROPE = '(?:tightrope|rope[- ]?walkers?|high[- ]?wire|slackline|funambulist|acrobat)';
const TALL =
  '(?:towers?|skyscrapers?|buildings?|church towers?|high-rises?|houses|rooftops|roofs|steeples)';
const SPECTATORS =
  '(?:crowds?|people|onlookers|spectators|audience|figures|faces|passers-by|cars|streets?|city)';
const FLAT = '(?:rugs?|carpet|mat|blanket|bed|sofa|couch|mattress|towel)';
const WOODS = '(?:forests?|woods?|woodland|clearing|glade|trees?|pines?|birch(?:es)?|fog|mist)';
const ELSEWHERE =
  '(?:parks?|gardens?|farm|barn|forest|woods|meadow|fields?|grass|yard|backyard|playground|streets?|roads?|pavement|sidewalk|path|alley|city|town|village|beach|school|zoo|square|puddles? of)';

/** Where on a thing or in a place somebody is, in words that are read one by one. */
export const ON_THE_SPOT: readonly Rewording[] = [
  // Who is in the middle of a rug is on it.
  [
    new RegExp(
      `\\b(?:right |exactly |dead )?in the (?:very )?(?:middle|cent(?:er|re)) of (?=(?:an?|the|his|her|their|its) (?:[\\p{L}-]+ ){0,3}?${FLAT}\\b)`,
      'giu',
    ),
    () => 'on ',
  ],
  // Trunks that stand in a forest are its trees.
  [
    new RegExp(
      `,? ?\\b(?:between|through|among|amongst) (?:the )?(?:[\\p{L}-]+ )?(?:tree )?trunks\\b(?<=\\b${WOODS}\\b.*)`,
      'giu',
    ),
    () => '',
  ],
  // The hole of golfers has its flag.
  [
    /\b(?:the|an?) (?:golf )?hole (?:with|and|marked by) (?:the|an?|its) (?:[\p{L}-]+ )?(?:flag|flagstick|pin)\b(?<=\b(?:golf\p{L}*|putts?|putting)\b.{0,120})/giu,
    () => 'the golfpin',
  ],
  // A rope between tall buildings is high above the street.
  [
    new RegExp(
      `\\b(?:slackliner|(?:tightrope|rope|high[- ]?wire|slackline)[- ]?(?:walker|artist|dancer))(?=.{0,100}\\bbetween (?:an?|the|two|three|some) (?:[\\p{L}-]+ )?${TALL}\\b)`,
      'giu',
    ),
    () => 'acrobat',
  ],
  [
    new RegExp(
      `\\b(?:balanc|walk|cross|step|danc|tiptoe|stand|inch|mak)\\p{L}*(?: (?:her|his) way)?(?: (?:carefully|slowly|bravely|high))?(?: (?:along|across|on|over) (?:an?|the) (?:[\\p{L}-]+ )?(?:rope|tightrope|wire|high wire|slackline))?(?: (?:stretched|strung|hung))?(?: (?:high )?above (?:the|a) (?:city|street|square|town))? between (?:an?|the|two|three|some) (?:[\\p{L}-]+ )?${TALL}\\b(?: on (?:an?|the) (?:[\\p{L}-]+ )?(?:rope|wire|tightrope))?(?<=\\b(?:${ON_ROPE}|acrobat|rope|wire)\\b.{0,160})`,
      'giu',
    ),
    () => 'balancing on a towerwire',
  ],
  [
    new RegExp(
      `,? ?\\b(?:with |and |over |above )?(?:an? |the )?(?:(?:tiny|small|little|cheering|gasping|watching|busy) )*${SPECTATORS}(?: (?:is|are|watch(?:es|ing)?|look(?:s|ing)? up|cheer(?:s|ing)?|gasp(?:s|ing)?|staring|hold(?:s|ing)? (?:its|their) breath))*(?: (?:from )?(?:far |way |deep |down )*(?:below|beneath|underneath))(?: (?:him|her|them))?(?=\\s*(?:[,.;!]|$))(?<=\\btowerwire\\b.*)`,
      'giu',
    ),
    () => '',
  ],
  // Children in rain boots are out in the street, unless they are said to be elsewhere.
  [
    new RegExp(
      `\\b(?:in|into|through|over) (?:an?|the) (?:(?:big|large|deep|huge|rain|little|small) )?puddles?\\b(?=(?<=\\b(?:girl|boy|child|kid|toddler|children|kids|sisters?|brothers?)\\b.*))(?<!\\b${ELSEWHERE}\\b.*)(?!.*\\b${ELSEWHERE}\\b)`,
      'giu',
    ),
    (found) => `${found} in the street`,
  ],
  // What a tow truck takes away hangs behind it.
  [
    /(?<=\b(?:tow|breakdown|recovery|wrecker) ?trucks? )(?:(?:is|are) )?(?:haul|carr(?:y|i)|tow|drag|lift|pick|transport|tak|load|hook)(?:e?s|ing|e)?(?: (?:up|away|off))?(?= (?:an?|the|two|his|her|my) )/giu,
    () => 'pulling',
  ],
  // Who sells at a stand looks over its counter.
  [
    new RegExp(
      `\\b(?:the|an?|its) ((?:[\\p{L}-]+ )?${SELLER}) (?=(?:is|looks?|smil|grin|laugh|wav|star|seems?|hand|frown)\\p{L}*)(?<=\\b(${STAND})\\b.{0,80})`,
      'giu',
    ),
    (_, seller, stand) => `a ${seller} behind the ${stand} `,
  ],
  // A hole in which one fishes is in the ice.
  [
    /\b(?:peek|peer|look|pop|com|pok|surfac|emerg|stick)\p{L}*(?: (?:its|his|her) (?:head|nose))?(?: (?:up|out))*(?: (?:of|from|through|in)) (?:the|an?|his|her) (?:[\p{L}-]+ )?hole\b(?<=\b(?:ice[- ]fish\p{L}*|igloo|frozen lake|on the ice)\b.{0,120})/giu,
    () => 'looks out of an icehole',
  ],
  // The ladder of a tree house is part of it.
  [
    /,? ?\b(?:and |with )?(?:an? |the |its )?(?:old |long |wooden )?(?:rope )?ladder (?:is )?(?:hang(?:s|ing)|dangl(?:es|ing)|lead(?:s|ing)|swing(?:s|ing)|sway(?:s|ing)|let)(?: (?:down|up|to the ground|from it|in the wind|below|to it))*(?<=\btree ?-?house\b.*)/giu,
    () => '',
  ],
  [
    /\b(?:up |on )?(?:an?|the|its|his|her) (?:[\p{L}-]+ ){0,2}ladder (?:that (?:leads|goes) )?(?:up )?(?:in)?(?:to|of|towards) (?=(?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}tree ?-?house\b)/giu,
    () => '',
  ],
  // The suits of fencers are white, and their masks go with them.
  [
    /,? ?\b(?:(?:both|all) )?(?:in|with|wearing)? ?(?:their |the )?white (?:[\p{L}-]+ )?(?:suits?|uniforms?|clothes|jackets?|gear|outfits?|kit)(?:(?:,| and|, and| with) (?:[\p{L}-]+ )?(?:masks?|helmets?))?\b(?=(?<=\bfenc(?:ers?|ing)\b.*)|.{0,40}\bfenc(?:ers?|ing)\b)/giu,
    () => '',
  ],
  // Grassland that is dry is no green meadow.
  [
    /\b(?:dry|dusty|arid|parched|sun-?(?:baked|burnt|scorched)|yellow|golden|african|ochre) (?:grassy )?(?:plains?|grasslands?|steppes?)\b(?!.{0,80}\b(?:bison|buffalo herd|cowboys?|mongol\p{L}*)\b)/giu,
    () => 'savanna',
  ],
  // The feathers of a pillow are white.
  [
    /\b(?:the )?feathers (?=(?:are )?(?:fly|float|fall|everywhere|drift|burst|in the air|whirl|swirl))(?<=\bpillows?\b.*)/giu,
    () => 'white feathers ',
  ],
  // Children on their way over a street walk.
  [
    /(?<=\b(?:people|pedestrians|children|schoolchildren|kids|pupils|students|tourists|man|woman|boy|girl|lady|grandma|family|class|commuters) )(?:(?:is|are) )?cross(?:es|ing)?(?= (?:the|an?) (?:[\p{L}-]+ )?(?:street|road|crosswalk|zebra crossing|pedestrian crossing|crossing)\b)/giu,
    () => 'walk across',
  ],
];
