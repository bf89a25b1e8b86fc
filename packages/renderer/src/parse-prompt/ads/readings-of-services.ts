const EVENT =
  '(?:festival|concert|show|circus|gala|party|night|fair|expo|opera|theat(?:er|re)|musical|match|tournament|exhibition|museum|zoo|rave|cabaret|premiere|ball)';
const MARTIAL = '(?:karate|judo|taekwondo|ju-?jitsu|martial[- ]arts?|kung[- ]fu)';
const WHO = '(?:kids|children|boys?|girls?|child|kid|m[ae]n|wom[ae]n|people|adults|students)';

const OFFERED_BY =
  '(?:(?:an? )?(?:\\p{L}+ ){0,2}(?:ads?|commercial|poster|promo|reel|post|story ad|story) (?:for|of) (?:an? |the |our |my )?(?:local )?)?(?:(?:mobile|local|family|village) )?';
/** "…, woman with long hair": nobody at work. */
const CUSTOMER =
  '(?:[\'’]s?)?(?= (?:[\\p{L}]+ ){0,2}(?:ads?|commercial|poster|promo|reel|post|story)\\b[^,.:]{0,12}[,.:]|[,.:])(?=[^"“]{0,24}[,:] (?:an? )?(?:[\\p{L}-]+ ){0,3}(?:m[ae]n|wom[ae]n|girl|boy|lady|guy|teenager|child|kid|grandmother|grandfather)\\b(?! (?:cut|dry|comb|styl|wash|shav|trim)))';

/** What small firms, clubs and clinics write, by what one sees of it: rates are no rats, and a package no box. */
export const READINGS_OF_SERVICES: readonly (readonly [RegExp, string])[] = [
  // Who cleans up a beach has bags for what lies there.
  [
    /(?<=\b(?:clean(?:ing)?[- ]?up|litter|volunteers?)\b[^"“]{0,80}\bwith (?:[\p{L}-]+ )?)bags\b/giu,
    'trash bags',
  ],
  // Who gives blood gives a drop of it.
  [/\b(?:(?:big|bright|single|one|falling|glossy) )*red drops?\b(?! of\b)/giu, 'drop of blood'],
  // Who goes skiing finds snow on the mountains.
  [
    /(?<!\b(?:snowy|snow-covered|white|alpine) )\bmountains?\b(?<=\bski(?:ing)?\b[^"“]{0,90})/giu,
    'snowy mountains',
  ],
  // Whose hair, face or eyes are seen is a customer.
  [
    new RegExp(
      `^${OFFERED_BY}(?:hair ?dressers?|hair ?stylists?|beauticians?|barbers?)${CUSTOMER}`,
      'giu',
    ),
    'hair salon',
  ],
  [new RegExp(`^${OFFERED_BY}(?:opticians?|optometrists?)${CUSTOMER}`, 'giu'), 'optician shop'],
  // Who speaks on a screen or on a stage is no loudspeaker.
  [
    /\b(?:guest |keynote )?speaker with (?:an? |the |her |his )?((?:[\p{L}-]+ )?(?:charts?|graphs?|diagrams?|whiteboard|flip ?chart))\b(?<=\b(?:webinar|conference|talk|seminar|workshop|lecture|summit|course|keynote|training|masterclass)\b[^;]{0,140})/giu,
    'businesswoman points at a $1 in an office',
  ],
  [
    /\b(?:guest |keynote )?speaker\b(?! (?:system|box|stand|set))(?<=\b(?:webinar|conference|talk|seminar|workshop|lecture|summit|keynote|masterclass)\b[^;]{0,140})/giu,
    'businesswoman',
  ],
  // Walls are painted by who is no artist, with what is sold by the bucket.
  [
    /\bpainters?\b(?<=\bpainting (?:company|firm|service|business)\b[^;]{0,120}|\bdecorat(?:ors?|ing)\b[^;]{0,120})(?<!\bhouse painters?)/giu,
    'house painter',
  ],
  [
    /(?<!\bpaint )\brollers?\b(?<=\b(?:paint(?:ing|ers?)|decorat(?:ors?|ing))\b[^;]{0,140})(?= *(?:[,.;!]|$|and\b|in\b))/giu,
    'paint roller',
  ],
  [/\bpaint (?:buckets|pots|tins)\b/giu, 'paint cans'],
  [/\bpaint (?:bucket|pot|tin)\b/giu, 'paint can'],
  [
    /\b(man|woman|plumber|guy) with (?:an? )?(?:\p{L}+ )?wrench (?:at|under|by|beside|next to|fixing|repairing) (?:an? |the )?(?:(?:dripping|leaking|broken|old) )*(?:taps?|faucets?|sink|pipes?)\b/giu,
    '$1 with a wrench repairing a sink',
  ],
  // The one who cleans has the mop, and nothing else is washed.
  [
    /\b(?:house |home |office |domestic )?cleaning (?:service|company|team|firm|agency|business)(?=[^;]{0,80}\b(?:mop|broom|vacuum|bucket|duster|brush)\b)/giu,
    'living room',
  ],
  // What runs out of a machine shows that it works.
  [
    /(?<=\b(?:coffee|espresso) (?:machine|maker)\b[^;]{0,60}[,.;] ?)(?:fresh |hot )?(?:espresso|coffee) (?:flow|pour|dripp|runn)ing (?:in)?to (?:an?|the) (?:\p{L}+ )?(?:cup|mug|glass)\b/giu,
    '',
  ],
  [/\bmilk tea\b(?<=\b(?:bubble|boba) tea\b[^;]{0,60})/giu, 'bubble tea'],
  [/\b(table)(?: set)? with (two|three|four|six|eight) (?=(?:\p{L}+ )?chairs\b)/giu, '$1 and $2 '],
  // Those of a cruise carry passengers.
  [
    /(?<=\bcruises?\b[^"“]{0,100} )(?<!\b(?:cruise|pirate|sailing|river|tall) )(?:ships?|liner|vessel)\b/giu,
    'cruise ship',
  ],
  // A grand piano that waits for who learns to play it.
  [
    /\b(?:grand|concert) pianos?\b(?<!\b(?:plays|playing|pianist|plays? (?:an?|the|on an?))\b[^"“]{0,80})(?![^"“]{0,60}\b(?:plays|playing|pianist|played)\b)/giu,
    'concert-grand',
  ],
  // What is told by words alone.
  [
    /\b(?:low|great|best|fixed|good|competitive|interest|fair|hourly|daily|weekly|monthly|group|special|cheap|lowest|lower|better|affordable|student|reduced) rates?\b/giu,
    '',
  ],
  [
    /\b(?:wedding|party|birthday|holiday|photo|spa|wellness|family|group|event|honeymoon|travel|tour|membership|starter|lesson|training|summer|winter|weekend|custom|full|all)(?: (?:party|holiday|family))? packages?\b(?! (?:on|in|under|with|at)\b)/giu,
    '',
  ],
  [/\bpackages? (?=from\b|start|available\b|deals?\b|includ)|\bpackage deals?\b/giu, ''],
  [
    /\b(?:grill|bbq|barbecue|meat|steak)(?:ing)? (?:packages?|box(?:es)?|packs?|bundles?)\b/giu,
    'steaks',
  ],
  [/\b(?:all|our|any|your|sports?|outdoor|winter|fitness|running|gym) gear\b/giu, ''],
  [/\bhonesty box\b/giu, ''],
  [/\bbook (?:before|by|until|till|early|ahead|in advance|a slot)\b/giu, ''],
  [/(?<=\b(?:vet|veterinary|clinic|pharmacy)\b[^"“]{0,80})\bvaccinations?\b/giu, ''],
  [
    new RegExp(
      String.raw`(?<=\b${EVENT}\b[^"“]{0,120}[,.;] ?)(?:(?:vip|early bird|advance|free|family|day) )?tickets?(?: (?:now|on sale(?: now)?|available|online|at the (?:door|gate)|required|needed))?(?=\s*(?:[,.;!]|$))`,
      'giu',
    ),
    '',
  ],
  [
    /\b\d{1,3} (?:players|participants|teams|competitors|contestants|riders|athletes|places|seats|stands|stalls|exhibitors|dealers|artists)\b(?<=\b(?:tournament|cup|league|race|competition|contest|fair|show|market|marathon|championship)\b[^"“]{0,80})/giu,
    '',
  ],
  [/\b(?:Dr|Prof|Mr|Mrs|Ms)\.? \p{Lu}[\p{L}'’-]+/gu, ''],
  [
    /\b\p{Lu}\p{Ll}+ers?['’]s? (?=(?:Farm|Bakery|Shop|Barn|Mill|Inn|Bar|Caf[eé]|Garage|Kitchen|Deli|Orchard|Garden)s?\b)/gu,
    '',
  ],
  // Who has another trade than the word alone tells.
  [
    /\b(?:no more|get rid of|goodbye(?: to)?|say bye to|tired of) (?=(?:mice|rats|ants|moths|wasps|cockroaches|roaches|spiders|flies|bugs|pigeons)\b)/giu,
    '',
  ],
  [/\bcross ?fit box(?:es)?\b/giu, 'gym'],
  [
    /\bweb(?:site)? ?(?:design(?:ers?)?|develop(?:ment|ers?)|hosting|agency|studio)(?: (?:agency|studio|company|service|firm))?(?=[^"“]*\b(?:laptop|computer|screen|phone|tablet)\b)/giu,
    '',
  ],
  [
    /\bweb(?:site)? ?(?:design|development|hosting)(?: (?:agency|studio|company|service|firm))?\b/giu,
    'website on a laptop',
  ],
  [
    /\b(tree ?house|igloo|castle|houseboat|yurt|tipi|cave|log cabin) (?:hotel|resort|lodge|retreat)s?\b/giu,
    '$1',
  ],
  [
    /\b(?:cosmopolitans?|cosmos?|old[- ]fashioneds?)(?=\s*(?:[,.;!]|$))(?<=\b(?:bar|cocktails?|happy hour|ladies['’]? night)\b[^"“]{0,80})/giu,
    'cocktail',
  ],
  [
    /\b(?:glass(?:es)?|bottles?) of (?:red|white|ros[eé])(?=\s*(?:[,.;!]|$)| (?:on|with|and)\b)/giu,
    'wine glasses',
  ],
  [
    /\b(?:(?:extra|large|medium|small|big|family|giant|any) )*(?:pepperoni|margh?erita|hawaiian|salami|quattro formaggi)(?! pizzas?\b)(?=\s*(?:[,.;!]|$| [$€£\d]))(?<=\bpizz[^"“]{0,80})/giu,
    'pizza',
  ],
  [/\bpizza (?:place|joint|parlou?r|house|shop)\b/giu, 'pizzeria'],
  [
    /\b(sushi|seafood|cheese|fruit|meat|dessert|mezze|sandwich|sashimi) (?:platter|board|selection|assortment)s?\b/giu,
    '$1',
  ],
  [
    /(?<=\b(?:perfume|fragrance|scent)\b[^"“]{0,80})\b(?:bottle|flacon|flask)\b/giu,
    'perfume bottle',
  ],
  [
    /\b(wedding dress|gown|dress|suit|bouquet|cake) in (?:an?|the|our|its) (?:(?:shop|store|display) )?window\b/giu,
    '$1',
  ],
  // Who trains there wears what one wears for it.
  [
    new RegExp(
      String.raw`\b(${WHO}) (?:in|wearing|with) (?:white )?${MARTIAL} (?:suits?|uniforms?|gis?|outfits?|clothes)\b`,
      'giu',
    ),
    'karate $1',
  ],
  [/\bmartial[- ]arts (?:school|club|academy|studio|classes|dojo)\b/giu, 'gym'],
  [
    /\b(?:reformer|spin|barre|trial|taster|drop-in|bootcamp|evening|morning|group|weekly) class(?:es)?\b(?<=\b(?:pilates|gym|fitness|yoga|spin|barre|club|studio)\b[^"“]{0,80})/giu,
    '',
  ],
  [
    /^ *learn to (swim|ski|surf|skate|cook|bake|paint|draw|sew|knit|ride|climb|sing|drive|sail|dance)\b/giu,
    'a woman $1s',
  ],
  [
    /\blearn(?:s|ing)? to (swim|ski|surf|skate|cook|bake|paint|draw|sew|knit|ride|climb|sing|drive|sail|play|dance)\b/giu,
    '$1s',
  ],
  [
    /\b(?:ice[- ]?)skating (?:night|evening|party|disco|session|event|day)s?\b/giu,
    'two people skate on an ice rink',
  ],
  [
    /(?<=\b(?:water|aqua) ?parks?\b[^"“]{0,80})\b(?:water ?)?slides?\b(?:, (?:big )?splash(?:es)?)?/giu,
    'kids slide down a water slide into a pool',
  ],
  [
    /(?<=\bcar wash\b[^"“]{0,60})(?<!\b(?:in|with) )\bfoam(?: party)?(?= *[,.;!])/giu,
    'foam on a car',
  ],
  [
    /\bcpr\b(?: on (?:an?|the) (?:dummy|mann?ikin|mannequin|doll|man|person))?/giu,
    'a man kneels next to a man lying on the floor',
  ],
  [
    /\bgamers?(?: with (?:an? )?(?:headset|headphones))?(?=\s*(?:[,.;!]|$))/giu,
    'a man with headphones plays video games in a room',
  ],
  [
    /\bpaintings? on (?:an?|the) (?:gallery |white )?walls?\b(?<=\b(?:exhibition|gallery|art show|vernissage)\b[^"“]{0,80})/giu,
    'a woman looks at a painting',
  ],
  [/(?<=\bblood (?:drive|donation)s?\b[^"“,.;]{0,10} )(?:at|in) [^,.;"“]{3,40}/giu, ''],
  [
    /(?<=\bmagicians?\b[^"“]{0,60})\brabbits? (?:\p{L}+ )?(?:out of|in|from|and) (?:an? |the |his )?(?:top )?hat\b/giu,
    'magician pulls a rabbit out of a hat',
  ],
  [/\b(?:[Cc]all )?\d{3}[- ]\p{Lu}{4,}\b/gu, ''],
  [/\b(?:with an? )sold sign\b/giu, 'with a sign'],
  [/\bmugs? of beer\b/giu, 'beer mugs'],
  [
    /\b(?:a |an |the )?(?:child|kid|girl|boy)(?:ren|s)? with (?:an? )?(?:painted )?(?:tiger|lion|cat|butterfly|dog|panda|spider|rabbit|fox)(?:['’]s)? face(?: paint)?(?<=\bface[- ]paint[^"“]{0,80})/giu,
    'a woman with a paintbrush next to a child in a park',
  ],
  [/\bbook(?: (?:at|on|via|through|before|by|until))? *(?=\s{3}|$)/giu, ''],
  [/\b[Cc]all (?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{L}+(?= )/gu, ''],
  [
    /\b(author|writer|agent|artist|singer|coach|chef|photographer|teacher|speaker|poet|comedian|pianist) \p{Lu}\p{L}+ \p{Lu}\p{L}+/gu,
    '$1',
  ],
  [/\b(?:booth|stand|hall|room|gate|table|platform) \d+\b/giu, ''],
  [/(?<=\bsnow (?:shovel|remov|clear)[^"“]{0,40})\bdriveways?\b/giu, ''],
  [/\bbank cards?\b/giu, 'credit card'],
  [/\b(?:dog|puppy) (?:training|school)(?: class(?:es)?| courses?| lessons?)?\b/giu, 'park'],
  [/(?<=\bbouncy castle\b[^"“]{0,60})\b(?:\p{L}+ (?:and \p{L}+ )?)?castle\b/giu, ''],
  [/\blooking for (?:jobs|work|clients|customers)\b/giu, ''],
  [/(?<=\bpaint[^"“]{0,80}[,.;] ?)rollers?(?=\s*[,.;])/giu, 'paint roller'],
  [/\bperfume (?:shop|store|boutique)\b(?=[^"“]{0,60}\b(?:bottle|flacon)\b)/giu, ''],
  [
    /(?<=[$€£]\s?\d{1,4} )trial\b|\btrial(?= (?:offer|session|lesson|class|week|month|period|training)s?\b)/giu,
    '',
  ],
  [/\bswim(?:ming)? (?:school|lessons?|course|club|class(?:es)?)\b/giu, 'swimming pool'],
  [/\bseason opening\b|\bopening of the season\b/giu, ''],
  [
    /(?:\b(?:at|in) (?:the|our) (?:[\p{L}-]+ ){0,2}|(?<=[,;] ?))(?:school gym|school hall|sports hall|community (?:cent(?:er|re)|hall)|church hall|village hall|town hall|youth club)(?=\s*(?:[,.;!]|$))/giu,
    '',
  ],
  // Two colours, and no fruit.
  [
    /(?<=[,.;] ?)orange(?:,? and| &|,|\/)? (brown|black|white|red|yellow|blue|green|purple|pink|teal|cream|beige|gr[ae]y)(?=\s*(?:[,.;!]|$))/giu,
    '$1 colours',
  ],
];
