import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { aLoad } from '../../harness/a-load.ts';
import { isUp, kinora, type Program } from '../../harness/a-process.ts';
import { aService } from '../../harness/a-service.ts';
import { aTemporaryFolder } from '../../harness/a-temporary-folder.ts';
import { dice } from '../../harness/dice.ts';
import { rounds } from '../../harness/rounds.ts';
import { workingVendors } from '../../harness/vendors/working-vendors.ts';
import { aFreePort, until } from '../../harness/wait.ts';

const ROUNDS = rounds(9);
const ACCEPTED_PER_ROUND = 3;
const CREDITS = 5_000;
/** Made by vendors on loopback: one at once, the other after a while. */
const CHEAP = ['imagen_4', 'flux_1_1_pro'];

test('kills of API and worker under load: every accepted job ends, is settled at most once, and nothing stays held', async () => {
  const chance = dice();
  const { environment: vendors } = await workingVendors();
  // It makes the accounts; the load goes to processes that can be killed.
  const office = await aService();
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { accountId } = await office.anAccount({ plan: 'professional' });
      await office.grant(accountId, CREDITS - 10);
      return office.aKey({ accountId });
    }),
  );
  const environment = {
    ...vendors,
    DATABASE_URL: office.databaseUrl,
    DATABASE_POOL_SIZE: '5',
    DATA_DIR: await aTemporaryFolder(),
    BASE_URL: 'http://kinora.test',
    RATE_LIMIT_MULTIPLIER: '10000',
    WORKER_CONCURRENCY: '4',
    LOG_LEVEL: 'silent',
  };
  const places = await Promise.all(
    ['api', 'api', 'worker', 'worker'].map(async (command) => {
      const port = await aFreePort();
      const start = () => kinora([command], { ...environment, PORT: String(port) });
      return { command, origin: `http://127.0.0.1:${port}`, start, program: start() };
    }),
  );
  onTestFinished(async () => {
    for (const { program } of places) program.child.kill('SIGKILL');
    await Promise.all(places.map(({ program }) => program.ended));
  });
  const up = (program: Program) => until(() => isUp(program), { what: 'a start' });
  await Promise.all(places.map(({ program }) => up(program)));

  const load = aLoad({
    origin: () => chance.oneOf(places.filter(({ command }) => command === 'api')).origin,
    secrets: people.map(({ secret }) => secret),
    wish: () => ({
      // Mostly cheap ones: the machine has to start processes as well.
      aiModel: chance.below(30) === 0 ? 'kinora_still_1' : chance.oneOf(CHEAP),
      prompt: 'A boat',
    }),
    everyMs: 500,
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    await office.pool.query('update generation_account set hour_accepted = 1, day_accepted = 1');
    const before = load.accepted.size;
    await until(() => load.accepted.size >= before + ACCEPTED_PER_ROUND, {
      what: 'some load',
    });
    const running = places.filter(({ program }) => isUp(program));
    const victim = chance.oneOf(running.length > 0 ? running : places);
    await pause(chance.below(700));
    victim.program.child.kill('SIGKILL');
    await victim.program.ended;
    victim.program = victim.start();
  }
  await load.stop();

  const unfinished = async () =>
    (await office.pool.query("select id from generation where status = 'generating'")).rows;
  await until(async () => (await unfinished()).length === 0, {
    withinMs: 90_000,
    everyMs: 100,
    what: 'the end of every job',
  });
  const { rows: jobs } = await office.pool.query<{ id: string; status: string; used: number }>(
    'select id, status, credits_used as used from generation',
  );
  const ids = new Set(jobs.map(({ id }) => id));
  expect([...load.accepted].filter((id) => !ids.has(id))).toEqual([]);
  const completed = jobs.filter(({ status }) => status === 'completed').length;
  console.info(
    `${jobs.length} jobs, ${completed} completed; ${load.accepted.size} accepted, ` +
      `${load.unanswered()} submits without an answer, the slowest ${Math.round(load.slowestMs())} ms`,
  );
  expect(load.accepted.size).toBeGreaterThanOrEqual(ROUNDS * ACCEPTED_PER_ROUND);
  expect(completed).toBeGreaterThan(jobs.length / 2);
  const { rows: wallets } = await office.pool.query<{ balance: number; held: number }>(
    'select sum(balance)::int as balance, sum(held)::int as held from wallet',
  );
  const used = jobs.reduce((sum, job) => sum + job.used, 0);
  expect(wallets).toEqual([{ balance: people.length * CREDITS - used, held: 0 }]);
  const verified = kinora(['ledger', 'verify', '--json'], environment);
  expect(await verified.ended).toBe(0);
  expect(JSON.parse(verified.output()).problems).toEqual([]);
});
