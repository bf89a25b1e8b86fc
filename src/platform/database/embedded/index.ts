export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  useEmbeddedPostgres,
} from './use-embedded-postgres.ts';
