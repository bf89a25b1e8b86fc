import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildOnce } from '../build-once.ts';

const FOLDER = import.meta.dirname;
const DIST = join(FOLDER, 'dist');

/** Without Vite, it stays as it is. */
async function build(): Promise<boolean> {
  const vite = await import('vite').catch(() => null);
  if (vite === null) {
    process.stderr.write('The studio is not built: Vite is not installed.\n');
    return false;
  }
  const { NODE_ENV } = process.env;
  // Tests have another one, under which React would be built for its own developers.
  process.env['NODE_ENV'] = 'production';
  await vite.build({ configFile: join(FOLDER, 'vite.config.ts'), logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  packFiles();
  return true;
}

/** Once, as small as it gets, instead of with every answer. */
function packFiles(): void {
  for (const name of readdirSync(DIST)) {
    if (!/\.(js|css)$/.test(name)) continue;
    const bytes = readFileSync(join(DIST, name));
    writeFileSync(join(DIST, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(DIST, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

await buildOnce({ folder: FOLDER }, build);
