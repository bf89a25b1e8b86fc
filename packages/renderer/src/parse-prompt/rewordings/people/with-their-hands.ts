import type { Rewording } from '../../rewording.ts';
import { USED_AS } from './used-as.ts';

const A = '(?:an?|the|his|her|their|its|my|our)';

/** Work of the hands that would otherwise be done by the whole body. */
export const WITH_THEIR_HANDS: readonly Rewording[] = [
  // Who is fed with a spoon is not fed by it.
  [
    /\bspoon[- ]?feed(s|ing)? ((?:an?|the|his|her|their) (?:[\p{L}-]+ )?(?:baby|toddler|child|patient|boy|girl|man|woman|lamb|kitten|twin)s?(?: in (?:an?|the|his|her) (?:[\p{L}-]+ )?high[- ]?chair)?)/giu,
    (_, form, whom) => `feed${form ?? ''} ${whom} with a spoon`,
  ],
  // The bench that one works at is none to sit on.
  [
    /(?<=\b(?:hammer|saw|plan|sand|chisel|carv|weld|tinker)(?:s|e|es|ing|ning)? (?:away )?(?:at|on) (?:an?|the|his|her) (?:(?:wooden|old|long|sturdy|busy) )?)bench\b/giu,
    () => 'workbench',
  ],
  // A stick is swung at what hangs there, and nobody swings.
  [
    /\b(?:swing(?:s|ing)? (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:stick|bat|club|pole) at|(?:hit|whack|bash|smash|strik)(?:s|es|ing|ting)?(?: at)?) (?=(?:an?|the) (?:[\p{L}-]+ )?pi[nñ]ata\b)/giu,
    () => 'swinging a baseball bat at ',
  ],
  [
    /(?<=\bpi[nñ]ata) with (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:stick|bat|club|pole)\b/giu,
    () => '',
  ],
  [/\bpi[nñ]ata(?=\s*[.!]?\s*$)/giu, (found) => `${found} in the garden`],
  // The bar that is jumped over serves no drinks.
  [
    /\b(?:(?:clear|jump|leap|sail|soar|go)(?:s|es|ing)?|fl(?:y|ies|ying)) (?:(?:high|clean|just|easily) )?(?:over )?(?:(?:the|a) )?(?:high )?bar\b(?<=\b(high[- ]jumper|pole[- ]vaulter)s?\b.{0,60})/giu,
    (_, who) => (/^pole/iu.test(who ?? '') ? 'pole-vaults' : 'high-jumps'),
  ],
  [
    /\bfish(ing|es) with (?:an?|the) (?:whole |entire |big |large |huge |old )?([\p{L}-]+) (?:as|for) (?:an?|his|her|its|their) (?:fishing )?(?:rod|pole)\b/giu,
    (_, form, rod) => `hold${form === 'ing' ? 'ing' : 's'} a ${rod} by a lake`,
  ],
  ...USED_AS,
  // What stands for a tool is what is in the hands.
  [
    /\b(?:with|using|us(?:es|ed)) (an?|the|his|her|its) (?:whole |entire |big |large |huge |old )?((?:[\p{L}-]+ )?[\p{L}-]+) (?:as|for) (?:an?|his|her|its|their) (?:makeshift )?(?:shield|umbrella|parasol|sail|fan|flag|drum|cane|walking stick|hammer|racket|bat|wand|torch|broom|guitar|microphone)\b/giu,
    (_, one, tool) => `holding ${one} ${tool}`,
  ],
  // Who hangs something up does not hang.
  [
    new RegExp(
      `\\bhang(s|ing)?(?: up)? (${A} (?:[\\p{L}-]+ ){0,2}(?:bird ?house|bird feeder|feeder|wreath|lantern|lamp|bell|wind chime|dreamcatcher|horseshoe|mirror|flower basket)) (?:on|in|from|over|above|to) (?=${A} (?:[\\p{L}-]+ ){0,2}(?:tree|door|branch|gate|porch|fence|hook|barn|oak|pole|nail)\\b)`,
      'giu',
    ),
    (_, form, what) => `hold${form ?? ''} ${what} at `,
  ],
  // What is shaken out is held in both hands.
  [
    new RegExp(
      `\\b(?:shak|spread|flapp?|throw)(?:e?s|e|ing)? (?:out )?(${A} (?:[\\p{L}-]+ )?)(?:bed ?)?(?:sheet|blanket|duvet|quilt|bedspread)s? over (?=${A} (?:[\\p{L}-]+ )?bed\\b)`,
      'giu',
    ),
    (_, what) => `holds ${what}blanket behind `,
  ],
  // Nobody is poured into anything.
  [
    /(?<=\bpour(?:s|ing|ed)? (?:the |some |thin |thick |more |pancake |waffle |cake )*)(?:pancake batter|batter|mixture|custard|stock|broth|dressing|gravy|cream)\b/giu,
    () => 'milk',
  ],
  [/\bwaffle (?:iron|maker)\b/giu, () => 'frying pan'],
  // What is built of fruit is a heap of it.
  [
    /\b(?:stack|pil|build|arrang)(?:s|es|e|ing)? ((?:[\p{L}-]+ )?(?:oranges|apples|lemons|tomatoes|cans|tins|melons|boxes|books|cups|cheeses|pumpkins)) (?:up )?(?:in|into|to) (?:an? )?(?:[\p{L}-]+ )?(?:pyramids?|towers?)\b/giu,
    (_, what) => `with a heap of ${what}`,
  ],
  [/\bat closing[- ]time\b/giu, () => ''],
  [
    /\bsweep(s|ing)? (?:up )?(?:the |all the )?(?:cut )?hair\b/giu,
    (_, form) => `sweep${form ?? ''}`,
  ],
  [
    new RegExp(
      `\\bweigh(?:s|ing)? (?:out )?((?:[\\p{L}-]+ ){1,3}?)on (?:${A} )(?:[\\p{L}-]+ )?(?:scales?|balance)\\b`,
      'giu',
    ),
    (_, what) => `with ${what}by balance scale`,
  ],
  [
    /\b(cup|mug)s? of (?:(?:hot|warm|steaming|tomato|chicken) )*(?:soup|broth)\b/giu,
    (_, cup) => cup ?? '',
  ],
  // What comes out of stone is a statue.
  [
    /\b((?:carv|sculpt|chisel|hew)(?:es|s|e|ing)?) (an?|the) ((?:[\p{L}-]+ )?\p{L}+) (?:out of|from|in|into) (?:an? |the )?(?:[\p{L}-]+ )?(?:block of )?(?:marble|stone|granite|limestone|sandstone)(?: block)?\b/giu,
    (_, verb, one, what) => `${verb} ${one} stone ${what}`,
  ],
  // What a bag is full of is in it.
  [
    /\bpaper bags? of (?:(?:hot|warm|roasted|fresh|salted) )*(?:chestnuts|nuts|almonds|popcorn|fries|candy|candies|sweets|peanuts|seeds|bread ?crumbs|crumbs)\b/giu,
    () => 'paper bag',
  ],
  // The wagon that a child pulls has no cover.
  [
    new RegExp(
      `(?<=\\b(?:girl|boy|child|kid|toddler|children|kids|father|dad|mother|mom|grandpa|grandma)\\b.{0,30}\\b(?:pull|push|drag)(?:s|ing|es)? ${A} (?:(?:little|small|red|wooden|toy|old|blue) )*)wagon\\b`,
      'giu',
    ),
    () => 'handcart',
  ],
  // What is planted is young yet.
  [
    /\b(hands?) planting (?:an? |the )?(?:(?:small|young|little|tiny|green) )*(?:trees?|plants?|seedlings?|saplings?)\b/giu,
    (_, hands) => `${hands} holding a seedling`,
  ],
  [
    /\b(?<=\b(?:plant(?:s|ing|ed)|(?:[a-z]{3}s|children|people|and (?:his |her |their )?\p{L}+) plant) (?:an?|the|its|their|his|her|some|two|three) )(?:(?:little|small|young|tiny) )?(?:\p{L}+ )?tree(s?)\b(?! of)/giu,
    (_, many) => `seedling${many ?? ''}`,
  ],
  // Who carries something up a tree climbs it with that.
  [
    /\b(?:carr|tak|dragg?|haul|bring)(ing|ying|ies|e?s) ((?:an?|its|the|some|his|her) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) up (?=(?:an?|the) (?:[\p{L}-]+ )?(?:tree|trunk|palm|ladder|pole|cliff)\b)([^,.;]+)/giu,
    (_, form, what, whereTo) =>
      `${form?.endsWith('ing') === true ? 'climbing' : 'climbs'} ${whereTo} holding ${what}`,
  ],
];
