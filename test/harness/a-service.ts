import pg from 'pg';
import { startService } from '../../src/compose/index.ts';
import type { Permission } from '../../src/contract/permissions.ts';
import type { PlanId } from '../../src/contract/plans.ts';
import { insertAccount } from '../../src/domain/accounts/index.ts';
import { grantCredits } from '../../src/domain/credits/index.ts';
import { createKey } from '../../src/domain/keys/index.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { readConfiguration } from '../../src/platform/configuration/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { aDatabase } from './a-database.ts';
import { aTemporaryFolder } from './a-temporary-folder.ts';
import { aCheckedLog, noteCookies, noteSecretsIn } from './checked-log.ts';
import { checkAgainstOpenApi } from './openapi-check.ts';
import { whenDone } from './when-done.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; `undefined` when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers the way a client would.
  readonly body: any;
}

interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
}

export interface TestService {
  /** Where it really listens; its own documents say `BASE_URL`. */
  readonly origin: string;
  readonly port: number;
  call(path: string, request?: Request): Promise<Answer>;
  /** A fresh account, with what its owner would know. */
  anAccount(account?: {
    email?: string;
    plan?: PlanId;
  }): Promise<{ accountId: string; email: string }>;
  /** A key of a fresh account, or of the given one. */
  aKey(key?: KeyWish): Promise<{ accountId: string; keyId: string; secret: string }>;
  /** Adds credits to what an account has. */
  grant(accountId: string, credits: number): Promise<void>;
  /** Says that a generation has changed, as another process would. */
  announce(id: string): Promise<void>;
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  /** The lines of its log. */
  logged(): readonly string[];
  stop(): Promise<void>;
}

interface KeyWish {
  readonly accountId?: string;
  readonly permissions?: readonly Permission[];
  readonly dailyCeiling?: number | null;
}

interface ServiceOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** Without a worker accepted generations stay where they are. */
  readonly worker?: boolean;
}

/** The whole service on a fresh database, listening on a free port; stopped after the test file. */
export async function aService(options: ServiceOptions = {}): Promise<TestService> {
  const databaseUrl = options.environment?.['DATABASE_URL'] ?? (await aDatabase('withSigningKey'));
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    PORT: '0',
    BASE_URL: 'http://kinora.test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    DATA_DIR: await aTemporaryFolder(),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_MULTIPLIER: '10000',
    ...options.environment,
  });
  const clock = options.clock === undefined ? {} : { clock: options.clock };
  const { log, logged } = aCheckedLog();
  const service = await startService(configuration, {
    log,
    roles: { api: true, worker: options.worker === true },
    ...clock,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.stop();
    return stopped;
  };
  whenDone(stop);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  whenDone(() => pool.end());
  const anAccount: TestService['anAccount'] = async ({ email, plan = 'free' } = {}) => {
    const id = newId('acc', systemClock);
    const address = email ?? `${id}@example.com`;
    await insertAccount(pool, { id, email: address, name: 'Ada', plan });
    return { accountId: id, email: address };
  };
  if (service.port === null) throw new Error('The service under test has no HTTP server');
  const { port } = service;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    call: (path, request) => call(origin, path, request),
    pool,
    databaseUrl,
    logged,
    anAccount,
    announce: async (id) => {
      await pool.query("select pg_notify('generation', $1)", [`another-process ${id}`]);
    },
    grant: async (accountId, credits) => {
      const cause = `test:${newId('grant', systemClock)}`;
      await grantCredits(pool, { cause, accountId, credits, reason: 'test' });
    },
    aKey: async ({ accountId, permissions, dailyCeiling = null } = {}) => {
      const owner = accountId ?? (await anAccount()).accountId;
      const { key, secret } = await createKey(
        { pool, clock: systemClock },
        {
          accountId: owner,
          name: 'test',
          permissions: permissions ?? ['generate', 'read'],
          dailyCeiling,
        },
      );
      return { accountId: owner, keyId: key.id, secret };
    },
    stop,
  };
}

/** Every answer to a documented path is checked against the OpenAPI document on the way. */
async function call(origin: string, path: string, request: Request = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, json, raw } = request;
  const body = json === undefined ? raw : JSON.stringify(json);
  const url = new URL(`${origin}${path}`);
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  noteSecretsIn(path, typeof body === 'string' ? body : '', headers['authorization'] ?? '', text);
  noteSecretsIn(response.headers.get('location') ?? '');
  noteCookies(headers['cookie'] ?? '');
  noteCookies(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
  const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
  const answer = {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
  // Not as it was written: a dot in it, for example, is gone on the way.
  checkAgainstOpenApi({ method, path: url.pathname, ...answer });
  return answer;
}
