export { type Database, openDatabase } from './database.ts';
export { migrate, pendingMigrations } from './migrate.ts';
export { claimSoleServer } from './sole-server.ts';
