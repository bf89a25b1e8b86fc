import { mayMatch } from '../../needed-letters.ts';
import type { Rewording } from '../../rewording.ts';

const OWN = '(?:his|her|their|its)';

/** The form of a verb of ours, after that of the verb it stands for. */
const asVerb =
  (verb: string) =>
  (_: string, form = ''): string =>
    `${verb}${form === 'ing' ? 'ing' : form === '' ? '' : 's'}`;

/** What hands do at the face and the body says nothing of how a face looks. */
const GESTURES: readonly Rewording[] = [
  [
    /\bbrush(es|s|ing)?(?= (?:(?:her|his|the|a) )?(?:little )?[\p{L}-]+['’]s (?:long )?hair\b)/giu,
    asVerb('comb'),
  ],
  [
    new RegExp(
      `\\b(?:with |and )?(?:both |${OWN} )*(?:(?:arms|hands) (?:held |thrown |stretched )?(?:raised|lifted|up|high|in the air|overhead)\\b(?: in (?:the air|joy|victory|triumph))?|raised (?:arms|hands|fists)\\b)`,
      'giu',
    ),
    () => ' cheering',
  ],
  [
    new RegExp(`\\b(?:rais|lift|throw)(?:es|s|ing|e)? (?:both |${OWN} )+(?:arms|fists)\\b`, 'giu'),
    () => 'cheering',
  ],
  [
    new RegExp(
      `\\bwith (?:both |${OWN} )*(?:(?:arms|hands) (?:wide )?(?:outstretched|(?:stretched|spread|held|extended|flung) (?:(?:out|wide|apart|sideways)\\b ?)+|out wide)|(?:outstretched|outspread|extended) (?:arms|hands))(?: to (?:the|both|either|each) sides?| like (?:wings|an? (?:air)?plane))?(?! to(?:wards?)? )`,
      'giu',
    ),
    () => 'armspreading ',
  ],
  [new RegExp(`\\b(?:cross|fold)(es|s|ing)? ${OWN} arms\\b`, 'giu'), asVerb('armfold')],
  [
    new RegExp(`\\bwith (?:${OWN} )?(?:arms (?:crossed|folded)|(?:crossed|folded) arms)\\b`, 'giu'),
    () => 'armfolding',
  ],
  [
    new RegExp(
      `\\b(?:put|plac|rest)(s|es|t?ing|e)? ${OWN} hands (?:on|at) ${OWN} (?:hips|waist)\\b`,
      'giu',
    ),
    (_, form = '') => asVerb('akimbo')(_, /ing$/u.test(form) ? 'ing' : form),
  ],
  [
    new RegExp(`\\bwith (?:both )?(?:${OWN} )?hands (?:on|at) ${OWN} (?:hips|waist)\\b`, 'giu'),
    () => 'akimboing',
  ],
  [
    new RegExp(
      `\\b(?:cover|hid|shield)(s|es|ing|e)? ${OWN} (?:eyes|face)(?: (?:with|in|behind) ${OWN} hands?)?\\b`,
      'giu',
    ),
    asVerb('eyecover'),
  ],
  [
    new RegExp(
      `\\b(?:cover|hold|plugg?)(s|es|ing)? ${OWN} ears(?: with ${OWN} (?:hands|fingers))?\\b`,
      'giu',
    ),
    asVerb('earcover'),
  ],
  [
    new RegExp(`\\b(?:cover|hold|pinch)(s|es|ing)? ${OWN} (?:mouth|nose)\\b`, 'giu'),
    asVerb('sneeze'),
  ],
];

/** A prompt in which gestures have a word of their own; it stays as long as it was. */
export function withGestures(text: string): string {
  return GESTURES.reduce(
    (said, [words, otherwise]) =>
      !mayMatch(words, said.toLowerCase())
        ? said
        : said.replaceAll(words, (found: string, ...parts: string[]) =>
            otherwise(found, ...parts).padEnd(found.length),
          ),
    text,
  );
}
