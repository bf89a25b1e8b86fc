import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOnce } from '../build-once.ts';

const folder = import.meta.dirname;
const dist = join(folder, 'dist');

/** One file that runs everywhere, and its types. Without the tools, it stays as it is. */
await buildOnce({ folder }, async () => {
  const rolldown = await import('rolldown').catch(() => null);
  if (rolldown === null) return false;
  rmSync(dist, { recursive: true, force: true });
  await rolldown.build({
    input: join(folder, 'src/index.ts'),
    output: { file: join(dist, 'index.js'), format: 'esm' },
    logLevel: 'warn',
  });
  const compiler = fileURLToPath(
    new URL('bin/tsc', import.meta.resolve('typescript/package.json')),
  );
  execFileSync(process.execPath, [compiler, '-p', folder], { stdio: 'inherit' });
  nameOutputs();
  return true;
});

/** Declarations name the sources that they were made from; what is published has none. */
function nameOutputs(): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(dist, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
}
