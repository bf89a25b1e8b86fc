/** Names of somebody or some place that are made of words for weather or colours, and what is meant. */
export const PROPER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bSnow White['’]s(?= (?:\p{L}+ )?dwar(?:f|ve)s\b)/gu, ''],
  [/\bSnow White\b(?! (?:fur|hair|feathers|coat|cat|dog|dress|sand))/gu, 'princess'],
  [/\b(?:Little )?Red Riding[- ]Hood\b/giu, 'riding hood'],
  [/\bJack Frost\b/gu, 'a boy'],
  [/\bCinderella\b/gu, 'princess'],
  [/\bFrosty the (?=snowman\b)/giu, ''],
  [/\b(?:Winter|Summer) (?=Palace\b)/gu, ''],
  [/\bWhite (?=Cliffs\b)/gu, 'sea '],
  [/\b(?:Red|Black|Yellow|White) (?=Sea\b)/gu, ''],
  [/\b(?:Yellow|Red|Blue|White|Green|Black|Orange) (?=(?:River|Nile|Mountains)\b)/gu, ''],
  [/\bBlack (?=Forest\b(?! (?:cake|gateau|ham|torte)))/gu, ''],
];
