import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|one|his|her|their)';
const CARS = '(?:car|truck|van|jeep|pickup|bus|lorry|vehicle|taxi)';
const CHILDREN =
  '(?:(?:the|some|two|three|four|five|a group of|a line of) )?(?:(?:little|small|young) )?(?:school ?children|children|kids|pupils|pedestrians|people|ducklings|ducks)';
const LOADS = '(?:hay|straw)(?: ?(?:bales?|stacks?))?';

/** Ways of saying something that are more usual than the words which it is drawn by. */
export const AS_EVERYBODY_SAYS: readonly Rewording[] = [
  // Water that one can run in is at the edge of the land.
  [
    new RegExp(
      `\\b(?:through|in|along) ${A} (?:(?:shallow|ankle-deep|knee-deep|foaming|gentle) )*(?:water|surf|waves|shallows|foam)(?: (?:at the edge|along the edge))? (?:along|on|at|by|off|of) ${A} (?:[\\p{L}-]+ )?(?:beach|shore|coast|sea ?shore)\\b(?<=\\b(?:gallop|run|trot|canter|splash|rac|jog|walk|wad|rid)\\p{L}{0,4} .{0,90})`,
      'giu',
    ),
    () => 'along a beach, splashing water',
  ],
  // Hooves and feet that splash along the edge of the water are at the sea.
  [
    /\b(?:through|in) (?:the )?(?:shallow (?:water|surf|waves)|surf|shallows)(?=\s*(?:[,.;]|$)| at (?:dawn|dusk|sunset|sunrise)\b)(?<=\b(?:horses?|pon(?:y|ies)|dogs?|riders?|children|kids|girls?|boys?)\b.{0,60})(?<=\b(?:gallop|run|trot|canter|rac|jog)\p{L}{0,4} .{0,60})/giu,
    () => 'along a beach, splashing water',
  ],
  // A mother of piglets.
  [/\b(an?|the|one|mother|fat|big|pink|muddy|huge) sow(?=\s|[,.;]|$)/giu, (_, one) => `${one} pig`],
  [
    /\bwallow(s|ing)? in (?:an? |the )?mud(?:dy)? (?:puddle|pool|hole|bath)\b/giu,
    (_, form) => `roll${form ?? ''} in the mud`,
  ],
  // Lamps of a car are at its front.
  [
    new RegExp(
      `\\b(?:(?:stand|caught|froz|freez|star|transfix|paus|stop)\\p{L}* )?((?:still )?(?:on|in the middle of) ${A} (?:[\\p{L}-]+ )?(?:road|lane|street|highway|track) )?(?:frozen |caught |still )?in(?:to| front of| the light of)? ${A} (?:(?:bright|glaring|blinding) )?(?:headlights|head lamps|headlamps|high beams)(?: of ${A} (?:(?:approaching|oncoming|passing|stopped|old) )?(${CARS}))?\\b`,
      'giu',
    ),
    (_, road, car) => `looking at a ${car ?? 'car'} shining its headlights ${road ?? 'on a road'}`,
  ],
  // Bales are seen on what carries them.
  [
    new RegExp(
      `\\b(pick-?up(?: truck)?)(s?) (?:full of|filled with|loaded with|laden with|piled high with|piled with|stacked with|carrying|with) (?:(?:golden|fresh|dry|loose|round) )*${LOADS}\\b`,
      'giu',
    ),
    (_, truck, many) => `${truck}${many} loaded with two haybales`,
  ],
  // Who mixes drinks stands behind the counter.
  [
    /\b(bartender|barkeeper|barman|barmaid|mixologist|barista)((?: \p{L}+ing)?[^,.;]{0,40}?) behind (?:the|a|his|her) (?:[\p{L}-]+ )?bar(?: counter)?\b/giu,
    (_, who, deed) => `${who}${deed} behind the counter in a bar`,
  ],
  [
    /\b(?:shak|mix)(?:es|ing|e) (?:an? |some |the )?(?:[\p{L}-]+ )?(?:cocktails?|drinks?|martinis?|mojitos?|margaritas?|daiquiris?)\b(?<=\b(?:bartender|barkeeper|barman|barmaid|mixologist)\b.{0,60})(?! (?:in|with) (?:an?|the|his|her) (?:[\p{L}-]+ )?shaker)/giu,
    () => 'with a cocktail shaker',
  ],
  // Who bowls throws the ball that is called so.
  [
    /(?<=\b(?:woman|man|girl|boy|people|couple|friends|kids|children|family|grandpa|grandma|grandfather|grandmother|teenagers?|lady|person|player) )(?:is |are )?bowl(?:s|ing|ed)?(?: (?:an?|his|her|the) (?:perfect )?(?:strike|spare|ball|game))?(?=\s*(?:[,.;]|$)| (?:in|at) (?:an?|the) (?:[\p{L}-]+ )?(?:bowling )?(?:alley|lane|centre|center|hall))(?: (?:in|at) (?:an?|the) (?:[\p{L}-]+ )?(?:bowling )?(?:alley|lane|centre|center|hall))?(?:,? (?:all )?(?:the )?(?:ten )?pins (?:flying|falling|tumbling|fly|fall|scattering|toppling|everywhere)(?: (?:over|everywhere|apart))?)?/giu,
    () => 'throws a bowling ball at bowling pins in a bowling alley',
  ],
  // Holds make a wall one to climb.
  [
    /\b(?:up |on |along )?(?:an?|the) (?:(?:high|tall|steep|indoor|artificial|colou?rful|overhanging) )*wall with (?:(?:colou?rful|coloured|colored|many|bright|plastic) )*(?:holds|grips|handholds)\b(?: in (?:an?|the) (?:(?:indoor|modern) )?(?:climbing|bouldering) (?:hall|gym|centre|center|park))?/giu,
    () => 'on a climbing wall',
  ],
  [
    /\b(?:in|at) (?:an?|the) (?:(?:indoor|modern|big) )?(?:climbing|bouldering) (?:hall|gym|centre|center)\b(?<!climbing wall.{0,80})/giu,
    () => 'on a climbing wall',
  ],
  // An avenue is named after the trees at its sides, and a city has others.
  [
    /\b(?:(?:an?|the) )?(?:(?:long|straight|shady|quiet|sunny|autumn) )*(?:avenue|alley|lane|road) of (?:(?:tall|old|green|slim|golden) )*(poplars|cypresses|plane trees|birches|oaks|lindens|lime trees|chestnuts|chestnut trees|maples|trees)\b/giu,
    (_, trees) => `a country road lined with ${trees}`,
  ],
  // Traffic stops for those who cross.
  [
    new RegExp(
      `\\b(?:stop|halt|hold(?:s|ing)? (?:up|back))p?(?:s|ing)? (?:the |all )?(?:cars|traffic) (?:so that |to let |so |and lets |letting )(${CHILDREN})(?: (?:can|may|could|to|safely|cross|crossing|walk|pass|go))*(?: (?:the|a) (?:street|road)| over)?\\b(?! \\p{L})`,
      'giu',
    ),
    (_, who) => `stops the traffic while ${who} cross the street`,
  ],
  // Where flames are the light, somebody holds them.
  [
    /\b(?:by|in|under) (?:the )?(?:flickering )?(?:torch ?light|light of (?:an?|the|his|her) (?:burning |flaming )?torch)\b(?<=\b(?:cave ?man|cave ?woman|cavemen|explorer|knight|monk|guard|archaeologist|adventurer|man|woman|boy|girl)\b.{0,90})/giu,
    () => 'with a burning torch',
  ],
  [
    /(?<=\b(?:cave ?man|cave ?woman|cavemen|knight|monk|viking|druid|villagers?)\b[^.;]{0,60} )torch\b(?! ?light)/giu,
    () => 'burning torch',
  ],
  // Where a house is to stand there is nothing yet but ground.
  [
    /\b(?:on|in|at) (?:an?|the) (?:(?:empty|vacant|bare|muddy) )?(?:building |construction )?(?:lot|plot)(?: of land)?\b(?<=\b(?:house|home|villa|building|skyscraper|tower|cottage|bungalow)s?\b.{0,80})/giu,
    () => 'on a building site',
  ],
  // Family homes and front gardens stand along a street in the suburbs.
  [
    /\b(?:in|through|down|along|of) (?:an?|the) (?:(?:quiet|leafy|sleepy|green|calm|peaceful|pretty|tidy|typical|american) )*(?:suburb|suburban (?:street|road|neighbou?rhood|area)|residential (?:street|area|neighbou?rhood))\b(?! (?:house|home|lawn|garden|yard))/giu,
    () => 'in a village street',
  ],
  // Animals at a board sit at it.
  [
    /(?<=\b(?:lion|zebra|bear|fox|rabbit|dog|cat|owl|monkey|elephant|tiger|wolf|panda|mouse|robot|penguin|pig|raccoon|koala|frog)s? )(?:are |is )?(?:playing|play|plays) (?:a game of )?(chess|cards|checkers)\b(?! (?:at|on|with|against))(?: (?:under|beneath|below) (an?|the) ((?:\p{L}+ )?tree))?/giu,
    (_, game, one, tree) => {
      const board = game === 'cards' ? 'card table' : 'chessboard';
      return `sitting at a ${board}${tree === undefined ? '' : ` next to ${one} ${tree}`}`;
    },
  ],
  // Who is at the till of a shop has the goods before them.
  [
    /\bscan(?:s|ning)? (?:the |some |all the )?(?:groceries|goods|products|items|food|shopping|articles)\b(?<=\b(?:cashier|shop assistant|sales(?:woman|man|person)|clerk)\b.{0,40})/giu,
    () => 'behind the counter with three milk cartons',
  ],
  // Behind a planet it is day that begins.
  [
    /,? ?\b(?:with |as |and )?the sun (?:is )?(?:just )?(?:com(?:es|ing) up|ris(?:es|ing)|appear(?:s|ing)|peek(?:s|ing)(?: out)?|shin(?:es|ing)) (?:from )?(?:behind|over) (?:it|the (?:earth|planet|globe|horizon|moon))(?<=\b(?:earth|planet|space|orbit\p{L}*|moon)\b.{0,90})/giu,
    () => ', sunrise',
  ],
];
