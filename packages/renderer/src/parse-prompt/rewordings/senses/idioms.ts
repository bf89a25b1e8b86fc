import type { Rewording } from '../../rewording.ts';
import { PAINTERS } from '../picture/medium.ts';

/** How a picture is painted, which says nothing of what is in it. */
const MANNERS: readonly Rewording[] = [
  [new RegExp(`^(?:${PAINTERS})(?= (?:is|are|was|\\p{L}+ing|\\p{L}+s)\\b)`, 'giu'), () => 'a man'],
  [
    new RegExp(
      `,? *\\b(?:by|in(?: the)? (?:style|manner) of|inspired by|with the style of|in|in the)? ?(?:${PAINTERS})(?:'s)?(?:[- ]like)?(?:[- ]style)?\\b`,
      'giu',
    ),
    () => '',
  ],
  [/\b(?:3-?d|scale|plastic) models? of\b/giu, () => ''],
  // Who is in the subway is on its platform.
  [
    /\bin (?:the|a) (?:subway|metro)(?! (?:car|train|carriage|station|entrance|tunnel|platform|map))\b/giu,
    () => 'in metro station',
  ],
  [/\bhand-?held\b/giu, () => ''],
  [/\bagainst (?:the|an?) (?:\p{L}+ )?(?:backdrop|background) of\b/giu, () => 'in front of'],
  [/,? ?\bfrozen in time\b/giu, () => ''],
  // Seen from inside, a building is no thing.
  [/\binterior(?: design)? of (?:an?|the) (?:[\p{L}-]+ ){0,3}building\b/giu, () => 'interior'],
  // The restaurant is the place, not a room.
  [
    /\b(?:the |an? )?(?:\p{L}+ )?interior(?: design| space| view)? of (?=(?:an?|the) (?!(?:\p{L}+ ){0,2}(?:house|home|building|cabin|cottage|apartment|castle|palace|car|bus|train|plane)\b))/giu,
    () => 'in ',
  ],
  [
    /(?<=\b(?:bath|bed|class)room|kitchen|shop|restaurant|caf[eé]|bar|office|hotel|lobby|station|library|museum|mall|hospital|factory) interior(?: design)?\b/giu,
    () => '',
  ],
];

/** Words for the shape of what they stand before. */
const SHAPES: readonly Rewording[] = [
  [
    /(?<=\b(?:an?|the|one|two|three) (?:\p{L}+ )?)square(?= (?!in\b|at\b|of\b|with\b|on\b|by\b|near\b|is\b|and\b|full\b|where\b|under\b|during\b|filled\b|surrounded\b|after\b|before\b|from\b|to\b|for\b|around\b|lit\b|\p{L}+ing\b)\p{L}+)/giu,
    () => '',
  ],
  [
    /\b\p{L}+[- ](?:tailed|banded|eared|legged|toed|necked(?! dino)|crested|breasted|throated|billed|beaked|(?:crowned|shaped)(?! (?:an?|the|his|her|its|their|him|some|two|three|like|with|by|as|into|king|queen|dough|clay|bread)\b))\b/giu,
    () => '',
  ],
  [/\bin an? v[- ](?:shape|formation)\b/giu, () => ''],
];

/** Words that mean something else together than each alone. */
const COMPOUNDS: readonly Rewording[] = [
  // A bar of something is a piece of it and no pub.
  [/\b(?:soap|shampoo|conditioner) bar(s?)\b/giu, (_, many) => `soap${many ?? ''}`],
  [/\b(?:candy|nougat|caramel|toffee) bar(s?)\b/giu, (_, many) => `chocolate${many ?? ''}`],
  [/\b(?:gold|silver|bullion) bars\b/giu, () => 'gold pile'],
  [/\bIron Man\b/gu, () => 'a robot'],
  [/\bcell ?phone/giu, () => 'phone'],
  // The day of one, for all of them.
  [/\b(mother|father)s(?= day\b)/giu, (_, who) => `${who}'s`],
  [/\bband-?[ -]?aids?\b/giu, () => 'bandage'],
  // Signs that are made with hands, and those that are only a shape.
  [
    /\b(?:love|heart)[- ](?:sign|symbol|shape)(s?)\b(?! (?:saying|that says|reading))/giu,
    (_, s) => `heart${s}`,
  ],
  [
    /\b(?:making|makes|forming|showing|forms) (an? )?(?=(?:red )?hearts? +with (?:his|her|their|both|two) (?:hands|fingers))/giu,
    (_, one) => `holding ${one ?? ''}`,
  ],
  [/(?<=\bhearts? +)with (?:his|her|their|both|two) (?:hands|fingers)\b/giu, () => ''],
  [
    /\bhands? (?:showing|making|giving|doing|with|flashing|forming) (?:an? |the )?(?:peace|victory|v)[- ]sign\b/giu,
    () => 'victory-hand',
  ],
  [
    /\bhands? (?:showing|making|giving|doing|with|flashing) (?:an? )?thumbs?[- ]up\b/giu,
    () => 'thumbs-up',
  ],
  [
    /\b(?:show|mak|giv|do|flash|form)(?:s|es|ing) (?:an? |the )?(?:peace|victory|v|ok|okay)[- ]sign\b/giu,
    () => 'waving',
  ],
  [/\bspray[- ]?paint(s|ing|ed)\b/giu, (_, form) => `paint${form}`],
  [/\brock (?=concerts?|bands?|music|shows?|festivals?\b)/giu, () => ''],
  [/\bhome runs?\b/giu, () => 'baseball'],
  [/\b(koala|panda) bear(s?)\b/giu, (_, one, many) => `${one}${many ?? ''}`],
  [/\bflower ?beds?\b/giu, () => 'flowers'],
  [
    /\b(ramen|noodle|pho|udon|soba|rice|soup|salad|cereal|porridge) bowls?\b/giu,
    (_, dish) => (dish === 'noodle' ? 'ramen' : dish),
  ],
  [/\bschool gates?\b/giu, () => 'schoolyard'],
  [/\b(?:milk|juice|cream) containers?\b/giu, () => 'milk carton'],
  [/\b(?:food|plastic|storage|glass|lunch) containers?\b/giu, () => 'box'],
  [/\bfire ?pits?\b/giu, () => 'fire'],
  // They do so by themselves, one after another.
  [
    /\b(domino(?:e?s)?)(?: (?:are |is )?(?:fall|toppl|tumbl|collaps|knock)\p{L}*)(?: over| down)?(?: (?:one|each) (?:after|by) (?:another|the other|one))?(?: in a (?:row|line|chain(?: reaction)?))?\b/giu,
    (_, tiles) => tiles,
  ],
  [/\b(?:tower|stack|pile) of pancakes\b|\bpancake (?:tower|stack)s?\b/giu, () => 'pancakes'],
  [/\b(?:cotton[- ]candy|candy[- ]?floss)(?= (?:\p{L}+ )?(?:clouds?|sky)\b)/giu, () => 'pink'],
  [/\bbuilding blocks?\b/giu, () => 'toy blocks'],
  [
    /\b(kayak|ferry|row|canoe|raft) boat(s?)\b/giu,
    (_, one, many) => `${one}${one === 'row' ? 'boat' : ''}${many ?? ''}`,
  ],
  [/\b(?:the )?(?:long )?trunks? of (?:the |many |tall |several )*trees?\b/giu, () => 'tall trees'],
  [
    /\b(?:empty )?seats (?:in|on|of|inside) (?:the|an?) (bus|train|plane)\b/giu,
    (_, one) => `${one} seat`,
  ],
  [/\bhome decor(?:ations?)?\b/giu, () => 'vases'],
  [/\bparty decorations?\b/giu, () => 'party balloons'],
  [/\bhouse(?= front door)/giu, () => ''],
  [/\bstock market(?: trends)?\b/giu, () => ''],
  [
    /\b(?:slices? of )?\p{L}+ on (?:an? )?(?:piece|slice)s? of (?:toast|bread)\b/giu,
    () => 'open sandwich',
  ],
  [/\bin (?:his |her |their |the )?palms?\b(?! (?:tree|leaf|frond|grove))/giu, () => 'in hand'],
  [
    /\b(?:shower|rain|cascade|storm|flurry) of (?=(?:[\p{L}-]+ ){0,2}(?:light|sparks|petals|stars|confetti|glitter|leaves|blossoms?|feathers|coins|banknotes|hearts|balloons|bubbles|rice)\b)/giu,
    () => '',
  ],
];

/** A vessel, not what it is made of. */
const VESSELS: readonly Rewording[] = [
  [
    /\b(?:the|a) glass(?= (?:is|goes|going|fills?|filling|fogging|shatters|breaks|full)\b)/giu,
    (found) => (found.length > 8 ? 'a tumbler' : 'tumbler'),
  ],
];

/** Words that are verbs here, or parts of what somebody does. */
const DEEDS: readonly Rewording[] = [
  [/\bice[- ]fish(ing|es|ers?|erm[ae]n)\b/giu, (_, form) => `fish${form}`],
  [
    /\bbuilding(?= (?:an?|the|his|her|its|their|our|my|some|up|two|three|together|sandcastles?|snowm[ae]n|nests?|forts?|houses?|robots?|towers?|castles?|lego)\b)/giu,
    () => 'erecting',
  ],
  [
    /\bweav(?:e|es|ing)(?= (?:\p{L}+ly )?(?:through|between|in and out|around|past|among)\b)/giu,
    () => 'drive',
  ],
  [
    /\btumbl(e|es|ing)\b(?! (?:down|from|off|out|into|over|through the air|to the ground))/giu,
    (_, form) => `play${form === 'e' ? '' : form === 'es' ? 's' : 'ing'}`,
  ],
  [/\bsparks fly(?:ing)?\b/giu, () => 'sparks'],
  [
    /\brid(?:e|es|ing) (?:on )?(?:the|an?) (?:\p{L}+ )?(?:breeze|winds?|thermals?|air currents?|updrafts?)\b/giu,
    () => 'flying',
  ],
  [
    /\b(?:his|her|their|its) (?:foot)?steps\b(?= (?:\p{L}+ )?(?:in|echo|match|perfectly|light|slow|quick))/giu,
    () => '',
  ],
  [/\bto drink (?=water\b)/giu, () => 'drinking '],
  [/\bshades?(?= from the sun)/giu, () => ''],
  [/\bsummons(?= (?:an?|the|water|fire|his|her)\b)/giu, () => 'makes'],
  [/\blifts(?= (?:an?|the|its|his|her|up)\b)/giu, () => 'holds'],
  [
    /,? ?\b(?:(?:two|a pair of|wooden|the) ){0,3}chopsticks (?:\p{L}+ly )?(?:lift|rais|pull|pick|grab|hold|twirl)(?:s|es|e|ing)? (?:up )?(?:the |some |its |a few )?(?:noodles|ramen)\b(?: (?:out of|from) (?:an?|the) (?:\p{L}+ )?(?:bowl|soup|broth|pot)\b)?/giu,
    () => ' noodles',
  ],
  [/\b(rain|night|dusk|darkness) falls\b/giu, (_, what) => what],
  [/\bat (?:12|[1-4]) ?a\.?m\b/giu, () => 'night'],
  [
    /(?<!\b(?:an?|the|this|that|in|into|ski|chair|glass|hotel|old|empty|to) )lift(?= (?:the|an?|some|his|her|its|their|up|it|them)\b)/giu,
    () => 'hold',
  ],
  [
    /\bcast(s|ing)? (?:out )?(?:an?|the|his|her|their) (?:fishing )?(?:line|rod)\b(?: off\b)?/giu,
    (found, form) =>
      `fish${form === 's' ? 'es' : (form ?? '')}${found.endsWith(' off') ? ' from' : ''}`,
  ],
  [/\bfans(?= (?:its|his|her|out)\b)/giu, () => 'shows'],
  [/\bmodels(?= (?:the|his|her|an?)\b)/giu, () => 'wears'],
  [/\b(bus|truck) stops(?= (?:in|at|for|on|by|near|before|to)\b)/giu, (_, one) => `${one} waits`],
  [/\bhorse races(?= \p{L})/giu, () => 'horse runs'],
  [/\bbox(?:es|ing)? in (?:a|the) ring\b/giu, () => 'boxing'],
  [/(?<=, )stands(?= \p{L}+ly\b| in\b| against\b)/giu, () => ''],
  [
    /(?<=\b(?:deer|sheep|moose|bison|elk|fish|people|children|geese|columns)(?: \p{L}+ly)?) stand(?= )/giu,
    () => ' wait',
  ],
  [
    /\b(row|paddl)(s|es|e|ing)? (?:an?|the|his|her|their) (?:\p{L}+ )?boat\b/giu,
    (_, verb, form) => `${verb}${form ?? ''} canoe`,
  ],
  // On the water, not over it.
  [
    /(?<=\b(?:swans?|ducks?|geese|goose|ducklings?|cygnets?)(?: \p{L}+ly)? )glid(?:es?|ing)(?!(?: \p{L}+)? (?:over|above|through the (?:air|sky)|in the sky))/giu,
    (found) => (found === 'glides' ? 'swims' : 'swim'),
  ],
];

/** Trees whose look comes before other words for them. */
const TREES: readonly Rewording[] = [
  [
    /\b(trees?) with (?:bright |deep |vivid |its |their )*(red|orange|yellow|golden|pink|purple|white|blue|autumn)(?: and \p{L}+)? (?:leaves|foliage)\b/giu,
    (_, tree, colour) => `${colour} ${tree}`,
  ],
  [
    /\b(bare|leafless|naked|barren|dead|withered|gnarled|twisted)((?:,? (?:old|ancient|lone|lonely|solitary|single|black|dark|tall|big|large|small|little|oak|apple|cherry|maple|winter|twisted|gnarled|white|grey|gray)){1,3}) (trees?)\b/giu,
    (_, look, between, tree) =>
      `${between.replaceAll(/,| (?:oak|apple|cherry|maple|winter)\b/gu, '').trim()} ${look} ${tree}`.trim(),
  ],
];

/** Lamps of a place, told in a part of their own, and not somebody who shines. */
const LAMPS: readonly Rewording[] = [
  [
    /(?<=[,;] ?)(?:dim |harsh |old |broken )?(?:flickering|blinking|buzzing|humming|flashing) (?:neon |fluorescent |overhead |ceiling )?(?:lights?|lamps?|bulbs?|tubes?)(?=\s*(?:[,.;]|$))/giu,
    () => 'lights',
  ],
];

/** What is only seen in glass is light, and a den from outside is a hole in the ground. */
const SEEN: readonly Rewording[] = [
  [
    /(\b(?:look|gaz|star|peer)(?:s|es|ing|e|)) (?:in)?(?:to|at) the (?:fire|flames|embers)\b(?!.{0,80}\b(?:fireplace|hearth|house|building|burning)\b)/giu,
    (_, looks) => `${looks} at campfire`,
  ],
  // Who looks into something stays outside it.
  [
    /\b(look|gaz|star|peer|glanc|peek|peep)(s|es|ing|e|)(?: deep(?:ly)?| straight| directly| intently)? into (?=(?:an?|the|his|her|their|its|my|each|one)\b)/giu,
    (_, verb, ending) => `${verb}${ending} at `,
  ],
  // They are lit in the evening.
  [/\bcity lights\b(?! (?:twinkl|shin|glow|glitter|flicker))/giu, () => 'city night'],
  [
    /\b(neon|city|street|christmas)[- ](?:lights?|signs?)(?: \p{L}+ing)? (?:(?:reflected|reflecting|mirrored|glowing) )?(?:in|on|through|off) (?:the|an?) (?:[\p{L}-]+ )?(?:windows?|glass|panes?)(?: behind(?: (?:it|them|her|him))?)?/giu,
    (_, kind) => `${kind} lights`,
  ],
  [
    /(?<=\b(?:in front of|outside|at the entrance (?:of|to)|out of|from|near|beside|by|at the mouth of|leaving|guarding) (?:its|his|her|their|the|an?) (?:[\p{L}-]+ )?)den\b/giu,
    () => 'burrow',
  ],
];

/** Somebody who is on a run runs, and who drives somewhere has a car. */
const OUTINGS: readonly Rewording[] = [
  [
    /(?<=\b(?:family|man|woman|couple|friends|guy|girl|boy|people|parents|mother|father|mom|dad|teenagers?|he|she|they) )(drives?|driving|drove) (?=(?:along|through|down|to|home|across|into|past|around|up|on) (?:an?|the|their|his|her)\b)/giu,
    (_, drives) => `${drives} a car `,
  ],
  [
    /\b(?:out )?(?:on|for) (?:an?|his|her|their|my) (?:(early morning|early|morning|evening|night) |long |daily |quick )?(?:run|jog)\b(?!\p{L}| (?:down|of|in the (?:stock|tights)))/giu,
    (_, when) =>
      when === undefined
        ? 'running'
        : `running in the ${when.startsWith('early') ? 'morning' : when}`,
  ],
];

/** Walls are no things of a room, but have its colour. */
const WALLS: readonly Rewording[] = [
  [
    /\b((?:living |dining |hotel |waiting )?room|bathroom|bedroom|kitchen|lobby|caf[eé]|restaurant|office|hallway|corridor|classroom|studio|gallery|shop|bar|apartment|nursery) with (?:(?:bright|light|pale|dark|deep|soft|pastel) )?(\p{L}+)[- ](?:painted )?(?:walls?|wallpaper|tiles)\b/giu,
    (_, room, colour) => `${colour} ${room}`,
  ],
  [
    /\b(?:with |and )(?:brick|wooden|tiled|plain|bare|concrete|exposed brick|white|whitewashed|panell?ed) walls\b/giu,
    () => '',
  ],
  [
    /\binterior of (?:the |an? )?(?:catholic|orthodox|gothic|baroque)(?: church| cathedral)?\b/giu,
    () => 'church interior',
  ],
  [/\bhome deco\b/giu, () => 'room'],
];

export const IDIOMS: readonly Rewording[] = [
  // Who glides by something goes past it.
  [
    /(?<=\b(?:fl(?:y|ies|ying)|glid(?:es?|ing)|drift(?:s|ing)?|soar(?:s|ing)?|streak(?:s|ing)?|zoom(?:s|ing)?|whizz?(?:es|ing)?|swoop(?:s|ing)?|sail(?:s|ing)?|speed(?:s|ing)?|rush(?:es|ing)?|shoot(?:s|ing)?) (?:\p{L}+ly )?)by(?= (?:(?:an?|the|two|some|three) (?!(?:[\p{L}-]+ )?(?:sea|seaside|ocean|lake|river|shore|beach|coast|wind|breeze|moonlight|light|night|day|hand)\b)|(?:earth|mars|jupiter|saturn|venus|mercury|uranus|neptune|pluto)\b))/giu,
    () => 'past',
  ],
  ...MANNERS,
  ...SHAPES,
  ...COMPOUNDS,
  ...VESSELS,
  ...DEEDS,
  ...OUTINGS,
  ...TREES,
  ...WALLS,
  ...LAMPS,
  ...SEEN,
];
