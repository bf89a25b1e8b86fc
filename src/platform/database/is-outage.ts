/** Error codes of a server that stops, starts, is full, lacks our database or is a read-only standby. */
const SERVER_IS_AWAY = /^(08...|53...|57P0[1-5]|3D000|25006)$/;
/** A statement, a lock or an idle transaction that took too long, and a deadlock that was broken up. */
const SERVER_IS_BUSY = /^(57014|55P03|25P0[34]|40P01)$/;
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
/** The driver has no codes for the errors that it detects itself. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** True when a statement failed because the database was out of reach or busy, not because it was wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  // One error per address of a host name.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  if (!(error instanceof Error)) return false;
  if (DRIVER_MESSAGES.test(error.message)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if ('severity' in error) return SERVER_IS_AWAY.test(code) || SERVER_IS_BUSY.test(code);
  return 'syscall' in error && error.syscall !== 'open' && NETWORK_IS_AWAY.has(code);
}
