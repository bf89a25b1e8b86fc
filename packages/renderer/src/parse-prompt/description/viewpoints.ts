import { mayMatch } from '../needed-letters.ts';

/** From where, or through what, the picture is seen. */
export type Viewpoint =
  | 'keyhole'
  | 'binoculars'
  | 'scope'
  | 'porthole'
  | 'cave-mouth'
  | 'tent-mouth'
  | 'at-the-wheel'
  | 'handlebars'
  | 'over-shoulder'
  | 'silhouette'
  | 'low-angle'
  | 'puddle';

const LOOK = `(?:(?:the |an? )?(?:pov |first[- ]person )?(?:view|shot|scene|glimpse|perspective)s? (?:out |looking )?|(?:as )?(?:seen|viewed|watched|visible|filmed|shot|glimpsed|spotted) |(?<=^|[,.;:] ?)(?:pov,? )?(?:looking|peering|gazing|peeking|staring|spying) (?:out )?|(?<=^|[,.;:] ?))`;
const AT = `(?:,? (?:of|at|onto|overlooking|towards?|into|looking (?:out )?(?:at|over|onto|on|to|into)|as)(?= ))?`;
const ONE = String.raw`(?:an? |the )(?:[\p{L}-]+ ){0,2}?`;
const FROM_IN = `(?:from (?:inside|within|the inside of|the mouth of|the entrance of|the opening of|behind)|out of|out from|through (?:the |an? )?(?:opening|mouth|entrance|flaps?) of|from)`;
const POV = `(?:(?:an? |the )?(?:first[- ]person|pov|fpv|point[- ]of[- ]view)(?: (?:view|shot|perspective|footage|angle|video|camera|pov))*(?: of| from| as|:|,)?(?: you(?:'re| are)?| (?:someone|somebody|an? (?:person|man|woman|driver|rider|biker|cyclist|motorcyclist)))? ?)`;
const BIKE = '(?:motorcycle|motorbike|bike|bicycle|mountain bike|scooter|moped|dirt bike|quad)';
const CAR = '(?:car|truck|van|taxi|cab|bus|jeep|suv|sports car|racing car|race car|lorry|vehicle)';
const HANDS = String.raw`(?:(?:an? |the |two |both |his |her |my |gloved |[\p{L}]+['’]s )*hands? (?:firmly |tightly )?(?:on|grip(?:s|ping)?|hold(?:s|ing)?|at|around|turn(?:s|ing)?|clutching|steering) )`;
const DOES = `(?:look(?:s|ing) (?:out )?(?:at|over|through|into|towards?)|star(?:es|ing) (?:out )?(?:at|into)|gaz(?:es|ing) (?:out )?(?:at|over|into)|watch(?:es|ing)|read(?:s|ing)|using|uses|typing on|types on|facing|playing on|working on|working at|talking to|writing in|painting|paints|drawing)`;

/** Whose shoulder is none of a person: it is in the picture itself. */
const BEAST =
  '(?:lion|lioness|tiger|leopard|cheetah|wolf|fox|bear|cat|dog|horse|elephant|deer|stag|eagle|owl|hawk|penguin|monkey|gorilla|seal|crocodile|giraffe|zebra|dragon|dinosaur|t-rex|hyena|puma|panther|lynx|jaguar)s?\\b';

const word = (pattern: string) => new RegExp(pattern, 'iu');

/** What the words for them are. */
const VIEWS: readonly (readonly [Viewpoint, RegExp])[] = [
  ['keyhole', word(`${LOOK}(?:through|from) ${ONE}key ?hole${AT}`)],
  [
    'binoculars',
    word(
      `${LOOK}through (?:an? |the |some |his |her )?(?:pair of )?(?:[\\p{L}-]+ )?(?:binoculars|field glasses|opera glasses)${AT}`,
    ),
  ],
  [
    'scope',
    word(
      `${LOOK}(?:through|in) (?:${ONE}|his |her )(?:telescope|spyglass|spy glass|scope|peephole|periscope|crosshairs?|night[- ]vision goggles)${AT}`,
    ),
  ],
  ['porthole', word(`${LOOK}(?:out )?(?:through|out of|from|of) ${ONE}porthole${AT}`)],
  [
    'cave-mouth',
    word(`${LOOK}${FROM_IN} ${ONE}(?:cave|cavern|grotto|ice cave)\\b(?! (?:wall|floor))${AT}`),
  ],
  [
    'tent-mouth',
    word(`${LOOK}(?:${FROM_IN} |through )${ONE}tent(?: (?:flaps?|door|opening))?${AT}`),
  ],
  [
    'handlebars',
    word(
      `${POV}?(?:while )?${HANDS}(?:an? |the |his |her |my )?(?:[\\p{L}-]+ )?handle ?bars?(?: (?:of|on) ${ONE}${BIKE})?|${POV}(?:while )?(?:(?:riding|rides|on) (?:on )?${ONE}${BIKE}|cycling|biking|mountain biking)`,
    ),
  ],
  [
    'at-the-wheel',
    word(
      [
        `${POV}?(?:while )?(?:driving ${ONE}${CAR},? )?${HANDS}(?:an? |the |his |her |my )?(?:leather )?(?:steering[- ]wheel|wheel (?:of|in) ${ONE}${CAR})`,
        `${POV}(?:while )?(?:driving(?: (?:in )?${ONE}${CAR})?|(?:in|inside) ${ONE}${CAR})(?:,? ${HANDS}(?:the |a )?steering[- ]wheel)?`,
        `${LOOK}(?:${FROM_IN}|through) ${ONE}(?:moving |driving )?(?:${CAR}(?:['’]s)?(?: window| windshield| windscreen)?|windshield|windscreen|driver['’]?s? seat|dashcam|dashboard)(?: of ${ONE}${CAR})?${AT}`,
      ].join('|'),
    ),
  ],
  [
    'over-shoulder',
    word(
      `(?:an? )?(?:(?<=(?:^|[,.;:] ?))over[- ](?:the|his|her|their)[- ]shoulder(?! of ${ONE}${BEAST})|over[- ](?:the|his|her|their)[- ]shoulder (?:shot|view|angle|perspective|camera))(?: (?:shot|view|angle|perspective|camera))*(?:,| of| as| from)?(?: ${ONE}[\\p{L}-]+(?: (?:who )?(?:is )?${DOES})| ${DOES})?|\\b(?:seen|viewed|filmed|shot|view|shot from|seen from)? ?(?:from )?(?:over|behind) (?:the|his|her) shoulder of (?!${ONE}${BEAST})${ONE}[\\p{L}-]+(?: ${DOES})?`,
    ),
  ],
  [
    'silhouette',
    word(
      String.raw`(?:(?:the|an?|dark|black|lone|lonely) )*silhouettes? of|\b(?:in|as (?:an?|dark|black)*) ?silhouettes?\b|\bsilhouetted\b|(?<!\b(?:audience|crowd|city|skyline|spectator|fan) )\bsilhouettes?\b`,
    ),
  ],
  [
    'low-angle',
    word(
      String.raw`(?:an? )?(?:extreme |dramatic )?(?:low|lower|ground)[- ](?:angle|level)(?:[- ](?:shot|view|perspective|camera))*(?:,? (?:of|looking up (?:at|to|towards?|into|through)|looking up|from below))*|(?:an? |the )?(?:worm|frog|ant)(?:['’]?s)?[- ]eye(?:[- ](?:view|shot|perspective))*(?: of)?|(?:(?:an? |the )?(?:view|shot|camera) )?(?<=^|view |shot |camera |angle )looking (?:straight |directly )?up(?:wards?)? (?:at|through|into|to|towards?|from)(?: (?:the )?(?:ground|below|street|forest floor)(?: (?:at|through|into))?)?|\b(?:seen|viewed|filmed|shot|looked at|view)? ?(?<!\b(?:watch|wait|bark|cheer|call|star|wav|shout|look|follow|climb)\p{L}* (?:\p{L}+ )?)(?:straight )?from (?:far )?(?:below|beneath)(?=\s*(?:[,.;]|$))`,
    ),
  ],
  [
    'puddle',
    word(
      String.raw`(?:the )?reflections? of(?=[^.;]*\b(?:in|on) (?:an?|the|some) (?:[\p{L}-]+ )?puddles?\b)|(?:(?:is |are )?(?:reflected|reflecting|mirrored|reflects?|its reflection|reflections?|shimmering) )?(?:in|on) (?:an?|the|some) (?:[\p{L}-]+ ){0,2}?(?<=\breflect.*|\bmirror.*)puddles?(?: (?:on|of|in) (?:the|an?) (?:[\p{L}-]+ )?(?:street|pavement|ground|rain|water|road))?`,
    ),
  ],
];

/** The sun or the moon behind whom one sees dark. */
const BACKLIGHT =
  /\bagainst (?:an? |the )?(?:[\p{L}-]+ ){0,2}?(sun(?:set|rise)?|(?:full )?moon|moonlight|sky|skies|horizon|dawn|dusk|twilight|light)\b/giu;

/** When it is that somebody is dark before the sky. */
function behind(found: string, sky: string): string {
  if (/moon|night|star/iu.test(found)) return 'at night';
  if (/rise|rising|dawn|morning/iu.test(found)) return 'at dawn';
  return sky === 'light' || sky === 'horizon' ? '' : 'at sunset';
}

/** Words without which no such view is meant, which are found much sooner. */
const CUES: Readonly<Record<Viewpoint, RegExp>> = {
  keyhole: /key ?hole/iu,
  binoculars: /binoculars|glasses/iu,
  scope: /scope|spy ?glass|peephole|crosshair|goggles/iu,
  porthole: /porthole/iu,
  'cave-mouth': /cave|grotto/iu,
  'tent-mouth': /tent\b/iu,
  handlebars: /handle ?bar|first[- ]person|pov|point[- ]of[- ]view/iu,
  'at-the-wheel':
    /wheel|first[- ]person|pov|point[- ]of[- ]view|(?:inside|out of|through|from) (?:[\p{L}'’-]+ ){1,4}(?:car|truck|van|taxi|cab|bus|jeep|suv|vehicle|windshield|windscreen|seat|dash)/iu,
  'over-shoulder': /shoulder/iu,
  silhouette: /silhouette/iu,
  'low-angle': /angle|level|[- ]eye|looking|below|beneath/iu,
  puddle: /puddle/iu,
};

/** Who names only where one looks from means that place. */
const IS_PLACE: ReadonlySet<Viewpoint> = new Set<Viewpoint>(['cave-mouth', 'tent-mouth']);

/** Whether the prompt is seen so; what is left of it is what is seen. */
function isSeenSo(text: string, view: Viewpoint, words: RegExp): boolean {
  if (!CUES[view].test(text) || !mayMatch(words, text.toLowerCase()) || !words.test(text))
    return false;
  return !IS_PLACE.has(view) || /\p{L}/u.test(text.replace(words, ''));
}

/** The views of a prompt. */
export function viewpointsIn(prompt: string): readonly Viewpoint[] {
  return VIEWS.filter(([view, words]) => isSeenSo(prompt, view, words)).map(([view]) => view);
}

/** Whether one looks ahead over a wheel or handlebars. */
export function isDriven(prompt: string): boolean {
  return VIEWS.some(
    ([view, words]) =>
      (view === 'at-the-wheel' || view === 'handlebars') && isSeenSo(prompt, view, words),
  );
}

/** The prompt without the words for how it is seen. All others stay where they were. */
export function withoutViewpoint(text: string): string {
  let seen = text;
  for (const [view, words] of VIEWS) {
    if (!isSeenSo(seen, view, words)) continue;
    if (view === 'silhouette')
      seen = seen.replaceAll(BACKLIGHT, (found, sky) => behind(found, sky).padEnd(found.length));
    seen = seen.replaceAll(new RegExp(words.source, 'giu'), (found) => ''.padEnd(found.length));
  }
  return seen;
}
