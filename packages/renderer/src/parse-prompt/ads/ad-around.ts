import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Relation } from '../scene-description.ts';
import { inTheirChair } from './in-their-chair.ts';

const FLIERS = /^(?:honeybee|butterfly|ladybug|dragonfly)$/u;

/** "Honey dripping from a spoon into a jar": the spoon is in the jar. */
function dripping(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const run = relations.find(({ from, kind }) => from === 0 && kind === 'out-of');
  const spoon = run?.to ?? null;
  if (spoon === null || !SPOONS.test(subjects[spoon]?.thing ?? '')) return found;
  const own = relations.filter(
    ({ from, to }) => !(from === 0 && to === spoon) && !(from === spoon && to === 0),
  );
  return { ...found, relations: [{ from: spoon, kind: 'in', to: 0 }, ...own] };
}

const SPOONS = /^(?:spoon|ladle|honey-dipper)$/u;

/** What flies around a product is on all sides of it. */
function flownAround(found: FoundSubjects): FoundSubjects {
  const isFlier = (at: number | null) => FLIERS.test(found.subjects[at ?? -1]?.thing ?? '');
  return {
    ...found,
    relations: found.relations.map((one): Relation => {
      if (one.kind !== 'next-to' || one.to === null) return one;
      if (one.from === 0 && isFlier(one.to)) return { from: one.to, kind: 'around', to: 0 };
      return one.to === 0 && isFlier(one.from) ? { ...one, kind: 'around' } : one;
    }),
  };
}

/** "Cat bed, sleeping cat": it sleeps in what is sold. */
function inItsBed(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const bed = subjects.findIndex(({ thing }) => thing === 'pet-bed');
  const pet = subjects.findIndex(({ thing }) => isAnimate(thing) && !isPerson(thing));
  const isPlaced = relations.some(({ from, to }) => from === pet && to !== null);
  if (bed === -1 || pet === -1 || isPlaced) return found;
  return { ...found, relations: [...relations, { from: pet, kind: 'on', to: bed }] };
}

const SERVED = /^(?:bowl-with-spoon|turkey|roast-turkey|soup-bowl|soup-pot|curry-rice|spaghetti)$/u;

/** "Cereal ad, family at breakfast": what they eat is on their table. */
function onTheirTable(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const table = subjects.findIndex(({ thing }) => thing === 'dinner-table');
  const isFree = (at: number) => !relations.some(({ from, to }) => from === at || to === at);
  const guests = subjects.flatMap(({ thing }, at) => (isPerson(thing) && isFree(at) ? [at] : []));
  const dishes = subjects.flatMap(({ thing }, at) =>
    SERVED.test(thing) && isFree(at) ? [at] : [],
  );
  if (table === -1) return found;
  return {
    ...found,
    subjects: subjects.map((one, at) =>
      guests.includes(at) ? { ...one, motions: ['sit' as const] } : one,
    ),
    relations: [
      ...relations,
      ...guests.map((from) => ({ from, kind: 'around' as const, to: table })),
      ...dishes.map((from) => ({ from, kind: 'on' as const, to: table })),
    ],
  };
}

/** Who and what is with the product, each in its place. */
export const aroundProduct = (found: FoundSubjects): FoundSubjects =>
  onTheirTable(inItsBed(flownAround(dripping(inTheirChair(found)))));
