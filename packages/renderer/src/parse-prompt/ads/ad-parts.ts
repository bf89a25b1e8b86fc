import { asSeen } from './ad-readings.ts';

const GOES_ON =
  /^ (?:sizzling|standing|sitting|lying|floating|flying|melting|dripping|steaming|splashing|falling|spinning|glowing|hanging|resting|driving|racing|parked|served|placed|surrounded|covered|wrapped) (?:on|in|with|by|over|through|under|along|from|at|into|next)\b/iu;

const SHOWS =
  /(?<=\b(?:ad|advert|advertisement|commercial|spot|promo|teaser|campaign)) (?:where|in which|that shows|showing|of how)\b/iu;

/** Who works where somebody is looked for. */
const WORKERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nursing|care|retirement) home\b|\bhospital\b|\bclinic\b/iu, 'nurse'],
  [/\bplumbing (?:company|business|firm)\b/iu, 'plumber'],
  [/\b(?:construction|building) (?:company|firm|site)\b/iu, 'builder'],
  [/\bcleaning (?:company|service|firm|business)\b/iu, 'cleaner'],
  [/\brestaurant\b/iu, 'chef'],
  [/\bbakery\b/iu, 'baker'],
];
const HIRES =
  /\b(?:hiring|recruit(?:ing|ment)|vacanc(?:y|ies)|jobs? (?:ad|offer|opening|video|post))\b/iu;

const NAMED =
  /\b(?:waiter|waitress|waitresses|barista|bartender|server|driver|cashier|receptionist|cleaner|teacher|doctor|carpenter|electrician|welder)s?\b/iu;

/** Those who work there together: "construction crew". */
const STAFF = /(?<!\b(?:our|the|your|a) )\b(?:team|staff|crew)\b/iu;

/** What an ad is for is one sentence, what it shows another. */
export function inParts(written: string): string {
  const brief = asSeen(written);
  // Who is looked for by name is who is shown.
  const isNamed = NAMED.test(brief);
  const worker =
    HIRES.test(brief) && !isNamed && !STAFF.test(brief)
      ? WORKERS.find(([place, who]) => place.test(brief) && !brief.toLowerCase().includes(who))
      : undefined;
  const told =
    worker === undefined
      ? brief
      : brief.replace(worker[0], (found) => worker[1].padEnd(found.length));
  // "An ad where a tourist …" begins to tell what is seen.
  const text = told.replace(SHOWS, (found) => ','.padEnd(found.length));
  const at = text.indexOf(',');
  // "Burger launch, sizzling on a grill": the product does it.
  return at < 0 || GOES_ON.test(text.slice(at + 1)) ? text : text.replace(',', '.');
}
