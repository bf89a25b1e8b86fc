/** Small things that are worn over clothes or on the head and the hands. */
const ACCESSORY_KINDS = [
  'bracelet',
  'watch',
  'earrings',
  'necklace',
  'pearls',
  'pendant',
  'belt',
  'suspenders',
  'eye-patch',
  'monocle',
  'sash',
  'brooch',
] as const;

export interface Accessory {
  readonly kind: (typeof ACCESSORY_KINDS)[number];
  readonly colour: string;
}

const GOLD = '#f2c230';

/** Words for them, and the colours that they usually have. */
const WORDS: readonly (readonly [RegExp, Accessory['kind'], string])[] = [
  [/bracelet|bangle/, 'bracelet', GOLD],
  [/watch/, 'watch', '#5a3a2c'],
  [/earring|hoops/, 'earrings', GOLD],
  [/pearl|bead/, 'pearls', '#f7f2ea'],
  [/pendant|locket|amulet/, 'pendant', GOLD],
  [/necklace|chain|choker/, 'necklace', GOLD],
  [/suspender|braces/, 'suspenders', '#c8362f'],
  [/belt/, 'belt', '#7a4a2c'],
  [/patch/, 'eye-patch', '#26222e'],
  [/monocle/, 'monocle', GOLD],
  [/sash/, 'sash', '#d8362f'],
  [/brooch|badge/, 'brooch', GOLD],
];

export function accessoryNamed(word: string, colour: string | null): Accessory | null {
  const [, kind, usual] = WORDS.find(([words]) => words.test(word)) ?? [];
  return kind === undefined || usual === undefined ? null : { kind, colour: colour ?? usual };
}
