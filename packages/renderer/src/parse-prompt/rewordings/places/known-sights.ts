import type { Rewording } from '../../rewording.ts';

const ROWERS = '(?:rowers|oarsmen|oarswomen|scullers|rowing crew|rowing[- ]team)';
const CRADLE = '(?:cradle|crib|bassinet|moses basket)';
const ABDUCTED =
  '(?:cow|sheep|pig|horse|chicken|goat|dog|cat|man|woman|boy|girl|farmer|car|house|person)';
const UP = '(?:(?:straight )?up|out|off)';

/** What everybody knows from pictures, told in the words that it is drawn by. */
export const KNOWN_SIGHTS: readonly Rewording[] = [
  // The boat of rowers is the one that they are in.
  [
    new RegExp(
      String.raw`(?<=\b${ROWERS}) {1,9}(?:(?:are |is )?(?:rac|row|pull|pilot|steer|propell|power)(?:es?|ing|s) )?(?:an?|the|their) (?:(?:long|narrow|slim|slender|thin|fast|racing|rowing|wooden) ){0,2}(?:boat|shell|scull|eight|four)\b`,
      'giu',
    ),
    () => ' rowing',
  ],
  // Who rocks a child in a cradle stands beside it.
  [
    new RegExp(
      String.raw`\brock(?:s|ing)? (?:her|his|their|an?|the) (?:(?:newborn|little|sleeping|tiny|crying) )?(?:baby|infant|newborn|child)(?: (?:gently|softly|slowly|to sleep|asleep)){0,2} in (?:an?|its|the|her|his) (?:[\p{L}]+ )?${CRADLE}\b`,
      'giu',
    ),
    () => 'beside a baby asleep in a cradle',
  ],
  [
    new RegExp(
      String.raw`\brock(?:s|ing)? (?:her|his|their|an?|the) (?:[\p{L}-]+(?:['’]s)? ){0,2}${CRADLE}\b`,
      'giu',
    ),
    () => 'beside a baby asleep in a cradle',
  ],
  // A saucer that lifts somebody has them in its light.
  [
    new RegExp(
      String.raw`(?<=\b(?:ufo|saucer|spaceship|spacecraft) )(?:is )?(?:lift|pull|suck|draw|abduct|rais|carr|haul|beam)(?:s|es|ing|ies|ying)? (?:${UP} )?(an?|the|two|three) (?:[\p{L}]+ )?(${ABDUCTED}s?)\b(?: ${UP})?(?: (?:of|from)(?= ))?`,
      'giu',
    ),
    (_, some, whom) => `beams up ${some} ${whom} from`,
  ],
  [
    /,? ?\b(?:with|in|by|using) (?:an?|the|its) (?:bright |green |glowing |strong )?(?:(?:tractor )?beam|ray|shaft|cone)(?: of (?:bright |green )?light)?\b(?<=\bbeams up\b.{0,80})/giu,
    () => ' at night',
  ],
  // A choir of children has no grown-ups in it but who conducts.
  [
    /\b(?:an? |the )?(?:(?:children|kids|boys|girls|school)(?:['’]s?|s['’])?(?: church)? choir|choir of (?:young )?(?:children|kids|boys|girls|pupils))\b/giu,
    () => 'seven children',
  ],
  [
    /(,| and) (an?|the|their) (conductor|choirmaster|teacher|coach|instructor|trainer|leader) (?:stands |standing )?in front(?= *(?:[,.;]|$))/giu,
    (_, join, one, who) => `${join} ${one} ${who} in front of them`,
  ],
  // Foam for a shave is where the beard would be.
  [
    /\b(?:with|has|having) (?:(?:white|thick|shaving|a lot of) )*(?:foam|lather|shaving cream)\b(?: (?:all )?(?:on|over|covering)(?: (?:his|the) (?:face|cheeks|chin)\b)?)?(?<=\bshav(?:es|ing)\b.{0,80})/giu,
    () => 'with a white beard',
  ],
  // It runs down the stack that has it on already.
  [
    /,? ?\b(?:and |with |while )?(?:(?:maple|golden|sticky|warm|melted|some) )*(?:syrup|honey|butter|chocolate(?: sauce)?|caramel(?: sauce)?)(?: (?:is|slowly|gently))* (?:runs?|running|drips?|dripping|flows?|flowing|trickl(?:es?|ing)|melts?|melting)(?: (?:slowly|all))? (?:down|over|off)(?: (?:the|its|their|both) (?:sides?|edges?|stack|top))?(?<=\b(?:pancakes|waffles|french toast|crepes)\b.{0,120})/giu,
    () => '',
  ],
  // Where people look from is where they stand.
  [
    /(?<=\b(?:watch(?:es|ing)?|look(?:s|ing)?|cheer(?:s|ing)?|admir(?:es?|ing)|gaz(?:es?|ing)|see|standing|gather(?:ed|ing))\b[^.;]{0,40} )(?:from|on) (?:an?|the|their|our) (?:high |flat )?roof\b(?! of\b)/giu,
    () => 'from a rooftop',
  ],
  [
    /\b(?:over|above|across) (?:an?|the) (?:\p{L}+ )?(?:skyline|city)\b(?=[^.;]{0,60}\b(?:from|on) (?:an?|the|their) (?:flat )?roof(?:top)?\b)/giu,
    () => '',
  ],
  // Who walks on a rope has the pole in both hands.
  [
    /\b(?:with|holding|carrying|using) (?:an?|the|his|her) (?:(?:long|thin|balance|balancing) )*pole\b(?<=\b(?:tight|high)[- ]?(?:rope|wire)\b.{0,80})/giu,
    () => 'holding a balancing-pole',
  ],
  // Mountains are white with snow.
  [
    /\bwhite (?=(?:mountain )?(?:peaks|mountains?|mountain ?tops|slopes|summits|pistes)\b)/giu,
    () => 'snowy ',
  ],
  // Who stands still is no market stand.
  [/\band stands still\b/giu, () => 'and stays'],
  // A lamp that is on stands on nothing.
  [
    /(,|\band|\bwith) (?:(?:an?|the|its) )?night ?(?:light|lamp) (?:is |left )?on(?= *(?:[,.;]|$))/giu,
    (_, join) => `${join} at night`,
  ],
  // The wheel of a pet stands where it can be seen.
  [
    /(?<=\b(?:hamster|gerbil|mouse|guinea pig|wheel|cage)\b.{0,40}\b(?:wheel|cage)) on (?:an?|the|its) (?:[\p{L}]+ )?(?:shelf|dresser|cupboard|sideboard)\b/giu,
    () => '',
  ],
  // A bush of lavender is no bush in another colour.
  [/\blavender (?:bush|shrub|plant|patch|bed)(?=\b| in)/giu, () => 'lavender-bush'],
  // No light is warm on a grey morning.
  [
    /\b(?:grey|gray|dull|leaden|drab|overcast|cloudy) (?:(?:early|winter|autumn|november) )?(?:morning|dawn|evening|afternoon|sunrise)\b/giu,
    () => 'overcast day',
  ],
  // A bridge that is let down leads to the castle that it belongs to.
  [
    /\b(?:across|over|onto|on|along) (?:an?|the|its) (?:(?:lowered|wooden|old|open) )*drawbridge(?: (?:and )?(?:into|to|towards?|of) (?:an?|the|his|her|its) (?:\p{L}+ )?(?:castle|fortress|keep)| (?:and )?into the gate)?(?=[ ,.;]|$)(?<!\b(?:horse|horses|rid(?:es?|ing)|gallop(?:s|ing)?)\b.{0,80})/giu,
    () => 'on the drawbridge',
  ],
];
