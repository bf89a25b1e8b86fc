import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { sifted } from '../needed-letters.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Span } from '../phrases/tokens.ts';
import type { Ad } from '../scene-description.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { type BriefPart, partsOf } from './brief-parts.ts';
import { GREETS, isOfPicture, withoutAsking } from './part-words.ts';
import { capital, LINES_MAX, textsOf, tidied } from './texts-of-ad.ts';
import { type Token, tokensIn } from './told-tokens.ts';

/** Which words of a brief are seen as things, and which are not in the picture at all. */
export interface ReadSpans {
  readonly seen: readonly Span[];
  readonly unread: readonly UnreadSpan[];
}

/** Words that are put in place of others may move those after them: the word itself tells, too. */
interface UnreadSpan extends Span {
  readonly word: string;
}

/** What became of the phrases of a prompt. */
export function readSpans(
  phrases: readonly TaggedPhrase[],
  { phrasesOf, deniedPhrases }: Pick<FoundSubjects, 'phrasesOf' | 'deniedPhrases'>,
): ReadSpans {
  const used = new Set(phrasesOf.flat());
  const isUnread = ({ meanings, role }: TaggedPhrase, at: number) =>
    !used.has(at) && !deniedPhrases.has(at) && meanings.length === 0 && role !== 'preposition';
  return {
    seen: phrases.filter(({ role }, at) => used.has(at) && role === 'noun').map(({ span }) => span),
    unread: phrases.filter(isUnread).map(({ span, text }) => ({ ...span, word: text })),
  };
}

/** What it is to look like, in words that no table of moods has. */
const LOOKS = sifted(
  /^(?:very |super |really |quite |a bit )?(?:playful|elegant|fun(?:ny)?|friendly|simple|modern|clean|classy|bold|bright|fresh|fancy|stylish|trendy|vintage|retro|rustic|warm|cool|calm|quiet|soft|dreamy|moody|dynamic|energetic|professional|premium|luxur(?:y|ious)|classic|young|wild|cute|sweet|happy|cheerful|humou?rous|dramatic|epic|serious|upbeat|fast|slow|short|flat|realistic|hand[- ]?drawn|minimal(?:ist|istic)?|colou?rful|festive|cosy|cozy|romantic|sporty|urban|natural|organic|earthy|whimsical|quirky|sleek|edgy|loud|tasteful|understated)(?:,? (?:and|but|&) [\p{L}-]+)?(?: please)?$/iu,
);
const SEEN =
  '(?:(?:shiny|polished|brushed|matte|rising|swirling|soft|dark|warm|glossy|gentle|light|falling|drifting|heavy) )?(?:snow(?:fall|flakes)?|rain(?:drops)?|chrome|steel|gold|silver|copper|brass|bronze|leather|velvet|silk|satin|wood|marble|glass|crystal|steam|smoke|mist|fog|dust|sparks|sparkles|splash(?:es)?|droplets|bubbles|shadows?|reflections?|highlights|glow|foam|scribbles)';
/** What it is made of and what rises from it is seen. */
const TEXTURES = sifted(new RegExp(`^${SEEN}(?:(?:, | and |, and | & )${SEEN}){0,3}$`, 'iu'));
/** What is in the sky: "sun, clouds and rain on a screen". */
const SKIES = sifted(
  /^(?:the )?(?:(?:bright|full|crescent|setting|rising|low|warm) )?(?:sun|moon|stars|clouds|rain|snow|sunshine|moonlight|rainbow|lightning|fog|mist|sky)(?: (?:and|or|with) [\p{L}-]+)?$/iu,
);
/** A light that moves over it, and which kind of post it is to be. */
const STAGED = sifted(
  /\b(?:light|lens|spot) ?(?:sweeps?|flares?|streaks?|leaks?|rays?|beams?|trails?)$|^(?:an? )?(?:[\p{L}-]+ ){1,3}(?:post|flyer|poster|banner|spot|story|reel|clip)(?: for (?:an?|the|our|my) [^"]*)?$/iu,
);
/** What is praised in one word. */
const PRAISED =
  /^(?:(?:brand[- ])?new|vegan|organic|handmade|refillable|recyclable|reusable|waterproof|local|limited|exclusive|seedless|alcohol-free)$/iu;
/** Where something stands, how it is set or what is to be done with the picture. */
const DIRECTS = sifted(
  /^(?:in|on|at|with|without|behind|over|under|near|into|onto|inside|above|below|next|like|as|while|where|which|that|and then|then|no|not|nothing|let|keep|turn|animate|place|set|give|have|has|change|replace|remove|write|draw|paint|centre|center|move|fade|cut to|loop|start|end|finish|please|thanks?|everything|everybody|everyone|nobody|it|she|he|they|her|his|its|each|all(?= of)|both|bring this|reads?|post|story|reel|ad|video|format|square|vertical|left|right|top|bottom|middle)\b|\b(?:headline|tagline|slogan|caption|subtitle|left|right|bottom|corner|middle|cent(?:er|re)|foreground|drawing|picture|image|photo|video|vibes?|mood|feel|theme|themed|style|styled|design|layout|effect|seamless|voice-?over|soundtrack|character|mascot|split|logo|button|tints?|tinted|hues?|filter|overlay|animate|arrows?|icons?)\b/iu,
);
/** What the light, the weather and the ground are like: "night sky", "gold details", "rain bounces off". */
const SCENERY = sifted(
  /^(?:(?!your\b|our\b|my\b)[\p{L}-]+ ){0,3}(?:details|accents|highlights|touches|lighting|light|sky|skies|backdrop|background|tones|hues|palette|clouds|glow|petals|ripples|droplets)$|^(?:the )?(?:sun|rain|snow|wind|waves|moon|stars|clouds|lights?|lamps|fog|mist|steam|smoke|leaves|petals|coins|raindrops|confetti|bubbles) (?:is |are )?(?!(?:protection|proof|care|cream|screen|block|sale|deals?|special|offers?|club|school|shop|bar|gear)\b)[\p{L}]+(?:s|ing)(?: [\p{L}-]+){0,3}$|^[\p{L}-]+ of an? [^\d]+$| with (?:[\p{L}-]+ )?(?:ripples|drops|droplets|splash(?:es)?|swirls?|bubbles|petals|leaves|flames|sparks|smoke|steam|panels|lights?|reflections?|shadows?|ice cubes|slices)$/iu,
);
/** What stands somewhere is seen there: "carton on the side table". */
const PLACED =
  / (?:(?:on|in|under|behind|beside|by|at|over|against) (?:the|an?|its|his|her|their)|between|among|amid|past|through|atop|beneath) /iu;
/** So is what somebody has: "phone on her arm". */
const WORN = / (?:on|in|under|behind|beside|by|at|over|against|around) (?:his|her|its) \p{L}+$/iu;
/** A place and how it looks: "modern living room". */
const FURNISHED =
  /^(?:(?:an? )?(?:modern|bright|cosy|cozy|rustic|stylish|minimal(?:ist)?|elegant|classic|scandinavian|industrial|vintage|retro|old|small|large|big|spacious|sunny|airy|white|clean|tidy|messy|luxury|luxurious),? ){1,2}(?:(?:family|loft|city|beach|hotel|home|country|open-plan) )?(?:(?:living|dining|bed|bath|class|show|laundry|work)[- ]?room|room|kitchen|hall|hallway|office|apartment|flat|loft|house|interior|caf[eé]|restaurant|bar|garden|terrace|balcony|workshop|studio|garage|lobby|gym|barn|street|desk|home)$/iu;
/** So is what does something: "juicy burger falling together". */
const ACTS = /^(?:[\p{L}'’-]+ ){1,3}[\p{L}]{2,}ing(?![\p{L}])/iu;
const TINTS = sifted(
  /^(?:\p{L}+ )?(?:reds|greens|blues|yellows|oranges|purples|pinks|browns|greys|grays|golds|pastels|neons|neutrals)$/iu,
);
/** What is behind it, what it lies on and how letters are cut: seen rather than read. */
const GROUNDS = sifted(
  /(?:^|\s)(?:patterns?|gingham|polka ?dots?|zig-?zags?|chevrons?|stripes|checks|gradient|marble|velvet|satin|wood|oak|walnut|concrete|terrazzo|tiles|bokeh|serif|grain|glitch|layout|composition|grid|collage|empty space|white space|negative space|copy space)(?: (?:and|with|in) [\p{L}-]+(?: [\p{L}-]+){0,2})?$|^half [\p{L}-]+$|\s(?:half|all|mostly|partly) [\p{L}-]+$/iu,
);
/** Of what colours it is: "black with green bolts". */
const OF_COLOURS = sifted(
  new RegExp(
    `^(?:(?:deep|dark|light|pale|bright|soft|rich|warm|cool|royal) )?(?:${Object.keys(COLOUR_WORDS).join('|').replaceAll('-', ' ')}) (?:with|and|on|over|to)\\b`,
    'iu',
  ),
);
/** Two things side by side: "roller and stepladder". */
const PAIR = sifted(
  /^(?:[\p{L}'’-]+ ){1,2}(?:and|&|plus) (?:an? )?[\p{L}'’-]+(?: of)?(?: [\p{L}'’-]+)?$/iu,
);
/** So is how somebody or something looks: "man with a moustache", "ship in a storm". */
const HAVING = / (?:with(?! (?:your|our|every|each|free|all|us)\b)|in(?= an? )|of(?= an? )) ?/iu;
const IN_VESSEL =
  /^(?:an? )?(?:[\p{L}-]+ ){0,2}(?:glass|glasses|cup|mug|pint|bottle|can|bowl|plate|jar|pot)s? (?:with|of|full of) /iu;
const WORDS_MAX = 7;
const LETTERS_MAX = 46;

/** Words of a part that are neither seen nor said. */
function lostIn(part: BriefPart, text: string, said: string, { unread }: ReadSpans): Token[] {
  const shift = part.start + part.text.indexOf(text);
  return tokensIn(text).filter(
    ({ start, end, isFiller, key }) =>
      !isFiller &&
      unread.some(
        (one) =>
          one.start < shift + end && shift + start < one.end && one.word.includes(key.slice(0, 3)),
      ) &&
      !said.includes(key),
  );
}

/** Whether a part is read rather than seen: most of what it names is nowhere in the picture. */
function isUnsaid(part: BriefPart, text: string, said: string, read: ReadSpans): boolean {
  if (text.length > LETTERS_MAX || text.split(' ').length > WORDS_MAX) return false;
  if (PRAISED.test(text)) return !said.includes(text.toLowerCase());
  if (WORN.test(text) || FURNISHED.test(text) || IN_VESSEL.test(text)) return false;
  if (GROUNDS.test(text) || OF_COLOURS.test(text) || TEXTURES.test(text)) return false;
  if (SCENERY.test(text) || SKIES.test(text) || STAGED.test(text)) return false;
  if (LOOKS.test(text) || TINTS.test(text) || DIRECTS.test(text) || GREETS.test(text)) return false;
  const lost = lostIn(part, text, said, read);
  if (lost.length === 0 || lost.every(({ key }) => key.length < 3)) return false;
  const shift = part.start + part.text.indexOf(text);
  const seen = read.seen.filter(({ start }) => start >= shift && start < shift + text.length);
  if ((tokensIn(text).at(-1)?.key ?? '') in COLOUR_WORDS) return false;
  if (seen.length > 0 && [PLACED, ACTS, PAIR].some((way) => way.test(text))) return false;
  const having = HAVING.exec(text);
  if (having !== null && seen.some(({ end }) => end === shift + having.index)) return false;
  // "Round glasses": what the words are about is in the picture.
  if (seen.some(({ end }) => end === shift + text.length)) return false;
  const repeated = tokensIn(text).filter(({ isFiller, key }) => !isFiller && said.includes(key));
  if (repeated.length > lost.length) return false;
  return seen.length <= lost.length && !isOfPicture(text, seen.length > 0);
}

const KEPT_OUT = /^(?:an?|the|this|my|our) |\b(?:wants?|needs?|who|that|which)\b/iu;
const FIRST_MAX = 40;
const WHOM = / (?:for|of|with(?! (?:an?|the|sun|[\p{L}-]+ and)\b)|by(?! (?:the|an?)\b)|from) /iu;

/** What is advertised, below a headline that the brief did not give: "Budget app for students". */
function kindOf(ad: Ad, brief: string, part: BriefPart, read: ReadSpans): string | null {
  if (brief.toLowerCase().includes(ad.headline.toLowerCase()) || ad.isLogo === true) return null;
  const text = withoutAsking(part).replace(/^(?:my|our|an?|the|your) /iu, '');
  if (text.length > FIRST_MAX || text === '' || /\d/u.test(text) || KEPT_OUT.test(text))
    return null;
  if (DIRECTS.test(text) || GREETS.test(text) || isOfPicture(text, true)) return null;
  const said = textsOf(ad).join(' ').toLowerCase();
  const isLost = lostIn(part, text, said, read).length > 0;
  // What is in it is seen.
  const isShown =
    / with /iu.test(text) && read.seen.some(({ end }) => end >= part.start + part.text.length);
  return isLost && !isShown && WHOM.test(text) ? capital(tidied(text)) : null;
}

const LABEL = /^(?:cost|entry|price|admission|number|phone): /iu;

/** An ad that also says the parts of its brief that nothing else tells: "…, same week service". */
export function withUnsaid(ad: Ad, brief: string, read: ReadSpans): Ad {
  let told = ad;
  for (const part of partsOf(brief)) {
    if (told.lines.length >= LINES_MAX) return told;
    if (part.isFirst) {
      const kind = kindOf(told, brief, part, read);
      if (kind !== null) told = { ...told, lines: [kind, ...told.lines] };
      continue;
    }
    const text = withoutAsking(part).replace(LABEL, '');
    const said = textsOf(told).join(' ').toLowerCase();
    if (isUnsaid(part, text, said, read)) told = { ...told, lines: [...told.lines, tidied(text)] };
  }
  return told;
}
