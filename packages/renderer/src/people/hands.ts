import type { Build, Spot } from './build.ts';
import { barOver, pressHands } from './exercises.ts';
import { at, type Hands, type Place } from './hand-places.ts';
import { HANDWORK } from './handwork.ts';

/** How something is held or done: where the hands are, and how they move. */
const PLACES = {
  ...HANDWORK,
  one: ({ w, r, chest }) => [null, at(w + r * 0.42, chest)],
  two: ({ w, chest }) => [at(-w * 0.3, chest + 6), at(w * 1.2, chest + 6)],
  /** At both sides of a board before the chest. */
  board: ({ w, chest }) => [at(-w * 1.9, chest + 3), at(w * 1.9, chest + 3)],
  overhead: ({ w, r, s, radius }) => {
    // Beside the head of a child.
    const out = Math.max(w * 1.25, radius * 1.06);
    return [at(-out, s - r * 0.94), at(out, s - r * 0.94)];
  },
  /** One arm after the other out of the water and ahead. */
  stroke: ({ w, r, s }, _, seconds) => {
    const turn = seconds * 3.4;
    const reach = (angle: number) =>
      at(w * 0.4 - r * 0.7 * Math.sin(angle), s - r * 0.86 * Math.cos(angle));
    return [reach(turn + Math.PI), reach(turn)];
  },
  /** Of who dances ballet: one arm out, the other one up. */
  ballet: ({ w, r, s }) => [at(-w - r * 0.84, s + r * 0.06), at(w + r * 0.5, s - r * 0.84)],
  mouth: ({ w, chest, head, radius }) => [
    at(w * 1.1, head + radius * 1.05),
    at(w * 1.5, chest - 2),
  ],
  chin: ({ w, chest, s }, beat) => [at(w * 0.7 + beat(0.9) * 3, chest), at(w * 1.9, s + 2)],
  push: ({ w, r, chest }) => [at(w + r * 0.6, chest + 1), at(w + r * 0.72, chest + 1)],
  /** On the ground under who presses up from it. */
  press: (_, __, seconds) => {
    const { x, y } = pressHands(seconds);
    return [at(x, y - 2), at(x + 2, y)];
  },
  plank: () => {
    const { x, y } = pressHands(0);
    return [at(x, y - 2), at(x + 2, y)];
  },
  /** Behind the head. */
  nape: ({ w, head, radius }) => [
    at(-w * 0.5, head + radius * 0.4),
    at(-radius * 0.6, head + radius * 0.5),
  ],
  /** Straight ahead, for the balance. */
  ahead: ({ w, r, s }) => [at(w + r * 0.8, s + 4), at(w + r * 0.84, s + 7)],
  bar: ({ w, s }, _, seconds) => {
    const over = barOver(seconds);
    return [at(-w * 1.3, s + 4 - over), at(w * 1.3, s + 4 - over)];
  },
  /** Up and apart, to be the spokes of a wheel. */
  wheel: ({ w, r, s, head, radius }) => {
    const up = Math.min(s - r * 0.86, head - radius * 0.9);
    return [at(-Math.max(w * 1.6, radius), up), at(Math.max(w * 1.6, radius), up)];
  },
  /** Slowly to and fro, as if the air were heavy. */
  chi: ({ w, r, s }, beat) => [
    at(-w - r * (0.5 + beat(0.22) * 0.24), s + r * (0.24 + beat(0.22) * 0.3)),
    at(w + r * (0.56 - beat(0.22) * 0.24), s + r * (0.06 - beat(0.22) * 0.3)),
  ],
  star: ({ w, r, s }, beat) => {
    const up = 0.1 - beat(1, 0.25) * 0.8;
    return [at(-w - r * 0.6, s - r * up), at(w + r * 0.6, s - r * up)];
  },
  point: ({ w, r, s }) => [null, at(w + r * 0.78, s - r * 0.3)],
  low: ({ w, r, s }) => [null, at(w + r * 0.3, s + r * 0.9)],
  rest: ({ w, r, s }) => [at(w * 0.9, s + r * 0.62), at(w * 1.7, s + r * 0.62)],
  /** Hands in the air, waving. */
  cheer: ({ w, r, s, radius }, beat) => {
    // Beside the face, also of a child.
    const out = Math.max(w + r * 0.5, radius * 1.2);
    return [
      at(-out, s - r * (0.76 + beat(1.6) * 0.08)),
      at(out, s - r * (0.76 + beat(1.6, 0.4) * 0.08)),
    ];
  },
  clap: ({ w, r, s }, beat) => {
    const gap = 2.4 + Math.abs(beat(1.7)) * w * 0.75;
    return [at(w * 0.9 - gap, s + r * 0.34), at(w * 0.9 + gap, s + r * 0.3)];
  },
  /** A fist goes out while the other guards the chin. */
  punch: ({ w, r, s }, beat) => {
    const out = beat(1.1, 0.16);
    const reach = (share: number) => w * 0.9 + r * (0.28 + Math.max(0, share) * 0.66);
    return [at(reach(-out), s + 4), at(reach(out), s + 2)];
  },
  /** A hammer or a pick: up and down. */
  strike: ({ w, r, s, chest }, beat) => {
    const up = (beat(1.1) + 1) / 2;
    return [
      at(w * 1.1, chest + 8),
      at(w + r * (0.6 - up * 0.1), chest + 10 - up * (chest - s + 26)),
    ];
  },
  /** A saw or a plane: to and fro. */
  saw: ({ w, r, s }, beat) => [
    at(w * 1.4, s + r * 0.68),
    at(w + r * (0.56 + beat(1.2) * 0.16), s + r * (0.62 + beat(1.2) * 0.05)),
  ],
  stir: ({ w, r, s }, beat) => [
    at(w * 0.7, s + r * 0.7),
    at(w + r * (0.5 + beat(0.8) * 0.08), s + r * (0.52 + beat(0.8, 0.25) * 0.04)),
  ],
  /** On keys, dough or clay in front of the belly. */
  type: ({ w, r, s }, beat) => [
    at(w * 1.1 + beat(1.3) * 1.6, s + r * 0.6 + beat(2.6) * 0.9),
    at(w * 1.1 + r * 0.36 + beat(1.1, 0.5) * 1.6, s + r * 0.6 + beat(2.3, 0.5) * 0.9),
  ],
  /** On what one looks through. */
  peer: ({ w, r, s }) => [null, at(w + r * 0.66, s + r * 0.06)],
  brush: ({ w, r, s }, beat) => [
    null,
    at(w + r * (0.62 + beat(0.5) * 0.08), s + r * (0.12 + beat(0.9) * 0.12)),
  ],
  write: ({ w, r, s }, beat) => [
    at(w * 0.5, s + r * 0.7),
    at(w + r * 0.34 + beat(1.6) * 1.4, s + r * 0.62),
  ],
  ear: ({ w, head, radius, r, s }) => [
    at(-w * 1.15, s + r * 0.86),
    at(w * 0.9 + radius * 0.42, head + radius * 0.4),
  ],
  eyes: ({ w, head, radius }) => [
    at(w * 0.5, head + radius * 0.86),
    at(w * 1.5, head + radius * 0.86),
  ],
  /** A phone that is looked at, or held out for a picture. */
  phone: ({ w, r, s }) => [at(-w * 1.1, s + r * 0.88), at(w + r * 0.34, s + r * 0.14)],
  reach: ({ w, r, s, radius }) => [null, at(Math.max(w + r * 0.24, radius * 1.34), s - r * 0.94)],
  /** Under a tray at the height of the shoulder. */
  tray: ({ w, r, s }) => [at(-w * 1.1, s + r * 0.86), at(w + r * 0.46, s + 3)],
  cradle: ({ w, r, s }) => [at(w * 0.2, s + r * 0.58), at(w * 1.5, s + r * 0.5)],
  /** The hands of who dances with or greets another one. */
  partner: ({ w, r, s }) => [at(w + r * 0.4, s + r * 0.42), at(w + r * 0.62, s + r * 0.06)],
  /** In the hair of who sits in front. */
  groom: ({ w, r, s }, beat) => [
    at(w + r * (0.5 + beat(0.9) * 0.03), s + r * (0.02 + beat(1.1) * 0.04)),
    at(w + r * (0.68 + beat(0.9, 0.5) * 0.03), s + r * (0.06 + beat(1.1, 0.4) * 0.04)),
  ],
  /** On a rope that is pulled. */
  tug: ({ w, r, chest }, beat) => [
    at(w + r * 0.34 + beat(0.8) * 1.2, chest + 3),
    at(w + r * 0.66 + beat(0.8) * 1.2, chest + 3),
  ],
  /** One hand clasps that of the other over the table, the other lies on it. */
  wrestle: ({ w, r, s }, beat) => [
    at(w * 1.2, s + r * 0.62),
    at(w + r * (0.84 + beat(0.6) * 0.03), s + r * 0.16),
  ],
  hug: ({ w, r, s }) => [at(w + r * 0.5, s + r * 0.46), at(w + r * 0.66, s + r * 0.22)],
  /** Over the eyes, at the ears, before the mouth and at the brim of a hat. */
  veil: ({ w, head, radius }) => [
    at(-radius * 0.3 + w * 0.3, head + radius * 0.1),
    at(radius * 0.42 + w * 0.3, head + radius * 0.1),
  ],
  ears: ({ head, radius }) => [
    at(-radius * 0.98, head + radius * 0.2),
    at(radius * 0.98, head + radius * 0.2),
  ],
  cover: ({ w, r, s, head, radius }) => [
    at(-w * 1.1, s + r * 0.84),
    at(w * 0.5 + radius * 0.1, head + radius * 0.6),
  ],
  brim: ({ head, radius }) => [
    at(-radius * 0.92, head - radius * 0.5),
    at(radius * 0.92, head - radius * 0.5),
  ],
  /** On the cheeks, of who is surprised. */
  cheeks: ({ w, head, radius }) => [
    at(-w * 0.2 - radius * 0.62, head + radius * 0.72),
    at(w * 0.2 + radius * 0.62, head + radius * 0.72),
  ],
  rope: ({ w, r, s }) => [at(-w - r * 0.86, s + r * 0.75), at(w + r * 0.86, s + r * 0.75)],
  /** Held out to somebody with both hands. */
  offer: ({ w, r, chest }) => [at(w + r * 0.34, chest + 4), at(w + r * 0.56, chest + 4)],
  /** On the floor, of who is on all fours. */
  floor: ({ w, r, s }, beat) => [
    at(w * 0.4 + r * (0.86 + beat(0.8) * 0.1), s + r * 0.3),
    at(w * 0.4 + r * (0.94 - beat(0.8) * 0.1), s + r * 0.34),
  ],
  /** The palm held up in front. */
  stop: ({ w, r, s }) => [at(-w * 1.2, s + r * 0.86), at(w + r * 0.74, s - r * 0.16)],
  ponder: ({ w, r, s, head, radius }) => [
    at(w * 0.8, s + r * 0.6),
    at(w * 0.55, head + radius * 1.12),
  ],
  /** One hand on the head, to and fro. */
  crown: ({ head, radius }, beat) => [
    null,
    at(radius * (0.96 + beat(3) * 0.06), head - radius * (0.74 + beat(3) * 0.05)),
  ],
  shrug: ({ w, r, s }) => [at(-w - r * 0.6, s + r * 0.3), at(w + r * 0.6, s + r * 0.3)],
  /** The front arm out with the bow, the other hand at the string. */
  aim: ({ w, r, s, head, radius }) => [at(w * 0.9, head + radius * 1.3), at(w + r * 0.7, s + 4)],
  /** The arms around oneself. */
  cold: ({ w, r, s }, beat) => [
    at(w * 0.95 + beat(6) * 0.7, s + r * 0.4),
    at(-w * 0.75 + beat(6) * 0.7, s + r * 0.52),
  ],
  /** Of who tells something: one hand in the air. */
  tell: ({ w, r, s }, beat) => [
    null,
    at(w + r * (0.34 + beat(0.7) * 0.08), s + r * (0.16 + beat(0.9) * 0.1)),
  ],
  /** Behind the hand, into an ear. */
  whisper: ({ w, head, radius }) => [null, at(w * 0.6 + radius * 0.9, head + radius * 0.5)],
  shake: ({ w, r, s }, beat) => [null, at(w + r * 0.6, s + r * (0.46 + beat(1.3) * 0.05))],
  five: ({ w, r, s }) => [null, at(w + r * 0.56, s - r * 0.56)],
  selfie: ({ w, r, s }) => [null, at(w + r * 0.66, s - r * 0.5)],
  juggle: ({ w, r, s }, beat) => [
    at(-w * 1.35, s + r * (0.42 + beat(1.2) * 0.1)),
    at(w * 1.35, s + r * (0.42 + beat(1.2, 0.5) * 0.1)),
  ],
  link: ({ w, r, s }) => [null, at(w + r * 0.5, s + r * 0.8)],
  linked: ({ w, r, s }) => [at(-w - r * 0.5, s + r * 0.8), null],
  knees: ({ w, r, s }) => [at(-w * 1.7, s + r * 0.98), at(w * 1.7, s + r * 0.98)],
  pray: ({ w, r, s }) => [at(w * 0.55, s + r * 0.24), at(w * 0.8, s + r * 0.22)],
  /** Stretched out to both sides. */
  apart: ({ w, r, s }) => [at(-w - r * 0.97, s + 1), at(w + r * 0.97, s + 1)],
  wide: ({ w, r, s }) => [at(-w - r * 0.84, s + 4), at(w + r * 0.84, s + 4)],
  hips: ({ w, hip }) => [at(-w * 0.95, hip - 4), at(w * 0.95, hip - 4)],
  /** One arm far back over the shoulder, the other ahead. */
  hurl: ({ w, r, s }, beat) => [
    at(w + r * 0.6, s + r * 0.2),
    at(w + r * (0.5 + beat(0.4) * 0.3), s - r * (0.6 - Math.abs(beat(0.4)) * 0.2)),
  ],
  /** Crossed before the chest. */
  folded: ({ w, r, s }) => [at(w * 0.8, s + r * 0.42), at(-w * 0.7, s + r * 0.5)],
  /** At the side, on what stands there. */
  staff: ({ w, r, s }) => [null, at(w + r * 0.5, s + r * 0.4)],
  throw: ({ w, r, s }) => [at(w + r * 0.7, s + r * 0.1), at(-w * 0.6, s - r * 0.7)],
  catch: ({ w, r, s }) => [at(w + r * 0.5, s - r * 0.5), at(w + r * 0.74, s - r * 0.24)],
  dunk: ({ w, r, s }) => [at(-w * 1.3, s + r * 0.5), at(w + r * 0.36, s - r * 0.86)],
  hang: ({ w, r, s }) => [at(-w * 1.2, s + r * 0.9), at(w * 0.7, s - r * 1.02)],
  steer: ({ w, r, s }) => [at(w + r * 0.5, s + r * 0.42), at(w + r * 0.62, s + r * 0.44)],
  climb: ({ w, r, s }, beat) => [
    at(w * 0.5, s - r * (0.5 + beat(0.6) * 0.24)),
    at(w * 1.3, s - r * (0.5 - beat(0.6) * 0.24)),
  ],
  /** A jug in the front hand over a cup in the back hand. */
  pour: ({ w, r, s }) => [at(w * 0.55 + r * 0.18, s + r * 0.98), at(w + r * 0.6, s - r * 0.08)],
  /** A sword in front, a shield behind it. */
  fight: ({ w, r, s }, beat) => [
    at(w + r * 0.24, s + r * 0.36),
    at(w + r * (0.6 + beat(0.9) * 0.1), s - r * (0.2 + beat(0.9) * 0.3)),
  ],
  /** A racket or a bat behind the shoulder, swung. */
  swing: ({ w, r, s }, beat) => [
    at(w * 0.9, s + r * 0.3),
    at(w + r * (0.5 + beat(0.5) * 0.1), s - r * (0.3 + beat(0.5) * 0.3)),
  ],
  strum: ({ w, r, s }, beat) => [
    at(w * 0.1, s + r * (0.56 + beat(1.8) * 0.05)),
    at(w + r * 0.5, s + r * 0.3),
  ],
  /** The far hand on the neck of a cello, the near one with its bow. */
  bow: ({ w, r, s }, beat) => [
    at(w * 1.1, s - r * 0.02),
    at(w * 0.7 + r * (0.5 + beat(0.6) * 0.14), s + r * 0.7),
  ],
  keys: ({ w, r, s }, beat) => [
    at(w + r * (0.42 + beat(0.7) * 0.07), s + r * 0.46 + beat(2.3)),
    at(w + r * (0.58 + beat(0.5) * 0.1), s + r * 0.46 + beat(2.1, 0.4)),
  ],
} as const satisfies Readonly<Record<string, Place>>;

export type Grasp = keyof typeof PLACES;

/** Grasps in which the grip of what is held is between the hands. */
const BETWEEN: ReadonlySet<Grasp> = new Set([
  'two',
  'board',
  'offer',
  'tug',
  'overhead',
  'push',
  'rest',
  'eyes',
  'cradle',
  'sweep',
  'strum',
  'sort',
]);

export function handsFor(grasp: Grasp, build: Build, seconds: number): Hands {
  const { shoulderY: s, reach: r, shoulder: w, headY: head, headRadius: radius, hipY: hip } = build;
  const beat = (perSecond: number, phase = 0) =>
    Math.sin(2 * Math.PI * (seconds * perSecond + phase));
  const place: Place = PLACES[grasp];
  return place({ s, r, w, head, radius, hip, chest: s + r * 0.42 }, beat, seconds);
}

export function gripOf(grasp: Grasp | null, back: Spot, front: Spot): Spot {
  return grasp !== null && BETWEEN.has(grasp)
    ? { x: (back.x + front.x) / 2, y: (back.y + front.y) / 2 }
    : front;
}
