import type { Hat } from './outfits.ts';

/** Words for hats, and the colours they usually have. */
const HATS: readonly (readonly [RegExp, Hat, string])[] = [
  [/bunny|rabbit/, 'bunny-ears', '#f7f3f8'],
  [/(?:cat|mouse|bear)-ears/, 'cat-ears', '#3a3340'],
  [/hijab|headscarf|bur[kq]a|niqab/, 'hijab', '#4a7ab8'],
  [/turban/, 'turban', '#e8873a'],
  [/santa|christmas/, 'santa', '#d8303a'],
  [/veil/, 'veil', '#fbfcfe'],
  [/fez/, 'fez', '#b0242e'],
  [/swim|bathing|shower/, 'swim-cap', '#3f8efc'],
  [/bonnet/, 'bonnet', '#f4d9a8'],
  [/elf|gnome|nightcap|sleeping/, 'pointed', '#2f8a4a'],
  [/hood/, 'cowl', ''],
  [/viking|horned/, 'helm', '#aeb6c6'],
  [/police/, 'police', '#26345c'],
  [/captain|sailor/, 'police', '#f6f8fb'],
  [/nurse/, 'nurse', '#ffffff'],
  [/tricorn/, 'pirate', '#2e2a33'],
  [/chef|cooks|toque/, 'chef', '#fbfcfe'],
  [/cowboy/, 'cowboy', '#9a6438'],
  [/wizard|witch/, 'wizard', '#5a4ab8'],
  [/pirate/, 'pirate', '#2e2a33'],
  [/conical|cone|bamboo|rice|coolie/, 'cone', '#e6c987'],
  [/flat-cap/, 'flat', '#6b6157'],
  [/beanie|bobble|wool|knitted|winter|fur-hat/, 'beanie', '#d8434a'],
  [/helmet|hard-?hat/, 'hard', '#ffd23f'],
  [/^cap$|^baseball|billed/, 'cap', '#d8434a'],
  [/party|birthday/, 'party', '#ff6fb5'],
  [/beret/, 'beret', '#c8362f'],
  [/crown|tiara/, 'crown', '#f0c24b'],
  [/straw|sombrero|sun-?hat|panama/, 'brim', '#e9c46a'],
];

export function hatNamed(word: string): { readonly hat: Hat; readonly colour: string } {
  const [, hat, colour] = HATS.find(([words]) => words.test(word)) ?? [null, 'brim', '#c9a25a'];
  return { hat, colour };
}
