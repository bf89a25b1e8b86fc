import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|its|one|some)';
const ADJECTIVES = '(?:[\\p{L}-]+ ){0,2}?';
const BUILDING =
  '(?:(?:haunted |gingerbread |farm|country |old )?(?<!tree[- ])house|haunted (?:mansion|manor|castle)|cottage|cabin|castle|palace|hut|mansion|manor|villa|church|farmhouse|tower)';
/** Who is at one of its windows is seen from outside: what is in the room would say that one is inside. */
const OPENING = `(?:upper |top |attic |open |lit |single |small |little |round |broken |dark )*window(?! (?:seat|sill|shopping|display|cleaner))`;
const WITHIN =
  '\\b(?:inside|indoors|room|kitchen|bedroom|sofa|couch|fireplace|desk|table|armchair|seen|view)\\b';
const AT =
  '(?:in|at|behind|(?:looking |peering |peeking |gazing |leaning )?(?:out of|from|through|out)|on)';

/** What is in a window of a building that is named is in that one; and so it is with its steps and its gate. */
export const OF_FACADES: readonly Rewording[] = [
  [
    new RegExp(
      `\\b${AT} ${A} ${OPENING} (?:of|in) (?=(?:an?|the) ${ADJECTIVES}${BUILDING}\\b)(?!.{0,120}${WITHIN})(?<!${WITHIN}.{0,160})`,
      'giu',
    ),
    () => 'in facepane of ',
  ],
  [
    new RegExp(
      `\\b(?<!\\bin )(?:in|at|behind) ${A} ${OPENING}(?= ?(?:[,.;]|$)| (?:and|at|under|while|with|wav|look|watch|smil|peer)\\p{L}*)(?<=\\b${BUILDING}\\b.{0,120})(?!.{0,120}${WITHIN})(?<!${WITHIN}.{0,160})`,
      'giu',
    ),
    () => 'in facepane',
  ],
  [
    /\b(on|onto|atop|around|over|above) (?:top of )?(?:the|a|one of the) (?:[\p{L}-]+ )?(?:towers?|turrets?|battlements|spires?|walls) of (?=(?:an?|the) (?:[\p{L}-]+ ){0,2}?(?:castle|palace|church|fortress)\b)/giu,
    (_, on) => `${on} `,
  ],
  [
    new RegExp(
      `\\b${AT} ${A} ${OPENING} (?:of|in) (?=(?:an?|the|his|her|their) (?:[\\p{L}-]+ )?tree[- ]?house\\b)`,
      'giu',
    ),
    () => 'in ',
  ],
  // The steps before a house are those of its porch.
  [
    /(?<=\b(?:on|down|up) )(?:the|its|an?) (?:(?:stone|wooden|old) )*(?:(?:front )?steps|front stairs|stoop|doorsteps?|(?<=\bpumpkins?\b.{0,60})stairs) of (?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}?(?:house|home|cottage|villa|mansion|farmhouse)\b/giu,
    () => 'a porch',
  ],
  // Trains that go round a tree go around it.
  [
    /(?<=\b(?:go|run|driv|rid|rac|walk|danc|skat|chas|travel|mov|roll|sail|swim|gallop|sit|stand|gather)\p{L}{0,4} )round (?:an?|the) (?!(?:corner|clock|world|bend|block|track|curve|room|table)\b)/giu,
    () => 'around ',
  ],
  // The basket of a balloon is drawn with it.
  [
    /(?<=\bballoons?\b[^.;]{0,80}) (?:in|inside|standing in|looking out of) (?:the|its|an?|his|her|their) (?:wicker )?basket(?: (?:below|underneath))?\b/giu,
    () => '',
  ],
  // Plants grow in pots, and not in jars.
  [
    /\b(in|into|from|out of) (an? )?(?:(?:small|little|big|old|round) )*(?:clay|terracotta|terra[- ]cotta|ceramic|earthenware) pot(s?)\b(?<=\b(?:cactus|cacti|cactuses|sunflowers?|basil|herbs?|tulips?|plants?|flowers?|roses?|geraniums?|lavender|seedlings?|aloe|aloe vera|ferns?|succulents?|orchids?|bonsai|trees?|mint|rosemary|thyme|parsley|tomatoes|strawberries|daisies|daffodils?|hyacinths?|sprouts?)\b.{0,70})/giu,
    (_, where, one = '', many = '') => `${where} ${one}pot${many}`,
  ],
  // A toy that races over a table is on it.
  [
    /\b(?:over|across) (?=(?:an?|the) (?:[\p{L}-]+ )?(?:table|desk|carpet|rug|shelf)\b)(?<=\btoy[- ]?(?:car|train|truck|robot|dinosaur)s?\b.{0,60})/giu,
    () => 'on ',
  ],
  // A corner to sit in is one of a room.
  [
    /\b(?:(?:cosy|cozy|quiet|comfy|warm|snug|little|small) )*(?:reading|breakfast|play|sofa|study|coffee|cosy|cozy|comfy|snug) (?:corner|nook)\b(?! (?:shop|store|caf[eé]|bar|bakery))/giu,
    (found) => (/^(?:cosy|cozy)/iu.test(found) ? 'cosy room' : 'room'),
  ],
  // Who flies over houses has a whole village below.
  [
    /\b(?<=\bfl(?:y|ies|ying|ew)\b.{0,60})(over|above|across) (?:the |some |snowy |sleeping |many )*(?:houses|homes|cottages)\b(?! of)/giu,
    (_, over) => `${over} a village`.slice(0, 16),
  ],
  [
    /\b(?:at|before|in front of|by|outside) (?:the|its) (?:(?:main|big|front|great|wooden|iron|open) )*gates? of (?=(?:an?|the) (?:[\p{L}-]+ ){0,2}?(?:castle|palace|fortress|house|mansion|villa|manor)\b)/giu,
    () => 'in front of ',
  ],
  [
    /\b(guard|protect|watch|defend)(s|ing)? (?:the|its) (?:(?:main|big|front|great|wooden|iron) )*gates? of (?=(?:an?|the) (?:[\p{L}-]+ ){0,2}?(?:castle|palace|fortress)\b)/giu,
    (_, __, form) => `stand${form ?? ''} in front of `,
  ],
];
