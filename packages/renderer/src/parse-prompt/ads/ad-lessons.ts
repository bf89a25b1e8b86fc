import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { plainSubject } from '../description/plain-subject.ts';
import { isPerson } from '../kinds-of-things.ts';

const TAUGHT =
  /\b(piano|keyboard|violin|guitar|drum|flute|cello|trumpet|ukulele|saxophone|harp)s? (?:school|academy|lessons?|teachers?|class(?:es)?|courses?|tutors?|studio)\b/iu;
const DRAWN: Readonly<Record<string, string>> = {
  keyboard: 'piano',
  drum: 'drum-kit',
  ukulele: 'guitar',
};

/** "A piano school ad, little boy playing for his parents": it is the piano that he plays. */
export function onTheirInstrument(found: FoundSubjects, prompt: string): FoundSubjects {
  const taught = TAUGHT.exec(prompt)?.[1]?.toLocaleLowerCase('en');
  const { subjects, relations } = found;
  const player = subjects.findIndex(
    ({ thing, states }) => isPerson(thing) && states.includes('playing'),
  );
  const isBusy = relations.some(
    ({ from, kind, to }) => from === player && to !== null && kind !== 'next-to',
  );
  if (taught === undefined || player === -1 || isBusy) return found;
  const thing = DRAWN[taught] ?? taught;
  const own = subjects.findIndex((one) => one.thing === thing || one.thing === taught);
  const instrument = own === -1 ? subjects.length : own;
  return {
    ...found,
    subjects:
      own === -1
        ? [...subjects, plainSubject(thing)]
        : subjects.map((one, at) => (at === own ? { ...one, thing } : one)),
    phrasesOf: own === -1 ? [...found.phrasesOf, []] : found.phrasesOf,
    relations: [{ from: player, kind: 'play', to: instrument }, ...relations],
  };
}
