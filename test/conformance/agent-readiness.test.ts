import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkAgentReadiness } from '../../scripts/agent-readiness/check.ts';
import { aService } from '../harness/a-service.ts';
import { aFreePort } from '../harness/wait.ts';

const port = await aFreePort();
const baseUrl = `http://127.0.0.1:${port}`;
await aService({ environment: { PORT: String(port), BASE_URL: baseUrl } });

test('every point of the public scanners that applies passes', async () => {
  const results = await checkAgentReadiness(baseUrl);
  expect(results.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'pass').length).toBeGreaterThanOrEqual(18);
});

test('the script prints every point with its outcome, and exits 1 when one fails', async () => {
  const script = join(import.meta.dirname, '../../scripts/agent-readiness.ts');
  const nowhere = `http://127.0.0.1:${await aFreePort()}`;
  const failed = await promisify(execFile)(process.execPath, [script, nowhere]).catch(
    (error: unknown) => error,
  );
  expect(failed).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^robotsTxt +fail +fetch failed$/m),
  });
  expect(failed).toMatchObject({ stdout: expect.stringMatching(/^dnsAid +not applicable /m) });
});
