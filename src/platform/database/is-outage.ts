/** Of PostgreSQL: it goes, it comes, it is full, lacks our database, or is a standby that writes nothing. */
const SERVER_IS_AWAY = /^(08...|53...|57P0[1-5]|3D000|25006)$/;
const NETWORK_IS_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver has no codes for what it notices by itself. */
const WORDS_OF_THE_DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** True when a statement failed because the database was out of reach, not because it was wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  // A name with several addresses, none of which answers.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  if (!(error instanceof Error)) return false;
  if (WORDS_OF_THE_DRIVER.test(error.message)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if ('severity' in error) return SERVER_IS_AWAY.test(code);
  return 'syscall' in error && error.syscall !== 'open' && NETWORK_IS_AWAY.has(code);
}
