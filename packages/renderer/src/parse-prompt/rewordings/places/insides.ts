import type { Rewording } from '../../rewording.ts';

/** What one can be inside of, and the word that its inside is known by. */
const HOLLOW: readonly (readonly [string, string])[] = [
  ['(?:(?:subway|metro|tube|commuter|sleeper|express|steam|bullet|high-speed) )?trains?', 'train'],
  ['trams?|streetcars?', 'tram'],
  ['(?:(?:school|city|tour|double-decker) )?bus(?:es)?|minibus|coach', 'bus'],
  ['planes?|airplanes?|aeroplanes?|airliners?|passenger jets?', 'plane'],
  ['tents?|yurts?|tipis?|te+pees?', 'tent'],
  ['submarines?', 'submarine'],
  ['spaceships?|spacecrafts?|starships?', 'spaceship'],
];
/** What else is said of it that the whole picture has. */
const MOOD = '(?:night|dark|dim|cosy|cozy|old|rainy|warm|late-night|snowy)';
const OTHER = `(?:(?!${MOOD} )[\\p{L}-]+ )`;
const NO_PART =
  '(?![- ](?:station|stop|terminal|driver|ticket|set|tracks?|bed|sleeve|window|pole|camp|shelter|ride|seat)s?\\b)';

const insides = HOLLOW.flatMap(([words, name]): Rewording[] => [
  [
    new RegExp(
      `\\b(?:inside(?: of)?|interior of) (?:an?|the|their|his|her|its) ${OTHER}{0,2}?((?:${MOOD} )?)${OTHER}{0,1}?(?:${words})\\b${NO_PART}`,
      'giu',
    ),
    (_, mood) => `${mood}inside a ${name}`,
  ],
  [
    new RegExp(`\\b(?:${words}) (?:interior|inside|cabin interior)\\b`, 'giu'),
    () => `inside a ${name}`,
  ],
]);

const CRAFT =
  '(?:plane|airplane|aeroplane|jet|fighter jet|aircraft|helicopter|airliner|biplane|spaceship|spacecraft|glider|fighter)';
const HOME =
  '(?:house|cottage|cabin|hut|treehouse|tree house|castle|tower|village|home|farmhouse|lighthouse|chapel|mansion)s?';

/** Who is inside of what, and what is then seen of it. */
export const INSIDES: readonly Rewording[] = [
  // Who camps inside the tent is not beside it.
  [
    /\bcamping\b(?=[^.;]{0,80}\b(?:in|inside) (?:an?|the|their|his|her) (?:[\p{L}-]+ )?tent\b)/giu,
    () => 'sitting',
  ],
  [
    /(?<=\b(?:sitting|camping|camp|sleeping) )(?:out )?in (?:the|their|a|our) (?:back ?yard|garden|yard|woods|forest)\b(?=[^.;]{0,80}\binside (?:an?|the|their) (?:[\p{L}-]+ )?tent\b)/giu,
    () => '',
  ],
  // Stories of ghosts are told in the dark, and nobody sees a ghost.
  [
    /\b(?:tell(?:ing|s)?|shar(?:ing|es?)) (?:each other )?(?:scary |spooky )?(?:ghost|horror|scary|spooky) (?:story|stories|tales?)\b/giu,
    () => 'at night',
  ],
  // The craft around a cockpit is not seen, nor who looks out of it.
  [
    new RegExp(
      `\\b(?:inside |in )?(?:the |an? )?cockpit (?:of|in) (?:an?|the|his|her) (?:[\\p{L}-]+ ){0,2}?${CRAFT}\\b`,
      'giu',
    ),
    () => 'in cockpit',
  ],
  [
    new RegExp(
      `\\b(?:inside |in )(?:an?|the) (?:[\\p{L}-]+ ){0,2}?${CRAFT}(?:['’]s)? cockpit\\b`,
      'giu',
    ),
    () => 'in cockpit',
  ],
  [
    /,? ?\b(?:the )?(?:pilot|driver|captain|passenger)(?:['’]s)? (?:view|perspective|pov|point of view|eye view)\b/giu,
    () => '',
  ],
  // Through the window of a station in space one sees the Earth.
  [
    /\b(?:space station|spaceship|spacecraft|starship|space shuttle|iss) (?:windows?|porthole|cupola|observation deck)\b/giu,
    () => 'space capsule',
  ],
  [
    /,? ?\b(?:the )?(?:planet )?earth (?:is )?(?:turning|spinning|rotating|glowing|shining|floating|visible) (?:below|outside|beneath|underneath|behind)(?: (?:the glass|the window|them|him|her))?\b(?<=\b(?:space|astronaut).{0,120})/giu,
    () => '',
  ],
  // What is sprayed at a fire is to put it out.
  [
    /\b(?:spray|hos|shoot|pour|aim|direct|hold|point|train)(?:e?s|e|ing)? (?:(?:jets|streams|a jet|a stream) of )?(?:water |(?:their |the |a )?(?:fire |water )?hoses? )?(?:at|on|onto|over|into|against|towards?)(?= (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:burning|blazing|flaming|fire|blaze|flames|inferno)\b)/giu,
    () => 'dousing',
  ],
  ...insides,
  // The light in a window is that of a house, seen from outside.
  [
    new RegExp(
      `,? ?\\b(?:with )?(?:an? |the |one |warm |single |glowing |lit )*(?:lantern|lamp|candle|light)s? (?:(?:glowing|shining|burning|glows|shines|burns) )?(?:in|at) (?:the|its|a|one|every|each|their|all|some) (?:[\\p{L}-]+ )?windows?\\b(?<=\\b${HOME}\\b.{0,120})`,
      'giu',
    ),
    () => ', night',
  ],
];
