const TASTE =
  '(?:mango|strawberry|raspberry|cherry|peach|lemon|lime|orange|banana|vanilla|chocolate|pistachio|mint|matcha|(?:salted )?caramel|coconut|blueberry|lychee|melon|watermelon|taro|apple|pineapple|passion ?fruit|grape|honey|hazelnut|coffee|original|brown sugar|ube)';
const ROOMS = '(?:\\d|one|two|three|four|five|six)[ -]?(?:bed(?:room)?s?|bath(?:room)?s?|rooms?)';
const HOMES =
  '(?:houses?|homes?|villas?|cottages?|bungalows?|town ?houses?|mansions?|family homes?|farm ?houses?)';
const CYCLES =
  '(?:bikes?|bicycles?|e-?bikes?|scooters?|mopeds?|motor(?:bikes?|cycles?)|skateboards?)';

/** What goods and services are called in their ads, as what is seen of them. */
export const READINGS_OF_WARES: readonly (readonly [RegExp, string])[] = [
  // What an offer comes with is told, and not shown.
  [
    /\b(?:with|for|on) (?:every|each|any) (?:(?:second|large|small|main|hot) )?(?:bowl|plate|dish|order|purchase|meal|cup|box|visit|booking|glass|bottle|ticket|coffee|drink)\b/giu,
    '',
  ],
  [/\b(?:free )?gift[- ]?wrap(?:ping|ped)?(?: (?:is )?(?:free|included))?(?! paper)\b/giu, ''],
  // Blocks are stacked to a tower as they are drawn.
  [
    /(?<=\b(?:blocks|bricks|cubes)\b[^"“]{0,60}[,:] ?)(?:an? )?(?:(?:colou?rful|tall|high|big|wobbly|wooden) )*towers?\b/giu,
    '',
  ],
  // What covers a doughnut is its colour.
  [
    /(?<=\b(?:donuts?|doughnuts?)\b[^"“]{0,60}[,:] ?)(pink|blue|white|yellow|green|purple|red) (?:glaze|icing|frosting)(?: (?:and|with) (?:(?:rainbow|colou?rful) )?sprinkles)?/giu,
    '$1 doughnut',
  ],
  // Clothes on hangers hang on a rail.
  [
    /\b(?:(?:white|clean|fresh|ironed|pressed|three|five|several|colou?rful) )*(?:shirts|dresses|clothes|blouses|suits|coats|jackets|garments) (?:hanging )?(?:on|from) (?:(?:wooden|wire|a row of) )?(?:coat )?hangers\b/giu,
    'clothes rail',
  ],
  // A house is counted once, its rooms are inside.
  [
    new RegExp(
      `\\b${ROOMS}(?:,? (?:and )?${ROOMS})?,? (?:(?:detached|semi-detached|family|brick|modern|new|old|charming|country) )*(${HOMES})\\b`,
      'giu',
    ),
    '$1',
  ],
  // Nothing that one rides goes by itself.
  [
    new RegExp(
      `\\b(?:an? |our |the )?((?:[\\p{L}-]+ ){0,2}${CYCLES}) (?:(?:quietly|silently|smoothly|gently|easily|swiftly) )?(?:glid|rid|cruis|roll|speed|zip|rac|whizz|zoom|mov|go|driv|fly|climb)ing (?:(?:quietly|silently|smoothly|gently|easily|swiftly) )?(?=through|along|across|past|up|down|over|around|on|by)`,
      'giu',
    ),
    'woman riding a $1 ',
  ],
  // Tastes are no fruits and sweets beside what tastes of them.
  [new RegExp(`\\b${TASTE}(?:(?:, | and |, and | or | & )${TASTE}){0,4} flavou?rs?\\b`, 'giu'), ''],
  [
    new RegExp(
      `\\b(?:new |our |try our )?flavou?rs?(?: of the (?:week|month))?(?::| is| are)? ${TASTE}(?:(?:, | and |, and | or | & )${TASTE}){0,4}\\b`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:bubble tea|boba|gelato|ice ?cream|frozen yogh?urt|milkshakes?|sorbet|protein (?:bar|shake|powder)s?|macarons?|cup ?cakes?|donuts?|doughnuts?)\\b[^"“,.;:]{0,40}[,:] ?)${TASTE}(?:(?:, | and |, and | or | & )${TASTE}){1,4}(?=\\s*(?:[,.;!]|$))`,
      'giu',
    ),
    '',
  ],
  [/\bbaby food(?: in (?:(?:little|small|tiny|glass) )*jars?| jars?)?\b/giu, 'baby-food-jar'],
  [
    /\b(?:counts?|counting|tracks?|tracking) (?:(?:your|my|every|all|all your|the) )?(?:daily )?steps\b/giu,
    '',
  ],
  // Light has this shape, and nothing stands on the road.
  [/\b(?:light[- ]cone|cone of (?:warm |bright |golden |soft )?light)\b/giu, 'light'],
  // What it is without is not shown.
  [/\b\p{L}{3,20}-free\b(?! (?:zone|entry|download|trial|shipping|delivery)\b)!?/giu, ''],
  // Where something is, and no stalls of a market.
  [
    /(?<=\b(?:tube|bottle|can|jar|box|carton|cup|glass|lamp|phone|shoe|bag|candle|packet) )stands(?= (?:in|on|upright|tall|beside|next|under|between|behind|alone)\b)/giu,
    'standing',
  ],
  [
    /\bspin(?:ning)? (?:class(?:es)?|sessions?|studio)(?: times)?\b/giu,
    'woman on an exercise bike',
  ],
  [/(?<=\bchristmas tree[^"“]{0,80})\bcut your own(?: trees?)?\b/giu, ''],
  [/\b(?:christmas|xmas) tree farm\b/giu, 'rows of fir trees in the snow'],
  // Where people come together is shown by what they do there.
  [
    /\b(?:in|at) (?:the|our|an?) (?:main|school|village|church|parish|community|assembly|town|sports|memorial|civic) hall\b/giu,
    '',
  ],
  [
    /\b(?:volunteers|people|kids|children|families|students) planting (?:new |more |young )?trees\b/giu,
    'two people plant a tree',
  ],
  [
    /\bchurch (?:(?:christmas|easter|advent|carol|gospel|summer) )?concert\b(?=[^"“]{0,80}\bchoir\b)/giu,
    'in a church',
  ],
  // What is in the cups and cones is their colour.
  [
    new RegExp(
      `(?<=\\b(?:cones|scoops|cups|popsicles|lollies|milkshakes|smoothies|shakes|ice creams|jars|donuts|doughnuts|cupcakes|lollipops|sodas|juices|cans)\\b(?: (?:stacked|in a row|side by side)(?: vertically)?)?(?:,|:| in| –| -) )${TASTE}(?:(?:, | and |, and | or | & )${TASTE}){1,4}\\b`,
      'giu',
    ),
    '',
  ],
  [
    /\b(?:(?:cast[- ]iron|heavy|hot|black|iron) )*(?:skillet|frying pan|pan) with (?:an? |two )?(?:\p{L}+ )?steaks?(?: (?:sizzling|frying|searing|cooking))?(?: (?:in|on) it)?\b/giu,
    'meat-in-pan',
  ],
  [
    /\b(?:an? |two )?(?:\p{L}+ )?steaks? (?:sizzling|frying|searing|cooking) (?:in|on) (?:an?|the|our) (?:(?:cast[- ]iron|heavy|hot|black|iron) )*(?:skillet|frying pan|pan)\b/giu,
    'meat-in-pan',
  ],
  [/\bto plant one\b|\bdonate to plant (?:a tree|trees)\b/giu, ''],
];
