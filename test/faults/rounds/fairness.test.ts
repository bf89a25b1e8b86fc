import { expect, test } from 'vitest';
import { aService, type TestService } from '../../harness/a-service.ts';
import { bearer, submitted } from '../../harness/a-submit.ts';
import { until } from '../../harness/wait.ts';

const OTHERS = 20;
const VIDEOS = 200;
const IMAGE = { prompt: 'A lighthouse in a storm', aspectRatio: '1:1' };
const VIDEO = { kind: 'video', prompt: 'A fox runs through a snowy forest', duration: 10 } as const;

const isOver = async (service: TestService, secret: string, id: string) => {
  const { body } = await service.call(`/v1/videos/${id}`, { headers: bearer(secret) });
  return body.video.status === 'completed';
};

/** How long so many accounts take that want one image each. */
async function timeImages(service: TestService, accounts = OTHERS): Promise<number> {
  const owners = await Promise.all(Array.from({ length: accounts }, () => service.aKey()));
  const from = performance.now();
  const jobs = await Promise.all(
    owners.map(async ({ secret }) => ({ secret, id: await submitted(service, secret, IMAGE) })),
  );
  for (const { secret, id } of jobs) {
    await until(() => isOver(service, secret, id), { withinMs: 120_000, what: `${id} completed` });
  }
  return performance.now() - from;
}

async function queueVideos(service: TestService): Promise<string> {
  const { accountId } = await service.anAccount({ plan: 'professional' });
  await service.grant(accountId, 2 * VIDEOS);
  const { secret } = await service.aKey({ accountId });
  for (let i = 0; i < VIDEOS; i += 1) {
    await submitted(service, secret, VIDEO);
    // The budget of the hour is smaller than what is to be queued.
    await service.pool.query('update generation_account set hour_accepted = 1');
  }
  return accountId;
}

/** Those that wait are never begun, and those that were begun come to their end. */
async function forgetVideos(service: TestService): Promise<void> {
  await service.pool.query('delete from generation_waiting');
  const isQuiet = async () => {
    const { rowCount } = await service.pool.query(
      "select from generation where status = 'generating' and started_at is not null",
    );
    return rowCount === 0;
  };
  await until(isQuiet, { withinMs: 120_000, what: 'the end of videos that were begun' });
}

async function count({ pool }: TestService, accountId: string, condition: string) {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from generation where account_id = $1 and (${condition})`,
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

test('two hundred videos of one account do not hold up the images of twenty others, and go on meanwhile', async () => {
  const service = await aService({ worker: true });
  // Until everything that renders has started.
  await timeImages(service, 4);
  let [alone, beside, accountId] = [0, Number.POSITIVE_INFINITY, ''];
  // What else the machine does may fall into one of the two times; the order of work is the same each time.
  for (let tries = 0; tries < 3 && beside >= 2 * alone; tries += 1) {
    if (tries > 0) await forgetVideos(service);
    alone = await timeImages(service);
    accountId = await queueVideos(service);
    beside = await timeImages(service);
  }
  process.stdout.write(
    `images alone ${alone.toFixed()} ms, beside videos ${beside.toFixed()} ms\n`,
  );
  expect(beside).toBeLessThan(2 * alone);
  const failed = await count(service, accountId, "status = 'failed'");
  expect(failed).toBe(0);
  await until(
    async () => (await count(service, accountId, "progress > 0 or status = 'completed'")) > 0,
    { what: 'a video that went on' },
  );
}, 400_000);
