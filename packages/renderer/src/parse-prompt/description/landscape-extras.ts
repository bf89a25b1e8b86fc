import { FALLEN_LEAVES } from './fallen-leaves.ts';
import type { Setting } from './settings.ts';

/** What a landscape has that its kind alone does not. */
export type LandscapeExtra =
  | 'peaks'
  | 'snow-caps'
  | 'path'
  | 'struck'
  | 'sun-rays'
  | 'scrap'
  | 'birches'
  | 'leafy'
  | 'burned'
  | 'japanese'
  | 'koi'
  | 'high-up'
  | 'cobbled'
  | 'field-gate'
  | 'crypt'
  | 'zebra-crossing'
  | 'red-sun'
  | 'sun-behind'
  | 'fallen-leaves'
  | 'fresh-water'
  | 'after-rain'
  | 'shore'
  | 'blue-lights'
  | 'hut'
  | 'village-road';

const RANGE =
  '(?:mountains|mountain (?:range|chain|peaks?|landscape|panorama|view|backdrop)|(?:snowy |rocky |high |tall )?peaks|alps|dolomites|himalayas|andes|rockies)';

/** Landscapes without a range of their own, from which one may be seen. */
const PLAINS: ReadonlySet<Setting> = new Set<Setting>([
  'meadow',
  'farm',
  'garden',
  'park',
  'village',
  'pond',
  'vineyard',
  'savanna',
  'desert',
  'beach',
  'sea',
  'harbour',
  'playground',
  'poolside',
  'riverside',
  'terrace',
  'racetrack',
  'airfield',
]);

/** Ground that a path is trodden into; parks and gardens have one. */
const TRODDEN: ReadonlySet<Setting> = new Set<Setting>(['forest', 'meadow']);

const SNOW_CAPS =
  /\bsnow[- ]?(?:y|capped|covered|clad|topped|tipped|peaked) (?:[\p{L}-]+ )?(?:mountains?|peaks?|summits?|alps|hills)\b|\b(?:mountains?|peaks?|alps)\b[^,.;]{0,24}\b(?:snow on|(?:covered|capped|topped) (?:in|with) snow)\b/iu;

/** Ground on which leaves are seen that lie. */
const WITH_GROUND: ReadonlySet<Setting> = new Set<Setting>([
  'forest',
  'meadow',
  'garden',
  'park',
  'playground',
  'farm',
  'village',
  'campsite',
  'graveyard',
  'vineyard',
  'square',
  'courtyard',
  'street',
]);

/** Where trees of a kind stand close together. */
const WOODED: ReadonlySet<Setting> = new Set<Setting>(['forest', 'snow', 'campsite']);
/** What a fire left. */
const BURNED =
  /\b(?:burn(?:ed|t)(?:[- ](?:down|out))?|charred|scorched|fire-ravaged|devastated|dead|destroyed) (?:[\p{L}-]+ )?(?:forest|wood|tree|woodland)s?\b|\b(?:forest|wood|woodland)s? (?:(?:\p{L}+ ){0,3}after|destroyed by|devastated by|ravaged by) (?:an? |the )?(?:\p{L}+ )?(?:wild|forest )?fires?\b/iu;

const SUN = 'sun(?:set|rise)?\\b(?! ?(?:flower|glasses|hat|umbrella|lounger|bed|deck|screen))';
/** Who has the sun right behind them; behind land or trees it is where it always is. */
const SUN_BEHIND = new RegExp(
  `\\b(?:in front of|against|across|past|passing) (?:the|an?) (?:[\\p{L}-]+ ){0,3}?${SUN}|\\b(?:sun(?:set|rise)?)(?: (?!and\\b|with\\b)[\\p{L}-]+){0,3} (?:right |directly |just )?behind (?!(?:the |some |an? |two |high |tall |distant |snowy |dark )*(?:[\\p{L}-]+ )?(?:mountains?|hills?|peaks?|clouds?|horizon|trees|forest|woods|sea|ocean|skyline|city|roofs|houses|buildings|skyscrapers|dunes?|fog|mist|curtains?)\\b)`,
  'iu',
);

export const LANDSCAPE_RULES: readonly (readonly [
  LandscapeExtra,
  RegExp,
  ReadonlySet<Setting> | null,
])[] = [
  ['peaks', new RegExp(`\\b${RANGE}\\b(?! (?:bikes?|lions?|goats?))`, 'iu'), PLAINS],
  ['snow-caps', SNOW_CAPS, null],
  ['fallen-leaves', new RegExp(FALLEN_LEAVES.source, 'iu'), WITH_GROUND],
  ['sun-behind', SUN_BEHIND, null],
  [
    'red-sun',
    /\b(?:(?:blood|deep|bright|glowing|dark)[- ])?(?:red|crimson|scarlet) (?:[\p{L}-]+ ){0,2}sun\b(?! ?(?:flower|glasses|hat|umbrella|lounger|dress|screen))/iu,
    null,
  ],
  [
    'fresh-water',
    /\b(?:rivers?|lakes?|ponds?|creeks?|streams?|moat|reservoir|swamp)\b/iu,
    new Set<Setting>(['underwater']),
  ],
  [
    'after-rain',
    /\bafter (?:(?:an?|the|some|heavy|light|last) )?(?:[\p{L}-]+ )?(?:rain|rainfall|rainstorm|shower|downpour|storm|thunderstorm)s?\b(?! (?:boots|jacket|coat))/iu,
    null,
  ],
  [
    'hut',
    /\b(?:hut|cottage|(?:log |wooden |mountain |ski |forest )?cabin|shack|hovel|chalet)\b/iu,
    new Set<Setting>(['room']),
  ],
  [
    'crypt',
    /\b(?:crypts?|mausoleum|catacombs?|burial (?:vault|chamber)|dungeons?)\b/iu,
    new Set<Setting>(['cellar']),
  ],
  [
    'zebra-crossing',
    /\b(?:zebra crossing|crosswalk|pedestrian crossing|crossing guard|lollipop (?:lady|man|woman)|cross(?:es|ing)? (?:the|a|an) (?:[\p{L}-]+ )?(?:street|road))\b/iu,
    new Set<Setting>(['street', 'city', 'village']),
  ],
  [
    'sun-rays',
    /\b(?:(?:sun|light|god)[- ]?(?:rays?|beams?|shafts?)|(?:rays|shafts?|beams?) of (?:[\p{L}-]+ )?(?:sun)?light|(?:sun)?light (?:filter|stream|break|pour|shin)(?:s|ing) (?:down )?through)\b/iu,
    null,
  ],
  [
    'scrap',
    /\b(?:junk|scrap|wrecking) ?yard\b|\b(?:scrap|junk|garbage|rubbish|trash) (?:heap|dump|pile)s?\b|\blandfill\b/iu,
    new Set<Setting>(['construction-site']),
  ],
  ['birches', /\b(?:birch|birches|aspens?)\b/iu, WOODED],
  [
    'leafy',
    /\b(?:oak|beech|maple|deciduous|chestnut|linden|elm|leafy|broad-?leaf) (?:forest|wood|grove|tree)s?\b/iu,
    WOODED,
  ],
  ['burned', BURNED, WOODED],
  [
    'japanese',
    /\b(?:japan(?:ese)?|zen|kyoto)\b[^,.;]{0,24}\b(?:garden|pond|park)s?\b|\b(?:garden|pond|park)s?\b[^,.;]{0,24}\b(?:japan|kyoto|tokyo)\b/iu,
    new Set<Setting>(['garden', 'pond', 'park']),
  ],
  [
    'village-road',
    /\b(?:village|country|main|the|an?|across|along|down|through) (?:road|street|high street)\b|\b(?:suburbs?|suburban|residential) ?(?:street|road|area|neighbou?rhood)?(?! (?:house|home|garden|lawn|yard))\b/iu,
    new Set<Setting>(['village']),
  ],
  // Beside ice is not on it.
  [
    'shore',
    /\b(?:beside|next to|near|by|at the (?:edge|shore|side|bank) of|on the (?:shores?|banks?|edge) of|overlooking) (?:an?|the) (?:\p{L}+ )?(?:frozen|icy|iced[- ]over) (?:\p{L}+ )?(?:lake|pond|river|stream|creek)\b/iu,
    new Set<Setting>(['frozen-lake']),
  ],
  ['blue-lights', /\bblue (?:[\p{L}-]+ )?lights?\b|\blights?[^,.;]{0,12} blue\b/iu, null],
  ['cobbled', /\bcobble(?:d|s|stones?)\b/iu, new Set<Setting>(['street', 'city', 'village'])],
  [
    'field-gate',
    /\b(?:through|out of|past|into) (?:an?|the|its|their) (?:[\p{L}-]+ ){0,3}gate\b(?<=\b(?:sheep|cows?|cattle|goats?|horses|lambs?|flock|herd|ponies|geese|pigs)\b[^.;]{0,80})/iu,
    new Set<Setting>(['meadow', 'farm', 'mountains']),
  ],
  ['koi', /\b(?:koi|carps?)\b/iu, new Set<Setting>(['pond'])],
  // From up there one sees no street.
  [
    'high-up',
    /\bhigh (?:up )?(?:above|over) (?:the |an? )?(?:[\p{L}-]+ )?(?:city|skyline|town|streets?|metropolis|traffic|downtown)\b|\bwindow (?:cleaners?|washers?)\b(?=.{0,120}\b(?:skyscraper|high-?rise|tower|office building)s?\b)/iu,
    new Set<Setting>(['city', 'street']),
  ],
  [
    'path',
    /\b(?:paths?|trails?|footpaths?|pathway|track|lane|dirt road)\b(?! (?:of (?:light|smoke|dust|fire|stars|petals|blood|crumbs|paw ?prints)|lights?|mix))(?<!\b(?:light|star|vapou?r|smoke|con|dust|race) ?(?:paths?|trails?|track))/iu,
    TRODDEN,
  ],
  [
    'struck',
    /\b(?:lightning(?: bolts?)?|bolts? of lightning|thunderbolts?)\b[^,.;]{0,20}\b(?:strik(?:es?|ing)|hit(?:s|ting)?|struck|split(?:s|ting)?)\b|\b(?:struck|hit|split) by (?:a )?(?:bolt of )?lightning\b/iu,
    null,
  ],
];
