import { join } from 'node:path';
import { buildOnce } from '../build-once.ts';

const folder = import.meta.dirname;
const source = (name: string) => join(folder, 'src', name);

/** The programs that draw and read, in few files: they load faster. Without the tools, their sources run. */
await buildOnce({ folder }, async () => {
  const rolldown = await import('rolldown').catch(() => null);
  if (rolldown === null) return false;
  await rolldown.build({
    input: {
      'process-main': source('processes/process-main.ts'),
      'thread-main': source('threads/thread-main.ts'),
      'reading-main': source('read-prompt/reading-main.ts'),
    },
    platform: 'node',
    // Packages keep their own files beside them.
    external: /^[^./]/,
    output: { dir: join(folder, 'dist'), format: 'esm', chunkFileNames: '[name].js' },
    logLevel: 'warn',
  });
  return true;
});
