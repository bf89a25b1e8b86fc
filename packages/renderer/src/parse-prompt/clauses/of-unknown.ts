import { ADVERB } from '../phrases/adverbs.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';

/** Words that say how or when, and no thing. */
const HOW =
  /^(?:still|always|often|now|just|even|also|almost|half|soon|both|all|never|mid|well|very|too|once|back|up|down|out|off|slow|fast|barefoot|solo|how|why|what|really|merely|only|here|there|forever|today|tonight|later|next|finally|instead|maybe|perhaps)$/u;

const isThing = ({ role, text }: TaggedPhrase) =>
  role === 'unknown' && /^\p{L}{3,}$/u.test(text) && !ADVERB.test(text) && !HOW.test(text);

const PARTS =
  /^(?:wings?|ears|tail|eyes|nose|horns?|teeth|claws|feathers|fur|mane|tusks|beak|whiskers|paws|fangs|hooves|antlers|scales|fins|trunk|feet|legs|neck|spots|stripes|tentacles|cheeks|lips|shell)$/u;
/** What parts do by themselves. */
const OF_PARTS = /^(?:flap|blow|flutter|wag|spread|twitch|shine|glow|sparkle|wave|sway|flow|drip)/u;

/** "A baker at work, flour floating in the light": what floats has no drawing, and nobody else does. */
export function isOfUnknown(
  phrases: readonly TaggedPhrase[],
  at: number,
  starts = /^(?:comma|clause|with)$/u,
): boolean {
  let before = at - 1;
  while (/ly$/u.test(phrases[before]?.text ?? '')) before -= 1;
  const noun = phrases[before];
  if (noun === undefined || !isThing(noun)) return false;
  // "A rabbit with long ears sitting in the grass": it is the rabbit that sits.
  if (PARTS.test(noun.text) && !OF_PARTS.test(phrases[at]?.text ?? '')) return false;
  while (['unknown', 'adjective', 'determiner', 'attribute'].includes(phrases[before]?.role ?? ''))
    before -= 1;
  const start = phrases[before];
  return starts.test(start?.text === 'with' ? 'with' : (start?.role ?? ''));
}
