import { isDrawnPerson } from '../../people/person.ts';
import { fromPan, isFromPan } from '../ensembles/from-pan.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

/** What is thrown at something, with one arm; other things are tossed up with both. */
const FLUNG =
  /ball$|disc|^(?:frisbee|axe|spear|rock|kitchen-knife|dagger|boomerang|paper-airplane|model-plane|hammer|shoe|running-shoe|pie|stick|bone|fishing-net|horseshoe|egg|tomato|bottle|drink-can|banana|apple-core|red-apple|crumpled-paper)$/;
/** These fly with their head first. */
const POINTED = /^spear$/;

const isHeader = ({ subject }: Piece) =>
  subject.motions.some((one) => one === 'header' || one === 'overhead-kick');

/** Those who have a racket or a bat hit it. */
const STRIKES = /tennis|baseball|badminton|cricket|golf/;

export function isFlung(group: Group): boolean {
  const {
    parents: [thrower],
    kids,
  } = group;
  if (isFromPan(group)) return true;
  if (thrower === undefined || !isDrawnPerson(thrower.thing.name)) return false;
  if (STRIKES.test(thrower.subject.look?.job ?? '')) return false;
  return isHeader(thrower) || kids.every(({ thing }) => FLUNG.test(thing.name));
}

/** Out of the hand and ahead of it, or off the forehead. */
export const flung: Placing = (group) => {
  if (isFromPan(group)) return fromPan(group);
  const { placed, parents, kids, forward, isTall } = group;
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    posture: piece.posture ?? 'lunge',
    grasp: piece.posture === null ? 'hurl' : piece.grasp,
  });
  const owners = parents.map(ready);
  return [
    ...replaced(placed, ready, parents),
    ...withParents({ placed, parents: owners, kids, forward, isTall }).map(
      ({ kid, parent, at }): Piece => {
        const { height, facing, x, y } = parent;
        const isNet = kid.thing.name === 'fishing-net';
        const isBall = /ball$/.test(kid.thing.name);
        const long = POINTED.test(kid.thing.name) ? 1.05 : isNet ? 0.8 : isBall ? 0.17 : 0.34;
        const sized = scaled(kid, (height * long) / Math.max(kid.width, kid.height));
        const isHead = isHeader(parent);
        return {
          ...sized,
          x:
            x +
            (facing || 1) *
              height *
              (isHead ? 0.26 : isTall ? 0.42 : (isNet ? 0.78 : 0.62) + at * 0.3),
          y: y - height * (isHead ? 1.3 : 0.86 + at * 0.14) + sized.height / 2,
          depth: parent.depth + 0.006,
          facing: facing || 1,
          tilt: POINTED.test(kid.thing.name) ? (facing || 1) * 1.35 : 0,
          support: 'none',
          carrier: null,
          gait: 'idle',
          stories: [{ kind: 'toss' }],
        };
      },
    ),
  ];
};
