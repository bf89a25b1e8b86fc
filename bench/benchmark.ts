/** Compares ours with a bare floor. Whatever can give ratios round by round can be one. */
export interface Benchmark {
  readonly name: string;
  /** The lowest accepted median of every ratio; 1 would be as fast as the floor. */
  readonly target: number;
  /** Warms up, then measures round after round; stops what it started, however it ends. */
  measure(plan: Plan): Promise<readonly Round[]>;
}

export interface Plan {
  readonly rounds: number;
  readonly secondsPerRound: number;
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal;
}

export interface Round {
  /** How much of the floor's speed ours reached, by what it was measured in. */
  readonly ratios: Readonly<Record<string, number>>;
  /** What the ratios came from, for the results file. */
  readonly measured: Readonly<Record<string, unknown>>;
}
