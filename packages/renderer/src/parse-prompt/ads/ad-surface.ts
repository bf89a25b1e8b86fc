import { type AdSurface, MATERIALS, type Material } from '../description/ad.ts';
import { mayMatch } from '../needed-letters.ts';
import type { Span } from '../phrases/tokens.ts';
import { ON_BEACH } from '../rewordings/nature/on-beach.ts';
import { COLOUR_WORDS, SHADE_WORDS } from '../words/colours.ts';

const NAMES: Readonly<Record<Material, string>> = {
  stone:
    'stone|stone wall|boulder|slate|granite|rock|concrete|basalt|terrazzo|lava rock|(?:stone|granite|concrete) (?:pedestal|plinth|podium|column)',
  marble:
    'marble|marble (?:table|counter|slab|countertop|plinth|pedestal|podium|column|surface|top)',
  wood: '(?:wooden|wood|oak|walnut|timber|bamboo|pine)(?: (?:table|(?:cutting |chopping |serving )?board|counter|countertop|surface|planks?|desk|bench|tray|slab|top|crate|tabletop|table top|background|log))?',
  cloth:
    '(?:silk|satin|velvet|linen|cotton|muslin) (?:cloth|fabric|sheet|napkin)|silk|satin|velvet|linen|fabric|cloth|cashmere|draped (?:silk|satin|fabric|velvet)|tulle',
  sand: 'sand|sand dunes?|desert sand',
  moss: 'moss|grass|a bed of moss|mossy (?:stone|rock|log)',
  water: 'water|rippling water|calm water|a water surface|wet surface',
  snow: 'snow|ice|fresh snow|crushed ice',
};

export const PLAIN_CLOTH = '#e9dcc9';

/** The usual colour of each; the dark kind where the prompt says dark or black. */
const COLOURS: Readonly<Record<Material, readonly [usual: string, dark: string]>> = {
  stone: ['#9a9690', '#34363c'],
  marble: ['#efece8', '#232329'],
  wood: ['#c08a55', '#553523'],
  cloth: [PLAIN_CLOTH, '#1e1b22'],
  sand: ['#e8cd9c', '#b08d5a'],
  moss: ['#6fa04a', '#3d6b34'],
  water: ['#7cc0dc', '#1e4a66'],
  snow: ['#eef5fb', '#c8d8e8'],
};

/** Natural wood and stone keep their own tone, whatever they are called. */
const TONES: Readonly<Record<string, string>> = { walnut: '#6b452c', oak: '#c79a62' };

const FINISHES =
  'rustic dark black white grey gray old rough polished weathered smooth light natural wet raw warm pale soft draped flowing crumpled folded reclaimed aged cold mossy golden clean fresh crushed solid elegant luxurious luxury shiny glossy silky satiny moving'.split(
    ' ',
  );
/** Words that may stand before a material. As a pattern they would take longer to compile than all else takes to read. */
const TONE_WORDS: ReadonlySet<string> = new Set([
  ...FINISHES,
  ...[...Object.keys(COLOUR_WORDS), ...Object.keys(TONES)].flatMap((name) => name.split('-')),
]);

const TONE = String.raw`((?:[\p{L}-]{1,20} ){0,3}?)`;
const MATERIAL = MATERIALS.map((material) => `(?<${material}>${NAMES[material]})`).join('|');
const AFTER = String.raw`(?=\s*(?:[,.;!]|$|\b(?:with|and|in|at|by|under|next|beside|flanked|surrounded|among|amongst|amid|between|framed|covered|near|against|background|backdrop|surface|slab)\b))(?:\s+(?:background|backdrop|surface|slab))?`;
/** "On dark stone", "on a rustic wooden table". */
const ON = new RegExp(
  String.raw`(?<![\p{L}]|\b(?:pour|drizzl)\p{L}{0,4} )(?:(?:placed|standing|lying|resting|displayed|laid|set|sitting) )?(?:on|over|atop|upon|against|onto) (?:top of )?(?:an? |the |some )?${TONE}(?:(?:slab|block|piece|bed|sheet|plinth|pedestal|surface|background|backdrop|table) of ${TONE})?(?:${MATERIAL})${AFTER}`,
  'giu',
);
const HUES = Object.keys(COLOUR_WORDS).join('|').replaceAll('-', ' ');
/** As a part of its own: "…, rustic wooden table". */
const PART = new RegExp(
  String.raw`(?<=[,:;.]\s*)(?:an? )?${TONE}(?:${MATERIAL})(?:\s+(?:background|backdrop|surface|table|counter))?(?: (?:moving|flowing|waving|rippling|billowing|floating|blowing|draped|falling|in motion|in the wind|in slow motion|behind it|in the background)(?: [\p{L}]+){0,4})?(?=\s*(?:[,.;!]|$)| and (?:${HUES}|brass|bronze|steel|chrome|leather)\s*(?:[,.;!]|$))`,
  'giu',
);
const PLACED = /\b(?:table|board|counter|countertop|surface|planks|background|backdrop|top)$/iu;

const wordsOf = (text: string) => text.toLocaleLowerCase('en').match(/[\p{L}-]+/gu) ?? [];
const isTone = (told: string) => wordsOf(told).every((word) => TONE_WORDS.has(word));

function surfaceMatch(text: string): RegExpExecArray | null {
  if (ON_BEACH.test(text)) return null;
  const letters = text.toLowerCase();
  const allOf = (pattern: RegExp) => (mayMatch(pattern, letters) ? text.matchAll(pattern) : []);
  for (const found of allOf(ON)) if (isTone(`${found[1] ?? ''}${found[2] ?? ''}`)) return found;
  // "Grass" alone is what grows there; what has a finish or is a table is shown.
  for (const found of allOf(PART)) {
    const [whole, told = ''] = found;
    if (isTone(told) && (told !== '' || PLACED.test(whole))) return found;
  }
  return null;
}

function colourOf(material: Material, told: string): string {
  const [usual, dark] = COLOURS[material];
  const words = wordsOf(told);
  const shade = words
    .map(
      (word, at) =>
        SHADE_WORDS[`${word}-${words[at + 1] ?? ''}`] ??
        COLOUR_WORDS[`${word}-${words[at + 1] ?? ''}`],
    )
    .find((code) => code);
  if (shade !== undefined) return shade;
  if (words.some((word) => /^(?:dark|black|slate|basalt|lava)$/u.test(word))) return dark;
  const named = words.map((word) => TONES[word] ?? COLOUR_WORDS[word]).find((code) => code);
  return named ?? usual;
}

/** What a product is shown on, and where the prompt says so; null for a usual studio. */
export function surfaceIn(text: string): { surface: AdSurface; span: Span } | null {
  const found = surfaceMatch(text);
  const material = MATERIALS.find((each) => found?.groups?.[each] !== undefined);
  if (found === null || material === undefined) return null;
  const span = { start: found.index, end: found.index + found[0].length };
  const isBlock = material !== 'marble' && BLOCK.test(found[0]);
  const surface = {
    material,
    colour: isBlock ? colourOf('stone', found[0]) : colourOf(material, found[0]),
    ...(isBlock ? { isBlock } : {}),
    ...(/\bwet\b/iu.test(found[0]) ? { isWet: true as const } : {}),
  };
  return { surface, span };
}

/** One stone, not a floor of it. */
const BLOCK = /\b(?:an?|the|one) (?:[\p{L}-]+ )*?(?:stone|rock|boulder)$/iu;

const DARK = 90;
const GLINT = '#d9b26a';

/** On something dark the whole picture is dark. */
export function withSurface(
  palette: readonly string[],
  { colour, material }: AdSurface,
  isDark: boolean,
): readonly string[] {
  const code = Number.parseInt(colour.slice(1), 16);
  const lightest = Math.max(code >> 16, (code >> 8) & 255, code & 255);
  const [, dim] = COLOURS[material];
  if (isDark && lightest > DARK && palette.length === 0) return [dim, GLINT];
  if (lightest > DARK) return palette;
  return [colour, ...(palette.length > 0 ? palette.filter((each) => each !== colour) : [GLINT])];
}

/** A text with spaces where it speaks of the surface. */
export function blanked(text: string, { start, end }: Span): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}
