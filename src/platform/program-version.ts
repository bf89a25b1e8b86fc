import { readFileSync } from 'node:fs';

const PACKAGE_FILE = new URL('../../package.json', import.meta.url);

/** The version of this program, from its package. */
export function programVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(PACKAGE_FILE, 'utf8'));
  return version;
}
