import type { Step } from '../../scene/actor.ts';
import type { Moment } from '../../scene/world.ts';

/** At this share of the duration the picture is told best; the poster shows it. */
export const TOLD = 0.45;

export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lengths of the picture that stories are told with. */
export interface Telling {
  /** Pixels of one height of the focus. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** From the ground to the horizon. */
  readonly depth: number;
  /** Pixels between its group and the edges. */
  readonly room: Room;
}

export type Steps = (moment: Moment) => Partial<Step>;
