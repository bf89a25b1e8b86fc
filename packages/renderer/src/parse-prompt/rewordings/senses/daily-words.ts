import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|his|her|their|its|my|our)';
const CART = '(?:cart|barrow|trolley)';
const LOADS: readonly (readonly [RegExp, string])[] = [
  [/book/iu, 'book'],
  [/flower|rose|tulip|bouquet/iu, 'flower'],
  [/./u, 'fruit'],
];

/** Words of every day that name another time, person or place than they seem to. */
export const DAILY_WORDS: readonly Rewording[] = [
  // It says when, and nobody is there yet.
  [
    /\b(?:before|after) (?:school|work|breakfast|lunch|dinner|supper|church|kindergarten|class)\b(?=\s*(?:[,.;!]|$))(?<=\b(?:hair|braid\p{L}*|breakfast|kitchen|tie|shoes|shoelaces|lunch ?box(?:es)?|bathroom|bedroom|sofa|couch|home|dishes|teeth|coat|jacket)\b.{0,60})/giu,
    () => '',
  ],
  // The small hours are dark.
  [
    /\b(?:at|until) (?:half past )?(?:one|two|three|four|[1-4])(?: o['’]?clock)?(?: in the morning| a\.?m\.?(?= |[,;]|$))/giu,
    () => 'at night',
  ],
  [/\bin the (?:small|wee|early) hours(?: of the (?:night|morning))?\b/giu, () => 'at night'],
  // The smallest of a family is a baby.
  [/\bbaby sister\b/giu, () => 'baby girl'],
  [/\b(?:newborn|baby) (?:brother|son|grandson|cousin)\b/giu, () => 'baby boy'],
  [/\b(?:newborn|baby) (?:daughter|granddaughter|niece)\b/giu, () => 'baby girl'],
  // A cactus indoors is a small one in a pot.
  [
    new RegExp(
      `\\b(?:${A} )(?:[\\p{L}-]+ )?cactus (on|at|in|by|beside) (?=${A} (?:[\\p{L}-]+ )?(?:desk|window|windowsill|window sill|sill|shelf|table|counter|pot|kitchen|bedroom)\\b)`,
      'giu',
    ),
    (_, where) => `potcactus ${where} `,
  ],
  // Who bends over a table for an operation stands behind it.
  [
    /\b(?:bend|lean|stoop)(?:s|ing)? (?:down )?over (?=(?:an?|the) (?:operating table|patient)\b)/giu,
    () => 'operate on ',
  ],
  [/(?<=\boperat(?:e|es|ing) on )(?:an?|the) operating table\b/giu, () => 'a patient'],
  // Those who help a surgeon are nurses.
  [
    /\b(?:(an|his|her|the) )?assistant(s?)\b(?=.{0,80}\b(?:operat\p{L}+|surgeon|surgery)\b|(?<=\b(?:operat\p{L}+|surgeon|surgery)\b.{0,80}))/giu,
    (_, one, many) => `${one === undefined ? '' : `${one} `}nurse${many}`,
  ],
  [/\bice[- ]cream man\b/giu, () => 'ice vendor'],
  // What a cart is full of is heaped on it.
  [
    new RegExp(
      `\\b(?:wooden |little |small |old |hand ?)*${CART} (?:full of|filled with|loaded with|laden with|piled (?:high )?with|stacked with|packed with|of|with) (?:[\\p{L}-]+ )?(books?|flowers|roses|tulips|bouquets|fruits?|vegetables|apples|oranges|melons|lemons|bananas|peaches)\\b(?! (?:bags|bales))`,
      'giu',
    ),
    (_, load) => `${LOADS.find(([kind]) => kind.test(load ?? ''))?.[1] ?? ''} cart`,
  ],
  [
    new RegExp(
      `(?<=\\b(?:sell|serv|fry|fri|grill|roast|cook|mak)(?:s|es|ing)? (?:[\\p{L}-]+ ){1,4})(?:from|at|on|behind) ${A} (?:[\\p{L}-]+ )?${CART}\\b`,
      'giu',
    ),
    () => 'at snack cart',
  ],
  [
    new RegExp(
      `(?<=\\b(?:push|pull|drag|wheel|haul|roll)(?:s|es|ing)? (?:${A} )(?:[\\p{L}-]+ ){0,2})${CART}\\b(?! (?:full |filled |loaded )?(?:of|with) (?:coal|ore|rocks?|gold))(?<!\\b(?:mine|mining|coal|ore|shopping|golf|ice cream|hot dog|food|snack|coffee|flower|book|fruit|hay|horse|donkey|ox|dessert|tea|luggage|cleaning|housekeeping|baggage)[ -]${CART})(?<!\\b(?:horse|donkey|ox|oxen|mule|pony|tractor|buffalo|dog|camel|llama|goat)s?\\b.{0,50})`,
      'giu',
    ),
    () => 'handcart',
  ],
  // Dumplings are shown in what they are steamed in, and a heart in its cup.
  [
    /\b(?:fresh |hot |steaming |steamed |freshly )*(?:dumplings?|dim sum|gyoza|bao(?: buns)?|wontons?|buns) (?:(?:are |is |being |steaming |cooking |steamed |sitting |served |piled |stacked )*(?:in|inside|from)) (?:an? |the |two |three |stacked |round )*(?:bamboo|steamer|steaming)(?: steamers?| baskets?| steaming)*\b/giu,
    () => 'steaming dumpling steamer',
  ],
  [
    /\b(?:steaming |hot |round |stacked )*(?:bamboo )?(?:steamers?|bamboo baskets?|steamer baskets?|bamboo steamer baskets?) (?:of|full of|with|filled with|holding) (?:[\p{L}-]+ )?(?:dumplings?|dim sum|gyoza|bao(?: buns)?|wontons?|buns)\b/giu,
    () => 'steaming dumpling steamer',
  ],
  [
    /\b(?:an? |the )?(?:perfect |little |small |white )?heart(?: shape)? (?:in|into|on|onto|with|of|floating (?:in|on)) (?:the |an? |his |her )?(?:creamy |white |thick |milky )?(?:milk ?|coffee |cappuccino |latte )?(?:foam|froth|milk)(?: (?:of|on|in|on top of) (?:an? |the |his |her )?(?:[\p{L}-]+ )?(?:cappuccino|latte|coffee|cup|cup of coffee|flat white|macchiato))?\b/giu,
    () => 'a steaming heart cup',
  ],
  [
    /\blatte art(?: (?:with|of|in the shape of|shaped like) an? heart)?\b|\bheart-shaped (?:latte art|foam|froth|milk foam)\b/giu,
    () => 'heart cup',
  ],
  // A drink is in what it is served in.
  [/\bjugs? of (?:cold |fresh |warm )?milk\b/giu, () => 'milk jug'],
  [
    /\b(?:jug|pitcher|carafe)s? of (?:(?:cold|fresh|iced|homemade) )*lemonade\b/giu,
    () => 'lemonade',
  ],
  // What falls from a plane is no cat that curls up.
  [
    /,? ?\b(?:and |while |as )?(?:long |thin |fine )?(?:curls|ribbons|spirals) of (?:wood|shavings)(?: (?:fall|fly|drop|curl|roll|pile up|cover|lie|gather)(?:s|ing)?)?(?: (?:to|onto|on|around|over|at|off|from) (?:the |his |her )?(?:floor|ground|feet|bench|workbench|boots|plane|blade))?\b/giu,
    () => '',
  ],
  [
    /\bplan(es|ing)(?= (?:an?|the|some|his|her|down) (?:[\p{L}-]+ ){0,3}(?:board|plank|beam|door|wood|oak|pine|walnut|table ?top)\b)/giu,
    (_, form) => (form === 'ing' ? 'sanding' : 'sands'),
  ],
  // A class that somebody stands before are pupils.
  [
    /(?<=\b(?:in front of|before|to|with|at) (?:an?|the|his|her|their|my) )(?:whole |school |noisy |young |attentive |small |large |big )*class\b(?=\s*(?:[,.;]|$)| (?:in|at|on|while|as|and)\b)(?<=\b(?:teach|professor|lectur|blackboard|tutor)\p{L}*\b.{0,80})/giu,
    () => 'pupils',
  ],
  // Of "show hands", nobody is on a stage.
  [
    /(?<=[,.:;–-] ?(?:please |and )?)show (?=(an?|the|some|two|three|our|my|us|me|hands?|people|someone|somebody|\p{L}+ing) )(?!(?:me|us) how)/giu,
    (_, next) => (next?.startsWith('hand') === true ? '' : 'with '),
  ],
  // "The elevator doors open and a penguin walks out": it comes out of the elevator.
  [
    /\b(?:an?|the) (elevator|lift)(?:['’]s)? doors? (?:slowly |suddenly )?(?:slides? |glides? )?opens?(?: up)?,? (?:and|to reveal|revealing) (.{2,60}?) (?:walks?|steps?|comes|strolls|waddles|marches|walking|stepping|coming) out\b/giu,
    (_, which, who) => `${who} walks out of the ${which}`,
  ],
  // What is dug up leaves a mine on rails.
  [
    /\b(?:mine |mining |heavy |wooden |iron |old )*(?:cart|wagon|trolley|tub)(s?) (?:full |filled |loaded |heaped )?(?:of|with) (?:coal|ore|gold ore|lumps of coal)\b/giu,
    (_, many) => `mine-cart${many ?? ''}`,
  ],
  // Lights on a string.
  [
    /\b(?:an? |the |some )?(?:garlands?|chains?|strands?|canopy) of (?:\p{L}+ )?(?:lights|light ?bulbs|bulbs|lamps)\b/giu,
    () => 'fairy lights',
  ],
  // What is built of bricks is as red as they are.
  [
    /\bbrick(?= (?:school|schoolhouse|house|building|factory|church|cottage|tower|barn|station|warehouse|mansion|library|museum|villa|chimney)s?\b)/giu,
    () => 'brick-red',
  ],
  // Who is read to at bedtime has a lamp on.
  [
    /\bbedtime (?:story|stories)\b[^,.;]*(?=[,.;]|$)(?!.*\b(?:lamp|candle|torch|flashlight|fire|fireplace|lantern|moonlight)\b)(?<!\b(?:lamp|candle|torch|flashlight|fire|fireplace|lantern)\b[^,.;]{0,90})/giu,
    (found) => `${found} next to a bedside lamp`,
  ],
  // Boats that are rowed from their stern have somebody there.
  [
    /\b(an?|the|two|three|some|several)? ?(?:black |wooden |venetian )?gondolas?\b(?! (?:lift|ride|trip|tour|station|cabin))(?= (?:is |are )?(?:gently |slowly )?(?:glid|float|drift|pass|mov|row|sail)\p{L}+ )(?!.*\b(?:gondoliers?|tourists|couple|lovers|passengers|ski|snow|mountains?|alps)\b)/giu,
    (found, many) =>
      /s$/iu.test(found)
        ? `${many === undefined || /^(?:the|some|several)$/iu.test(many) ? 'three' : many} gondoliers in ${found.trim()}`
        : `a gondolier in ${found.trim()}`,
  ],
  [/\bdental chair\b/giu, () => "dentist's chair"],
  // What gets shorter as it burns is looked at in the dark.
  [
    /\bcandles? (?:is |are )?(?:slowly )?(?:burn|melt)(?:ing|s|ed)? (?:down|low)\b(?!.*\b(?:day|daylight|morning|noon|sunny|sunlight|window|church|cake|party)\b)/giu,
    (found) => `${found} at night`,
  ],
];
