import { isDrawnPerson } from '../../people/person.ts';
import { carriedBy } from '../ensembles/carried.ts';
import { type Group, type Placing, withParents } from '../group.ts';
import { type Piece, pointOf } from '../piece.ts';
import { fitting } from './loads.ts';
import { sideBySide } from './side-by-side.ts';

/** Where the chute of a slide begins and ends, in shares of its box. */
const TOP = { x: 0.4, y: 0.34 };
const FOOT = { x: 0.74, y: 0.8 };

/** Whether all of them are on a slide of a playground. */
export const isOnChute = ({ kids, parents }: Group): boolean =>
  parents.every(({ thing }) => thing.name === 'playground-slide') &&
  kids.every(({ thing }) => isDrawnPerson(thing.name));

/** Seated on the chute with the legs ahead, one after the other, down to its foot. */
export const downChute: Placing = (group) =>
  sideBySide(group, [
    ...group.placed,
    ...withParents(group).map(({ kid, parent, at, of }) => {
      const share = (at + 0.5) / of;
      const small = fitting(kid, { width: parent.width, height: parent.height * 0.74 });
      const [top, foot] = [pointOf(parent, TOP), pointOf(parent, FOOT)];
      const way = Math.sign(foot.x - top.x) || 1;
      const going = small.gait === 'slide' || of === 1;
      const along = { run: Math.abs(foot.x - top.x) / of, drop: (foot.y - top.y) / of };
      const seated: Piece = {
        ...small,
        x: top.x + (foot.x - top.x) * share,
        y: top.y + (foot.y - top.y) * share,
        depth: parent.depth + 0.004,
        facing: way < 0 ? -1 : 1,
        gait: 'idle',
        posture: 'ground',
        grasp: small.grasp ?? 'cheer',
        stories: going ? [{ kind: 'slide', along }] : [],
        tilt: 0,
      };
      return carriedBy(seated, { ...parent, stories: [] });
    }),
  ]);
