import type { AdBackdrop, BackdropKind } from '../description/ad.ts';
import { sifted } from '../needed-letters.ts';
import type { Span } from '../phrases/tokens.ts';
import { COLOUR_WORDS, SHADE_WORDS } from '../words/colours.ts';

const HUE = `(?:${Object.keys({ ...COLOUR_WORDS, ...SHADE_WORDS })
  .toSorted((one, other) => other.length - one.length)
  .join('|')
  .replaceAll('-', '[ -]')})`;
const LOOK =
  '(?:bold|bright|soft|subtle|retro|pastel|classic|diagonal|wide|thin|big|small|fun|warm)';
const TINT = `(?:${LOOK} )?(?:${HUE}(?: and ${HUE})? )?(?:${LOOK} )?`;
const AS_GROUND = '(?: (?:pattern|background|backdrop|wall|cloth|tablecloth|paper|lines|print))?';

/** How each is written, as a part of its own or after "on" and "against". */
const NAMES: Readonly<Record<BackdropKind, string>> = {
  gingham: `(?:gingham|plaid|tartan|check(?:er)?ed|chequered)(?: check| cloth)?${AS_GROUND}|checks`,
  stripes: `(?:candy |pin|sunburst )?stripes${AS_GROUND}|strip(?:ed|y) (?:pattern|background|backdrop|wall|paper)`,
  zigzag: `(?:zig-?zags?|chevrons?)(?: stripes| lines| pattern)?${AS_GROUND}`,
  dots: `polka[ -]?dots?${AS_GROUND}|dots|(?:dotted|spotted) (?:pattern|background|backdrop|wall|paper)`,
  bricks: `(?:exposed |old |bare )?brick(?: wall| background| backdrop|s)?`,
  tiles: `(?:tiles|tiled (?:wall|background)|tile (?:wall|background|pattern))`,
  gradient: `(?:gradient|ombr[eé])(?: background| backdrop)?(?: (?:from|of) ${HUE} (?:to|into|and) ${HUE})?|from ${HUE} to ${HUE} gradient|fading from ${HUE} (?:to|into) ${HUE}`,
};
const KINDS = Object.keys(NAMES) as readonly BackdropKind[];
const NAMED = KINDS.map((kind) => `(?<${kind}>${NAMES[kind]})`).join('|');
const BLEND = `(?:${HUE}(?: ?[-–] ?| to | into | and )${HUE} )`;
const WHERE = '(?:(?:on|against|before|over|with) (?:an? |the )?)';
const GROUND = sifted(
  new RegExp(
    String.raw`(?<=^|[,.;:]\s{0,3}|\s{3}|\p{L} (?=${WHERE}))${WHERE}?(?:an? )?(?:${BLEND}|${TINT})(?:${NAMED})(?: (?:behind it|in the background|all over))?(?=\s*(?:[,.;!]|$))`,
    'iu',
  ),
);
const COLOURS = new RegExp(String.raw`(?<![\p{L}-])${HUE}(?![\p{L}-])`, 'giu');

/** The colours that a text names, in its order. */
function coloursIn(text: string): readonly string[] {
  return [...text.matchAll(COLOURS)].flatMap(([name]) => {
    const key = name.toLocaleLowerCase('en').replaceAll(' ', '-');
    return COLOUR_WORDS[key] ?? SHADE_WORDS[key] ?? [];
  });
}

/** The pattern behind a product: "gingham pattern", "yellow zigzag stripes", "green to yellow gradient". */
export function backdropIn(text: string): { backdrop: AdBackdrop; span: Span } | null {
  const found = GROUND.exec(text);
  const kind = KINDS.find((each) => found?.groups?.[each] !== undefined);
  if (found === null || kind === undefined) return null;
  const colours = coloursIn(found[0]);
  const isBlend = kind === 'gradient' && colours.length < 2;
  // A gradient of one colour, or of none, is the usual studio.
  if (isBlend) return null;
  const span = { start: found.index, end: found.index + found[0].length };
  return { backdrop: { kind, colours }, span };
}
