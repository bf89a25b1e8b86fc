import type { Hat } from './outfits.ts';

/** Words for hats, and the colours they usually have. */
const HATS: readonly (readonly [RegExp, Hat, string])[] = [
  [/chef/, 'chef', '#fbfcfe'],
  [/cowboy/, 'cowboy', '#9a6438'],
  [/wizard|witch/, 'wizard', '#5a4ab8'],
  [/pirate/, 'pirate', '#2e2a33'],
  [/conical|cone|bamboo|rice|coolie/, 'cone', '#e6c987'],
  [/flat-cap/, 'flat', '#6b6157'],
  [/beanie/, 'beanie', '#d8434a'],
  [/helmet/, 'hard', '#ffd23f'],
  [/^cap$|baseball|billed/, 'cap', '#d8434a'],
  [/party/, 'party', '#ff6fb5'],
  [/beret/, 'beret', '#c8362f'],
  [/crown|tiara/, 'crown', '#f0c24b'],
  [/hard-?hat/, 'hard', '#ffd23f'],
  [/straw|sombrero/, 'brim', '#e9c46a'],
];

export function hatNamed(word: string): { readonly hat: Hat; readonly colour: string } {
  const [, hat, colour] = HATS.find(([words]) => words.test(word)) ?? [null, 'brim', '#c9a25a'];
  return { hat, colour };
}
