import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNodeServer } from './start-node-server.ts';
import type { HttpRequest, Ours, Server } from './target.ts';

const CLI = join(import.meta.dirname, '../../src/cli/kinora.ts');

/** The service as `kinora api` runs it, with an empty database of its own. */
export function kinora(request: HttpRequest): Ours {
  return { request, start: async () => (await startKinora()).server };
}

/** `api` accepts and answers; `serve` also works. */
export async function startKinora(
  command: 'api' | 'serve' = 'api',
  environment: Readonly<Record<string, string>> = {},
): Promise<{ server: Server; dataDir: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const dataDir = join(folder, 'data');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const server = await startNodeServer({
      script: CLI,
      args: ['--json', command],
      // A folder without a `.env` to read.
      folder,
      environment: {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        RATE_LIMIT_MULTIPLIER: '1000000',
        LOG_LEVEL: 'error',
        ALLOW_UNSAFE: 'no-mail',
        ...environment,
      },
    });
    const stop = () => server.stop().finally(removeFolder);
    return { server: { ...server, stop }, dataDir };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
