import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'kinora-tests-';

/**
 * Gives all tests one temporary folder, which is gone after them: what a test, a killed process or a browser leaves
 * behind is not left on the machine. Those of runs that were killed are removed by the next.
 */
export function useTemporaryFolderOfRun(): void {
  const parent = tmpdir();
  // Vitest reads its configuration once for each project.
  if (parent.includes(PREFIX)) return;
  for (const name of readdirSync(parent)) {
    const [, pid] = /^kinora-tests-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(parent, name));
  }
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // Some tests start PostgreSQL as another user, who has to pass.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => remove(folder));
}

function remove(folder: string): void {
  // A process that is just ending may still write there.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
