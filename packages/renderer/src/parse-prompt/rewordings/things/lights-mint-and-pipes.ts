import type { Rewording } from '../../rewording.ts';

/** Light of a studio, mint, pipes and cans: things that are something else than their names say. */
export const LIGHTS_MINT_AND_PIPES: readonly Rewording[] = [
  // How it is lit is no lamp in the picture.
  [
    /\b(?:(?:in|under|with) )?(?:soft |bright |warm )?studio light(?:s|ing)?(?=\s*(?:[,.;]|$))/giu,
    () => '',
  ],
  // Mint beside ice is no colour.
  [
    /\b((?:and|with|fresh|of|,) )mint\b(?! (?:green|colou?r|tone|blue|tea))/giu,
    (_, before) => `${before}herb`,
  ],
  // What bursts is a pipe for water, not one to smoke.
  [
    /\b(?:an? |the )?(?:water )?pipes? (?:suddenly )?(?:bursts?|breaks?|leaks?|is leaking|is bursting|bursting|leaking|explodes?|cracks?)(?: (?:open|in the (?:kitchen|bathroom|wall|basement)))?/giu,
    () => 'burst pipe',
  ],
  [
    /(?<=\b(?:fix(?:es|ing)?|repair(?:s|ing)?|mend(?:s|ing)?|replac(?:es?|ing)|tighten(?:s|ing)?) (?:an? |the )?)(?:broken |burst |leaky |leaking |old |copper )?pipes?\b/giu,
    () => 'water pipe',
  ],
  // It is no verb after a drink.
  [
    /\b(?:juice|soda|cola|lemonade|seltzer|kombucha|tonic|iced tea|cold brew|coffee|water|drinks?) (cans?)\b(?! (?:be|also|not)\b)/giu,
    (_, word) => `soda ${word}`,
  ],
];
