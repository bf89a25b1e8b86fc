/** A ball of glass on a sheet of 90 by 100 units, the light on it, and the band where it stands on its foot. */
export const GLASS_BALL = 'M45 1A42 42 0 1 1 44.9 1Z';
export const GLASS_GLEAM = 'M12 38Q14 18 34 9Q22 22 20 42Q14 48 12 38Z';
export const GLOBE_BAND = 'M16 77Q45 84 74 77L76 83Q45 90 14 83Z';
