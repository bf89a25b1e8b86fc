import { sifted } from '../needed-letters.ts';
import type { Span } from '../phrases/tokens.ts';
import { printable, type Quote, shortened, withGlyphs } from './quoted-title.ts';

const BUBBLE =
  '(?:(?:(?:an?|two|three|four|some|big|little|small|white|colou?rful|comic) ){0,3}(?:speech|talk(?:ing)?|dialogue|comic|chat|thought)[ -]?(?:bubble|balloon)s?)';
const SAYS =
  '(?:(?:that|which|each|saying|says?|reads?|reading|with|containing|the|words?|text|like|above (?:its|his|her|their) heads?):? ?){0,4}';
/** What stands before the first words that somebody says, up to their quotes. */
const BEFORE = sifted(new RegExp(String.raw`\b(?:with |and |in )?${BUBBLE}[,:]? ?${SAYS}$`, 'iu'));
/** What stands after the last: `"Hi" in a speech bubble`, `a "Hi" speech bubble`. */
const AFTER = sifted(new RegExp(`^(?:(?:written |shown )?(?:in|inside|as|on) )?${BUBBLE}`, 'iu'));
const BETWEEN = /^[\s,;/&]*(?:(?:and|or|then) ?)?$/iu;
/** Words without quotes: "a speech bubble saying hello". */
const BARE = sifted(
  new RegExp(
    String.raw`\b(?:with )?${BUBBLE} (?:(?:that|which) )?(?:saying|says?|reads?|reading):? ([\p{L}\p{N}][^,.;:"“]{0,24}[!?]?)(?=\s*(?:[,.;]|$))`,
    'iu',
  ),
);
/** Several single words: "speech bubbles with hello, hola, bonjour". */
const LISTED = sifted(
  /\b(?:with |and )?(?:[\p{L}-]+ )?(?:speech|talk(?:ing)?|dialogue|comic|chat) ?-?(?:bubble|balloon)s (?:with|saying|reading|that say|of|for|containing):? ((?:[¡¿]?\p{L}{2,12}[!?]?, (?:and )?){1,4}(?:and )?[¡¿]?\p{L}{2,12}[!?]?)(?=\s*(?:[,.;]|and\b|$))/iu,
);
const WRITTEN =
  'sign|signboard|board|text|headline|button|label|banner|card|screen|shirt|t-shirt|note|title|poster|paper|phone|app|sticker|badge|mug|cup|cake|flag|caption|slogan|tagline|ad|advert|line|letters|words|box|bottle|van|truck|car|door|mat|window|tag|can|tin|logo|wall|neon|book|cover|newspaper|jar|bag|flyer|brand|company|ribbon|cap|hat|price|stamp|headstone|plate|cloud|arch|case|package|packet|balloon|billboard|that|which|brief|code|cta|slide|frame';
const SOMEBODY = String.raw`\b(?:an?|the|our|his|her|my|one|this) (?:[\p{L}'’-]+ ){0,3}?(?!(?:${WRITTEN}) )[\p{L}'’-]+ (?:says|saying|shouts|shouting|asks|asking|replies|exclaims|cries|thinks|thinking)`;
/** In an ad, who says something in quotes has it in a bubble … */
const SPOKEN = new RegExp(`${SOMEBODY}:? ?$`, 'iu');
/** … and so has who calls out something without: "a llama says ¡Hola!". */
const CALLED_OUT = new RegExp(String.raw`${SOMEBODY}:? ([¡¿]?\p{Lu}[^,.;:"“”!?]{0,22}[!?])`, 'iu');
const CHARACTERS_MAX = 32;

/** What is said in speech bubbles. */
export interface Speech {
  readonly words: readonly string[];
  readonly quotes: readonly Quote[];
  /** Where the prompt speaks of the bubbles. */
  readonly spans: readonly Span[];
}

const shown = (text: string): string => shortened(withGlyphs(printable(text)), CHARACTERS_MAX);

const capital = (word: string): string => word.slice(0, 1).toLocaleUpperCase('en') + word.slice(1);

/** The quotes that follow each other without anything else in between, from one of them on. */
function inRow(prompt: string, quotes: readonly Quote[], from: number): readonly Quote[] {
  const row = quotes.slice(from, from + 1);
  for (const next of quotes.slice(from + 1)) {
    const end = row.at(-1)?.span.end ?? 0;
    if (!BETWEEN.test(prompt.slice(end + 1, next.span.start - 1))) break;
    row.push(next);
  }
  return row;
}

/** The words that a prompt puts into speech bubbles. */
export function speechIn(prompt: string, quotes: readonly Quote[], isAd = false): Speech {
  for (const [at, { span }] of quotes.entries()) {
    const start = Math.max(0, span.start - 81);
    const found = BEFORE.exec(prompt.slice(start, span.start - 1));
    const row = inRow(prompt, quotes, at);
    const end = (row.at(-1)?.span.end ?? 0) + 1;
    const rest = prompt.slice(end, end + 60);
    const later = AFTER.exec(rest.trimStart());
    const isSpoken = isAd && SPOKEN.test(prompt.slice(start, span.start - 1));
    if (isSpoken && found === null && later === null)
      return { words: row.map(({ text }) => shown(text)), quotes: row, spans: [] };
    if (found === null && later === null) continue;
    const after = end + rest.length - rest.trimStart().length;
    return {
      words: row.map(({ text }) => shown(text)).filter((text) => text !== ''),
      quotes: row,
      spans:
        found !== null
          ? [{ start: start + found.index, end: span.start - 1 }]
          : [{ start: after, end: after + (later?.[0].length ?? 0) }],
    };
  }
  const listed = LISTED.exec(prompt);
  if (listed?.[1] !== undefined) {
    const words = listed[1].split(/,? and |, /u).map((word) => shown(capital(word)));
    const end = listed.index + listed[0].length;
    return { words: words.slice(0, 3), quotes: [], spans: [{ start: listed.index, end }] };
  }
  const bare =
    quotes.length > 0 ? null : (BARE.exec(prompt) ?? (isAd ? CALLED_OUT.exec(prompt) : null));
  const said = shown(bare?.[1] ?? '');
  if (bare === null || said === '') return { words: [], quotes: [], spans: [] };
  const at = prompt.indexOf(bare[1] ?? '', bare.index);
  const isCalledOut = !BARE.test(bare[0]);
  return {
    words: [capital(said)],
    quotes: [],
    // Who calls out is still to be seen.
    spans: [{ start: isCalledOut ? at : bare.index, end: bare.index + bare[0].length }],
  };
}
