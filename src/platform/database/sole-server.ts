import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';

const SOLE_SERVER_LOCK = 7_305_001;
const RETRY_AFTER_MS = 250;
const CONNECT_MS_MAX = 5_000;
/** The database may take a moment to notice that our old session is gone. */
const OWN_SESSION_GONE_MS_MAX = 2_000;

interface ClaimOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** Another server has the folder now; this one must stop. */
  readonly onTaken: (error: OperatorError) => void;
}

/**
 * Claims the data folder for this server. The claim is a session lock, so it ends with the process
 * however the process ends, and leaves nothing behind that a later start would have to judge. When the
 * session is lost, because the database restarts, the lock is taken again.
 */
export async function claimSoleServer(
  connection: pg.ClientConfig,
  { dataDir, log, onTaken }: ClaimOptions,
): Promise<{ release(): Promise<void> }> {
  const first = await openClaim(connection);
  if (first === 'taken') {
    throw new OperatorError(`Another server is already running on the data folder ${dataDir}`);
  }
  const releasing = new AbortController();
  const { signal } = releasing;
  let claim: Claim = first;

  async function keep(): Promise<void> {
    for (;;) {
      await claim.lost;
      if (signal.aborted) return;
      log.warn('lost the session that claims the data folder; claiming it again');
      const next = await claimAgain(connection, signal);
      if (next === 'released') return;
      if (next === 'taken') {
        onTaken(
          new OperatorError(
            `Another server has claimed the data folder ${dataDir} while the database was away; this one stops`,
          ),
        );
        return;
      }
      claim = next;
    }
  }

  const kept = keep();
  return {
    release: async () => {
      releasing.abort();
      await claim.end();
      await kept;
    },
  };
}

interface Claim {
  /** Resolves when the session has ended, whatever the reason. */
  readonly lost: Promise<void>;
  end(): Promise<void>;
}

/** One try; throws when the database is out of reach. */
async function openClaim(connection: pg.ClientConfig): Promise<Claim | 'taken'> {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_MS_MAX, ...connection });
  client.on('error', () => {});
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  client.once('end', resolve);
  const end = () => client.end().catch(() => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ claimed: boolean }>(
      'select pg_try_advisory_lock($1) as claimed',
      [SOLE_SERVER_LOCK],
    );
    if (rows[0]?.claimed === true) return { lost, end };
  } catch (error) {
    await end();
    throw error;
  }
  await end();
  return 'taken';
}

/** Tries until the database is back. */
async function claimAgain(
  connection: pg.ClientConfig,
  signal: AbortSignal,
): Promise<Claim | 'taken' | 'released'> {
  let takenSince: number | null = null;
  while (!signal.aborted) {
    const claim = await openClaim(connection).catch(() => 'away' as const);
    if (claim !== 'taken' && claim !== 'away') {
      if (!signal.aborted) return claim;
      await claim.end();
    }
    if (claim === 'taken') {
      takenSince ??= performance.now();
      if (performance.now() - takenSince > OWN_SESSION_GONE_MS_MAX) return 'taken';
    }
    await pause(RETRY_AFTER_MS, undefined, { signal, ref: false }).catch(() => {});
  }
  return 'released';
}
