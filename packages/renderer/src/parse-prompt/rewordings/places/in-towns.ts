import type { Rewording } from '../../rewording.ts';

const WESTERN =
  '(?:(?:old|wild|dusty|abandoned|deserted|american|empty|small)[- ])*(?:(?<=\\b(?:old|wild|american)[- ])west|western|frontier|cowboy)';

/** A town in the west of another country has no saloon. */
const ABROAD = '(?=(?: in (\\p{L}+))?)';
const AMERICA =
  /^(?:America|Arizona|Texas|Nevada|Utah|Colorado|Wyoming|Montana|Kansas|Oklahoma|California|New|The|USA?)$/u;

function townOf(found: string, land: string | undefined): string {
  const isAbroad = /^\p{Lu}/u.test(land ?? '') && !AMERICA.test(land ?? '');
  return isAbroad ? found.replace(/western /iu, '') : 'western town';
}

/** Places of towns that take more than one word to say. */
export const IN_TOWNS: readonly Rewording[] = [
  // The chimneys of a village are on its houses.
  [
    /\bsmok(?:e|ing|es)(?: (?:is |gently |slowly )?(?:ris|curl|com|drift|billow|pour|wast|waft|go)(?:es|s|e|ing))?(?: up)? (?:from|out of|over|above|of) (?:(?:an?|the|its|their|every|all|some) )?(?:\p{L}+ )?chimneys?( (?:of|in|on)\b)?/giu,
    (_, of) => (of === undefined ? 'smoke' : 'smoke in'),
  ],
  [/\bsmok(?:ing|y) chimneys?\b|\bchimneys? smok(?:ing|e|es)\b/giu, () => 'smoke'],
  // The street of such a town is the town.
  [
    new RegExp(
      `\\b(?:(?:dusty|main|empty|deserted|sandy|wide|only) )*(?:street|road|centre|center|middle)(?: street)? (?:of|in) (?:an? |the )?${WESTERN}(?: (?:town|village|street|settlement))?\\b${ABROAD}`,
      'giu',
    ),
    townOf,
  ],
  [
    new RegExp(`\\b${WESTERN} (?:town|village|settlement|main street|street)\\b${ABROAD}`, 'giu'),
    townOf,
  ],
  // The town of a cowboy.
  [
    /(?<=\b(?:cowboys?|cowgirls?|gunslingers?|gunfighters?|outlaws?|desperados?|sheriff|stagecoach)\b[^.;]{0,60}\b)(?:in|into|to|through|across|down|along|on)(?: (?:the middle of|an?|the))*(?: (?:dusty|empty|small|quiet|deserted|little|old|main|sandy))* (?:town|village|street|main street)\b(?! (?:square|hall|corner|light|sign|food|party|art))/giu,
    () => 'oldwest',
  ],
  // Who is outside a saloon is in the street, not at its bar.
  [
    /\b(?:in front of|outside|out of|before|past|towards?) (?:an?|the) (?:[\p{L}-]+ )?saloon(?: doors?)?\b(?! cars?\b)/giu,
    () => 'in western town',
  ],
  [/\bsaloon (?=cars?\b)/giu, () => ''],
  // The bench of a bus stop is in its shelter.
  [
    /\bon (?:an?|the) (?:[\p{L}-]+ )?bench (?:at|in|of|by) (?=(?:an?|the) (?:[\p{L}-]+ )?(?:bus|tram) (?:stop|shelter)\b)/giu,
    () => 'in ',
  ],
  // Animals that are tied to something stand there.
  [
    /\b(?:is |are )?(?:tied|tethered|hitched)(?: up)?(?: to (?:an?|the) (?:[\p{L}-]+ )?(?:post|rail|pole))?\b(?<=\b(?:horse|pony|ponies|donkey|mule|dog|goat|cow|camel|llama)s? .{0,60})/giu,
    () => 'standing',
  ],
  // What hangs from house to house is no place where it is washed.
  [
    /\b(?:laundry|washing|clothes|clotheslines?|washing lines?)(?: (?:is|are))?(?: (?:hang|hung|dry|flutter|strung|stretch)\p{L}*)?(?: out)?(?: to dry)?(?: (?:on|from|between) (?:[\p{L}-]+ ){0,2}(?:lines?|ropes|windows?|balcon(?:y|ies)|houses|buildings|clotheslines?))?(?: (?:strung|stretched|hung))?(?: (?:up )?(?:high )?(?:across|over|above|between|in))(?<=\b(?:(?:hang|hung|dr[yi]|flutter|str[ue]|clothesline|line|rope)\p{L}* .{0,60}|laundry (?:across|over|above|between)))(?= (?:an?|the|two|old|narrow)? ?(?:[\p{L}-]+ ){0,3}(?:street|alley|alleyway|lane|houses|buildings|courtyard|canal|square)s?\b)/giu,
    () => 'in',
  ],
  [
    /\b(?:eat|eating|have|having) (?:their |a )?(?:lunch|break|lunch break)(?= (?:together )?on (?:an?|the) (?:[\p{L}-]+ )?(?:beam|girder)\b)/giu,
    () => 'eat bread',
  ],
  // Those who stand in line are before it, not in it.
  [
    /\bwith (?:a (?:long )?(?:queue|line) of )?(people|customers|guests) (?:queu(?:e?ing|eing)|lining up|waiting|standing)(?: (?:in line|in a (?:queue|line)|up))?(?<=\b(?:truck|stall|stand|van|kiosk|bakery|shop)\b.{0,80})/giu,
    (_, who) => `and ${who} standing`,
  ],
  // Where tables stand on the pavement one is outside.
  [
    /\b(?:at|in|on) (an?|the) (?:[\p{L}-]+ )?(?:street|sidewalk|pavement|outdoor|open-air|roadside)(?: side)? (caf[eé]|bistro|restaurant|bar)(?: terrace)?(?!\p{L})/giu,
    (_, article, house) => `outside ${article} ${house}`,
  ],
  // It hangs from a crane, and who is on it is up there too.
  [
    /\b(?:steel |iron |metal )?(?:beam|girder)s? (?:high )?(?:up )?(?:above|over) (?:the |an? )?(?:[\p{L}-]+ )?(?=city\b|street|skyline|town\b|new york|manhattan)/giu,
    () => 'hanging beam in ',
  ],
  [
    /\b(?:fishing )?nets? (?:that (?:is|are) )?(?:full of|filled with|bulging with|heavy with|brimming with|loaded with|teeming with|of) (?:(?:fresh|silver|wriggling|flapping|shining|live|jumping) )*(?:fish|sardines|herring|tuna|cod|salmon|mackerel|shrimp|prawns)\b/giu,
    () => 'full net',
  ],
  [
    /\b(?:wagon|cart|trailer|truck)(s?) (?:(?:full of|filled with|loaded with|laden with|piled high with|piled with|stacked with|carrying|with|of) )(?:(?:golden|fresh|dry|loose|round) )*(?:hay|straw)(?: ?(?:bales?|stacks?))?\b(?! (?:hats?|fever|roofs?|mats?|baskets?|dolls?)\b)/giu,
    (_, many) => `hay wagon${many}`,
  ],
  // Blossoms that one goes past are on trees.
  [
    /\b(past|through|under|underneath|beneath|between|among|amid|along|by|beside) (the |some |blooming |pink )*(?:cherry|sakura|plum) blossoms?\b(?! trees?)/giu,
    (_, where) => `${where} cherry trees`,
  ],
  // Children who go from door to door walk.
  [/\b(?:go(?:es|ing)? |out )?trick[- ]or[- ]treat(?:ing|s)?\b/giu, () => 'walking'],
  [
    /\b(?:in |wearing )?(?:their |scary |spooky |colou?rful )*halloween (?:costumes?|outfits?)\b/giu,
    () => '',
  ],
  [
    /\bon (?:the |their |all |every |some )?(?:doorsteps|(?:front )?porches|stoops|front steps)\b(?<=\b(?:pumpkin|lantern|pot|candle|decoration|wreath|package|parcel)s?\b[^,.;]{0,60})/giu,
    () => '',
  ],
  // Music is played there, not upon it.
  [
    /\bplay(?:s|ing)?(?: music)?(?= (?:together )?on (?:an?|the) (?:[\p{L}-]+ )?(?:bridge|rooftop|roof|balcony|pier|terrace|steps|stairs|wall|bench|corner|pavement|sidewalk)\b)(?<=\b(?:violinist|cellist|guitarist|saxophonist|flutist|accordionist|trumpeter|drummer|musician|band|busker|duo|trio|quartet)s?\b.{0,60})/giu,
    () => 'standing',
  ],
  // A shop at the beach is seen from outside, with its boards.
  [
    /\bsurf (?:shop|store)\b(?= (?:on|by|at|near|beside) (?:an?|the) (?:[\p{L}-]+ )?(?:beach|sea|shore|coast|ocean|waterfront|boardwalk)\b)/giu,
    () => 'surf shack',
  ],
  [
    /,? (?:with |and )?(?:(?:colou?rful|bright|painted|many|several|some) )*(?:surf)?boards (?:leaning|propped|standing|lined)(?: up)?(?! on\b)(?: (?:against|outside|along|in front of|next to) (?:the |its |an? )?[\p{L}-]+)?(?<=\bsurf.{0,120})/giu,
    () => '',
  ],
  // Leaves in the wind are those that fall.
  [
    /(?<!\b(?:the|an?|his|her) (?!(?:fallen|autumn|dry|dead|brown|red|yellow|golden|colou?rful|orange|crisp|wet|green|falling|last|maple|oak|birch|tree|forest) )\p{L}+ )\bleaves (?:are )?(?:flying|blowing|swirling|whirling|dancing|fluttering)(?: (?:around|by|past|about|everywhere|through the air|in the (?:wind|air)))?/giu,
    () => 'leaves falling',
  ],
  [
    /\b(?:ty|arrang|bind|wrapp|mak|creat)(?:ing|es) (?=(?:an? |the )(?:[\p{L}-]+ )?bouquet\b)(?<=\bflorist\b.{0,60})/giu,
    () => 'holding ',
  ],
  // Where there is smoke there is fire.
  [
    /\b(?:smoky|smoking|smoke-filled) (?=(?:[\p{L}-]+ )?(?:building|house|home|apartment|hotel)\b)/giu,
    () => 'burning ',
  ],
  [
    /\b((?:building|house|home|apartment)) (?:full of|filled with|thick with) (?:thick |black |dark )*smoke\b/giu,
    (_, house) => `burning ${house}`,
  ],
  [
    /(?<!\b(?:by|around|near|beside|to|before|at|of) (?:the |an? |\p{L}+ )?)\b(?:an? |the |huge |big |large |raging |massive )*(?:fire|blaze|flames) (?:(?:has broken|broke|breaks|breaking|is|are|burns|burning|rages|raging|spreads|spreading|starts|starting) (?:out )?)?(?:in(?:side)?|at|on) (an?|the) ((?:[\p{L}-]+ ){0,2}(?:house|building|apartment block|skyscraper|barn|warehouse|hotel|shop|castle|church|mansion|farmhouse|factory))\b(?!.{0,80}\b(?:fireplace|hearth)\b)/giu,
    (_, article, house) => `${article === 'an' ? 'a' : article} burning ${house}`,
  ],
  [/\b(?:(?:is|are|going up) )?in flames\b/giu, () => 'on fire'],
  [
    /\b(kitchen|room|office|classroom|hall|cabin) is (?:burning|ablaze)\b/giu,
    (_, room) => `${room} on fire`,
  ],
  // High up one hangs before the panes.
  [
    /\b(?:clean|wash|polish|scrub)(?:s|es|(ing)) (?:the )?(?:\p{L}+ )?windows? (?:of|on|outside) (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:skyscraper|building|high-?rise|tower|office tower)\b/giu,
    (_, form) => `hang${form ?? 's'} with sponge at skyscraper`,
  ],
];
