export { type Database, openDatabase, withOperatorPool } from './database.ts';
export { isDatabaseOutage } from './is-outage.ts';
export { appliedMigrations, knownMigrations, migrate, pendingMigrations } from './migrate.ts';
export { reconnectingPool } from './reconnecting-pool.ts';
export { reconnectingSession } from './reconnecting-session.ts';
export { sharedSecret } from './secrets.ts';
export { claimSoleServer } from './sole-server.ts';
export { waitForLocksAs } from './timeouts.ts';
export { inTransaction, type Queryable } from './transaction.ts';
