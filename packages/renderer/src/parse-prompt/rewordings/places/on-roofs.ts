import type { Rewording } from '../../rewording.ts';

const BUILDING =
  '(?:house|cabin|cottage|hut|castle|tower|barn|church|chapel|farmhouse|mansion|villa|lodge|shed|palace|lighthouse|mill|inn|chalet|bungalow|farm|windmill|temple)s?';
const HOW =
  '(?:(?:an?|one|two|three|four|single|only|few|many|its|the|all|big|small|large|tall|little|open|old|round|arched|wooden|red|blue|green|yellow|white|brown|warm|golden) )*';
const LIT =
  '(?:(?:warmly|brightly|softly|dimly) )?(?:lit|glowing|illuminated|lighted|shining|bright)';
const OPENINGS = '(?:windows?|doors?|shutters|doorway)';

const HOME = '(?:houses?|homes?|villas?|cottages?|buildings?)';
const WHOSE = String.raw`(?:(?:the|an?|its|their|his|her|your|our|my) )?(?:[\p{L}-]+ )?`;
const PANELS = '(?:black |blue |new |shiny )?solar (?:panels?|cells|modules)';

/** Panels on a roof are one with the house; while they are carried up or screwed on they are not. */
export const ON_ROOFS: readonly Rewording[] = [
  // A window that is lit is one of the house, and seen to be so at night.
  [
    new RegExp(
      String.raw`(?<=\b${BUILDING} )with ${HOW}(?:${LIT} ${HOW}windows?|(?:windows? (?:is |are )?${LIT})|lights? (?:on )?in (?:the|its|one) windows?)\b(?: at night)?(?![^.;]{0,60}\b(?:sunset|sunrise|dusk|dawn|twilight|morning|evening|noon|day|sun)\b)`,
      'giu',
    ),
    () => 'at night',
  ],
  [
    new RegExp(
      String.raw`(?<=\b${BUILDING} )with ${HOW}(?:${LIT} )?${OPENINGS}(?= and (?:an? )?\p{L})`,
      'giu',
    ),
    () => 'with',
  ],
  [
    new RegExp(
      String.raw`(?<=\b${BUILDING} )with ${HOW}(?:${LIT} )?${OPENINGS}(?! (?:cleaner|man|bell|mat))\b`,
      'giu',
    ),
    () => '',
  ],
  // A platform that hangs at a house is no station.
  [
    /\b(?:hanging|suspended|swinging|lifting|window[- ]cleaning) (?:work )?(?:platform|scaffold|scaffolding|gondola|cradle)\b/giu,
    () => 'work-cradle',
  ],
  // Where helicopters land high up, the roof is seen and not the wards below it.
  [
    /\b(?:on|onto|from) (?:top of )?(?:the |an? |its )?(?:flat )?(?:roof(?:top)? of (?:an?|the) (?:[\p{L}-]+ )?(?:hospital|clinic|hotel|skyscraper|high-rise|tower|building|bank|office(?: building| tower)?)|(?:hospital|hotel|skyscraper|building|clinic|office)(?:'s)? (?:roof(?:top)?|helipad))\b(?<=\b(?:helicopter|chopper|drone)s?\b.{0,100})/giu,
    () => 'on helipad on flat roof',
  ],
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
