/** Words, and those that are read instead. Shorter ones are filled up, so that all others stay where they were. */
export type Rewording = readonly [
  words: RegExp,
  otherwise: (found: string, ...parts: string[]) => string,
];
