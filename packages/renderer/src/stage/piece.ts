import type { Gait } from '../draw/actors/gaits.ts';
import type { Traits } from '../icons/traits.ts';
import type { Subject } from '../parse-prompt/scene-description.ts';
import type { Grasp } from '../people/draw-person.ts';
import type { Posture } from '../people/postures.ts';
import type { ActorSupport, Holder } from '../scene/actor.ts';
import type { Point, Thing } from '../things/thing.ts';

/** What a piece does over the seconds, besides its gait. */
export type Story =
  | { readonly kind: 'launch' }
  | { readonly kind: 'rise' }
  | { readonly kind: 'fall' }
  | { readonly kind: 'grow' }
  | { readonly kind: 'shrink' }
  | { readonly kind: 'melt' }
  | { readonly kind: 'breach' }
  /** Down what it is on, which goes so far and so deep, in heights of the focus. */
  | { readonly kind: 'slide'; readonly along?: { readonly run: number; readonly drop: number } }
  | { readonly kind: 'climb' }
  | { readonly kind: 'leap' }
  | { readonly kind: 'toss' }
  | { readonly kind: 'swing' }
  /** To and fro over a distance, in an arc. */
  | { readonly kind: 'rally'; readonly x: number; readonly arc: number }
  | { readonly kind: 'trick' }
  /** It comes from outside the picture and stops where it stands. */
  | { readonly kind: 'draw-up' }
  | { readonly kind: 'swoop' }
  | { readonly kind: 'plunge' }
  | { readonly kind: 'spring' }
  | { readonly kind: 'vanish' }
  | { readonly kind: 'appear' }
  | { readonly kind: 'burst' }
  | { readonly kind: 'land' }
  | { readonly kind: 'take-off' }
  /** `wide` is the width of who carries it; its own unless given. */
  | {
      readonly kind: 'travel';
      readonly reach: number;
      readonly wide?: number;
      /** The bridge that it crosses, and how far its ends are below its middle. */
      readonly over?: { readonly width: number; readonly drop: number };
    }
  /** Across the picture, in shares of it. */
  | {
      readonly kind: 'drift';
      readonly x: number;
      readonly y: number;
      readonly arc: number;
      readonly isRolling: boolean;
    }
  | { readonly kind: 'approach' }
  | { readonly kind: 'sway' }
  /** As the wind takes it. */
  | { readonly kind: 'whirl' }
  | { readonly kind: 'depart' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'topple' }
  | { readonly kind: 'circle'; readonly width: number; readonly height: number }
  /** Goes to a point that is `x`, `y` away, in an arc of this height, and stays there. */
  | { readonly kind: 'arrive'; readonly x: number; readonly y: number; readonly arc: number }
  | { readonly kind: 'come'; readonly x: number; readonly y: number; readonly arc: number }
  | { readonly kind: 'gain'; readonly x: number }
  /** From a point that is `x`, `y` away into the water, and up again. */
  | {
      readonly kind: 'dive-in';
      readonly x: number;
      readonly y: number;
      readonly start: number;
      readonly long: number;
      /** In snow: `x` is the way that it comes, and it stays head first in it. */
      readonly isStuck?: true;
    };

/**
 * One instance of a subject while the stage is planned. Lengths are in heights of the focus; `x`, `y`
 * is the middle of its foot, measured from where its group stands. Up is negative.
 */
export interface Piece {
  readonly index: number;
  readonly copy: number;
  readonly subject: Subject;
  readonly thing: Thing;
  readonly traits: Traits;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 on the line of the group; negative behind it. */
  readonly depth: number;
  /** 0 while nothing decided it. */
  readonly facing: -1 | 0 | 1;
  readonly gait: Gait;
  readonly support: ActorSupport;
  readonly carrier: string | null;
  /** The very piece that it is on, where several of the kind are there. */
  readonly bearer?: Holder;
  readonly isSitting: boolean;
  /** Whether its hips are on the seat of another one. */
  readonly isSeated: boolean;
  readonly posture: Posture | null;
  readonly isAway: boolean;
  readonly grasp: Grasp | null;
  readonly holder: Holder | null;
  readonly tilt: number;
  /** Its stories and those of what carries it. */
  readonly stories: readonly Story[];
  /** Shows only inside this box of its group. */
  readonly clip: Frame | null;
  /** Whether others may overlap it. */
  readonly isBackdrop: boolean;
  /** Whether the edges of the picture may cut it: a row goes on beyond them. */
  readonly isCut?: true;
  /** Of who swims, how much is under the water. */
  readonly sunk?: number;
}

/** A box by its edges. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function frameOf({ x, y, width, height }: Piece): Frame {
  return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
}

export function around(pieces: readonly Piece[]): Frame {
  const frames = pieces.map(frameOf);
  if (frames.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  return {
    left: Math.min(...frames.map(({ left }) => left)),
    right: Math.max(...frames.map(({ right }) => right)),
    top: Math.min(...frames.map(({ top }) => top)),
    bottom: Math.max(...frames.map(({ bottom }) => bottom)),
  };
}

/** Whether it is shown the other way round than it is drawn. Figures look to the right. */
function isMirrored({ thing, traits, facing }: Piece): boolean {
  const own = traits.build === 'whole' ? thing.facing : 1;
  return own !== 0 && facing !== 0 && own !== facing;
}

/** A point of the unit square of its box, in the coordinates of its group. */
export function pointOf(piece: Piece, point: Point): Point {
  const across = isMirrored(piece) ? 0.5 - point.x : point.x - 0.5;
  return {
    x: piece.x + across * piece.width,
    y: piece.y - (1 - point.y) * piece.height,
  };
}

export function scaled(piece: Piece, by: number): Piece {
  return { ...piece, width: piece.width * by, height: piece.height * by };
}

export function moved(piece: Piece, x: number, y: number): Piece {
  const { clip } = piece;
  return {
    ...piece,
    x: piece.x + x,
    y: piece.y + y,
    clip:
      clip === null
        ? null
        : {
            left: clip.left + x,
            right: clip.right + x,
            top: clip.top + y,
            bottom: clip.bottom + y,
          },
  };
}

export const isFigure = ({ traits }: Pick<Piece, 'traits'>) => traits.build !== 'whole';

export const isCreature = ({ traits, thing }: Pick<Piece, 'traits' | 'thing'>) =>
  isFigure({ traits }) || (thing.anchors.mouth !== undefined && traits.medium !== 'scenery');

const GOING: ReadonlySet<string> = new Set(['run', 'walk', 'slide', 'swim', 'fly', 'drive']);

/** Whether it is one of several who go, all the same way. */
export const isOfHerd = ({ gait, subject }: Piece): boolean => subject.count > 1 && GOING.has(gait);
