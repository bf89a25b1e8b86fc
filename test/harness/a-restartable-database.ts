import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { useEmbeddedPostgres } from '../../src/platform/database/embedded/index.ts';
import { until } from './wait.ts';

/** A PostgreSQL of its own, for a test that takes it away from the service. */
export interface RestartableDatabase {
  readonly url: string;
  /**
   * `fast` ends every session in order, `immediate` is a crash that the log is replayed after.
   * Resolves when the server is back.
   */
  restart(how: 'fast' | 'immediate'): Promise<void>;
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export async function aRestartableDatabase(): Promise<RestartableDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinora-restarts-'));
  const server = await useEmbeddedPostgres({ dataDir });
  onTestFinished(async () => {
    await server.release();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { host, port, user, password, database } = server.connection;
  /** The process and whether it takes anybody in, from the file that the server keeps. */
  const look = async () => {
    const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
    const lines = text.split('\n');
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
  };
  return {
    url: `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    restart: async (how) => {
      const { pid } = await look();
      // A signal to process 0 goes to the whole group, this process included.
      if (!(pid > 0)) throw new Error('The server keeps no number of its process');
      process.kill(pid, SIGNALS[how]);
      // Whoever uses an embedded server starts it again when it is gone, and so does this process.
      const isBack = async () => {
        const now = await look();
        return now.pid > 0 && now.pid !== pid && now.isReady;
      };
      await until(isBack, { what: 'the restart' });
    },
  };
}
