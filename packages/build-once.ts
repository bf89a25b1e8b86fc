import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Built {
  /** The package; its output is in `dist`. */
  readonly folder: string;
  /** What it is made from, besides its package.json, its own files and `src`. */
  readonly also?: readonly string[];
}

/** Builds a package unless it was built from exactly these sources. */
export async function buildOnce(
  { folder, also = [] }: Built,
  build: () => Promise<boolean>,
): Promise<void> {
  const stamp = join(folder, 'dist/.built-from');
  const sources = versionOf(folder, [...filesOf(folder), ...also]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) {
    // A file may be newer and the same, as after a switch of branches; whoever loads what was built goes by the time.
    utimesSync(stamp, new Date(), new Date());
    return;
  }
  if (await build()) writeFileSync(stamp, sources);
}

/** Changes with every change of a source, and with the versions of what is built in. */
function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${relative(folder, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(folder: string): readonly string[] {
  const own = readdirSync(folder, { withFileTypes: true });
  const sources = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true });
  return [...own, ...sources]
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
