import type { Spot } from './build.ts';

/** Where the hands of somebody are who looks to the right, in hundredths of the height. */
export type Hands = readonly [back: Spot | null, front: Spot | null];

/** Measures that hands are placed by. */
interface Body {
  /** Height of the shoulders, of the chest, the middle of the head and the hips. */
  readonly s: number;
  readonly chest: number;
  readonly head: number;
  readonly hip: number;
  /** Half the shoulders, and the length of an arm. */
  readonly w: number;
  readonly r: number;
  readonly radius: number;
}

export type Place = (
  body: Body,
  beat: (perSecond: number, phase?: number) => number,
  seconds: number,
) => Hands;

export const at = (x: number, y: number): Spot => ({ x, y });
