import type { Setting } from '../description/settings.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Subject } from '../scene-description.ts';

/** Parts of landscapes, each with the wider places that are named beside it. */
const LANDFORMS: ReadonlyMap<Setting, readonly Setting[]> = new Map<Setting, readonly Setting[]>([
  ['summit', ['mountains', 'meadow']],
  ['canyon', ['mountains', 'river']],
  ['dunes', ['desert', 'mountains']],
  ['swamp', ['forest', 'lake', 'jungle']],
  ['rice-terraces', ['farm', 'mountains', 'meadow', 'beach', 'forest']],
  ['sea-cliffs', ['sea', 'beach', 'mountains', 'meadow']],
  ['glacier', ['sea', 'mountains', 'lake']],
  ['tide-pool', ['sea', 'beach', 'poolside']],
]);

/** Takes out the wider places of landforms that are named. */
export function leaveLandforms(sums: Map<Setting, number>): void {
  for (const [landform, wider] of LANDFORMS)
    if ((sums.get(landform) ?? 0) >= 2) for (const one of wider) sums.delete(one);
}

/** Animals of the cold seas. */
const ON_ICE = /^(?:penguin|polar-bear)$/u;

/** Where animals are at the sea that are not in it; null for those that are. */
const IN_WATER: ReadonlySet<string> = new Set([
  'swim',
  'dive',
  'float',
  'slide',
  'jump',
  'fish',
  'drive',
  'fly',
  'fall',
  'sing',
]);

/** Somebody who neither swims nor has a boat looks at the sea from its shore. */
function isAshore(subjects: readonly Subject[]): boolean {
  const isDry = ({ thing, motions, states, look }: Subject) =>
    isPerson(thing) &&
    !/diver|surfer|swimmer|sailor|captain|fisher|pirate/u.test(look?.job ?? '') &&
    !states.includes('floating') &&
    !motions.some((one) => IN_WATER.has(one));
  return subjects.length > 0 && subjects.every(isDry);
}

export function shoreFor(subjects: readonly Subject[]): Setting | null {
  if (subjects.some(({ thing }) => ON_ICE.test(thing))) return 'iceberg';
  const isCrawling = ({ thing, motions }: Subject) =>
    thing === 'turtle' && motions.some((one) => one === 'crawl' || one === 'walk');
  return subjects.some(isCrawling) ? 'beach' : null;
}

/** Where those are who are not at sea although it is named; null for the others. */
export function coastFor(subjects: readonly Subject[]): Setting | null {
  return shoreFor(subjects) ?? (isAshore(subjects) ? 'beach' : null);
}

/** What no hall of a castle has room for. */
export const OUT_OF_HALLS: readonly string[] = ['ruined-castle', 'catapult', 'chariot', 'horse'];
