import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|its|his|her|their|one|some)';
const LOOK = '(?:[\\p{L}-]+ )';
const OPEN_TOPPED =
  '(?:(?:trash|garbage|rubbish|waste|dust|wheelie|litter|recycling)[- ]?(?:can|bin)|dustbin|bin|barrel|bucket|dumpster)';
const BEAST =
  '(?:raccoon|cat|kitten|dog|puppy|rat|mouse|fox|squirrel|rabbit|bunny|hamster|bear cub|monkey|opossum|possum|badger|hedgehog|frog|meerkat|panda|owl|goblin|gnome|ferret|otter|snake|piglet|lizard|gecko|duckling|chick|guinea pig|koala|weasel|mole)';
const LURKER =
  '(?:crocodile|alligator|hippo|hippopotamus|gator|caiman|turtle|otter|beaver|water buffalo)';
const FLIES = '(?:ufo|flying saucer|saucer|spaceship|spacecraft|alien ship|mothership)';
const COVERED = '(?:newspaper|briefcase|jacket|coat|book|bag|magazine|cardboard box|box|board)s?';
const TOWN = '(?:skyline|city|town|skyscrapers?|metropolis|downtown|manhattan|new york|towers)';

/** Who is half hidden, half under water or half above ground, in words that are read more easily. */
export const SEEN_IN_PART: readonly Rewording[] = [
  // Who climbs out of what is open at the top is half inside it.
  [
    new RegExp(
      `\\b(?:(?:climb|crawl|creep|clamber|peek|peer|peep|look|pop|emerg|wriggl|scrambl|pok|com)(?:es|s|e|ping|ing) (?:(?:his|her|its|their) heads? )?(?:up )?(?:out )?(?:of|from)(?: inside)?) (${A} ${LOOK}{0,2}?${OPEN_TOPPED})\\b(?<=\\b${BEAST}s?\\b.{0,120})`,
      'giu',
    ),
    (_, vessel) => `sits in ${vessel}`,
  ],
  // What is half under water is seen from above it.
  [
    new RegExp(
      `(?<=\\b${LURKER}s? )(?:(?:is |are )?(?:lurk|lie|lying|float|hid|wait|drift|rest|swim|glid)(?:s|ing|es)? )?(?:silently |quietly |motionless )?(?:half|partly|mostly|almost|nearly|partially)[- ]?(?:under ?water|under the water|submerged|in the water|hidden (?:in|under) (?:the )?water)\\b(?: in (?=${A} ))?`,
      'giu',
    ),
    (found) => (/ in $/u.test(found) ? 'swims in ' : 'swims in lake'),
  ],
  [
    new RegExp(
      `(?<=\\b${LURKER}s? )(?:with )?(?:only |just )(?:(?:its|the|their|his|her) )?(?:eyes?|head|nose|snout|nostrils|back)(?: and (?:eyes?|head|nose|snout|nostrils|back))?(?: (?:sticking|poking|showing|peeking|visible|looking))?(?: out)? (?:above|over|of) (?:the )?(?:water|surface)(?: line)?\\b`,
      'giu',
    ),
    () => 'swims in lake',
  ],
  // What is beamed up goes up.
  [
    new RegExp(
      `(?<=\\b${FLIES}s? (?:is |are )?)(beam|suck|lift|pull|abduct|haul|levitat|draw)(e?s|ing)? (${A} ${LOOK}{0,2}?\\p{L}+) up\\b`,
      'giu',
    ),
    (_, __, form, whom) => `beam${form === 'ing' ? 'ing' : 's'} up ${whom}`,
  ],
  // It is the windows of its houses that light up, not one that is looked out of.
  [
    new RegExp(
      `(?:,? ?\\band |, |\\bas |\\bwhile )(?:the |its |more and more |thousands of |hundreds of |many |a thousand )?(?:lights (?:in|of) (?:the )?)?windows (?:are |is )?(?:slowly |gradually )?(?:light(?:s|ing)?(?: up)?|lit(?: up)?|(?:turn|switch|com|glow)(?:s|e|ing)?(?: on)?|begin(?:ning)? to glow)(?: (?:one (?:by one|after (?:another|the other))|in turn|everywhere))?(?<=\\b${TOWN}\\b.{0,140})`,
      'giu',
    ),
    () => '',
  ],
  // What is held over the head keeps something off.
  [
    new RegExp(
      `\\b(?:with|holding|hold|holds|under) (?:an? |the |their |his |her )?(${LOOK}?${COVERED}) (?:held )?(?:over|above|on) (?:their|his|her|its) heads?\\b`,
      'giu',
    ),
    (_, what) => `, lifting ${what}`,
  ],
  // A picnic is what lies on the blanket.
  [
    /^(?:an? )?(?:[\p{L}-]+ )?picnic (?=(?:under|beneath|in|on|by|beside|at|below)\b.*\b(?:blanket|rug|cloth)\b)/giu,
    () => '',
  ],
  [
    /(?<=\b(?:friends|people|women|men|children|kids|girls|boys|couple|lovers|students|sisters|brothers|family|man|woman|girl|boy) )on (?:an?|the|their) (?:[\p{L}-]+ )?(?:chequered|checkered|checked|plaid|tartan|gingham|picnic) (?:blanket|rug|cloth)\b/giu,
    () => 'sit on picnic blanket',
  ],
  // Those who row have their boat.
  [
    /(?<=\b(?:rowers|rowing-team) +)(?:sitting |seated )?in (?:an?|their|one) (?:[\p{L}-]+ )?(?:racing |rowing )?(?:shell|boat|scull|eight|four)\b/giu,
    () => '',
  ],
  [
    /\b(under|beneath|below|through) (?:an?|the) (?:[\p{L}-]+ )?arch\b(?<=\b(?:rowers|rowing|rowing-team|boats?|canoe|kayak|gondola|barge|punt|steamer)\b.*)/giu,
    (_, where) => `${where} bridge`,
  ],
  // Those who row have a boat, and no shell.
  [/\b(?:racing|rowing) shell(s?)\b/giu, (_, many) => `rowing boat${many}`],
  [/\b(?:palace|castle|ch[aâ]teau) fountain(s?)\b/giu, (_, many) => `fountain${many} by castle`],
  // In an attic one keeps things in a trunk.
  [
    /\b(?:old |dusty |wooden |antique |big |large )*trunk\b(?=[^.;]*\battic\b)|(?<=\battic\b[^.;]*)\b(?:old |dusty |wooden |antique |big |large )*trunk\b/giu,
    () => 'suitcase',
  ],
  // Who fights in red gloves has them on.
  [
    /(?<=\bbox(?:ers?|ing)\b.*),? ?(?:\b(?:in|with) )?\b(?:red|blue|one in red|one with red) (?:boxing )?gloves (?:against|versus|vs\.?|meet(?:ing)?|and|facing|fight(?:s|ing)?) (?:the other in )?(?:red|blue) (?:(?:boxing )?gloves|ones)?/giu,
    () => '',
  ],
  // Thunderstorms are seen in the sky, and hide nothing.
  [
    /\blightning (?:flash|strik|bolt|fork|crackl|split|light|flicker)\p{L}* (?:the sky )?(?:behind|over|above|beyond|near) (?=(?:an?|the) (?:[\p{L}-]+ ){0,2}(?:barn|farm ?house|house|castle|church|windmill|tower|lighthouse|cottage|mansion|city|village|mountains?)\b)/giu,
    () => 'Lightning storm, ',
  ],
];
