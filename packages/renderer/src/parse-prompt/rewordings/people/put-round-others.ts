import type { Rewording } from '../../rewording.ts';

const OWN = '(?:an? |the |some |his |her |their |its )?';
const LOOK = '((?:[\\p{L}-]+ ){0,2}?)';
/** What one puts round somebody's neck or shoulders. */
const PUTS =
  '(?:wrap(?:s|ping)?|t(?:ies|ying|ie)|put(?:s|ting)?|plac(?:es?|ing)|drap(?:es?|ing)|wind(?:s|ing)?|loop(?:s|ing)?|hang(?:s|ing)?|sling(?:s|ing)?|knot(?:s|ting)?|wrap(?:s|ping)? up)';
const ROUND = '(?:around|round|about|over|onto|on)';
const WARM = '(?:scarf|shawl|muffler)';
const COVER = '(?:blanket|towel|quilt|duvet|throw|shawl)';
const DRESSING = '(?:bandages?|plasters?|band-?aids?|gauze|dressing|sling)';
const LIMB =
  '(?:arm|leg|knee|hand|finger|wrist|elbow|foot|ankle|head|forehead|shoulder|paw|wing|ear|toe|thumb|cheek|nose)s?';
/** Who is meant: “a snowman”, “her little boy”. */
const WHO = '((?:an?|the|his|her|their|its) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+?)';
const ANIMAL =
  '(?:dog|puppy|pup|cat|kitten|bear|panda|rabbit|bunny|pony|horse|lamb|calf|foal|fox|hedgehog|otter|monkey|koala|penguin)';

/** What it is called of what is drawn. */
const LEIS: Readonly<Record<string, string>> = { lei: 'garland' };

/** The replacing verb in the form of the replaced one. */
const doing = (verb: string, found: string, mute = '') =>
  /^\p{L}+ing\b/iu.test(found)
    ? `${verb}ing`
    : `${verb}${mute}${/^\p{L}+s\b/iu.test(found) ? 's' : ''}`;

/** What is put round somebody else: they have it on, and who does it works on them. */
export const PUT_ROUND_OTHERS: readonly Rewording[] = [
  [
    new RegExp(
      `\\b${PUTS} ${OWN}${LOOK}${WARM} ${ROUND} (?:the neck of )?(?:an? |the |their |his |her |its )?(?:[\\p{L}-]+ )?snowm[ae]n(?:['’]s neck)?\\b`,
      'giu',
    ),
    (found, look) => `${doing('build', found)} snowman in ${look ?? ''}scarf`,
  ],
  [
    new RegExp(
      `\\b${PUTS} ${OWN}(?:[\\p{L}-]+ )?${DRESSING} ${ROUND} ${WHO}['’]s? (?:[\\p{L}-]+ )?${LIMB}\\b`,
      'giu',
    ),
    (found, who) => `${doing('bandag', found, 'e')} ${who}`,
  ],
  // Who gets a medal or a garland has it.
  [
    new RegExp(
      `\\b${PUTS} ${OWN}${LOOK}(medal|garland|lei|wreath|necklace) ${ROUND} ${WHO}['’]s neck\\b`,
      'giu',
    ),
    (found, _look, worn, who) => `${doing('giv', found, 'e')} ${who} a ${LEIS[worn ?? ''] ?? worn}`,
  ],
  [
    new RegExp(
      `\\b${PUTS} ${OWN}(?:[\\p{L}-]+ )?${COVER} ${ROUND} ((?:an?|the|his|her|their) (?:[\\p{L}-]+ ){0,2}?${ANIMAL})\\b`,
      'giu',
    ),
    (found, who) => `${doing('pet', found)} ${who} in blanket`,
  ],
];
