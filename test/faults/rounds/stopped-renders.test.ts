import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { aLoad } from '../../harness/a-load.ts';
import { isUp, kinora } from '../../harness/a-process.ts';
import { aService, type TestService } from '../../harness/a-service.ts';
import { aTemporaryFolder } from '../../harness/a-temporary-folder.ts';
import { type Dice, dice } from '../../harness/dice.ts';
import { renderProcessesOf } from '../../harness/render-processes.ts';
import { rounds } from '../../harness/rounds.ts';
import { until } from '../../harness/wait.ts';

const ROUNDS = rounds(3);
const CREDITS = 5_000;

test('stops of workers while they render: every job is completed and charged once', async () => {
  const chance = dice();
  const { office, load, places, everyJobEnds } = await aRenderingService([{}, {}]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await office.pool.query('update generation_account set hour_accepted = 1, day_accepted = 1');
    await untilRendering(office);
    const victim = chance.oneOf(places);
    await pause(chance.below(1_000));
    victim.program.child.kill('SIGTERM');
    expect(await victim.program.ended).toBe(0);
    expect(renderProcessesOf(victim.program.child.pid)).toEqual([]);
    victim.program = victim.start();
    await until(() => isUp(victim.program), { what: 'a start' });
  }
  await load.stop();
  const jobs = await everyJobEnds();
  expect(jobs.filter(({ status }) => status !== 'completed')).toEqual([]);
});

test('renderers killed and renderers over their memory limit: each fails its own job at most', async () => {
  const chance = dice();
  const { office, load, places, everyJobEnds } = await aRenderingService([
    {},
    { RENDER_MEMORY_MB: '64', WORKER_CONCURRENCY: '1' },
  ]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await office.pool.query('update generation_account set hour_accepted = 1, day_accepted = 1');
    const before = await countOf(office, 'completed');
    await untilRendering(office);
    await pause(chance.below(1_000));
    killOneRenderer(chance, places[0]?.program.child.pid);
    // The renders of a round may all be lost; those that follow it are not.
    await until(async () => (await countOf(office, 'completed')) > before, {
      withinMs: 60_000,
      everyMs: 100,
      what: 'a picture after the kill',
    });
  }
  await until(async () => (await countOf(office, 'failed')) > 0, {
    withinMs: 60_000,
    everyMs: 100,
    what: 'a render that was lost',
  });
  await load.stop();
  const jobs = await everyJobEnds();
  expect(places.map(({ program }) => program.child.exitCode)).toEqual([null, null]);
  const codes = new Set(jobs.map(({ code }) => code));
  expect([...codes].toSorted()).toEqual(['none', 'provider_error']);
});

function killOneRenderer(chance: Dice, worker: number | undefined): void {
  const renderers = renderProcessesOf(worker);
  if (renderers.length > 0) process.kill(chance.oneOf(renderers), 'SIGKILL');
}

async function untilRendering({ pool }: TestService): Promise<void> {
  const running = () =>
    pool.query("select from generation where status = 'generating' and attempt > 0");
  await until(async () => ((await running()).rowCount ?? 0) > 0, {
    what: 'a render',
  });
}

async function countOf({ pool }: TestService, status: string): Promise<number> {
  const { rowCount } = await pool.query('select from generation where status = $1', [status]);
  return rowCount ?? 0;
}

/** People who submit images to a service whose workers have these settings. */
async function aRenderingService(settings: readonly Readonly<Record<string, string>>[]) {
  const office = await aService();
  const secrets = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { accountId } = await office.anAccount({ plan: 'professional' });
      await office.grant(accountId, CREDITS - 10);
      return (await office.aKey({ accountId })).secret;
    }),
  );
  const environment = {
    DATABASE_URL: office.databaseUrl,
    DATABASE_POOL_SIZE: '5',
    DATA_DIR: await aTemporaryFolder(),
    BASE_URL: 'http://kinora.test',
    WORKER_CONCURRENCY: '4',
    LOG_LEVEL: 'silent',
  };
  const places = settings.map((own) => {
    const start = () => kinora(['worker'], { ...environment, ...own });
    return { start, program: start() };
  });
  onTestFinished(async () => {
    for (const { program } of places) program.child.kill('SIGKILL');
    await Promise.all(places.map(({ program }) => program.ended));
  });
  await until(() => places.every(({ program }) => isUp(program)));
  const load = aLoad({
    origin: () => office.origin,
    secrets,
    wish: () => ({ aiModel: 'kinora_still_1', prompt: 'A boat' }),
    // Fewer than one worker can draw, so that no backlog grows towards the deadline.
    everyMs: 5_000,
  });
  const everyJobEnds = async () => {
    const jobs = await endedJobs(office);
    expect([...load.accepted].filter((id) => !jobs.some((job) => job.id === id))).toEqual([]);
    await expectNothingHeld(office, { people: secrets.length, jobs });
    const verified = kinora(['ledger', 'verify', '--json'], environment);
    expect(await verified.ended).toBe(0);
    expect(JSON.parse(verified.output()).problems).toEqual([]);
    return jobs;
  };
  return { office, load, places, everyJobEnds };
}

interface EndedJob {
  readonly id: string;
  readonly status: string;
  readonly code: string;
  readonly used: number;
}

async function endedJobs({ pool }: TestService): Promise<readonly EndedJob[]> {
  const unfinished = () => pool.query("select from generation where status = 'generating'");
  await until(async () => (await unfinished()).rowCount === 0, {
    withinMs: 120_000,
    everyMs: 100,
    what: 'the end of every job',
  });
  const { rows } = await pool.query<EndedJob>(
    `select id, status, coalesce(error_code, 'none') as code, credits_used as used
     from generation`,
  );
  console.info(`${rows.length} jobs, ${rows.filter(({ used }) => used > 0).length} completed`);
  return rows;
}

async function expectNothingHeld(
  { pool }: TestService,
  { people, jobs }: { people: number; jobs: readonly EndedJob[] },
): Promise<void> {
  const { rows } = await pool.query(
    'select sum(balance)::int as balance, sum(held)::int as held from wallet',
  );
  const used = jobs.reduce((sum, job) => sum + job.used, 0);
  expect(rows).toEqual([{ balance: people * CREDITS - used, held: 0 }]);
}
