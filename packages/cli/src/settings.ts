import { readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

export const LOCAL = 'http://localhost:8080';

/** What `login` has kept: a key for each service. */
interface Kept {
  readonly url?: string;
  readonly keys?: Readonly<Record<string, string>>;
}

export interface Settings {
  readonly file: string;
  /** The service of the last login. */
  readonly url: string | undefined;
  keyOf(url: string): string | undefined;
  keep(url: string, key: string): Promise<void>;
  forget(url: string): Promise<void>;
}

/** Reads the file that only its owner can read. */
export async function readSettings(environment: NodeJS.ProcessEnv): Promise<Settings> {
  const folder = environment['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  const file = join(folder, 'kino/settings.json');
  const kept = await read(file);
  return {
    file,
    url: kept.url,
    keyOf: (url) => kept.keys?.[url],
    keep: (url, key) => writeWhole(file, { url, keys: { ...kept.keys, [url]: key } }),
    forget: async (url) => {
      const { [url]: _, ...keys } = kept.keys ?? {};
      if (Object.keys(keys).length === 0) await rm(file, { force: true });
      else await writeWhole(file, { ...(kept.url === url ? {} : { url: kept.url ?? '' }), keys });
    },
  };
}

async function read(file: string): Promise<Kept> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}
