import type { Rewording } from '../../rewording.ts';
import { UPSTAIRS } from './upstairs.ts';

const SEEN =
  '(?:wav|look|peek|smil|peer|gaz|lean|star|sing|call|shout|watch|greet|cheer)(?:e|es|s|ing)?(?: down| up| out| back)?';
/** Whom or what one looks at from there. */
const SEEN_THING =
  "(?:(?:to|at) )?(?:(?:an?|the|some|two|three|four|his|her|their) )?(?:[\\p{L}'\u2019-]+ )??[\\p{L}'\u2019-]+";
const HIGH = '(?:tower|castle|palace|lighthouse|fortress)';
const CRAFT =
  '(?:hot[- ]air balloon|balloon|car|taxi|bus|truck|van|tractor|tram|train|helicopter|plane|airplane|boat|sailboat|canoe|kayak|gondola|dinghy|flying saucer|saucer|ufo|spaceship|space ?ship|rocket|submarine|sleigh|carriage)';

const FROM_WITHIN =
  "(?:from|out of)(?:(?: the| an?)? (?:open |side |back |rear )?(?:windows?|(?:back |passenger |front |driver(?:['\u2019]s)? )?seat|door|roof|deck|cab) of| inside)?";
const OWN_CRAFT = `(?:an?|the|her|his|its|their) (?:[\\p{L}-]+ ){0,2}${CRAFT}`;

/** Lorries, of which one sees the driver at the window of the cab. */
const CAB = '(?:truck|lorry|cab|van)';

/** Who is up at a window or in a craft, and what lies around whom. */
export const FROM_WINDOWS: readonly Rewording[] = [
  // A driver who leans out of the cab is in the cab.
  [
    new RegExp(
      `\\b(?:truck|lorry|van)[- ]?driver ${SEEN}(?: ${SEEN_THING})? (?:from|out of|through|in|at) (?:(?:the|an?) (?:open |side )?(?:windows?|door) of )?(?:the|his|her|an?) (?:[\\p{L}-]+ )?(?:${CAB}|window)(?: windows?)?\\b`,
      'giu',
    ),
    (found) => (/^van/iu.test(found) ? 'man waves, drives a van' : 'man waves, drives a truck'),
  ],
  [
    new RegExp(
      `(?<=\\b(?:trucker|driver|man|woman) )${SEEN}(?: ${SEEN_THING})? (?:from|out of) (?:(?:the|an?) (?:open |side )?(?:windows?|cab|door) of )?(?:the|his|her|an?) (?:[\\p{L}-]+ )?(truck|lorry)\\b`,
      'giu',
    ),
    () => 'drives a truck',
  ],
  ...UPSTAIRS,
  // Who is on the balcony of a house does not see the house, but the city below.
  [
    /(?<=\bon (?:an?|the|his|her|their|its) (?:[\p{L}-]+ ){0,2}balcony )of (?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}(?:house|hotel|apartment|flat|building|skyscraper|villa|mansion|home|block|high-rise|condo)\b/giu,
    () => '',
  ],
  [
    /(?<=\bon (?:an?|the|his|her|their|its) (?:[\p{L}-]+ ){0,2}balcony )of (?:an?|the)(?= (?:[\p{L}-]+ ){0,2}(?:city|town|metropolis)\b)/giu,
    () => 'over',
  ],
  // Who is carried by balloons flies.
  [
    /\b(?:lifted|carried|pulled|held|borne|raised|hoisted)(?: up| away| off| aloft)?(?: in(?:to)? the (?:air|sky|clouds))? by (?:(?:hundreds|thousands|dozens|lots) of |a (?:few|huge) |many )?(?=(?:[\p{L}-]+ ){0,4}balloons)/giu,
    () => 'flying on ',
  ],
  // The shape of a picture, and no place.
  [
    /\bsquare(?=(?: format| social media| instagram| facebook)? (?:ads?|advert|advertisement|videos?|clip|post|image|picture|banner|promo|commercial|spot|reel|format)\b)/giu,
    () => '',
  ],
  // Weather on a window is seen by who is behind it, unless they are elsewhere in the house.
  [
    /\b(rain(?:drops)?|snow|storm) (?:(?:is |are )?[\p{L}]+ing )?(?:on|onto|against|at|outside|down|beyond) (?:an?|the) (?:[\p{L}-]+ )?window(?:s| ?pane)?\b(?! (?:display|cleaner|of)\b)(?=[^.;]{0,80}\b(?:cat|dog|kitten|puppy|child|girl|boy|woman|man|person)\b)(?![^.;]{0,80}\b(?:kitchen|library|bedroom|bathroom|living room|office|classroom|caf[eé]|restaurant|attic|hospital|studio|workshop|bed|sofa|couch|bathtub|fireplace|piano)(?!\p{L}))/giu,
    (_, weather) => `${weather}, sill`,
  ],
  // At a window of a tower one is seen from outside, up there.
  [
    new RegExp(
      `(?<=\\b${SEEN} )(?:from|out of|out|through|at) (?:the|an?|her|his) (?:[\\p{L}-]+ ){0,2}windows? (?:of|in)(?= (?:an?|the|her|his) (?:[\\p{L}-]+ ){0,2}${HIGH}\\b)`,
      'giu',
    ),
    () => 'from balcony of',
  ],
  [
    new RegExp(
      `(?<=\\b${SEEN} )(?:from|out of|out|through|at) (?:the|an?|her|his) ((?:[\\p{L}-]+ ){0,2}${HIGH}) windows?\\b`,
      'giu',
    ),
    (_, tower) => `from a ${tower}`,
  ],
  [new RegExp(`(?<=\\b${SEEN} )(?:${FROM_WITHIN})(?= ${OWN_CRAFT}\\b)`, 'giu'), () => 'in'],
  [
    new RegExp(`\\b(${SEEN} ${SEEN_THING}) (?:${FROM_WITHIN}) (${OWN_CRAFT})\\b`, 'giu'),
    (_, deed, craft) => `in ${craft} ${deed}`,
  ],
  // What is done after "with a parrot on his shoulder" is not done by the parrot.
  [
    /(\bwith (?:an?|the|two|three|some|his|her) (?:[\p{L}-]+ ){1,3}(?:on|in|around|over) (?:his|her|its|their) (?:shoulders?|heads?|laps?|backs?|arms?|hands?|neck|paws?|hats?|nose)) (?=\p{L}{2,}ing\b)/giu,
    (_, before) => `${before},`,
  ],
  // A map is looked at in the hands.
  [
    /\b(look|star|gaz|peer)(s|es|ing)? at(?= (?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}maps?\b(?! on\b| of the wall|[^,.;]* (?:in|at) (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:classroom|school|museum|station)\b))/giu,
    (_, __, ending) => (ending === 'ing' ? 'holding' : ending === undefined ? 'hold' : 'holds'),
  ],
  // Blossoms over somebody are on their tree.
  [
    /\b(under|beneath|below) (?:the |some )?(?:(?:blooming|falling|pink|white|drifting) )*(cherry|apple|plum|peach) blossoms?\b(?! trees?)/giu,
    (_, under, fruit) => `${under} ${/cherry/iu.test(fruit ?? '') ? '' : 'spring '}cherry tree`,
  ],
  // Waves that carry a ship are the sea.
  [
    /(?<=\b(?:ships?|boats?|galleons?|yachts?|raft|canoe|schooner|frigate|longships?)\b[^,.;]{0,30} )(on|over|across|through|in) (?:the )?(?:(?:blue|big|high|gentle|stormy|rough|calm|dark|turquoise|wild|choppy|rolling|foamy|green|deep) )+waves\b/giu,
    (_, on) => `${on} the sea`,
  ],
];
