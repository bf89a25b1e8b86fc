import type { Cutter } from '../lettering/cutter.ts';
import { sifted } from '../needed-letters.ts';
import { DATE, DAY, HOUR, MONTH } from './ad-dates.ts';
import { AMOUNT, OFFERS } from './ad-patterns.ts';

const WHEN = String.raw`(?:${HOUR}|${DATE}|\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${DAY}|(?:the )?(?:end of (?:the )?\p{L}+|weekend|noon|midnight|lunch|breakfast|sunset|christmas|easter(?: monday| sunday)?|new year|tonight|tomorrow|summer)|\d{1,2}(?![\p{L}\p{N}.]))`;
const WHOM = `(?:two|three|four|[2-9]|new|first|first-time|students?|seniors?|members?|subscribers?|couples?|families|groups?|kids|children|teachers?|nurses?|veterans?|everyone|early birds?|returning|all)`;
/** What an offer depends on: "before 9 am", "every Tuesday", "with every pizza", "for two". */
const CONDITION = sifted(
  new RegExp(
    `^ ?(${[
      String.raw`(?:before|until|till|after|by|through|ends|only until|from|between(?= [^,;!]{1,40} and )) ${WHEN}(?: (?:to|until|till|(?<=\bbetween [^,;!]{1,40} )and) ${WHEN})?`,
      String.raw`(?:every|each|on|only on) (?:${DAY}|weekdays?|weekends?|day|week|month|friday night|your birthday|(?:your|the) (?:first|next|second) (?!order)\p{L}+)(?: only)?`,
      String.raw`(?:with|on|for) (?:every|each|any|all|your|purchases? of) (?!new |guest|customer|visitor|member|client|kid|child|student|mother|father|famil|women|men)(?:\p{L}+ ){0,2}?\p{L}+(?=\s*(?:[,.;!]|$|\b(?:before|until|till|after|every|on|at|in|from|over|above|this|today)\b))`,
      String.raw`(?:for|with) ${WHOM}(?: (?:customers?|members?|clients?|people|persons|guests|students|kids|children|visits?|patients|friends|families|users))?(?=\s*(?:[,.;!]|$|\b(?:before|until|till|after|every|on|in|this|during|only)\b))`,
      String.raw`for the first \d+ \p{L}+`,
      String.raw`(?:for )?(?:kids |children )?under \d{1,2}s?(?=\s*(?:[,.;!]|$))`,
      String.raw`(?:when|if) you (?:\p{L}+ ){0,4}\p{L}+(?=\s*(?:[,.;!]|$))`,
      `(?:over|above|on orders (?:over|above|from)|for orders (?:over|above)) ${AMOUNT}`,
      `(?:in|during|throughout|all(?: of)?|only in|this) ${MONTH}(?: only)?`,
      String.raw`${DAY}(?=\s*(?:[,.;!]|$))`,
      'all (?:day|week|weekend|month|summer|night)(?: long)?|today only|today|this (?:week|weekend|month|summer)(?: only)?|for a limited time|during happy hour',
    ].join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
);
const CONDITIONS_MAX = 2;

/** What is cheaper, where no word joins it to the offer: "30% off colouring". */
const GOODS = sifted(
  /^ (?!(?:all|everything|today|tonight|now|this|that|these|on|only|your|the|and|or|plus|with|when|while|if|for|from|at|in|by|to|until|till|before|after|every|each|during|over|sitewide|storewide|online|instore|sale|sales|code|use|using|banner|ads?|adverts?|posters?|flyers?|promos?|promotion|promotional|discount|deals?|offers?|coupons?|vouchers?|badge|sticker|tag|sign|label|text|headline|title|story|reel|post|first|next|second)\b)(?:[\p{L}'’-]+ ){0,2}?(?!and\b|or\b)[\p{L}'’-]+(?=\s*(?:[,.;!]|$|\b(?:in|on|at|until|till|before|after|every|this|all|today|tonight|only|for|from|with|when|during|through|throughout|over|by|now)\b))/iu,
);
const CHEAPER = /(?:\boff|\bhalf[- ]price)$/iu;

const goodsAt = (text: string, end: number): string =>
  CHEAPER.test(text.slice(0, end)) ? (GOODS.exec(text.slice(end))?.[0] ?? '') : '';

/** What an offer is for and its conditions, which follow it in a text; empty where there are none. */
export function conditionAt(text: string, end: number): string {
  let found = goodsAt(text, end);
  for (let at = 0; at < CONDITIONS_MAX; at += 1)
    found += CONDITION.exec(text.slice(end + found.length))?.[0] ?? '';
  return found;
}

/** No offer yet: the 3 of "3 for 2". */
const COUNT = /^(?:\d*|buy \d+|two|three|four|five|six)$/iu;
/** Nor is it with its goods: the "croissants 2" of "croissants 2 for 5". */
const isCountFor = (core: string, condition: string): boolean =>
  /(?:^| )\d+$/u.test(core) && /^ ?for \d/u.test(condition);

/** An offer and what it depends on, apart: the first is set larger. */
export function conditionOf(offer: string): { readonly core: string; readonly condition: string } {
  for (const space of offer.matchAll(/ /gu)) {
    const condition = conditionAt(offer, space.index);
    const isEnd = condition !== '' && space.index + condition.length === offer.length;
    const core = offer.slice(0, space.index);
    if (isEnd && !COUNT.test(core) && !isCountFor(core, condition))
      return { core, condition: condition.trim() };
  }
  return { core: offer, condition: '' };
}

/** A second offer says more than that there is a sale. */
const TELLS = /\d|free|half|one/iu;

/** The first offer of a text with its conditions, which is taken out of it. */
export function offerIn(cutter: Cutter, isSecond = false): string | null {
  const pattern = OFFERS.find((each) => {
    const found = each.exec(cutter.rest)?.[0];
    return found !== undefined && (!isSecond || TELLS.test(found));
  });
  const match = pattern?.exec(cutter.rest) ?? null;
  if (match === null) return null;
  const before = cutter.rest;
  const end = match.index + match[0].length;
  const condition = conditionAt(before, end);
  const offer = cutter.take({ start: match.index, end: end + condition.length });
  // So are the toys of "15% off all cat toys".
  const wares = WARES.exec(match[0])?.[1]?.length ?? 0;
  const start = end - wares;
  if (wares > 0)
    cutter.rest = `${cutter.rest.slice(0, start - 1)}.${before.slice(start, end)}${cutter.rest.slice(end)}`;
  const goods = goodsAt(before, end).length;
  if (goods > 0)
    cutter.rest = `${cutter.rest.slice(0, end)}.${before.slice(end + 1, end + goods)}${cutter.rest.slice(end + goods)}`;
  // The cake of "with every cake" is also in the picture.
  const joined = OF_THINGS.exec(condition)?.[0].length;
  if (joined !== undefined)
    cutter.rest =
      `${cutter.rest.slice(0, end)}.`.padEnd(end + joined) +
      goodsOf(before, end + joined, end + condition.length);
  return offer;
}

const WARES =
  /\boff (?:on )?all (?!(?:new |online )?(?:orders?|items?|products?|purchases?|services?|bookings?|stock|plans?|day|week|weekend|month|summer|night|season|year)\b)(.+)$/iu;
/** What is served in it, or that it is ordered, is not shown by it. */
const OF_THINGS =
  /^ (?:with|on|for) (?:every|each|any|all) (?!(?:bowls?|plates?|dish|order|purchase|meal|visit|booking|ticket|guest)\b)/iu;

/** The text from its goods on, without the days on which they come with something. */
function goodsOf(text: string, start: number, end: number): string {
  const said = text.slice(start, end);
  const goods = said.replace(/ (?:on|until|till|before|after|this) .*$/iu, '');
  return goods.padEnd(said.length) + text.slice(end);
}
