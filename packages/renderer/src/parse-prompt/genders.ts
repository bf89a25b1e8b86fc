import type { Look } from './look.ts';

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

/** Who is drawn for somebody of this gender. */
export function ofGender(thing: string, gender: Gender): string {
  if (gender === null) return thing;
  return (gender === 'female' ? WOMEN : MEN)[thing] ?? thing;
}
