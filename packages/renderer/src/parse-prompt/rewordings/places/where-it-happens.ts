import type { Rewording } from '../../rewording.ts';

const HOME = '(?:house|mansion|villa|home|manor|cottage|building|castle|hotel|school)';
const ADJ = "(?:[\\p{L}'’-]+ ){0,2}";
const STAIRS = '(?:stairs|staircase|stairway|stairwell|steps)';
/** What has no feet on the steps that it goes up. */
const FLOATING = '(?:float|drift|glid|hover|fly|fli)(?:es|e|s|ing)?';

/** Those on a cliff are not on the shore. */
const fromHigh = (before: string) =>
  /\b(?:cliffs?|hill|headland)\b/iu.test(before) ? 'above' : 'by';

/** Where something happens, told by a word that names something else elsewhere. */
export const WHERE_IT_HAPPENS: readonly Rewording[] = [
  // What has just come up is the sun of the morning.
  [
    /\b(?:the )?(?:\p{L}+ )?sun (?:is )?(?:(?:just|only|barely|about) )+(?:to )?(?:com(?:es?|ing) up|ris(?:es?|ing)|peek(?:s|ing)?(?: out| up)?)(?: (?:over|above|behind) the (?:horizon|hills?|mountains?|trees))?/giu,
    () => 'sunrise',
  ],
  [
    /\b(?:the )?(?:\p{L}+ )?sun (?:is )?(?:(?:just|only|barely|about) )+(?:to )?(?:go(?:es|ing)? down|sets?|setting)\b/giu,
    () => 'sunset',
  ],
  // The stairs of a house are indoors, without the house.
  [
    new RegExp(
      `(?<=\\b(?:up|down|on|climbs?|climbing|over|above|at) (?:the|an?) ${ADJ}${STAIRS}) (?:of|in|inside) (?:an?|the|his|her|their) ${ADJ}${HOME}\\b`,
      'giu',
    ),
    () => '',
  ],
  [
    new RegExp(`\\b${FLOATING} (?:up|down) (?:the|an?) (${ADJ}${STAIRS})\\b`, 'giu'),
    (_, stairs) => `over ${stairs}`,
  ],
  // A candle on a wall needs no wall of its own.
  [
    /(?<=\b(?:candles?|torch(?:es)?|lanterns?)(?: \p{L}+)?) on (?:the|a) (?:\p{L}+ )?walls?\b(?<=\b(?:stairs?|staircase|castle|corridor|hall|cellar|dungeon|tower|house|room)\b.{0,90})/giu,
    () => '',
  ],
  // Those who wait "at a stop" do so for a bus.
  [
    /\b(?:waiting|waits?|standing|stands?|queu(?:es?|eing|ing)|gather(?:s|ed|ing)?) (?:at|by) (?:an?|the|their) stop\b/giu,
    () => 'at bus stop',
  ],
  // A drawbridge has the gate of its castle.
  [
    /\b(?:the|an?|its) (?:(?:lowered|wooden|old) )*drawbridge (?:and )?(?:into|to|towards?|of) (?:an?|the|his|her|its) (?:\p{L}+ )?(?:castle|fortress|keep)\b/giu,
    () => 'the drawbridge',
  ],
  [
    /\b(rid(?:es?|ing)|gallop(?:s|ing)?) (?:out )?(?:across|over|onto|on) (?=(?:an?|the|its) (?:[\p{L}-]+ ){0,2}(?:draw|foot)?bridge\b)(?<=\b(?:knight|king|queen|prince|princess|cowboy|rider|soldier|warrior|sheriff|viking|samurai)s?\b.{0,60})(?<!\b(?:horse|horseback|motorbike|bike|bicycle|pony|camel|donkey)\b.{0,60})/giu,
    (_, verb) =>
      `${verb.startsWith('g') ? (verb.endsWith('ing') ? 'riding' : 'rides') : verb} a horse across `,
  ],
  // Who looks straight down at land has it below them.
  [
    /(?<=^\s*|[.,;] ?)(?:looking|gazing|view|a view|flying|shot|filmed|seen) (?:straight|directly|vertically|right) down (?:on|at|onto|over|upon)(?= (?:an?|the|some|two|three) )/giu,
    () => 'top-down view of',
  ],
  // A street between houses has them on both sides.
  [
    /(?<=\b(?:street|lane|alley|road)s?) (?:between|lined (?:with|by)|flanked by|with) (?:(?:rows|two rows) of )?(?:(?:old|tall|narrow|colou?rful|pretty|little|historic|stone|brick|half-timbered|crooked) )*(?:houses|buildings|facades|façades)\b(?! (?:on fire|burning))/giu,
    () => '',
  ],
  // Whoever paints a view has it before them.
  [
    /\bpaint(?:s|ing) (?:the|a view of the) (?=(?:[\p{L}]+ )?(?:sea|ocean|waves|coast|harbou?r|lake|mountains|valley|skyline|river|village)\b(?! (?:of|floor|blue|green)))/giu,
    (_found, ...[at, text]) => `${fromHigh(String(text).slice(0, Number(at)))} the `,
  ],
  // What hangs over a cot is not a telephone.
  [
    /\bmobile (?:with|of|made of) (?:(?:little|tiny|small|soft|felt|paper|wooden|golden|yellow|woollen) )*(?:stars|moons|clouds|animals|birds|sheep|elephants|planes|stars and (?:moons|clouds)|moons and stars|butterflies|fish)\b/giu,
    () => 'cot mobile',
  ],
  // Leaves that lie are fallen ones.
  [
    /(?<!\b(?:fallen|autumn|dead|dry|brown|green|palm|tea|lettuce|banana|mint|basil|red|golden|yellow|orange) )\bleaves (?:all over|covering|scattered on|scattered over|lying on|on) the (?:ground|path|grass|pavement|lawn|sidewalk|street|floor)\b/giu,
    () => 'autumn, fallen leaves',
  ],
  // Where aeroplanes without wings come down is a flat roof.
  [
    /(?<=\bhelicopters? .{0,30})\b(?:on|onto|over|above|from) (?:top of )?(?:an?|the) (?:[\p{L}-]+ )?(?:hospital|skyscraper|office|hotel|tower|building|city|high-rise|police station|flat) (?:roof(?:top)?|helipad)\b/giu,
    (found) => (/^on/iu.test(found) ? 'on helipad' : 'over helipad'),
  ],
];
