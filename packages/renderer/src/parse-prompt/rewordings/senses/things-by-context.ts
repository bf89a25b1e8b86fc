import type { Rewording } from '../../rewording.ts';

/** Things whose names mean something else, or nothing to be seen, in most other sentences. */
export const THINGS_BY_CONTEXT: readonly Rewording[] = [
  // What lies about is no camera that films the scene.
  [
    /\b(an? (?:[\p{L}-]+ ){0,2})camera(?= (?:on|under|next to|beside|lying|lies|sitting|sits|hanging|hangs|and an?|in an? (?:bag|box|hand|shop|window|case|drawer))\b)/giu,
    (_, before) => `${before}photo camera`,
  ],
  [
    /\b(an? (?:[\p{L}-]+ )?|the )brain(?= (?:on|in an? (?:jar|tank|glass|vat)|lying|made|floating|with|lifting|running|wearing|reading)\b)/giu,
    (_, before) => `${before}human brain`,
  ],
  [/\bnail[- ]gun(s?)\b/giu, (_, many) => `nailgun${many ?? ''}`],
  [
    /\btanker(s?)(?= (?:[\p{L}]+ )?(?:on|along|down|at) (?:an?|the) (?:[\p{L}]+ )?(?:road|highway|motorway|freeway|street|gas station|petrol station)\b)/giu,
    (_, many) => `tanker truck${many ?? ''}`,
  ],
  [
    /\b(an? (?:[\p{L}]+ )?)whistle(?= (?:on|around|round|hanging|lying|in (?:his|her|the|an?))\b)/giu,
    (_, before) => `${before}referee whistle`,
  ],
  [
    /\b((?:an?|the|her|his) (?:[\p{L}]+ )?)jump[- ]rope\b(?! (?:team|contest|competition))/giu,
    (_, before) => `${before}skipping rope`,
  ],
  // What rolls, unless one rides it in the waves.
  [
    /\blongboard(s?)\b(?![^.;]{0,80}\b(?:surf|waves?|sea|ocean|beach|shore)\b)(?<!\b(?:surf|waves?|sea|ocean|beach)\b[^.;]{0,60})/giu,
    (_, many) => `skateboard${many ?? ''}`,
  ],
  [
    /(?<!\b(?:in|into|inside|of|through|from|at|out of) )\b(an? (?:[\p{L}]+ )?)cave(?= (?:in (?:an?|the) (?:[\p{L}]+ )?(?:forest|woods|jungle|mountains?|distance|hillside|cliff|rocks?|hills?)|on (?:an?|the) (?:hill|mountain|beach|hillside))\b)/giu,
    (_, before) => `${before}cave entrance`,
  ],
  [/\bcorals?(?= (?:growing )?(?:in|on) the (?:ocean|sea)\b)/giu, () => 'coral reef'],
  [/\b(an?) goldfish bowl\b/giu, (_, article) => `${article} goldfish in a fish bowl`],
  [
    /\b(an? )lilac(?= in (?:an?|the) (?:[\p{L}]+ )?(?:vase|jar|pot|bucket)\b)/giu,
    (_, article) => `${article}lilac flower`,
  ],
  [
    /\b(an? )magnolia(?= in (?:an?|the) (?:[\p{L}]+ )?(?:vase|jar)\b)/giu,
    (_, article) => `${article}magnolia branch`,
  ],
  // Landmarks that are made of other words.
  [/\b[Tt]he White House\b/gu, () => 'the government building'],
  [/\b(?:the )?(?:Niagara|Victoria|Iguazu|Angel) Falls\b/giu, () => 'a giant waterfall'],
  [/\b(?:the )?Matterhorn\b/giu, () => 'the snowy mountain'],
  [/\bchichen[- ]itza\b/giu, () => 'mayan pyramid'],
  [
    /\b(an?|the) bank(?= (?:at the end of the street|on (?:the|an?) (?:[\p{L}]+ )?(?:corner|street|square)|in (?:town|the city|downtown)|being robbed)\b)/giu,
    (_, article) => `${article} bank building`,
  ],
];
