import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenDone } from './when-done.ts';

/** Gone when the test file is done. */
export async function aTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-test-'));
  whenDone(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
