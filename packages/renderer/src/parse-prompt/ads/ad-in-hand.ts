import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { plainSubject } from '../description/plain-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Relation } from '../scene-description.ts';
import { hasTrade } from './ad-at-work.ts';

const WRIST = /\bwrists?\b|\b(?:on|around) (?:his|her|an?|the) arm\b/iu;
const HAND =
  /\b(?<!\b(?:second|first|by)[ -])(?:hands?|palm|fingers)\b(?![ -](?:creams?|lotions?|soaps?|balms?|wash|sanitizers?|towels?|tools?|drills?|mixers?|blenders?|luggage|made|crafted|painted|knitted|picked|trees?|oil|beach)\b)/iu;
const ON_WRIST: Readonly<Record<string, string>> = {
  watch: 'watch-on-wrist',
  smartwatch: 'smartwatch-on-wrist',
};

/** "A watch on the wrist of a jogger": as near as a watch is looked at, without the rest of the jogger. */
function onWrist(found: FoundSubjects, prompt: string): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }) => thing in ON_WRIST);
  const one = found.subjects[at];
  if (one === undefined || !WRIST.test(prompt)) return found;
  const who = found.subjects.findIndex(({ thing }) => isPerson(thing));
  const worn = { ...one, thing: ON_WRIST[one.thing] ?? one.thing, count: 1 };
  const near = { ...found, subjects: found.subjects.with(at, worn) };
  const again = near.subjects.findIndex(({ thing }, other) => other !== at && thing in ON_WRIST);
  if (again !== -1) return onWrist(without(found, again, at), prompt);
  return who === -1 ? near : without(near, who, null);
}

/** "A phone in a woman's hand": of who only has hands there the hand is seen, others hold what is sold. */
export function inHand(found: FoundSubjects, prompt: string): FoundSubjects {
  const near = onWrist(found, prompt);
  const isIn = ({ from, kind, to }: Relation) =>
    (kind === 'in' || kind === 'on') &&
    !isAnimate(near.subjects[from]?.thing ?? 'man') &&
    isPerson(near.subjects[to ?? -1]?.thing ?? '');
  const held = near.relations.find(isIn);
  const person = near.subjects[held?.to ?? -1];
  if (held?.to == null || person === undefined || !HAND.test(prompt)) return near;
  const isSeen = person.motions.length > 0 || person.count > 1 || hasTrade(person.look?.job);
  return {
    ...near,
    subjects: isSeen ? near.subjects : near.subjects.with(held.to, plainSubject('hand')),
    relations: near.relations.map((one): Relation => {
      if (one !== held || one.to === null) return one;
      return isSeen ? { from: one.to, kind: 'hold', to: one.from } : { ...one, kind: 'in' };
    }),
  };
}
