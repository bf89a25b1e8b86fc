import type { Rewording } from '../../rewording.ts';

const WHOSE = "(?:(?:an?|the|his|her) (?:[\\p{L}-]+ )?[\\p{L}-]+['’]s? |his |her |the )";
const AT_NAILS = '(?:manicurist|beautician)';

/** What is done to those who are in the chair of a shop, whether they are named or not. */
export const FOR_CUSTOMERS: readonly Rewording[] = [
  [/\bnail (?:technician|artist|stylist|tech)(s?)\b/giu, (_, many) => `manicurist${many ?? ''}`],
  [/\bnail (?:salon|bar|parlou?r|studio)(?=s?\b)/giu, () => 'beauty salon'],
  // Who works on nails has somebody before them.
  [
    new RegExp(
      `\\b(?:do|paint|fil|polish|decorat|varnish|shap|trimm?|buff)(?:es|s|ing) (?:${WHOSE})?(?:[\\p{L}-]+ )?(?:finger)?nails\\b(?<=\\b${AT_NAILS}\\b.{0,80})`,
      'giu',
    ),
    () => 'at work',
  ],
  [
    new RegExp(
      `\\b(?:giv)(?:es|ing) (?:[^,.;]{0,24} )?(?:an? )?(?:manicure|pedicure)\\b(?<=\\b${AT_NAILS}\\b.{0,80})`,
      'giu',
    ),
    () => 'at work',
  ],
  [
    /\b(?:get|hav)(?:s|es|ting|ing|e)? (?:(?:her|his|their) (?:finger)?nails (?:done|painted|polished|manicured)|an? manicure)\b(?: by (?:an? |the )(?:[\p{L}-]+ )?[\p{L}-]+)?/giu,
    () => 'with a manicurist at work',
  ],
  // A massage is given to somebody.
  [
    /\bgiv(es|ing) (?:(an?|the|his|her) ((?:[\p{L}-]+ )??[\p{L}-]+) )?an? (?:(?:[\p{L}-]+ ){1,2})?massages?\b(?: to (an?|the|his|her) ([\p{L}-]+))?/giu,
    (_, form, one, who, an, whom) =>
      `massag${form} ${who === undefined ? `${an ?? 'a'} ${whom ?? 'woman'}` : `${one} ${who}`}`,
  ],
  [
    /\b(massag)(es|ing) (an?|the|his|her) ([\p{L}-]+)['’]s (?:[\p{L}-]+ )?(?:back|shoulders?|neck|feet|foot|legs?)\b/giu,
    (_, verb, form, one, who) => `${verb}${form} ${one} ${who}`,
  ],
  // The studio of a tattooist is no studio of a painter.
  [
    /\b(?:his|her|the|an?) (?:[\p{L}-]+ )?(?:studio|parlou?r|shop)\b(?<=\btattoo(?:ist|er| artist)\b.{0,80})/giu,
    () => 'the tattoo studio',
  ],
  [/\btattooists?\b/giu, () => 'tattoo artist'],
  [
    /\binking (?:an? |the |his |her )?(?:[^,.;]{0,30} )?(?:arm|back|leg|shoulder|sleeve|dragon|rose|design|customer|client)\b(?<=\btattoo artist\b.{0,80})/giu,
    () => 'at work',
  ],
  // Who trims a beard has the man in the chair.
  [
    /\b(?:trim|shap|shav|groom)(?:m?ing|e?s) (?:an? |the )(?:(?!man|boy|customer|client|gentleman)[\p{L}-]+ )?(?:beard|moustache|mustache)\b(?<=\bbarber\b.{0,60})/giu,
    () => 'at work',
  ],
];
