import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { BrowserContext } from 'playwright-core';
import { startKinora } from '../../bench/http/kinora.ts';
import { useEmbeddedPostgres } from '../../src/platform/database/embedded/index.ts';
import { aLibrary } from '../../test/harness/a-library.ts';
import { aFreePort, until } from '../../test/harness/wait.ts';

const PERSON = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };
const LIBRARY_SIZE = 10_000;

export interface OwnService {
  readonly url: string;
  /** Signs up, in the browser, somebody with ten thousand results. */
  signIn(context: BrowserContext): Promise<void>;
  stop(): Promise<void>;
}

/** A service with an empty database, which is removed with it. */
export async function startOwnService(): Promise<OwnService> {
  const port = String(await aFreePort());
  const url = `http://127.0.0.1:${port}`;
  const { server, dataDir } = await startKinora('serve', { PORT: port, BASE_URL: url });
  return {
    url,
    signIn: async (context) => {
      await signUp(context, dataDir);
      await fillLibrary(dataDir);
    },
    stop: server.stop,
  };
}

async function signUp(context: BrowserContext, dataDir: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(PERSON.name);
  await page.getByLabel('E-mail address').fill(PERSON.email);
  await page.getByLabel('Password').fill(PERSON.password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.goto(await linkOfFirstMail(join(dataDir, 'mail')));
  await page.locator('main form button').click();
  await page.waitForURL('**/generate');
  await page.close();
}

async function linkOfFirstMail(folder: string): Promise<string> {
  let link = '';
  const look = async () => {
    const [file] = await readdir(folder).catch(() => []);
    if (file === undefined) return false;
    // A mail breaks its lines with "=" at their ends, and writes that sign itself as "=3D".
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll(/=\r?\n/g, '');
    [link = ''] = /https?:\/\/[^\s"<>]+/.exec(text.replaceAll('=3D', '=')) ?? [];
    return link !== '';
  };
  await until(look, { what: 'the mail that confirms the address' });
  return link;
}

async function fillLibrary(dataDir: string): Promise<void> {
  const postgres = await useEmbeddedPostgres({ dataDir });
  const pool = new pg.Pool(postgres.connection);
  try {
    const { rows } = await pool.query<{ id: string }>('select id from account where email = $1', [
      PERSON.email,
    ]);
    await aLibrary(pool, { accountId: rows[0]?.id ?? '', dataDir, size: LIBRARY_SIZE });
  } finally {
    await pool.end();
    await postgres.release();
  }
}

/** The session of somebody at a service that runs already. */
export async function useCookie(
  context: BrowserContext,
  { url, cookie }: { readonly url: string; readonly cookie: string },
): Promise<void> {
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    }),
  );
}
