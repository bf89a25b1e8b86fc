import type { Relation, Subject } from '../scene-description.ts';

/** A dragon in a cave full of gold lies on its hoard. */
export function onHoard(relation: Relation, subjects: readonly Subject[]): Relation {
  const { kind, to } = relation;
  const isGold = kind === 'next-to' && subjects[to ?? -1]?.thing === 'gold-pile';
  const dragon = isGold ? subjects.findIndex(({ thing }) => /^dragon/u.test(thing)) : -1;
  const isGrounded = subjects[dragon]?.motions.every((one) => one === 'sleep' || one === 'sit');
  return isGrounded === true ? { from: dragon, kind: 'on', to } : relation;
}
