import { isAnimate } from '../kinds-of-things.ts';
import { type Vocabulary, valuesIn } from '../vocabulary.ts';
import type { VerbUse } from '../words/verb-forms.ts';
import { closedRole } from './closed-words.ts';
import { withDoingNouns } from './doing-words.ts';
import type { Phrase } from './find-phrases.ts';

/** Somebody does something to a thing that no verb of ours tells: it is in the hands. */
const DOES = {
  deed: 'hold',
  motion: null,
  state: null,
  objectMotion: null,
  place: null,
  movesObject: true,
  belonging: null,
  setting: null,
} as const;

const ONE = /^(?:an?|one|this|every|each)$/u;
/** Words in -s that are no verbs, and adverbs. */
const NO_VERB =
  /(?:ss|us|is|ous|'s)$|^(?:always|sometimes|perhaps|besides|towards|upwards|downwards|sideways|outdoors|indoors|upstairs|downstairs|inside|does|has|was|as|glasses|pants|jeans|shorts|dress|overseas|hands|arms|legs|wings|eyes|clothes)$/u;

const isNoun = ({ meanings }: Phrase): boolean =>
  meanings.some(({ kind }) => kind === 'thing' || kind === 'setting' || kind === 'garment');

const isPreposition = ({ text, meanings }: Phrase): boolean =>
  closedRole(text) !== undefined || meanings.some(({ kind }) => kind === 'place');

/** Whether it is said of one of them: "a woman", "an old fox". */
function isOne(phrases: readonly Phrase[], at: number): boolean {
  const [thing] = valuesIn(phrases[at]?.meanings ?? [], 'thing');
  if (thing === undefined || !isAnimate(thing) || phrases[at]?.isPlural === true) return false;
  const said = phrases.slice(Math.max(0, at - 3), at);
  const one = said.findLastIndex(({ text }) => ONE.test(text));
  // "A dog between giant roses": the one is somebody else.
  return one !== -1 && !said.slice(one + 1).some(isPreposition);
}

/** "A woman lassos a calf": one woman has no lassos after her, but does something. */
function isDeed(phrases: readonly Phrase[], at: number): boolean {
  const phrase = phrases[at];
  if (phrase === undefined || !/[^s]s$/u.test(phrase.text) || NO_VERB.test(phrase.text))
    return false;
  if (closedRole(phrase.text) !== undefined || /-/u.test(phrase.text)) return false;
  if (phrase.meanings.some(({ kind }) => !/^(?:thing|setting|hint|garment)$/u.test(kind)))
    return false;
  const isMany = phrase.isPlural && isNoun(phrase);
  const [next, second] = [phrases[at + 1], phrases[at + 2]];
  const isBefore = next !== undefined && (closedRole(next.text) === 'determiner' || isNoun(next));
  const isLast = next === undefined || (isMany && second === undefined);
  return (
    isOne(phrases, at - 1) &&
    (isMany ? isBefore || isLast : phrase.meanings.length === 0 && isBefore)
  );
}

/** Phrases in which what looks like several things may be what somebody does. */
export function withDeedsByNoun(
  found: readonly Phrase[],
  vocabulary: Vocabulary,
): readonly Phrase[] {
  const phrases = withDoingNouns(found, vocabulary);
  return phrases.map((phrase, at) => {
    // Who does something is no herd of deer.
    if (
      phrase.text === 'does' &&
      !/^(?:two|three|four|some|the|several)$/u.test(phrases[at - 1]?.text ?? '')
    )
      return { ...phrase, meanings: [], isPlural: false };
    if (!isDeed(phrases, at)) return phrase;
    const value: VerbUse = { lemma: 'do', form: 's', meaning: DOES };
    return { ...phrase, meanings: [{ kind: 'verb', value }], isPlural: false };
  });
}
