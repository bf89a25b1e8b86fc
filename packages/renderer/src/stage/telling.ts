import type { Step } from '../scene/actor.ts';
import type { Moment } from '../scene/world.ts';

/** Lengths of the picture that stories are told with. */
export interface Telling {
  /** Pixels of one height of the focus. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** From the ground to the horizon. */
  readonly depth: number;
  /** Pixels between its group and the edges. */
  readonly room: { readonly left: number; readonly right: number };
}

export type Steps = (moment: Moment) => Partial<Step>;
