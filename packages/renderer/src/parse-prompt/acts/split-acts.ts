import { isAnimate, isPerson } from '../kinds-of-things.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { tokensOf } from '../phrases/tokens.ts';
import { type Vocabulary, valuesIn } from '../vocabulary.ts';
import { inStory } from './act-words.ts';
import {
  ALSO_LASTING,
  BRINGING,
  CALM,
  GOING_OFF,
  IS_DONE,
  IS_SUDDEN,
  LASTING,
  NOUNS,
} from './deeds-in-turn.ts';
import { inPlainTurns } from './turns.ts';

const MARKER =
  '(?:then|suddenly|finally|eventually|afterwards?|after that|after a while|in the end|immediately|just then|moments later|a moment later|at last)';
const CONNECTOR = new RegExp(
  `\\s*(?:[.;,]\\s+(?:(?:and|but|so)\\s+)?|\\s(?:and|but|so)\\s+|\\s(?:before|until|when|only to)\\s+)((?:${MARKER},?\\s+)*)|\\s+(${MARKER})\\s+`,
  'giu',
);
const OPENING = /^\s*(?:when|as soon as|once|after)\s+(?=(?:an?|the|his|her|two|three)\b)/iu;
const DETERMINER =
  /^(?:an?|the|his|her|its|their|two|three|four|both|all|one|some|everyone|everybody)\b/iu;
const NEW = /^(?:an?|two|three|four|some)\b/iu;
const PRONOUN = /^(?:he|she|it|they)\b/iu;
/** What each of several does is told of all of them at once, a clock shakes while it rings, a keeper dives for a shot. */
const OF_SEVERAL =
  /[,.;] (?:one|another|the others?)\b|\band one of (?:them|the)\b(?! fl)|\b(?:elevator|lift) doors? (?:\p{L}+ )?opens?\b|\bring(?:ing|s) and (?:shak|vibrat|rattl|trembl)(?:ing|es)\b|(?:keeper|goalie) (?:div|leap|jump)(?:ing|e?s)\b|\bputts?\b[^.;]{0,30} the ball (?:\p{L}+ )?(?:roll|drop|stop|go)e?s\b/iu;
const ACTS_MAX = 3;
const WORDS_MAX = 60;

/** One thing after another, each with its own words. */
export interface Clause {
  readonly text: string;
  /** Who is in it was there before: "the dog", not "a dog". */
  readonly isOfKnown: boolean;
  /** What it brings into the story: "plants a flag". */
  readonly brings: readonly string[];
}

interface Mention {
  readonly text: string;
  readonly thing: string;
  readonly start: number;
}

const usesOf = (word: string, vocabulary: Vocabulary) =>
  valuesIn(vocabulary.get(word.toLowerCase()) ?? [], 'verb');

/** Verbs that say nothing by themselves, or that nothing is drawn for. */
const OTHER_VERB = /^(?:gets|starts|begins|knocks|looks|turns|comes|goes|pops|bursts|inflates)$/iu;

function isConjugated(word: string, vocabulary: Vocabulary): boolean {
  return usesOf(word, vocabulary).some(({ form }) => form === 's') || OTHER_VERB.test(word);
}

const isThing = (word: string, vocabulary: Vocabulary) =>
  valuesIn(vocabulary.get(word.toLowerCase()) ?? [], 'thing').length > 0;

/** Whoever are several do something without an s. */
const MANY = /(?:\p{L}s|people|children|men|women|they|and \p{L}+)\s+$/iu;

/** Where the first verb of a clause is, after whom it tells of; -1 where there is none. */
function verbAt(clause: string, vocabulary: Vocabulary): number {
  for (const { index, 0: word } of clause.matchAll(/[\p{L}-]+/gu)) {
    if (index === 0 && (!/s$/u.test(word) || DETERMINER.test(word))) continue;
    const isGerund = usesOf(word, vocabulary).some(({ form }) => form === 'ing');
    if (isGerund || isConjugated(word, vocabulary) || /^(?:is|are)$/iu.test(word)) return index;
    const isOfMany = MANY.test(clause.slice(0, index)) && !isThing(word, vocabulary);
    if (isOfMany && usesOf(word, vocabulary).some(({ form }) => form === 'base')) return index;
    if (/s$/iu.test(word) && (IS_DONE.test(word) || IS_SUDDEN.test(word))) return index;
    // "The bomb ticks": an unknown word in the place of a verb is one.
    const isOfOne = /^(?:an?|the) (?:[\p{L}-]+ )?([\p{L}-]+) $/iu.exec(clause.slice(0, index));
    const isUnknown = /[^s]s$/u.test(word) && !vocabulary.has(word.toLowerCase());
    if (isUnknown && isThing(isOfOne?.[1] ?? '', vocabulary)) return index;
  }
  return -1;
}

/** What a clause does, without whom it names; null when it is none. */
function deedOf(clause: string, vocabulary: Vocabulary): string | null {
  const after = clause.replace(/^\p{L}+ly\s+/u, '');
  const [verb = ''] = after.match(/^[\p{L}-]+/u) ?? [];
  if (!PRONOUN.test(clause) && !DETERMINER.test(clause))
    return (isConjugated(verb, vocabulary) && !NOUNS.test(after)) ||
      (/s$/u.test(verb) && IS_SUDDEN.test(after))
      ? after
      : null;
  const at = verbAt(clause, vocabulary);
  const who = clause.slice(0, Math.max(0, at)).trim();
  const isNear = at !== -1 && who.split(/\s+/u).length <= 5 && !/[,.;]/u.test(who);
  return isNear && !/^\p{L}+ing\b/u.test(clause.slice(at)) ? clause.slice(at) : null;
}

function mentionsIn(text: string, vocabulary: Vocabulary): readonly Mention[] {
  return findPhrases(tokensOf(text), vocabulary).flatMap(({ meanings, span }) => {
    const [thing] = valuesIn(meanings, 'thing');
    const isVerbToo = valuesIn(meanings, 'verb').length > 0;
    if (thing === undefined || isVerbToo) return [];
    return [{ text: text.slice(span.start, span.end), thing, start: span.start }];
  });
}

const FEMALE =
  /\b(?:wom[ae]n|girl|lady|mother|mom|mum|grandm\w+|sister|daughter|queen|princess|aunt|bride|wife|she|witch|granny)\b/iu;

/** Whom a pronoun means. */
function meant(pronoun: string, mentions: readonly Mention[], subject: string): string {
  const others = mentions.filter(({ text }) => !subject.includes(text));
  switch (pronoun.toLowerCase()) {
    case 'he':
    case 'she':
    case 'him':
    case 'her': {
      const isShe = /^(?:she|her)$/iu.test(pronoun);
      const isObject = /^(?:him|her)$/iu.test(pronoun);
      const living = (isObject ? others : mentions).filter(({ thing }) => isAnimate(thing));
      const fitting = living.find(
        ({ text, thing }) => isPerson(thing) && FEMALE.test(text) === isShe,
      );
      const found = fitting ?? living[0];
      return found === undefined || (!isObject && subject.includes(found.text))
        ? isObject
          ? pronoun
          : subject
        : `the ${found.text}`;
    }
    case 'they':
      return subject;
    default: {
      const lifeless = others.filter(({ thing }) => !isPerson(thing));
      return lifeless.length === 0 ? pronoun : `the ${lifeless.at(-1)?.text ?? ''}`;
    }
  }
}

/** Beside somebody, it is the animal that does something rather than a thing. */
function animalIn(mentions: readonly Mention[]): string | null {
  const animal = mentions.findLast(({ thing }) => isAnimate(thing) && !isPerson(thing));
  return animal === undefined ? null : `the ${animal.text}`;
}

/** "It chases the mouse" is not told of the mouse. */
function notItself(clause: string, mentions: readonly Mention[], subject: string): string {
  const isIn = ({ text }: Mention, where: string) =>
    where.toLowerCase().includes(text.toLowerCase());
  const isObject = mentions.some((one) => isIn(one, subject) && isIn(one, clause));
  const other = mentions.find((one) => isAnimate(one.thing) && !isIn(one, clause));
  return isObject && other !== undefined ? `the ${other.text}` : subject;
}

/** A clause that names whom it tells of instead of pronouns. */
function named(clause: string, before: string, subject: string, vocabulary: Vocabulary): string {
  const mentions = mentionsIn(before, vocabulary);
  const [pronoun] = PRONOUN.exec(clause) ?? [];
  const isHuman = mentionsIn(subject, vocabulary).some(({ thing }) => isPerson(thing));
  const who =
    pronoun === undefined
      ? DETERMINER.test(clause)
        ? ''
        : `${subject} `
      : /^it$/iu.test(pronoun) && !isHuman
        ? notItself(clause, mentions, subject)
        : ((/^it$/iu.test(pronoun) ? animalIn(mentions) : null) ??
          meant(pronoun, mentions, subject));
  const deed = pronoun === undefined ? clause : clause.slice(pronoun.length);
  const own = who === '' ? clause.slice(0, Math.max(0, verbAt(clause, vocabulary))) : who;
  return `${who}${deed}`.replaceAll(
    /(?<=\p{L} )(?:it|him|them|her(?=\s*(?:$|[,.;]|(?:on|in|at|to|from|with|into|by|and|off)\b)))(?!\p{L})/giu,
    (word) => meant(word, mentions, own),
  );
}

/** "Before burning ruins" is where, not when. */
const STATE_OF =
  /^(?:burning|glowing|crumbling|smoking|blazing|falling|flowing|shining|setting|rising|towering|rolling|blooming|waiting|cheering|crashing|flashing|raging|collapsing) (?:\p{L}+ )?\p{L}+s?\b/iu;
const GERUND = /^(?:\p{L}+ly )?\p{L}+ing\b/u;

/** What is told before and after words that join two clauses. */
interface Joint {
  readonly first: string;
  readonly said: string;
  readonly rest: string;
  readonly isMarked: boolean;
}

/** "Waits, catches a fish and rows home": verbs in a row tell one thing after another. */
function isListed(deed: string, said: string, rest: string): boolean {
  const isBare = said.trim() === ',' && /^\p{L}+s\b/u.test(rest) && !DETERMINER.test(rest);
  return isBare && !CALM.test(deed) && !CALM.test(rest) && !LASTING.test(rest);
}

/** Whether the second of two clauses happens after the first. */
function isAfter({ first, said, rest, isMarked }: Joint, vocabulary: Vocabulary): boolean {
  const at = verbAt(first, vocabulary);
  if (at === -1) return false;
  const done = first.slice(at);
  const isGoingOn =
    IS_DONE.test(done) &&
    / and\s/u.test(said) &&
    DETERMINER.test(first) &&
    GERUND.test(done) &&
    GERUND.test(rest);
  const isBefore = /\bbefore\s/iu.test(said) && GERUND.test(rest) && !STATE_OF.test(rest);
  // What is made in the pan is flipped there all the while.
  if (/^(?:flip|toss)\p{L}* (?:one|it|them)\b/iu.test(rest) && GERUND.test(done)) return false;
  const deed = deedOf(rest, vocabulary) ?? (isGoingOn || isBefore ? rest : null);
  if (deed === null) return isMarked && GERUND.test(rest);
  if (isMarked || isBefore || /\b(?:until|only to)\s/iu.test(said)) return true;
  if (/\b(?:while|as)\b/iu.test(first) || /^\s*when\b/u.test(said)) return false;
  if (NEW.test(rest) && ALSO_LASTING.test(deed)) return false;
  if (isListed(first.slice(at), said, rest)) return true;
  if (GOING_OFF.test(deed) || IS_SUDDEN.test(deed)) return true;
  // Somebody new does something else at the same time.
  return IS_DONE.test(done) && !LASTING.test(deed) && !NEW.test(rest);
}

/** The places where something new happens, as pairs of where the one clause ends and the next begins. */
function cutsIn(text: string, vocabulary: Vocabulary): readonly (readonly [number, number])[] {
  const cuts: (readonly [number, number])[] = [];
  const isOpened = OPENING.test(text);
  for (const { index, 0: said, 1: then = '', 2: bare = '' } of text.matchAll(CONNECTOR)) {
    const start = index + said.length;
    const first = text.slice(cuts.at(-1)?.[1] ?? 0, index).replace(/^first,? /iu, '');
    const isLed = isOpened && cuts.length === 0 && said.trim().startsWith(',');
    const isMarked = then !== '' || bare !== '' || isLed;
    const joint = { first: first.trim(), said, rest: text.slice(start), isMarked };
    if (isAfter(joint, vocabulary)) cuts.push([index, start]);
    if (cuts.length === ACTS_MAX - 1) break;
  }
  return cuts;
}

/** Who a clause is about: what it names before its verb. */
function subjectOf(clause: string, vocabulary: Vocabulary): string {
  const at = verbAt(clause, vocabulary);
  const before = clause.slice(0, Math.max(0, at)).trim();
  if (!before.includes(',')) return before;
  const [first] = mentionsIn(before, vocabulary).filter(({ thing }) => isAnimate(thing));
  return first === undefined ? before.replace(/^.*,\s*/u, '') : `the ${first.text}`;
}

function broughtIn(clause: string, vocabulary: Vocabulary): readonly string[] {
  const at = verbAt(clause, vocabulary);
  if (at === -1 || !BRINGING.test(clause.slice(at))) return [];
  return mentionsIn(clause, vocabulary)
    .filter(
      ({ start }) => start > at && /\ban? (?:[\p{L}-]+ ){0,2}$/iu.test(clause.slice(at, start)),
    )
    .map(({ thing }) => thing);
}

/** "And when she comes home it jumps": two things, one after the other. */
const AND_WHEN = /,? (?:and|but) when (.{3,60}?),? (?=(?:it|he|she|they) \p{L})/iu;

/** "A boy kicks the ball, then celebrates": what happens first, and what then; nothing when all of it is at once. */
export function splitActs(told: string, vocabulary: Vocabulary): readonly Clause[] {
  const text = inPlainTurns(told).replace(AND_WHEN, ', then $1, then ');
  if (text.split(/\s+/u).length > WORDS_MAX || OF_SEVERAL.test(text)) return [];
  const cuts = cutsIn(text, vocabulary);
  if (cuts.length === 0) return [];
  const starts = [0, ...cuts.map(([, start]) => start)];
  const ends = [...cuts.map(([end]) => end), text.length];
  const clauses: Clause[] = [];
  let subject = '';
  for (const [at, start] of starts.entries()) {
    const raw = text.slice(start, ends[at]).replace(/[.\s]+$/u, '');
    const before = clauses.map((one) => one.text).join('. ');
    const plain =
      at === 0
        ? raw.replace(OPENING, '').replace(/^first,? /iu, '')
        : named(raw, before, subject, vocabulary);
    subject = subjectOf(plain, vocabulary) || subject;
    const told = inStory(plain, before);
    const brings = broughtIn(told, vocabulary);
    clauses.push({ text: told, isOfKnown: !NEW.test(raw), brings });
  }
  return clauses;
}
