export { type Database, openDatabase } from './database.ts';
export { isDatabaseOutage } from './is-outage.ts';
export { keepSession } from './lasting-session.ts';
export { migrate, pendingMigrations } from './migrate.ts';
export { patientPool } from './patient-pool.ts';
export { sharedSecret } from './secrets.ts';
export { claimSoleServer } from './sole-server.ts';
export { inTransaction, type Queryable } from './transaction.ts';
