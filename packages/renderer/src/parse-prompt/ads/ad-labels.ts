import type { Cutter } from '../lettering/cutter.ts';
import { sifted } from '../needed-letters.ts';

/** What a brief tells by labels: "Headline: Rise, reluctantly. CTA Book a demo." */
export interface Labelled {
  readonly said: string | null;
  readonly call: string | null;
  readonly offer: string | null;
  /** What is below the headline. */
  readonly second: string | null;
}

const HEADLINE =
  '(?:event(?: name)?|occasion|headline|slogan|tagline|strapline|title|caption|(?:on-?screen |overlay )?text(?: on (?:the )?screen)?|words|motto|copy|line|message)';
const OTHERS =
  '(?:brand|logo|name|price|offer|deal|cta|call[- ]to[- ]action|button|date|when|time|where|location|venue|setting|place|people|product|colou?rs?|palette|style|mood|tone|music|format|phone|website|contact|visuals?|scene|background|hero)';
const NEXT = new RegExp(
  `[,.;]? (?:and )?(?:the )?(?:${HEADLINE}|${OTHERS})(?: (?:name|text))?(?::| is) .*$`,
  'iu',
);
/** A label at the beginning of a sentence: its words end with the sentence, not with a comma. */
const SAID = sifted(
  new RegExp(
    String.raw`(?:^|[.;!?\n]\s*)${HEADLINE}(?: (?:is|reads|says))?: ?([\p{L}\p{N}][^.;!?:\n"“]{1,70}[!?]?)`,
    'iu',
  ),
);
const HEADED = sifted(
  /(?:^|[.;!?\n]\s*)(?:headline|slogan|tagline)(?: (?:is|reads))?: ?([\p{L}\p{N}][^.;!?:\n"“]{1,70}[!?]?)/iu,
);
/** The same inside of a sentence, which it ends: ", Text: Your weekend, every day." */
const INSIDE = sifted(
  /, (?:Headline|Slogan|Tagline|Title|Text|Words|Copy|Line): ?([\p{L}\p{N}][^.;!?:\n"“]{1,70}[!?]?)(?=[.;]|$)/u,
);
const SECOND =
  /\b(?:sub-?(?:title|line|head(?:line|ing)?)|second line|small(?:er)? (?:text|line))(?: (?:is|reads|says))?(?::|(?<= (?:is|reads|says))) ?([\p{L}\p{N}][^.;!?:\n"“]{1,70}[!?]?)/iu;
/** More words beside those in quotes: "text at bottom: Ferries from Hirtshals". */
const BESIDE =
  /(?<=[,.;] ?)(?:text|line|caption|words)(?: (?:at (?:the )?(?:top|bottom)|below|above))?: ?([\p{L}\p{N}][^.;!?:\n"“]{1,70}[!?]?)/iu;
const SHOULD = sifted(
  /\b(?:[Hh]eadline|[Ss]logan|[Tt]agline|[Tt]itle|[Tt]ext|[Cc]aption) (?:should (?:say|read|be)|to (?:say|read)|is|reads|says):? (\p{Lu}[^.;!?:\n"“]{1,60}[!?]?)|(?:^|[.!] )(?:[Oo]ur )?(?:[Ss]logan|[Tt]agline|[Hh]eadline|[Mm]otto) is (\p{Ll}[^.;!?:,\n"“]{3,48})/u,
);
/** Words may be several sentences: "Words: Lose your phone. Find your friends." */
const MORE = /^((?:[.!?] \p{Lu}[^.;!?:\n]{1,32}){1,2})[.!?]?\s*$/u;
const CALL =
  /\b(?:CTA|[Cc]all[- ]to[- ]action|[Bb]utton)(?: text)?(?: (?:that )?(?:is|reads|says|saying))?(?::\s?|\s)(?!(?:at|on|in|to|with|below|button|is|and|for)\b)((?:\p{Lu}|(?<=: ?)\p{L})[\p{L}'’]*(?: [\p{L}\p{N}'’&-]+){0,5})(?=\s*(?:[,.;!]|$))/u;
/** What the button is for is what stands on it: "with a register button". */
const PRESSED =
  /(?:\b(?:with|and|plus|has|having|shows?|showing|ends? (?:on|with|in)|an?|the|our|big|(?:red|blue|green|orange|yellow|white|black|pink|purple|bright|round|clear|large|glowing)),? |(?<=[.;!?”"]) |(?<=[”"], )(?=[\p{L}-]+ button\b))(?:an? |the |our |one )?((?:register|sign[- ]up|sign in|subscribe|donate|download|join|reserve|book|buy|order|shop|learn|apply|enroll?|start|get|try|call|contact|rsvp|vote|follow|install|claim|discover|explore|view|see|find|read|request|schedule|pre-?order|give|adopt|volunteer|log ?in|chat|save|switch|compare|add to (?:cart|basket))(?: \p{L}+){0,3}?) (?=(?:call[- ]to[- ]action |cta )?button\b)/iu;
const OFFER = /(?<=^|[.;,\n] ?)(?:offer|deal|promo|promotion): ?([^.;,:\n]{3,40})(?=[.;,\n]|$)/iu;

/** A second sentence that answers the first: "60 minutes. No mercy." */
const ANSWER =
  /^[.!?] (?:No|Not|Just|One|All|Every|More|Less|Never|Always|Zero|Your|You|We|It|That|Pure)\b[^.;!?:\n]{1,24}(?=[.!?](?:\s|$))/u;

/** A second sentence is another label or a name rather than more words. */
function moreIn(text: string): string {
  const rest = MORE.exec(text)?.[1] ?? '';
  const found = rest === '' || /[$€£\d]/u.test(rest) ? (ANSWER.exec(text)?.[0] ?? '') : rest;
  const isName = /^[.!?] (?:\p{Lu}[\p{L}'’]*(?: (?:&|and|of) | |$))+$/u.test(found);
  return isName || new RegExp(String.raw`\b${OTHERS}\b`, 'iu').test(found) ? '' : found;
}

/** Labels of what tells by itself what it is: "When: 8 May", "Price: €18". */
const PLAIN =
  /(?<=(?:^|[.;,\n] ?))(?:when|date(?: (?:and|&) time)?|time|day|business|company|shop|what|who|number|where|place|venue|location|address|details): (?=\S)|(?<=(?:^|[.;,\n] ?))(?:cost|entry|price|admission): (?=free)/giu;
const PLACED = /(?<=(?:^|[.;,\n] ?))(?:where|place|venue|location): (?=\p{Lu})/giu;

/** "Where: Old Mill" is at the Old Mill. */
function withoutPlainLabels(cutter: Cutter): void {
  const text = cutter.rest.replaceAll(PLACED, (found) => 'at '.padStart(found.length));
  cutter.rest = text.replaceAll(PLAIN, (found) => ','.padEnd(found.length));
}

export function labelledIn(cutter: Cutter, hasQuotes: boolean): Labelled {
  const labelled = wordsByLabel(cutter, hasQuotes);
  withoutPlainLabels(cutter);
  return labelled;
}

function wordsByLabel(cutter: Cutter, hasQuotes: boolean): Labelled {
  const call = cutter.cut(CALL, 1) ?? cutter.cut(PRESSED, 1);
  const below = cutter.cut(SECOND, 1) ?? (hasQuotes ? cutter.cut(BESIDE, 1) : null);
  const second = below?.replace(NEXT, '') ?? null;
  // Beside a name in quotes only what is called the headline is it.
  const found = hasQuotes
    ? HEADED.exec(cutter.rest)
    : (SAID.exec(cutter.rest) ?? INSIDE.exec(cutter.rest) ?? SHOULD.exec(cutter.rest));
  const isNext = found !== null && cutter.rest[found.index + found[0].length] === ':';
  const value = `${found?.[1] ?? found?.[2] ?? ''}${isNext ? ': ' : ''}`
    .replace(NEXT, '')
    .replace(/,?\s{3}.*$/u, '')
    .replace(/(?:,? (?:CTA|[Bb]utton))?[\s,:]*$/u, '');
  if (found === null || value === '') return { said: null, call, second, offer: offerIn(cutter) };
  const start = found.index + found[0].lastIndexOf(found[1] ?? found[2] ?? '');
  const more = moreIn(cutter.rest.slice(start + value.length));
  const end = start + value.length + more.length;
  const said = cutter.take({ start, end });
  // What takes place is also seen.
  if (/^\W*(?:event|occasion)/iu.test(found[0])) cutter.put({ start, end }, said);
  cutter.blank({ start: found.index + (/^[.,;!?\n]/u.test(found[0]) ? 1 : 0), end: start });
  return { said: more === '' ? said : `${said}.`, call, second, offer: offerIn(cutter) };
}

function offerIn(cutter: Cutter): string | null {
  const found = OFFER.exec(cutter.rest);
  const said = found?.[1];
  if (found === null || said === undefined) return null;
  // The label is no thing, and what it says is read like any other offer or price.
  cutter.blank({ start: found.index, end: found.index + found[0].length - said.length });
  return said.trim();
}
