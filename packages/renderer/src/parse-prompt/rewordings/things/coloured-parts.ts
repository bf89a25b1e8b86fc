import type { Rewording } from '../../rewording.ts';

const COLOUR =
  '(?:(?:bright|dark|light|pale|deep|soft|shiny|glowing|neon) )?(?:red|crimson|orange|yellow|green|blue|purple|violet|pink|white|black|brown|grey|gray|gold|golden|silver|turquoise|teal|rainbow|orange-and-black)';
const HOW =
  '(?:(?:an?|one|two|four|its|the|their|his|her|big|large|huge|small|long|wide|open|spread|delicate|beautiful|round|spiral|hard|thick|fluffy|soft|shiny|shaggy|smooth|broad|wooden|cloth|lacy) )*';
const SPOTTED =
  '(?:(?:,? and| with)? (?:white|black|red|yellow|blue|brown|colou?rful) (?:dots|spots|stripes))?';

/** Parts that make up most of what one sees of the whole, by the whole. */
const BY_WHOLE: readonly (readonly [wholes: string, parts: string])[] = [
  [
    '(?:butterfl(?:y|ies)|moths?|dragonfl(?:y|ies)|fair(?:y|ies)|birds?|parrots?|bats?|dragons?)',
    'wings?',
  ],
  ['(?:birds?|parrots?|owls?|chickens?|hens?|peacocks?|eagles?)', '(?:feathers|plumage|body)'],
  [
    '(?:paragliders?|parachut(?:e|ist)s?|hang[- ]?gliders?|sky ?divers?)',
    '(?:wings?|canopy|parachute|sail|glider)',
  ],
  [
    '(?:snails?|turtles?|tortoises?|crabs?|beetles?|ladybugs?|ladybirds?)',
    '(?:shells?|backs?|wings?|wing cases)',
  ],
  [
    '(?:dragons?|snakes?|lizards?|fish|mermaids?|crocodiles?|dinosaurs?)',
    '(?:scales|skin|body|bodies|fins|tail|tails)',
  ],
  [
    '(?:cats?|kittens?|dogs?|pupp(?:y|ies)|fox(?:es)?|bears?|horses?|pon(?:y|ies)|wol(?:f|ves)|rabbits?|bunn(?:y|ies)|hamsters?|monsters?|squirrels?)',
    '(?:fur|coats?|hair)',
  ],
  ['(?:mushrooms?|toadstools?)', '(?:caps?|tops?|heads?)'],
  [
    '(?:tents?|pavilions?|marquees?|stalls?|market stalls?|stands?)',
    '(?:roofs?|tops?|canop(?:y|ies)|awnings?|covers?)',
  ],
  [
    '(?:trains?|trams?|cable cars?|ferris wheels?)',
    '(?:carriages|wagons|coaches|cars|cabins|gondolas)',
  ],
  ['(?:lamps?|floor lamps?|table lamps?|desk lamps?)', '(?:shades?|lampshades?)'],
  ['(?:flowers?|tulips?|daisies|daisy|blossoms?)', '(?:petals|blossoms?|heads?)'],
  ['(?:boats?|ships?|dingh(?:y|ies)|canoes?|kayaks?)', '(?:hulls?)'],
  ['(?:jellyfish|octopus(?:es)?|squids?)', '(?:tentacles|arms)'],
  ['(?:umbrellas?|parasols?)', '(?:canop(?:y|ies)|cloth)'],
];

const HOUSES =
  '(?:houses?|cottages?|cabins?|huts?|barns?|church(?:es)?|chapels?|castles?|towers?|schools?|villas?|homes?|buildings?|farmhouses?|lighthouses?|stations?|windmills?|temples?|towns?|villages?|palaces?|pagodas?|mansions?|chalets?|bungalows?|sheds?|inns?|tents?|stalls?|stands?|carousels?|carts?)';
const OF_HOUSE =
  '(?:roofs?|rooftops?|doors?|windows?|shutters|walls?|chimneys?|fences?|gates?|domes?|spires?|tiles|gables?)';
const ONE_PART = `${HOW}(?:(?:${COLOUR}|striped|checked|thatched|tiled|pointed|pointy|steep|flat|sloping|straw|tin|slate) )+${HOW}(?:tiled |thatched |pointed )?`;

const VEHICLE =
  '(?:cars?|taxis?|cabs?|trucks?|lorr(?:y|ies)|vans?|jeeps?|limousines?|convertibles?|minis?|beetles?|tractors?|suvs?|bus(?:es)?|trams?|pick-?ups?|campers?|motorcycles?|motorbikes?|scooters?|vespas?|bikes?|bicycles?|wagons?|carts?|trolleys?)';
const LOOK = '(?:(?!and\\b|on\\b|of\\b|full\\b)[\\p{L}-]+ )';
const OF_VEHICLE =
  '(?:roofs?|doors?|windows?|wheels?|tyres?|tires?|rims?|hubcaps?|seats?|interior|bonnets?|hoods?|boots?|trunks?|bumpers?|fenders?|mirrors?|grilles?|spoilers?)';

/** What has a part of a colour, where the part is no thing or place of its own. */
export const COLOURED_PARTS: readonly Rewording[] = [
  // "A butterfly with yellow wings" is a yellow one.
  ...BY_WHOLE.map(
    ([wholes, parts]): Rewording => [
      new RegExp(
        `(?<!\\b${COLOUR} )(?<!\\b${COLOUR} [\\p{L}-]{2,12} )\\b(${wholes}) (?:with|that has|having) ${HOW}(${COLOUR})(?:,? and (?:${COLOUR})|,? ${COLOUR})? ${HOW}${parts}\\b${SPOTTED}`,
        'giu',
      ),
      (_, whole, colour) => `${colour} ${whole}`,
    ],
  ),
  // The roof of a house is where nobody stands.
  [
    new RegExp(
      `(?<=\\b${HOUSES} )with (?!blue domes)${ONE_PART}(?:(?:doors?|walls?|windows?|shutters|chimneys?),? (?:and|with) ${ONE_PART})?(?:roofs?|rooftops?|domes?|spires?)(?:,? (?:and|with) ${ONE_PART}${OF_HOUSE})*\\b`,
      'giu',
    ),
    () => '',
  ],
  // "A mushroom with white dots" has them anyway.
  [
    /(?<=\b(?:mushrooms?|toadstools?|lady(?:bugs?|birds?)) )with (?:(?:an?|the|its|red|bright|big|round) )*(?:caps?|tops?|shells?)?(?: (?:and|with))? ?(?:white|black|red) (?:dots|spots)\b/giu,
    () => '',
  ],
  [/\bfloppy (?=ears?\b)/giu, () => ''],
  // What cars roll on, and their doors, are theirs.
  [
    new RegExp(
      `(?<=\\b${VEHICLE} )with (?:(?:an?|the|its|their|two|four|all) )?${LOOK}{0,2}?${OF_VEHICLE}(?: and (?:an? |its )?${LOOK}{0,2}?${OF_VEHICLE})*(?! (?:garden|box|rack|sign|tent|panels?)\\b)( and (?=(?:an?|the|two|three|some|many) ))?\\b`,
      'giu',
    ),
    (_, more) => (more === undefined ? '' : 'with '),
  ],
  // What is on top of a car is on its roof.
  [
    new RegExp(
      `(?<=\\b${VEHICLE} (?:with|carrying|carries) [^,.;]{3,60} )(?:strapped |tied |fixed |packed |loaded )?(?:on|to|onto) (?:the |its )?(?:top|roof ?racks?)\\b(?! of)`,
      'giu',
    ),
    () => 'on its roof',
  ],
];
