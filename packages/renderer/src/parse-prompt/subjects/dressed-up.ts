import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { PLAIN_LOOK } from '../description/plain-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Subject } from '../scene-description.ts';

const DRESSED_UP =
  /\btrick[- ]or[- ]treat|\bhalloween (?:costumes?|outfits?|party|parade|night)\b|\bdress(?:ed|ing)? up (?:for|on|at) halloween\b|\b(?:in|wearing) (?:their |scary |spooky |funny |different )*costumes?\b(?=.{0,80}\bhalloween\b)|\bhalloween\b.{0,80}\b(?:in|wearing) (?:their |scary |spooky |funny |different )*costumes?\b/iu;

/** Costumes of no kind are worn at Halloween if there are pumpkins and doors, otherwise at any feast. */
const IN_COSTUME =
  /\b(?:in|wearing) (?:(?:their|scary|spooky|funny|different|colou?rful|cute|creative|silly|homemade|fun|fancy|various) ){0,3}costumes\b/iu;
const HALLOWEEN =
  /\b(?:halloween|pumpkins?|jack[- ]o[^a-z]{0,3}lanterns?|trick|candy|sweets|treats?|doors?|doorbell|spooky|scary|haunted|porch|knock\p{L}*)\b/iu;

const CHILD = /^(?:child|boy|girl)$/u;

/** They are what others are dressed up as. */
const BEING = /^(?:person-(?:vampire|zombie|elf|fairy|mage)|santa-claus)$/u;

const isFree = ({ thing, look }: Subject): boolean =>
  isPerson(thing) &&
  !BEING.test(thing) &&
  (look === null || (look.job === null && look.clothes.length === 0));

/** At Halloween those who go from door to door, or all if there are no children, are dressed up. */
export function dressedUp(found: FoundSubjects, text: string): FoundSubjects {
  const isHalloween = DRESSED_UP.test(text) || (IN_COSTUME.test(text) && HALLOWEEN.test(text));
  if (!isHalloween && !IN_COSTUME.test(text)) return found;
  const job = isHalloween ? 'trick-or-treater' : 'masquerader';
  const hasChildren = found.subjects.some((one) => CHILD.test(one.thing));
  const subjects = found.subjects.map((subject) =>
    isFree(subject) && (!hasChildren || CHILD.test(subject.thing))
      ? { ...subject, look: { ...(subject.look ?? PLAIN_LOOK), job } }
      : subject,
  );
  return { ...found, subjects };
}
