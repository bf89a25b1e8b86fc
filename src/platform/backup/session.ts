import type { Queryable } from '../database/index.ts';

/** How values are written and read must not depend on the server, and a large table takes its time. */
export async function settleSession(database: Queryable): Promise<void> {
  await database.query(`set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local timezone = 'UTC';
    set local bytea_output = 'hex';
    set local extra_float_digits = 3;
    set local statement_timeout = 0;
    set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`);
}
