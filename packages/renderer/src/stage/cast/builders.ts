import { isDrawnPerson } from '../../people/person.ts';
import { mediumOf } from '../../things/media.ts';
import type { Draft } from '../draft.ts';

/** What is heaped, pitched or put together with bare hands. */
const WITH_HANDS = /sand|snow|igloo|blocks|dam$|nest|tent|campfire|kite|card/u;
const FURNITURE = /table|chair|bench|shelf|cupboard|desk|bed$|crib|ladder|fence|house|kennel|cart/u;

/** Who builds a house or a boat has a hammer and uses it. */
export function hammerAway({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, made = ''] = [subjects[from], subjects[to ?? -1]?.thing];
    if (kind !== 'build' || who === undefined || !isDrawnPerson(who.thing)) continue;
    const medium = mediumOf(made);
    const isSolid = medium === 'scenery' || medium === 'boat' || FURNITURE.test(made);
    const isPlain = who.motions.every((one) => one === 'work');
    if (isSolid && isPlain && !WITH_HANDS.test(made))
      subjects[from] = { ...who, motions: ['hammer'] };
  }
}
