import { wordsIn } from '../../word-list.ts';
import { isAnimate, isVehicle } from '../kinds-of-things.ts';
import { type Kind, valuesIn } from '../vocabulary.ts';
import { REQUEST_WORDS, VAGUE_WORDS } from '../words/picture-words.ts';
import type { VerbUse } from '../words/verb-forms.ts';
import { ADVERB, PREPOSITIONAL, WHERE } from './adverbs.ts';
import { closedRole, type Role } from './closed-words.ts';
import type { Phrase } from './find-phrases.ts';
import { isDoneInColour } from './in-colour.ts';
import { isMember, MEMBER } from './member-words.ts';
import { isDoneByUnknown } from './of-unknown-things.ts';
import { withOthers } from './others.ts';
import { isRelative, isSecondPurpose, RELATIVE } from './relative-clauses.ts';

export interface TaggedPhrase extends Phrase {
  readonly role: Role;
}

const listed = (text: string): ReadonlySet<string> => new Set(wordsIn(text));
const REQUESTS = listed(REQUEST_WORDS);
const VAGUE = listed(VAGUE_WORDS);
const NOUN_KINDS: readonly Kind[] = ['thing', 'setting', 'hair', 'garment', 'effect'];
const ADJECTIVE_KINDS: readonly Kind[] = [
  'colour',
  'size',
  'state',
  'age',
  'hair-style',
  'hair-colour',
  'count',
  'pattern',
  'figure',
  'skin',
];
const CONDITION_KINDS: readonly Kind[] = ['time', 'weather', 'mood', 'particle', 'style', 'hint'];
const TINTED: readonly Kind[] = ['picture', 'time', 'weather', 'effect'];
/** Verbs of which the subject need not be alive. */
const OF_THINGS = listed(
  'slide swing drip trickle melt fall rise float drift hang burn glow shine grow fly sail drive roll speed cross pass spin hover launch lift-off take-off blast-off erupt stand lean cover surround explode bob twinkle flicker land circle bloom drop run jump race',
);

interface Reading {
  readonly phrases: readonly Phrase[];
  readonly roles: Role[];
}

function has(phrase: Phrase | undefined, kinds: readonly Kind[]): boolean {
  return phrase?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false;
}

export function verbOf(phrase: Phrase | undefined): VerbUse | undefined {
  return valuesIn(phrase?.meanings ?? [], 'verb')[0];
}

function isFunctionWord(phrase: Phrase | undefined): boolean {
  if (phrase === undefined || closedRole(phrase.text) !== undefined) return true;
  return PREPOSITIONAL.test(phrase.text) || has(phrase, ['place', 'position', 'camera']);
}

/** Whether a noun follows without a determiner, after adjectives or at once. */
function isNounNext({ phrases }: Reading, at: number): boolean {
  for (let next = at + 1; next < phrases.length; next += 1) {
    const phrase = phrases[next];
    if (isFunctionWord(phrase)) return false;
    if (has(phrase, NOUN_KINDS))
      return verbOf(phrase)?.form !== 's' || !has(phrases[at], NOUN_KINDS);
    const isParticiple = /ing$|ed$/u.test(phrase?.text ?? '') && verbOf(phrase) !== undefined;
    if (isParticiple || has(phrase, ADJECTIVE_KINDS)) continue;
    return phrase?.meanings.length === 0 && !ADVERB.test(phrase.text) && next > at;
  }
  return false;
}

/** The thing that the noun before names, if it stands right before. */
function nounBefore({ phrases, roles }: Reading, at: number): Phrase | null {
  let before = at - 1;
  // Adverbs do not come between a noun and its verb: "a fox quickly runs".
  while (before > 0 && /ly$/u.test(phrases[before]?.text ?? '') && roles[before] === 'unknown')
    before -= 1;
  const phrase = phrases[before];
  const isNamed = /^(?:noun|pronoun|condition)$/u.test(roles[before] ?? '');
  return phrase !== undefined && isNamed ? phrase : null;
}

const isPronoun = ({ text }: Phrase) => closedRole(text) === 'pronoun' || MEMBER.test(text);

function canAct(phrase: Phrase | null, { lemma }: VerbUse): boolean {
  if (phrase === null || OF_THINGS.has(lemma)) return phrase !== null;
  if (isPronoun(phrase) || has(phrase, ['garment', 'hair'])) return true;
  const thing = valuesIn(phrase.meanings, 'thing')[0] ?? '';
  return isAnimate(thing) || isVehicle(thing);
}

/** "A road and building in a city" names it; who builds has something to build. */
function takesObject({ phrases }: Reading, at: number): boolean {
  const next = phrases[at + 1];
  if (phrases[at]?.text !== 'building' || has(next, NOUN_KINDS)) return true;
  return closedRole(next?.text ?? '.') === 'determiner';
}

/** "An old man in a rocking chair watches": of whom the clause tells, nothing was said yet. */
function isDoneByHead({ phrases, roles }: Reading, at: number): boolean {
  const start = roles.findLastIndex((role) => /^(?:comma|clause|stop)$/u.test(role)) + 1;
  const said = roles.slice(start, at);
  const head = start + said.indexOf('noun');
  const [thing] = valuesIn(phrases[head]?.meanings ?? [], 'thing');
  const isPlaced =
    said.includes('preposition') && /^(?:determiner|adjective)$/u.test(said.at(-2) ?? '');
  const isNamed = has(phrases[at - 1], ['thing']) && !has(phrases[at - 1], ['setting']);
  const isFollowed = phrases[at + 1] === undefined || isFunctionWord(phrases[at + 1]);
  if (said.includes('verb') || !isPlaced || !isNamed || !isFollowed) return false;
  return thing !== undefined && isAnimate(thing) && head < at - 1;
}

/** "Dives into a pond, catches a fish": who was said to do something does this as well. */
function isGoingOn({ phrases, roles }: Reading, at: number): boolean {
  const next = closedRole(phrases[at + 1]?.text ?? '');
  const isSaid = roles.some((role, one) => role === 'verb' && verbOf(phrases[one])?.form === 's');
  const isNoun = has(phrases[at], NOUN_KINDS);
  return isSaid && (next === 'determiner' || (!isNoun && next !== undefined && next !== 'and'));
}

/** Whether a word that can be a verb is one here. */
function isVerb(reading: Reading, at: number, verb: VerbUse): boolean {
  const { phrases, roles } = reading;
  const phrase = phrases[at];
  const before = roles[at - 1];
  const isNoun = has(phrase, NOUN_KINDS);
  const followsDeterminer = /^(?:determiner|adjective|attribute)$/u.test(before ?? '');
  // "A family set up a tent": said with its object, it is nothing but a verb.
  if (!isNoun && /-(?:an?|the|his|her|their|its)-/u.test(verb.lemma)) return true;
  if (verb.form === 'ing') return !(isNoun && (followsDeterminer || !takesObject(reading, at)));
  if (verb.form === 'past') return !followsDeterminer && before !== 'preposition';
  if (phrases[at - 1]?.text === 'to') return !isNoun || isFunctionWord(phrases[at + 1]);
  if (isSecondPurpose(reading, at) || isDoneByUnknown(reading, at, verb)) return true;
  if (followsDeterminer || before === 'preposition' || before === 'not')
    return isDoneInColour(reading, at, verb);
  const subject = nounBefore(reading, at);
  if (subject !== null && verb.form === 's' && isDoneByHead(reading, at)) return true;
  if (subject !== null) {
    const isJoined = roles.slice(Math.max(0, at - 4), at).includes('and');
    const isHelped = phrases
      .slice(Math.max(0, at - 5), at)
      .some((one) => verbOf(one)?.lemma === 'help');
    const agrees =
      verb.form === 's' ||
      isHelped ||
      subject.isPlural ||
      /[^s]s$|(?:men|people|children|mice|geese|oxen|cattle|sheep|deer|fish|moose|elk|bison|wildebeest|buffalo|salmon|squid)$/u.test(
        subject.text,
      ) ||
      isJoined ||
      isPronoun(subject);
    return (
      agrees &&
      (canAct(subject, verb) ||
        !(isNoun || has(phrase, ADJECTIVE_KINDS) || has(phrase, CONDITION_KINDS)))
    );
  }
  const isContinued = /^(?:and|be|clause|pronoun)$/u.test(before ?? '');
  if (RELATIVE.test(phrases[at - 1]?.text ?? '')) return true;
  const isBare = !isNounNext(reading, at) || isTransitive(verb);
  if (isContinued)
    return !isNoun || (before === 'and' && isBare && verb.form === 's' && roles.includes('verb'));
  if (before === 'comma' && verb.form === 's' && isGoingOn(reading, at)) return true;
  const isStart = /^(?:stop|comma)$/u.test(before ?? 'stop');
  return (
    isStart &&
    verb.form === 'base' &&
    (phrases[at + 1] === undefined ? false : !isNounNext(reading, at)) &&
    !(isNoun && !/^(?:the|a|an|to|my|your|our)$/u.test(phrases[at + 1]?.text ?? ''))
  );
}

function verbRole(reading: Reading, at: number, verb: VerbUse): Role | null {
  const before = reading.roles[at - 1];
  const isInside =
    before === undefined ||
    /^(?:determiner|adjective|preposition|comma|stop|and|not)$/u.test(before);
  const isParticiple = verb.form === 'ing' || verb.form === 'past';
  const next = reading.phrases[at + 1];
  // "Through falling confetti": nobody falls.
  const isOfWeather = has(next, ['particle', 'weather']) && !has(next, NOUN_KINDS);
  if (isParticiple && before === 'preposition' && isOfWeather) return 'adjective';
  if (
    isParticiple &&
    isInside &&
    isNounNext(reading, at) &&
    !(
      verb.meaning.deed !== null &&
      before !== 'determiner' &&
      before !== 'adjective' &&
      !has(next, ['thing'])
    )
  ) {
    const isSaidOf = /^(?:determiner|adjective|preposition)$/u.test(before ?? '');
    if (isSaidOf || !isTransitive(verb)) return 'adjective';
  }
  return isVerb(reading, at, verb) ? 'verb' : null;
}

function isTransitive({ meaning }: VerbUse): boolean {
  return meaning.deed !== null;
}

function roleOf(reading: Reading, at: number): Role {
  const { phrases, roles } = reading;
  const phrase = phrases[at];
  if (phrase === undefined) return 'unknown';
  const { text } = phrase;
  if (isMember(phrases, roles, at)) return 'pronoun';
  const closed = closedRole(text);
  if (roles[at - 1] === 'noun' && isRelative(phrases, at)) return 'clause';
  if (text === 'her' && !isNounNext(reading, at)) return 'pronoun';
  if (closed === 'preposition' && text === 'like' && roles[at - 1] === 'pronoun') return 'picture';
  if (closed !== undefined) return closed;
  // "A cinematic shot of a man": nobody shoots.
  if (text === 'shot' && phrases[at + 1]?.text === 'of') return 'picture';
  if (has(phrase, ['camera'])) return 'picture';
  if (REQUESTS.has(text) && !roles.some((role) => role === 'noun' || role === 'verb'))
    return 'picture';
  const verb = verbOf(phrase);
  if (verb !== undefined) {
    const role = verbRole(reading, at, verb);
    if (role !== null) return role;
  }
  if (has(phrase, ['position'])) return 'position';
  if (has(phrase, ['place'])) return 'preposition';
  return nominalRole(reading, at);
}

/** "A puppy chasing butterflies" or "embarking" tells what the puppy does, not how young something is. */
function isDoing({ phrases }: Reading, at: number): boolean {
  const [thing] = valuesIn(phrases[at]?.meanings ?? [], 'thing');
  if (thing === undefined || !isAnimate(thing)) return false;
  const next = phrases[at + 1];
  const isUnknown = next?.meanings.length === 0 && isFunctionWord(phrases[at + 2]);
  return verbOf(next)?.form === 'ing' || isUnknown;
}

/** "Raindrops slide down": what falls from the sky does something, and is no kind of slide. */
function isMoving({ phrases }: Reading, at: number): boolean {
  const verb = verbOf(phrases[at + 1]);
  const isOne = verb?.form === 's' || /[^s]s$/u.test(phrases[at]?.text ?? '');
  return isOne && OF_THINGS.has(verb?.lemma ?? '') && isFunctionWord(phrases[at + 2]);
}

function nominalRole(reading: Reading, at: number): Role {
  const phrase = reading.phrases[at];
  const { text = '' } = phrase ?? {};
  const isNoun = has(phrase, NOUN_KINDS);
  const isNext = isNounNext(reading, at);
  // "An orange background" and "an orange sunset" have no fruit in them.
  const isOfPicture = has(phrase, ['colour']) && has(reading.phrases[at + 1], TINTED);
  const isTold = isNext && !isDoing(reading, at);
  if (/^\d+$/u.test(text) || (has(phrase, ADJECTIVE_KINDS) && (!isNoun || isTold || isOfPicture)))
    return 'adjective';
  if (has(phrase, ['picture']) && !has(phrase, ['thing', 'setting'])) return 'picture';
  if (isNoun)
    return isNext && !phrase?.isPlural && isAttributive(reading, at) ? 'attribute' : 'noun';
  if (VAGUE.has(text)) return 'unknown';
  if (!has(phrase, CONDITION_KINDS)) return 'unknown';
  // "At dusk playing guitar": the time is not that of the guitar.
  const isWhen = reading.roles[at - 1] === 'preposition' && has(phrase, ['time']);
  const isDoneThen = isWhen && verbOf(reading.phrases[at + 1])?.form === 'ing';
  return isNext && !isDoneThen && !isMoving(reading, at) ? 'adjective' : 'condition';
}

/** "A lion and a zebra drink from a river": who is joined to another does it. */
function isDoneByBoth({ phrases, roles }: Reading, at: number): boolean {
  const joint = roles.slice(Math.max(0, at - 4), at).lastIndexOf('and');
  const isBase = verbOf(phrases[at + 1])?.form === 'base';
  const isGoverning = isFunctionWord(phrases[at + 2]) || has(phrases[at + 2], ['thing']);
  return joint > -1 && isBase && roles.includes('noun') && isGoverning;
}

/** "A cave full of gold" is a cave. */
const FULL = /^(?:full-of|filled-with)-/u;

/** "Street musician" and "toy robot", but both of "a fox forest" count. */
function isAttributive(reading: Reading, at: number): boolean {
  const [phrase, next] = [reading.phrases[at], reading.phrases[at + 1]];
  const isFull = FULL.test(next?.text ?? '') && reading.phrases[at - 2]?.text !== 'over';
  if (!has(next, NOUN_KINDS) || WHERE.test(next?.text ?? '') || isFull) return false;
  const [thing] = valuesIn(phrase?.meanings ?? [], 'thing');
  if (thing !== undefined && isAnimate(thing) && isDoneByBoth(reading, at)) return false;
  if (thing === undefined || has(next, ['thing', 'hair', 'garment'])) return true;
  return !isAnimate(thing) && has(next, ['setting']);
}

export function tagPhrases(found: readonly Phrase[]): readonly TaggedPhrase[] {
  const phrases = withOthers(found);
  const reading: Reading = { phrases, roles: [] };
  return phrases.map((phrase, at) => {
    const role = roleOf(reading, at);
    reading.roles.push(role);
    return { ...phrase, role };
  });
}
