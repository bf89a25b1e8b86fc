import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|his|her|their|its|my|our)';
const CROSSING = `${A} (?:[\\p{L}-]+ )?(?:zebra crossing|crosswalk|pedestrian crossing)`;
const FLOORS =
  '(?:(?:living room|bedroom|hotel|office) )?(?:carpets?|rugs?|floors?|floorboards|stairs|dust|crumbs|mess|hallway)';

/** Tasks and games whose words name what is done rather than what is seen. */
export const AT_TASKS: readonly Rewording[] = [
  // What is vacuumed lies under the vacuum cleaner.
  [
    new RegExp(
      `\\b(vacuum|hoover)(s|ing|ed)? (?:up |under )?(?:${A} )?(?:[\\p{L}-]+ )?${FLOORS}(?: clean)?\\b(?! cleaner)`,
      'giu',
    ),
    (_, verb, form) => `${verb}${form ?? ''}`,
  ],
  // The sink that dishes are washed at is the one with the dishes.
  [
    new RegExp(
      `(?<=\\b(?:wash|rins|clean|scrubb?|d[o]|wash[- ]up)(?:e?s|ing)? (?:up )?(?:${A} )?(?:[\\p{L}-]+ )?(?:dishes|plates|washing[- ]up|pots)) (?:at|in|by) (?:the|a) (?:kitchen )?sink\\b`,
      'giu',
    ),
    () => '',
  ],
  // A road with a zebra crossing is a street.
  [
    new RegExp(`\\broad (?:at|on|over|by|via|using) ${CROSSING}`, 'giu'),
    () => 'street by crosswalk',
  ],
  // Marshmallows are roasted over a fire, where one sits, on sticks that come with them.
  [
    /\b(?<!\b(?:camp ?fire|bon ?fire|fire|flames|fire ?place|embers|stove|grill|candle)\b.{0,120})roast(s|ing)?((?: (?:big|some|their|white|giant))? (?:marshmallows|sausages|hot ?dogs))(?: (?:on|with) (?:[\p{L}-]+ )?sticks)?\b(?!.*\b(?:camp ?fire|bon ?fire|fire|flames|fire ?place|embers|stove|grill|oven|candle)\b)/giu,
    (_, form, what) => `roast${form ?? ''}${what} at a campfire`,
  ],
  [
    /(?<=\broast(?:s|ing)? (?:[\p{L}-]+ )?marshmallows) (?:on|with) (?:[\p{L}-]+ )?sticks\b/giu,
    () => '',
  ],
  // Who is below an umbrella is under it together.
  [
    /\b(?:(?:an?|the|one) )?((?:[\p{L}-]+ )?umbrella) (?:is |held |opens |opening )?(?:over|above) ((?:an?|the|their|his|her|two|three) (?:[\p{L}-]+ ){0,2}(?:family|couple|friends|kids|children|people|lovers|sisters|brothers|women|men|girls|boys))\b/giu,
    (_, umbrella, who) => `${who} under an ${umbrella}`.replace(/\ban (?=[^aeiou])/u, 'a '),
  ],
  // What is dragged off lies no longer in the trap.
  [
    /\b(pull|drag|tug|haul|carr|steal|tak)(s|es|ies|ing|ying|e)? ((?:an?|the|its|some) (?:[\p{L}-]+ ){0,2}?)(?:(?:piece|chunk|slice|bit|wedge|lump) of )?([\p{L}-]+) (?:away )?(?:from|out of|off) (an?|the) ((?:mouse ?|rat ?)?trap)\b/giu,
    (_, deed, form, a, what, the, trap) =>
      `${deed}${form ?? ''} ${a}${what}, ${the} mouse${trap.replace(/^(?:mouse|rat) ?/iu, '')} beside it`,
  ],
  // Shadows of hands are seen where the lamp shines on the wall.
  [
    /\b(?:mak(?:es|ing)|play(?:s|ing)|play(?:s|ing)? with|cast(?:s|ing)?|creat(?:es|ing)|form(?:s|ing)) (?:(?:rabbit|animal|funny|hand|dog|bird) )*(?:shadow (?:puppets?|animals?|figures)|hand shadows)(?: (?:on|onto|against) (?:an?|the|his|her|their) (?:[\p{L}-]+ )?(?:wall|ceiling|curtain|tent))?/giu,
    () => 'points at a hand-shadow',
  ],
  // The ice that hockey and curling are played on is that of a rink.
  [/\bice[- ]hockey(?= (?:player|goalie|team)s?\b)/giu, () => 'hockey'],
  [
    /\b(?:chas|rac|fight|battl|skat|go|reach|scrambl|struggl)(?:e?s|ing|e)? (?:each other )?(?:for |after |towards? )?(?:the|a) puck\b/giu,
    () => 'kick a puck',
  ],
  [
    /\b(?:down|along|across|over|on) (?:the|a) (?:smooth |polished )?ice\b(?<=\bcurl(?:er|ing|ers)\b.{0,80})/giu,
    () => 'in ice rink',
  ],
];
