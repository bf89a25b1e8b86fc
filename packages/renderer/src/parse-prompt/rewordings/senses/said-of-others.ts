import type { Rewording } from '../../rewording.ts';

const FRUIT =
  'apple|pear|banana|orange|mango|peach|plum|strawberry|raspberry|blueberry|cherry|grape|lemon|lime|melon|watermelon|pineapple|coconut|papaya|apricot|fig|avocado|pomegranate|kiwi';
const KEYED = 'keyboard|piano|typewriter|laptop|accordion|synthesi[sz]er';

/** Words that say of what kind something is, for whom, or how it moves, and name nothing else in the picture. */
export const SAID_OF_OTHERS: readonly Rewording[] = [
  [/(?<=\b\p{L}+(?:s|ing) )(?:the (?:whole|entire) thing|all of it)\b/giu, () => 'it'],
  [/\b(its|his|her|their) (?:very )?own(?= \p{L})/giu, (_, whose) => whose ?? ''],
  // Elephants walk so behind each other.
  [
    /\bhold(?:s|(ing))(?: on)?(?: to)? (its|his|her|the) (\p{L}+)['’]s tail\b/giu,
    (_, ing, whose, who) => `follow${ing === undefined ? 's' : 'ing'} ${whose} ${who}`,
  ],
  [new RegExp(`\\b(${FRUIT}) fruits?\\b`, 'giu'), (_, name) => name ?? ''],
  [
    /\b(?:children|kid|toddler|child|boy|girl)(?:['’]s|s['’]|['’]|s(?= (?:toys?|books?|clothes|shoes|bicycles?|bikes?))) (?=(?:toys?|books?|clothes|drawings?|bicycles?|bikes?|shoes|furniture|playground|room|bedroom|menu)\b)/giu,
    () => '',
  ],
  // Keys that are pressed open no door.
  [
    new RegExp(
      `\\b(?:on|across|over|of|and|with) (?:the |its |his |her |their )?(?:black |white |piano |ivory |computer )*keys\\b(?<=\\b(?:${KEYED})\\b[^.;]{0,80})`,
      'giu',
    ),
    () => '',
  ],
  [
    /\b((?:play(?:s|ing|ed)?|perform(?:s|ing)?)\b(?! (?:an? |the |his |her |some |video |computer )*games?\b)[^,.;]{0,40}?) keyboard\b/giu,
    (_, before) => `${before} piano`,
  ],
  // Balls that nobody plays football with.
  [/\brubber dog ball\b/giu, () => 'rubber ball'],
  [/\bcotton balls?\b/giu, () => 'white ball'],
  [/\bclay balls?\b/giu, () => 'tan ball'],
  // A wood that is busy has no people in it.
  [
    /\bbusy (?=(?:forest|woods?|jungle|meadow|garden|hive|reef|pond|kitchen|bee|beaver|farm)\b)/giu,
    () => '',
  ],
  // It is their hair that flies.
  [
    /(?! capes? flying),? (?:with |and )?(?:their |its |his |her )?(?:(?:long|flowing|golden|black|white|hair|fur|coat|mane|tail|manes|tails|ears|capes?|scarf|scarves|robes?) (?:and )?)+(?:flying|flowing|streaming|flapping|fluttering|blowing|billowing|waving)(?= in\b| behind\b|\s*(?:[,.;]|$))/giu,
    () => '',
  ],
  [
    /\b(?:their|its|his|her) (?:long|graceful|slender|tall) necks? (?:reach|stretch|extend|cran)(?:ing|es|ed)? (?:high|up|out|upwards?)?\b/giu,
    () => '',
  ],
  [
    /\bshin(?:ing|es?)(?= (?:(?:his|her|their|the|some|an?|old|leather|black|brown) )*(?:shoes|boots)\b)/giu,
    (found) => (found.endsWith('g') ? 'wiping' : 'wipes'),
  ],
  [
    /\bclean(s|ing|ed)? up (?=(?:an?|the|their|some) (?:\p{L}+ )?(?:beach|park|river|forest|street|shore|coast|trail|lake)\b)/giu,
    (_, form) =>
      form === undefined ? 'sweep on ' : form === 'ing' ? 'sweeping on ' : 'sweeps on ',
  ],
  // Who has stolen something has it: "a dog that has stolen his sandwich".
  [
    /\b(?:that|who|which) (?:(?:has|have|had) (?:just )?)?(?:stole|stolen|snatched|grabbed|pinched|swiped|nicked|nabbed|picked up)(?= (?:an?|the|his|her|their|its|some|my|our|one|two|three) )/giu,
    () => 'carrying',
  ],
  [
    /\b(?:on|along|over|across) the top of (?=(?:it|them)\b|(?:an?|the|his|her|their) )/giu,
    () => 'on ',
  ],
  // Where the camera flies is not said of what it sees.
  [
    /\b(?:shot |taken |filmed |captured |seen |video |footage |view |panorama )?(?<!\b(?:fall|tumbl|drop|hang|dangl|lower|descend|jump|land|releas|parachut)\p{L}{0,5} (?:down )?)from an? drone\b/giu,
    () => '',
  ],
  [/\bin an? (?:\p{L}+ )?still frame,?/giu, () => ''],
  // A step in a dance, a hero in armour, and rooms.
  [
    /(?<=\b(?:is|are|person|man|woman|boy|girl|people|dancers?) )robot danc(ing|es?)\b/giu,
    (_, form) => `danc${form}`,
  ],
  [/\biron[- ]?man\b(?! statue| sculpture| figure)/giu, () => 'robot'],
  [/\boffice space\b/giu, () => 'office'],
];
