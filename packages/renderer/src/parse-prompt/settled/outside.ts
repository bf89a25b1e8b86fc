import type { Relation } from '../scene-description.ts';

const AROUND: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'follow',
  'chase',
  'around',
  'over',
  'above',
  'under',
  'behind',
  'in-front-of',
  'pass',
  'push',
  'pull',
]);

/** Birds that follow a tractor are neither in it nor beside it, and dogs that chase a car are behind it. */
export function isSaidCloser(one: Relation, relations: readonly Relation[]): boolean {
  if (one.to === null || (one.kind !== 'in' && one.kind !== 'next-to')) return false;
  const [who, whom] = one.kind === 'in' ? [one.from, one.to] : [one.to, one.from];
  return relations.some(({ from, kind, to }) => from === who && to === whom && AROUND.has(kind));
}
