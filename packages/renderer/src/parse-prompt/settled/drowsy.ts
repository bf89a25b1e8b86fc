import type { Relation, State, Subject } from '../scene-description.ts';

/** What one does with the eyes open. */
const AWAKE: ReadonlySet<State> = new Set<State>(['bowed', 'drinking', 'playing', 'standing']);
const DEEDS: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  ...(['eat', 'play', 'ride', 'drive', 'read', 'look-at', 'hold', 'carry', 'follow'] as const),
]);

/** A sleepy panda that eats is awake; one that does nothing is asleep. */
export function drowsy(
  subject: Subject,
  at: number,
  { relations }: { readonly relations: readonly Relation[] },
): Subject {
  const { states, motions } = subject;
  if (!states.includes('sleepy') || !states.includes('asleep')) return subject;
  const isAwake =
    states.some((state) => AWAKE.has(state)) ||
    motions.some((motion) => motion !== 'sleep' && motion !== 'sit') ||
    relations.some(({ from, kind }) => from === at && DEEDS.has(kind));
  const other = isAwake ? 'asleep' : 'sleepy';
  return {
    ...subject,
    states: states.filter((state) => state !== other),
    motions: isAwake ? motions.filter((motion) => motion !== 'sleep') : motions,
  };
}
