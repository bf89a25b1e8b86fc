/** A fixed window: it starts with the first hit of a key and ends after its length. */
export interface Window {
  readonly limit: number;
  readonly lengthMs: number;
}

export interface Reading {
  /** Hits in the present window, this one included. */
  readonly hits: number;
  readonly msLeft: number;
}

export interface Counters {
  /** Counts a hit. A plain value where no waiting is needed: this is on the path of every request. */
  hit(key: string, window: Window): Reading | Promise<Reading>;
  read(key: string, window: Window): Reading | Promise<Reading>;
  close(): Promise<void>;
}

/** The first refused hit leaves the window alone; any further one starts it anew. */
export function startsAnew(hits: number, window: Window): boolean {
  return hits > window.limit + 1;
}
