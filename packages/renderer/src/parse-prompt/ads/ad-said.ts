import type { Cutter } from '../lettering/cutter.ts';
import { printable } from '../lettering/quoted-title.ts';
import { sifted } from '../needed-letters.ts';
import { OFFERS } from './ad-patterns.ts';

/** What follows the words rather than being among them: "Free Hugs on a busy street". */
const NO_WORDS =
  '(?:and then\\b|(?:on|in|at|over|under|with|above|below|next|against|for|while|and|as|by|near) (?:an?|the|his|her|its|bold|big|large|white|black|pink|red|blue|green|yellow|orange|purple|silver|capitals|cursive|handwriting|neon|gold|golden|elegant|front)\\b)';
const WORDS = String.raw`(?:\s+(?!${NO_WORDS})[\p{L}\p{N}'’!?&%$€£.-]*[\p{L}\p{N}'’!?&%-]){0,7}`;
const SAID = sifted(
  new RegExp(
    String.raw`\b(?:[Hh]eadline|[Ss]logan|[Tt]agline|[Tt]itle|[Cc]aption|(?<![Ll]ogo )[Tt]ext|saying|says|that reads|reading|reads|the words?|the text|[Mm]otto|[Cc]opy|(?:please |then )[Ww]rite)s?(?: on screen| over it)?(?::\s*([\p{L}\p{N}][\p{L}\p{N}'’!?&-]*${WORDS})|\s+(\p{Lu}[\p{L}\p{N}'’!?&-]*${WORDS}))(?=\s*(?:[,.;]|$|${NO_WORDS}))`,
    'u',
  ),
);

/** More of them in sentences of their own: "text Breathe in. Show up." */
const MORE = sifted(
  /^(?:[.!?] (?!(?:No|Price|Logo|Brand|Colou?rs?)\b)\p{Lu}[\p{L}'’]*(?: \p{Ll}[\p{Ll}'’]*){1,4}(?=[.!?])){1,2}[.!?]?/u,
);

/** And what is below them: "write Come get muddy and then Classes every Tuesday". */
const THEN = /^ (?:and )?(?:then|below(?: it)?|under(?:neath)?(?: it)?) (\p{Lu}[^.;!?\n"“]{2,60})/u;

/** What somebody in the picture reads is no headline: "a board that says HOLA". */
const WRITTEN = sifted(
  /\b(?:board|sign|screen|t-?shirt|shirt|card|cake|note|badge|face|button|truck|van|car|bus|arch|cap|flag|balloons?)(?: with|(?: that| which)?)? $/iu,
);

/** A line in capitals that is a part of its own … */
const SHOUTED = sifted(
  /(?<=[,.;:]\s)\p{Lu}{2,}['’]?\p{Lu}*(?: \p{Lu}[\p{Lu}'’]*){1,5}[!?]?(?=\s*(?:[,;.]|$))/u,
);
/** … beside a name at the end that is not in capitals. */
const NAMED = sifted(
  /[,.;]\s*\p{Lu}[\p{L}'’&+-]*\p{Ll}[\p{L}'’&+-]*(?: (?:& |and |of |de )?\p{Lu}[\p{L}'’&+-]*){0,3}\.?\s*$/u,
);

export interface Said {
  readonly said: string | null;
  readonly second: string | null;
}

/** The same at the beginning, where it also tells what is sold: "WINTER BOOTS. Was $149, now $89." */
const SHOUTED_FIRST = sifted(
  /^(?=[^.!?]{0,40}\p{Lu}{4})\p{Lu}[\p{Lu}'’-]*(?: (?:& )?\p{Lu}[\p{Lu}'’-]*){1,5}[!?]?(?=[.!])/u,
);
const WORDS_MIN = 3;
const isOffer = (text: string) => OFFERS.some((offer) => offer.test(text));

/** "OUTRUN YESTERDAY, $99, Velora": what is written in capitals is the line. */
function shoutedIn(cutter: Cutter): Said {
  const first = SHOUTED_FIRST.exec(cutter.rest)?.[0];
  if (first !== undefined && !isOffer(first)) {
    cutter.spans.push({ start: 0, end: first.length });
    return { said: first, second: null };
  }
  const found = SHOUTED.exec(cutter.rest);
  const isLong = found !== null && found[0].split(' ').length >= WORDS_MIN && !isOffer(found[0]);
  if (found === null || !(isLong || NAMED.test(cutter.rest))) return { said: null, second: null };
  cutter.take({ start: found.index, end: found.index + found[0].length });
  return { said: found[0], second: null };
}

/** Words that a prompt says are to be read, without quotes. */
export function saidIn(cutter: Cutter, prompt: string, isAd: boolean): Said {
  const found = SAID.exec(cutter.rest);
  if (found === null && isAd) return shoutedIn(cutter);
  const words = found?.[1] ?? found?.[2];
  const isWritten = found !== null && WRITTEN.test(cutter.rest.slice(0, found.index));
  if (found === null || words === undefined || isWritten) return { said: null, second: null };
  const start = found.index + found[0].lastIndexOf(words);
  // "Show up" is not asked of who draws it.
  const after = prompt.slice(start + words.length);
  const more = MORE.exec(after)?.[0] ?? '';
  const end = start + words.length + more.length;
  cutter.spans.push({ start, end });
  cutter.blank({ start: found.index, end });
  const then = THEN.exec(prompt.slice(end))?.[0] ?? '';
  const second = THEN.exec(then)?.[1] ?? null;
  if (second !== null)
    cutter.take({ start: end + then.length - second.length, end: end + then.length });
  return { said: printable(prompt.slice(start, end)), second };
}
