import type { Rewording } from '../../rewording.ts';

const PAIRED =
  '(?:swan|penguin|fox|wolf|eagle|stork|owl|lion|tiger|leopard|panda|otter|flamingo|crane|parrot|dove|deer|elephant|giraffe|seal|bear|beaver|hedgehog|cat|dog|duck|bird|dolphin|whale|horse|rabbit|squirrel|mouse)';
const FLOWERS =
  '(?:tulip|rose|lavender|daisy|daffodil|poppy|dahlia|peony|marigold|pansy|hyacinth|lily|petunia)';
const MOUTH = '(?:beak|bill|mouth|teeth|jaws|claws|talons|paws?|trunk|snout|tail|hands?)';
const DEEP_SEA = '(?:anglerfish|angler fish|lanternfish|viperfish|gulper eel|giant squid)';

/** Animals and what is around them, in words that are read more easily. */
export const WILD_AND_TAME: readonly Rewording[] = [
  [
    new RegExp(`\\b(?:an?|the|one) ((?:[\\p{L}-]+ )?${PAIRED}) (?:pair|couple|duo)\\b`, 'giu'),
    (_, animal) => `two ${animal}s`,
  ],
  // A bed of flowers is none to sleep in.
  [new RegExp(`\\b(${FLOWERS}) beds?\\b`, 'giu'), (_, flower) => `${flower}s in garden`],
  // What weather swallows is in it.
  [
    /(?<=\b(?:sandstorm|dust storm|storm|fog|mist|wave|waves|flood|floods|avalanche|darkness|smoke|snow|blizzard|clouds?|tide|tsunami|dunes?) )(?:slowly |almost |completely )?swallow(?:s|ed|ing)?(?: up)?(?= (?:an?|the|its|his|her|their|two|three|whole|some)\b)/giu,
    () => 'over',
  ],
  // Camels that are named are the caravan; the Silk Road is where they go.
  [
    /(?<!\bcamel )\b(?:an? |the )?(?:silk road |desert |salt |long |trading )*\bcaravan(?<!\bcamel caravan)(?:(?=[^.;]*\bcamels?\b)|(?<=\bcamels?\b[^.;]*))(?: of(?= (?:[\p{L}-]+ ){0,3}camels?\b))?,?/giu,
    () => '',
  ],
  [/\b(?:an? |the )?silk road caravan\b/giu, () => '4 camels'],
  // Floes swim in a cold sea.
  [/\bfrom (?:one )?(?:ice )?floe to (?:ice )?(?:floe|another|the next)\b/giu, () => 'on ice floe'],
  [/(?<!\bice[ -])\b(floes?)\b/giu, (_, floe) => `ice ${floe}`],
  // What lives in the deep is never seen above it.
  [
    new RegExp(
      `\\b(?:in|through|into|of|across) (?:the )?(?:(?:deep|black|dark|pitch-black|cold|deepest|silent|blue) )*(?:sea|ocean|water|waters|depths|abyss)\\b(?<=\\b${DEEP_SEA}\\b.*)`,
      'giu',
    ),
    () => 'in dark deep sea',
  ],
  [
    /\bdeep(?: down)? in the (?:(?:black|dark|cold|blue|silent) )*(?:sea|ocean)\b|\b(?:in|through|into) the (?:deep (?:black|dark|cold|blue|silent)|(?:black|dark|cold|blue|silent),? deep|deepest) (?:sea|ocean)\b/giu,
    () => 'in dark deep sea',
  ],
  // Twice as large as who has it is huge.
  [
    /\b(?:an?|the) ((?:[\p{L}-]+ )?[\p{L}-]+) (?:(?:twice|three times|four times|five times|ten times|double) (?:its|his|her|their)(?: own)? (?:size|weight|height)|(?:much |far |even )?(?:bigger|larger|taller|heavier|longer) than (?:it|him|her)(?:self)?\b|(?:much |far |even )?(?:bigger|larger|taller|heavier|longer) than (?:its|his|her)(?: own)? (?:body|head))/giu,
    (_, what) => `a huge ${what}`,
  ],
  // Who has it in the beak and goes on carries it.
  [
    new RegExp(
      `\\bwith ((?:an?|the|its|his|her|two|three) (?:[\\p{L}-]+ )?[\\p{L}-]+) in (?:its|his|her|the) ${MOUTH}(?= (?:\\p{L}+ly )?\\p{L}+ing\\b)`,
      'giu',
    ),
    (_, what) => `carrying ${what} and`,
  ],
  // What flies off while somebody works is no insect.
  [
    /,? ?\b(?:and |with |as |while )?(?:the )?(?:wood ?)?(?:chips|splinters|shavings|sawdust|fur|crumbs) (?:are )?fl(?:y|ies|ying)(?: (?:everywhere|around|about|off|all over|in all directions))*(?! \p{L})/giu,
    () => '',
  ],
  // Woodpeckers hammer without a hammer.
  [
    /\b(?:hammer|drumm?|knock|drill|tapp?)(s|ing) at(?= (?:an?|the) (?:[\p{L}-]+ )?(?:birch|oak|pine|beech|fir|spruce|dead|hollow)\b)(?<=\bwoodpeckers? (?:\p{L}+ ){0,2}\p{L}+ at)/giu,
    (_, form) => `peck${form} at`,
  ],
  [
    /\bterraced (?:tea )?(?:hills?|hillsides?|slopes?|mountains?|gardens)\b/giu,
    () => 'rice terraces',
  ],
  [/\btea (?:hills?|hillsides?|slopes|gardens|plantations?|fields?)\b/giu, () => 'rice terraces'],
  // Dung beetles have one kind of ball.
  [
    /\b(roll|push)(s|es|ing)? (?:an?|its|the|his) (?:(?:big|large|round|huge|perfect) )*(?:dung )?ball(?: of dung)?(?<=\b(?:dung|scarab) beetles?\b.{0,60})/giu,
    (_, __, form) => (form === 'ing' ? 'pushing a mud ball' : 'pushes a mud ball'),
  ],
  // Cheeks are full of what is eaten.
  [
    /\bstuff(s|ing)? ((?:an?|the|some|two|three|\p{L}+) (?:[\p{L}-]+ )??)(?:in)?to (?:its|his|her|their) (?:[\p{L}-]+ )?(?:cheeks?|mouth)\b/giu,
    (_, form, what) => `eat${form ?? ''} ${what}`,
  ],
  [
    /\blaser (?:dot|pointer|point|spot|beam)\b(?<=\b(?:cat|kitten|kitty|dog|puppy)s?\b.{0,60})/giu,
    () => 'laser-dot',
  ],
  // Birds are kept in cages of their own.
  [
    /(?<=\b(?:an?|the|its|his|her|their) (?:[\p{L}-]+ )?)cages?\b(?<=\b(?:parrot|canary|canaries|budgie|parakeet|cockatoo|bird|finch|macaw|songbird)s?\b[^.;]{0,80})/giu,
    (found) => `bird${found}`,
  ],
  // One crumb is a load for ants.
  [/\b(?:bread )?crumb\b(?<=\b(?:ants?|mouse|mice)\b.{0,60})/giu, () => 'bread'],
  // A box with a nest in it belongs to hens, elsewhere to birds.
  [/\bnest(?:ing)? box(?:es)?\b(?<=\b(?:hen|chicken)s?\b.{0,80})/giu, () => 'nest'],
  // How many of those are there is said after them.
  [
    /(^|[,.;:] )((?:[\p{L}-]+ ){0,2}[\p{L}-]+s), (two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) of them(?:,|(?= [\p{L}]+ing))/giu,
    (_, before, those, count) => `${before}${count} ${those.trim()}`,
  ],
  // Dogs that pull somebody in the snow pull a sled.
  [
    /(?<=\bdogs?\b[^.;]{0,40}\bpull(?:s|ing)? )(?:an?|the|their) musher\b/giu,
    () => 'a sled with a musher',
  ],
  // Lights in the windows are theirs.
  [
    /,? ?\b(?:with |and )?(?:(?:warm|yellow|golden|bright) )*lights? (?:on )?in (?:all|every|its|all its|each|the|all the) windows?\b(?<=\b(?:train|tram|bus|ship|ferry)\b.*)/giu,
    () => '',
  ],
  // What is used as something else remains what it is.
  [
    /(?<=\b(?:hold(?:s|ing)?|us(?:es|ing)|with|carr(?:ies|ying)|tak(?:es|ing)) (?:an?|the|its|his|her) (?:[\p{L}-]+ )?[\p{L}-]+) (?:as|for|like) (?:an? |its |his |her )?(?:little |tiny |makeshift |big )?(?:umbrella|parasol|sunshade|roof)\b/giu,
    () => ' over the head',
  ],
  [/^goldfish (?=\p{L}+ing\b)/giu, () => 'a goldfish '],
];
