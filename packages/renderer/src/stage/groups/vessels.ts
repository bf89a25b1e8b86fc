import type { Relation, Subject } from '../../parse-prompt/scene-description.ts';
import { type Group, replaced, withParents } from '../group.ts';
import { isCreature, type Piece, pointOf, scaled } from '../piece.ts';
import { FLOWERS, IN_FLOWERS, rimOf } from '../vessel-rims.ts';
import { isOnBoards, onBoards } from './on-boards.ts';
import { atPane, isAtPane } from './on-facades.ts';

/** Who looks out of its window is seen in it. */
const WINDOWED = 'diving-helmet';

/** Who does this is no longer in it. */
const LEAVING: ReadonlySet<Subject['motions'][number]> = new Set([
  'jump',
  'run',
  'fly',
  'rise',
  'fall',
  'walk',
  'climb',
]);

/** Whether somebody looks out of what has a rim or a window. */
export function isPeeking({ from, kind, to }: Relation, subjects: readonly Subject[]): boolean {
  const vessel = subjects[to ?? -1]?.thing ?? '';
  const isInIt = kind === 'out-of' && !subjects[from]?.motions.some((one) => LEAVING.has(one));
  return isInIt && (vessel === WINDOWED || rimOf(vessel) !== null);
}

/** Room at the sides of who is in it, and how much of the animal is below the rim. */
const ROOM = 1.3;
const SUNK = 0.34;
/** Its arms hang over the rim. */
const ARMED = /^(?:octopus|squid)$/;
const OVER_RIM = 0.14;
/** The tub of a wheelbarrow is a part of it, ahead of its bars. */
const TUB = { room: 2, ahead: 0.19 } as const;
const CLOSE = 0.56;
/** How much of the room below a table a basket takes. */
const BELOW = 0.56;
const TABLE = /(?:^|-)(?:table|desk)$/;
const isBelow = (piece: Piece, table: Piece): boolean =>
  Math.abs(piece.x - table.x) < table.width / 2 && piece.y > table.y - table.height / 2;

/** Animals in a cup or a box: it is as large as they need, and they are seen above its rim. */
export function inVessel(group: Group): readonly Piece[] | null {
  if (isAtPane(group)) return atPane(group);
  if (isOnBoards(group)) return onBoards(group);
  const [parent] = group.parents;
  const rim = parent === undefined ? null : rimOf(parent.thing.name);
  if (parent === undefined || rim === null || !group.kids.every(isCreature)) return null;
  const isInFlower = group.kids.every(({ thing }) => IN_FLOWERS.test(thing.name));
  if (FLOWERS.test(parent.thing.name) && !isInFlower) return null;
  // Those of another kind who are in it already make room.
  const others = group.placed.filter(
    ({ support, carrier }) => support === 'mount' && carrier === parent.thing.name,
  );
  const kids = [...others, ...group.kids];
  const each = kids.reduce((sum, { width }) => sum + width, 0) / group.parents.length;
  // A litter lies close together, or its basket would fill the room.
  const wide = each * (kids.length > 2 * group.parents.length ? CLOSE : 1);
  const isBarrow = parent.thing.name === 'loaded-wheelbarrow';
  const room = isBarrow ? TUB.room : ROOM;
  // A basket below a table stays below it, and so does who is in it.
  const table = group.placed.find(
    (piece) => TABLE.test(piece.thing.name) && group.parents.some((one) => isBelow(one, piece)),
  );
  const wanted = (piece: Piece): number => (wide * room) / piece.width;
  const fits = (piece: Piece): number =>
    table === undefined ? 1 : (table.height * BELOW) / (piece.height * wanted(piece));
  const shrunk = Math.min(1, ...group.parents.map(fits));
  const sized = (piece: Piece): Piece => scaled(piece, wanted(piece) * shrunk);
  const parents = group.parents.map(sized);
  return [
    ...replaced(group.placed, sized, group.parents).filter((piece) => !others.includes(piece)),
    ...withParents({ ...group, parents, kids: kids.map((kid) => scaled(kid, shrunk)) }).map(
      ({ kid, parent: vessel, at, of }): Piece => {
        const edge = pointOf(vessel, { x: 0.5, y: rim }).y;
        const ahead = isBarrow ? TUB.ahead * (vessel.facing || 1) : 0;
        const spread = (at - (of - 1) / 2) * (vessel.width / of) * (isBarrow ? 0.4 : 0.74);
        const x = vessel.x + spread + vessel.width * (ahead - 0.03);
        const isArmed = ARMED.test(kid.thing.name);
        const sunk = isArmed ? OVER_RIM : kid.gait === 'sleep' ? 0.06 : SUNK;
        return {
          ...kid,
          x,
          y: edge + kid.height * sunk,
          depth: vessel.depth + 0.003,
          support: 'mount',
          carrier: vessel.thing.name,
          stories: vessel.stories,
          gait: kid.gait === 'sleep' ? 'sleep' : 'idle',
          clip: isArmed
            ? null
            : {
                left: x - kid.width,
                right: x + kid.width,
                top: edge - kid.height * 2,
                bottom: edge,
              },
        };
      },
    ),
  ];
}

/** What a hand is shown for is large in it. */
export function grasped(kid: Piece, hand: Piece): Piece {
  return scaled(kid, Math.min(hand.width / kid.width, (1.3 * hand.height) / kid.height));
}
