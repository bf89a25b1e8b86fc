const ONE = '(?:(?:an?|the|one|two|three|her|his|their|your) )?';
const PARTS_OF_BIN =
  '(?:glass|paper|plastic|metal|cardboard|cans|bottles|organic|compost|waste|food)';

/** What clubs, streets, farms and offices put up, by what one sees of it in one picture. */
export const READINGS_OF_NOTICES: readonly (readonly [RegExp, string])[] = [
  // Who votes puts the paper into the box.
  [
    new RegExp(
      String.raw`\b${ONE}(?:hand|voter|person|woman|man)s? (?:\p{L}+ )?(?:putting|puts|placing|places|dropping|drops|casting|casts|inserting|inserts|slipping|slips|posting) ${ONE}(?:\p{L}+ )?(?:ballots?|votes?|voting (?:slip|paper)s?|ballot (?:paper|slip)s?)(?: (?:paper|slip|card)s?)?(?: (?:in|into|in to|through) ${ONE}(?:slot of ${ONE})?(?:\p{L}+ )?(?:ballot |voting )?(?:box|urn|slot))?`,
      'giu',
    ),
    'ballothand',
  ],
  [
    /\bballot (?:paper )?(?:going|falling|dropping|sliding|slipping|dropped|put|placed) (?:in|into) (?:an?|the) (?:ballot )?(?:box|urn)\b/giu,
    'ballothand',
  ],
  // Hands that shape a bowl have it between them, and so have those of a pot.
  [
    /\b(?:(?:two|a pair of|muddy|wet|clay-covered|close-up of|the|her|his) ){0,3}hands (?:that (?:are )?)?(?:shap|form|mould|mold|mak|throw|turn|spin|craft|work)(?:ing|e|s)? (?:[\p{L}-]+ ){0,4}?(?:bowls?|dish|dishes|plates?)\b(?: (?:on|at) (?:an?|the) (?:[\p{L}'’]+ ){0,2}wheel)?/giu,
    'pottersbowl',
  ],
  [
    /\b(?:(?:two|a pair of|muddy|wet|clay-covered|close-up of|the|her|his) ){0,3}hands (?:that (?:are )?)?(?:shap|form|mould|mold|mak|throw|turn|spin|craft|centr|center|work)(?:ing|e|s)? (?:[\p{L}-]+ ){0,4}?(?:pots?|vases?|bowls?|clay|mugs?|pottery|jugs?)\b(?: (?:pot|vase|bowl|mug|jug))?(?: (?:on|at) (?:an?|the) (?:[\p{L}'’]+ ){0,2}wheel)?/giu,
    'pottershands',
  ],
  [
    /\bhands (?:and|on) (?:an?|the|some|wet)? ?(?:clay|pottery wheel|potter['’]?s['’]? wheel|wheel)(?: (?:on|at) (?:an?|the) (?:[\p{L}'’]+ ){0,2}wheel)?\b(?<=\b(?:pott|clay|ceramic)[^"“]{0,160})/giu,
    'pottershands',
  ],
  // What one travels to is in the suitcase.
  [
    /\b(?:an? |the )?(?:(?:tropical|sandy|whole|sunny|tiny|miniature|little|small|summer) ){0,2}(?:beach|island|ocean|sea|palm tree)s?\b[^.;:"“]{0,40}?\b(?:pop|ris|grow|com|burst|spill|pour|unfold|emerg|jump|leap)\p{L}* (?:up )?(?:out )?(?:of|from|inside|in|out) (?:an?|the|her|his|your) (?:(?:open|opened|old|small|vintage|red|blue|yellow|orange) ){0,2}(?:suitcase|luggage|travel bag|case)\b/giu,
    'beachcase',
  ],
  [
    /\b(?:an? |the )?(?:(?:open|opened|old|small|vintage|red|blue|yellow|orange) ){0,2}(?:suitcase|luggage)s?(?: (?:that )?(?:open\p{L}*|is open(?:ed)?))?(?: and| to)? (?:reveal\p{L}*|with|full of|filled with|contain\p{L}*|show\p{L}*) (?:an? |the )?(?:(?:tropical|sandy|whole|sunny|tiny|miniature|little|small|summer) ){0,2}(?:beach|island)\b(?: (?:inside|in it|with (?:palm trees?|an? palm tree|sand and palm trees)))?/giu,
    'beachcase',
  ],
  // What is sorted is sorted into bins.
  [
    new RegExp(
      String.raw`\b(?:two|three|four|five|several)? ?(?:(?:coloured|colored|colourful|colorful|different|sorting|separate|labelled|labeled|recycling|recycle|green|blue|yellow) ){0,3}(?:bins|containers|dustbins|trash cans|rubbish bins)\b(?<=\b(?:recycl\p{L}*|sort|separat\p{L}*|${PARTS_OF_BIN})\b[^"“]{0,160})(?: for (?:[\p{L}]+,? ){0,4}(?:and )?${PARTS_OF_BIN})?`,
      'giu',
    ),
    'recycling-bins',
  ],
  [
    new RegExp(
      String.raw`\b(?:please )?(?:sort|separate|recycle|rinse) (?:(?:your|our|the|all) )?(?:[\p{L}]+,? ){0,4}(?:and )?(?:${PARTS_OF_BIN}|waste|rubbish|trash|recycling)(?=\s*(?:[,.;:!]|$))`,
      'giu',
    ),
    '',
  ],
  // What bars a road that is closed.
  [
    /\b(?:an? |the |some |two |red and white |striped )*(?:barriers?|barricades?|fences?)\b(?<=\b(?:road|street|lane|bridge)s? (?:is |will be |are )?clos\p{L}*\b[^"“]{0,160})/giu,
    'road-barrier',
  ],
  // Fruit that is picked grows in rows.
  [
    /\b(?:long |green |many |the )*rows (?:and rows )?of (?:\p{L}+ )?strawberr(?:y|ies)(?: plants| bushes)?\b/giu,
    'two strawberryrow',
  ],
  [/\bstrawberry (?:rows|fields?|plants|beds|patch)\b/giu, 'two strawberryrow'],
  // A school or a hotel is where it is, and not beside who is in it.
  [
    /\b(?:on|onto) (?:an?|the|her|his|their|your) (?:[\p{L}-]+ )?hotel bed\b/giu,
    'on a bed in a bedroom',
  ],
  [
    /(?<=\b(?:story ?time|reading|stories)\b[^"“]{0,20}) (?:at|in) (?:the|our|your) (?:\p{L}+ )?library\b/giu,
    ' in a library',
  ],
  // What one sees through the glasses that are sold.
  [
    /\bbinoculars? (?:ad|advert|commercial|promo|poster)\b(?=[^"“]{0,40}\bthrough (?:the |a pair of )?binoculars\b)/giu,
    '',
  ],
  // What is asked for is told, and who carries a piano is not also its name.
  [
    /\b(?:call|phone|ask|text|email|message|contact us)(?: us)?(?: today| now)? for (?:an?|your|our) (?:free )?(?:quote|estimate|appointment|price list|consultation)\b/giu,
    '',
  ],
  [
    /^(?:piano|furniture) (?:movers?|moving|removals?)(?=[^"“]{0,60}\b(?:van|truck|lorry)\b)/giu,
    '',
  ],
  [
    /\bhands (?:being washed )?(?:under|in) (?:(?:an?|the|some) )?(?:(?:running|open|clean|warm) )*(?:tap|faucet|water)\b(?! pump)(?: with (?:soap )?(?:bubbles|foam|suds|soap))?/giu,
    'a child washing hands at a sink',
  ],
  [/^ *(?:poster|flyer|banner)\b/giu, ''],
  // Who stand against each other look at each other.
  [
    /(?<![\p{L}-])(?!thi|ye)(\p{L}{2,14})s (?:vs\.?|versus|against) (\p{L}{2,14})s(?![\p{L}-])/giu,
    'a $1 facing a $2',
  ],
  // A row of sweets on sticks.
  [
    /\b(?:[\p{L}]+ )?(?:ice[- ]cream|ice|fruit|frozen(?: fruit| yogh?urt)?) (?:pops|bars|lollies|lolly|pop)\b/giu,
    'popsicle',
  ],
];
