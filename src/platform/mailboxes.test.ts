import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { aClock } from '../../test/harness/a-clock.ts';
import { aDatabase } from '../../test/harness/a-database.ts';
import { until } from '../../test/harness/wait.ts';
import { createEvents } from './events.ts';
import { createLog } from './log.ts';
import { createMailboxes } from './mailboxes.ts';

const connectionString = await aDatabase();
const log = createLog('silent');

function aProcess(clock = aClock()) {
  const pool = new pg.Pool({ connectionString, max: 2 });
  const events = createEvents({ connectionString }, { channel: 'test', log });
  const mailboxes = createMailboxes({ pool, events, clock, log });
  onTestFinished(async () => {
    await mailboxes.stop();
    await events.close();
    await pool.end();
  });
  return mailboxes;
}

test('a message reaches the process that has the mailbox open, from any process, once', async () => {
  const [here, there] = [aProcess(), aProcess()];
  const received: string[] = [];
  await here.open('a', (message) => received.push(message));
  expect(await here.put('a', 'from here')).toBe(true);
  expect(received).toEqual(['from here']);
  expect(await there.put('a', 'from there')).toBe(true);
  expect(await there.put('a', 'x'.repeat(100_000))).toBe(true);
  await until(() => received.length === 3);
  expect(received).toEqual(['from here', 'from there', 'x'.repeat(100_000)]);
});

test('a mailbox that was closed or never opened takes nothing, whoever asks', async () => {
  const [here, there] = [aProcess(), aProcess()];
  await here.open('b', () => {});
  expect(await there.isOpen('b')).toBe(true);
  here.close('b');
  await until(async () => !(await there.isOpen('b')));
  expect(await there.put('b', 'too late')).toBe(false);
  expect(await here.put('b', 'too late')).toBe(false);
  expect(await there.put('never', 'nobody')).toBe(false);
});

test('the mailbox of a process that is gone takes nothing after a minute', async () => {
  const clock = aClock();
  const [gone, other] = [aProcess(clock), aProcess(clock)];
  await gone.open('c', () => {});
  expect(await other.put('c', 'still believed')).toBe(true);
  clock.advanceSeconds(61);
  expect(await other.isOpen('c')).toBe(false);
  expect(await other.put('c', 'lost')).toBe(false);
});

test('mailboxes that are open outlive a crash of the database, which empties their table', async () => {
  const [here, there] = [aProcess(), aProcess()];
  const received: string[] = [];
  await here.open('d', (message) => received.push(message));
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query('truncate mailbox cascade');
  expect(await there.put('d', 'lost')).toBe(false);
  await until(() => there.put('d', 'found'), { everyMs: 500 });
  await until(() => received.includes('found'));
});
