import { expect, test } from 'vitest';
import {
  beginAttempt,
  fail,
  findRunning,
  type RunningGeneration,
} from '../../src/domain/generation/index.ts';
import { aClock } from '../harness/a-clock.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { ended, submitted } from '../harness/a-submit.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

async function anUltraKey(service: TestService): Promise<{ accountId: string; secret: string }> {
  const { accountId } = await service.anAccount({ plan: 'ultra' });
  return service.aKey({ accountId });
}

async function waiting(service: TestService, secret: string): Promise<RunningGeneration> {
  const id = await submitted(service, secret, { prompt: 'A boat' });
  const generation = await findRunning(service.pool, id);
  if (generation === undefined) throw new Error('It is over already');
  return generation;
}

const begin = (service: TestService, seen: RunningGeneration) =>
  beginAttempt(service.pool, { seen, provider: 'embedded', words: null, now: new Date() });

test('of ten unlimited jobs that begin at once three run; one that ends makes room for one', async () => {
  const service = await aService();
  const { secret } = await anUltraKey(service);
  const jobs = await Promise.all(Array.from({ length: 10 }, () => waiting(service, secret)));
  const begun = await Promise.all(jobs.map((job) => begin(service, job)));
  const running = begun.filter((outcome) => typeof outcome === 'object');
  expect(running).toHaveLength(3);
  expect(begun.filter((outcome) => outcome === 'at_limit')).toHaveLength(7);
  const over = running[0]?.id ?? '';
  await fail(service.pool, { id: over, attempt: null, code: 'canceled', now: NOW });
  const rest = jobs.filter((_, i) => begun[i] === 'at_limit');
  const next = await Promise.all(rest.map((job) => begin(service, job)));
  expect(next.filter((outcome) => typeof outcome === 'object')).toHaveLength(1);
});

test('the three of one account are not in the way of another, nor is a job of theirs that is tried again', async () => {
  const service = await aService();
  const { secret } = await anUltraKey(service);
  const jobs = await Promise.all(Array.from({ length: 3 }, () => waiting(service, secret)));
  for (const job of jobs) expect(await begin(service, job)).toMatchObject({ attempt: 1 });
  const [first] = jobs;
  if (first === undefined) throw new Error('There is no first');
  expect(await begin(service, { ...first, attempt: 1 })).toMatchObject({ attempt: 2 });
  const other = await anUltraKey(service);
  expect(await begin(service, await waiting(service, other.secret))).toMatchObject({ attempt: 1 });
});

test('a fourth unlimited job waits as generating until one of the three is over', async () => {
  const idle = await aService();
  const { secret } = await anUltraKey(idle);
  const jobs = await Promise.all(Array.from({ length: 3 }, () => waiting(idle, secret)));
  for (const job of jobs) await begin(idle, job);
  // They run at a worker that is not here.
  await idle.pool.query('delete from generation_waiting');
  const fourth = await submitted(idle, secret, { prompt: 'A boat' });
  const service = await aService({ worker: true, environment: { DATABASE_URL: idle.databaseUrl } });
  const { accountId } = await service.anAccount();
  const other = await service.aKey({ accountId });
  // Whoever comes later is not held up by it.
  const later = await submitted(service, other.secret, { prompt: 'A boat' });
  expect(await ended(service, other.secret, later)).toMatchObject({ status: 'completed' });
  expect(await findRunning(service.pool, fourth)).toMatchObject({ attempt: 0, progress: 0 });
  const over = jobs[0]?.id ?? '';
  await fail(service.pool, { id: over, attempt: null, code: 'canceled', now: NOW });
  expect(await ended(service, secret, fourth)).toMatchObject({ status: 'completed' });
}, 60_000);

test('past a hundred in an hour each unlimited start is delayed 30 seconds', async () => {
  const clock = aClock(Date.parse('2026-11-15T12:10:00Z'));
  const service = await aService({ clock });
  const { accountId, secret } = await anUltraKey(service);
  await service.pool.query(
    `insert into generation_account
       (account_id, hour_starts_at, hour_accepted, day_starts_at, day_accepted, last_number, kept)
     values ($1, '2026-11-15T12:00:00Z', 99, '2026-11-15T00:00:00Z', 99, 99, 99)`,
    [accountId],
  );
  const startOf = async (id: string) => {
    const { rows } = await service.pool.query<{ start_after: Date }>(
      'select start_after from generation_waiting where id = $1',
      [id],
    );
    return rows[0]?.start_after;
  };
  const hundredth = await startOf(await submitted(service, secret, { prompt: 'A boat' }));
  expect(hundredth).toEqual(new Date('2026-11-15T12:10:00Z'));
  for (const prompt of ['One more', 'And another']) {
    const late = await startOf(await submitted(service, secret, { prompt }));
    expect(late).toEqual(new Date('2026-11-15T12:10:30Z'));
  }
  clock.advanceSeconds(3_000);
  const nextHour = await startOf(await submitted(service, secret, { prompt: 'A new hour' }));
  expect(nextHour).toEqual(new Date('2026-11-15T13:00:00Z'));
});
