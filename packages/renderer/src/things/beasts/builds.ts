/** How an animal on four legs is built, in units of which a dog is about 80 high. */
export interface Build {
  /** From the ground to the elbows. */
  readonly legs: number;
  /** From the hips to the shoulders. */
  readonly length: number;
  /** From the back to the belly. */
  readonly depth: number;
  /** From the shoulders to the middle of the head. */
  readonly neck: readonly [forward: number, up: number];
  readonly head: number;
  /** How far the mouth is before the head, in radii of the head. */
  readonly muzzle: number;
  /** Of a leg. */
  readonly thick: number;
}

export const CANINE: Build = {
  legs: 36,
  length: 44,
  depth: 25,
  neck: [15, 20],
  head: 14,
  muzzle: 1,
  thick: 9,
};
export const FELINE: Build = {
  legs: 29,
  length: 46,
  depth: 23,
  neck: [13, 17],
  head: 15,
  muzzle: 0.35,
  thick: 8,
};
export const BIG_CAT: Build = {
  legs: 33,
  length: 58,
  depth: 31,
  neck: [20, 16],
  head: 17,
  muzzle: 0.55,
  thick: 12,
};
export const URSINE: Build = {
  legs: 28,
  length: 52,
  depth: 42,
  neck: [24, 8],
  head: 19,
  muzzle: 0.7,
  thick: 16,
};
export const EQUINE: Build = {
  legs: 48,
  length: 54,
  depth: 30,
  neck: [25, 36],
  head: 13,
  muzzle: 1.45,
  thick: 9,
};
export const DEER: Build = {
  legs: 46,
  length: 46,
  depth: 24,
  neck: [18, 32],
  head: 11,
  muzzle: 1.1,
  thick: 7,
};
export const BOVINE: Build = {
  legs: 31,
  length: 60,
  depth: 40,
  neck: [22, 12],
  head: 16,
  muzzle: 0.95,
  thick: 12,
};
export const PORCINE: Build = {
  legs: 19,
  length: 46,
  depth: 38,
  neck: [18, 4],
  head: 18,
  muzzle: 0.6,
  thick: 12,
};
export const HARE: Build = {
  legs: 15,
  length: 26,
  depth: 27,
  neck: [12, 15],
  head: 14,
  muzzle: 0.35,
  thick: 8,
};
export const RODENT: Build = {
  legs: 8,
  length: 24,
  depth: 25,
  neck: [15, 4],
  head: 13,
  muzzle: 0.5,
  thick: 6,
};
export const OVINE: Build = {
  legs: 23,
  length: 42,
  depth: 36,
  neck: [19, 10],
  head: 12,
  muzzle: 0.7,
  thick: 8,
};
export const CAMELINE: Build = {
  legs: 46,
  length: 52,
  depth: 32,
  neck: [27, 24],
  head: 11,
  muzzle: 1.2,
  thick: 9,
};
export const SCIURINE: Build = {
  legs: 12,
  length: 24,
  depth: 18,
  neck: [10, 9],
  head: 11,
  muzzle: 0.3,
  thick: 6,
};
export const GIRAFFINE: Build = {
  legs: 52,
  length: 40,
  depth: 27,
  neck: [24, 62],
  head: 10,
  muzzle: 1.2,
  thick: 7,
};
