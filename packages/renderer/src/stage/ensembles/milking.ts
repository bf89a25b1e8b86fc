import type { Relation, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { type Placing, replaced, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';
import { AT_TABLE } from './tables.ts';

/** Who milks has a bucket for it. */
export function bringBucket(draft: Draft): void {
  const milking = draft.relations.find(
    ({ from, to }) => to !== null && draft.subjects[from]?.motions.includes('milk') === true,
  );
  if (milking === undefined || draft.subjects.some(({ thing }) => thing === BUCKET)) return;
  draft.relations.push({ from: add(draft, BUCKET), kind: 'at', to: milking.to });
}

const BUCKET = 'bucket';

const isAlive = (thing: string) => thingOf(thing)?.anchors.mouth !== undefined;

/** Whether it is a milker or the bucket, at the animal. */
export function isMilking({ from, kind, to }: Relation, subjects: readonly Subject[]): boolean {
  const [who, beast] = [subjects[from], subjects[to ?? -1]];
  if (kind !== 'at' || who === undefined || !isAlive(beast?.thing ?? '')) return false;
  const isDone = subjects.some(({ motions }) => motions.includes('milk'));
  return who.motions.includes('milk') || (who.thing === BUCKET && isDone);
}

/** On a stool at the hind legs, with the bucket under the udder. */
export const milking: Placing = (group) => {
  const { placed, parents, forward } = group;
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    gait: 'idle',
  });
  return [
    ...replaced(placed, ready, parents),
    ...withParents({ ...group, parents: parents.map(ready) }).map(({ kid, parent }): Piece => {
      const facing = parent.facing || forward;
      const isMilker = isDrawnPerson(kid.thing.name);
      const sized = isMilker ? kid : scaled(kid, (parent.height * 0.24) / kid.height);
      return {
        ...sized,
        x: parent.x - facing * (isMilker ? parent.width * 0.46 : parent.width * 0.2),
        y: parent.y + parent.height * 0.06,
        depth: parent.depth + (isMilker ? 0.012 : 0.008),
        facing,
        ...(isMilker ? { isSitting: true, carrier: AT_TABLE } : {}),
      };
    }),
  ];
};
