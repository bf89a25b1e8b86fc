/** The only source of time. Milliseconds since 1970, like Date.now(). */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
