import { isPerson } from './kinds-of-things.ts';
import type { Look } from './look.ts';
import type { Subject } from './scene-description.ts';

type Gender = Look['gender'];

const WOMEN: Readonly<Record<string, string>> = {
  man: 'woman',
  boy: 'girl',
  'old-man': 'old-woman',
};
const MEN: Readonly<Record<string, string>> = { woman: 'man', girl: 'boy', 'old-woman': 'old-man' };

/** What a word before a profession says: a female boxer. */
export function genderIn(text: string): Gender {
  if (/^(?:female|woman|lady)$/u.test(text)) return 'female';
  return text === 'male' ? 'male' : null;
}

/** "A superhero and his dog": a pronoun tells of the only one who is there. */
export function withPronouns(subjects: readonly Subject[], prompt: string): readonly Subject[] {
  const isShe = /\b(?:she|her|herself)\b/iu.test(prompt);
  const isHe = /\b(?:he|his|him|himself)\b/iu.test(prompt);
  const people = subjects.filter(({ thing }) => isPerson(thing));
  const [only] = people;
  if (isShe === isHe || people.length !== 1 || only?.count !== 1 || only.look?.gender !== null)
    return subjects;
  const look: Look = { ...only.look, gender: isShe ? 'female' : 'male' };
  return subjects.map((subject) => (subject === only ? { ...subject, look } : subject));
}

/** Who is drawn for somebody of this gender. */
export function ofGender(thing: string, gender: Gender): string {
  if (gender === null) return thing;
  return (gender === 'female' ? WOMEN : MEN)[thing] ?? thing;
}
