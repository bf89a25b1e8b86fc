import assert from 'node:assert/strict';
import { test } from 'vitest';
import { aDataDir } from '../../../../test/faults/fixtures/embedded-postgres-world.ts';
import { prepareFileLayout } from './file-layout.ts';
import { currentUser } from './file-owner.ts';
import { EmbeddedPostgresError } from './index.ts';
import { startServer } from './start-server.ts';

test('a server program that is missing or fails at once is refused in one line', async () => {
  const layout = await prepareFileLayout(await aDataDir());
  const refusal = async (postgres: string) => {
    const launcher = { kind: 'same-user', owner: currentUser() } as const;
    const start = startServer({ layout, launcher, postgres, settings: {} });
    const error = await start.catch((thrown: unknown) => thrown);
    assert.ok(error instanceof EmbeddedPostgresError);
    return error.message;
  };
  const begin = `PostgreSQL does not start on ${layout.cluster}: `;
  const end = ` (log: ${layout.logFile})`;
  assert.equal(await refusal('/missing'), `${begin}spawn /missing ENOENT${end}`);
  assert.equal(await refusal('/bin/false'), `${begin}it ended without a word${end}`);
});
