import type { Rewording } from '../../rewording.ts';

const ATHLETE =
  '(?:cyclist|runner|sprinter|skier|swimmer|rower|skater|rider|racer|jogger|biker|climber|sailor|surfer|kayaker|jockey|driver|marathoner)';
const FIGHTER = '(?:judo fighter|judoka|wrestler|karateka|fighter|ninja|samurai)';
const STEMS = '(?:through|in|across|into)';
const SHALLOWS =
  '(?:(?:the )?(?:shallow (?:sea ?)?water|shallows|surf|shallow waves|breaking waves))';
const BY_SHORE =
  '(?:along|at|by|on|near|of) (?:the|a) (?:[\\p{L}]+ )?(?:shore|beach|coast|seashore)';
const HUES = '(?:red|yellow|orange|pink|purple|white|violet|blue|lilac|magenta|crimson)';

/** What is done and seen in sports, at work and outdoors, in the words that it is better known by. */
export const OTHERWISE_CALLED: readonly Rewording[] = [
  // Sand on which boats lie is at the sea.
  [
    /(?<=\b(?:boat|canoe|kayak|dinghy|ship|raft)s? (?:[\p{L}]+ ){0,2})(?:on|onto|in) the (?:(?:white|wet|warm|golden|soft) )?(?:sand|shore)\b(?=\s*(?:$|[,.;]|next|beside|at|with|and))/giu,
    () => 'on the beach',
  ],
  // A boat on the sand is one to row, without sails.
  [
    /(?<=\b(?:on|at) (?:an?|the) (?:[\p{L}-]+ )?(?:beach|sand|shore)\b[^.;]{0,50}\b(?:next to|beside|near|by|behind|in front of|against) (?:an?|the|two|three) (?:[\p{L}-]+ ){0,2})(?<!(?:sail|motor|sailing|speed|rowing|paddle) )boat(s?)\b|\b(?<!(?:sail|motor|sailing|speed|rowing|paddle) )boat(s?)\b(?= (?:is |are )?(?:(?:lying|lies|lie|resting|rests|pulled(?: up)?|drawn up|stands|standing) )?(?:up )?(?:on|onto) (?:an?|the) (?:[\p{L}-]+ )?(?:beach|sand|shore)\b)/giu,
    (_, many, more) => `rowing boat${many ?? more ?? ''}`,
  ],
  // Those whom somebody races with do the same.
  [
    new RegExp(
      `(?<=\\b(${ATHLETE})\\b[^.;]{0,80} )(?:his|her|the|their|two|three|four|several|some|all (?:his|her|the)) (?:closest |chasing |other )?(?:rivals|opponents|competitors|pursuers)\\b`,
      'giu',
    ),
    (_, who) => `${who}s`,
  ],
  // Who throws somebody in a fight wrestles, and nobody flies.
  [
    new RegExp(
      `(?<=\\b${FIGHTER} )(?:throw|toss|flipp?|pinn?|slamm?|hurl)(s|ing)? (?:an?|one|the|his|her|their) (?:[\\p{L}-]+ )?(?:opponent|rival|partner|adversary|challenger)\\b(?: (?:on|onto|to|over|down|across)(?: to)? (?:the|a|his|her) (?:[\\p{L}-]+ )?(?:mats?|ground|floor|canvas|tatami|shoulder|hip))?`,
      'giu',
    ),
    () => 'fights one judoka',
  ],
  [
    /\b(?:(?:an?|the|one|our) )?(?:[\p{L}]+ )?rowing (?:crew|team|squad|four|eight)(?: of (?:two|four|six|eight|[2468]))?(?: (?:is |are )?(?:rac|row|train|pull|compet|glid)(?:es?|s|ing))?\b(?! boat)/giu,
    () => 'rowing-team',
  ],
  // Beside whom they fly, soap bubbles are seen.
  [
    /\b(bl(?:ow(?:s|ing)?|ew)) (?:big |little |huge |giant )?(?:soap[- ])?bubbles (?:at|to|for|towards|with|over)(?= (?:an?|his|her|their|the|two|three) )/giu,
    (_, blow) => `${blow} bubbles by`,
  ],
  // A bulb is screwed in up there.
  [
    /\b(?:chang|replac|screw|fitt?|swapp?|install)(?:es|s|(ing))(?: in)? (?:an?|the) (?:new |old |broken |burnt-out |ceiling )?bulb\b(?! (?:of|on the tree))/giu,
    (_, ing) => (ing === undefined ? 'changes bulb' : 'changing bulb'),
  ],
  // Where water is shallow at the shore, one runs in the sea.
  [new RegExp(`\\b${STEMS} ${SHALLOWS} ${BY_SHORE}\\b`, 'giu'), () => 'through shallow sea'],
  [
    /\b(horses|ponies|horse|pony|dogs?|riders?)( (?:gallop|run|trot|canter|splash|rac)(?:s|es|ning|ting|ing)?) (?:through|in|across) (?:the )?surf\b/giu,
    (_, who, deed) => `${who}${deed} in sea`,
  ],
  [/\b(?:stripe[dy]|stripy|colou?rful|rainbow|multicolou?red) ball\b/giu, () => 'beachball'],
  [
    /\b(?:heap|pile|mound|bed) of (?:(autumn|fall) |(?:fallen|dry|golden|orange|brown|red|yellow|colou?rful|dead|rustling) )leaves\b/giu,
    (_, autumn) => (autumn === undefined ? 'leaf-pile' : 'leaf-pile, autumn'),
  ],
  // A hole has its flag, which nobody needs to bring.
  [
    /\bhold(?:s|ing)? the (?:flag|pin|flag ?stick)\b(?<=\b(?:golf|golfer|caddie|caddy|putt?s?|putting)\b.{0,90})/giu,
    () => 'by golf-hole',
  ],
  [
    /\bputt(s|ing)? (?:on|at|for|in|into|to) (?:the )?(?:(?:last|final|first|next|18th|eighteenth|9th|ninth) )?(?:hole|green)\b/giu,
    (_, form) => `putt${form ?? ''}`,
  ],
  // One who is on a cliff and climbs is on its face.
  [
    /(?<=\b(?:climber|mountaineer)s? )(?:is )?(?:(?:half ?way|half way|high) )?(?:up|on|clinging to|clings to|(?:reach(?:es|ing)|grab(?:s|bing)?|feel(?:s|ing)?) for (?:an?|the|his|her) (?:next |small |tiny )?(?:hand)?(?:hold|grip|ledge) (?:on|of|in)|hanging (?:from|on(?: to)?)|hangs (?:from|on(?: to)?)|scaling|scales|ascending|ascends) (?:an?|the) (?:steep |sheer |high |rocky |vertical |tall ){0,2}(?:cliff(?: face| wall)?|rock (?:face|wall))\b/giu,
    (found) => (found.length < 14 ? found : 'climbs a cliff'),
  ],
  // Who guides a crane stands beside it.
  [
    /\b(?:guid|direct|signal|instruct)(?:e?s|l?ing)?(?: to)? (?:an?|the) (?=(?:[\p{L}]+ )?crane\b)/giu,
    () => 'by a ',
  ],
  [
    /(?<=\bpicnic\b[^.;]{0,60}),? (?:with |on )?(?:an? )?(?:[\p{L}-]+ )?blanket(?: and|,| with) (?:an? )?(?:picnic )?basket\b/giu,
    (found) => ', picnic blanket'.slice(0, found.length),
  ],
  // Fields of several colours are as mixed as those of none.
  [
    new RegExp(
      `\\b((?:tulip|flower) fields?|fields of (?:tulips|flowers)|rows of tulips) in (?:${HUES},? )+and ${HUES}\\b`,
      'giu',
    ),
    (_, fields) => fields ?? '',
  ],
  [new RegExp(`\\b(?:${HUES},? )+and ${HUES} (?=tulip fields?\\b)`, 'giu'), () => ''],
  [
    new RegExp(`(?<=\\b(?:fields|rows) of )(?:${HUES},? )+and ${HUES} (?=tulips\\b)`, 'giu'),
    () => '',
  ],
  // A painted wall is where one skates.
  [
    /\b(?:in front of|by|against|past|beside|near) (?:an? |the |some )?(?:colou?rful |bright )?graffiti\b(?! wall)(?<=\bskate.{0,90})/giu,
    () => 'in skatepark',
  ],
  [
    /\b(?:grind|slid)(?:e?s|ing)? (?:on |down |along |across )?(?:an?|the) (?:[\p{L}]+ )?(?:hand)?rails?\b(?<=\bskate\p{L}*\b.{0,80})/giu,
    () => 'on a grindrail',
  ],
  [
    /\bgrind(?:s|ing)? (?:on |down |along |across )?(?=(?:an?|the) (?:[\p{L}]+ )?(?:rail|handrail|ledge|bench|curb|kerb)\b)/giu,
    (found) => (/ing /u.test(found) ? 'rolls on ' : 'on ').slice(0, found.length),
  ],
  // What is put into an oven is in the baker's hands.
  [
    /\b(?:slid|push|shov|load|shift)(?:es|s|(ing)|e)? (?=(?:(?:an?|the|some|his|her|two|three|fresh|raw|unbaked) )*(?:[\p{L}-]+ )?(?:loa(?:f|ves)|bread|baguettes?|dough|rolls|buns|pizzas|cakes?|pies?|cookies|tray|trays|croissants)\b[^.;,]{0,20} into (?:an?|the|his|her) (?:[\p{L}-]+ )?oven\b)/giu,
    (_, ing) => (ing === undefined ? 'puts ' : 'putting '),
  ],
  [/\bhouse with solar panels(?: on (?:the|its) (?:roof|top))?\b/giu, () => 'solar-house'],
];
