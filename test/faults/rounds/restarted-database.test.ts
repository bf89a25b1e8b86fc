import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { aLoad } from '../../harness/a-load.ts';
import { isUp, kinora } from '../../harness/a-process.ts';
import { aRestartableDatabase } from '../../harness/a-restartable-database.ts';
import { aService } from '../../harness/a-service.ts';
import { bearer, ended, submitted } from '../../harness/a-submit.ts';
import { aTemporaryFolder } from '../../harness/a-temporary-folder.ts';
import { workingVendors } from '../../harness/vendors/working-vendors.ts';
import { aFreePort, until } from '../../harness/wait.ts';

const CREDITS = 5_000;

test('a database that restarts under load is answered with 503, and afterwards all go on by themselves with nothing lost', async () => {
  const database = await aRestartableDatabase();
  const { environment: vendors } = await workingVendors();
  const port = await aFreePort();
  const environment = {
    ...vendors,
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '5',
    DATA_DIR: await aTemporaryFolder(),
    BASE_URL: 'http://kinora.test',
    RATE_LIMIT_MULTIPLIER: '10000',
    LOG_LEVEL: 'silent',
    PORT: String(port),
  };
  const office = await aService({ environment: { ...environment, PORT: '0' } });
  // Its own sessions break as well; nobody waits for them.
  office.pool.on('error', () => {});
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { accountId } = await office.anAccount({ plan: 'professional' });
      await office.grant(accountId, CREDITS - 10);
      return office.aKey({ accountId });
    }),
  );
  const programs = [kinora(['api'], environment), kinora(['worker'], environment)];
  onTestFinished(async () => {
    for (const { child } of programs) child.kill('SIGKILL');
    await Promise.all(programs.map((program) => program.ended));
  });
  await until(() => programs.every(isUp), { what: 'the start' });

  const load = aLoad({
    origin: () => `http://127.0.0.1:${port}`,
    secrets: people.map(({ secret }) => secret),
    wish: () => ({ aiModel: 'imagen_4', prompt: 'A boat' }),
    everyMs: 250,
  });
  for (const how of ['fast', 'immediate', 'fast', 'immediate'] as const) {
    const before = load.accepted.size;
    await until(() => load.accepted.size >= before + 5, { what: 'some load' });
    await database.restart(how);
    await pause(500);
  }
  const before = load.accepted.size;
  await until(() => load.accepted.size >= before + 5, { what: 'more load' });
  await load.stop();
  console.info(
    `${load.accepted.size} accepted, ${load.refused.length} refused, ` +
      `${load.unanswered()} without an answer, the slowest ${Math.round(load.slowestMs())} ms`,
  );
  // Nobody had to wait for the limit of their patience, and nobody got a broken answer.
  expect(load.unanswered()).toBe(0);
  for (const { status, body } of load.refused) {
    expect([status, JSON.parse(body).error]).toEqual([
      503,
      {
        code: 'service_unavailable',
        message: 'The service cannot answer at the moment. Retry shortly.',
        request_id: expect.stringMatching(/^[0-9a-f]{16}-\d+$/),
      },
    ]);
  }
  expect(programs.map(({ child }) => child.exitCode)).toEqual([null, null]);

  const unfinished = () => office.pool.query("select from generation where status = 'generating'");
  await until(async () => (await unfinished()).rowCount === 0, {
    everyMs: 100,
    what: 'the end of every job',
  });
  const { rows: known } = await office.pool.query<{ id: string }>('select id from generation');
  const ids = new Set(known.map(({ id }) => id));
  expect([...load.accepted].filter((id) => !ids.has(id))).toEqual([]);

  await expectEventsAreHeard(`http://127.0.0.1:${port}`, people[0]?.secret ?? '');
  const later = await submitted(office, people[0]?.secret ?? '', {
    aiModel: 'imagen_4',
    prompt: 'A boat',
  });
  expect(await ended(office, people[0]?.secret ?? '', later)).toMatchObject({
    status: 'completed',
  });
  const { rows: wallets } = await office.pool.query('select sum(held)::int as held from wallet');
  expect(wallets).toEqual([{ held: 0 }]);
  const verified = kinora(['ledger', 'verify', '--json'], environment);
  expect(await verified.ended).toBe(0);
  expect(JSON.parse(verified.output()).problems).toEqual([]);
});

/** The vendor takes seconds for this model: only an announcement can end the stream before long. */
async function expectEventsAreHeard(origin: string, secret: string): Promise<void> {
  const response = await fetch(`${origin}/v1/generate/image`, {
    method: 'POST',
    headers: { ...bearer(secret), 'content-type': 'application/json' },
    body: JSON.stringify({ aiModel: 'flux_1_1_pro', prompt: 'A boat' }),
  });
  const { video } = JSON.parse(await response.text());
  const events = await fetch(`${origin}/v1/videos/${video.id}/events`, {
    headers: bearer(secret),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await events.text();
  const shown = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '{}']) => JSON.parse(data));
  expect(shown.at(0)?.video.status).toBe('generating');
  expect(shown.at(-1)?.video.status).toBe('completed');
}
