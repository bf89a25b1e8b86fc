/** Part of the world or time by whose houses one knows a village: the thing that is such a house. */
export type Region =
  | 'japanese-house'
  | 'chalet'
  | 'timbered-house'
  | 'round-hut'
  | 'stone-house'
  | 'hobbit-house';

const REGIONS: readonly (readonly [Region, RegExp])[] = [
  ['hobbit-house', /\bhobbits?\b/iu],
  ['japanese-house', /\b(?:japan(?:ese)?|kyoto|chinese|china|korean?|geisha|samurai|ninja)\b/iu],
  [
    'chalet',
    /\b(?:swiss|switzerland|alpine|(?:the )?alps|tyrol(?:ean)?|bavarian?|austrian?|chalets?)\b/iu,
  ],
  [
    'timbered-house',
    /\b(?:medieval|half[- ]timbered|tudor|alsatian|alsace|renaissance|fairy ?-?tales?|storybook)\b/iu,
  ],
  [
    'round-hut',
    /\b(?:african?|zulu|maasai|masai|tribal|thatched|huts?|polynesian|stone[- ]age|celtic|vikings?|neolithic)\b/iu,
  ],
  [
    'stone-house',
    /\b(?:tuscan|tuscany|italian|italy|proven[cç]al|provence|spanish|spain|sicilian|sicily|portuguese|croatian|stone (?:village|houses|cottages))\b/iu,
  ],
];

export function regionIn(prompt: string): { readonly region?: Region } {
  const found = REGIONS.find(([, words]) => words.test(prompt));
  return found === undefined ? {} : { region: found[0] };
}
