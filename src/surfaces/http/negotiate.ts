interface Range {
  readonly type: string;
  readonly quality: number;
}

/**
 * The offer that the Accept header likes best; the first of those it likes alike, and the first of all without a
 * header. Undefined when none will do.
 */
export function negotiate<Offer extends string>(
  accept: string | undefined,
  offers: readonly Offer[],
): Offer | undefined {
  if (accept === undefined || accept === '' || accept === '*/*') return offers[0];
  const ranges = accept.split(',').map(toRange);
  const liked = offers
    .map((offer) => ({ offer, ...bestFor(offer, ranges) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || b.precision - a.precision);
  return liked[0]?.offer;
}

function toRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { type, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

/** The most precise range decides, as in RFC 9110. */
function bestFor(offer: string, ranges: readonly Range[]): { quality: number; precision: number } {
  const group = `${offer.slice(0, offer.indexOf('/'))}/*`;
  for (const [precision, type] of [
    [2, offer],
    [1, group],
    [0, '*/*'],
  ] as const) {
    const range = ranges.find((candidate) => candidate.type === type);
    if (range !== undefined) return { quality: range.quality, precision };
  }
  return { quality: 0, precision: 0 };
}
