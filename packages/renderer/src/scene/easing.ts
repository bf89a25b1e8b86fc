const clamp = (value: number) => Math.max(0, Math.min(1, value));

export const smooth = (share: number) => {
  const t = clamp(share);
  return t * t * (3 - 2 * t);
};

export const outCubic = (share: number) => 1 - (1 - clamp(share)) ** 3;

/** Overshoots a little and comes back. */
export const outBack = (share: number) => {
  const t = clamp(share) - 1;
  return 1 + 2.4 * t ** 3 + 1.4 * t ** 2;
};
