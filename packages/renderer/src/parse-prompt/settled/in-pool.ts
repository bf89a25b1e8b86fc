import { isPerson } from '../kinds-of-things.ts';
import type { Relation, Setting, Subject } from '../scene-description.ts';

interface Read {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

const POOLS: ReadonlySet<Setting> = new Set<Setting>(['pool', 'poolside']);

const isWet = ({ thing, motions, states }: Subject): boolean =>
  isPerson(thing) && (motions.includes('swim') || states.includes('splashing'));

/** "Kids splashing in the pool with a coach": who is with those in the water is in it, too. */
export function inPool<Cast extends Read>(cast: Cast, setting: Setting): Cast {
  const { subjects, relations } = cast;
  if (!POOLS.has(setting)) return cast;
  const isWith = (at: number): boolean =>
    relations.some(
      ({ from, kind, to }) =>
        kind === 'next-to' && to !== null && (from === at || to === at) && from !== to,
    );
  const bathers = subjects.flatMap((one, at) => (isWet(one) ? [at] : []));
  const company = relations.flatMap(({ from, kind, to }) => {
    if (kind !== 'next-to' || to === null) return [];
    if (bathers.includes(from)) return [to];
    return bathers.includes(to) ? [from] : [];
  });
  const swims = (one: Subject, at: number): boolean =>
    isPerson(one.thing) && (company.includes(at) || (bathers.includes(at) && isWith(at)));
  if (!subjects.some(swims)) return cast;
  return {
    ...cast,
    subjects: subjects.map((one, at) => {
      if (!swims(one, at)) return one;
      if (bathers.includes(at)) return { ...one, motions: ['swim'] };
      return { ...one, motions: [], states: [...one.states, 'wading'] };
    }),
  };
}
