import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

const PLAYED: ReadonlySet<string> = new Set(['play', 'hold']);
const CARRYING: ReadonlySet<string> = new Set(['on', 'in', 'ride']);

/** A cello is played on a chair, with the bow. */
export function sitToPlay(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const { from, kind, to } of [...relations]) {
    const [who, cello] = [subjects[from], subjects[to ?? -1]];
    if (cello?.thing !== 'cello' || to === null || !PLAYED.has(kind) || who === undefined) continue;
    const isUp = who.motions.some((one) => one === 'walk' || one === 'run');
    if (!isDrawnPerson(who.thing) || isUp || kind !== 'play') continue;
    subjects[to] = { ...cello, thing: 'bowed-cello', count: who.count };
    const isPlaced = relations.some(
      (one) => one.from === from && one.to !== null && CARRYING.has(one.kind),
    );
    const chair = isPlaced ? null : add(draft, 'chair', { count: who.count });
    if (chair !== null) relations.unshift({ from, kind: 'on', to: chair });
  }
}

export const isBowed = ({ kids, parents }: Group): boolean =>
  kids.every(({ thing }) => thing.name === 'bowed-cello') &&
  parents.every(({ thing }) => isDrawnPerson(thing.name));

/** Between the knees, its foot on the ground and its neck at the shoulder. */
export const bowed: Placing = (group) => {
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? group.forward : piece.facing,
    grasp: 'bow',
  });
  const players = group.parents.map(ready);
  return [
    ...replaced(group.placed, ready, group.parents),
    ...withParents({ ...group, parents: players }).map(({ kid, parent }): Piece => {
      const facing = parent.facing || 1;
      const sized = scaled(kid, (parent.height * 0.72) / kid.height);
      return {
        ...sized,
        x: parent.x + facing * parent.height * 0.17,
        y: parent.y + parent.height * 0.01,
        depth: parent.depth + 0.003,
        facing,
        tilt: -facing * 0.16,
        support: 'mount',
        carrier: parent.thing.name,
        gait: 'idle',
        stories: parent.stories,
      };
    }),
  ];
};
