import type { Benchmark, Round } from './benchmark.ts';

export interface Summary {
  readonly name: string;
  readonly target: number;
  readonly ratios: readonly RatioSummary[];
}

interface RatioSummary {
  readonly measuredIn: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly reachesTarget: boolean;
}

export function summarise({ name, target }: Benchmark, rounds: readonly Round[]): Summary {
  const kinds = new Set(rounds.flatMap(({ ratios }) => Object.keys(ratios)));
  const ratios = [...kinds].map((measuredIn) => {
    const values = rounds.map((round) => round.ratios[measuredIn] ?? Number.NaN);
    const middle = median(values);
    return {
      measuredIn,
      median: middle,
      min: Math.min(...values),
      max: Math.max(...values),
      // Written so that a ratio that is not a number misses it.
      reachesTarget: middle >= target,
    };
  });
  return { name, target, ratios };
}

export function describe({ name, target, ratios }: Summary): string {
  const lines = ratios.map(({ measuredIn, median, min, max, reachesTarget }) => {
    const verdict = reachesTarget ? 'ok' : 'BELOW TARGET';
    const range = `(${min.toFixed(2)} to ${max.toFixed(2)})`;
    return `  ${measuredIn.padEnd(16)}${median.toFixed(2)} ${range}  ${verdict}`;
  });
  return `${name}, target ${target}\n${lines.join('\n')}`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}
