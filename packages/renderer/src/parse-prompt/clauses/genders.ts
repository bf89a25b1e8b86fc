import type { Look } from '../description/look.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Subject } from '../scene-description.ts';

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

/** "A teacher with her pupils": a pronoun tells of the first one who is there, unless it is that of another one. */
export function withPronouns(subjects: readonly Subject[], prompt: string): readonly Subject[] {
  const isShe = /\b(?:she|her|herself)\b/iu.test(prompt);
  const isHe = /\b(?:he|his|him|himself)\b/iu.test(prompt);
  const people = subjects.filter(({ thing }) => isPerson(thing));
  const [first] = people;
  if (isShe === isHe || first?.count !== 1 || first.look?.gender !== null) return subjects;
  const look: Look = { ...first.look, gender: isShe ? 'female' : 'male' };
  if (people.some((one) => one.look?.gender === look.gender)) return subjects;
  return subjects.map((subject) => (subject === first ? { ...subject, look } : subject));
}

/** Who is drawn for somebody of this gender. */
export function ofGender(thing: string, gender: Gender): string {
  if (gender === null) return thing;
  return (gender === 'female' ? WOMEN : MEN)[thing] ?? thing;
}
