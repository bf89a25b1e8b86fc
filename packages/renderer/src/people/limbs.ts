/** Angles of the thigh and the shin of a leg: 0 hangs down, positive is forwards. */
type Leg = readonly [thigh: number, shin: number];

export interface Limbs {
  /** How far the hips are below those of somebody who stands, as a share of the legs. */
  readonly drop: number;
  /** By which the upper body bends forwards, in radians. */
  readonly lean: number;
  readonly legs: readonly [back: Leg, front: Leg];
  /** Whether forwards means outwards, to both sides. */
  readonly isOpen?: true;
  /** The whole body in the air: turned by this angle, lifted by this share of the height. */
  readonly turn?: number;
  readonly lift?: number;
}
