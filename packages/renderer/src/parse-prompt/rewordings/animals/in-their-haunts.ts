import type { Rewording } from '../../rewording.ts';

const OF_SAVANNA =
  '(?:lions?|lioness(?:es)?|cheetahs?|leopards?|giraffes?|zebras?|rhinos?|rhinoceros(?:es)?|hyenas?|antelopes?|gazelles?|impalas?|wildebeests?|gnus?|meerkats?|warthogs?|ostrich(?:es)?|elephants?)';
const KEPT = '(?:zoo|circus|garden|park|toy|statue|house|golf|lawn)';
const WATER = '(?:river|stream|lake|pond|sea|ocean|canal|bay|lagoon|harbou?r)';

/** Places that are told by who or what is there. */
export const IN_THEIR_HAUNTS: readonly Rewording[] = [
  // The grass that lions lie in is no meadow.
  [
    new RegExp(
      `\\b(?:in|on|through|across|over|into) (?:the |some )?(?:(?:dry|golden|yellow|green|warm|sunny) )*(?:grass|grassland|plains?)\\b(?<=\\b${OF_SAVANNA}\\b[^.;]{0,90})(?<!\\b${KEPT}\\b[^.;]{0,90})(?!.{0,80}\\b${KEPT}\\b)`,
      'giu',
    ),
    (found) => (found.length < 10 ? found : 'in savanna'),
  ],
  // What a thief so small takes from a table lies on it.
  [
    /\b(?:from|off) (?=(?:an?|the) (?:[\p{L}-]+ ){0,2}table\b)(?<=\b(?:mouse|mice|rat|squirrel|hamster|raccoon|parrot|crow|magpie|seagull|ants?|chipmunk)\b[^.;]{0,60}\b(?:steal|snatch|grab|tak|nibbl|pinch|swip|carr)\p{L}*[^.;]{0,40} (?:from|off) )/giu,
    () => 'on ',
  ],
  // Those who dance around something are as many as a ring takes.
  [
    /\b(?:the |some |a group of )?(children|kids|people|girls|boys|villagers|friends|dancers) (danc\p{L}*|skip\p{L}*|walk\p{L}*|hold\p{L}* hands) (?:in a (?:big |large )?(?:circle|ring) )?(?:a?round)(?= (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:maypole|pole|tree|christmas tree|bonfire|fire|campfire|snowman|fountain|statue)\b)/giu,
    (_, who, dance) => `6 ${who} ${dance} around`,
  ],
  // Mountains may have snow where the meadow has none.
  [
    /\bmountains? with snow(?: on (?:them|top|their peaks|the peaks))?\b/giu,
    () => 'snowy mountains',
  ],
  // Who does this in a hut is seen in its room.
  [
    /\bin (?:an?|the|his|her|their) (?:(?:small|old|tiny|little|cosy|cozy|wooden|warm|lonely|simple|snowy|remote|mountain|forest) )*(?:hut|log cabin|cabin|shack|chalet)\b(?! (?:crew|lift|cruiser))(?<=\b(?:read|eat|cook|knit|writ|stir|drink|sew|paint|bak|play|carv|sleep|warm|whittl|sip)\p{L}*\b[^.;]{0,60})/giu,
    () => 'in room',
  ],
  // Vines in rows are no ropes.
  [
    /\b(?:rows? of (?:\p{L}+ )?(?:grape ?)?vines|(?:between|among|through) (?:the )?(?:grape ?)?vines(?=[^.;]{0,60}\b(?:grapes?|wine|hills?|hillside|harvest)\b))/giu,
    () => 'in vineyard',
  ],
  // What is sunken is seen where it lies.
  [
    new RegExp(
      `\\b(?:in|at the bottom of|on the (?:bed|bottom) of) (?:an?|the) (?:[\\p{L}-]+ )?${WATER}\\b(?<=\\bsunken\\b(?! (?:eyes|cheeks|garden))[^.;]{0,60})`,
      'giu',
    ),
    () => 'underwater',
  ],
  // Lavender fills the field that it is in.
  [
    /\b(?:purple |blooming |flowering |blossoming )*lavender (?:in|on|across) (?:an?|the) (?:[\p{L}-]+ )?fields?\b/giu,
    () => 'lavender-fields',
  ],
  [
    /\b(?:purple|violet|lilac|blooming|flowering) fields?\b(?<=\blavender\b[^;]{0,80})/giu,
    (found) => (found.length < 14 ? found : 'lavender-field'),
  ],
  [
    /\b(?:just |shortly |right |long |an hour )?before (?:the )?(?:sunrise|dawn|daybreak|first light|sun ?up|the sun (?:comes up|rises|is up))\b/giu,
    () => 'at dusk',
  ],
];
