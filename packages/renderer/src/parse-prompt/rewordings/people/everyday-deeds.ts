import type { Rewording } from '../../rewording.ts';

const OWN = '(?:an?|the|his|her|their|its)';
const CHILD = '(?:child|kid|boy|girl|son|daughter|baby|toddler|grandchild|grandson|granddaughter)';

const COUNTED: Readonly<Record<string, string>> = { two: '2 ', three: '3 ', four: '4 ' };

/** What people do every day, in the verbs that are drawn. */
export const EVERYDAY_DEEDS: readonly Rewording[] = [
  // Who is scared looks so.
  [
    /\b(?:scar(?:es|ing)|frighten(?:s|ing)|startl(?:es|ing)|terrif(?:ies|ying)|spook(?:s|ing)) (?:(?:an?|the|his|her|their|some)|(two|three|four)) (?!(?:away|off|crow)\b)(?=\p{L})/giu,
    (_, number) => `,${COUNTED[number?.toLowerCase() ?? ''] ?? ''}scared `,
  ],
  // Hats come on and off with a hand at the brim.
  [
    /\bput(s|ting)? on (?=(?:an?|the|his|her|their) (?:[\p{L}-]+ )?(?:hat|cap|crown|helmet|beanie|tiara|wig|bonnet)\b)/giu,
    (_, form) => `don${form === undefined ? '' : form === 's' ? 's' : 'ning'} `,
  ],
  [
    /\bt(?:ake|akes|aking) off (?=(?:his|her|their) (?:[\p{L}-]+ )?(?:hat|cap|crown|helmet|coat|jacket|shoes?|boots|glasses|mask|gloves|scarf|shirt|sweater|backpack)\b)/giu,
    (found) => (found.includes('ing') ? 'doffing ' : 'doffs '),
  ],
  // Who is tucked in lies in bed.
  [
    new RegExp(
      `\\btuck(?:s|ing)? (?:in ${OWN} (?:[\\p{L}-]+ )?(${CHILD})|${OWN} (?:[\\p{L}-]+ )?(${CHILD}) in(?:to bed)?)\\b`,
      'giu',
    ),
    (found, one, other) => {
      const lying = `by ${one ?? other} lying in bed`;
      return lying.length <= found.length ? lying : `by ${one ?? other} in bed`;
    },
  ],
  [
    /\b(?:couple|man and (?:an? )?woman|two people) (?:is |are )?gett?(?:s|ing)? married\b/giu,
    () => 'newlyweds',
  ],
  [/\bwoman (?:is )?gett?(?:s|ing) married\b/giu, () => 'bride'],
  [/\bman (?:is )?gett?(?:s|ing) married\b/giu, () => 'groom'],
  // Who sits with crossed legs sits on the ground, as those do who meditate.
  [
    /\b(?:s[ai]t(s|ting)?|(seated))(?: down)?,? (?:in (?:an? )?)?(?:cross[- ]?legged|with (?:his |her |their )?(?:crossed legs|legs crossed)|(?:the )?lotus (?:position|pose))(?! on (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:chair|sofa|couch|armchair|bench|stool|throne|desk|table)\b)/giu,
    (_, form, seated) =>
      form === 'ting' || seated !== undefined ? 'meditating' : `meditate${form ?? 's'}`,
  ],
  // Boards are at the pool.
  [
    /\b(?:div|jump|leap)(e|es|s|ing)? (?:off|from) (?:an?|the) (?:high )?(?:diving board|diving platform|springboard)(?: into (?:an?|the) (?:swimming )?pool)?\b/giu,
    (_, form) =>
      `div${form === 'ing' ? 'ing' : form === 's' || form === 'es' ? 'es' : 'e'} into pool`,
  ],
  [
    /\b(?:balanc|walk)(es|s|ing) (?:on|along|across) (?:an?|the) (?:narrow )?beam\b/giu,
    () => 'on balance beam',
  ],
  // A bird that bathes does so out of doors.
  [
    /(?<=\b(?:bird|sparrow|robin|pigeon|blackbird|finch)(?:e?s)? )(?:tak(?:es?|ing) a bath|bath(?:es|ing) in a puddle)\b/giu,
    () => 'in bird bath',
  ],
];
