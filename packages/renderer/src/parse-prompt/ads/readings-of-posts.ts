const OUTDOOR_DEED =
  '(?:(?:plant|dig|water)ing|flying (?:an? )?kites?|gardening|playing (?:football|soccer|tag|hopscotch)|running|racing|skipping|jumping rope|riding bikes)';
const SCHOOL =
  '(?:(?:primary|elementary|secondary|middle|high|nursery|village|local|forest|grammar|infant) )?(?:school|kindergarten|nursery|preschool|academy)';
const GIVEN_TO =
  '(?:hospital|hospice|shelter|school|library|orphanage|clinic|nursery|church|zoo|museum|care home|nursing home|fire station|kindergarten|rescue cent(?:er|re)|animal rescue|food bank)';

/** What announcements, notices and posts name that is not what one sees, or is seen in another way. */
export const READINGS_OF_POSTS: readonly (readonly [RegExp, string])[] = [
  // Who rides is on what the ad is for.
  [
    /(?<=\b(?:motor(?:bike|cycle|cycling)?|moto(?:cross)?|dirt bike)s?\b[^"“]{0,160}\b)(?<!\bhorse )riders?\b(?! (?:on|with) )/giu,
    'motorcyclist',
  ],
  [
    /(?<=\b(?:(?:mountain|road|gravel|city|electric|e-?)[ -]?)?(?:bikes?|bicycles?|bmx|cycling|mtb)\b[^"“]{0,160}\b)(?<!\b(?:motor\p{L}*|dirt bike|horse)\b[^"“]{0,200})riders?\b/giu,
    'mountain biker',
  ],
  [
    /(?<=\b(?:horse|pony|equestrian|riding (?:school|lessons?|club|stables?)|stables?)\b[^"“]{0,160}\b)(?<!\b(?:horse|pony|bike|bicycle) )riders?\b/giu,
    'horse rider',
  ],
  // For whom money is raised is not where one runs for it.
  [
    new RegExp(
      String.raw`(?<=\b(?:charity|fundrais\p{L}*|benefit|sponsored|fun|in aid of|raising money|run|walk|ride|swim|bake sale|concert|gala|auction|raffle|car wash|marathon|5k|10k)\b[^.;"“]{0,40} )(?:for|in aid of|to support|supporting|benefiting) (?:the |our |a |an |your )? *(?:[\p{L}'’]+ ){0,2}?${GIVEN_TO}(?=\s*(?:[,.;:!]|$))`,
      'giu',
    ),
    '',
  ],
  // What is done outdoors is done in front of the school.
  [
    new RegExp(
      String.raw`\b(?:for|at|of) (?:an?|the|our|my|your) (?:[\p{L}'’-]+ )??${SCHOOL}\b([^"“]{0,80}?\b${OUTDOOR_DEED}(?: (?:an? |the |some )?(?!at\b|in\b|on\b)\p{L}+)?)(?=\s*(?:[,.;!]|$))`,
      'giu',
    ),
    '$1 in a garden in front of a school',
  ],
  // A model that is shown at a fair stands on a table.
  [
    /\b(?:an? |the |his |her |their )?(?:(?:erupting|bubbling|home-?made|papier[- ]m[aâ]ch[eé]|baking soda|toy|small) )*(?:volcano (?:model|experiment|project)|(?:model|baking soda|papier[- ]m[aâ]ch[eé]|science) volcano|model of a volcano)\b(?: (?:bubbling|foaming|fizzing|spilling|boiling) over| (?:erupting|bubbling|foaming|fizzing|exploding))?/giu,
    'modelvolcano',
  ],
  [
    /(?<=\bscience (?:fair|project|club|class|night|day)\b[^"“]{0,120}\b)(?:an? |the )?(?:(?:erupting|bubbling|home-?made) )*volcano\b(?! on)(?: (?:bubbling|foaming|fizzing|spilling|boiling) over| (?:erupting|bubbling|foaming|fizzing|exploding))?/giu,
    'modelvolcano',
  ],
  // The drop hangs from its pipette.
  [
    /\b(?:an? |the )?(?:glass )?(?:(?:dropper|pipette|serum) bottle|bottle with an? (?:dropper|pipette))(?: (?:with|and|releasing|dripping|letting go of))? (?:(?:an?|one|the|its) )?(?:(?:single|golden|falling|last|clear|glossy) ){0,3}drop(?:let)?s?\b(?: (?:falling|dripping|hanging)(?: from it)?)?/giu,
    'serumdrop',
  ],
  // Who sits on blankets watches the film, and nobody else does.
  [
    /\b(?:(?:open[- ]air|outdoor) )?(?:film|movie|cinema) (?:night|evening|festival)s?\b(?=[^"“]{0,120}\bon (?:[\p{L}-]+ )?(?:blankets|rugs)\b[^"“]{0,40}\bscreen\b)/giu,
    'night',
  ],
  // Nobody signs in where a sign stands.
  [
    /(?<=\b(?:an?|the|its) {1,50}(?:\p{L}+ )?)sign(?= (?:in|on|at|by|outside) (?:an?|the|its|their|our|front)\b)/giu,
    'placard',
  ],
  // Of a train that is full one sees others who are on it.
  [
    /(?<=\b(?:headphones?|earphones?|earbuds)\b[^"“]{0,200})\b(?:on|in|inside) (?:an?|the) (?:(?:noisy|loud|busy|hot|rush-hour|morning|early),? ){0,2}(?:crowded|packed|jam-packed|full|overcrowded)(?:,? (?:noisy|loud|commuter|morning|city|rush-hour)){0,2} (train|tram|subway|metro)\b(?! (?:platform|station|stop))/giu,
    'next to three passengers on a $1',
  ],
  // What a truck sells is seen beside it.
  [
    /(?<=\b(?:food|taco|burger|pizza|ice cream|coffee|hot dog) (?:truck|van|trailer)\b[^"“.;:,]{0,30}[:,] ?)(tacos|burritos|burgers|hot dogs|pizzas?|bagels|waffles|crepes|cones|ice cream cones|doughnuts|donuts|noodles|fries)\b/giu,
    'giant $1',
  ],
  // The largest of a list comes first, and the others before it.
  [
    /\b(pumpkins?\b[^.;:"“]{0,40}?),? (?:and )?(?:an? |the |our )?(haunted (?:house|mansion|castle|manor)(?: (?:on|up on|at the top of) (?:an?|the) hill)?)\b/giu,
    '$2, three big $1',
  ],
  // Who pays for a post is not in it, where others are.
  [
    /\b(?:real )?estate agen(?:t|cy)(?:['’]?s)?(?=(?: (?:post|ad|advert|story|flyer|poster|promo|reel|banner|spot))?[,:.][^"“]{0,20}\b(?:house|home|couple|family|flat|cottage|villa)\b|[^.]{0,160}\b(?:couple|family)\b)/giu,
    '',
  ],
];
