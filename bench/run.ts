import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Plan, Round } from './benchmark.ts';
import { benchmarks } from './benchmarks.ts';
import { describe, type Summary, summarise } from './summary.ts';

const RESULTS = join(import.meta.dirname, 'results');

interface Result extends Summary {
  readonly rounds: readonly Round[];
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
    },
  });
  const words = positionals.join(' ');
  const chosen = benchmarks.filter(({ name }) => name.includes(words));
  if (chosen.length === 0) {
    throw new Error(`no benchmark is named like "${words}": ${namesOf(benchmarks)}`);
  }
  return {
    chosen,
    rounds: z.coerce.number().int().min(1).max(100).parse(values.rounds),
    secondsPerRound: z.coerce.number().min(0.5).max(60).parse(values.seconds),
  };
}

/** True when every median reached its target. */
async function run(interrupted: AbortSignal): Promise<boolean> {
  const { chosen, rounds, secondsPerRound } = readArguments();
  const plan: Plan = { rounds, secondsPerRound, interrupted };
  console.log(`Median (lowest to highest) of ${rounds} rounds.`);
  const results: Result[] = [];
  for (const benchmark of chosen) {
    const measured = await benchmark.measure(plan);
    const summary = summarise(benchmark, measured);
    console.log(`\n${describe(summary)}`);
    results.push({ ...summary, rounds: measured });
    interrupted.throwIfAborted();
  }
  console.log(`\nAll rounds: ${await keep({ rounds, secondsPerRound, results })}`);
  const missed = results.filter(({ numbers }) => !numbers.every((each) => each.reachesTarget));
  if (missed.length > 0) console.error(`Target missed: ${namesOf(missed)}`);
  return missed.length === 0;
}

async function keep(measured: object): Promise<string> {
  const at = new Date().toISOString();
  const file = join(RESULTS, `${at.replaceAll(':', '-')}.json`);
  const machine = { node: process.version, cpus: cpus().length, platform: process.platform };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(file, `${JSON.stringify({ at, ...machine, ...measured }, null, 2)}\n`);
  return file;
}

function namesOf(named: readonly { readonly name: string }[]): string {
  return named.map(({ name }) => name).join(', ');
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => interruption.abort(new Error(`interrupted by ${signal}`)));
}

try {
  process.exitCode = (await run(interruption.signal)) ? 0 : 1;
} catch (error) {
  console.error('bench:', error);
  process.exitCode = 1;
}
