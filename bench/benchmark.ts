/** Whatever can give numbers round by round can be one: ratios to a bare floor, or times. */
export interface Benchmark {
  readonly name: string;
  readonly target: Target;
  /** Warms up, then measures round after round; stops what it started, however it ends. */
  measure(plan: Plan): Promise<readonly Round[]>;
}

/** What the median of every number has to reach, or must not pass. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

export interface Plan {
  readonly rounds: number;
  readonly secondsPerRound: number;
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal;
}

export interface Round {
  /** By what it was measured in; ratios say how much of the floor's speed ours reached. */
  readonly numbers: Readonly<Record<string, number>>;
  /** What the numbers came from, for the results file. */
  readonly measured: Readonly<Record<string, unknown>>;
}
