export const FLOWERS =
  /^(?:tulip|rose|water-lily|lotus|peony|bellflower|crocus|magnolia|hibiscus)$/;
export const IN_FLOWERS =
  /^sleeping-|fairy|mouse|frog|elf|kitten|hamster|chick|rabbit|baby|caterpillar/;

/** What an animal can sit in and look out of, with the height of its rim as a share of its own. */
const RIMS: readonly (readonly [RegExp, number])[] = [
  [/^(?:teacup|teacup-without-handle|mug|coffee-cup|hot-beverage)$/, 0.13],
  [/^(?:open-box)$/, 0.3],
  [/^(?:open-gift-box)$/, 0.22],
  [/^(?:open-suitcase)$/, 0.48],
  [/^(?:paper-bag)$/, 0.14],
  [/^(?:handbag|purse)$/, 0.36],
  [/^(?:basket)$/, 0.38],
  [/^(?:treasure-chest)$/, 0.42],
  [/^(?:trash-can)$/, 0.2],
  [/^(?:chimney)$/, 0.12],
  [/^(?:bird-bath)$/, 0.26],
  [/^(?:loaded-wheelbarrow)$/, 0.12],
  [/^(?:bucket|flower-pot|bowl|vase|boot|top-hat|barrel|honey-pot|cup|backpack)$/, 0.1],
  // Only the small fit between petals.
  [FLOWERS, 0.11],
];

/** Where the rim of a vessel is; null for what is none. */
export function rimOf(name: string): number | null {
  return RIMS.find(([names]) => names.test(name))?.[1] ?? null;
}

export const isVessel = (name: string): boolean => rimOf(name) !== null;
