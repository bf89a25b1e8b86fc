import { isAnimate } from '../kinds-of-things.ts';
import { valuesIn } from '../vocabulary.ts';
import type { Role } from './closed-words.ts';
import type { TaggedPhrase } from './tag-phrases.ts';

/** What ends that with which something is compared; "of" goes on about it. */
const ENDS: ReadonlySet<Role> = new Set<Role>([
  'comma',
  'stop',
  'clause',
  'verb',
  'and',
  'not',
  'preposition',
  'position',
  'picture',
  'be',
  'pronoun',
]);

/** Words for kinds of things, of which examples are named. */
const KINDS =
  /^(?:animals|creatures|beasts|birds|insects|pets|fish|fruits?|vegetables|foods?|snacks|treats|desserts|ingredients|dishes|drinks|flowers|plants|trees|things|objects|items|tools|toys|instruments|sports|vehicles|shapes|landmarks|places|cities|buildings|furniture|cats|mammals|reptiles|predators|life|wildlife|jobs|decorations|equipment|characters)$/u;

const WISHES = /^(?:would|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|really|also|to|might|may)$/u;

/** Whether somebody likes it: "dogs like bones", not "children like birds run". */
function isFancied(phrases: readonly TaggedPhrase[], at: number): boolean {
  const [first, before] = [phrases[at - 2], phrases[at - 1]];
  const isSeveral =
    /(?:s|children|people|men|mice)$/u.test(before?.text ?? '') &&
    valuesIn(before?.meanings ?? [], 'thing').some(isAnimate);
  const isFirst =
    first === undefined || /^(?:article|comma|stop|clause|adjective)$/u.test(first.role);
  const end = phrases.findIndex(({ role }, next) => next > at && /^(?:comma|stop)$/u.test(role));
  const rest = phrases.slice(at, end === -1 ? undefined : end);
  return isSeveral && isFirst && !rest.some(({ role }) => role === 'verb');
}

/** Whether something is compared: "runs like the wind", "arms like a tree", not "animals like lions". */
function isComparison(phrases: readonly TaggedPhrase[], at: number): boolean {
  const [before, phrase, next] = [phrases[at - 1], phrases[at], phrases[at + 1]];
  if (phrase?.text !== 'like' || phrase.role !== 'preposition' || next === undefined) return false;
  if (before === undefined || KINDS.test(before.text) || WISHES.test(before.text)) return false;
  return !isFancied(phrases, at);
}

/** Nothing that something is only like is in the picture. */
export function withoutComparisons(phrases: readonly TaggedPhrase[]): readonly TaggedPhrase[] {
  let isLikened = false;
  return phrases.map((phrase, at) => {
    if (isComparison(phrases, at)) {
      isLikened = true;
      return { ...phrase, role: 'unknown' };
    }
    if (ENDS.has(phrase.role) && phrase.text !== 'of') isLikened = false;
    return isLikened ? { ...phrase, role: 'unknown' } : phrase;
  });
}
