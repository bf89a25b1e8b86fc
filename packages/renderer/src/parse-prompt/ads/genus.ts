import { wordsIn } from '../../word-list.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';

const AD_WORDS: ReadonlySet<string> = new Set(
  wordsIn('ad ads advert adverts advertisement commercial promo campaign brand'),
);
const KINDS: ReadonlySet<string> = new Set(
  wordsIn(
    'toy toys furniture garden-furniture home-furniture jewellery jewelry tool tools accessories shoes clothes',
  ),
);
const PARTS_AWAY = 3;

/** "A wooden chair on beige, furniture ad": what kind of goods it is for is no second product. */
export function withoutGenus(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
): FoundSubjects {
  const isKind = (at: number) => {
    if (at === 0 || found.relations.some(({ from, to }) => from === at || to === at)) return false;
    const own = found.phrasesOf[at] ?? [];
    const last = own.at(-1);
    if (last === undefined) return false;
    if (own.some((place) => KINDS.has(phrases[place]?.text ?? ''))) return true;
    const after = phrases.slice(last + 1, last + 1 + PARTS_AWAY);
    const end = after.findIndex(({ role }) => role === 'comma' || role === 'stop');
    return (end === -1 ? after : after.slice(0, end)).some(({ text }) => AD_WORDS.has(text));
  };
  const product = found.subjects[0]?.thing;
  if (product === undefined || isAnimate(product)) return found;
  const at = found.subjects.findIndex(({ thing }, place) => !isAnimate(thing) && isKind(place));
  return at === -1 ? found : withoutGenus(without(found, at, null), phrases);
}
