import type { Rewording } from '../rewording.ts';

const HOME = '(?:houses?|homes?|villas?|cottages?|buildings?)';
const WHOSE = String.raw`(?:(?:the|an?|its|their|his|her|your|our|my) )?(?:[\p{L}-]+ )?`;
const PANELS = '(?:black |blue |new |shiny )?solar (?:panels?|cells|modules)';

/** Panels on a roof are one with the house; while they are carried up or screwed on they are not. */
export const ON_ROOFS: readonly Rewording[] = [
  // The roof of one that is named is not one of many in a town.
  [
    /(?<=\b(?:on|onto|atop|over|across|along|off|from) (?:top of )?(?:an?|the|his|her|their) (?:[\p{L}-]+ )?)(barn|church|castle|temple|farmhouse|cottage|cabin|hut|shed|chapel|pagoda|palace) roof(?:top)?\b/giu,
    (_, building) => building ?? '',
  ],
  [
    new RegExp(
      String.raw`\b(?=(?:[\p{L}]{3,5} )?solar )(?<!\b(?:install|mount|put|fix|carr|clean|repair|check|lift|place)[\p{L}]{0,4} (?:the |some |new )?)${PANELS} (?:(?:installed|mounted) )?(?:on|over|covering) ${WHOSE}(?:(?:${HOME} )?(?:roof|rooftop)s?(?: of ${WHOSE}${HOME})?|${HOME})\b`,
      'giu',
    ),
    () => 'solar house',
  ],
  [
    new RegExp(
      String.raw`\b(?:family |modern |new )?${HOME} (?:with|that has|covered (?:with|in)) ${PANELS}(?: on (?:the|its|their) (?:roof|rooftop))?`,
      'giu',
    ),
    () => 'solar house',
  ],
];
