import type { Strewn, StrewnKind } from '../description/ad.ts';
import type { Span } from '../phrases/tokens.ts';
import { COLOUR_WORDS } from '../words/colours.ts';

const JOINT =
  '(?:(?:surrounded|framed|encircled) by|surrounded with|covered (?:with|in)|among|amongst|amid|between|with|and|on(?: a bed of)?|over|in)';
const PLANTS =
  'lush|tropical|fresh|palm|monstera|big|large|eucalyptus|olive|jungle|banana|exotic|wild|botanical|rainforest|soft|dewy|wet';
/** What lies or grows around a product; mint and maple leaves are drawn one by one. */
const PATTERNS: Readonly<Record<StrewnKind, RegExp>> = {
  petals:
    /(?<![\p{L}])(?:(?:surrounded by|covered (?:with|in)|among|amid|with|and|on|on a bed of|over) )?((?:[\p{L}-]+ ){0,3}?)petals(?: (?:(?:are )?(?:scattered|strewn|lying|spread|floating|falling|flying|drifting|swirling|raining down|blowing|fluttering))?(?: ?(?:around(?: (?:it|the \p{L}+))?|all over|everywhere|on the (?:floor|table|surface|ground)))?)?/iu,
  leaves: new RegExp(
    String.raw`(?<![\p{L}])(?:${JOINT} |(?<=[,;] ?))((?:(?:green|dark|deep|emerald|${PLANTS}) ){0,3})(?:leaves|foliage|ferns|greenery|palm fronds|fern leaves|leafy plants)(?: (?:around(?: (?:it|the \p{L}+))?|behind(?: (?:it|the \p{L}+))?|in the background|everywhere|on both sides))?(?=\s*(?:[,.;!]|$|\b(?:and|with|in|on|at)\b))`,
    'iu',
  ),
  beans:
    /(?<![\p{L}])(?:surrounded by|covered (?:with|in)|among|amid|with|and|on|on a bed of|over) ((?:(?:scattered|roasted|dark|fresh|whole|brown) ){0,3})coffee beans(?: (?:scattered|strewn)?(?: ?(?:around(?: (?:it|the \p{L}+))?|everywhere|on the (?:table|surface)))?)?/iu,
};

const USUAL: Readonly<Record<StrewnKind, string>> = {
  petals: '#f27aa5',
  leaves: '#3f8f4f',
  beans: '#5a3420',
};
const OF_FLOWERS: Readonly<Record<string, string>> = {
  rose: '#d3283f',
  cherry: '#ffb3cd',
  sakura: '#ffb3cd',
  lavender: '#a58be0',
  sunflower: '#f7bf2a',
  daisy: '#fbfbff',
  jasmine: '#fbf6ea',
  hibiscus: '#e8415f',
};

function colourOf(kind: StrewnKind, told: string): string {
  if (kind !== 'petals') return USUAL[kind];
  const words = told.toLocaleLowerCase('en').split(' ');
  const known = (table: Readonly<Record<string, string>>) =>
    words.map((word) => table[word]).find((code) => code !== undefined);
  return known(COLOUR_WORDS) ?? known(OF_FLOWERS) ?? USUAL[kind];
}

const IN_AIR = /\b(?:fall|fly|float|drift|swirl|rain|blow|flutter|tumbl)(?:ing|s)?\b/iu;

/** What is strewn around a product, and where the prompt says so. */
export function strewnIn(text: string): { readonly strewn: Strewn; readonly span: Span } | null {
  for (const kind of ['petals', 'leaves', 'beans'] as const) {
    const found = PATTERNS[kind].exec(text);
    if (found === null) continue;
    const span = { start: found.index, end: found.index + found[0].length };
    const isFalling = IN_AIR.test(found[0]);
    const strewn = { kind, colour: colourOf(kind, found[1] ?? '') };
    return { strewn: isFalling ? { ...strewn, isFalling } : strewn, span };
  }
  return null;
}
