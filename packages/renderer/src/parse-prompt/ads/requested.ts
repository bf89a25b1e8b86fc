const WHOM =
  '(?:(?:our|my|the|all|your) )?(?:people|everyone|everybody|folks|customers|guests|clients|parents|members|neighbou?rs|friends|families|students|visitors|tourists|fans|employees|staff|locals|shoppers|the world|them)';
const AS_NEWS = /^(?:please )?(?:can you |could you )?/iu;
/** What somebody is to be told, before it is told: "invite people to our fair", "let customers know that …". */
const REQUESTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${AS_NEWS.source}invite ${WHOM} to (?:(?:our|my|the|an?) )?`, 'iu'), 'Invitation: '],
  [
    new RegExp(
      `${AS_NEWS.source}(?:(?:tell|inform|notify|remind) ${WHOM}(?: about| of| that| to)?|let ${WHOM} know(?: about| that)?|announce(?: that)?(?= (?:our|we|the|a new|my)\\b)) (?:that )?`,
      'iu',
    ),
    'Ad: ',
  ],
];

/** Who asks for it is what it is for: "bubble tea shop wants a fun story, …". */
const ASKER =
  /^((?:an? |our |my )?(?:[\p{L}'’-]+ ){1,4}?)(?:wants|needs|would like|is looking for|asks for) an? (?:[\p{L}-]+ ){0,2}?(ad|advert|story|post|video|clip|poster|banner|spot|reel|commercial|promo)(?=\s*[,.:;]|$| for\b| with\b)/iu;

/** A brief that begins with what is told rather than with whom it is told to, as long as before. */
export function withoutAudience(prompt: string): string {
  for (const [pattern, to] of REQUESTS) {
    const found = pattern.exec(prompt)?.[0] ?? '';
    if (found.length >= to.length) return to.padEnd(found.length) + prompt.slice(found.length);
  }
  const [all = '', who = '', what = ''] = ASKER.exec(prompt) ?? [];
  return all === '' ? prompt : `${who}${what}`.padEnd(all.length) + prompt.slice(all.length);
}
