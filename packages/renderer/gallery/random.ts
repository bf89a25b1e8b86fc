import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { parsePrompt } from '../src/parse-prompt/parse-prompt.ts';
import { knownWords } from '../src/read-prompt/read-prompt.ts';
import { type Cost, costOf, emptinessOf } from './measure-scene.ts';
import { randomSentences, randomWords } from './random-sentences.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'dictionary' },
    /** The first sentence, so that several of these can share the work. */
    from: { type: 'string', default: '0' },
    width: { type: 'string', default: '640' },
    slowest: { type: 'string', default: '10' },
    /** Only whether there is something to see, in a third of the time. */
    'without-cost': { type: 'boolean', default: false },
  },
});

/** More than this many times the median is too slow. */
const SLOW = 2;
const TRIES = 3;

interface Measured extends Cost {
  readonly prompt: string;
}

const from = Number(values.from);
const sentences = randomSentences(
  randomWords(knownWords()),
  from + Number(values.count),
  values.seed,
).slice(from);
const width = Number(values.width);
const canvas = createCanvas(width, Math.round((width * 9) / 16));
const faults: string[] = [];
const measured: Measured[] = [];

/** Told at once: a run takes a while. */
function report(fault: string): void {
  faults.push(fault);
  process.stderr.write(`${fault}\n`);
}

async function look(prompt: string): Promise<void> {
  try {
    const emptiness = await emptinessOf(prompt);
    if (emptiness !== null) report(`${emptiness}: ${prompt}`);
    if (!values['without-cost']) measured.push({ prompt, ...(await costOf(prompt, canvas)) });
  } catch (error) {
    report(`threw ${error instanceof Error ? error.stack : String(error)}: ${prompt}`);
  }
}

/** Canvases are freed when the event loop gets to it, and only if they were collected. */
async function releaseCanvases(isDue: boolean): Promise<void> {
  if (isDue) globalThis.gc?.();
  await setImmediate();
}

/** The least of several tries: what else the machine does only makes it more. */
async function measureAgain(one: Measured): Promise<Measured> {
  let least = one;
  for (let tried = 1; tried < TRIES; tried += 1) {
    const again = { prompt: one.prompt, ...(await costOf(one.prompt, canvas)) };
    if (again.video < least.video) least = again;
    await releaseCanvases(true);
  }
  return least;
}

function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function lineOf({ prompt, video, prepare, frame, drawings }: Measured, median: number): string {
  const { setting, ad, weather } = parsePrompt(prompt, knownWords());
  const kind = [setting, ...weather, ...(ad === null ? [] : ['ad'])].join(' ');
  const times = (video / median).toFixed(2);
  return `${times}×  ${prepare.toFixed(0)} + ${drawings} × ${frame.toFixed(1)} ms  ${kind}: ${prompt}`;
}

let isStopped = false;
process.once('SIGINT', () => {
  isStopped = true;
});
for (const prompt of sentences.slice(0, 20)) await costOf(prompt, canvas);
await releaseCanvases(true);
let looked = 0;
for (const [at, prompt] of sentences.entries()) {
  if (isStopped) break;
  await look(prompt);
  looked += 1;
  await releaseCanvases(at % 10 === 9);
  if (at % 500 === 499) process.stderr.write(`${at + 1}, ${faults.length} faults\n`);
}
const median = medianOf(measured.map(({ video }) => video));
const dear = measured.filter(({ video }) => video > median * SLOW * 0.9);
const again = new Map<string, Measured>();
for (const one of dear) again.set(one.prompt, await measureAgain(one));
const all = measured.map((one) => again.get(one.prompt) ?? one);
const slowest = all.toSorted((one, other) => other.video - one.video);
const tooSlow = all.filter(({ video }) => video > median * SLOW);
process.stdout.write(
  [
    `${looked} sentences at ${canvas.width} × ${canvas.height}`,
    `median ${median.toFixed(0)} ms for a video: ${medianOf(all.map((one) => one.prepare)).toFixed(0)} + 150 × ${medianOf(all.map((one) => one.frame)).toFixed(1)} ms`,
    `${tooSlow.length} above ${SLOW} × the median; the slowest:`,
    ...slowest.slice(0, Number(values.slowest)).map((one) => lineOf(one, median)),
    `${faults.length} faults`,
    '',
  ].join('\n'),
);
process.exitCode = faults.length + tooSlow.length === 0 ? 0 : 1;
