import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { aLoad } from '../../harness/a-load.ts';
import { isUp, kinora, type Program } from '../../harness/a-process.ts';
import { aService } from '../../harness/a-service.ts';
import { bearer } from '../../harness/a-submit.ts';
import { aTemporaryFolder } from '../../harness/a-temporary-folder.ts';
import { dice } from '../../harness/dice.ts';
import { rounds } from '../../harness/rounds.ts';
import { workingVendors } from '../../harness/vendors/working-vendors.ts';
import { aFreePort, until } from '../../harness/wait.ts';

const ROUNDS = rounds(6);
const ACCEPTED_PER_ROUND = 2;
const PEOPLE = 4;
/** Enough for as many rounds as there may be. */
const CREDITS = 1_000_000;
const CHEAP = ['imagen_4', 'flux_1_1_pro'];
const TWO_ANSWERS =
  'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\nHTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n';

/** What a receiver does with an event that it has read. */
const MANNERS = {
  works: (response: ServerResponse) => response.writeHead(204).end(),
  refuses: (response: ServerResponse) => response.writeHead(503).end(),
  redirects: (response: ServerResponse) => response.writeHead(302, { location: '/x' }).end(),
  'drops the connection': (response: ServerResponse) => response.socket?.destroy(),
  'is slow': (response: ServerResponse) => setTimeout(() => response.writeHead(200).end(), 1_500),
  'never answers': () => {},
  'answers twice': (response: ServerResponse) => response.socket?.end(TWO_ANSWERS),
} as const;
type Manner = keyof typeof MANNERS | 'is down';
const ALL: readonly Manner[] = [...(Object.keys(MANNERS) as (keyof typeof MANNERS)[]), 'is down'];

/** A receiver of several accounts, told apart by their paths; it can be killed and started again. */
async function aFaultyReceiver(secrets: ReadonlyMap<string, string>) {
  const port = await aFreePort();
  const bodies = new Map<string, string>();
  const wrong: string[] = [];
  let manner: Manner = 'works';
  let server: Server | null = null;
  let sendings = 0;

  async function start(): Promise<void> {
    const started = createServer(async (request, response) => {
      const body = await text(request).catch(() => null);
      // Killed while it was reading.
      if (body === null) return;
      const id = String(request.headers['webhook-id']);
      sendings += 1;
      try {
        const secret = secrets.get(request.url ?? '') ?? '';
        new Webhook(secret).verify(body, request.headers as Record<string, string>);
        if ((bodies.get(id) ?? body) !== body) throw new Error('other bytes');
      } catch (error) {
        wrong.push(`${id}: ${error}`);
      }
      bodies.set(id, body);
      if (manner !== 'is down') MANNERS[manner](response);
    });
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve));
    server = started;
  }

  async function kill(): Promise<void> {
    const running = server;
    server = null;
    if (running === null) return;
    running.closeAllConnections();
    await new Promise<void>((resolve) => running.close(() => resolve()));
  }

  onTestFinished(kill);
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    bodies,
    wrong,
    sendings: () => sendings,
    become: async (wanted: Manner) => {
      manner = wanted;
      if (wanted === 'is down') await kill();
      else if (server === null) await start();
    },
  };
}

test('receivers that fail in every way, with API and worker killed between: every event arrives, verified, with the same bytes', async () => {
  const chance = dice();
  const { environment: vendors } = await workingVendors();
  const secrets = new Map<string, string>();
  const receiver = await aFaultyReceiver(secrets);
  const inside = { WEBHOOK_PRIVATE_ORIGINS: receiver.origin };
  const office = await aService({ environment: inside });
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const { accountId } = await office.anAccount({ plan: 'professional' });
      await office.grant(accountId, CREDITS);
      const key = await office.aKey({ accountId, permissions: ['generate', 'read', 'webhooks'] });
      const { body } = await office.call('/v1/webhooks/main', {
        method: 'PUT',
        headers: bearer(key.secret),
        json: {
          url: `${receiver.origin}/${accountId}`,
          events: ['generation.completed', 'generation.failed'],
        },
      });
      secrets.set(`/${accountId}`, body.secret);
      return key;
    }),
  );
  const environment = {
    ...{ ...vendors, ...inside },
    DATABASE_URL: office.databaseUrl,
    DATABASE_POOL_SIZE: '5',
    DATA_DIR: await aTemporaryFolder(),
    BASE_URL: 'http://kinora.test',
    RATE_LIMIT_MULTIPLIER: '10000',
    WORKER_CONCURRENCY: '4',
    LOG_LEVEL: 'silent',
  };
  const places = await Promise.all(
    ['api', 'worker', 'worker'].map(async (command) => {
      const port = await aFreePort();
      const start = () => kinora([command], { ...environment, PORT: String(port) });
      return { command, origin: `http://127.0.0.1:${port}`, start, program: start() };
    }),
  );
  onTestFinished(async () => {
    for (const { program } of places) program.child.kill('SIGKILL');
    await Promise.all(places.map(({ program }) => program.ended));
  });
  const up = (program: Program) =>
    until(() => isUp(program), { withinMs: 180_000, what: 'a start' });
  await Promise.all(places.map(({ program }) => up(program)));
  /** What would be tried again later is tried again now. */
  const hurry = () =>
    office.pool.query(
      "update webhook_delivery set next_attempt_at = '-infinity' where state = 'pending' and not claimed",
    );

  const load = aLoad({
    origin: () => places.find(({ command }) => command === 'api')?.origin ?? '',
    secrets: people.map(({ secret }) => secret),
    wish: () => ({ aiModel: chance.oneOf(CHEAP), prompt: 'A boat' }),
    everyMs: 500,
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    await office.pool.query('update generation_account set hour_accepted = 1, day_accepted = 1');
    await receiver.become(chance.oneOf(ALL));
    await hurry();
    const before = load.accepted.size;
    const hasLoad = () => {
      const forGood = load.refused.find(({ status }) => status < 500);
      if (forGood !== undefined) throw new Error(`A submit was refused: ${forGood.body}`);
      return load.accepted.size >= before + ACCEPTED_PER_ROUND;
    };
    await until(hasLoad, { withinMs: 180_000, what: 'some load' }).catch((error: unknown) => {
      const state = places.map(({ command, program: { child, errors } }) => {
        return `${command} ${child.exitCode ?? child.signalCode ?? 'runs'} ${errors()}`;
      });
      const answers = [load.unanswered(), load.refused.length, load.refused.at(-1)?.body];
      throw new Error(`Round ${round}: ${state.join('; ')}; ${answers.join(', ')}`, {
        cause: error,
      });
    });
    const running = places.filter(({ program }) => isUp(program));
    const victim = chance.oneOf(running.length > 0 ? running : places);
    await pause(chance.below(700));
    victim.program.child.kill('SIGKILL');
    await victim.program.ended;
    victim.program = victim.start();
  }
  await load.stop();
  await receiver.become('works');
  const left = async () => {
    await hurry();
    const { rows } = await office.pool.query<{ left: number }>(
      `select (select count(*) from generation where status = 'generating')
         + (select count(*) from webhook_delivery where state <> 'delivered') as left`,
    );
    return Number(rows[0]?.left);
  };
  await until(async () => (await left()) === 0, {
    withinMs: 240_000,
    everyMs: 250,
    what: 'the delivery of every event',
  });

  const { rows: jobs } = await office.pool.query<{ id: string; status: string }>(
    'select id, status from generation order by id',
  );
  const told = [...receiver.bodies.values()].map((body) => JSON.parse(body));
  expect(receiver.wrong).toEqual([]);
  expect(told.map(({ type, data }) => `${data.video.id} ${type}`).toSorted()).toEqual(
    jobs.map(({ id, status }) => `${id} generation.${status}`),
  );
  expect([...load.accepted].filter((id) => !jobs.some((job) => job.id === id))).toEqual([]);
  console.info(
    `${ROUNDS} rounds: ${jobs.length} events, sent ${receiver.sendings()} times, none lost`,
  );
});
