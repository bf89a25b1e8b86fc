/** What words mean in a story that mean something else by themselves. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/\bparks\b/giu, 'drives'],
  [/\bparking\b/giu, 'driving'],
  [/\b(?:wakes|gets|rises)(?: back)? up\b/giu, 'stands up'],
  [/\b(?:waking|getting) up\b/giu, 'standing up'],
  [/\b(?:lets go of|releases|lets loose)\b/giu, 'holds'],
];

const CARRIERS =
  'car|taxi|bus|truck|van|train|boat|carriage|sleigh|tractor|limousine|jeep|helicopter|plane|rocket|spaceship|tent|bed|bathtub|pool';
const OPENED =
  /\b(?:open|unwrap|crack|lift|tap|shak|tip|knock)\p{L}*(?: \p{L}+){0,3}? (gift|present|box|package|parcel|chest|egg|hat|bag|cage|basket|door|suitcase|jar|window|lid|cake|pot|drawer)\b/iu;
const OUT =
  /\b(jump|pop|com|fl|climb|leap|hop|crawl|peek|emerg|spring|run|walk|step|slither)(\p{L}*) out$/iu;

/** "Gets out" of what was named before, "jumps out" of what was opened. */
export function inStory(clause: string, before: string): string {
  const plain = MEANT.reduce((text, [words, meant]) => text.replaceAll(words, meant), clause);
  const [, carrier] = new RegExp(`\\b(${CARRIERS})\\b`, 'iu').exec(before) ?? [];
  const [, opened] = OPENED.exec(before) ?? [];
  const source = opened ?? carrier;
  if (carrier !== undefined && /\b(?:gets|getting|steps|stepping) (?:out|off)\b/iu.test(plain))
    return plain.replace(
      /\b(?:gets|getting|steps|stepping) (?:out|off)(?: of (?:the|her|his|a) \p{L}+)?/iu,
      `stands next to the ${carrier}`,
    );
  if (carrier !== undefined && /^(?:boat|raft|canoe)$/iu.test(carrier))
    return plain.replace(
      /\b(?:rows|paddles|sails)\b(?! (?:the|an?|his|her) )/iu,
      `rides the ${carrier}`,
    );
  return source === undefined ? plain : plain.replace(OUT, `$1$2 out of the ${source}`);
}
