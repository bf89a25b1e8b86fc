import { at, type Place } from './hand-places.ts';

/** What is done with the hands at a table, on the ground or on somebody. */
export const HANDWORK = {
  /** A broom or a rake in both hands, across the body. */
  sweep: ({ w, r, s }, beat) => [
    at(w * 0.5 + beat(0.7) * 3, s + r * 0.34),
    at(w * 1.5 + beat(0.7) * 5, s + r * 0.72),
  ],
  /** On both sides of what lies in front, moved about. */
  handle: ({ w, r, s }, beat) => [
    at(w * 0.9 + r * 0.1 + beat(0.8) * 1.8, s + r * (0.6 + beat(0.8, 0.2) * 0.05)),
    at(w + r * 0.62 - beat(0.8) * 1.8, s + r * (0.58 + beat(0.8, 0.7) * 0.05)),
  ],
  /** A knife goes up and down over what the other hand holds. */
  cut: ({ w, r, s }, beat) => [
    at(w * 1.1, s + r * 0.66),
    at(w + r * (0.6 + beat(1.4, 0.25) * 0.03), s + r * (0.3 + beat(1.4) * 0.12)),
  ],
  /** Between the hands, before the chest. */
  sort: ({ w, r, s }, beat) => [
    at(w * 0.5, s + r * (0.4 + beat(1.6) * 0.06)),
    at(w + r * 0.3, s + r * (0.4 - beat(1.6) * 0.06)),
  ],
  /** A dish in one hand, a spoon that goes from it to the mouth in the other. */
  dine: ({ w, r, s, head, radius }, beat) => {
    const up = (beat(0.42, 0.1) + 1) / 2;
    const dish = at(w * 0.75 + r * 0.16, s + r * 0.5);
    const mouth = at(w * 0.7 + radius * 0.4, head + radius * 0.92);
    return [dish, at(dish.x + 3 + (mouth.x - dish.x) * up, dish.y - 2 + (mouth.y - dish.y) * up)];
  },
  /** At the feet of somebody, or on what lies on the ground. */
  lace: ({ w, r, s }, beat) => [
    at(w + r * (0.44 + beat(0.9) * 0.04), s + r * 0.9),
    at(w + r * (0.62 - beat(0.9) * 0.04), s + r * 0.88),
  ],
  /** The hand that strokes an animal, or holds out something to it. */
  pet: ({ w, r, s }, beat) => [
    null,
    at(w + r * (0.66 + beat(0.6) * 0.08), s + r * (0.52 + beat(0.6, 0.25) * 0.05)),
  ],
  /** On a switch, a handle or a knob. */
  button: ({ w, r, s }, beat) => [null, at(w + r * (0.66 + beat(0.5) * 0.05), s + r * 0.34)],
  /** On the back of the hips. */
  hollow: ({ w, r, s, hip }) => [at(-w * 0.9, (s + r + hip) / 2), at(w * 0.4, (s + r + hip) / 2)],
  /** The fingers of a raised hand. */
  snap: ({ w, r, s }, beat) => [
    null,
    at(w + r * 0.5, s - r * (0.26 + Math.max(0, beat(1.2)) * 0.1)),
  ],
  salute: ({ w, r, s, head, radius }) => [
    at(-w * 1.1, s + r * 0.9),
    at(w * 0.3 + radius * 0.85, head - radius * 0.1),
  ],
} as const satisfies Readonly<Record<string, Place>>;
