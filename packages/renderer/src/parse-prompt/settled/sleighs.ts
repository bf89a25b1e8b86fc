import { plainSubject } from '../description/plain-subject.ts';
import type { Motion, SceneDescription, Subject } from '../scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

const ALOFT =
  /\b(?:fly|flies|flying|flew|soar|soars|soaring|glid(?:e|es|ing)|sky|skies|through the air|(?:over|above) (?:an?|the)|across the moon)\b/iu;
const SANTA = /\b(?:santa|father christmas|saint nick(?:olas)?|st\.? nick(?:olas)?)\b/iu;
/** More would be too small to be seen. */
const TEAM = 2;

/** Santa sits in the one sleigh, and the reindeer are before it, on the snow or in the air. */
export function harnessed<Of extends Cast>(cast: Of, prompt: string): Of {
  const at = (thing: string) => cast.subjects.findIndex((one) => one.thing === thing);
  const [sleigh, santa, deer] = [at('sleigh'), at('santa-claus'), at('deer')];
  if (sleigh === -1 || (santa === -1 && deer === -1 && !SANTA.test(prompt))) return cast;
  const subjects: Subject[] = [...cast.subjects];
  const added = (thing: string, count: number) =>
    subjects.push({ ...plainSubject(thing), count }) - 1;
  const isAloft = ALOFT.test(prompt);
  const rider = santa === -1 && SANTA.test(prompt) ? added('santa-claus', 1) : santa;
  const team = deer === -1 && isAloft ? added('deer', TEAM) : deer;
  const going: Motion[] = isAloft ? ['fly'] : ['walk'];
  const put = (index: number, motions: Motion[], most: number) => {
    const one = subjects[index];
    if (one !== undefined) subjects[index] = { ...one, motions, count: Math.min(one.count, most) };
  };
  put(sleigh, isAloft ? ['fly'] : [], 1);
  put(rider, [], 1);
  put(team, going, TEAM);
  const own = new Set([sleigh, rider, team]);
  const others = cast.relations.filter(
    ({ from, to }) => !own.has(from) || (to !== null && !own.has(to)),
  );
  const over = cast.relations.find(
    ({ from, kind, to }) => own.has(from) && to === null && (kind === 'over' || kind === 'through'),
  );
  return {
    ...cast,
    subjects,
    relations: [
      ...others,
      ...(rider === -1 ? [] : [{ from: rider, kind: 'ride', to: sleigh } as const]),
      ...(team === -1 ? [] : [{ from: team, kind: 'pull', to: sleigh } as const]),
      ...(over === undefined ? [] : [{ from: sleigh, kind: over.kind, to: null } as const]),
    ],
  };
}
