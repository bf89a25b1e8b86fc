import type { Rewording } from '../../rewording.ts';

const FURS = 'black|brown|orange|gr[ae]y|ginger|tan|golden|red|cream|blue|yellow';
const FURRED =
  '(?:cat|kitten|dog|pupp(?:y|ie)|horse|pony|ponie|foal|rabbit|bunny|bunnie|goat|hamster|cow|bull|cal(?:f|ve)|fox(?:e)?|guinea pig|mouse|pig|husky|huskie|collie|bulldog|terrier|llama|tomcat)s?';

/** Whose it is: "an eagle", "majestic dragons". */
const WHOM =
  "(?!(?:an? |the )?(?:plane|airplane|aircraft|jet|truck|car|bus|train|ship)s?\\b)(?:an? |the |some )?(?:(?:majestic|mighty|mythical|golden|great|giant|huge|bald|monarch|red|black|white|green|blue|sea|polar|mountain|snow|wild|fierce|graceful|tropical|colou?rful) )?[\\p{L}'’-]+";
/** Who holds a part of another has no such body. */
const WITH =
  '(?<!\\b(?:hold|carry|carri|touch|pull|grab|catch)(?:s|es|ing|bing)? [^,.;]{0,30}),? (?:with|has|having|that has|and) (?:the |an? |its |huge |large |big |great |giant |majestic |colou?rful ){0,3}';

/** Parts that an animal can be drawn with, and the word that says so. */
const PARTS: readonly (readonly [parts: string, look: string])[] = [
  ['wings?', 'winged'],
  ['antlers?', 'antlered'],
  ['horns?', 'horned'],
];
/** Parts of another that it keeps to itself: it is drawn as it is. */
const BORROWED =
  'legs?|feet|tail|tails|head|body|neck|trunk|eyes?|ears?|claws?|paws?|fins?|scales|fur|skin|shell|mane|beak|teeth|tusks?|tentacles|stripes|spots|feathers|face|nose|snout|hooves|hair|arms?|wool|quills|spikes|stinger|pattern|markings';

/** What is only compared with something, or has a part of it: there is one animal, not two. */
export const LIKENESSES: readonly Rewording[] = [
  // A cloud is white, and looks like what it is likened to.
  [
    /\bclouds? (?:shaped like|in the shape of) (?:an? |the )?(\p{L}+)/giu,
    (_, shape) => `white ${shape} in the sky`,
  ],
  // What something is like is not there as well.
  [
    /(^|, |\b(?:an?|the) )(?:\p{L}+ ){1,3}type (?=(?!of\b|on\b|in\b|and\b|with\b|at\b|to\b)\p{L}{3,})/giu,
    (_, before) => before ?? '',
  ],
  [/\b\p{L}+-(?:like|esque|inspired|type)(?= (?!and\b|in\b|of\b)\p{L}+)/giu, () => ''],
  [
    new RegExp(`\\b(${FURS})(?: and | & |[- ])white(?= (?:[\\p{L}-]+ )?${FURRED}\\b)`, 'giu'),
    (_, colour) => `${colour} patched`,
  ],
  [
    new RegExp(`\\bwhite(?: and | & )(${FURS})(?= (?:[\\p{L}-]+ )?${FURRED}\\b)`, 'giu'),
    (_, colour) => `${colour} patched`,
  ],
  [
    /\b(?:in the (?:shape|form|likeness) of|shaped like|(?:that )?looks? (?:just |exactly )?like|looking (?:just |exactly )?like|(?:very )?similar to|reminiscent of|resembl(?:es?|ing))(?= (?:an? |the |his |her |its |their |some |\p{L}+s\b))/giu,
    () => 'like',
  ],
  [
    /\bas ((?!well|soon|long|far|if|many|much|though)\p{L}+) as (?:an? |the )?(?:[\p{L}-]+(?: |(?=[,.;!]|$)))/giu,
    (_, quality) => `${quality} `,
  ],
  ...PARTS.map(
    ([parts, look]): Rewording => [
      new RegExp(`${WITH}(?:${parts}) (?:of|from|like) ${WHOM}`, 'giu'),
      () => ` is ${look}`,
    ],
  ),
  [
    new RegExp(
      `${WITH}(?:[\\p{L}-]+ )?(?!feathers from)(?:${BORROWED}) (?:of|from) ${WHOM}`,
      'giu',
    ),
    () => '',
  ],
];
