import type { Gait } from '../draw/actors/gaits.ts';
import type { Box } from '../draw/props/furniture.ts';
import type { Traits } from '../icons/traits.ts';
import type { Subject, TwoColours } from '../parse-prompt/scene-description.ts';
import type { Grasp } from '../people/draw-person.ts';
import type { Posture } from '../people/postures.ts';
import type { Moment } from './world.ts';

/** What carries an actor: a surface, a swim ring, balloons, a bubble of water, or another actor. */
export type ActorSupport = 'ground' | 'water' | 'ring' | 'balloon' | 'bubble' | 'mount' | 'none';

/** How far an actor is from its place at a moment. */
export interface Step {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Radians, added to its tilt. */
  readonly turn: number;
  readonly alpha: number;
}

/** What happens to an actor over the seconds. */
export type Path = (moment: Moment) => Step;

/** A subject in the scene: where it is, how large, and how it moves. */
export interface Actor {
  readonly subject: Subject;
  /** Index of the subject. */
  readonly index: number;
  /** Which instance of the subject. */
  readonly copy: number;
  readonly traits: Traits;
  /** The point on the ground between its feet. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly depth: number;
  readonly facing: -1 | 1;
  readonly gait: Gait;
  /** Offset of its animation in seconds, so that actors do not move in step. */
  readonly phase: number;
  readonly support: ActorSupport;
  /** What it is on: a thing or a support of the setting. null in the air. */
  readonly carrier: string | null;
  readonly bearer?: Holder;
  /** What it is on at last, which takes it along when it drifts or bobs. */
  readonly mount?: Actor;
  readonly isSpinning: boolean;
  readonly isSitting: boolean;
  /** Whether somebody who is drawn sits on another one; `y` is then where the hips are. */
  readonly isSeated?: boolean;
  /** How a body is held that neither stands nor walks; null for the others. */
  readonly posture: Posture | null;
  /** Whether it is seen from behind. */
  readonly isAway: boolean;
  readonly grasp: Grasp | null;
  /** Who has it in the hands. */
  readonly holder: Holder | null;
  readonly held?: HeldThing;
  /** What is in the other hand. */
  readonly second?: HeldThing;
  /** Radians by which it leans to the right. */
  readonly tilt: number;
  /** By how much the ground under it falls to the right, per pixel. */
  readonly slope?: number;
  /** Of who swims, the share of the height that is under the water. */
  readonly sunk?: number;
  readonly path: Path;
  /** The share of the duration after which it falls into the water. */
  readonly lands?: number;
  /** The part of the picture in which it shows; null for all of it. */
  readonly clip: Box | null;
  /** What it takes in the picture when nothing has moved. */
  readonly box: Box;
}

/** An instance of a subject. */
export interface Holder {
  readonly index: number;
  readonly copy: number;
}

/** What an actor has in its hands. */
export interface HeldThing {
  readonly thing: string;
  readonly colour: string | null;
  readonly twoColours?: TwoColours | undefined;
  readonly grasp: Grasp;
  readonly isGlowing?: boolean;
  /** Whether there is one in each hand. */
  readonly isPaired: boolean;
}
