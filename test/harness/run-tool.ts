import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOOLS = join(import.meta.dirname, '../../tools/node_modules');
const WITHIN_MS = 120_000;

/** Programs of `tools/` are there after `npm run tools`; the service is run and tested without them. */
export function isToolInstalled(program: string): boolean {
  return existsSync(join(TOOLS, program));
}

/** Runs a program of `tools/`, given as the path of its script. */
export function runTool(
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(TOOLS, program), ...args],
      {
        cwd: tmpdir(),
        timeout: WITHIN_MS,
        maxBuffer: 16 * 1_048_576,
        env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), NO_COLOR: '1' },
      },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : Number(error.code ?? 1);
        resolve({ code, output: `${stdout}${stderr}` });
      },
    );
  });
}
