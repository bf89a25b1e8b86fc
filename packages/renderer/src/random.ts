/** A stream of numbers from 0 to 1 (without 1) that is the same for the same seed everywhere. */
export type Random = () => number;

/** FNV-1a with a final mix, so that texts that differ in one letter get unrelated numbers. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Streams with different names are independent: an additional tree does not move the stars. */
export function seeded(seed: string, name: string): Random {
  let state = hashText(`${name}\u0000${seed}`);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** A smooth line that repeats after `period`, between about -1 and 1. */
export function wavyLine(random: Random, period: number, waves: readonly number[]) {
  const parts = waves.map((count, at) => ({
    turns: (2 * Math.PI * count) / period,
    phase: random() * 2 * Math.PI,
    height: (0.7 + random() * 0.6) / (at + 1),
  }));
  const whole = parts.reduce((sum, part) => sum + part.height, 0);
  return (x: number) =>
    parts.reduce((sum, part) => sum + part.height * Math.sin(x * part.turns + part.phase), 0) /
    whole;
}
