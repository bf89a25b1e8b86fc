import type { Rewording } from '../../rewording.ts';

/** What families and friends do on days of their own, in the words of what is drawn. */
export const FAMILY_DAYS: readonly Rewording[] = [
  // Dishes that are passed drive nowhere.
  [
    /,? ?\b(?:and )?pass(?:es|ing)? (?:around |round )?(?:the |some |big )?(?:dishes|plates|bowls|food|bread|salads?|potatoes)(?: (?:around|round|along))?\b/giu,
    () => '',
  ],
  [/\b(?:big|large|huge|extended) family\b/giu, () => 'six people'],
  // Who has lit a stove in there is not seen.
  [
    /,? ?\b(?:and )?(?:someone|somebody) (?:has |had )?(?:lit|lights) (?:a|the) (?:[\p{L}-]+ )?(?:stove|fire|fireplace|lamp|lantern|candle)s? (?:inside|in there)\b/giu,
    () => ' with glowing windows and smoke',
  ],
  // Others of them.
  [
    /\b(hundreds|thousands|dozens) of (?:others|more)(?<=\b(lantern|balloon|kite|butterfl|firefl)[\p{L}]*\b.{0,100})/giu,
    (_, many, what) => `${many} of ${what?.replace(/fl$/u, 'flie') ?? ''}s`,
  ],
  [
    /\b(?:shout|scream|yell|squeal|cry)(s|ing) (?:with|for|in|of|out of) (?:pure )?(?:joy|delight|happiness|excitement)\b/giu,
    (_, form) => (form === 's' ? 'cheers' : 'cheering'),
  ],
  [
    /\b(lift|carr|hold|hug)(ies|s|ing|ying) the (?:smallest|youngest|little one|littlest)(?: one)?\b/giu,
    (_, verb, form) => `${verb}${form} a small child`,
  ],
  // A star at the top belongs to the tree.
  [
    /\bput(?:s|ting)? (?:an?|the) (?:[\p{L}-]+ )?(?:star|angel) (?:on(?:to)?|at) (?:the )?(?:top of )?(?:an?|the|their|his|her) (?=(?:[\p{L}-]+ )?tree\b)/giu,
    (found) => `${found.startsWith('putting') ? 'decorating' : 'decorates'} the `,
  ],
  // Who does what with the nose of a snowman works on him.
  [
    /\b(?:put|stick|plac|push|press|giv|add)(?:s|es|ting|ing)?(?: on| in| him| it)? (?:an?|the|his|its) (?:carrot(?: nose)?|nose|(?:top )?hat|scarf|buttons)(?: (?:in|on|into|onto|for|as) (?:the |his |its |a )?(?:snowman|face|head|nose|place|it|him))?(?<=\bsnowm[ae]n\b.{0,100})/giu,
    (found) => (/^\p{L}+ing\b/u.test(found) ? 'building snowman' : 'builds snowman'),
  ],
  // A pancake that is flipped is one of those that are made.
  [
    /\b(?:mak|cook|fry|bak|prepar)(?:ing|es|s) (?:some |the )?(pancakes?|cr[eê]pes?|burgers?|omelettes?|eggs?)(?:,| and|, and)? (?:flip|toss)(?:p?ing|s|es) (?:one|it|them|an? (?:pancake|cr[eê]pe))(?: (?:up|high))*(?: in(?:to)? the air)?\b/giu,
    (_, what) => `flipping ${what}${/burger/iu.test(what ?? '') ? '' : ' in kitchen'}`,
  ],
  // What falls on people does not carry them off their bench.
  [
    /\b((?:petals|blossoms?|leaves|snow(?:flakes)?|rain|confetti|feathers) (?:is |are )?(?:falling|fall|falls|raining down|drifting|floating)) (?:down )?(?:on|onto|over|around) (?=(?:an?|the|two|three|some|his|her) )/giu,
    (_, falls) => `${falls}, `,
  ],
  // Whose dress is fitted wears it.
  [
    /\b(measur|fitt?|pinn?|adjust|hemm?)(es|s|ing) (an?|the|his|her) ((?:[\p{L}-]+ )?\p{L}+)['’]s (?:[\p{L}-]+ )?(?:dress|suit|gown|jacket|coat|waist|trousers|sleeves?|shoulders)\b/giu,
    (_, __, form, one, who) => `measur${form === 'ing' ? 'ing' : 'es'} ${one} ${who}`,
  ],
  [/\b(?:goalkeeper girl|girl goalkeeper|goalie girl)\b/giu, () => 'female goalkeeper'],
  [/\bbob(?:s|bing)? for apples\b/giu, () => 'leaning over bucket full of apples'],
  // Who sits on the bench feeds those on the ground.
  [
    /\bfeed(s|ing)? ((?:the |some )?(?:[\p{L}-]+ )?(?:ducks|pigeons|birds|swans|geese|squirrels|doves|sparrows)) (?:from|on|at) (?:an?|the|his|her|their) ((?:[\p{L}-]+ )?bench)\b/giu,
    (_, form, birds, bench) => `sit${form === 'ing' ? 'ting' : 's'} on a ${bench} feeding ${birds}`,
  ],
  // Singers who dance together.
  [
    /\b(?:k-?pop )?(girl|boy) (?:group|band)\b/giu,
    (_, who) => (who?.toLowerCase() === 'girl' ? 'four young women' : 'four young men'),
  ],
  // A fan that somebody has is held.
  [
    /\bwith (?:an?|her|his) (?:paper |silk |hand |red |white |painted )?fan\b(?! of\b)/giu,
    () => 'with a folding hand fan',
  ],
  [/\b(?:over|down|off|across) (?:an?|the) (?:[\p{L}-]+ )?stair ?sets?\b/giu, () => 'over stairs'],
  [/\bvolleyball on (?:the|a) beach\b/giu, () => 'beach volleyball'],
  [/\btwo (?:against|versus|vs\.?|on) two\b/giu, () => 'four players'],
  // What is climbed to is a window of the house that burns.
  [
    /\b(to|towards?|up to|at) (?:an?|the) burning (window|balcony)\b/giu,
    (_, to, what) => `${to} the ${what} of a burning house`,
  ],
  [
    /\bharvest(?:s|ing) (?:the |his |her )?(?:wheat|corn|grain|barley|rye|field)(?<=\b(?:tractor|combine(?: harvester)?)\b.{0,60})/giu,
    () => 'in wheat field',
  ],
  [
    /\b(?:gliding|glides?|drifting|drifts?)(?= (?:\p{L}+ )?(?:across|over|along|down|on|through) )(?<=\b(?:canoe|kayak|boat|rowboat|raft|gondola|sailboat)s?\b.{0,60})/giu,
    (found) => (found.endsWith('ing') ? 'floating' : 'floats'),
  ],
  [/\bindoor (?:bouldering|climbing) (?:wall|hall)\b/giu, () => 'climbing wall in climbing gym'],
  [/,? ?\b(?:(?:his|her|the) )?hands (?:in )?close[- ]?up\b/giu, () => ', close up'],
  // In an eclipse, one looks up from the ground.
  [
    /\beclipse (?:above|over) (?=(?:an?|the) (?:[\p{L}-]+ )?(?:crowd|group|field|people|village|children|family|couple))/giu,
    () => 'eclipse, ',
  ],
  [/\b(?:paper|eclipse|solar|cardboard) (?:viewing )?glasses\b/giu, () => 'sunglasses'],
  // Who rests on a cloud has it below.
  [
    /\b((?:sleep|sit|li|ly|nap|rest|fish|doz|read|float|danc|jump|play|dream|lean|lounge?)(?:s|es|ing|ting|p?ing)?) on (?:top of )?an? (?:[\p{L}-]+,? ){0,2}cloud\b(?! of)/giu,
    (_, does) => `${does} on a cloudbed in the sky`,
  ],
  // Parades go through streets.
  [
    /\b(?:an? |the )?lantern (?:parade|procession)\b/giu,
    () => 'street parade with lanterns by night',
  ],
  [
    /\b(?:outside|in front of|near|by) (?:the|a) (?:ball ?park|stadium|arena|football ground)\b/giu,
    () => 'in the street',
  ],
  [/\bhot[- ]dog (?:vendor|seller|man)\b/giu, () => 'hotdog vendor with a hot dog at a stall'],
  // Who learns it does it already.
  [/\bwater can(?: home)?\b/giu, () => 'bucket'],
  [
    /,? ?\b(?:and )?(an?|the|his|her) ((?:[\p{L}-]+ )?\p{L}+) (?:shows?|showing|teaches|explains?)(?: to)? (?:it|him|her|them) how(?: to)?(?=\s*(?:[,.;]|$))/giu,
    (_, one, who) => `, ${one} ${who} talks to it`,
  ],
  [/\blearn(?:s|ing) (?:how )?to water\b/giu, () => 'watering'],
];
