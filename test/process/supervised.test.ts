import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { aPreparedDataFolder, compiledBefore, started } from '../harness/a-process.ts';
import { until } from '../harness/wait.ts';

// Each starts npm, a server, and another server after it, all at the same time.
vi.setConfig({ testTimeout: 120_000 });

const root = join(import.meta.dirname, '../..');

interface Launched {
  readonly child: ChildProcess;
  readonly output: () => string;
}

async function launched(
  [program, ...args]: readonly [string, ...string[]],
  {
    environment,
    after,
  }: { environment: Readonly<Record<string, string>>; after: (end: () => void) => void },
): Promise<Launched> {
  const child = spawn(program, args, {
    cwd: root,
    // Its own group, so that only who is named gets a signal.
    detached: true,
    env: {
      PATH: process.env['PATH'] ?? '',
      TMPDIR: tmpdir(),
      HOME: environment['DATA_DIR'],
      ...compiledBefore(),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  after(() => endGroup(child));
  await until(() => /is running/.test(output) || child.exitCode !== null, {
    what: `the start of ${program}`,
  });
  return { child, output: () => output };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it is gone.
  }
}

/** Whether anybody of the group that was launched is left; who has ended and is not buried yet does not count. */
function isAnybodyLeft({ pid = 0 }: ChildProcess): boolean {
  const processes = execFileSync('ps', ['-eo', 'pgid=,stat='], { encoding: 'utf8' });
  return processes
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some(([group, state]) => Number(group) === pid && !state?.startsWith('Z'));
}

test.concurrent.for([
  [['npm', 'start'], 'SIGTERM'],
  [['npm', 'start'], 'SIGKILL'],
  [['npx', 'kinora', 'serve'], 'SIGTERM'],
  [['npx', 'kinora', 'serve'], 'SIGKILL'],
] as const)(
  'when %j gets %s, port and data folder are free at once',
  async ([command, signal], { onTestFinished: after }) => {
    const { environment, url } = await aPreparedDataFolder(after);
    const { child } = await launched(command, { environment, after });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill(signal);
    // As with a supervisor that does not read on.
    child.stdout?.destroy();
    child.stderr?.destroy();
    await until(() => !isAnybodyLeft(child), {
      everyMs: 250,
      what: 'the end of the program',
    });
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    const running = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(running).not.toContain(environment['DATA_DIR']);
    const next = await started(environment, after);
    expect(next.errors()).toBe('');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  },
);

test.concurrent('a start that was detached on purpose goes on without its shell, and without its terminal', async ({
  onTestFinished: after,
}) => {
  const { environment, url } = await aPreparedDataFolder(after);
  const script = `nohup '${process.execPath}' src/cli/kinora.ts serve & echo $!; wait`;
  const { child, output } = await launched(['sh', '-c', script], { environment, after });
  const pid = Number(/^\d+$/m.exec(output())?.[0]);
  child.kill('SIGKILL');
  process.kill(pid, 'SIGHUP');
  // Long enough for it to look twice after its parent.
  for (let look = 0; look < 5; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }
  process.kill(pid, 'SIGTERM');
  await until(() => !isAnybodyLeft(child), {
    everyMs: 250,
    what: 'the end of the program',
  });
});
