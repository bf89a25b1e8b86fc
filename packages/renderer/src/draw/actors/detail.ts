/** Bodies and things are painted so much larger than shown, so that they stay sharp when the camera moves in. */
export const DETAIL = 1.15;
