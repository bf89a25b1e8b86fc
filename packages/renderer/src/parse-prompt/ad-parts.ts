const GOES_ON =
  /^ (?:sizzling|standing|sitting|lying|floating|flying|melting|dripping|steaming|splashing|falling|spinning|glowing|hanging|resting|driving|racing|parked|served|placed|surrounded|covered|wrapped) (?:on|in|with|by|over|through|under|along|from|at|into|next)\b/iu;

const SHOWS =
  /(?<=\b(?:ad|advert|advertisement|commercial|spot|promo|teaser|campaign)) (?:where|in which|that shows|showing|of how)\b/iu;

/** What an ad is for is one sentence, what it shows another. */
export function inParts(told: string): string {
  // "An ad where a tourist …" begins to tell what is seen.
  const text = told.replace(SHOWS, (found) => ','.padEnd(found.length));
  const at = text.indexOf(',');
  // "Burger launch, sizzling on a grill": the product does it.
  return at < 0 || GOES_ON.test(text.slice(at + 1)) ? text : text.replace(',', '.');
}
