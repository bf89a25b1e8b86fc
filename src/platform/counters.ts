/** A fixed window: it starts with the first hit of a key and ends after its length. */
export interface Window {
  readonly limit: number;
  readonly lengthMs: number;
  /** Ends when it is due, however many hits come after the limit. */
  readonly neverExtended?: boolean;
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
  /** Undoes one hit, if its window is still open. */
  takeBack(key: string): void | Promise<void>;
  close(): Promise<void>;
}

/**
 * The number of hits from which each further one starts the window anew: the first refused hit leaves
 * it alone.
 */
export function extendedAfter({ limit, neverExtended }: Window): number {
  return neverExtended === true ? Number.MAX_SAFE_INTEGER : limit + 1;
}
