import type { Point } from '../../things/thing.ts';
import { isCreature, isFigure, type Piece } from '../piece.ts';

/** How tall a small thing in the mouth of an animal is, in heights of it. */
export const BITTEN = 0.36;

/** Between the jaws it is seen only if it sticks out of them. */
export const isBetweenJaws = (holder: Piece): boolean => isCreature(holder) && !isFigure(holder);

/** What it has caught hangs from the tip of a long beak, and hides no head. */
const hasBeak = ({ thing }: Piece): boolean =>
  /^(?:heron|stork|crane-bird|kingfisher|pelican)$/.test(thing.name);

/** How far it sticks out of them. */
export const outOf = ({ facing }: Piece, { width }: Piece): number => (facing || 1) * width * 0.3;

/** How long a fish in the mouth of an animal is, in heights of it. */
const CATCH = 0.62;
const IN_BEAK = 0.4;

/** How long a fish is that somebody has in the mouth, in heights of whose mouth it is. */
export const catchOf = (parent: Piece): number => (hasBeak(parent) ? IN_BEAK : CATCH);

/** Where it is held: a fish lies crosswise in a long beak. */
export const gripOf = ({ thing }: Piece, parent: Piece): Point =>
  thing.medium === 'water' && hasBeak(parent)
    ? { x: 0.5, y: 0.5 }
    : (thing.anchors.grip ?? { x: 0.5, y: 0.6 });
