import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const FOLDER = import.meta.dirname;
const DIST = join(FOLDER, 'dist');
const STAMP = join(DIST, '.built-from');

/** Builds the studio unless it was built from exactly these sources. Without Vite, it stays as it is. */
async function build(): Promise<void> {
  const sources = versionOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  const vite = await import('vite').catch(() => null);
  if (vite === null) {
    process.stderr.write('The studio is not built: Vite is not installed.\n');
    return;
  }
  const { NODE_ENV } = process.env;
  // Tests have another one, under which React would be built for its own developers.
  process.env['NODE_ENV'] = 'production';
  await vite.build({ configFile: join(FOLDER, 'vite.config.ts'), logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  packFiles();
  writeFileSync(STAMP, sources);
}

/** Changes with every change of a source, and with the versions of what is built in. */
function versionOfSources(): string {
  const hash = createHash('sha256');
  const files = ['package.json', 'vite.config.ts', 'build.ts', ...filesIn('src')];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(FOLDER, file)));
  return hash.digest('hex');
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(join(FOLDER, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length + 1))
    .sort();
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

await build();
