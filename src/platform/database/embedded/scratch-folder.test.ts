import assert from 'node:assert/strict';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { aDataDir } from '../../../../test/faults/fixtures/embedded-postgres-world.ts';
import { currentUser } from './file-owner.ts';
import { removeLeftovers, withScratchFolder } from './scratch-folder.ts';

test('what the dead left behind is removed, and what the living work on is kept', async () => {
  const dataDir = await aDataDir();
  const ofTheDead = 'postgres.new-4194999-aaaa-bbbb';
  const ofTheLifeBefore = `postgres.new-${process.pid}-aaaa-bbbb`;
  const ofTheLiving = `postgres.new-${process.ppid}-aaaa-bbbb`;
  for (const name of [ofTheDead, ofTheLifeBefore, ofTheLiving, 'postgres']) {
    await mkdir(join(dataDir, name, 'cluster'), { recursive: true });
  }
  await withScratchFolder({ dataDir, owner: currentUser() }, async (folder) => {
    await removeLeftovers(dataDir);
    const kept = (await readdir(dataDir)).map((name) => join(dataDir, name)).sort();
    assert.deepEqual(kept, [folder, join(dataDir, ofTheLiving), join(dataDir, 'postgres')].sort());
  });
  assert.deepEqual((await readdir(dataDir)).sort(), ['postgres', ofTheLiving].sort());
});
