import type pg from 'pg';
import type { Log } from '../../platform/log.ts';

const WRITE_EVERY_MS = 5_000;

/** Notes which key called which route, and writes it down now and then. */
export interface KeyUsage {
  note(keyId: string, route: string): void;
  /** Writes what is noted; called by itself every few seconds. */
  write(): Promise<void>;
  close(): Promise<void>;
}

export function createKeyUsage(pool: pg.Pool, log: Log): KeyUsage {
  let noted = new Map<string, Map<string, number>>();

  async function write(): Promise<void> {
    if (noted.size === 0) return;
    const taken = noted;
    noted = new Map();
    await writeCalls(pool, taken);
  }

  const timer = setInterval(() => {
    write().catch((error: unknown) => log.warn({ err: error }, 'key usage was not written'));
  }, WRITE_EVERY_MS).unref();

  return {
    note: (keyId, route) => {
      const routes = noted.get(keyId) ?? new Map<string, number>();
      routes.set(route, (routes.get(route) ?? 0) + 1);
      noted.set(keyId, routes);
    },
    write,
    close: async () => {
      clearInterval(timer);
      await write().catch((error: unknown) =>
        log.warn({ err: error }, 'key usage was not written'),
      );
    },
  };
}

async function writeCalls(
  pool: pg.Pool,
  noted: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Promise<void> {
  const rows = [...noted].flatMap(([keyId, routes]) =>
    [...routes].map(([route, calls]) => ({ keyId, route, calls })),
  );
  // Sorted, so that two processes that write at once lock rows in the same order.
  rows.sort((a, b) => a.keyId.localeCompare(b.keyId) || a.route.localeCompare(b.route));
  await pool.query(
    `with noted as (
       select * from unnest($1::text[], $2::text[], $3::int[]) as n(key_id, route, calls)
     ), used as (
       update api_key set last_used_at = now() where id in (select key_id from noted)
     )
     insert into route_call (key_id, route, day, calls)
     select key_id, route, (now() at time zone 'utc')::date, calls from noted
     where exists (select 1 from api_key where id = noted.key_id)
     order by route, key_id
     on conflict (route, day, key_id) do update set calls = route_call.calls + excluded.calls`,
    [rows.map((row) => row.keyId), rows.map((row) => row.route), rows.map((row) => row.calls)],
  );
}
