import type { FoundSubjects } from './find-subjects.ts';
import { ofGender } from './genders.ts';
import { isPerson } from './kinds-of-things.ts';

const HERS = /\b(?:her|hers|herself|she)\b/iu;
const HIS = /\b(?:his|him|himself|he)\b/iu;

/** "A student over her books" is a woman, where the word is not that of somebody else. */
export function ofPronouns(found: FoundSubjects, text: string): FoundSubjects {
  const [isHers, isHis] = [HERS.test(text), HIS.test(text)];
  if (isHers === isHis) return found;
  const gender: 'female' | 'male' = isHers ? 'female' : 'male';
  const people = found.subjects.filter(({ thing }) => isPerson(thing));
  const [first] = people;
  const look = first?.look;
  if (first === undefined || look == null || look.gender !== null || first.count > 1) return found;
  if (people.some((one) => one.look?.gender === gender)) return found;
  const told = { ...first, thing: ofGender(first.thing, gender), look: { ...look, gender } };
  return { ...found, subjects: found.subjects.map((one) => (one === first ? told : one)) };
}
