/** Chance that can be had again: the same seed throws the same numbers. */
export interface Dice {
  readonly seed: number;
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
}

/** Takes the seed from FAULTS_SEED, or a new one, and prints it. */
export function dice(): Dice {
  const given = process.env['FAULTS_SEED'];
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
  console.info(`FAULTS_SEED=${seed}`);
  let state = seed;
  const below = (limit: number) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    seed,
    below,
    oneOf: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from');
      return item;
    },
  };
}
