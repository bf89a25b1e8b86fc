import { wordsIn } from '../../word-list.ts';
import type { Lettering } from '../description/ad.ts';
import { COLOUR_WORDS } from '../words/colours.ts';

/** How letters look. */
const LOOKS: ReadonlySet<string> = new Set([
  ...wordsIn(`
    a an the its very big bigger large larger huge giant bold fat thick thin small tiny elegant handwritten hand-drawn
    hand-lettered hand painted cursive neon glowing playful chunky retro vintage capital block serif sans-serif sans
    modern clean simple chalk graffiti comic gothic 3d bright bubbly bubble curly typewriter futuristic metallic clear
    readable fancy stylish funky cool classic minimal minimalist strong heavy condensed italic shiny glossy dark light
    deep loud beautiful decorative art-deco deco groovy wavy all upper-case lower-case uppercase lowercase pixel stencil
    eye-catching centered centred contrasting matching legible rounded soft pale pastel warm delicate fine slim
  `),
  ...Object.keys(COLOUR_WORDS).flatMap((name) => name.split('-')),
]);

const NOUNS =
  'letters|lettering|(?:sans[- ])?serifs?|fonts?|type|typeface|typography|text(?! us\\b)|script|handwriting|print|capitals|caps|numbers|numerals|digits|calligraphy|headlines?|captions?|writing';
/** Where the words are, which the layout decides. */
const SPOT =
  '(?: (?:on top|on it|(?:at|on|near|along|across) the (?:very )?(?:top|bottom|middle|cent(?:er|re)|side|left|right)(?: (?:half|corner|edge|side))?|in the (?:(?:top|bottom|upper|lower|left|right)[- ]?){0,2}(?:corner|middle|cent(?:er|re)))(?![\\p{L} ]* of\\b))?';
const LETTERING = new RegExp(
  String.raw`(?<![\p{L}-])(?:${NOUNS})(?![\p{L}-])(?! (?:to|from|for|into|box|messages?|book)\b)${SPOT}`,
  'giu',
);
/** What joins letters to the words that are set in them. */
const JOINS: ReadonlySet<string> = new Set(['in', 'with', 'using', 'and']);
const MADE: ReadonlySet<string> = new Set(
  wordsIn('written set printed shown displayed spelled painted'),
);
/** Where a name or a price is set: "the price at the bottom". */
const SET_AT = new RegExp(
  String.raw`\b(?:with |and )?(?:the |a )?(?:price|date|logo|headline|title|name|slogan|offer|text|discount)${SPOT.slice(0, -1)}(?=\s*(?:[,.;!]|$))`,
  'giu',
);

/** What a call is set on: "shop now button at the end". */
const BUTTON =
  /(?<=\b(?:now|today|online|here|free|more|us|up|yours?|tickets|started|app|trial|quote|table|appointment|subscribe|follow|download|register|order|donate|apply|reserve|rsvp|buy)|\s{3}) (?:call[- ]to[- ]action |cta )?(?:button|cta)s?(?: (?:(?:at|on|in|near) the (?:very )?(?:end|bottom|top|last (?:frame|second|shot)|cent(?:er|re)|middle|corner)|at last|below(?: it)?|on (?:the )?end card))?\b/giu;

const spaces = (found: string) => ' '.repeat(found.length);

/** Where the words begin that tell how letters look, up to their name; null if something else is meant. */
function startOfLooks(before: string): number | null {
  let start = before.length;
  for (const { index, 0: word } of [...before.matchAll(/[\p{L}\d-]+|[^\s]/gu)].reverse()) {
    const known = word.toLocaleLowerCase('en');
    if (/^[,;:.!]$/u.test(word)) return start;
    const joins = JOINS.has(known);
    if (!joins && !LOOKS.has(known) && !MADE.has(known)) {
      const [next = '', second = ''] = before.slice(start).split(' ');
      // "50% off everything big red letters": two words tell how they look.
      const areLooks = LOOKS.has(next.toLowerCase()) && LOOKS.has(second.toLowerCase());
      return JOINS.has(next) || MADE.has(next) || areLooks ? start : null;
    }
    start = index;
  }
  return start;
}

/** The colour of "text in dark yellow" follows its name. */
const IN_COLOUR = new RegExp(
  String.raw`^ in ((?:[\p{L}-]+ ){0,2}?)(${Object.keys(COLOUR_WORDS).join('|')})(?=\s*(?:[,.;!]|$))`,
  'iu',
);
const WORDS_OF = /[\p{L}\d-]+/gu;
const THIN: ReadonlySet<string> = new Set(['thin', 'light', 'fine', 'delicate', 'slim']);

function lookOf(told: string): Lettering {
  const words = (told.toLocaleLowerCase('en').match(WORDS_OF) ?? []).slice(0, -1);
  const isSeen = (word: string, at: number) =>
    COLOUR_WORDS[`${word}-${words[at + 1] ?? ''}`] ?? COLOUR_WORDS[word];
  const colour = words.map(isSeen).find((code) => code !== undefined);
  // "Light blue letters" are blue, not thin.
  const isThin = words.some(
    (word, at) => THIN.has(word) && isSeen(words[at + 1] ?? '', at) == null,
  );
  return {
    ...(colour === undefined ? {} : { colour }),
    ...(isThin || words.includes('thin') ? { isThin: true as const } : {}),
  };
}

/** A text with spaces where it says how words are set, and how: no letter of "big letters" comes by mail. */
export function letteringIn(text: string): {
  readonly rest: string;
  readonly lettering: Lettering;
} {
  let rest = text;
  let lettering: Lettering = {};
  for (const { index, 0: found } of text.matchAll(LETTERING)) {
    const start = startOfLooks(rest.slice(0, index));
    const named = index + found.length;
    const after = IN_COLOUR.exec(rest.slice(named));
    if (start === null) continue;
    const end = named + (after?.[0].length ?? 0);
    const told = `${rest.slice(start, index)} ${after?.[0] ?? ''} -`;
    lettering = { ...lookOf(told), ...lettering };
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }
  return { rest: rest.replaceAll(SET_AT, spaces).replaceAll(BUTTON, spaces), lettering };
}
