import { BRAND, CAPITALISED, NAMES, NO_BRAND, VENUE } from './ad-patterns.ts';
import type { Cutter } from './cutter.ts';
import { printable, type Quote } from './quoted-title.ts';
import { COLOUR_WORDS } from './words/modifiers.ts';

/** First words of sentences that say how the ad is made, and names of its parts. */
const OF_BRIEF =
  /^(?:soft|gentle|calm|warm|elegant|bold|bright|cheerful|playful|funny|minimal|minimalist|clean|simple|luxury|luxurious|cinematic|moody|cosy|cozy|fresh|fun|energetic|upbeat|dramatic|romantic|retro|vintage|modern|dark|light|pastel|neon|glossy|rustic|festive|friendly|tender|clinical|deadpan|dry|quick|slow|fast|macro|close|wide|vertical|square|music|sound|voiceover|no|then|end|finish|start|begin|cut|show|text|price|date|tagline|headline|slogan|title|line|words?|say|copy|caption|offer|setting|people|colou?rs?|palette|mood|style|location|call|logo|brand|name|product|venue|time|tickets?|free|new|now|open|only|humou?r|reel|story|hiring|wanted|half|before|after|week|day|night|gin|flames|everyone|nothing|everything)$/iu;

/** What a sentence begins with has a capital letter without being a name. */
export function isOfBrief(name: string): boolean {
  const [first = ''] = name.split(' ');
  if (OF_BRIEF.test(name)) return true;
  return OF_BRIEF.test(first)
    ? /^(?:then|say|no)$/iu.test(first)
    : COLOUR_WORDS[name.toLowerCase()] !== undefined;
}

const ENDS = String.raw`(?=\s*(?:[,.;!]|$))`;
/** A name that follows the words in quotes: `"Drink the tide", Salt Gin.`, `"Kiss" then LUMI and 12.06`. */
const AFTER_QUOTE = new RegExp(
  String.raw`^["”'’»]?[.,;!]*\s*(?:(?:[Aa]nd|[Tt]hen|[Ww]ith|[Ff]or)\s+)?((?:[Tt]he )?(?!${NO_BRAND}\b)(?:${CAPITALISED}${ENDS}|\p{Lu}{3,}(?= )))`,
  'u',
);

const OUTDOORS =
  /\b(?:Square|Park|Beach|Gardens?|Street|Avenue|Road|Lane|Plaza|Pier|Field|Hall|Arena)$/u;

export function nameAfterQuotes(prompt: string, quoted: readonly Quote[]): string | null {
  for (const { span } of [...quoted].reverse()) {
    const name = AFTER_QUOTE.exec(prompt.slice(span.end))?.[1];
    if (name !== undefined && !isOfBrief(name) && !OUTDOORS.test(name)) return printable(name);
  }
  return null;
}

/** A name is read where it stands, since it may also say what is sold: "for Luna Coffee". */
function nameIn(text: string): string | null {
  for (const pattern of NAMES) {
    for (const found of text.matchAll(new RegExp(pattern.source, 'gu'))) {
      const name = found[1];
      if (name === undefined || VENUE.test(`, ${name}`) || isOfBrief(name)) continue;
      // The first word of a sentence is no name, unless it is all of it.
      const isFirst = /^[.!?]\s/u.test(found[0]) && !name.includes(' ');
      const goesOn = text[found.index + found[0].length] === ',';
      if (!(isFirst && goesOn)) return printable(name);
    }
  }
  return null;
}

/** A name of several words that is a part of its own is no thing: "The Velvet Owls". */
function blankName(cutter: Cutter, name: string | null): void {
  const start = name?.includes(' ') === true ? cutter.rest.indexOf(name) : -1;
  if (name === null || start < 0) return;
  const end = start + name.length;
  const isPart =
    /(?:[,:;.!]|\s{3}|\b(?:by|at|from|with|then|and|feat\.?|featuring))\s*$/u.test(
      cutter.rest.slice(0, start),
    ) && /^\s*(?:[,.;!]|$)/u.test(cutter.rest.slice(end));
  const isInside = /\b(?:bag|box|pack|packet|tube|can|bottle|jar|tin|carton|bar|pot) of $/u.test(
    cutter.rest.slice(0, start),
  );
  // The number of a model counts nothing: "the Pulse 3 smartwatch".
  if (isPart || isInside || /\d$/u.test(name)) cutter.blank({ start, end });
}

/** Whose ad it is: after a word that announces a name, after the slogan, or wherever a name stands. */
export function brandIn(cutter: Cutter, afterQuotes: string | null): string | null {
  const called = cutter.cut(BRAND, 1);
  if (called !== null) return called;
  const named = afterQuotes ?? nameIn(cutter.rest);
  blankName(cutter, named);
  return named;
}

const LISTED = new RegExp(
  String.raw`(?<=[,:]\s?|\b(?:are|names?|with|featuring)\s)(${CAPITALISED}(?:, (?:and )?${CAPITALISED}){2,7}(?: (?:and|&) ${CAPITALISED})?)${ENDS}`,
  'u',
);

/** Who plays or what there is to choose from: three names or more in a row. */
export function lineUpIn(cutter: Cutter): string | null {
  const found = LISTED.exec(cutter.rest)?.[1];
  return found === undefined
    ? null
    : (cutter.cut(LISTED, 1)?.replaceAll(/,(?: and)? /gu, ' · ') ?? null);
}
