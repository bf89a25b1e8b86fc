import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { plainSubject } from '../description/plain-subject.ts';
import type { RelationKind } from '../description/relations.ts';
import { isAnimate } from '../kinds-of-things.ts';

const DOOR = /\b(?:front door|doorsteps?|doorbell|door)\b/iu;
/** Who comes to a house from outside. */
const COMING =
  /\b(?:front door|doorsteps?|doorbell|trick[- ]or[- ]treat\p{L}*|deliver\p{L}*|couriers?|post(?:man|woman)|mail ?(?:man|woman|carrier)|salesman|carol(?:s|ers|ing)?|neighbou?rs?|knock(?:s|ing)?|halloween|pumpkins?)\b/iu;
const INSIDE =
  /\b(?:indoors|inside|from (?:the )?inside|hallway|corridor|room|bedroom|bathroom|kitchen|hall|office|classroom|hotel|hospital|cell|castle|stage|backstage)\b/iu;
const AT: ReadonlySet<RelationKind> = new Set<RelationKind>(['at', 'towards', 'next-to', 'on']);

/** Who comes to the door of a house stands before it, under its porch. */
export function atFrontDoor(prompt: string, found: FoundSubjects): FoundSubjects {
  // Dogs that bring their leash want out.
  if (found.subjects.some(({ thing }) => thing === 'dog-leash')) return found;
  // A porch that is named is that of a house.
  if (found.subjects.some(({ thing }) => thing === 'porch'))
    return INSIDE.test(prompt)
      ? found
      : { ...found, votes: [...found.votes, { setting: 'village', weight: 1 }] };
  if (!DOOR.test(prompt) || !COMING.test(prompt) || INSIDE.test(prompt)) return found;
  const door = found.subjects.findIndex(({ thing }) => thing === 'door');
  const votes = [...found.votes, { setting: 'village' as const, weight: 4 }];
  if (door === -1) {
    const porch = found.subjects.length;
    const who = found.subjects.findIndex(({ thing }) => isAnimate(thing));
    if (who === -1) return found;
    return {
      ...found,
      votes,
      subjects: [...found.subjects, plainSubject('porch')],
      relations: [...found.relations, { from: who, kind: 'in-front-of', to: porch }],
      phrasesOf: [...found.phrasesOf, []],
    };
  }
  const subjects = found.subjects.map((one, at) =>
    at === door ? { ...one, thing: 'porch' } : one,
  );
  const relations = found.relations.map((one) =>
    one.to === door && AT.has(one.kind) ? { ...one, kind: 'in-front-of' as const } : one,
  );
  return { ...found, votes, subjects, relations };
}
