import { isPerson } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

/** Animals beside which a leaf is large. */
export const CRITTER =
  /^(?:lady-beetle|bug|beetle|ant|snail|spider|butterfly|honeybee|cricket|mosquito|fly|frog|lizard|mantis|dragonfly|worm|caterpillar)$/u;
/** They are on leaves that float. */
const ON_WATER = /^(?:frog|dragonfly|duck|turtle|duckling)$/u;
const DROP = /^(?:dewdrop|droplet|herb|big-leaf|grass-blade)$/u;
const CARRIED: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>(['carry', 'hold']);

/** A leaf with drops or small animals is seen from near by; one that carries a frog floats on the water. */
export function asLeaf(
  subject: Subject,
  at: number,
  { subjects, relations }: { subjects: readonly Subject[]; relations: readonly Relation[] },
): Subject {
  if (subject.thing !== 'herb' || subject.count > 1) return subject;
  const own = relations.filter(({ to }) => to === at);
  const thingOf = (index: number) => subjects[index]?.thing ?? '';
  if (own.some(({ from, kind }) => kind === 'on' && ON_WATER.test(thingOf(from))))
    return { ...subject, thing: 'lily-pad' };
  const others = subjects.filter((_, index) => index !== at).map(({ thing }) => thing);
  const isNear = others.every((thing) => CRITTER.test(thing) || DROP.test(thing));
  const isTaken = own.some(({ kind }) => CARRIED.has(kind));
  if (isNear && !isTaken && !others.some(isPerson)) return { ...subject, thing: 'big-leaf' };
  const isSat = own.some(({ kind }) => kind === 'on');
  return isSat ? { ...subject, thing: 'lily-pad' } : subject;
}
