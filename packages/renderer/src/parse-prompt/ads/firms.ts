import type { Cutter } from '../lettering/cutter.ts';
import { printable } from '../lettering/quoted-title.ts';
import { sifted } from '../needed-letters.ts';

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
const capitalised = (words: string) =>
  words.replaceAll(/(?<=^|\|| )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** What a firm does, where its picture shows that rather than its name. */
const TRADE =
  'solicitors|lawyers|attorneys|notaries|accountants|architects|surveyors|consultants|brokers|plumbers|plumbing|heating|tailors|estate agents|letting agents|realtors|roofers|roofing|builders|building|electricians|electrical|removals|movers|carpenters|joinery|joiners|decorators|painters|gardeners|landscaping|florists|bakery|bakers|butchers|brewery|brewers|pub|inn|tavern|hotel|barbers|barbershop|opticians|dentists|dental|jewellers|jewelers|watchmakers|shoemakers|cobblers|booksellers|books|bookshop|grocers|motors|garage|funeral directors|vets|insurance|law|properties|coffee roasters|roasters|wines|distillery|upholsterers|printers|chimney sweeps|locksmiths|cleaners|cleaning|windows|kitchens|bathrooms';
const TRADES = `(?:${TRADE}|${capitalised(TRADE)})`;
const KIN = '(?:Sons?|Daughters?|Partners|Co\\b\\.?|Associates|Company)';
/** Surnames and the signs of pubs that are also animals and things. */
const ALSO_THINGS =
  '(?:Wolf|Fox|Bear|Lion|Whale|Finch|Swan|Crane|Hawk|Heron|Raven|Crow|Eagle|Owl|Stag|Hart|Lamb|Bull|Pike|Salmon|Herring|Swift|Robin|Partridge|Peacock|Badger|Otter|Buck|Hare|Drake|Falcon|Kite|Wren|Nightingale|Rose|Crown|Anchor|Bell|Ship|Star|Moon|Castle|Stone|Wood|Field|Marsh|Rivers|Forest|Bush|Thorn|Moss|Snow|Frost|King|Bishop|Knight|Duke|Prince|Horse|Dragon|Unicorn|Griffin|Phoenix)';
const HUE = '(?:Black|White|Red|Golden|Old|Green|Blue|Silver|Royal)';
/** Where a name may begin. */
const START = String.raw`(?:^|[:.,;]\s+|\s[-–—]\s+|\b(?:for|from|by|at|with|of)\s+)(?:the |our )?`;

/** The name, and what it tells of the trade; only the first is nothing to be seen. */
const FIRMS: readonly RegExp[] = [
  // "Fox & Sons", "Whale and Partners".
  new RegExp(
    String.raw`${START}((?!Father|Mother|Dad|Mum|King)(?:The )?${WORD}(?: ${WORD})? (?:&|and|\+) ${KIN})(?! of\b)`,
    'u',
  ),
  // "Morrow & Finch, solicitors", "Rose & Crown pub".
  new RegExp(
    String.raw`${START}((?:The )?${WORD}(?: ${WORD})? (?:&|and|\+) ${WORD})(?=,? (?:(?:the|your|a) )?(?:(?:local|family|trusted|independent) )?${TRADES}\b)`,
    'u',
  ),
  // "A pub, the Rose & Crown".
  new RegExp(
    String.raw`\b(?:pub|inn|tavern|hotel|brewery),? (?:called |named )?(?:[Tt]he )?(${WORD} (?:(?:&|and) )?${WORD})(?=\s*(?:[,.;!]|$))`,
    'u',
  ),
  // "Wolf Bakery", "Bear Brothers Removals", "the Black Swan pub".
  new RegExp(
    String.raw`${START}((?:The )?(?:${HUE} )?${ALSO_THINGS}(?: (?:Brothers|Bros\.?|Sisters|Family|Street|Hill|House))?)(?=,? ${TRADES}\b)`,
    'u',
  ),
].map(sifted);
const OWN_TRADE = new RegExp(`^ (${capitalised(TRADE)})\\b`, 'u');

/** Whose ad it is by a name that could be read as animals and things, which are not shown then. */
export function firmIn(cutter: Cutter): string | null {
  for (const pattern of FIRMS) {
    const found = pattern.exec(cutter.rest);
    const name = found?.[1];
    if (found === null || name === undefined) continue;
    const start = found.index + found[0].indexOf(name);
    const end = start + name.length;
    const trade = OWN_TRADE.exec(cutter.rest.slice(end))?.[0] ?? '';
    cutter.spans.push({ start, end: end + trade.length });
    cutter.blank({ start, end });
    return printable(`${name}${trade}`);
  }
  return null;
}

/** A firm that presents itself: "Fox & Sons, plumbers since 1950". */
export const PRESENTED = sifted(
  new RegExp(
    String.raw`^(?:The )?${WORD}(?: ${WORD})? (?:&|and) ${WORD},? (?:(?:your|the) )?(?:(?:local|family|trusted) )?${TRADES}(?=\s*(?:[,.:;!]|$)| (?:since|in|for)\b)`,
    'u',
  ),
);
