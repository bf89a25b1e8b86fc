import type { Rewording } from '../../rewording.ts';

const SOMEBODY = '(?:an?|the|his|her) (?:(?!how\\b)[\\p{L}-]+ )?[\\p{L}-]+';
const RIDDEN = '(?:elevator|lift|bus|tram|train|subway|metro|carriage|subway car|minibus)';
/** The form of a verb in the third person, or the one that goes on. */
const formed = (form: string | undefined) => (form === 'ing' ? 'ing' : 's');

/** Who is taught, groomed or asked in class, and who is in a place full of people. */
export const SHOWN_HOW: readonly Rewording[] = [
  // "A chef shows a boy how to bake" is a lesson.
  [
    new RegExp(`\\b(?:show|teach)(?:s|es|(ing))? (${SOMEBODY}) how to(?= \\p{L}{3,})`, 'giu'),
    (_, form, whom) => `teach${form ?? 'es'} ${whom} to`,
  ],
  [
    /\broll(ing|s)?(?: out)? (?:the |some |his |her |their |a )?(?:\p{L}+ )?dough\b(?! (?:into|ball))/giu,
    (_, form) => `knead${form ?? ''}`,
  ],
  [
    /\b(?:cut|trim|shav|groom)(?:t?ing|ming|e?s) (an?|the|his|her) ((?:\p{L}+ )?\p{L}+)['’]s beard\b/giu,
    (_, whose, who) =>
      `combs ${whose} bearded ${/customer|client|guest/iu.test(who ?? '') ? 'man' : who}`,
  ],
  // Who cuts somebody's hair stands behind the chair and has both hands at the head.
  [
    /\b(?:cut|trim|shav|styl|dye?|colou?r|wash|blow-dry?)(?:t?ing|ming|(?:i?e)?s) (an?|the|his|her) ((?:\p{L}+ )?\p{L}+['’]s) (?:(?:\p{L}+ )?hair|mo?ustache)\b/giu,
    (_, whose, who) => `combs ${whose} ${who} hair`,
  ],
  [
    /(?<=\bmake-?up artist )(?:is )?(?:paint|powder|do|mak|brush|prepar|put|appl)(?:(t?ing)|(?:i?e)?s)(?: (?:up|powder|lipstick|blush|make-?up))?(?: (?:on|to|onto))? ((?:an?|the) (?:\p{L}+ )?\p{L}{3,})(?:['’]s (?:face|make-?up|lips|eyes|cheeks))?(?=\s*(?:[,.;]|$| (?:in|before|at|for|on)\b))/giu,
    (_, form, whom) => `comb${formed(form?.slice(-3))} ${whom}`,
  ],
  // In class one asks to be heard.
  [
    /\brais(?:es?|(ing)) (?:their |up )?hands\b(?=[^.;]{0,40}\b(?:class|classroom|school|lesson|teacher)\b|\s*[.]?$)(?<=\b(?:child(?:ren)?|kids|pupils|students|boys|girls)\b.{0,40})/giu,
    (_, form) => (form === undefined ? 'raise a hand' : 'raising hand'),
  ],
  // The people that a lift is full of are the crowd in it.
  [
    new RegExp(
      `(?<=^\\s*)(an?|the) (${RIDDEN}) (?:is )?(?:full of|packed with|crammed with|crowded with|filled with) (?:people|passengers|commuters)(?=,| and| with)(?:,? with|,? and|,)`,
      'giu',
    ),
    (_, the, place) => `in ${the} ${place},`,
  ],
  // The pan that is drawn has the egg in it.
  [
    /\b(?:drop|crack|break|slid|put|tipp?|beat|slipp?)(?:s|es|p?ing) ((?:an|the|one|two|three|four|some) eggs?) (?:in|into|onto) (?:an? |the |his |her )(?:hot |iron |frying |black )?pan\b/giu,
    (_, eggs) => `frying ${eggs} in a pan`,
  ],
];
