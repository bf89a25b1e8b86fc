export { type Database, openDatabase } from './database.ts';
export { migrate, pendingMigrations } from './migrate.ts';
export { sharedSecret } from './secrets.ts';
export { claimSoleServer } from './sole-server.ts';
export { inTransaction, type Queryable } from './transaction.ts';
