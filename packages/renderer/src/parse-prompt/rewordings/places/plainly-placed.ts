import type { Rewording } from '../../rewording.ts';

const ONE = '(?:an?|the|his|her|their|its|our)';
const DRY =
  '(?:desert|dunes?|camels?|sahara|cactus|scorpions?|arena|rodeo|sand ?box|sand ?pit|ostrich(?:es)?|egypt|pyramids?|playground|sphinx|oasis|horses?|meerkats?|rattlesnakes?|bedouins?|caravan)';

/** Where somebody or something is, by things that are only there. */
export const PLAINLY_PLACED: readonly Rewording[] = [
  // A shed beside which something is stands in a garden.
  [
    new RegExp(
      `(?<=\\b(?:beside|behind|near|by|next to|in front of|against|outside|past|on the roof of) ${ONE} (?:[\\p{L}-]+ )?)(?<!garden |bike |boat |engine |bus )shed\\b(?! (?:wall|door|window))`,
      'giu',
    ),
    () => 'garden shed',
  ],
  // Those on a ship under a captain.
  [
    /\b(?:his|her|their|the|its) (?:[\p{L}]+ )?crew\b(?<=\b(?:captains?|pirates?|ships?|sailors?|boats?|vessel|skipper|viking)\b.{0,60})/giu,
    () => 'sailors',
  ],
  // Sand is at the sea, unless something tells of a desert.
  [
    new RegExp(
      `\\b(?:in|on) the (?:warm |hot |wet |white |soft |golden |yellow )?sand\\b(?! (?:dunes?|pit|box|castle))(?<!\\b${DRY}\\b.*)(?<!\\b(?:bur(?:y|ied|ies)|dig|stuck|stick|hid|sunk|play|writ|draw|wrote|drawn)\\p{L}* .{0,40})(?!.*\\b${DRY}\\b)`,
      'giu',
    ),
    () => 'on the beach',
  ],
  // Where songs are recorded.
  [
    /\b(?:in|at) (?:an?|the|his|her|their) (?:[\p{L}]+ )?studio\b(?<=\b(?:record(?:s|ing)?|singing|sings|microphone|song|album|band|musicians?|guitarist|drummer|singer|rapper|podcast)\b.{0,80})(?<!\b(?:film|photo|tv|dance|yoga|art|television|painting) studio)/giu,
    () => 'in a recording studio',
  ],
  // One boards a plane on the airfield.
  [
    /\b(?:board|get on|gets on|getting on|enter|leav|exit)(?:s|ing|es)? (?=(?:an?|the|their|his|her) (?:[\p{L}-]+ )?(?:air)?plane\b)(?!.*\bairport\b)/giu,
    () => 'on an airfield boarding ',
  ],
  // A table on which much is.
  [
    /\b((?:long|big|large|wooden|old|round|huge|set|festive) )*(?:dining |dinner )?table (?:(?:is )?(?:covered|filled|laden|loaded|full|piled|set|overflowing|groaning)) (?:with|of) (?:(?:delicious|lots of|all kinds of|good|plenty of|different|colou?rful|tasty|hot|christmas|holiday) )*(?:food|dishes|meals?|treats|delicacies)\b/giu,
    (_, how) => `${how ?? ''}feast`,
  ],
  [
    /\b(?:stand|step|weigh|jump|hop|sit)(?:s|ing|ping|ting)?(?: (?:him|her|it)self)? on(?:to)? (?:an?|the|his|her) (?:[\p{L}]+ )?scales?\b(?! (?:model|of))/giu,
    () => 'standing on a bathroom scale',
  ],
  [
    /\brolls? (?=(?:with|and) (?:[\p{L}]+ )?(?:butter|cheese|jam|ham|honey|sausage|salami|coffee)\b)(?<=\b(?:an?|two|three|fresh|warm|the) rolls? )/giu,
    () => 'bread roll ',
  ],
  [
    /\b((?:large|big|huge|small|striped|fat|caught|a|the|his|her) )bass\b(?! (?:guitar|player|drum|clarinet|speaker))(?<=\b(?:fisherm[ae]n|angler|fish(?:es|ing)?|catch(?:es|ing)?|caught|boy|man|girl|lake|river)\b.{0,60})(?!.{0,60}\b(?:play|music|band|stage|amp))(?<!\bplay\p{L}* .{0,20})/giu,
    (_, how) => `${how}fish`,
  ],
  [
    /\b(?:stand|walk|balanc)(?:s|es|ing|e)? on (?:his|her|its|their) hands\b/giu,
    () => 'doing a handstand',
  ],
  [
    /\bto steal (?:some )?(?=(?:apples|cherries|pears|plums|oranges|peaches)\b)/giu,
    () => 'to pick ',
  ],
  [/\b(?:police|patrol|coast ?guard|lifeguard|rescue) boat(?=s?\b)/giu, () => 'speedboat'],
  // Dogs pull it.
  [
    /\ban? (?:dog|husky)[ -]?sled(?:ge)?(?: team| race)?\b(?! (?:dog|driver|musher))/giu,
    () => 'huskies pulling a sled',
  ],
  [/\b(?:dog|husky) sled races?\b/giu, () => 'dogs pull sled'],
  // What hangs between houses is laundry.
  [
    /\b(?:an? )?(?:rope|line|string)s? (?:with|full of) (?:[\p{L}]+ )?(?:laundry|washing|clothes)\b(?<=\bbetween (?:two |the |old |tall )+(?:houses|buildings|balconies)\b.{0,40})|\b(?:an? )?(?:rope|line|string)s? (?:with|full of) (?:[\p{L}]+ )?(?:laundry|washing|clothes) between (?:two |the |old |tall )+(?:houses|buildings|balconies)\b/giu,
    () => 'laundry hung in an alley',
  ],
];
