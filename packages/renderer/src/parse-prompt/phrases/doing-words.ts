import { type Vocabulary, valuesIn } from '../vocabulary.ts';
import { DOING_NOUNS } from '../words/doing-nouns.ts';
import type { VerbUse } from '../words/verb-forms.ts';
import { PREPOSITIONAL } from './adverbs.ts';
import { closedRole } from './closed-words.ts';
import type { Phrase } from './find-phrases.ts';
import { singularsOf } from './tokens.ts';

/** It is done, and nothing of it is seen. */
const UNSEEN: VerbUse['meaning'] = {
  deed: null,
  motion: null,
  state: null,
  objectMotion: null,
  place: null,
  movesObject: true,
  belonging: null,
  setting: null,
};

const ONE = /^(?:an?|one|this|every|each)$/u;
const OWNED = /^(?:the|that|his|her|its|their|my|our|your)$/u;
const SOMEBODY =
  /^(?:he|she|it|who|someone|somebody|everyone|everybody|nobody|anyone|one|another|camera|which)$/u;
const HELPED =
  /^(?:to|can|can't|cannot|can’t|could|couldn't|will|won't|would|must|should|don't|doesn't|didn't|not|never|helps?)$/u;
const TO_ONE = /^(?:it|him|them|us|me|himself|herself|itself|themselves)$/u;
const INTO =
  /^(?:up|down|out|off|away|back|over|past|through|into|onto|towards?|across|along|around|against|to|forward|for|softly|loudly|by|apart|on|in|at|under|behind|above|from|before|like|and|together|as|when|while)$/u;
/** What follows a deed and no noun in the plural: "fries fly out", "sachets stand on a counter". */
const AWAY =
  /^(?:up|down|out|off|away|back|past|through|into|onto|towards?|across|along|around|against|over|on|in|under|behind|above|apart)\b/u;
const MANY = /(?:[^s]s|men|people|children)$/u;
const STANDS = /^(?:stand|fly)$/u;
const RINGING = /(?:phones?|telephones?|bells?|alarms?|alarm-clocks?)$/u;
const ASIDE = /^(?:\p{L}+ly|still|just|then|now|also|never|always|often|soon|suddenly)$/u;

/** "A few ships", "a hundred stamps": nobody is called so. */
const AMOUNT =
  /^(?:few|dozen|hundred|thousand|million|lot|couple|pair|handful|little|\p{L}+(?:ed|ing|al|ous|ful))$/u;

const isThing = ({ meanings }: Phrase): boolean =>
  meanings.some(({ kind }) => kind === 'thing' || kind === 'setting' || kind === 'garment');

/** Where the word stands that says who does it: adverbs may come between. */
function subjectAt(phrases: readonly Phrase[], at: number): number {
  let before = at - 1;
  while (before > 0 && ASIDE.test(phrases[before]?.text ?? '')) before -= 1;
  return before;
}

/** The article of a noun, over its adjectives; null if something else comes first. */
function articleOf(phrases: readonly Phrase[], noun: number): string | null {
  for (let at = noun - 1; at >= Math.max(0, noun - 4); at -= 1) {
    const { text = '', isPlural, meanings = [] } = phrases[at] ?? {};
    if (ONE.test(text) || OWNED.test(text)) return text;
    const isPlace = meanings.some(({ kind }) => kind === 'place');
    if (closedRole(text) !== undefined || isPlural === true || isPlace) return null;
  }
  return null;
}

/** "A tree bears fruit": one of them has no bears after it; "the king seals a letter". */
function isDoneByOne(phrases: readonly Phrase[], at: number): boolean {
  const noun = subjectAt(phrases, at);
  const [subject, next] = [phrases[noun], phrases[at + 1]];
  if (subject === undefined) return false;
  if (SOMEBODY.test(subject.text)) return true;
  const isUnknown =
    subject.meanings.length === 0 &&
    closedRole(subject.text) === undefined &&
    !AMOUNT.test(subject.text);
  if (!(isThing(subject) || isUnknown) || subject.isPlural) return false;
  const role = closedRole(next?.text ?? '.');
  const isObject = role === 'determiner' || TO_ONE.test(next?.text ?? '');
  const article = articleOf(phrases, noun);
  if (article === null) return isObject && noun === 0;
  if (isObject) return true;
  if (!ONE.test(article) || (isUnknown && !(next !== undefined && isThing(next)))) return false;
  const isGoverning = [INTO, ASIDE, PREPOSITIONAL].some((each) => each.test(next?.text ?? ''));
  return (
    next === undefined ||
    role === 'stop' ||
    role === 'comma' ||
    isGoverning ||
    (isThing(next) && !next.meanings.some(({ kind }) => kind === 'verb'))
  );
}

/** "Trees bear a lot", "fries fly out", "she cannot bear it". */
function isDoneBySome(phrases: readonly Phrase[], at: number): boolean {
  const [before, next] = [phrases[at - 1], phrases[at + 1]];
  const isObject = closedRole(next?.text ?? '.') === 'determiner' || TO_ONE.test(next?.text ?? '');
  if (HELPED.test(before?.text ?? '')) return before?.text !== 'to' || isObject;
  const isAway = AWAY.test(next?.text ?? '');
  const noun = subjectAt(phrases, at);
  const many = phrases[before?.text === 'that' ? noun - 1 : noun];
  if (many === undefined) return false;
  // "Two boxes, red and blue, stand on it": a noun would have an article.
  if (many.text === ',') return isAway && STANDS.test(phrases[at]?.text ?? '');
  const isColoured = phrases[at - 2]?.meanings.some(({ kind }) => kind === 'colour') === true;
  const isNoun = isColoured || !many.meanings.some(({ kind }) => kind === 'verb');
  if (isAway && isNoun && isThing(many) && MANY.test(many.text)) return true;
  const isMany = many.isPlural || /^(?:they|we|you|people)$/u.test(many.text);
  return isMany && (isObject || (isAway && isNoun));
}

/** "The phone rings on a desk", "church bells ring". */
function isRinging(phrases: readonly Phrase[], at: number): boolean {
  const subject = phrases[subjectAt(phrases, at)];
  return /^rings?$/u.test(phrases[at]?.text ?? '') && RINGING.test(subject?.text ?? '');
}

/** "She lets a bird fly": what it is let do, or seen to do. */
function isCaused(phrases: readonly Phrase[], at: number): boolean {
  const subject = phrases[at - 1];
  if (phrases[at]?.text !== 'fly' || subject === undefined || !isThing(subject)) return false;
  const before = phrases.slice(Math.max(0, at - 5), at - 1);
  return before.some(({ text }) =>
    /^(?:lets?|letting|makes?|making|watch(?:es|ing)?|sees?|seeing|helps?|helping)$/u.test(text),
  );
}

/** "A girl saw a ghost": one girl does not saw. */
function isSeen(phrases: readonly Phrase[], at: number): boolean {
  const noun = subjectAt(phrases, at);
  const subject = phrases[noun];
  if (phrases[at]?.text !== 'saw' || subject === undefined) return false;
  if (/^(?:i|we|you|they|he|she|who|someone|somebody|everyone|nobody)$/u.test(subject.text))
    return true;
  return isThing(subject) && !subject.isPlural && (noun === 0 || articleOf(phrases, noun) !== null)
    ? /^(?:determiner|pronoun)$/u.test(closedRole(phrases[at + 1]?.text ?? '.') ?? '')
    : false;
}

function meaningIn(vocabulary: Vocabulary, verb: string, form: VerbUse['form']): VerbUse {
  const known = valuesIn(vocabulary.get(verb) ?? [], 'verb')[0];
  const lemma = verb === '' ? 'do' : (known?.lemma ?? verb);
  return { lemma, form, meaning: known?.meaning ?? UNSEEN };
}

/** Nouns that say here what somebody does. */
export function withDoingNouns(
  phrases: readonly Phrase[],
  vocabulary: Vocabulary,
): readonly Phrase[] {
  return phrases.map((phrase, at) => {
    const said = (verb: string, form: VerbUse['form']): Phrase => ({
      ...phrase,
      meanings: [{ kind: 'verb', value: meaningIn(vocabulary, verb, form) }],
      isPlural: false,
    });
    if (isSeen(phrases, at)) return said('see', 'past');
    if (isCaused(phrases, at)) return said('flying', 'ing');
    if (isRinging(phrases, at)) return said('', 's');
    const base = DOING_NOUNS.get(phrase.text);
    if (base !== undefined) return isDoneBySome(phrases, at) ? said(base, 'base') : phrase;
    const one = singularsOf(phrase.text).find((word) => DOING_NOUNS.has(word));
    if (one === undefined || !isDoneByOne(phrases, at)) return phrase;
    const verb = DOING_NOUNS.get(one) ?? '';
    const [own] = valuesIn(phrase.meanings, 'verb');
    if (own === undefined || verb !== '') return said(verb, 's');
    return { ...phrase, meanings: [{ kind: 'verb', value: own }], isPlural: false };
  });
}
