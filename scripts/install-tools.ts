import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the programs of `tools/` when they are missing, or older than their lockfile. */
const folder = join(import.meta.dirname, '../tools');
const time = (path: string) =>
  statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;

if (time('node_modules/.package-lock.json') < time('package-lock.json')) {
  execFileSync('npm', ['ci', '--prefix', folder], { stdio: 'inherit' });
}
