import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';
import { type Group, type Placing, replaced } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

const TAKEN: ReadonlySet<string> = new Set(['carry', 'hold']);
/** Things as they look in a stack: from the side. */
const FROM_SIDE: Readonly<Record<string, string>> = { plate: 'stacked-plate' };
/** As many as can be carried: of flat things, and of those as high as wide. */
const PLATES = 9;
const BOXES = 4;
const FLAT = 2;

/** Plates that somebody carries lie on each other. */
export function stackPlates({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const load = subjects[to ?? -1];
    const other = FROM_SIDE[load?.thing ?? ''];
    if (load === undefined || to === null || other === undefined || !TAKEN.has(kind)) continue;
    if (load.count < 2 || subjects[from]?.count !== 1) continue;
    const states = [...load.states.filter((state) => state !== 'heaped'), 'heaped' as const];
    subjects[to] = { ...load, thing: other, count: PLATES, size: 'normal', states };
  }
}

export const isStack = ({ kids, parents }: Group): boolean =>
  kids.length > 1 &&
  parents.length === 1 &&
  parents.every(({ thing }) => isDrawnPerson(thing.name)) &&
  kids.every(({ subject }) => subject.states.includes('heaped'));

/** One on the other in both arms, higher than the head if there are many. */
export const stacked: Placing = ({ placed, parents, kids, forward }) => {
  const [parent] = parents;
  if (parent === undefined) return [...placed, ...kids];
  const facing = parent.facing === 0 ? forward : parent.facing;
  const ready = (piece: Piece): Piece => ({ ...piece, facing, grasp: 'offer' });
  const wide = parent.height * 0.36;
  let y = parent.y - parent.height * 0.36;
  const isFlat = kids.every(({ thing }) => thing.ratio > FLAT);
  const load = kids.slice(0, isFlat ? PLATES : BOXES).map((kid, at): Piece => {
    const tall = parent.height * (isFlat ? 0.5 : 0.24);
    const small = scaled(kid, Math.min(wide / kid.width, tall / kid.height));
    const foot = y;
    y -= small.height * (isFlat ? 0.62 : 0.86);
    return {
      ...small,
      x: parent.x + facing * parent.height * 0.27 + (((at * 7) % 3) - 1) * small.width * 0.04,
      y: foot,
      depth: parent.depth + 0.003 + at * 0.0002,
      facing,
      tilt: 0,
      support: 'mount',
      carrier: parent.thing.name,
      gait: 'idle',
      stories: parent.stories,
    };
  });
  return [...replaced(placed, ready, parents), ...load];
};
