import { isAnimate } from '../kinds-of-things.ts';
import type { Act, Motion, RelationKind } from '../scene-description.ts';

/** Sides of a thing on which somebody may be. */
const SIDES: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'left',
  'right',
  'in-front-of',
  'behind',
  'on',
  'under',
  'below',
  'above',
  'over',
]);
const GOING: ReadonlySet<Motion> = new Set<Motion>(['run', 'walk', 'jump', 'fly']);

/** On which side of the other one somebody is who is alone with it; null where it is told otherwise. */
export function sideIn({ subjects, relations }: Act): RelationKind | null {
  const [who, other, ...rest] = subjects;
  const [relation, ...more] = relations;
  if (who === undefined || other === undefined || relation === undefined) return null;
  const areTwo = rest.length === 0 && who.count === 1 && other.count === 1;
  const isOne = more.length === 0 && relation.from === 0 && relation.to === 1;
  const isAlone = isAnimate(who.thing) && !isAnimate(other.thing);
  return areTwo && isOne && isAlone && SIDES.has(relation.kind) ? relation.kind : null;
}

/** Who goes to another side of a thing is there in the end. */
export function withArrival(acts: readonly Act[]): readonly Act[] {
  const [first, last, ...others] = acts;
  if (first === undefined || last === undefined || others.length > 0) return acts;
  const [from, to] = [sideIn(first), sideIn(last)];
  const [who, ...rest] = last.subjects;
  if (from === null || to === null || from === to || who === undefined) return acts;
  if (!who.motions.some((one) => GOING.has(one))) return acts;
  const arrived = { ...who, motions: who.motions.filter((one) => !GOING.has(one)) };
  return [first, last, { ...last, subjects: [arrived, ...rest] }];
}
