import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { aDatabase } from '../../test/harness/a-database.ts';
import { until } from '../../test/harness/wait.ts';
import { createEvents } from './events.ts';
import { createLog } from './log.ts';

const connectionString = await aDatabase();

function aProcess() {
  const events = createEvents({ connectionString }, { channel: 'test', log: createLog('silent') });
  onTestFinished(() => events.close());
  return events;
}

/** Counts what a process hears about a topic. */
function listen(events: ReturnType<typeof aProcess>, topic: string) {
  const heard = { count: 0 };
  events.subscribe(topic, () => {
    heard.count += 1;
  });
  return heard;
}

/** Both are connected when one has heard the other. */
async function connected(...processes: readonly ReturnType<typeof aProcess>[]): Promise<void> {
  for (const [i, hearing] of processes.entries()) {
    const heard = listen(hearing, `hello:${i}`);
    for (const speaking of processes) {
      if (speaking === hearing) continue;
      const before = heard.count;
      await until(() => {
        speaking.announce(`hello:${i}`);
        return heard.count > before;
      });
    }
  }
}

test('an announcement is heard at once in its own process, once, and soon in the others', async () => {
  const [here, there] = [aProcess(), aProcess()];
  await connected(here, there);
  const [own, other] = [listen(here, 'a'), listen(there, 'a')];
  here.announce('a');
  expect(own.count).toBe(1);
  await until(() => other.count === 1);
  // What comes after it has been heard, so an echo would have been heard as well.
  const after = listen(here, 'b');
  there.announce('b');
  await until(() => after.count === 1);
  expect(own.count).toBe(1);
});

test('two thousand announcements at once reach the others in a few statements, each topic once', async () => {
  const [here, there] = [aProcess(), aProcess()];
  await connected(here, there);
  const topics = Array.from({ length: 2_000 }, (_, i) => `gen_${String(i).padStart(26, '0')}`);
  const heard = topics.map((topic) => listen(there, topic));
  const { query } = pg.Client.prototype;
  let statements = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    statements += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;
  onTestFinished(() => {
    pg.Client.prototype.query = query;
  });
  for (let i = 0; i < 3; i += 1) for (const topic of topics) here.announce(topic);
  await until(() => heard.every(({ count }) => count >= 1));
  expect(statements).toBeLessThan(10);
});

test('whoever lost the connection is told that something may have been missed', async () => {
  const events = aProcess();
  const heard = listen(events, 'a');
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  onTestFinished(() => admin.end());
  await until(async () => {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'kinora-events'`,
    );
    return (rowCount ?? 0) > 0;
  });
  await until(() => heard.count > 0);
});
