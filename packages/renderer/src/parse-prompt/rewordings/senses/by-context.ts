import type { Rewording } from '../../rewording.ts';

const GOES =
  '(?=,? (?:and |then )?(?:down|along|across|through|around|about|off|away|out|past|up|into|over|towards?|home|in (?:anger|rage|the (?:mud|snow|puddles?))|on (?:the (?:ground|floor|spot|grapes?|ants?|snow)))\\b)';
const TRAINED =
  '(?:[\\p{L}-]+ ){0,3}(?:teams?|players?|boxers?|runners?|athletes?|gymnasts?|swimmers?|skaters?|girls?|boys?|children|kids|recruits|soldiers|dogs?|pupp(?:y|ies)|horses?|pon(?:y|ies)|falcons?|seals?|dolphins?|lions?|squad|dancers?|wrestlers?|knights?|fighters?|pupils?|apprentices?|clients?|men|women|man|woman)';
const PLAYED =
  '(?:match|game|final|cup final|derby|semi-?final|kick-?off|half[- ]?time|win|victory|defeat|goal)';
const WADES =
  '(?:wad|nest|feather|marsh|swamp|wetland|reed|egg|chick|heron|stork|bird|wing|flock|one leg|lake|pond|river|frog|danc|migrat|rice|preen|beak|snow)';

/** Words with two senses, told apart by what stands beside them. */
export const BY_CONTEXT: readonly Rewording[] = [
  // Who trains others is no railway.
  [
    new RegExp(
      `(?<!\\b(?:two|three|four|some|many|the|of|by|and) )\\btrains(?= (?:an?|the|his|her|their|our|two|three|four|five|some|young|\\d+) ${TRAINED}\\b)`,
      'giu',
    ),
    () => 'sees',
  ],
  // Contests of dogs and riders, not of judges.
  [
    /\b(?:at|in|during) (?:an? |the )?(?:\p{L}+ )?sheep ?dogs? trials?\b/giu,
    () => 'herding sheep, meadow',
  ],
  [/\bsheep ?dogs? trials?\b/giu, () => 'dog herds sheep'],
  [/\b(?:at|in|during) (?:an? |the )?(?:dog|agility) trials?\b/giu, () => 'on an agility'],
  [
    /\b(?:at|in|during) (?:an? |the )?(?:football|soccer|rugby|athletics|sports|track|club|team) trials?\b/giu,
    () => 'in a stadium',
  ],
  [/\btime[- ]trial(?:s)?\b/giu, () => 'race'],
  [
    /\btrials\b(?! (?:of|against|for)\b)(?<!\b(?:criminal|court|murder|witch|show) trials)/giu,
    () => '',
  ],
  // Who stamps sends no letters.
  [
    new RegExp(
      `(?<=\\b(?:an?|the|his|her|their|our|one|angry|giant) (?:[\\p{L}-]+ ){0,3}(?!(?:postage|rubber|collectible|rare)\\b)[\\p{L}-]+ )stamps${GOES}`,
      'giu',
    ),
    () => 'walks',
  ],
  [
    new RegExp(
      `\\bstamp(?:ing)?${GOES}(?<=\\b(?:and|is|are|to|comes?|goes?|giants?|elephants?|trolls?|ogres?|children|dinosaurs?|robots?) stamp(?:ing)?)`,
      'giu',
    ),
    () => 'walk',
  ],
  // What one eats or washes with, and no pub.
  [
    /\b(bars?) of (?:(?:fine|rich|swiss|belgian|vegan|organic|bitter|big|plain|good) )*((?:dark|milk|white|hazelnut|raw) )?chocolate\b/giu,
    (_, bar, kind) => `${kind ?? ''}chocolate ${bar}`,
  ],
  [
    /\b(?:breaks|snaps|shares)(?: (?:off|up|in two|in half))?(?= (?:an?|the|some|his|her) (?:piece of |bit of |square of )?(?:(?:dark|milk|white) )?(?:chocolate|biscuit|cookie|bread|loaf|baguette)\b)/giu,
    () => 'holds',
  ],
  // Where players change; where actors do is told by others.
  [
    new RegExp(
      `\\b(?:dressing|changing)[- ]rooms?\\b(?=.{0,80}\\b(?:${PLAYED}|team|players?|coach)\\b)`,
      'giu',
    ),
    () => 'locker room',
  ],
  [
    new RegExp(
      `\\b(?:dressing|changing)[- ]rooms?\\b(?<=\\b(?:${PLAYED}|team|players?|coach|footballers?|captain|boxers?|goalkeeper|striker|squad)s?\\b.{0,80})`,
      'giu',
    ),
    () => 'locker room',
  ],
  [
    new RegExp(
      `\\b(?:before|after|during) (?:an?|the|their|his|her) (?:big |last |first |football |lost |won |long )?${PLAYED}(?<!\\b(?:room|pub|bar|home|bus|in|sofa|tv|kitchen)\\b.{0,30})(?<=\\b(?:players?|teams?|footballers?|captains?|goalkeepers?|strikers?|rivals|opponents|fans?)\\b.{0,60})(?!.{0,60}\\b(?:in|at|on) (?:the|an?)\\b)`,
      'giu',
    ),
    () => 'in a stadium',
  ],
  // Where those who watch sit.
  [
    /\b(?:in|on|from) the (?:packed |empty |full |crowded )?stands\b(?!.{0,40}\bstadium)(?<!\bstadium.{0,60})(?<!\b(?:market|fruit|vegetable)\b.{0,60})/giu,
    () => 'in a stadium',
  ],
  [
    /\b(?:in|on|from) the (?:packed |empty |full |crowded )?stands\b(?=.{0,40}\bstadium|(?<=\bstadium.{0,60}))/giu,
    () => '',
  ],
  // The bat of a player.
  [
    /\bswings (?:an?|the|his|her) bat(?: and (?:hits|misses|strikes|smashes)(?: (?:the|an?) ball)?)?/giu,
    () => 'swings a baseball bat',
  ],
  // A bird on long legs.
  [
    new RegExp(
      `\\bcrane(s?)\\b(?!.{0,60}\\b(?:steel|beams?|build|cargo|container|lifts|lifting|harbou?r|port|tower)\\b)(?=.{0,80}\\b${WADES})`,
      'giu',
    ),
    (_, many) => `heron${many ?? ''}`,
  ],
  [
    /\b(?:red-crowned|white|grey|gray|common|sandhill|whooping|japanese) crane(s?)\b/giu,
    (_, many) => `heron${many ?? ''}`,
  ],
  // Wax and letters.
  [
    /\bpress(es|ing)? (?:an?|the|his|her|their) (?:\p{L}+ )?seal (?:in)?to (?:the |some )?(?:(?:hot|red|warm|melted|soft) )*wax\b/giu,
    (_, form) => (form === 'ing' ? 'writing a letter' : 'writes a letter'),
  ],
  [
    /\b(?:wax|royal|official|red|broken) seal(?= (?:on|of|under|is) (?:an?|the|his|her)? ?(?:\p{L}+ )?(?:letter|envelope|scroll|document|wax|king|queen)\b)/giu,
    () => '',
  ],
  // A bird at a trunk, not a smith.
  [
    /(?<=\bwoodpeckers? (?:\p{L}+ly )?)(?:hammer|drum|knock|tap|drill)(s|ing)?\b(?: away)?(?!.{0,60}\b(?:forest|woods?|park|garden)\b)/giu,
    (_, form) => `peck${form ?? ''}`,
  ],
  [
    /\b(?:at|on|into|under|from) the (?:rough |thick |grey |gray |old |peeling |wet )?bark of (?=an?|the)/giu,
    (found) => `${found.split(' ')[0] === 'under' ? 'on' : found.split(' ')[0]} `,
  ],
  // How high a tone is.
  [
    /,? ?\b(?:at|in|on|off|with) (?:the |an? )?(?:(?:right|wrong|perfect|high|low|correct|same|true) )?pitch\b(?<=\b(?:violin|sing|choir|tune|piano|voice|note|instrument|music|flute|guitar|cell)\p{L}*\b.{0,80})/giu,
    () => '',
  ],
  // Cars that stand still.
  [
    /\b(?:(?:many|the|some|hundreds of) )?cars (?:are )?(?:stuck |stand |standing |waiting |wait |sit |sitting )?in (?:an? |the )?(?:\p{L}+ )?(?:traffic )?jam\b/giu,
    () => 'traffic jam',
  ],
  [
    /\b(?:is |are )?(?:stuck |stands? |standing |waits? |waiting |sits? )?in (?:an? |the )?(?:long |huge |endless |terrible )?(?:traffic )?jam\b(?<=\b(?:bus|buses|taxis?|trucks?|lorr(?:y|ies)|vans?|drivers?|motorists?|vehicles|ambulances?|car|stuck|traffic)\b.{0,60})/giu,
    () => 'among many cars',
  ],
  // What makes a bed soft; water that comes out of the ground.
  [
    /\b(?:mattress|sofa|bed|watch|clock|broken|rusty|loose|toy) springs?\b(?! (?:sale|is here|flowers))/giu,
    () => 'coil spring',
  ],
  [
    /\b(?:an? |the )?(?:forest|mountain|clear|fresh|cool|natural|cold|rocky|woodland) spring\b(?=\s*(?:[,.;]|$)|(?: (?:in|of|under|between|among|with)\b))/giu,
    () => 'a stream',
  ],
  // Dates that are eaten.
  [
    /\b((?:bowl|plate|tray|basket|box|handful|dish|pile|platter|bag|sack|crate)s?) of (?:\p{L}+ )?dates\b/giu,
    (_, vessel) => `${vessel} of medjools`,
  ],
  [
    /\b(?:dried|sweet|medjool|stuffed|fresh|sticky) dates\b|\bdates and (?=figs|nuts|almonds|walnuts|raisins|tea|coffee|milk|water)/giu,
    () => 'medjools',
  ],
  // Noise.
  [
    /,? ?\b(?:about|at|over|because of|makes|making|make|what|such) (?:an?|the|all the|all that|his|her|their) (?:\p{L}+ )?racket\b(?! (?:player|ball|and a ball))/giu,
    () => '',
  ],
  [
    /\b(?:smash|break|throw|snap)(?:es|s|ing)? (?:his|her|the|their|a) (?:tennis )?racket(?: (?:in (?:anger|rage|fury|frustration)|on the (?:ground|court|floor)))*/giu,
    () => 'is angry',
  ],
  // A machine that blows.
  [
    /\b(an?|the|(?:his|her|their|my)) ((?:old|small|big|little|white|noisy|desk|floor|metal) )*fan(?= (?:blows|cools|whirs|whirrs|spins|turns|hums|rattles|buzzes|swings|moves the|in the (?:corner|window)|on (?:the|a|his|her) (?:desk|ceiling|table|nightstand|windowsill)|stirs|keeps|blowing|spinning|humming|turning)\b)/giu,
    (_, a) => `${a} standing-fan`,
  ],
  [
    /\b(?:in front of|before|by|beside|next to|at) an? (?:big |small |old )?fan\b(?=\s*(?:[,.;]|$| on a hot| in the (?:heat|summer)))/giu,
    (found) => found.replace(/an? (?:big |small |old )?fan$/u, 'a table-fan'),
  ],
  [/(?<=\bfan )cools\b/giu, () => 'blows at'],
  [
    /\bblow(?:s|ing)? (?:the |some |all |loose |all the )?(?:papers?|sheets|documents|letters|notes)(?: (?:off|from) (?:the|an?|his|her) (?:[\p{L}-]+ )?(desk|table))?/giu,
    (_, from) => `by a ${from ?? 'desk'}, papers flying`,
  ],
  // He wears it while he does so.
  [
    /\b(?:ties|knots|adjusts|straightens|tying|knotting|adjusting|straightening) (?:his|a) (?:[\p{L}-]+ )?(?:neck)?tie\b(?! of\b)/giu,
    () => 'wears a tie',
  ],
  // The hand that writes is the picture.
  // What little ones build where blocks are is of blocks.
  [
    /\bbuild(s|ing)? (?:an? |the )(?:(?:tall|wobbly|high|little|big|colou?rful) )*towers?\b(?! (?:of|with|from|out)\b)(?<=\bblocks\b.{0,80})/giu,
    (_, form) => `stack${form ?? ''} blocks`,
  ],
  // Colours of what is on it are its own.
  [
    /\b(donuts?|doughnuts?|cupcakes?|cake|cookies?|muffins?)( ad| advert| post| poster)?(?:,| with| in) ((?:light |bright |pastel )?(?:pink|blue|green|yellow|purple|white|red|lilac|turquoise)) (?:icing|frosting|glaze|glazing)\b(?: and (?:[\p{L}]+ )?sprinkles\b)?/giu,
    (_, what, ad, colour) => `${colour} ${what}${ad ?? ''}`,
  ],
  [/\bsprigs? of (?=(?:fresh )?(?:mint|basil|parsley|rosemary|thyme|lavender|dill))/giu, () => ''],
  // Golfers iron no shirts.
  [
    /\b(?:an?|the|his|her) (?:(?:seven|five|nine|long|[3-9])[- ])?iron\b(?<=\bgolf\p{L}*\b.{0,60})/giu,
    () => 'a club',
  ],
  [/,? ?\bout of (?:his|her|the|a) (?:golf )?bag\b(?<=\bgolf\p{L}*\b.{0,80})/giu, () => ''],
  // Where brides walk to.
  [
    /\b(?:to|towards?|up to|down to) the altar\b(?!.{0,40}\bchurch|.{0,60}\b(?:beach|garden|meadow|forest)\b)/giu,
    () => 'in a church',
  ],
  // Moths come to a light by night.
  [/\b(?:light )?bulb\b(?<=\bmoths?\b.{0,60})(?!.{0,40}\bnight\b)/giu, () => 'light bulb at night'],
  [/\bbulb\b(?<=\bmoths?\b.{0,60})/giu, () => 'light bulb'],
  [
    /(?<=\b(?:moths?|flies|gnats|insects|midges|bees|butterflies|children|birds|dogs?|people|dance|dances|dancing|sit|sits|sitting|gather|circle) )round(?= (?:an?|the|his|her|its|their) )/giu,
    () => 'around',
  ],
  [
    /\b(?:(?:pale|dusty|grey|gray|white|brown|small|tiny|big|dull) )*moths\b/giu,
    () => 'beige moths',
  ],
  [
    /\b(an?|the|one|single) (?:(?:pale|dusty|grey|gray|white|brown|small|tiny|big|dull) )*moth\b(?! (?:hole|eaten|ball))/giu,
    (_, a) => `${/^an?$/iu.test(a ?? '') ? 'a' : a} beige moth`,
  ],
  // A ring for somebody.
  [
    /\b(?:she|(he)) (?:puts|slips|pushes|slides) (?:an?|the) (?:[\p{L}-]+ )?ring on(?:to)? (?:his|(her)) finger\b/giu,
    (_, he, her) =>
      `a ${he === undefined ? 'woman' : 'man'} holds a ring next to a ${her === undefined ? '' : 'wo'}man`,
  ],
  [
    /\b(?:put|slip|push|slid)(?:s|es|ting|ping|ing)? (?:an?|the) (?:[\p{L}-]+ )?ring on(?:to)? (?:his|the man['’]s|the groom['’]s) finger\b/giu,
    () => 'holds a ring next to a man',
  ],
  [
    /\b(?:put|slip|push|slid)(?:s|es|ting|ping|ing)? (?:an?|the) (?:[\p{L}-]+ )?ring on(?:to)? (?:her|the woman['’]s|the bride['’]s) finger\b/giu,
    () => 'holds a ring next to a woman',
  ],
  // A verb after what is one or many in the same word.
  [
    /\b(deer|sheep|moose|elk|bison|reindeer) drink(?= (?:from|at|in|out|water|together)\b)/giu,
    (_, who) => `${who} drinking`,
  ],
  [
    /\bglass(es)? of (?:(?:cold|fresh|iced|pink|homemade|cool) )*lemonade\b/giu,
    (_, many) => (many === undefined ? 'lemonade' : 'lemonades'),
  ],
];
