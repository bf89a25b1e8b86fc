import type { Rewording } from '../../rewording.ts';

/** Taller than people, and worth being shown beside what is compared with it. */
const TALL =
  '(?:house|cottage|barn|church|tower|lighthouse|tree|oak|skyscraper|building|bus|truck|lorry|van|car|tractor|horse|cow|elephant|giraffe|castle|windmill|ship|boat|train|caravan|tent|man|woman|person|people)s?';
/** So large that it is the place itself. */
const VAST = '(?:city|cities|town|village|mountain|hill|island|stadium|football field|cathedral)s?';
/** What is held between two fingers, or is a part of somebody: it is not shown beside it. */
const LITTLE =
  '(?:(?:tea ?|coffee ?)?cup|mug|thumb(?:nail)?|finger(?:nail|tip)?|fist|hand|palm|coin|penny|button|thimble|acorn|walnut|hazelnut|pea|bean|grain of \\p{L}+|cherry|grape|plum|egg|matchbox|match|pin|pinhead|needle|bee|ant|fly|ladybird|ladybug|snail|shoe|stamp|teaspoon|spoon|pencil|marble|raindrop|apple|lemon|orange|strawberry)s?';
const SMALL_ANIMALS =
  '(?:mouse|mice|cat|kitten|rabbit|hamster|frog|sparrow|robin|bird|dog|puppy|squirrel|hedgehog|hen|chicken|duck)s?';
const ARTICLE = '(?:an?|the|my|your|his|her|its|their|our)';
const WHO = `\\b(an?|the|one|this|his|her|two|three|four|five) ((?:(?!(?:and|with|of|in|on|at|to)\\b)[\\p{L}-]+ ){0,2}?(?!(?:is|are|of|and|in|on|to|that|which)\\b)[\\p{L}-]+)(?:,)? (?:(?:that|which|who)(?: is|[\u2019']s| are) |is |are )?`;
const AS =
  '(?:just |only |nearly |almost |about |easily |fully )?as (?:big|large|tall|high|huge|long) as|(?:about |roughly |nearly |almost )?(?:the|of the) (?:size|height|bulk) of';
const LARGER =
  '(?:(?:much|far|even|way) )?(?:bigger|larger|taller|higher) than|(?:two|three|four|five|ten|several|many|a hundred) times (?:as (?:big|large|tall|high) as|bigger than|larger than|taller than|the (?:size|height) of)|twice (?:as (?:big|large|tall|high) as|the (?:size|height) of)|towering over|dwarfing';
const NOT_LARGER =
  '(?:no|not|hardly|scarcely|barely|not much|no much) (?:much )?(?:bigger|larger|taller|higher|longer) than|(?:much |even |far )?(?:smaller|tinier|shorter) than|(?:only |just |about )?half (?:as (?:big|large|tall) as|the (?:size|height) of)|(?:just |only |barely )?(?:as (?:small|tiny|little) as)';

const compared = (how: string, whom: string) =>
  new RegExp(`${WHO}(?:${how}) ${ARTICLE} (?:[\\p{L}-]+ )?(${whom})\\b`, 'giu');

/** How large somebody is compared with others: what a word for its size says, beside them. */
export const COMPARED_SIZES: readonly Rewording[] = [
  [
    /\b(?:warm|heat|boil|toast|roast|grill|melt|cook|light)(?:s|ing|ed)?(?: up)? (?=(?:an?|the|his|her|its|two|some) (?:[\p{L}-]+ ){1,3}with (?:its|his|her|their) (?:(?:own|hot|fiery|warm|tiny|little) )*(?:breath|fire|flames?)\b)/giu,
    () => 'breathing fire at ',
  ],
  [compared(`${NOT_LARGER}|${AS}`, LITTLE), (_, which, who) => `${article(which)}tiny ${who}`],
  [compared(`${LARGER}|${AS}`, VAST), (_, which, who) => `${article(which)}giant ${who}`],
  [
    compared(`${LARGER}|${AS}`, TALL),
    (_, which, who, whom) => `${article(which)}giant ${who} beside a ${whom}`,
  ],
  [
    compared(`${NOT_LARGER}|${AS}`, SMALL_ANIMALS),
    (_, which, who, whom) => `${article(which)}tiny ${who} beside a ${whom}`,
  ],
];

/** "An elephant" is "a tiny elephant". */
function article(which: string | undefined): string {
  return /^an$/iu.test(which ?? '') ? 'a ' : `${which} `;
}
