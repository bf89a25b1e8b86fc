import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isUp, kinora } from '../../harness/a-process.ts';
import { aService } from '../../harness/a-service.ts';
import { aCustomer, aRequest, type Customer, theSandbox } from '../../harness/a-shop.ts';
import { aTemporaryFolder } from '../../harness/a-temporary-folder.ts';
import { type Dice, dice } from '../../harness/dice.ts';
import { rounds } from '../../harness/rounds.ts';
import { aFreePort, until } from '../../harness/wait.ts';

const ROUNDS = rounds(9);
const PAID_PER_ROUND = 4;
const PEOPLE = 6;
/** Longer than a payment waits for its locks, so that some are given up. */
const HELD_MS_MAX = 4_000;

/** Holds what one account or one checkout of it needs, in a session that goes silent. */
async function holdPayments(url: string, accountId: string, chance: Dice): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query(
    chance.oneOf([
      "select pg_advisory_xact_lock(hashtextextended('billing account ' || $1, 0))",
      'select from checkout where account_id = $1 for update',
      'select from wallet where account_id = $1 for update',
    ]),
    [accountId],
  );
  await pause(chance.below(HELD_MS_MAX));
  await client.end();
}

/** Ends some connections of the program, whatever they are doing. */
async function killBackends(pool: pg.Pool, chance: Dice): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from (
       select pid from pg_stat_activity
       where datname = current_database() and application_name = 'kinora'
       order by md5(pid::text || $1) limit $2
     ) victim`,
    [String(chance.below(1_000_000)), 1 + chance.below(6)],
  );
}

test('rounds of held payment locks and killed backends: every payment counts once, and other accounts do not wait', async () => {
  const chance = dice();
  const office = await aService();
  // Its own sessions are killed as well; nobody waits for them.
  office.pool.on('error', () => {});
  const sandbox = await theSandbox(office);
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => aCustomer(office)));
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    DATABASE_URL: office.databaseUrl,
    DATABASE_POOL_SIZE: '5',
    DATA_DIR: await aTemporaryFolder(),
    BASE_URL: 'http://kinora.test',
    RATE_LIMIT_MULTIPLIER: '10000',
    LOG_LEVEL: 'silent',
    PORT: String(port),
  };
  const program = kinora(['serve'], environment);
  onTestFinished(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
  });
  await until(() => isUp(program), { what: 'the start' });

  const paid = new Map(people.map(({ accountId }) => [accountId, 0]));
  let isStopped = false;
  let givenUp = 0;

  /** Repeats a request, as clients and processors do, until it is taken. */
  async function insist(path: string, headers: Record<string, string>, body: string) {
    for (;;) {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      if (answer?.ok) return JSON.parse(await answer.text());
      givenUp += 1;
      // Never a refusal for good, and never a fault of ours.
      if (answer !== null) expect(answer.status).toBe(503);
      await pause(100);
    }
  }

  async function buy({ accountId, secret }: Customer): Promise<void> {
    while (!isStopped) {
      const authorization = { authorization: `Bearer ${secret}` };
      const request = JSON.stringify(aRequest());
      const { checkoutId } = await insist('/v1/billing/checkouts', authorization, request);
      const body = sandbox.aReport({
        ...(await untilAnswered(() => sandbox.paid(checkoutId))),
        accountId,
      });
      const signed = { 'sandbox-signature': sandbox.signature(body) };
      // Twice at once, as processors do.
      await Promise.all([
        insist('/webhooks/payments/sandbox', signed, body),
        insist('/webhooks/payments/sandbox', signed, body),
      ]);
      paid.set(accountId, (paid.get(accountId) ?? 0) + 1);
    }
  }

  const buying = Promise.all(people.map(buy));
  const soldTo = (others: readonly Customer[]) =>
    others.reduce((sum, { accountId }) => sum + (paid.get(accountId) ?? 0), 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const victim = chance.oneOf(people);
    const others = people.filter((person) => person !== victim);
    const before = soldTo(others);
    const trouble =
      chance.below(2) === 0
        ? holdPayments(office.databaseUrl, victim.accountId, chance)
        : killBackends(office.pool, chance);
    await until(() => soldTo(others) >= before + PAID_PER_ROUND, {
      what: 'payments of other accounts',
    });
    await trouble;
  }
  isStopped = true;
  await buying;
  console.info(`${soldTo(people)} payments, ${givenUp} requests repeated`);

  expect(program.child.exitCode).toBeNull();
  for (const { accountId } of people) {
    const { rows } = await office.pool.query(
      `select w.balance, count(c.id)::int as fulfilled from wallet w
       left join checkout c on c.account_id = w.account_id and c.status = 'fulfilled'
       where w.account_id = $1 group by w.balance`,
      [accountId],
    );
    const count = paid.get(accountId) ?? 0;
    expect(rows).toEqual([{ balance: 10 + 50 * count, fulfilled: count }]);
  }
  const { rows: unsettled } = await office.pool.query(
    "select from payment_event where status in ('dead', 'waiting')",
  );
  expect(unsettled).toEqual([]);
  const { rows: broken } = await office.pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(broken).toEqual([{ deadlocks: 0 }]);
  const verified = kinora(['ledger', 'verify', '--json'], environment);
  expect(await verified.ended).toBe(0);
  expect(JSON.parse(verified.output()).problems).toEqual([]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

/** Our own look into the database may be cut off too. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(50);
    }
  }
}
