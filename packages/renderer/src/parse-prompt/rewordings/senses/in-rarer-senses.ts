import type { Rewording } from '../../rewording.ts';

const PETS =
  'dog|cat|puppy|kitten|pup|horse|pony|rabbit|bunny|hamster|parrot|goat|pig|cow|corgi|retriever|labrador|poodle|terrier';

const VEHICLES =
  'cars?|trucks?|motorcycles?|motorbikes?|planes?|jets?|boats?|ships?|buses|bus|trains?|tractors?|rockets?|spaceships?|vehicles?|hot rod';

/** Names of rarer things that, beside certain words, mean something else or nothing to be seen. */
export const IN_RARER_SENSES: readonly Rewording[] = [
  // An animal that has the name of a god or a dish.
  [new RegExp(String.raw`(?<=\b(?:${PETS}),? )(?:named|called) \p{Lu}[\p{L}]+`, 'gu'), () => ''],
  [
    new RegExp(
      String.raw`\b(?:Thor|Loki|Zeus|Pluto|Mochi|Pickle|Venus|Sage|Basil),? (?=the (?:[\p{L}]+ )?(?:${PETS})\b)`,
      'gu',
    ),
    () => '',
  ],
  // A person who has the name of a land, a town or a plant.
  [
    /(?<=\b(?:man|woman|boy|girl|person|guy|lady|kid|child),? )(?:named|called) (?:Jordan|Texas|Paris|Chelsea|Savannah|Brooklyn|Florence|Sydney|Austin|Dallas|Holly|Ivy|Olive|Sage|Basil|Rosemary|Ginger|Iris|Lily|Rose|Daisy|Jasmine)\b/gu,
    () => '',
  ],
  // What drives a train or a helicopter is a part of it.
  [
    /(?<=\b(?:train|jet|airplane|plane|aircraft|helicopter|drone) )(?:engine|propeller)s?\b/giu,
    () => '',
  ],
  [/\b(?:search|game) engines?\b/giu, () => ''],
  [
    new RegExp(
      String.raw` (?:with (?:an? )?(?:[\p{L}-]+ )?|(?:its|their|his|her|the) )(?:engine|propeller)s?\b(?<=\b(?:${VEHICLES})\b[^.;]{0,40})(?! (?:falls?|explodes?|block)\b)`,
      'giu',
    ),
    () => '',
  ],
  // What has wheels drives when it rolls somewhere.
  [
    new RegExp(
      String.raw`(?<=\b(?:${VEHICLES}|tanks?|wagons?|carts?|carriages?|stagecoach(?:es)?|trams?|bulldozers?|taxis?|vans?|ambulances?|locomotives?)\b(?: (?:slowly|gently|quietly|is|are))* )roll(?:s|(ing))(?= (?:in|into|through|along|down|across|over|past|by|up|towards?|on|onto|out)\b)`,
      'giu',
    ),
    (_, ing) => (ing === undefined ? 'moves' : 'moving'),
  ],
  [
    /\bhalf[- ](?:built|finished|completed)(?= (?:tower|castle|cathedral|temple|statue|church)s?\b)/giu,
    () => '',
  ],
  // A machine that is broken does not burst.
  [
    new RegExp(
      String.raw`\bbroken(?:[- ]down)?(?= (?:(?:old|red|blue|yellow|white|black|green|little|small|vintage) ){0,2}(?:${VEHICLES}|vans?|robots?|machines?|computers?|laptops?|bikes?|bicycles?|clocks?|toys?|dolls?|phones?|radios?|tvs?|televisions?|washing|engines?|chairs?|fences?|lamps?|umbrellas?|guitars?|violins?|drones?|trams?)\b)`,
      'giu',
    ),
    () => 'ruined',
  ],
  [/\bplum[- ]colou?red\b/giu, () => 'purple'],
  // Those who bring the food.
  [
    /\bserver(s?)\b(?=[^.;]{0,60}\b(?:restaurant|gala|diner|banquet|cafe|café|bistro|trays?|guests|wedding|drinks|dishes|plates|food)\b)/giu,
    (_, many) => `waiter${many ?? ''}`,
  ],
  [/\b(?:grave|burial) marker(s?)\b/giu, (_, many) => `headstone${many ?? ''}`],
  [
    /\b(?:trail|mile|path|boundary|distance) markers?\b|\bmarker\b(?= in the (?:snow|ground|grass|sand|desert)\b)/giu,
    () => 'post',
  ],
  [/(?<=\b(?:police|caution|barrier|crime scene) )tape\b/giu, () => ''],
  [/\bred tape\b(?! measure)/giu, () => ''],
  [/\btape (?:recorder|player|deck)(s?)\b/giu, (_, many) => `boombox${many ? 'es' : ''}`],
  // What somebody has on for a trade or a sport.
  [
    / (?:in|wearing|with) (?:(?!an?\b|the\b|his\b|her\b)[\p{L}-]+ ){1,2}gear\b(?: and helmets?\b)?(?! ?(?:wheel|box|shift))/giu,
    () => '',
  ],
  [
    /\b(?:an? |the )?caravan of (?=(?:[\p{L}]+ )?(?:camels|merchants|traders|travell?ers|horses|elephants|nomads)\b)/giu,
    () => '',
  ],
  [
    /\braptor\b(?=[^.;]{0,40}\b(?:falconer|arm|glove|perch|branch|talons|nest|soar\p{L}*)\b)|(?<=\bfalconer\b[^.;]{0,40})\braptor\b/giu,
    () => 'falcon',
  ],
  [
    /\bbunting\b(?= (?:(?:perched|sitting|sits|sings|singing) )?on (?:an? |the )?(?:[\p{L}]+ )?(?:branch|twig|reed|feeder)\b)|\b(?:indigo|reed|corn|lazuli) bunting\b/giu,
    () => 'bird',
  ],
  [
    /(?<=\b(?:wise|old|ancient|bearded|hermit|indian) )sage\b(?! (?:green|bush|leaf|leaves|tea|plant))/giu,
    () => 'man',
  ],
  [/\bconga lines?\b/giu, () => 'dancers'],
  [/\bspinning wheel of fortune\b/giu, () => 'wheel'],
  [/\barch of (?:an?|the) (?=rainbow\b)/giu, () => ''],
  [/(?<=\bballoon )arch\b/giu, () => ''],
  // Land and clouds like cloth.
  [
    /\b(?:an? |the )?(?:patchwork )?(?:robe|quilt|saddle) of (?=(?:[\p{L}]+ )?(?:clouds?|mist|fog|fields|farmland|mountains|hills|stars|snow)\b)/giu,
    () => '',
  ],
  [/\bjelly (?=legs\b)/giu, () => ''],
  [/\bsugar (?:rush|high|crash)\b/giu, () => ''],
  [/(?<=\bcompass )arrow\b/giu, () => ''],
  [/(?<=\bcheese )wheel\b/giu, () => ''],
  [/\bwire[- ]haired /giu, () => ''],
  [
    /\b(?:an? |the )?(?:maze|labyrinth) of (?=(?:[\p{L}]+ ){0,2}(?:streets|alleys|alleyways|corridors|canals|lanes|skyscrapers|buildings)\b)/giu,
    () => '',
  ],
  [
    /\b(?:(?:on|up|down|riding|rides) )?(?:an?|the) (?:[\p{L}]+ )?escalators? (?=(?:in|at|of) (?:an?|the) (?:[\p{L}]+ ){0,2}(?:station|metro|subway|airport)\b)/giu,
    () => '',
  ],
  // What is eaten of it is the green.
  [
    /(?<=\b(?:eat|munch|chew|graz|nibbl|brows)(?:e|es|s|ing)? (?:on )?(?:(?:an?|the|some|green|fresh|lush|tall|giant) ){0,2})fern(s?)\b/giu,
    (_, many) => `herb${many ?? ''}`,
  ],
  [/\bfern lea(?:f|ves)\b/giu, () => 'herb'],
];
