import type { Benchmark, Round, Target } from './benchmark.ts';

export interface Summary {
  readonly name: string;
  readonly target: Target;
  readonly numbers: readonly NumberSummary[];
}

interface NumberSummary {
  readonly measuredIn: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly reachesTarget: boolean;
}

export function summarise({ name, target }: Benchmark, rounds: readonly Round[]): Summary {
  const kinds = new Set(rounds.flatMap(({ numbers }) => Object.keys(numbers)));
  const numbers = [...kinds].map((measuredIn) => {
    const values = rounds.map((round) => round.numbers[measuredIn] ?? Number.NaN);
    const middle = median(values);
    return {
      measuredIn,
      median: middle,
      min: Math.min(...values),
      max: Math.max(...values),
      reachesTarget: reaches(target, middle),
    };
  });
  return { name, target, numbers };
}

export function describe({ name, target, numbers }: Summary): string {
  const lines = numbers.map(({ measuredIn, median, min, max, reachesTarget }) => {
    const verdict = reachesTarget ? 'ok' : 'MISSES TARGET';
    const range = `(${min.toFixed(2)} to ${max.toFixed(2)})`;
    return `  ${measuredIn.padEnd(18)}${median.toFixed(2)} ${range}  ${verdict}`;
  });
  const wanted = 'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`;
  return `${name}, target ${wanted}\n${lines.join('\n')}`;
}

/** Written so that what is not a number misses it. */
function reaches(target: Target, value: number): boolean {
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}
