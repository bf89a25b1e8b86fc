import { type LetteringManner, SURFACES, type Surface } from '../description/lettering-surfaces.ts';
import { sifted } from '../needed-letters.ts';
import type { Span } from '../phrases/tokens.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { type Quote, shortened, withGlyphs } from './quoted-title.ts';

const ADJECTIVES =
  '(?:(?!(?:sign|on|onto|in|into|at|over|above|of|the|an?|with|and|by|near|under|behind|that|which|while|beside|from|to|for)\\b)[\\p{L}-]+ ){0,3}?';
const MADE =
  '(?:(?:is|are|was|were|being|has been|clearly|neatly|beautifully|crudely|roughly|hastily) )*(?:hand-?)?(?:written|painted|spray(?:ed|[- ]painted)|scrawled|scribbled|drawn|carved|engraved|etched|inscribed|scratched|chiselled|printed|embroidered|stitched|sewn|spelled(?: out)?|spelt(?: out)?|lettered|stencilled|stenciled|chalked|iced|piped|formed|displayed|shown|projected|traced|mowed|stamped|burned|tattooed|appears?|appearing)';
const WITH_WHAT =
  '(?:in|with|by|using|out of) (?:(?!the\\b|an?\\b)[\\p{L}-]+ ){0,3}?(?:chalk|paint|letters|lettering|ink|icing|frosting|cream|blood|marker|pen|graffiti|gold|silver|spray paint|font|script|capitals|handwriting|style|thread|red|white|black|blue|green|yellow|pink|purple|orange|crayon|lipstick|neon|smoke|a (?:plane|jet|biplane|skywriter|stick|finger)|(?:a )?skywriting planes?)';
const KINDS_OF_WORDS =
  '(?:sign|text|lettering|graffiti|message|logo|words?|mural|inscription|label|notice)';
const ON = '(?:on|onto|in|into|across|over|along|upon|with|from|by|at the top of|on top of)';
const THE = '(?:the |an? |his |her |its |their |some |one |two |my |our )?';
const SAYING =
  '(?:with|that|which|saying|says?|reading|reads?|bearing|spelling|spells|displaying|displays|showing|shows|marked|labell?ed|printed|painted|inscribed|engraved|embroidered|carved|decorated|titled|covered|has|having|covers?|words?|text|message|phrase|graffiti|name|letters|writing|the|a|an|simple|bold|big|large|of|out|and|written|in|single|slogan|inscription|screen|cover|front|side|title|called|named|lettering)';

const ANY_SURFACE = SURFACES.map(({ words }) => words).join('|');

/** After words that are said to be written. */
const AFTER = sifted(
  new RegExp(
    `^["”'’»]?(?:,? (?:${KINDS_OF_WORDS}|${MADE}|${WITH_WHAT}))+,? ${ON} ${THE}${ADJECTIVES}(${ANY_SURFACE})\\b`,
    'iu',
  ),
);
/** After words that somebody writes. */
const BARE = sifted(
  new RegExp(`^["”'’»]? (?:on|onto|in|into|across) ${THE}${ADJECTIVES}(${ANY_SURFACE})\\b`, 'iu'),
);
const BEFORE = sifted(new RegExp(`\\b(${ANY_SURFACE})(?:,? ${SAYING})+[:,]?\\s*["“'‘«]?$`, 'iu'));

const MANNERS: readonly (readonly [RegExp, LetteringManner])[] = [
  [/\bfireworks?\b|\bsparklers?\b/iu, 'sparks'],
  [
    /\bdrones?\b|\b(?:made of|spelled (?:out )?(?:in|by|with)) (?:\p{L}+ )?(?:stars|lights)\b/iu,
    'lights',
  ],
  [/\bgraffiti\b|\bspray/iu, 'graffiti'],
  [/\bchalk(?:ed)?\b/iu, 'chalk'],
  [/\b(?:carved|engraved|etched|scratched|chisel\p{L}+|inscribed|burned)\b/iu, 'carved'],
  [/\b(?:embroidered|stitched|sewn)\b/iu, 'stitch'],
  [/\b(?:icing|frosting|iced|piped)\b/iu, 'icing'],
];

const INK = new RegExp(
  `\\b(?:in|with) (?:(?:big|bold|large|bright|dark|thick|dripping|huge|giant|neat) )*(${Object.keys(COLOUR_WORDS).join('|')})\\b(?! (?:shirt|dress|coat|jacket|hat|suit))`,
  'iu',
);

/** Words on something, and where the prompt speaks of it. */
export interface FoundLettering {
  readonly surface: Surface;
  readonly manner: LetteringManner;
  readonly colour: string | null;
  readonly text: string;
  /** What is no thing of its own: the wall, and how the words are made. */
  readonly spans: readonly Span[];
  /** Where it says that somebody writes, if the words are no small matter. */
  readonly verb: Span | null;
}

const CHARACTERS_MAX = 48;
/** A picture has words in one place; and what they are on is told near them. */
const QUOTES_MAX = 4;
const NEAR = 120;

/** What stands between the words and a thing: "sign on a" of `"Exit" sign on a door`. */
function blanked(found: RegExpExecArray, start: number, surface: Surface): Span {
  const noun = found[1] ?? '';
  const end = start + found[0].length;
  const isGround = surface.ground !== undefined && surface.isPlace !== true;
  return { start, end: isGround ? end : end - noun.length };
}

interface Match {
  readonly surface: Surface;
  readonly later: RegExpExecArray | null;
  readonly earlier: RegExpExecArray | null;
}

/** Who writes words does it before they are told. */
const WRITES = sifted(
  /\b(?:writ(?:es?|ing)|(?:spray[- ]?)?paint(?:s|ing)?|spray(?:s|ing)?|draw(?:s|ing)?|carv(?:es?|ing)|scratch(?:es|ing)?|spell(?:s|ing)?|scrawl(?:s|ing)?|engrav(?:es?|ing)|trac(?:es?|ing)|project(?:s|ing)?|stencil(?:s|ing)?|chalk(?:s|ing)?)(?= (?:(?:out|the|a|an|big|red|white|black|words?|text|message|letters|slogan|graffiti) ?)*["“'‘«]?$)/iu,
);

function surfaceOf(noun = ''): Surface | undefined {
  return SURFACES.find(({ words }) => new RegExp(`^(?:${words})$`, 'iu').test(noun));
}

/** "On a beach, text "…"": nobody wrote it into the sand. */
const isCaption = (found: string, { ground }: Surface): boolean =>
  ground !== undefined &&
  /, (?:with )?(?:the |bold |big |large )*(?:text|words?|slogan|message|title)\b/iu.test(found);

/** Made to be written on. */
const BOARDS = /(?:board|sign|banner|poster)$/iu;

/** What is said to have the words on it; otherwise what somebody writes on. */
function nearestOf(before: string, after: string): Match | null {
  const owner = BEFORE.exec(before);
  // What the words are told of has them: a cake with "…" in icing on a table.
  // But a shop with "…" on a chalkboard has a chalkboard.
  const told = BARE.exec(after);
  const isOnBoard = BOARDS.test(told?.[1] ?? '');
  const isOwned = !isOnBoard && surfaceOf(owner?.[1])?.things !== undefined;
  const said = isOwned ? null : isOnBoard ? told : AFTER.exec(after);
  const earlier = said === null ? owner : null;
  const later = said ?? (earlier === null && WRITES.test(before) ? BARE.exec(after) : null);
  const surface = surfaceOf((later ?? earlier)?.[1]);
  if (surface === undefined || (earlier !== null && isCaption(earlier[0], surface))) return null;
  return { surface, later, earlier };
}

function spanOf(found: RegExpExecArray | null, from: number): Span | null {
  if (found === null) return null;
  const start = from + found.index;
  return { start, end: start + found[0].length };
}

/** Words in quotes that are written on something of the scene. */
export function findLettering(prompt: string, quotes: readonly Quote[]): FoundLettering | null {
  for (const { text, span } of quotes.slice(0, QUOTES_MAX)) {
    const from = Math.max(0, span.start - 1 - NEAR);
    const before = prompt.slice(from, Math.max(from, span.start - 1));
    const after = prompt.slice(span.end, span.end + NEAR);
    const found = nearestOf(before, after);
    if (found !== null) {
      const { surface, later, earlier } = found;
      const manner = MANNERS.find(([words]) => words.test(prompt))?.[1] ?? surface.manner;
      const ink = INK.exec(after.slice(0, 60))?.[1]?.toLowerCase();
      return {
        surface,
        manner,
        colour: ink === undefined ? null : (COLOUR_WORDS[ink] ?? null),
        text: shortened(withGlyphs(text), CHARACTERS_MAX),
        verb: surface.ground === undefined ? null : spanOf(WRITES.exec(before), from),
        spans: [
          later === null ? null : blanked(later, span.end, surface),
          surface.ground === undefined ? null : spanOf(earlier, from),
        ].filter((one) => one !== null),
      };
    }
  }
  return null;
}

/** A banner with words on it asks for no ad. */
export function withoutSurface(text: string, lettering: FoundLettering | null): string {
  return lettering === null
    ? text
    : text.replaceAll(new RegExp(`\\b(?:${lettering.surface.words})\\b`, 'giu'), ' ');
}
