import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aService, type TestService } from '../harness/a-service.ts';
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

/** Does what it is told with one of our clients. */
export type Client = (action: Action, connection: Connection, limits: Limits) => Promise<Outcome>;

export interface Scene {
  readonly service: TestService;
  readonly way: FaultyWay;
}

/** A service that is reached by a way on which things go wrong. */
export async function aScene(): Promise<Scene> {
  const way = await aFaultyWay();
  const service = await aService({ worker: true, environment: { BASE_URL: way.origin } });
  way.lead(service.port);
  return { service, way };
}

/** The whole table, through one client. */
export function testBehaviours({ service, way }: Scene, client: Client): void {
  test.each([...BEHAVIOURS, ...REFUSALS])('$name', { timeout: 60_000 }, (behaviour) =>
    expectBehaviour({ service, way }, client, behaviour),
  );

  test('every page of a list is read, also when answers are lost between them', async () => {
    way.clear();
    const { accountId, secret } = await service.aKey();
    await service.grant(accountId, 100);
    const ids: string[] = [];
    for (const prompt of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const { body } = await service.call('/v1/generate/image', {
        method: 'POST',
        json: { prompt },
        headers: { authorization: `Bearer ${secret}` },
      });
      ids.unshift(body.video.id);
    }
    way.plan(/cursor=/, { kind: 'lost after' }, { kind: 'cut', bytes: 30 });
    const outcome = await client({ do: 'list' }, { url: way.origin, key: secret }, {});
    expect(outcome).toMatchObject({ result: 'listed', ids });
  });
}

async function expectBehaviour({ service, way }: Scene, client: Client, row: Behaviour) {
  way.clear();
  const { accountId, secret } = await service.aKey();
  for (const [path, ...faults] of row.faults ?? []) way.plan(path, ...faults);
  const connection = { url: way.origin, key: secret };
  const outcome = await client(row.action, connection, row.limits ?? {});

  expect(outcome).toMatchObject(row.outcome);
  expect(JSON.stringify(outcome)).not.toContain(secret);
  const [path] = row.faults?.[0] ?? [];
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
