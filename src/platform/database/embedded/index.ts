export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export { type EmbeddedPostgres, useEmbeddedPostgres } from './use-embedded-postgres.ts';
