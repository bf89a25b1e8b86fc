import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';

/** The free height below these, in shares of their own. */
const GAPS: readonly (readonly [RegExp, number])[] = [
  [/^bed$/, 0.19],
  [/bench$/, 0.42],
  [/chair$|^stool$|throne$/, 0.42],
];
/** Nothing is seen between these and the floor: who is under them looks out. */
const LOW = /^(?:sofa|armchair|wardrobe|shelf|piano|automobile|taxi|bus|delivery-truck|tractor)$/;
const LOOKING_OUT = 0.34;

/** In a high picture a bed is so small that one has to look out, too. */
const isLowFor = (name: string, isTall: boolean) => LOW.test(name) || (isTall && name === 'bed');

function gapOf({ thing: { name } }: Piece, isTall: boolean): number | null {
  if (isLowFor(name, isTall)) return LOOKING_OUT;
  return GAPS.find(([kind]) => kind.test(name))?.[1] ?? null;
}

export const isUnderSeat = ({ parents, kids, isTall }: Group): boolean =>
  parents.every((parent) => gapOf(parent, isTall) !== null) &&
  kids.every((kid) => isCreature(kid) && !isDrawnPerson(kid.thing.name));

/** There one lies. */
export function lieUnderSeats({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, seat] = [subjects[from], subjects[to ?? -1]?.thing ?? ''];
    const isLow = seat === 'bed' || LOW.test(seat);
    if (who === undefined || (kind !== 'under' && kind !== 'below') || !isLow) continue;
    if (who.motions.length > 0 || isDrawnPerson(who.thing)) continue;
    subjects[from] = { ...who, states: [...who.states, 'lying'] };
  }
}

/** Who is small under a seat is seen because the seat is near. */
const NEAR = 1.4;

/** An animal between the floor and a seat, as small as it has to be: its head is not above it. */
export const underSeat: Placing = (group) => {
  const near = (piece: Piece): Piece => (isVehicle(piece.thing.name) ? piece : scaled(piece, NEAR));
  const parents = group.parents.map(near);
  return [
    ...replaced(group.placed, near, group.parents),
    ...withParents({ ...group, parents }).map(({ kid, parent, at, of }): Piece => {
      const isOut = isLowFor(parent.thing.name, group.isTall) || isFigure(kid);
      const small = scaled(
        kid,
        Math.min(
          1,
          (parent.height * (isOut ? LOOKING_OUT : (gapOf(parent, false) ?? 1))) / kid.height,
          (parent.width * 0.8) / of / kid.width,
        ),
      );
      return {
        ...small,
        x: parent.x + (at - (of - 1) / 2) * small.width * 1.1,
        y: Math.max(parent.y, 0) + (isOut ? 0.03 : 0),
        depth: parent.depth + (isOut ? 0.006 : -0.004),
      };
    }),
  ];
};
