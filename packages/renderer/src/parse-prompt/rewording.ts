/** Each is replaced by words of the same length, so that all others stay where they were. */
export type Rewording = readonly [
  words: RegExp,
  otherwise: (found: string, ...parts: string[]) => string,
];
