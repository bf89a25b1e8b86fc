import type { Rewording } from '../../rewording.ts';

/** Goods by their container, their parts and what they do: "nail polish bottles", "non-stick". */
export const AS_PACKED: readonly Rewording[] = [
  [/\bsushi (?:master|artist)\b/giu, () => 'sushi chef'],
  [/\bbirthday (?=(?:hat|cap|cone)s?\b)/giu, () => 'party '],
  // What it is for does not set it going: a hiking backpack stands still.
  [
    /\b(?:hiking|trekking|walking|trail) (boots?|shoes?)\b/giu,
    (_, worn) => `hiking ${/s$/iu.test(worn ?? '') ? 'boots' : 'boot'}`,
  ],
  [
    /\b(?:hiking|trekking|walking|climbing|cycling|running|jogging|travell?ing|hunting|commuting|skiing|riding|dancing|racing) (?=(?:backpacks?|rucksacks?|daypacks?|bags?|jackets?|vests?|belts?|watch|trousers|shorts|leggings|socks|strollers?|poles?|gear)\b)/giu,
    () => '',
  ],
  // What is always sold in a bottle is one.
  // No nail is polished where polish is sold.
  [
    /(?<=\b(?:an?|the|our|this|new|for|of) )(?:gel )?nail (?:polish|varnish|lacquer)(?: (?:set|kit|collection|line|range|trio))\b/giu,
    () => 'nail-polishes',
  ],
  [
    /(?<=\b(?:an?|the|our|this|new) )nail (?:polish|lacquer)(?= (?:in|with|from|that|named|called|brand|for|set)\b|[,.:;]|$)/giu,
    () => 'nail-polish',
  ],
  // What is in pots is a plant; icing is the colour of what is under it.
  [
    /\bpotted (?:herbs|basil|parsley|rosemary|thyme|mint|sage|chives|coriander|oregano)\b/giu,
    () => 'houseplants',
  ],
  [
    /(?<=\b(?:donuts?|doughnuts?|cupcakes?|cookies?)\b.{0,30})\b(?:with |in |and )?(pink|blue|yellow|green|purple|lilac|white|orange|turquoise|red) (?:icing|glaze|frosting)\b/giu,
    (_, colour) => `in ${colour}`,
  ],
  // When doors open is an hour, and no doors.
  [/\bdoors (?:(?:open|opening) )?(?:(?:at|from) )?(?=\d{1,2}\b)/giu, () => 'at '],
  // The carton of a drink that is named is not another box.
  [
    /(?<=\b(?:milk|juice)\b[^,]{0,40}, (?:an? )?)carton\b(?= (?:and|with|beside|next))/giu,
    () => '',
  ],
  // A stand where something is repaired sells no fruit.
  [/(?<=\brepair )(?:stand|stall|booth|kiosk|counter)\b/giu, () => 'shop'],
  [/\bnail (?:polish|varnish|lacquer) bottle(s?)\b/giu, (_, many) => `nail polish${many && 'es'}`],
  // Polish for nails is no nail that somebody polishes.
  [/\bnail (?=(?:polish|varnish|lacquer)\b)(?<=\ban? (?:\p{L}+ )?nail )/giu, () => 'nail-'],
  [
    /(?<=\b(?:laundry|washing|fabric|floor|dish) (?:detergent|liquid|softener|cleaner)) (?:bottle|jug|tub)(?=s?\b)/giu,
    () => '',
  ],
  [
    /\b(?:(?:cleaning|cleaner|glass|window|kitchen|bathroom|disinfectant|all[- ]purpose) ){1,2}spray(?: bottle)?(?=s?\b)/giu,
    () => 'spray bottle',
  ],
  // A drink in a can is a can.
  [
    /\b(?:iced? tea|cold brew|energy drink|tonic|sparkling water|hard seltzer|kombucha|cola|lemonade) can(?=s?\b)(?! be\b)/giu,
    () => 'soda can',
  ],
  [
    /\b(?:strawberry|vanilla|fruit|blueberry|peach|plain|greek) (?=yogh?urt (?:cup|pot|tub)s?\b)/giu,
    () => '',
  ],
  [/(?<=\byogh?urt) (?:cup|pot|tub)(?=s?\b)/giu, () => ''],
  [/\bsushi (?:platter|plate|box|set|board|tray)(?=s?\b)/giu, () => 'sushi'],
  [/\blemonade (?:jug|pitcher|carafe)\b|\b(?:jug|pitcher) of lemonade\b/giu, () => 'lemonade'],
  // The stone is part of the ring.
  [
    /\b((?:engagement |wedding )?rings?) with (?:an? |the )?(?:(?:big|large|huge|tiny|sparkling|single|brilliant) )?diamonds?\b/giu,
    (_, ring) => ring,
  ],
  // What a ball is hit from is hidden by it, and no shirt.
  [/(?<=\bball\b[^.;,]{0,16}) on (?:a|the|its) (?:wooden |white |golf )?tee\b/giu, () => ''],
  [
    /(?<=, |^)golf (?:club|course|shop|school) (?=(?:ad|advert|commercial|promo)\b)/giu,
    () => 'golf ',
  ],
  [/,? ?\bnon[- ]stick\b/giu, () => ''],
  [
    /\b(?:knife set|set of knives|kitchen knives)(?: in an? (?:wooden |knife ){0,2}block)?|\bknife block\b/giu,
    () => 'three kitchen knives',
  ],
  // Lines in the air are no things.
  [
    /,? ?\b(?:with )?(?:sound|wind|speed|motion) (?:waves|rings|lines)(?=\s*(?:[,.;]|$))/giu,
    () => '',
  ],
  [/\bunder running water\b/giu, () => 'under a water tap'],
  [
    /\b(?:stacked|piled|arranged) in(?:to)? an? (?:tall |high |little )?tower\b/giu,
    () => 'stacked',
  ],
  [/\b(?:powder|dust|smoke|steam|flour) cloud(?=s?\b)/giu, () => 'dust'],
  // A part of a bicycle stands for all of it.
  [
    /\b(?:on|over) (?:a|the|his|her|its) (?:bike|bicycle) (?:seat|saddle|handlebars?)\b/giu,
    () => 'next to a bicycle',
  ],
  [/\b(?:safety |cycling )helmet(?= .{0,30}\b(?:bike|bicycle|cycl))/giu, () => 'bike helmet'],
  // Software is named by what it does, not by who would do it.
  [/\bpassword managers?(?= (?:app|software|tool|ad|for)\b|\s*[,.:])/giu, () => 'password app'],
  [/\b(before (?:and|\/|&) after) slider (?:of|with|showing) an? /giu, (_, both) => `${both} `],
  // What runs on a screen is on it.
  [
    /(?<=\b(?:tv|television|tv screen|monitor)\b[^.;,]{0,40}) (?:showing|playing|streaming) (?:an? |the )?[^,.;"“]{2,40}/giu,
    () => '',
  ],
  // What goes into a machine or comes out of it is around it.
  [
    /\b(washing machine|washer|dryer|blender|mixer|juicer|bag|basket)( with (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:flying|falling|dropping|jumping|leaping|tumbling|bursting) (?:out of|into|from) it\b/giu,
    (_, machine, what) => `${machine}${what.replace(/^ with/u, ',')} around it`,
  ],
  // What a product is shown on is no stage for people.
  [
    /(?<=^(?!.*\b(?:m[ae]n|wom[ae]n|winners?|athletes?|singers?|speakers?|girls?|boys?|persons?|people|kids?|runners?|swimmers?|conductor|bands?|dancers?|medall?ists?|medals?|trophy|champions?)\b).{0,160}\bon (?:an? |the )(?:[\p{L}-]+ ){0,2})podium\b/giu,
    () => 'podium display',
  ],
];
