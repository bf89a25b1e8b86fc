import type { Rewording } from '../../rewording.ts';

const ONE = '(?:an?|the|his|her|its|their|one) ';
const ASIDE = '(?:(?:stand|sit|wait|live|hid|sleep|lie|lying|look|liv|sitt)(?:ing|e?s|ing)? )?';
const COILED =
  '(?:is |are |lies |sits )?(?:tightly |all )?(?:coil(?:ed|ing|s)?|curl(?:ed|ing|s)?(?: up)?|wrapp?(?:ed|ing|s)?(?: itself)?|twist(?:ed|ing|s)?|w[io]und|winding|winds|entwined|twin(?:ed|es|ing)) (?:a?round|about)';
const UPRIGHT =
  '(?:tower|castle|tree|trunk|oak|palm|lighthouse|church|spire|skyscraper|obelisk|street ?lamp|lamp ?post)';
const SNAKES = '(?:snake|serpent|python|cobra|boa|boa constrictor|anaconda|viper|adder|mamba)';
const SAILS =
  '(?:boats?|sailboats?|sailing boats?|ships?|yachts?|ferry|ferries|raft|dinghy|canoes?|kayaks?|catamaran|schooner|galleon|steamer|motorboat|speedboat|sailors?|pirates?|row(?:s|ing)|sail(?:s|ing)|paddl(?:es|ing))';
const WITH_PALM =
  '(?:(?:with|that has|which has|and) (?:just |only )?(?:an?|one|a single|two|three|some|a few|lone) )?';
const STANDS = '(?:(?:is )?(?:stand|sitt?|wait|watch|look)(?:s|ing|es)? )?';
const PEEKS =
  '(?:is |are )?(?:peek|peep|look|peer|poke|poking|com|emerg|lean|stick)(?:e?s|ing)?(?: its (?:head|nose))? (?:out )?(?:of|from|out of|through)';
const BIRDS =
  '(?:[\\p{L}-]+ )?(?:bird|robin|hen|eagle|stork|dove|sparrow|blackbird|swan|goose|duck|owl)';

/** What is told by two things and where one of them is, in words that name both as they are seen. */
export const SET_APART: readonly Rewording[] = [
  // An island that nobody lives on is out in the sea, with its palm on it.
  [
    new RegExp(
      `(?<=^(?:an? |the )?(?:(?:small|tiny|little|lonely|remote|tropical|lone) )*)(?:desert(?:ed)?|uninhabited|palm|tropical|lonely|small|tiny) (?:island|isle) ${WITH_PALM}(?:(?:single|lone|lonely|tall) )?(?:coconut )?(?:palms?(?: trees?)?|coconut trees?)(?: on it)?(?=\\s*(?:[,.;]|$|in the|in a|surrounded))`,
      'giu',
    ),
    () => 'desert-island in the open sea',
  ],
  // The palm is the island's, whoever sails or swims there.
  [
    /(?:(?:small|tiny|little|lonely|remote|tropical|lone|desert|deserted|uninhabited) )*(?:island|isle) (?:with|that has|which has|full of|covered in) (?:(?:just |only )?(?:an?|one|a single|two|three|some|a few|lone) )?(?:(?:single|lone|lonely|tall|green) )?(?:coconut )?(?:palms?(?: trees?)?|coconut trees?)(?: on it)?(?=\s*(?:[,.;]|$| (?:at|in|under|by|on|during)\b))(?<=\b(?:towards?|to|near|past|off|around|before|behind|at|by|beside|of|on|reaches|sees|finds|spots|approach(?:es|ing)) (?:an?|the) .*)/giu,
    () => 'desert-island in the open sea',
  ],
  // To where a boat sails is seen from the boat.
  [
    new RegExp(
      `(?<=\\b${SAILS}\\b[^.;]{0,50} (?:towards?|to|for|near|past|off|around|by|reach(?:es|ing)|approach(?:es|ing)|leav(?:es|ing)|pass(?:es|ing)) )(?:an?|the) (?:(?:small|tiny|little|lonely|remote|tropical|lone|green|distant|desert|deserted|beautiful|sunny|far) )*(?:island|isle)(?=\\s*(?:[,.;]|$| (?:at|in|under|during)\\b))`,
      'giu',
    ),
    () => 'a desert-island in the open sea',
  ],
  [
    /^(?:an? |the )?(?:(?:small|tiny|little|lonely|remote|lone) )*(?:desert(?:ed)?|uninhabited) (?:island|isle)(?= in the (?:middle|open|sea|ocean))/giu,
    () => 'a desert-island',
  ],
  [
    new RegExp(
      `(?<=\\b(lighthouse[- ]keeper) )${STANDS}(?:on|at|at the edge of|by|near|above) (?:the edge of )?(?:an?|the|some) (?:[\\p{L}-]+ )?(?:cliffs?|rocks?|shore|coast)\\b`,
      'giu',
    ),
    () => 'standing next to a lighthouse on sea cliffs',
  ],
  [
    /\b(?:cabin|gondola|car|carriage|cart|capsule|pod|seat) (?:of|on|in) (?:an?|the) (?:big |giant |huge |tall )?(?:ferris|big|observation) wheel\b/giu,
    () => 'wheel-cabin',
  ],
  [
    /(?<=\b(?:sit|ride|rid|are|is)(?:t?ing|s|e|es)? )(?:in|on) (?:an?|the) ferris[- ]wheel\b/giu,
    () => 'in a wheel-cabin',
  ],
  [
    new RegExp(
      `\\b((?:[\\p{L}-]+ )?)${SNAKES} ${COILED}(?= (?:an?|the) (?:[\\p{L}-]+ ){0,2}?${UPRIGHT}\\b)`,
      'giu',
    ),
    (_, look = '') => `${look}coiling-snake around`,
  ],
  [
    new RegExp(
      `\\b((?:[\\p{L}-]+ )?)dragon ${COILED}(?= (?:an?|the) (?:[\\p{L}-]+ ){0,2}?${UPRIGHT}\\b)`,
      'giu',
    ),
    (_, look = '') => `${look}coiling-dragon around`,
  ],
  [
    /\bkeys? (?:is |lies |lying |hidden |hides |hiding |left )*(?:under|underneath|beneath|below) (?:an?|the|his|her) (?:door ?|welcome |front door )?mat\b/giu,
    () => 'key-under-mat',
  ],
  // Eggs are in the nest with the bird that sits on them.
  [
    new RegExp(
      `(?<=${BIRDS} (?:is )?(?:sits|sitting|lying|lies|broods|brooding|rests|resting|sleeps|sleeping)? ?(?:in|on) (?:an?|the|its|her) )nest (?:with|full of|of|and) (?:(?:one|two|three|four|five|some|her|its|\\d|blue|speckled|white|tiny|little|small) )*eggs?\\b`,
      'giu',
    ),
    () => 'nest',
  ],
  [
    new RegExp(
      `\\b${PEEKS} (?=${ONE}(?:[\\p{L}-]+ )?(?:mouse ?hole|hole (?:in|at|of) (?:the|an?) (?:[\\p{L}-]+ )?wall\\b))`,
      'giu',
    ),
    () => 'in ',
  ],
  [
    /(?<=\b(?:mouse|mice|rat|rats)\b[^.;]{0,40} )(?:small |little |tiny )?hole (?:in|at the bottom of|at the foot of) (?:the|a) (?:[\p{L}-]+ )?wall\b/giu,
    () => 'mouse-hole',
  ],
  // What hangs over a table is no lamp that stands.
  [
    /\b(?:lamp|light)(?= (?:(?:is )?(?:hanging|hangs|hung|dangles|dangling) )(?:down |low )?(?:over|above|from)\b)/giu,
    () => 'pendant-lamp',
  ],
  [
    /\b(?:lamp|light)(?= (?:over|above) (?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}?(?:table|desk|counter|kitchen island)\b)/giu,
    () => 'pendant-lamp',
  ],
  // A tower of books is no building.
  [
    /\b(?:[\p{L}]+ )?books (?:are |is )?(?:stacked|piled)(?: up)?(?: (?:high|neatly|(?:in|into|as|like) (?:an?|the) (?:[\p{L}-]+ )?(?:tower|stack|pile|heap|column)|on top of (?:each|one an)other|on each other))?/giu,
    () => 'stack-of-books',
  ],
  [
    /\b(?:stacked|piled)(?: up)? (?:in|into|as|like) (?:an?|the) (?:[\p{L}-]+ )?(?:tower|stack|pile|heap|column)\b/giu,
    () => 'in a pile',
  ],
  [/\b(?:tower|column|pile|stack)s? of (?:old |thick |heavy )?books\b/giu, () => 'stack-of-books'],
  [
    /\b(?:an?|the) (?:deep |wide )?moat (?:is )?(?:all )?(?:a?round|surrounding|surrounds|encircling) (?=(?:an?|the) (?:[\p{L}-]+ ){0,2}?castle\b)/giu,
    () => 'in a lake ',
  ],
  [
    /^(?:an? )?(?:[\p{L}-]+ )?scarf (?:wrapped |tied |wound )?a?round (an?|the) snow ?man(?:['’]s neck)?/giu,
    (_, one) => `${one} snowman`,
  ],
  // Who looks out of a car is in it.
  [
    /\b(?:sticks?|sticking|puts?|putting|poking|pokes|hangs?|hanging|with)(?: (?:its|his|her|their) heads?)?(?: sticking| hanging| poking| leaning)? out of (?:the|a|an) (?:open )?(?:car|truck|van|taxi|bus)(?: door)? windows?\b/giu,
    () => 'in a car',
  ],
  [
    /(?<=\b(?:submarines?|seals?|fish|whales?|divers?|narwhals?|walrus(?:es)?|penguins?|beluga)\b[^.;]{0,20} )(?:under|beneath|below|underneath) the (?:thick |frozen |polar )?ice\b/giu,
    () => 'underwater in icy water',
  ],
  [
    /\bbehind the bar(?: of (?:an?|the) (?:[\p{L}-]+ )?(?:cafe|café|coffee ?(?:shop|house|bar)))?(?<=\bbarista\b[^.;]{0,90})/giu,
    () => 'behind the counter in a coffee shop',
  ],
  [
    /\bspiders?(?= (?:is )?(?:hang|dangl|descend|lower)(?:s|es|ing|ling)?(?: down)? (?:itself )?from (?:the|a) ceiling\b)/giu,
    (found) => `${found} indoors in a room`,
  ],
  [
    new RegExp(
      `(?<=\\b(?:dog|puppy|cat|horse|pony|cow|goat|donkey|sheep|giraffe|bear|llama|alpaca|ostrich|camel)s? )${ASIDE}(?:is |are )?(?:look|peek|peer|gaz|watch|lean)(?:e?s|ing)? over (?=(?:the|a|an|its) (?:[\\p{L}-]+ ){0,2}?(?:fence|wall|hedge|gate)(?! at\\b)\\b)`,
      'giu',
    ),
    () => 'standing behind ',
  ],
  // Where things dry between houses is an alley.
  [
    /^(?:clothes|laundry|washing|shirts|sheets)(?: (?:hang|hangs|hanging|drying|dry|is|are|hung))* (?:on|from) (?:an?|the|some)? ?(?:clothes ?|washing )?(?:lines?|ropes?|string) (?:strung |stretched |hung )?between (?:the |two |old |tall )*(?:houses|buildings)/giu,
    () => 'laundry hung in an alley',
  ],
];
