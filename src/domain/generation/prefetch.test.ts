import { expect, test } from 'vitest';
import { aService } from '../../../test/harness/a-service.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { createIdentify } from '../identify.ts';
import { revokeKey } from '../keys/index.ts';
import { type ReadDependencies, readVideo } from './get-video.ts';
import { createAddresses } from './view.ts';

const service = await aService({ worker: false });
const FOX = { prompt: 'A fox runs through the snow' };

async function submitted(secret: string): Promise<{ id: string }> {
  const { body } = await service.call('/v1/generate/video', {
    method: 'POST',
    json: FOX,
    headers: { authorization: `Bearer ${secret}` },
  });
  return body.video;
}

function counting() {
  const statements: string[] = [];
  const query = (statement: { name: string }) => {
    statements.push(statement.name);
    return service.pool.query(statement as never);
  };
  return { statements, database: { query } as unknown as Queryable };
}

function identifyFor(id: string, secret: string, database: Queryable = service.pool) {
  return createIdentify(database, systemClock)(secret, { operation: 'videos.get', input: { id } });
}

test('a key and the generation that it polls are read in one round trip', async () => {
  const { secret } = await service.aKey();
  const video = await submitted(secret);
  const { statements, database } = counting();
  const caller = await identifyFor(video.id, secret, database);
  if (caller.kind !== 'key') throw new Error('not a key');
  const dependencies = {
    pool: database,
    addresses: createAddresses('http://kinora.test'),
  } as unknown as ReadDependencies;
  expect(await readVideo(dependencies, video.id, caller)).toEqual(video);
  expect(statements).toEqual(['authenticate-key-and-find-generation']);
});

test("another account's generation is not prefetched, and neither is one that does not exist", async () => {
  const { id } = await submitted((await service.aKey()).secret);
  const { secret } = await service.aKey();
  for (const asked of [id, `gen_${'0'.repeat(26)}`]) {
    const caller = await identifyFor(asked, secret);
    expect(caller).toMatchObject({ kind: 'key', prefetched: { id: asked, row: null } });
  }
});

test('a revoked key prefetches nothing', async () => {
  const { keyId, secret } = await service.aKey();
  const { id } = await submitted(secret);
  await revokeKey(service.pool, { keyId, accountId: null });
  expect(await identifyFor(id, secret)).toEqual({
    kind: 'refused',
    credential: 'key',
    why: 'The API key is revoked.',
  });
});

test('what was prefetched of one generation says nothing about another', async () => {
  const { secret } = await service.aKey();
  const first = await submitted(secret);
  const second = await submitted(secret);
  const caller = await identifyFor(first.id, secret);
  if (caller.kind !== 'key') throw new Error('not a key');
  const dependencies = {
    pool: service.pool,
    addresses: createAddresses('http://kinora.test'),
  } as unknown as ReadDependencies;
  expect((await readVideo(dependencies, second.id, caller)).id).toBe(second.id);
});
