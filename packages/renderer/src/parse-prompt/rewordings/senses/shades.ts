import type { Rewording } from '../../rewording.ts';

/** What colours are compared with: "mustard yellow" is a yellow, and no mustard is there. */
const SHADES: readonly (readonly [like: string, colour: string])[] = [
  [
    'mustard|lemon|canary|honey|banana|butter|corn|sunflower|egg|sun|daffodil|pineapple|taxi',
    'yellow',
  ],
  [
    'cherry|wine|brick|tomato|ruby|blood|fire|fire[- ]engine|apple|strawberry|lobster|rose|chili|candy|poppy|raspberry|pomegranate|lipstick|coral',
    'red',
  ],
  [
    'bottle|forest|moss|pea|apple|grass|sea|jungle|avocado|leaf|pine|kiwi|army|hunter|pistachio|cactus|emerald|frog|basil|fern|seaweed',
    'green',
  ],
  [
    'royal|ocean|ice|denim|sapphire|steel|peacock|cobalt|powder|sea|cornflower|glacier|ink|berry',
    'blue',
  ],
  [
    'chocolate|coffee|chestnut|caramel|walnut|nut|hazel|cinnamon|toffee|mocha|earth|rust|honey|wood',
    'brown',
  ],
  [
    'candy|bubble ?gum|peach|salmon|shrimp|flamingo|shell|raspberry|piglet|pig|cotton candy|strawberry|cherry blossom|coral|bubblegum',
    'pink',
  ],
  ['pumpkin|tangerine|carrot|burnt|peach|rust|fire|sunset|apricot|mango|flame', 'orange'],
  ['plum|grape|lavender|eggplant|aubergine|berry|violet|orchid|amethyst', 'purple'],
  ['pearl|milk|cream|bone|paper|eggshell|chalk|lily|cloud|ivory|porcelain|swan', 'white'],
  ['coal|jet|raven|pitch|ink|onyx|tar|crow|panther', 'black'],
  ['slate|stone|elephant|ash|dove|charcoal|mouse|pigeon|silver|steel|smoke|cloud', 'gr[ea]y'],
];
const NAMED =
  'sand|rust|honey|caramel|mustard|chocolate|coffee|wine|cherry|pumpkin|moss|leaf|brick|stone|slate|straw|wheat|copper|flesh|skin|biscuit|champagne|chestnut|cinnamon|tan|ochre|terracotta|sky|sea|ocean|fire|blood|lemon|banana|raspberry|strawberry|plum|berry|candy|rainbow';

export const OF_SHADES: readonly Rewording[] = [
  ...SHADES.map(
    ([like, colour]): Rewording => [
      new RegExp(
        String.raw`\b(?:${like})[- ](?=${colour}\b(?! (?:and|or|on|in|with|at)\b) ?[\p{L}])`,
        'giu',
      ),
      () => '',
    ],
  ),
  [/(?<=\b(?:an?|the|his|her|their|its|two|three|with|in) )snow[- ](?=white \p{L})/gu, () => ''],
  [/\b(?:salmon|rose|shrimp|flamingo)[- ]colou?red\b/giu, () => 'pink'],
  [new RegExp(String.raw`\b(?:${NAMED})[- ](?=colou?red\b)`, 'giu'), () => ''],
  [
    /(?<=\p{L} )(?:colou?red|hued|toned) (?=\p{L})(?<=\b(?:cream|peach|gold|silver|bronze|copper|ivory|beige|salmon|coral|olive|lavender|turquoise|amber|orange|mint|lime|rose) \p{L}+ )/giu,
    () => '',
  ],
];
