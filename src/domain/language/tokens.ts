const TOKEN = /\d+(?:[.,:]\d+)*|\p{L}+|[$€£]/gu;

/** Words and numbers of a text. `Veo3.1's 8s` is `veo`, `3.1`, `8`, `s`. */
export function tokenize(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/['’`](?=s\b)s/g, '')
    .replaceAll(/['’]/g, '')
    // Thousands are written with commas, as in 1,000.
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  return plain.match(TOKEN) ?? [];
}

export function isNumber(token: string): boolean {
  return /^\d/.test(token);
}

/** A word without its ending. Right for comparing words, not for showing them. */
export function stem(token: string): string {
  if (token.length < 4 || !/^[a-z]+$/.test(token)) return token;
  const singular = withoutPlural(token);
  for (const ending of ['ing', 'ed']) {
    if (!singular.endsWith(ending)) continue;
    const rest = singular.slice(0, -ending.length);
    if (rest.length >= 3 && /[aeiouy]/.test(rest)) return withoutSilent(undoubled(rest));
  }
  return withoutSilent(singular);
}

function withoutPlural(token: string): string {
  if (token.endsWith('ies') && token.length > 4) return `${token.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(token)) return token.slice(0, -2);
  return /[^suia]s$/.test(token) ? token.slice(0, -1) : token;
}

function undoubled(rest: string): string {
  // `billed` is of `bill`, but `cancelled` of `cancel`.
  if (rest.length <= 4 && rest.endsWith('ll')) return rest;
  return /([bcdfgklmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

function withoutSilent(rest: string): string {
  return rest.length > 4 && rest.endsWith('e') ? rest.slice(0, -1) : rest;
}
