import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aLibrary } from '../harness/a-library.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { makeFilmsShort } from '../harness/short-films.ts';
import { until } from '../harness/wait.ts';
import { aFaultyWay, type FaultyWay } from './a-faulty-way.ts';
import {
  type Action,
  BEHAVIOURS,
  type Behaviour,
  type Limits,
  type Outcome,
  REFUSALS,
} from './behaviours.ts';

/** Where a client goes, and who it is. */
interface Connection {
  readonly url: string;
  readonly key: string;
}

/** Does what it is told with one of our clients; several at once. `impatience` is when the person has had enough. */
export type Client = (
  action: Action,
  connection: Connection,
  limits: Limits & { readonly impatience?: Promise<void> },
) => Promise<Outcome>;

export interface Scene {
  readonly service: TestService;
  readonly way: FaultyWay;
}

/** A service that is reached by a way on which things go wrong. */
export async function aScene(): Promise<Scene> {
  const way = await aFaultyWay();
  const service = await aService({ worker: true, environment: { BASE_URL: way.origin } });
  await makeFilmsShort(service.pool);
  way.lead(service.port);
  return { service, way };
}

/** The whole table, through one client. */
export function testBehaviours({ service, way }: Scene, client: Client): void {
  test.concurrent.for([...BEHAVIOURS, ...REFUSALS])(
    '$name',
    { timeout: 60_000 },
    async (row, { onTestFinished: after }) => {
      // Each has a way of its own, so that they can go wrong at the same time.
      const own = await aFaultyWay({ to: service.port, after });
      if (row.faults !== undefined) own.plan(...row.faults);
      way.plan(/^\/assets\//, ...(row.fileFaults ?? []));
      await expectBehaviour({ service, way: own }, client, row);
    },
  );

  test('every page of a list is read, also when answers are lost between them', async () => {
    way.clear();
    const { accountId, secret } = await service.aKey();
    // Two whole pages and a bit.
    await aLibrary(service.pool, { accountId, dataDir: await aTemporaryFolder(), size: 205 });
    const newestFirst = 'select id from generation where account_id = $1 order by number desc';
    const { rows } = await service.pool.query(newestFirst, [accountId]);
    way.plan(/cursor=/, { kind: 'lost after' }, { kind: 'cut', bytes: 30 });
    const outcome = await client({ do: 'list' }, { url: way.origin, key: secret }, {});
    expect(outcome).toMatchObject({ result: 'listed', ids: rows.map(({ id }) => id) });
    const asked = way.seen().map(({ path }) => new URL(path, way.origin).searchParams);
    expect(asked.map((query) => query.get('limit'))).toEqual(Array(5).fill('100'));
    const [first, second, again, andAgain, third] = asked.map((query) => query.get('cursor'));
    expect([first, again, andAgain]).toEqual([null, second, second]);
    expect(third).not.toBe(second);
  });
}

async function expectBehaviour({ service, way }: Scene, client: Client, row: Behaviour) {
  const { accountId, secret } = await service.aKey();
  const connection = { url: way.origin, key: secret };
  const isAsked = () => way.seen().length > 0;
  const outcome = await client(row.action, connection, {
    ...row.limits,
    ...(row.limits?.abort === true ? { impatience: until(isAsked) } : {}),
  });

  expect(outcome).toMatchObject(row.outcome);
  expect(JSON.stringify(outcome)).not.toContain(secret);
  const [path] = row.faults ?? [];
  const requests = way.seen().filter((request) => path?.test(request.path));
  if (row.requests !== undefined) expect(requests).toHaveLength(row.requests);
  const keys = new Set(requests.map(({ headers }) => headers['idempotency-key']));
  expect(keys.size, 'one idempotency key for all attempts').toBeLessThanOrEqual(1);
  const { rows } = await service.pool.query('select id from generation where account_id = $1', [
    accountId,
  ]);
  expect(rows).toHaveLength(row.jobs);
  if (row.action.do === 'make' && row.action.out === true) {
    expect(outcome.sha256).toBe(await sha256OfResult(service, secret, rows[0].id));
  }
  // Nobody waits for these any more, and others want to be rendered.
  for (const { id } of rows) {
    const headers = { authorization: `Bearer ${secret}` };
    await service.call(`/v1/videos/${id}/cancel`, { method: 'POST', headers });
  }
}

async function sha256OfResult(service: TestService, secret: string, id: string): Promise<string> {
  const { body } = await service.call(`/v1/videos/${id}`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  const { pathname } = new URL(body.video.video_url ?? body.video.image_url);
  const file = await fetch(`${service.origin}${pathname}`);
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
}
