/** Jumps and bounces of a cut-out, and when it is on the ground again. */
export interface Leap {
  /** In its own heights from its place; negative is above it. */
  readonly at: (seconds: number) => { readonly x: number; readonly y: number };
  /** Since it last touched the ground, in seconds; null before it has done so. */
  readonly landed: (seconds: number) => number | null;
}

const PERIOD = 1.36;
const HEIGHT = 0.5;

/** Up and down again, as long as it is seen. */
const bouncing: Leap = {
  at: (seconds) => ({ x: 0, y: -HEIGHT * Math.abs(Math.sin((Math.PI * seconds) / PERIOD)) }),
  landed: (seconds) => (seconds < PERIOD ? null : seconds % PERIOD),
};

/** When it leaves the ground, comes down and has bounced once more. */
const [UP, DOWN, STILL] = [0.9, 3.1, 4.1];
const arc = (share: number) => 4 * share * (1 - share);

/** From one side of something to the other. */
const crossing: Leap = {
  at: (seconds) => {
    const over = Math.max(0, Math.min(1, (seconds - UP) / (DOWN - UP)));
    const again = Math.max(0, Math.min(1, (seconds - DOWN) / (STILL - DOWN)));
    return { x: -0.8 + 1.4 * over + 0.3 * again, y: -0.75 * arc(over) - 0.16 * arc(again) };
  },
  landed: (seconds) => (seconds < DOWN ? null : seconds - (seconds < STILL ? DOWN : STILL)),
};

/** When it has fallen, and when it lies still. */
const [FALLEN, SETTLED] = [0.9, 1.5];

/** Down from above, with one small bounce. */
const falling: Leap = {
  at: (seconds) => {
    const down = Math.min(1, seconds / FALLEN);
    const again = Math.max(0, Math.min(1, (seconds - FALLEN) / (SETTLED - FALLEN)));
    return { x: 0, y: -1.6 * (1 - down * down) - 0.14 * arc(again) };
  },
  landed: (seconds) => (seconds < FALLEN ? null : seconds - FALLEN),
};

const FALLS =
  /\b(?:shoe|sneaker|trainer|boot|bottle|can|product|box|cup|ball|it) (?:drops|falls|slams|crashes|thuds|plunges|lands) (?:down )?(?:hard )?(?:on|onto|into) (?:an?|the) /iu;
const LEAPS =
  /\b(?:hops?|hopping|jumps?|jumping|leaps?|leaping)\b(?! (?:in|out|up|into|from|to)\b)/iu;
const BOUNCES =
  /(?<!\b(?:an?|the|one|soft|little|small|with) )\bbounc(?:es?|ing)\b(?! (?:in|out|into|off)\b)/iu;
const CROSSES =
  /\b(?:hops?|hopping|jumps?|jumping|leaps?|leaping) (?:right |high )?over (?:an?|the|one)\b/iu;

/** How the prompt lets a cut-out jump; null where it does not. */
export function leapOf(prompt: string): Leap | null {
  if (CROSSES.test(prompt)) return crossing;
  if (FALLS.test(prompt)) return falling;
  return LEAPS.test(prompt) || BOUNCES.test(prompt) ? bouncing : null;
}
