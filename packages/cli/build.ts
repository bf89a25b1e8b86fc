import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOnce } from '../build-once.ts';

const folder = import.meta.dirname;
const file = join(folder, 'dist/kino.js');

/** One file with the SDK in it, so that nothing else has to be installed. Without the tools, it stays as it is. */
await buildOnce({ folder, also: [fileURLToPath(import.meta.resolve('kinora-sdk'))] }, async () => {
  const rolldown = await import('rolldown').catch(() => null);
  if (rolldown === null) return false;
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  await rolldown.build({
    input: join(folder, 'src/kino.ts'),
    platform: 'node',
    output: { file, format: 'esm' },
    logLevel: 'warn',
  });
  return true;
});
