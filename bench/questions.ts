import { Agent, request as openRequest } from 'node:http';
import type { Benchmark, Round } from './benchmark.ts';
import { startKinora } from './http/kinora.ts';
import { whileRunning } from './http/while-running.ts';
import { median } from './summary.ts';

const TIMES_A_CATALOGUE_READ_MAX = 3;
const WARM_UP_REQUESTS = 3_000;
const CATALOGUE = '/v1/models';

/** Of every kind, misspelt and unanswerable ones among them, because each takes another way. */
const QUESTIONS = [
  'cheapest model for a vertical clip under 10 credits',
  'what does a failed generation cost',
  'how do I get a key',
  'how many videos can I make with 100 credits',
  'why do I get 409',
  'cheepest vertcal vidoe modle',
  'how much is professional per year',
  'what is the weather in berlin',
  'which models make videos with sound',
  'can I stream progress instead of polling',
].map((question) => `/ask?q=${encodeURIComponent(question)}`);

/** A question as a multiple of a catalogue read: both in turn, on one connection. */
export const questions: Benchmark = {
  name: 'ask',
  target: { atMost: TIMES_A_CATALOGUE_READ_MAX },
  measure: ({ rounds, secondsPerRound, interrupted }) =>
    whileRunning(startService(), async ({ time }) => {
      for (let i = 0; i < WARM_UP_REQUESTS; i += 1) await timePair(time, i);
      const measured: Round[] = [];
      while (measured.length < rounds) {
        const end = performance.now() + secondsPerRound * 1_000;
        const catalogue: number[] = [];
        const asked: number[] = [];
        for (let i = 0; performance.now() < end; i += 1) {
          interrupted.throwIfAborted();
          const [read, question] = await timePair(time, i);
          catalogue.push(read);
          asked.push(question);
        }
        const p50 = { catalogue: median(catalogue), ask: median(asked) };
        measured.push({ numbers: { 'p50 ratio': p50.ask / p50.catalogue }, measured: p50 });
      }
      return measured;
    }),
};

type Time = (path: string) => Promise<number>;

async function timePair(time: Time, i: number): Promise<readonly [number, number]> {
  return [await time(CATALOGUE), await time(QUESTIONS[i % QUESTIONS.length] ?? CATALOGUE)];
}

async function startService(): Promise<{ time: Time; stop: () => Promise<void> }> {
  const { server } = await startKinora();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    time: (path) => timeOf(new URL(path, server.url), agent),
    stop: () => {
      agent.destroy();
      return server.stop();
    },
  };
}

/** Milliseconds until all of the answer is there. */
function timeOf(url: URL, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const request = openRequest(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.pathname}: ${response.statusCode}`));
      response.on('end', () => resolve(performance.now() - startedAt));
      response.resume();
    });
    request.on('error', reject);
    request.end();
  });
}
