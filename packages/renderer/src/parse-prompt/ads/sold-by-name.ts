import { sifted } from '../needed-letters.ts';

/** Goods that are sold under a name. */
const GOODS =
  '(?:(?:energy|soft|fizzy|protein|oat|sports) drink|drink|soda|juice|beer|cider|gin|wine|tea|coffee|water|cereal|granola|muesli|crisps|chips|biscuits?|cookies|chocolate|candy|gum|yoghurt|yogurt|cheese|sauce|jam|honey|soup|noodles|pasta|snacks?|(?:dog|cat|bunny|rabbit|hamster|bird|fish|pet|horse) (?:food|feed|treats|litter|seeds?)|feed|(?:bird|grass|flower|sunflower) ?seeds?|olive oil|oil|butter|milk|bread|ice cream|popcorn|nuts|crackers|pasta sauce|ketchup|mustard|vinegar|salt|chilli|sunscreen|(?:washing|laundry) (?:powder|liquid)|dish soap|fabric softener|conditioner|hair dye|nappies|diapers|paint|glue|fertili[sz]er|potting soil|plant food|shampoo|soap|toothpaste|deodorant|perfume|cream|serum|lotion|sunscreen|detergent|lipstick|mascara|nail polish|candles?|mattress|backpack|sneakers?|trainers|toothbrush|blender|kettle|vacuum|headphones|earbuds|scooter|stroller)';
const HOLDS = '(?: (?:can|bottle|tube|jar|box|pack|packet|bar|tin|carton|pouch|bag|brand|range))?';

/** What only an ad says: whose it is, what it is called, that a show has come. */
const SOLD: readonly RegExp[] = [
  /^(?:an? )?(?:(?:short|funny|tv|radio|online|cinema|new|quick) )*(?:spot|teaser) for (?=\p{Lu}|our\b|my\b|the new\b)/iu,
  new RegExp(
    String.raw`^(?!(?:an?|the|two|three) )(?:[\p{L}-]+ ){0,3}?${GOODS}${HOLDS} (?:called|named) (?=\p{L})`,
    'iu',
  ),
  /^(?:the )?(?:circus|fair|funfair|carnival|big top) (?:is (?:back )?(?:in|coming to)|comes to|returns to) (?:our )?town\b/iu,
  /^(?:an? )?(?:(?:official|movie|film|book|tv|cinematic|short|epic|first) )*trailer (?:for|of) [^,.;:"“]{0,40}\b(?:series|show|season|film|movie|drama|thriller|podcast|novel|play|musical)\b/iu,
  /^(?:an? )?(?:(?:official|movie|film|book|documentary|series|cinematic|short|epic|first) )+(?:trailer|teaser)[,:]? ?(?:["“][^"“”]{0,40}["”])?[, ]{1,50}(?:tonight|tomorrow|streaming|coming|premieres|only|now|in|from|on|this)\b/iu,
  /\bbox office:? \+?\d/iu,
].map(sifted);

/** "Breakfast cereal for children, Crunchloops, …": the name is a part of its own. */
const NAME_AFTER = new RegExp(
  String.raw`^(?!(?:[Aa]n?|[Tt]he|[Tt]wo|[Tt]hree) )(?:[\p{L}-]+ ){0,3}?(?:${GOODS})${HOLDS}(?: for (?:[\p{L}]+ ){0,2}[\p{L}]+)?, \p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?(?=\s*[,.;])`,
  'u',
);

/** Whether something is sold, by the name it has. */
export const isSoldByName = (text: string): boolean =>
  SOLD.some((words) => words.test(text)) || NAME_AFTER.test(text);

/** "Nibblo bunny feed, …" with a slogan. */
export const BRANDED_GOODS = new RegExp(
  String.raw`^\p{Lu}\p{Ll}{2,} (?:[\p{Ll}-]+ ){0,2}?(?:${GOODS})${HOLDS}(?=\s*[,.;:])`,
  'u',
);
/** Room that is left for words. */
export const LEAVES_ROOM =
  /\b(?:lots of|plenty of|much|generous|a lot of|wide) (?:empty|negative|white|blank|free|copy) ?space\b/iu;
