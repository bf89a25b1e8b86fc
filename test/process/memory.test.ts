import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aPreparedDataFolder, started } from '../harness/a-process.ts';
import { until } from '../harness/wait.ts';

const MEGABYTES_MAX = 260;

/** What a process has in memory, as the kernel counts it. */
function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

test.runIf(process.platform === 'linux')(
  'a server has at most 260 MB in memory when it is idle, and again after ten renders',
  async () => {
    const { environment, url } = await aPreparedDataFolder();
    const program = await started({ ...environment, RATE_LIMIT_MULTIPLIER: '100' });
    const resident = () => Math.round(residentMegabytes(program.child.pid));
    expect(resident()).toBeLessThanOrEqual(MEGABYTES_MAX);

    const [, key = ''] = /Bearer (\S+?)'/.exec(program.output()) ?? [];
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ prompt: 'An owl', aspectRatio: '16:9' });
    for (let image = 0; image < 10; image += 1) {
      const answer = await fetch(`${url}/v1/generate/image`, { method: 'POST', headers, body });
      expect(answer.status).toBe(202);
    }
    const balance = async () => {
      const { credits } = JSON.parse(await (await fetch(`${url}/v1/me`, { headers })).text());
      return credits.balance;
    };
    await until(async () => (await balance()) === 0, { withinMs: 90_000, everyMs: 250 });
    await until(() => resident() <= MEGABYTES_MAX, { everyMs: 250 });
  },
  180_000,
);
