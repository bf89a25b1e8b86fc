import type { Subject } from '../../parse-prompt/scene-description.ts';

/** Who is in a group of people that a word names, in the order of the copies. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  family: ['man', 'woman', 'girl', 'boy', 'baby'],
  couple: ['man', 'woman'],
  lovers: ['man', 'woman'],
  parents: ['man', 'woman'],
  newlyweds: ['groom', 'bride'],
  grandparents: ['old-man', 'old-woman'],
};
/** What those are dressed up as who go from door to door, each as another. */
const DISGUISES = [
  'witch',
  'sheet-ghost',
  'pumpkin-suit',
  'vampire',
  'skeleton',
  'wrapped-mummy',
  'pirate',
  'wizard',
] as const;

/** What those are dressed up as who have no holiday to be frightening for. */
const MASQUERADE = ['pirate', 'princess', 'wizard', 'knight', 'cowboy', 'skeleton'] as const;
const COSTUMES: Readonly<Record<string, readonly string[]>> = {
  'trick-or-treater': DISGUISES,
  masquerader: MASQUERADE,
};

const JOBS: ReadonlySet<string> = new Set(['groom', 'bride']);

/** In a family of animals two are grown. */
const PARENTS = 2;

/** A copy of a subject as the member of its group. */
export function memberOf(subject: Subject, copy: number): Subject {
  if (subject.states.includes('family') && copy >= PARENTS)
    return { ...subject, size: 'tiny', states: [...subject.states, 'young'] };
  const costumes = COSTUMES[subject.look?.job ?? ''];
  if (costumes !== undefined && subject.look !== null) {
    const job = costumes[copy % costumes.length] ?? null;
    return { ...subject, look: { ...subject.look, job } };
  }
  const members = MEMBERS[subject.look?.job ?? ''];
  const name = members?.[copy % members.length];
  if (name === undefined || subject.look === null) return subject;
  const { age } = subject.look;
  const isOld = age === 'old' && (name === 'man' || name === 'woman');
  const thing = isOld
    ? `old-${name}`
    : JOBS.has(name)
      ? name === 'groom'
        ? 'man'
        : 'woman'
      : name;
  const look = { ...subject.look, age: isOld ? age : null, job: JOBS.has(name) ? name : null };
  return { ...subject, thing, look: { ...look, gender: null } };
}
