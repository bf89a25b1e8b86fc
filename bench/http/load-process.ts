import autocannon from 'autocannon';
import { type LoadJob, type LoadOutcome, loadJob } from './load-job.ts';

/** autocannon only ends with a sample, so samples are short enough not to stretch a round. */
const SAMPLE_EVERY_MS = 100;
const ANSWER_WITHIN_SECONDS = 10;

process.on('message', async (message) => {
  process.send?.(await generate(loadJob.parse(message)));
});

async function generate(job: LoadJob): Promise<LoadOutcome> {
  const { url, path, method, headers = {}, body, connections, seconds } = job;
  const shares = shareOut(job.headersByTurns ?? [], connections);
  const result = await autocannon({
    url: new URL(path, url).href,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    connections,
    setupClient: (client) => {
      const share = shares.shift() ?? [];
      if (share.length === 0) return;
      const request = { method, path, ...(body === undefined ? {} : { body }) };
      client.setRequests(share.map((own) => ({ ...request, headers: { ...headers, ...own } })));
    },
    duration: seconds,
    timeout: ANSWER_WITHIN_SECONDS,
    sampleInt: SAMPLE_EVERY_MS,
  });
  const counts = Object.entries(result.statusCodeStats ?? {});
  return {
    seconds: (result.finish.getTime() - result.start.getTime()) / 1_000,
    answersByStatus: Object.fromEntries(counts.map(([status, { count = 0 }]) => [status, count])),
    failures: result.errors + result.timeouts,
  };
}

/** No two connections have the same, so that none waits for another one. */
function shareOut<Item>(items: readonly Item[], connections: number): Item[][] {
  return Array.from({ length: connections }, (_, share) =>
    items.filter((_, i) => i % connections === share),
  );
}
