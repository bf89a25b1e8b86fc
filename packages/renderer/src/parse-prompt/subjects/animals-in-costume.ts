import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { jobOf } from '../clauses/subject-drafts.ts';
import { PLAIN_LOOK } from '../description/plain-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';

/** Jobs that one knows by what is worn. */
const TRADES =
  'astronaut|pirate|wizard|witch|samurai|ninja|knight|chef|cowboy|detective|king|queen|superhero|viking|doctor|soldier|firefighter|police|sailor|captain|nurse|pilot|baker|magician|explorer|gladiator|warrior|scientist|vampire|wizards|astronauts|pirates|knights|ninjas|cowboys|chefs';
const TRADE = new RegExp(`\\b(${TRADES})[- ]$`, 'iu');

/** Words for several, which nobody wears. */
const GROUP = /^(?:family|couple|crowd|team|class|group|gang)$/u;

/** "A pirate cat" is a cat in the clothes of a pirate. */
export function inCostume(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  text: string,
): FoundSubjects {
  const subjects = found.subjects.map((subject, at) => {
    if (!isAnimate(subject.thing) || isPerson(subject.thing)) return subject;
    const [job] = (found.phrasesOf[at] ?? []).flatMap((index) => {
      const phrase = phrases[index];
      if (phrase === undefined) return [];
      const before = text.slice(0, phrase.span.start);
      // "A bear policeman": the last word names the trade, the first who has it.
      const own = phrase.role === 'noun' ? jobOf(phrase.text) : null;
      return TRADE.exec(before)?.[1]?.toLowerCase().replace(/s$/u, '') ?? own ?? [];
    });
    return job === undefined || GROUP.test(job)
      ? subject
      : { ...subject, look: { ...(subject.look ?? PLAIN_LOOK), job } };
  });
  return { ...found, subjects };
}
