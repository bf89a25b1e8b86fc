import { type Group, type Placing, withParents } from '../group.ts';
import { isCreature, type Piece, scaled } from '../piece.ts';

const VESSEL =
  /^(?:bucket|basket|bowl|flower-pot|top-hat|hat|straw-hat|package|open-box|crate|teacup-without-handle|hot-beverage|coconut)$/;
/** Of the height of the vessel, and how far it is lifted by who is under it, in radians. */
const TALL = 0.62;
const LIFTED = 0.3;

/** Whether an animal hides under what would hide it all. */
export const isUnderVessel = ({ parents, kids }: Group): boolean =>
  parents.length === 1 &&
  kids.every((kid) => isCreature(kid) && kid.thing.metres < 1) &&
  parents.every(({ thing }) => VESSEL.test(thing.name));

/** The vessel is upside down and lifted on one side, where they look out. */
export const underVessel: Placing = (group) => {
  const { placed, parents, forward } = group;
  const turned = (piece: Piece): Piece =>
    parents.includes(piece)
      ? {
          ...scaled(piece, 0.78),
          y: piece.y - piece.width * Math.sin(LIFTED) * 0.42,
          tilt: Math.PI - forward * LIFTED,
          support: 'mount',
        }
      : piece;
  return [
    ...placed.map(turned),
    ...withParents(group).map(({ kid, parent, at, of }): Piece => {
      const room = Math.min((parent.height * TALL) / kid.height, (parent.width * 0.8) / kid.width);
      const small = scaled(kid, room / of ** 0.5);
      return {
        ...small,
        x: parent.x + forward * (parent.width * 0.3 - at * small.width * 0.9),
        y: Math.max(parent.y, 0),
        depth: parent.depth + 0.006,
        facing: kid.facing === 0 ? 0 : forward,
      };
    }),
  ];
};
